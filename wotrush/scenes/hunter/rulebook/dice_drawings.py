"""Pictures of what dice decide: attacks, ammo, spying, and shots that are answered."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.words import AP, DRY, PINNED
from wotrush.scenes.hunter.duel.dice import DiePicture
from wotrush.scenes.hunter.rulebook.drawings import SMALL, TILTED, faces, kind_of, unit
from wotrush.scenes.rulebook.drawings import CARD, GAP, DrawingPart, row
from wotrush.scenes.rulebook.signs import Arrow
from wotrush.scenes.style.palette import STANDARD

DIE = 70.0
WORD = 40.0
"""How much wider a word below a die may be than the die."""
SUM = Vector2(220, 48)
"""The size of the plate with the sum."""


def die(value: int, *, hit: bool) -> DiePicture:
    """Return a die, with a golden rim if it is a success."""
    return DiePicture(
        value, STANDARD.paper[0], STANDARD.on_paper, STANDARD.gold[0] if hit else STANDARD.paper_rim
    )


@dataclass(frozen=True, slots=True)
class TargetNumber:
    """An attacker, its target, the target number, and a die that hits and one that misses."""

    attacker: str
    target: str

    @property
    def values(self) -> tuple[int, int]:
        """The value of the armor-piercing strike, and the defence."""
        return box().values[kind_of(self.attacker)][AP][0], box().defence[kind_of(self.target)]

    @property
    def number(self) -> int:
        strike, defence = self.values
        return strike - defence

    def parts(self) -> list[DrawingPart]:
        parts = row([unit(self.attacker), Arrow(), unit(self.target)])
        x, y = parts[-1].rect.right + 2 * GAP, CARD.y / 2 - SUM.y - GAP / 2
        strike, defence = self.values
        text = f"{strike} − {defence} = {self.number}"
        parts.append(DrawingPart(text, FRect(x, y, *SUM)))
        for value, said in ((self.number, t("hit")), (self.number + 2, t("missed"))):
            below = FRect(x, y + SUM.y + GAP, DIE, DIE)
            parts.append(DrawingPart(die(value, hit=value <= self.number), below))
            parts.append(DrawingPart(said, FRect(x, below.bottom + 4, DIE + WORD, 36)))
            x += DIE + WORD + GAP
        return parts


@dataclass(frozen=True, slots=True)
class OutOfAmmo:
    """A unit, the die that shows its fire readiness, and the unit out of ammo."""

    code: str

    @property
    def shown(self) -> int:
        return box().ammo[kind_of(self.code)]

    def parts(self) -> list[DrawingPart]:
        size = CARD * SMALL
        parts = row([unit(self.code), Arrow(), unit(self.code, DRY)], size)
        return [*parts, _above(parts[1], die(self.shown, hit=False))]


@dataclass(frozen=True, slots=True)
class Spied:
    """A spy, its die, and as many hidden units as that shows, revealed."""

    spy: str
    revealed: tuple[str, ...]

    def parts(self) -> list[DrawingPart]:
        hidden = [faces().back(place) for place in range(7, 7 + len(self.revealed))]
        parts = row([unit(self.spy), Arrow(), *hidden, Arrow(), *map(unit, self.revealed)], CARD * SMALL)
        return [*parts, _above(parts[1], die(len(self.revealed), hit=True))]


@dataclass(frozen=True, slots=True)
class Shelled:
    """A shell that pins its target."""

    attacker: str
    target: str

    def parts(self) -> list[DrawingPart]:
        before = row([unit(self.attacker), Arrow(), unit(self.target), Arrow()])
        pinned = FRect(before[-1].rect.right + 1.5 * GAP, 0, *CARD)
        return [*before, DrawingPart(unit(self.target, PINNED), pinned, angle=TILTED)]


@dataclass(frozen=True, slots=True)
class Answered:
    """An attack that missed, and the counterattack that destroyed the attacker."""

    attacker: str
    target: str

    def parts(self) -> list[DrawingPart]:
        parts = row([unit(self.attacker), Arrow(), unit(self.target), Arrow()])
        gone = FRect(parts[-1].rect.right + GAP, 0, *CARD)
        dice = [_above(parts[1], die(6, hit=False)), _above(parts[3], die(1, hit=True))]
        return [*parts, DrawingPart(unit(self.attacker), gone, alpha=0.35), *dice]


def _above(arrow: DrawingPart, shown: DiePicture) -> DrawingPart:
    """Put a die above an arrow."""
    assert isinstance(arrow.what, Arrow)
    return DrawingPart(shown, FRect(arrow.rect.centerx - DIE / 2, arrow.rect.y - DIE - 6, DIE, DIE))
