"""How Tank Hunter describes its events, questions and scores."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.ai.hunter.knowledge.clock import rounds_left
from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.actions import END, HunterAction
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.frames import COUNTER, SPY_COUNTER
from wotrush.scenes.description.description import GameDescription
from wotrush.scenes.hunter.history import HUNTER_HISTORY
from wotrush.scenes.hunter.reactions.calling import reaction_call
from wotrush.scenes.hunter.result.parts import PARTS_BY_TYPE
from wotrush.scenes.hunter.texts.telling import event_text, reason_text, turn_of
from wotrush.stage.drawing.shapes import Face

IN_RECAP = (
    ev.AttackDeclared,
    ev.CounterDeclared,
    ev.SpyDeclared,
    ev.Voided,
    ev.HitsAverted,
    ev.StrikeResolved,
    ev.MarkerPut,
    ev.MarkerTaken,
    ev.UnitRevealed,
    ev.UnitHidden,
    ev.UnitExhausted,
    ev.UnitLost,
    ev.UnitCaptured,
    ev.EventPlayed,
    ev.EventOff,
    ev.EventDrawn,
    ev.EventTaken,
    ev.UnitsDrawn,
    ev.BombingCounted,
    ev.PlayerEliminated,
)
"""The events that changed the table, what they cannot be understood without, and how attacks end that changed nothing; the
others are only steps towards them.
"""


OUTCOMES = (
    ev.Voided,
    ev.DiceRolled,
    ev.HitsAverted,
    ev.StrikeResolved,
    ev.SpyResolved,
    ev.MarkerPut,
    ev.MarkerTaken,
    ev.UnitLost,
    ev.EventOff,
    ev.TurnClosed,
    ev.TurnOpened,
    ev.PlayerEliminated,
    ev.BattleEnded,
)
"""What comes of what somebody did."""


def _in_recap(event: ev.HunterEvent) -> bool:
    match event:
        case ev.SpyResolved(units=units):
            return not units  # Else the units that are revealed follow.
        case ev.DiceRolled(cause=cause):
            return cause in ("shot", "evade")
        case _:
            return isinstance(event, IN_RECAP)


def _remaining(events: Sequence[ev.HunterEvent]) -> dict[int, None]:
    """Leave out the reveal of a unit that then attacks or spies, unless it is hidden again: its action names it."""
    remaining: dict[int, None] = {}
    for place, event in enumerate(events):
        if isinstance(event, ev.UnitRevealed):
            later = [one for one in events[place:] if getattr(one, "unit", None) == event.unit]
            acts = any(isinstance(one, ev.AttackDeclared | ev.SpyDeclared) for one in later)
            if acts and not any(isinstance(one, ev.UnitHidden) for one in later):
                remaining[place] = None
    return remaining


def _acts(event: ev.HunterEvent) -> bool:
    return not isinstance(event, OUTCOMES)


def _cover_reason(observation: HunterObservation, names: Sequence[str]) -> str:
    from wotrush.scenes.hunter.reactions.happening import happening

    if observation.stack[-1][0] in (COUNTER, SPY_COUNTER):
        return happening(observation, names)
    return t("Hidden units and events are only for you to see.")


def _hidden_hand(observation: HunterObservation, seat: Seat) -> Sequence[Face]:
    from wotrush.scenes.hunter.cards.card_faces import BattleFaces
    from wotrush.scenes.hunter.view.layout import NOWHERE, CardLook
    from wotrush.scenes.hunter.view.seen import units_of

    faces = BattleFaces(observation.catalogue, observation.options)
    units = [unit for line in units_of(observation, seat) for unit in line]
    looks = [CardLook(unit.kind, unit.place, unit.flags) for unit in units]
    looks += [CardLook(None, event=event) for event in observation.hand]
    return [faces.side(NOWHERE, look) for look in looks]


def _holds_hidden(observation: HunterObservation, seat: Seat) -> bool:
    return True


def _ends_turn(action: HunterAction) -> bool:
    return action == END


def _shown_alone(event: ev.HunterEvent, seat: Seat) -> bool:
    match event:
        case ev.EventDrawn(seat=drawer, event=card):
            return drawer == seat and (card is None or not box().red[card])
        case ev.EventTaken(seat=taker):
            return taker == seat
        case _:
            return False


def _uncovers(event: ev.HunterEvent, seat: Seat) -> bool:
    return isinstance(event, ev.UnitRevealed) and event.seat != seat


def _hits(o: HunterObservation, event: ev.HunterEvent, seat: Seat) -> bool:
    match event:
        case ev.MarkerPut(unit=place) | ev.HitsAverted(unit=place):
            return o.owner[place] == seat
        case (
            ev.AttackDeclared(target=place)
            | ev.CounterDeclared(target=place)
            | ev.StrikeResolved(target=place)
        ):
            return o.owner[place] == seat
        case ev.SpyResolved(target=victim, units=0):
            return victim == seat
        case ev.EventPlayed(seat=player, aim=victim) | ev.SpyDeclared(seat=player, target=victim):
            return victim == seat != player
        case ev.UnitLost(seat=victim):
            return victim == seat
        case ev.UnitRevealed(seat=victim) | ev.EventTaken(source=victim):
            return victim == seat
        case _:
            return False


def _event_faces(
    observation: HunterObservation, event: ev.HunterEvent
) -> tuple[Sequence[Face], Sequence[Face]]:
    from wotrush.scenes.hunter.cards.small_pictures import faces_of_event

    return faces_of_event(observation, event)


def _open_cards(observation: HunterObservation) -> Sequence[Face]:
    from wotrush.scenes.hunter.cards.small_pictures import open_units

    return open_units(observation)


def _progress(observation: HunterObservation) -> float:
    """Return the rounds played as a share of all that may be expected."""
    played = observation.round - 1
    return played / (played + rounds_left(observation))


HUNTER_DESCRIPTION = GameDescription(
    score_parts=PARTS_BY_TYPE,
    history=HUNTER_HISTORY,
    event_text=event_text,
    event_faces=_event_faces,
    hits=_hits,
    open_cards=_open_cards,
    progress=_progress,
    reason_text=reason_text,
    in_recap=_in_recap,
    acts=_acts,
    remaining=_remaining,
    turn_of=turn_of,
    cover_reason=_cover_reason,
    hidden_hand=_hidden_hand,
    ends_turn=_ends_turn,
    shown_alone=_shown_alone,
    uncovers=_uncovers,
    holds_hidden=_holds_hidden,
    reaction_call=reaction_call,
)
