"""The scenes of Tank Hunter that `shot` draws."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random

from pygame import Surface

from wotrush.ai.registry import make_agent
from wotrush.games import game_entry
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.actions import PASS, WAIT, DeclareAttack, HunterAction, PlayEvent
from wotrush.model.hunter.state import IN_DEPLOYMENT, IN_DRAFT, IN_TURNS
from wotrush.scenes.hunter.duel_stage.stage import DuelStage
from wotrush.scenes.hunter.reactions.asking import automatic_answer
from wotrush.scenes.hunter.reactions.standing_pass import StandingPass
from wotrush.scenes.hunter.table.scene import BattleTable
from wotrush.settings import Speed
from wotrush.workshop.hunter.gestures import next_gesture
from wotrush.workshop.pilot import FRAME, Pilot
from wotrush.workshop.shots import scenes_of
from wotrush.workshop.shots.pages import result_page
from wotrush.workshop.shots.tables import cover_at, drag_at, match_at, table_at
from wotrush.workshop.studio import Studio, Wanted

LAST_PICK = 4
BEFORE_DICE, DICE_LIE = 8.0, 0.2
"""Seconds in which dice must have been rolled, and after which their verdict can be seen."""


def _draft(wanted: Wanted) -> Surface:
    """Draw the draft. The turn gives the number of picks made."""
    picks = min(wanted.turn, LAST_PICK)
    return table_at(replace(wanted, turn=0), lambda o: o.phase == IN_DRAFT and o.passed >= picks)


def _deploy(wanted: Wanted) -> Surface:
    return table_at(replace(wanted, turn=0), lambda o: o.phase == IN_DEPLOYMENT)


def _own_time(o: HunterObservation) -> bool:
    """Return whether the seat may take its action."""
    return WAIT in o.actions


def _attacks(o: HunterObservation) -> list[HunterAction]:
    return [action for action in o.actions if isinstance(action, DeclareAttack)] if _own_time(o) else []


def _events(o: HunterObservation) -> list[HunterAction]:
    return [action for action in o.actions if isinstance(action, PlayEvent)] if _own_time(o) else []


def _table(wanted: Wanted) -> Surface:
    return table_at(wanted, _own_time)


def _action(wanted: Wanted) -> Surface:
    """Draw a unit in the middle of the drag that aims its attack."""
    return drag_at(wanted, _attacks, next_gesture)


def _event(wanted: Wanted) -> Surface:
    """Draw an event while it is dragged out of the hand."""
    return drag_at(wanted, _events, next_gesture)


def _prompt(wanted: Wanted) -> Surface:
    """Draw a choice inside an action that everybody knows of, such as a counterattack."""
    return table_at(wanted, lambda o: not o.reacting and o.active != o.seat and _is_asked(o))


def _reaction(wanted: Wanted) -> Surface:
    """Draw a choice that nobody else knows of."""
    return table_at(wanted, lambda o: o.reacting and PASS in o.actions and _is_asked(o))


def _is_asked(o: HunterObservation) -> bool:
    """Return whether a person with the usual settings is asked, rather than passes automatically."""
    return o.phase == IN_TURNS and automatic_answer(o, {}, StandingPass()) is None


def _duel(wanted: Wanted) -> Surface:
    """Draw an attack of the person at the screen when its dice lie there."""
    return staged_duel(wanted)[0].surface


def staged_duel(wanted: Wanted) -> tuple[Pilot, DuelStage]:
    """Return the hand at such a table, and its stage."""
    player, chosen = make_agent(game_entry(wanted.game), wanted.info.usual_level), list[HunterAction]()

    def attacks(o: HunterObservation) -> bool:
        """Return whether this is the moment of an attack that the usual level would make."""
        if o.seat != 0 or not _attacks(o):
            return False
        chosen[:] = [player.choose(o, Random(wanted.seed)).action]
        return isinstance(chosen[0], DeclareAttack)

    match = match_at(wanted, attacks)
    studio = Studio.of(wanted, Speed.NORMAL)
    session = studio.session(match)
    table = studio.table(session)
    assert isinstance(table, BattleTable)
    pilot = studio.pilot(table)
    session.decide(chosen[0])
    for _ in range(round(BEFORE_DICE / FRAME)):
        pilot.step(FRAME)
        if _dice_lie(table.pieces.stage):
            break
        if session.may_decide and PASS in match.observe(0).actions:
            session.decide(PASS)
    for _ in range(round(DICE_LIE / FRAME)):
        pilot.step(FRAME)
    return pilot, table.pieces.stage


def _dice_lie(stage: DuelStage) -> bool:
    row = None if stage.duel is None else stage.duel.row
    return row is not None and bool(row.dice) and stage.rolled >= 1


def _cover(wanted: Wanted) -> Surface:
    return cover_at(wanted, lambda o: o.phase == IN_TURNS and o.seat > 0)


def _gallery(wanted: Wanted) -> Surface:
    """Draw every card at once, as large as fits."""
    from wotrush.workshop.hunter.card_sheet import card_sheet

    return card_sheet(wanted.size)


def _card(wanted: Wanted) -> Surface:
    """Draw one card enlarged, with its other faces. The seed gives its number."""
    from wotrush.workshop.hunter.card_sheet import all_cards, card_faces

    cards = all_cards()
    return card_faces(wanted.size, cards[(wanted.seed - 1) % len(cards)])


HUNTER_SCENES = scenes_of(
    "hunter",
    {
        "draft": _draft,
        "deploy": _deploy,
        "table": _table,
        "action": _action,
        "event": _event,
        "prompt": _prompt,
        "reaction": _reaction,
        "duel": _duel,
        "cover": _cover,
        "trophies": partial(result_page, chapter="trophies"),
        "luck": partial(result_page, chapter="luck"),
        "gallery": _gallery,
        "card": _card,
    },
)
"""All scenes by the names that `python -m wotrush shot` knows."""
