"""What Rush provides about its results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wotrush.i18n import mark
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.contents import OwnChapter, ResultContents
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.rush.result.figures import DECIDED, achievements, bases_given_up, destroyed
from wotrush.scenes.rush.result.highlights import best_vehicles, phrase_picture
from wotrush.scenes.rush.result.score_changes import change_text, changes_of_turn, chart_legend, chart_marks
from wotrush.scenes.rush.result.service import Service, service_of
from wotrush.scenes.rush.result.squads import SquadsPage
from wotrush.scenes.rush.result.trophies import change_picture, trophies
from wotrush.scenes.rush.texts.telling import phrase_text
from wotrush.scenes.session.session import GameSession


def _squads(
    context: AppContext,
    session: GameSession,
    lines: Sequence[ScoreLine],
    service: Sequence[Mapping[int, Service]],
) -> SquadsPage:
    return SquadsPage(context, lines, service, session.everybody_sees())


RESULT = ResultContents(
    decided=DECIDED,
    figures=achievements,
    notes=bases_given_up,
    remarks=destroyed,
    pictures=trophies,
    story=service_of,
    highlights=best_vehicles,
    change_picture=change_picture,
    changes_of_turn=changes_of_turn,
    change_text=change_text,
    marks=chart_marks,
    legend=chart_legend,
    phrase_text=phrase_text,
    phrase_picture=phrase_picture,
    chapters=(OwnChapter("squads", mark("Squads"), _squads),),
)
