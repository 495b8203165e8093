"""The scenes of Rush that `shot` draws."""

from __future__ import annotations

from pygame import Surface

from wotrush.model.rush import Observation
from wotrush.model.rush.actions import Action, Attack, Defend, Use
from wotrush.model.rush.default import default_catalogue
from wotrush.model.rush.state import Prompt
from wotrush.workshop.rush.gestures import next_gesture
from wotrush.workshop.shots import scenes_of
from wotrush.workshop.shots.pages import result_page
from wotrush.workshop.shots.tables import cover_at, drag_at, table_at
from wotrush.workshop.studio import Studio, Wanted

PROMPTS = (Prompt.REPAIR, Prompt.RESEARCH, Prompt.STRIKE, Prompt.REWARD, Prompt.PLACE, Prompt.SABOTAGE)


def _table(wanted: Wanted) -> Surface:
    return table_at(wanted, lambda view: True)


def _prompt(wanted: Wanted) -> Surface:
    return table_at(wanted, lambda view: view.prompt in PROMPTS)


def _action(wanted: Wanted) -> Surface:
    """Draw an attack, or else a card being used or sent to defend, in the middle of its drag."""

    def attacks(view: Observation) -> list[Action]:
        return [action for action in view.actions if isinstance(action, Attack)]

    def others(view: Observation) -> list[Action]:
        return [action for action in view.actions if isinstance(action, Use | Defend)]

    try:
        return drag_at(wanted, attacks, next_gesture)
    except LookupError:
        return drag_at(wanted, others, next_gesture)


def _cover(wanted: Wanted) -> Surface:
    return cover_at(wanted, lambda view: view.prompt is Prompt.SABOTAGE and len(view.actions) > 1, "random")


def _motion(wanted: Wanted) -> Surface:
    """Draw motions as contact sheets: all of them, or the one whose number, from 1, the turn gives."""
    from wotrush.workshop.rush import contact_sheet

    if wanted.turn:
        return contact_sheet.sheet(wanted.turn, wanted.size)
    return contact_sheet.overview(wanted.size)


def _squads(wanted: Wanted) -> Surface:
    return result_page(wanted, "squads")


def _gallery(wanted: Wanted) -> Surface:
    """Draw every card at once, as large as fits."""
    from wotrush.workshop.rush.card_sheet import card_sheet

    return card_sheet(wanted.size, default_catalogue().cards)


def _card(wanted: Wanted) -> Surface:
    """Draw one card enlarged, with its other faces. The seed gives its number."""
    from wotrush.workshop.rush.card_faces import card_faces

    cards = default_catalogue().cards
    return card_faces(wanted.size, cards, cards[wanted.seed % len(cards)])


def _puzzle(wanted: Wanted) -> Surface:
    """Draw the puzzle whose number the seed gives. Turns 0 to 4: while playing, briefing, solved, failed, its solution."""
    from wotrush.scenes.puzzles.session import PuzzleSession, ShownWay
    from wotrush.scenes.rush.puzzles.contents import PUZZLES, rush_puzzles
    from wotrush.scenes.rush.puzzles.tables import RushPuzzleTable, RushShownTable

    studio, puzzles = Studio.of(wanted), rush_puzzles()
    chosen = puzzles[(wanted.seed - 1) % len(puzzles)]
    settings = studio.context.settings
    session = PuzzleSession(PUZZLES, chosen, settings, studio.clock)
    for action in {2: chosen.way, 3: chosen.puzzle.traps[0]}.get(wanted.turn, ()):
        session.decide(action)
    session.poll()
    table = RushPuzzleTable(studio.context, session)
    match wanted.turn:
        case 1:
            return studio.take(table, table.briefing())
        case 2 | 3:
            return studio.take(table, table.verdict())
        case 4:
            way = RushShownTable(studio.context, ShownWay(PUZZLES, chosen, settings, studio.clock))
            return studio.take(way, way.explanation())
        case _:
            return studio.take(table)


RUSH_SCENES = scenes_of(
    "rush",
    {
        "table": _table,
        "action": _action,
        "prompt": _prompt,
        "cover": _cover,
        "motion": _motion,
        "squads": _squads,
        "gallery": _gallery,
        "card": _card,
        "puzzle": _puzzle,
    },
)
"""All scenes by the names that `python -m wotrush shot` knows."""
