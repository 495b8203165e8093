"""What Tank Hunter provides about its results."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.i18n import mark, t
from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.cards.words import card_word
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.hunter.cards.faces import thumbnail
from wotrush.scenes.hunter.faces.likeness import profile_code
from wotrush.scenes.hunter.faces.pictures import UnitThumbnail
from wotrush.scenes.hunter.result.luck import luck_of
from wotrush.scenes.hunter.result.luck_page import LuckPage
from wotrush.scenes.hunter.result.score_changes import (
    battle_change_text,
    battle_changes,
    battle_legend,
    battle_marks,
)
from wotrush.scenes.hunter.result.trophies import trophies_of
from wotrush.scenes.hunter.result.trophies_page import TrophiesPage
from wotrush.scenes.hunter.texts.words import kind_name
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.contents import OwnChapter, ResultContents
from wotrush.scenes.result.hero_picture import HeroPicture
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.style.theme import Theme
from wotrush.stage.typography.text import Segments


def most_valuable(o: HunterObservation, seat: Seat, theme: Theme) -> Sequence[Segments]:
    """Name the most valuable unit on a player's score pile, or nothing: its points alone would be a riddle."""
    if not o.piles[seat]:
        return (t("Nothing destroyed"),)
    kind = max(o.piles[seat], key=o.catalogue.points.__getitem__)
    named = {"unit": kind_name(o.catalogue, kind), "points": o.catalogue.points[kind]}
    texts = t("Most valuable trophy: {unit} (+{points})", **named), t("{unit} (+{points})", **named)
    return *texts, ""


def won_units(o: HunterObservation, seat: Seat) -> Sequence[UnitThumbnail]:
    """Return the units on a player's score pile, the most valuable first."""
    kinds = sorted(o.piles[seat], key=lambda kind: -o.catalogue.points[kind])
    return [thumbnail(o.catalogue, kind) for kind in kinds]


def heroes(o: HunterObservation, seat: Seat) -> Sequence[HeroPicture]:
    """Return the two most valuable units with which a player ended, one from each side; a player who ended with fewer
    is shown with the trophies.
    """
    points, rows = o.catalogue.points, o.catalogue.rows
    ended = [o.kinds[place] for place in (*o.front(seat), *o.back(seat)) if o.kinds[place] >= 0]
    kinds = [
        *sorted(ended, key=lambda kind: -points[kind]),
        *sorted(o.piles[seat], key=lambda kind: -points[kind]),
    ]
    return [
        HeroPicture(profile_code(card_word(kind)), ArtNation(rows[kind].nation), mirrored)
        for kind, mirrored in zip(kinds, (False, True), strict=False)
    ]


def _trophies(context: AppContext, session: GameSession, lines: Sequence[ScoreLine]) -> TrophiesPage:
    return TrophiesPage(context, lines, trophies_of(session.match.journal()))


def _luck(context: AppContext, session: GameSession, lines: Sequence[ScoreLine]) -> LuckPage:
    return LuckPage(context, lines, luck_of(session.match.journal()))


HUNTER_RESULT = ResultContents(
    remarks=most_valuable,
    pictures=won_units,
    heroes=heroes,
    changes_of_turn=battle_changes,
    change_text=battle_change_text,
    marks=battle_marks,
    legend=battle_legend,
    chapters=(
        OwnChapter("trophies", mark("Trophies"), _trophies),
        OwnChapter("luck", mark("Dice"), _luck),
    ),
)
