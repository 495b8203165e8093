"""What may be rolled after a decision, line by line: every strike in its order, leaders, the answer to a failed spying."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from wotrush.i18n import t, tn
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards.words import DRY, PINNED, RANGE, SUICIDE
from wotrush.model.hunter.combat.attack import attack_frame
from wotrush.model.hunter.combat.counter import counter_first, counter_second
from wotrush.model.hunter.odds.forecast import (
    FACES,
    AttackForecast,
    StrikeChances,
    chance_of,
    commanders,
    forecast,
    leaders,
    spy_chance,
    spy_counter,
    unseen_counter,
)
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.duel.duel import DuelRow, Roll
from wotrush.scenes.hunter.duel.sums import forecast_rows
from wotrush.scenes.hunter.duel.words import condition_text, evade_text, row_title, sum_text
from wotrush.scenes.hunter.texts import words
from wotrush.scenes.hunter.texts.figures import faces_text
from wotrush.scenes.hunter.texts.naming import card_name
from wotrush.spacing import unbroken

LEAST_SHARE = 0.004
"""Parts of a bar smaller than this are not seen."""


class Tone(Enum):
    """Whom a chance serves."""

    GOOD = "good"
    BAD = "bad"
    WARNING = "warning"
    """It costs the viewer ammunition, but nothing else."""
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class ProspectLine:
    """A line below the title of a roll: parts that may be parted by a break, and the chance of the last of them."""

    parts: tuple[str, ...]
    chance: float | None = None
    tone: Tone = Tone.PLAIN
    brief: tuple[str, ...] | None = None
    """What stands there where there is little room, if that is less."""
    rolled: bool = False
    """Whether its chance is that of the dice alone, which its words tell: figures are chances of the whole attack."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """A roll that may come: what it is, and its figures."""

    title: str
    name: str
    """The title in few words."""
    lines: tuple[ProspectLine, ...]
    led: bool = False
    """Whether it may only come if a leader is named."""
    ends: tuple[PossibleEnd, ...] = ()
    """How an attack may end with that leader."""
    order: int = 0
    """Which of several rolls it is, from 1 on."""

    @property
    def tone(self) -> Tone:
        """Whom it serves, if it can succeed at all."""
        return self.lines[0].tone if self.lines[0].chance else Tone.PLAIN


def attack_prospects(o: HunterObservation, action: act.DeclareAttack, cast: AttackForecast) -> list[Prospect]:
    """Return every strike of an attack in its order, and then the same attack with each unit that could lead it."""
    strikes = [
        _strike(o, row, cast.attack if row.unit == action.unit else cast.counter)
        for row in forecast_rows(o, action, cast)
        if row.roll is not Roll.COUNTER or cast.countered
    ]
    if cast.instead:
        parts = (t("without counterattack"), evade_text(cast.instead))
        otherwise = replace(_figures(parts, chance_of(cast.instead), Tone.BAD), brief=(), rolled=True)
        strikes[-1] = replace(strikes[-1], lines=(*strikes[-1].lines, otherwise))
    if action.kind == SUICIDE and not cast.struck:
        survives = ProspectLine((t("no counterattack: your unit survives"),))
        strikes[-1] = replace(strikes[-1], lines=(*strikes[-1].lines, survives))
    elif not cast.countered:
        strikes[-1] = replace(
            strikes[-1], lines=(*strikes[-1].lines, ProspectLine((_unanswered(o, action),)))
        )
    if not cast.success and cast.struck:
        in_vain = ProspectLine((t("without help you can only lose"),), brief=())
        strikes[-1] = replace(strikes[-1], lines=(*strikes[-1].lines, in_vain))
    if len(strikes) > 1:
        strikes = [replace(strike, order=at + 1) for at, strike in enumerate(strikes)]
    return [*strikes, *_led(o, action)]


def _unanswered(o: HunterObservation, action: act.DeclareAttack) -> str:
    """Return that no counterattack comes, and why where that is not so by the kinds of both units."""
    if action.kind == RANGE:
        return t("no counterattack at long range")
    table, flags = open_table(o), o.flags[action.target]
    frame = attack_frame(table, action)
    if not (counter_first(table, frame) or counter_second(table, frame)):
        return t("no counterattack")
    if flags & DRY:
        return t("no counterattack: out of ammo")
    return t("no counterattack: pinned") if flags & PINNED else t("no counterattack")


def _strike(o: HunterObservation, row: DuelRow, strike: StrikeChances | None) -> Prospect:
    title = name = row_title(row)
    if row.roll is not Roll.MINES:
        title = t("{roll}: {unit}", roll=name, unit=card_name(o, row.unit))
    own = row.seat == o.seat
    good, bad = (Tone.GOOD, Tone.BAD) if own else (Tone.BAD, Tone.GOOD)
    figures = () if row.plain else (sum_text(row, named=True),)
    dice = (tn("{n} die", "{n} dice", row.salvos),) if row.salvos > 1 else ()
    first = _figures((*figures, *dice, condition_text(row)), row.chance, good)
    shorter = () if row.plain else (sum_text(row),)
    brief = _figures((*shorter, condition_text(row)), 0.0, good).parts
    lines = [replace(first, brief=brief, rolled=True)]
    if row.evade:
        lines.append(replace(_figures((evade_text(row.evade),), chance_of(row.evade), bad), rolled=True))
    if row.unit and strike is not None and strike.dry:
        lines.append(_dry(strike, Tone.WARNING if own else Tone.PLAIN, several=row.salvos > 1))
    return Prospect(title, name, tuple(lines))


def _dry(strike: StrikeChances, tone: Tone, *, several: bool) -> ProspectLine:
    """Return how likely it runs dry; `several` dice are rolled, and each of them may do that."""
    faces = faces_text(strike.dry_from, upwards=True)
    words = t("dry if a die shows {faces}", faces=faces) if several else t("dry on {faces}", faces=faces)
    return replace(_figures((words,), strike.dry, tone), rolled=True)


def _hits(number: int) -> str:
    return t("hits on {faces}", faces=faces_text(number)) if number > 0 else t("cannot hit")


def _figures(parts: tuple[str, ...], chance: float, tone: Tone) -> ProspectLine:
    """Return a line that names no chance where there is none, since its words say so."""
    return ProspectLine(tuple(unbroken(part) for part in parts), chance or None, tone)


def _led(o: HunterObservation, action: act.DeclareAttack) -> Iterator[Prospect]:
    table = open_table(o)
    for kind in commanders(table, action):
        helped = forecast(table, action, commander=kind)
        title = t("With {commander}", commander=words.spoken_name(o.catalogue, kind))
        ends = tuple(attack_outcomes(o, action, helped))
        lines = [_figures((_hits(helped.attack.number),), helped.success, Tone.GOOD)]
        yield Prospect(title, title, tuple(lines), led=True, ends=ends)
    for leader in leaders(table, action):
        led = forecast(table, action, leader=leader)
        title = t("If led by {unit}", unit=card_name(o, leader))
        dice, hits = (t("two dice, the lower counts"),), led.success
        good = Tone.GOOD if hits else Tone.PLAIN
        destroys = (t("destroys"),)
        if led.destroys == hits:
            lines = [ProspectLine(dice + destroys, hits, good)]
        else:
            lines = [ProspectLine(dice, hits, Tone.GOOD), ProspectLine(destroys, led.destroys, Tone.GOOD)]
        if led.dry:
            lines.append(ProspectLine((t("dry"),), led.dry, Tone.WARNING))
        ends = tuple(attack_outcomes(o, action, led))
        lines += [
            ProspectLine((end.name,), end.share, Tone.BAD)
            for end in ends
            if end.key in ("pinned", "lost") and led.counter
        ]
        yield Prospect(title, title, tuple(lines), led=True, ends=ends)


def spy_prospects(o: HunterObservation, action: act.Spy) -> list[Prospect]:
    """Return the spying, and the most dangerous answer of an open unit if it fails."""
    table = open_table(o)
    chance = spy_chance(table, action.unit)
    faces = faces_text(round(chance * FACES))
    name = t(Roll.SPYING.value)
    title = t("{roll}: {unit}", roll=name, unit=card_name(o, action.unit))
    succeeds = t("succeeds on {faces}: as many units are revealed", faces=faces)
    found = [Prospect(title, name, (ProspectLine((succeeds,), chance, Tone.GOOD),))]
    counter = spy_counter(table, action)
    lines = []
    if counter is not None:
        lines.append(_figures((_hits(counter.number),), (1 - chance) * counter.success, Tone.BAD))
    if unseen_counter(table, action):
        may = (
            t("a hidden unit may counterattack") if counter is None else t("or a hidden unit counterattacks")
        )
        lines.append(ProspectLine((may,), tone=Tone.BAD))
    if lines:
        title = t("If it fails: counterattack")
        found.append(Prospect(title, title, tuple(lines)))
    return found


@dataclass(frozen=True, slots=True)
class PossibleEnd:
    """How a decision may end: a key, the chance, and the words for it."""

    key: str
    share: float
    name: str


def attack_outcomes(
    o: HunterObservation, action: act.DeclareAttack, cast: AttackForecast
) -> list[PossibleEnd]:
    """Return how an attack may end."""
    points = o.catalogue.points[o.kinds[action.target]]
    parts = (
        PossibleEnd("destroys", cast.destroys, t("+{points} for you", points=points)),
        PossibleEnd("pins", cast.success - cast.destroys, t("pinned")),
        PossibleEnd("nothing", 1 - cast.success - cast.struck, t("nothing")),
        PossibleEnd("pinned", cast.struck - cast.lost, t("pinned yourself")),
        PossibleEnd("lost", cast.lost, t("lost")),
    )
    return [part for part in parts if part.share > LEAST_SHARE]


def spy_outcomes(o: HunterObservation, action: act.Spy) -> list[PossibleEnd]:
    """Return how an attempt to spy may end if the most dangerous open unit answers it."""
    table = open_table(o)
    chance, counter = spy_chance(table, action.unit), spy_counter(table, action)
    struck, lost = (counter.success, counter.destroys) if counter else (0.0, 0.0)
    fails = t("fails: may be countered") if unseen_counter(table, action) else t("nothing")
    parts = (
        PossibleEnd("reveals", chance, t("succeeds")),
        PossibleEnd("nothing", (1 - chance) * (1 - struck), fails),
        PossibleEnd("pinned", (1 - chance) * (struck - lost), t("pinned yourself")),
        PossibleEnd("lost", (1 - chance) * lost, t("lost")),
    )
    return [part for part in parts if part.share > LEAST_SHARE]
