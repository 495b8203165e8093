"""What Tank Hunter provides about its results."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from wotrush.i18n import mark, t
from wotrush.match.journal import Journal
from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.scenes.hunter.cards.faces import thumbnail
from wotrush.scenes.hunter.result.highlights import (
    best_unit,
    luckiest_dice,
    phrase_picture,
    shot_of_the_game,
)
from wotrush.scenes.hunter.result.luck import Luck, luck_of
from wotrush.scenes.hunter.result.luck_page import LuckPage
from wotrush.scenes.hunter.result.score_changes import (
    battle_change_picture,
    battle_change_text,
    battle_changes,
    battle_legend,
    battle_marks,
)
from wotrush.scenes.hunter.result.trophies import Trophy, trophies_of
from wotrush.scenes.hunter.result.trophies_page import TrophiesPage
from wotrush.scenes.hunter.texts.telling import phrase_text
from wotrush.scenes.hunter.texts.words import kind_name
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.chance_figures import with_sign
from wotrush.scenes.result.contents import Highlight, OwnChapter, ResultContents, WonPicture
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.session.session import GameSession
from wotrush.spacing import NO_BREAK
from wotrush.stage.typography.text import Segments

SHORT_END = re.compile(r" (?=\S{1,2}$)")
"""Before the last word of a name that is too short to stand on a line of its own, such as the letter of a type."""


@dataclass(frozen=True, slots=True)
class BattleStory:
    """What was destroyed by whom, and how lucky everybody's dice were."""

    trophies: tuple[tuple[Trophy, ...], ...]
    luck: Luck


def battle_story(journal: Journal) -> BattleStory:
    """Read it from the journal. Raises Problem if today's rules lead elsewhere."""
    return BattleStory(trophies_of(journal), luck_of(journal))


def nothing_destroyed(o: HunterObservation, seat: Seat, *_: object) -> Sequence[Segments]:
    """Say so, if nothing lies on a player's score pile."""
    return () if o.piles[seat] else (t("Nothing destroyed"),)


def won_units(o: HunterObservation, seat: Seat) -> Sequence[WonPicture]:
    """Return the units on a player's score pile, the most valuable first."""
    kinds = sorted(o.piles[seat], key=lambda kind: -o.catalogue.points[kind])
    return [_won(o, kind) for kind in kinds]


def _won(o: HunterObservation, kind: int) -> WonPicture:
    name = kind_name(o.catalogue, kind)
    full = t("{unit} (+{points})", unit=name, points=o.catalogue.points[kind])
    caption = SHORT_END.sub(NO_BREAK, name)
    return WonPicture(thumbnail(o.catalogue, kind), full, caption, figure=with_sign(o.catalogue.points[kind]))


def highlights(story: BattleStory, lines: Sequence[ScoreLine]) -> Sequence[Highlight]:
    """Return the winner's best unit, the shot of the game, and the luckiest dice."""
    names = {line.seat: line.name for line in lines}
    return [
        *best_unit(story.trophies[lines[0].seat], lines[0].seat),
        *shot_of_the_game(story.luck.best, names),
        *luckiest_dice(story.luck, names),
    ]


def _trophies(
    context: AppContext, session: GameSession, lines: Sequence[ScoreLine], story: BattleStory
) -> TrophiesPage:
    return TrophiesPage(context, lines, story.trophies)


def _luck(
    context: AppContext, session: GameSession, lines: Sequence[ScoreLine], story: BattleStory
) -> LuckPage:
    return LuckPage(context, lines, story.luck)


HUNTER_RESULT = ResultContents(
    remarks=nothing_destroyed,
    pictures=won_units,
    story=battle_story,
    highlights=highlights,
    change_picture=battle_change_picture,
    changes_of_turn=battle_changes,
    change_text=battle_change_text,
    marks=battle_marks,
    legend=battle_legend,
    phrase_text=phrase_text,
    phrase_picture=phrase_picture,
    chapters=(
        OwnChapter("trophies", mark("Trophies"), _trophies),
        OwnChapter("luck", mark("Dice"), _luck),
    ),
)
