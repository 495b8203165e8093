"""All answers of a window: one for each card or unit that can be used, with what it would change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from wotrush.i18n import t
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards import words as w
from wotrush.scenes.hunter.texts.acting import action_text, aim_text, times
from wotrush.scenes.hunter.texts.event_cards import event_name
from wotrush.scenes.hunter.texts.naming import card_name
from wotrush.scenes.hunter.texts.reaction_effects import reaction_effect
from wotrush.scenes.hunter.texts.words import spoken_name


@dataclass(frozen=True, slots=True)
class ReactionAnswer:
    """A button: several actions must be chosen among after it was pressed."""

    actions: tuple[act.HunterAction, ...]
    title: str
    note: str = ""
    """What it would change."""
    chance: str = ""
    risk: str = ""
    """What it may cost."""
    chance_of: str = ""
    """What the chance is of, unless it is that of success."""
    serves: bool = True
    """Whether that chance is good for the viewer."""


def answers(
    o: HunterObservation, names: Sequence[str], among: Sequence[act.HunterAction] = ()
) -> list[ReactionAnswer]:
    """Return what can be answered beside the pass; `among`: the actions of an answer that was pressed."""
    if among:
        return _told_apart(o, names, [_answer(o, names, [action], several=True) for action in among])
    groups: dict[object, list[act.HunterAction]] = {}
    for action in o.actions:
        if action != act.PASS:
            groups.setdefault(_source(action), []).append(action)
    return _told_apart(o, names, [_answer(o, names, group) for group in groups.values()])


def _told_apart(
    o: HunterObservation, names: Sequence[str], found: Sequence[ReactionAnswer]
) -> list[ReactionAnswer]:
    """Say of answers that would read the same where the units stand that they are about, and whose these are if several players
    have them.
    """
    alike = Counter(answer.title for answer in found)
    owners: dict[str, set[int]] = {}
    for answer in found:
        if unit := _unit_of(answer):
            owners.setdefault(answer.title, set()).add(o.owner[unit])
    return [
        replace(answer, title=_placed(o, names if len(owners[answer.title]) > 1 else (), answer.title, unit))
        if alike[answer.title] > 1 and (unit := _unit_of(answer))
        else answer
        for answer in found
    ]


def _unit_of(answer: ReactionAnswer) -> int:
    """Return the place of the unit that an answer is about; 0 if there is none."""
    unit: int = getattr(answer.actions[0], "unit", 0)
    return unit


def _placed(o: HunterObservation, names: Sequence[str], title: str, unit: int) -> str:
    """Return a label with the place of its unit, and the player's name if there are any."""
    seat = o.owner[unit]
    if unit in o.front(seat):
        number = o.front(seat).index(unit) + 1
        title = t("{title}, front line no. {number}", title=title, number=number)
    elif unit in o.back(seat):
        number = o.back(seat).index(unit) + 1
        title = t("{title}, back line no. {number}", title=title, number=number)
    return f"{title} ({names[seat]})" if names else title


def _source(action: act.HunterAction) -> object:
    """Return what the actions of one answer have in common."""
    match action:
        case act.PlayEvent(event=event):
            return ("event", event)
        case act.UseCommander(kind=kind):
            return ("commander", kind)
        case act.Reveal():
            return "reveal"
        case act.Counterattack(unit=unit) | act.AntiAir(unit=unit) | act.UseUnit(unit=unit):
            return (type(action), unit)
    return action


def _answer(
    o: HunterObservation, names: Sequence[str], actions: Sequence[act.HunterAction], several: bool = False
) -> ReactionAnswer:
    """Return one answer; `several`: it is one of several with the same card."""
    first = actions[0]
    if len(actions) == 1:
        title = _title_of(o, first, names, several)
        effect = reaction_effect(o, first)
        told = effect.note, effect.chance, effect.risk, effect.chance_of, effect.serves
        return ReactionAnswer(tuple(actions), title, *told)
    effects = [reaction_effect(o, action) for action in actions]
    best = max(
        reversed(effects), key=lambda effect: effect.share
    )  # Of more salvos among those that cannot hit.
    alike = len({effect.note for effect in effects}) == 1
    note = t("choose which one") if isinstance(first, act.Reveal) and not (alike and best.note) else best.note
    chance = best.chance
    if len({effect.chance for effect in effects}) > 1 and not best.changes:
        chance = t("up to {chance}", chance=chance) if best.share else ""
    return ReactionAnswer(tuple(actions), _title(o, actions), note, chance, "", best.chance_of, best.serves)


def _title_of(o: HunterObservation, action: act.HunterAction, names: Sequence[str], several: bool) -> str:
    """Return the label; that an event is played, or that a unit counterattacks, need not be said on the bar, nor which
    die is rolled again if there is only one.
    """
    match action:
        case act.PlayEvent(event=w.ACE_GUNNER) if not several:
            return event_name(action.event)
        case act.UseCommander(kind=w.GUNNERY_ACE) if not several:
            return t("Use {card}", card=spoken_name(o.catalogue, action.kind))
        case act.PlayEvent(event=event):
            return ": ".join(filter(None, (event_name(event), aim_text(o, action, names))))
        case act.Counterattack(unit=unit, salvos=salvos):
            return card_name(o, unit) + times(salvos)
        case act.AntiAir(unit=unit):
            return card_name(o, unit)
        case _:
            return action_text(o, action, names)


def _title(o: HunterObservation, actions: Sequence[act.HunterAction]) -> str:
    """Return the label of several with a sign of it: how many salvos a unit may fire, or that a choice follows."""
    match actions[0]:
        case act.PlayEvent(event=event):
            return f"{event_name(event)} ›"
        case act.UseCommander(kind=kind):
            return t("Use {card} ›", card=spoken_name(o.catalogue, kind))
        case act.Counterattack(unit=unit, salvos=salvos):
            name, most = card_name(o, unit), salvos + len(actions) - 1
            return t("{unit}: {least}–{most} salvos", unit=name, least=salvos, most=most)
        case act.UseUnit(unit=unit):
            return t("Use {card} ›", card=card_name(o, unit))
    return t("Reveal a unit ›")
