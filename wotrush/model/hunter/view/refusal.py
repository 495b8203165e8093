"""Why not: the first reason that a player would name why an action is not legal now."""

from __future__ import annotations

from typing import assert_never

from wotrush.model.game import Refusal
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.cards.words import (
    BACK,
    COMMANDERS,
    DRY,
    EVENT,
    MARKER_AMMO,
    PINNED,
    REVEALED,
)
from wotrush.model.hunter.state import IN_DRAFT, IN_TURNS, OVER
from wotrush.model.hunter.view import reasons as no
from wotrush.model.hunter.view.observation import HunterObservation
from wotrush.model.hunter.view.refused_attacks import why_no_attack, why_no_counter, why_no_spying
from wotrush.model.hunter.view.refused_plays import why_no_command, why_no_play, why_no_use
from wotrush.model.hunter.view.refused_units import (
    about,
    at_frame,
    in_main,
    not_own_unit,
    not_there,
    unfit,
)


def why_not(o: HunterObservation, action: act.HunterAction) -> Refusal | None:
    """Return why the seat cannot do it now; None for a legal action. Legality itself is `o.actions`."""
    if action in o.actions:
        return None
    if o.phase == OVER:
        return Refusal(no.GAME_OVER)
    if o.to_act != o.seat and not isinstance(action, act.Reveal):
        return Refusal(no.NOT_YOU)
    return _reason(o, action) if o.phase == IN_TURNS else _why_not_yet(o, action)


def _why_not_yet(o: HunterObservation, action: act.HunterAction) -> Refusal:
    """Return the reason during the draft and the deployment."""
    if o.phase == IN_DRAFT:
        return _not_to_choose(o, action.card) if isinstance(action, act.Keep) else Refusal(no.DRAFTING)
    return _not_to_choose(o, action.kind) if isinstance(action, act.Deploy) else Refusal(no.DEPLOYING)


def _not_to_choose(o: HunterObservation, card: int) -> Refusal:
    rows = o.catalogue.event_rows if card >= EVENT else o.catalogue.rows
    return Refusal(no.NOT_TO_CHOOSE, {"card": rows[card % EVENT].name})


def _why_no_reveal(o: HunterObservation, place: int) -> Refusal | None:
    if refusal := not_there(o, place):
        return refusal
    if o.flags[place] & REVEALED:
        return about(o, no.ALREADY_REVEALED, place)
    return None if o.owner[place] == o.seat else about(o, no.NOT_YOURS, place)


def _reason(o: HunterObservation, action: act.HunterAction) -> Refusal | None:
    """Return the reason during the turns; None for a `reveal` out of turn."""
    match action:
        case act.Reveal():
            return _why_no_reveal(o, action.unit)
        case act.Begin():
            return Refusal(no.BEFORE_THE_TURN)
        case act.Mix() | act.Advance() | act.Cure():
            return _why_not_before_the_turn(o, action)
        case act.DeclareAttack():
            return _why_no_action(o) or why_no_attack(o, action)
        case act.Spy():
            return _why_no_action(o) or why_no_spying(o, action)
        case act.Wait():
            return _why_no_action(o) or why_no_command(o, act.UseCommander(COMMANDERS - 1))
        case act.End():
            return Refusal(no.ACTION_FIRST if in_main(o) else no.ANSWER_FIRST)
        case act.Counterattack():
            return why_no_counter(o, action)
        case act.PlayEvent():
            return why_no_play(o, action)
        case act.UseUnit():
            return why_no_use(o, action)
        case act.UseCommander():
            return why_no_command(o, action)
        case act.AntiAir():
            return _why_no_shot(o, action.unit)
        case act.Show():
            if not at_frame(o, fr.SHOWING):
                return Refusal(no.NOTHING_TO_SHOW)
            return not_there(o, action.unit) or about(o, no.NOT_TO_SHOW, action.unit)
        case act.Stop():
            return Refusal(no.SHOW_ONE if at_frame(o, fr.SHOWING) else no.NOTHING_TO_SHOW)
        case act.DiscardEvent():
            if not at_frame(o, fr.DISCARDING):
                return Refusal(no.NOTHING_TO_DISCARD)
            return why_no_play(o, act.PlayEvent(action.event))
        case act.Keep():
            return _not_to_choose(o, action.card) if at_frame(o, fr.STRATEGY) else Refusal(no.NOTHING_TO_KEEP)
        case act.Deploy():
            return _not_to_choose(o, action.kind) if at_frame(o, fr.SUPPLY) else Refusal(no.NOTHING_TO_DEPLOY)
        case act.EvadeHit():
            return Refusal(no.NOTHING_TO_EVADE)
        case act.Pass():
            return Refusal(no.NOTHING_TO_PASS)
        case _:
            assert_never(action)


def _why_no_action(o: HunterObservation) -> Refusal | None:
    if not in_main(o):
        return Refusal(no.ANSWER_FIRST)
    return Refusal(no.ACTION_SPENT) if o.acted and not o.extra else None


def _why_not_before_the_turn(o: HunterObservation, action: act.Mix | act.Advance | act.Cure) -> Refusal:
    """Return the reason in the steps b to d (4.2)."""
    frame = o.stack[-1]
    if frame[0] != fr.TURN or frame[fr.STAGE] > fr.CURES:
        return Refusal(no.BEFORE_THE_TURN)
    match action:
        case act.Mix():
            return Refusal(no.NOTHING_TO_MIX if frame[fr.STAGE] <= fr.MIXING else no.STEP_OVER)
        case act.Advance(unit=unit):
            if frame[fr.STAGE] > fr.ADVANCING:
                return Refusal(no.STEP_OVER)
            return _why_no_advance(o, unit)
        case act.Cure(unit=unit, marker=marker):
            if refusal := not_own_unit(o, unit):
                return refusal
            there = o.flags[unit] & (DRY if marker == MARKER_AMMO else PINNED)
            return Refusal(no.CURE_PRICE) if there else about(o, no.NO_MARKER, unit)
        case _:
            assert_never(action)


def _why_no_advance(o: HunterObservation, unit: int) -> Refusal:
    if refusal := not_own_unit(o, unit):
        return refusal
    if o.line[unit] != BACK:
        return about(o, no.NOT_BEHIND, unit)
    return unfit(o, unit) or Refusal(no.FLOODED)


def _why_no_shot(o: HunterObservation, unit: int) -> Refusal:
    if not at_frame(o, fr.AIR):
        return Refusal(no.NO_AIR_STRIKE)
    if refusal := not_own_unit(o, unit):
        return refusal
    if o.catalogue.anti_air[o.kinds[unit]] < 0:
        return about(o, no.NO_ANTI_AIR, unit)
    return unfit(o, unit) or about(o, no.HAS_FIRED, unit)
