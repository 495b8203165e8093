"""The pictures of the rule book, made from the game's own cards, so that they show what is printed on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from pygame import FRect, Vector2

from wotrush.i18n import mark, t
from wotrush.model.rush.cards import Ability, Card, Kind, Passive
from wotrush.model.rush.default import default_catalogue
from wotrush.model.rush.scoring import Achievement
from wotrush.scenes.rulebook.drawings import ARROW, CARD, GAP, DrawingPart, row
from wotrush.scenes.rulebook.signs import Arrow, DrawnSign
from wotrush.scenes.rush import faces as art
from wotrush.scenes.rush.board.marks import achievement_picture
from wotrush.scenes.rush.cards.faces import BackPicture, Faces
from wotrush.scenes.rush.cards.sides import CardSide
from wotrush.scenes.rush.texts import words
from wotrush.scenes.style.palette import Palette
from wotrush.stage.drawing.shapes import Face

BESIDE = 0.6
"""How far right of its base a defender stands, in widths of a card: about as at the table, where its points stay free."""
DEFENDED = 48.0
"""How much more room the drawing of defending takes than the others, for the defender beside the base."""
BARRACKS = ("engineers", "technicians", "volunteers")


@cache
def faces() -> Faces:
    return Faces(default_catalogue().cards)


@cache
def card_of(code: str) -> Card:
    """Return the first card with that code, or of that kind: "base", "engineers" and so on."""
    cards = default_catalogue().cards
    return next(
        card for card in cards if code == (card.code if card.kind is Kind.VEHICLE else card.kind.name.lower())
    )


def face_of(card: Card, side: CardSide, *, damaged: bool = False) -> Face:
    """Return what that side of the card looks like."""
    return faces().side(card.id, side, damaged=damaged)


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards in a row, by code; `share` is their size in that of usual cards."""

    codes: tuple[str, ...]
    side: CardSide
    share: float = 1.0

    def parts(self) -> list[DrawingPart]:
        return row((face_of(card_of(code), self.side) for code in self.codes), CARD * self.share)


@dataclass(frozen=True, slots=True)
class Examples:
    """Cards of several nations with one of these printed on them."""

    wanted: tuple[Ability | Passive, ...]

    def parts(self) -> list[DrawingPart]:
        found = [card for wanted in self.wanted for card in _one_each(default_catalogue().cards, wanted)]
        return row(face_of(card, CardSide.HAND) for card in found)


def _one_each(cards: Sequence[Card], wanted: Ability | Passive) -> list[Card]:
    """Return the first vehicle with it from each of three nations."""
    first: dict[int, Card] = {}
    for card in cards:
        if card.nation is not None and (
            wanted in card.passives or any(a == wanted for a, _ in card.abilities)
        ):
            first.setdefault(card.nation, card)
    return list(first.values())[:3]


@dataclass(frozen=True, slots=True)
class CloseUp:
    """One large card with everything on it spelled out."""

    code: str

    def parts(self) -> list[DrawingPart]:
        return [DrawingPart(faces().zoom(card_of(self.code).id), FRect(0, 0, 400, 560))]


@dataclass(frozen=True, slots=True)
class Medals:
    """One and two medals of every nation."""

    def parts(self) -> list[DrawingPart]:
        kinds = (Kind.MEDAL, Kind.DOUBLE)
        first = {
            (card.nation, card.kind): card
            for card in reversed(default_catalogue().cards)
            if card.kind in kinds
        }
        return row(
            (
                face_of(first[key], CardSide.HAND)
                for key in sorted(first, key=lambda key: (key[0] or 0, key[1]))
            ),
            Vector2(115, 161),
            gap=12,
        )


@dataclass(frozen=True, slots=True)
class BasesDrawing:
    """A base that is whole, and one that is damaged and therefore turned."""

    def parts(self) -> list[DrawingPart]:
        base = card_of("base")
        whole, damaged = (face_of(base, CardSide.BASE, damaged=hurt) for hurt in (False, True))
        return [
            DrawingPart(whole, FRect(0, 0, *CARD)),
            DrawingPart(Arrow(), FRect(CARD.x + GAP, CARD.y / 2 - ARROW.y / 2, *ARROW)),
            DrawingPart(damaged, FRect(CARD.x + ARROW.x + 2 * GAP + 30, 0, *CARD), angle=90.0),
        ]


@dataclass(frozen=True, slots=True)
class Shift:
    """The Reserve at the end of a turn: a new card comes from the deck, the row moves on, the last card leaves."""

    def parts(self) -> list[DrawingPart]:
        codes = ("us12", "de03", "fr09", "su13")
        shown = [face_of(card_of(code), CardSide.RESERVE) for code in codes]
        parts = row([BackPicture(art.Back.VEHICLES), Arrow(), *shown[:3], Arrow(), shown[3]])
        leaving = parts[-1]
        return [*parts[:-1], DrawingPart(leaving.what, leaving.rect, alpha=0.45)]


@dataclass(frozen=True, slots=True)
class PaymentDrawing:
    """Cards that pay, and the vehicle that they buy."""

    payers: tuple[str, ...]
    vehicle: str

    def parts(self) -> list[DrawingPart]:
        payers = [card_of(code) for code in self.payers]
        vehicle = card_of(self.vehicle)
        return row(
            [
                *(face_of(card, CardSide.HAND) for card in payers),
                Arrow(),
                face_of(vehicle, CardSide.RESERVE),
            ]
        )


@dataclass(frozen=True, slots=True)
class FourWays:
    """What a card of the hand can do at the table: pay, use its ability, defend a base, attack one."""

    payer: str = "engineers"
    bought: str = "fr03"
    researcher: str = "technicians"
    researched: str = "us03"

    def parts(self) -> list[DrawingPart]:
        size, cell = CARD * 0.54, 276.0
        top = Vector2(0, 50)
        base = face_of(card_of("base"), CardSide.BASE)
        bought, researched = (
            face_of(card_of(code), CardSide.RESERVE) for code in (self.bought, self.researched)
        )
        ways = (
            (mark("Buying"), card_of(self.payer), bought, False),
            (mark("Using abilities"), card_of(self.researcher), researched, False),
            (mark("Defending"), card_of("de18"), base, True),
            (mark("The assault"), card_of("su08"), base, False),
        )
        parts: list[DrawingPart] = []
        for number, (title, card, target, defends) in enumerate(ways):
            at = top + Vector2(number * cell + (DEFENDED if number > 2 else 0), 0)
            aim = FRect(at.x + size.x + 44, at.y, *size)
            parts += [
                DrawingPart(t(title), FRect(at.x, 0, cell - 16, 34)),
                DrawingPart(face_of(card, CardSide.HAND), FRect(*at, *size)),
                DrawingPart(Arrow(), FRect(at.x + size.x + 6, aim.centery - 16, 32, 32)),
                DrawingPart(target, aim),
            ]
            if defends:
                parts.append(DrawingPart(face_of(card, CardSide.TOKEN), aim.move(BESIDE * size.x, 0)))
        return parts


@dataclass(frozen=True, slots=True)
class Defence:
    """A defender in front of its base, and another one that is damaged."""

    def parts(self) -> list[DrawingPart]:
        base = face_of(card_of("base"), CardSide.BASE)
        upright, damaged = (card_of(code) for code in ("us17", "de05"))
        aside = Vector2(BESIDE * CARD.x, 0)
        return [
            DrawingPart(base, FRect(0, 0, *CARD)),
            DrawingPart(face_of(upright, CardSide.TOKEN), FRect(*aside, *CARD)),
            DrawingPart(base, FRect(2 * CARD.x, 0, *CARD)),
            DrawingPart(
                face_of(damaged, CardSide.TOKEN, damaged=True),
                FRect(2 * CARD.x + aside.x, aside.y, *CARD),
                angle=90.0,
            ),
        ]


@dataclass(frozen=True, slots=True)
class HitDrawing:
    """A hit and its effect: the target is turned, or it is gone."""

    attacker: str
    target: str
    destroyed: bool

    def parts(self) -> list[DrawingPart]:
        attacker, target = card_of(self.attacker), card_of(self.target)
        side = CardSide.BASE if target.kind is Kind.BASE else CardSide.TOKEN
        before = row([face_of(attacker, CardSide.HAND), Arrow(), face_of(target, side), Arrow()])
        x = before[-1].rect.right + GAP
        if self.destroyed:
            return [
                *before,
                DrawingPart(face_of(target, side, damaged=True), FRect(x, 0, *CARD), alpha=0.35),
            ]
        after = FRect(x + 30, 0, *CARD)
        return [*before, DrawingPart(face_of(target, side, damaged=True), after, angle=90.0)]


@dataclass(frozen=True, slots=True)
class AchievementSign(DrawnSign):
    """The sign of what an achievement counts."""

    achievement: Achievement

    def face(self, palette: Palette) -> Face:
        return achievement_picture(self.achievement, palette.gold_light)


@dataclass(frozen=True, slots=True)
class Achievements:
    """All achievements by their signs and names."""

    def parts(self) -> list[DrawingPart]:
        size, sign, across = Vector2(300, 44), 34.0, 3
        down = -(-len(Achievement) // across)
        parts: list[DrawingPart] = []
        for i, achievement in enumerate(Achievement):
            left, top = i // down * (size.x + GAP), i % down * (size.y + 6)
            parts += [
                DrawingPart(AchievementSign(achievement), FRect(left, top + (size.y - sign) / 2, sign, sign)),
                DrawingPart(
                    words.achievement_name(achievement),
                    FRect(left + sign + 12, top, size.x - sign - 12, size.y),
                ),
            ]
        return parts


def paying(card: str, vehicle: str) -> tuple[Face, Face]:
    """Return a card of the hand, and a vehicle of the Reserve that it pays for."""
    return face_of(card_of(card), CardSide.HAND), face_of(card_of(vehicle), CardSide.RESERVE)


def hitting(*attackers: str) -> tuple[list[Face], Face]:
    """Return cards of the hand, and a base that they hit together."""
    hands = [face_of(card_of(code), CardSide.HAND) for code in attackers]
    return hands, face_of(card_of("base"), CardSide.BASE)
