"""What Tank Hunter hands over of its results."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from wotrush.i18n import mark, t
from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.cards.words import AFV, GUN, INF
from wotrush.scenes.hunter.result.score_changes import (
    battle_change_text,
    battle_changes,
    battle_legend,
    battle_marks,
)
from wotrush.scenes.hunter.result.trophies import trophies_of
from wotrush.scenes.hunter.result.trophies_page import TrophiesPage
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.contents import ComparedFigure, OwnChapter, ResultContents
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.session.session import GameSession

DESTROYED = {
    AFV: mark("AFVs destroyed"),
    GUN: mark("GUNs destroyed"),
    INF: mark("INF destroyed"),
}


def destroyed_by_type(o: HunterObservation, seat: Seat) -> list[ComparedFigure]:
    """Return how many units of each type lie on the score pile of a player."""
    types = o.catalogue.types
    counts = [{one: sum(types[kind] == one for kind in pile) for one in DESTROYED} for pile in o.piles]
    return [
        ComparedFigure(
            str(one),
            partial(t, name),
            counts[seat][one],
            0 < counts[seat][one] == max(c[one] for c in counts),
        )
        for one, name in DESTROYED.items()
    ]


def _trophies(context: AppContext, session: GameSession, lines: Sequence[ScoreLine]) -> TrophiesPage:
    return TrophiesPage(context, lines, trophies_of(session.match.journal()))


HUNTER_RESULT = ResultContents(
    figures=destroyed_by_type,
    changes_of_turn=battle_changes,
    change_text=battle_change_text,
    marks=battle_marks,
    legend=battle_legend,
    chapters=(OwnChapter("trophies", mark("Trophies"), _trophies),),
)
