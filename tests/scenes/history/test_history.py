"""The history: correct statistics, filters, and a list of any length."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pygame
import pytest
from pygame import FRect

from tests.scenes.layout_faults import cut_off
from tests.scenes.views import saved
from wotrush.game_info import GameInfo
from wotrush.i18n import LANGUAGES, set_language
from wotrush.match.analysis.rating import Rating
from wotrush.match.match import Match
from wotrush.match.message import Message
from wotrush.match.saves.archive import Archive, Archived
from wotrush.match.seats import Human, Opponent, Setup
from wotrush.model.rush import RushOptions, rush_ruleset
from wotrush.scenes.history import scene as history_scene
from wotrush.scenes.history.filters import STEPPER
from wotrush.scenes.history.game_list import AROUND, GameRow, ending, when
from wotrush.scenes.history.panels import LOWEST_ROW, BarList
from wotrush.scenes.history.scene import HistoryScene, HistorySide
from wotrush.scenes.history.statistics import GameFilter, Statistics, statistics
from wotrush.scenes.history.statistics_page import adding_up
from wotrush.scenes.history.summary import UNKNOWN, GameArchive, GameSummary, SeatSummary, archive_of, sum_up
from wotrush.scenes.hunter.info import INFO as HUNTER
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.match import RushMatch
from wotrush.stage.geometry import inset
from wotrush.stage.label import Label
from wotrush.stage.typography.text import resolve
from wotrush.stage.widgets import Button, Panel, ScrollPanel, Segmented, Stepper
from wotrush.stage.widgets.choice import Options
from wotrush.workshop.staged import new_match, play_out
from wotrush.workshop.studio import Studio

BEGIN = datetime(2026, 11, 20, 18, 5, tzinfo=UTC)


def person(
    name: str, points: int | None = 10, *, left: bool = False, bought: Sequence[str] = ()
) -> SeatSummary:
    parts = None if points is None else {"medals": points, "bases": 0, "achievements": 0}
    return SeatSummary(name=name, agent=None, left=left, points=points, parts=parts, chosen=tuple(bought))


def opponent(points: int | None = 5, level: str = "recruit") -> SeatSummary:
    return SeatSummary(name="Bison", agent=level, left=False, points=points, parts=None, chosen=("ge01",))


def game(
    *seats: SeatSummary, winners: tuple[int, ...] = (0,), day: int = 0, end: str = "bases"
) -> GameSummary:
    started = BEGIN + timedelta(days=day)
    return GameSummary(
        game="rush", started=started, seats=seats, winners=winners, rounds=10 + day, end=end, take_backs=0
    )


GAMES = (
    game(person("Ada", 12), opponent(), day=0),
    game(person("Ada", 20, bought=("su01", "su01")), opponent(level="random"), day=1),
    game(person("Ada", 7, bought=("su02",)), opponent(), opponent(), winners=(1,), day=2, end="medals"),
    game(person("Ada", 9), person("Ben", 15), winners=(1,), day=3),
    game(person("Ben", 99, left=True), opponent(None), winners=(1,), day=4, end="left"),
    game(opponent(3), person("Ada", 3), winners=(0, 1), day=5),
)


def of(**choice: object) -> Statistics:
    return statistics(GAMES, GameFilter(INFO, **choice))  # type: ignore[arg-type]


def test_games_are_counted_for_the_person_asked_for() -> None:
    ada, ben = of(person="Ada"), of(person="Ben")
    assert (ada.total.won, ada.total.played) == (3, 5)
    assert (ben.total.won, ben.total.played) == (1, 2)
    assert (of().total.won, of().total.played) == (4, 7)


def test_points_and_rounds_leave_out_what_was_not_played_to_its_end() -> None:
    ben = of(person="Ben")
    assert (ben.best, ben.average) == (15, 15.0)
    assert ben.rounds == 13
    assert of(person="Ada").average == pytest.approx((12 + 20 + 7 + 9 + 3) / 5)


def test_streaks_follow_the_calendar_whatever_the_order() -> None:
    streaks = statistics(reversed(GAMES), GameFilter(INFO, person="Ada")).streaks
    assert (streaks.current, streaks.longest) == (1, 2)


def test_a_row_tells_how_the_game_ended_since_the_names_show_who_won() -> None:
    set_language("en")
    assert [ending(GAMES[n]) for n in (0, 2, 4, 5)] == [
        "Last base fell",
        "Medals gone",
        "Ben has left the game",
        "Shared win",
    ]
    assert ending(GAMES[0].model_copy(update={"end": UNKNOWN})) == "Ada wins"


def test_wins_by_number_of_players_and_by_level() -> None:
    ada = of(person="Ada")
    assert {size: (tally.won, tally.played) for size, tally in ada.by_players.items()} == {
        2: (3, 4),
        3: (0, 1),
    }
    assert {level: (tally.won, tally.played) for level, tally in ada.by_agent.items()} == {
        "recruit": (2, 3),
        "random": (1, 1),
    }


def test_a_lesson_does_not_count_as_a_game_won() -> None:
    lesson = game(person("Ada"), opponent(level="drill"))
    figures = statistics([lesson], GameFilter(INFO))
    assert (figures.total.played, figures.total.won) == (0, 0)


def test_styles_are_told_apart_and_count_for_their_level() -> None:
    games = [
        game(person("Ada", 12), opponent(level="ace-raider"), day=0),
        game(person("Ada", 12), opponent(level="ace"), day=1),
    ]
    assert statistics(games, GameFilter(INFO, level="ace")).total.played == 2
    assert set(statistics(games, GameFilter(INFO)).by_agent) == {"ace", "ace-raider"}


def test_ends_and_purchases_are_counted() -> None:
    assert dict(of().ends) == {"bases": 4, "medals": 1, "left": 1}
    assert of().favorites == [("su01", 2), ("su02", 1)]


def test_choices_add_up() -> None:
    assert of(person="Ada", players=2).total.played == 4
    assert of(person="Ada", level="recruit", players=3).total.played == 1
    assert of(person="Nobody").total.played == 0
    assert of(person="Nobody").best is None


def played(people: int = 1) -> RushMatch:
    match = new_match(2, 21, people=people)
    play_out(match)
    return match


def test_a_game_is_summed_up_as_it_was() -> None:
    match = played()
    result = match.result()
    assert result is not None
    assert result.outcome is not None
    summary = sum_up(match.journal())
    assert summary.winners == result.winners
    assert [seat.points for seat in summary.seats] == list(result.outcome.scores)
    assert [seat.parts for seat in summary.seats] == [
        {part.key: part.points for part in parts} for parts in result.outcome.parts
    ]
    turns = [record for record in match.journal().turns if record.actions]
    assert summary.rounds == len(turns) / 2
    assert summary.agents == {"recruit"}
    assert summary.end in ("bases", "medals")
    assert all(seat.chosen for seat in summary.seats)


def test_a_game_by_other_rules_keeps_what_its_journal_says() -> None:
    journal = played().journal()
    journal.turns[0].digest = "another"
    summary = sum_up(journal)
    assert journal.result is not None
    assert [seat.points for seat in summary.seats] == journal.result.scores
    assert (summary.end, summary.rounds) == ("unknown", sum_up(played().journal()).rounds)
    assert summary.seats[0].parts is None


def test_a_game_that_was_left_says_who() -> None:
    setup = Setup(RushOptions(players=2).model_dump(), 3, (Human("Ada"), Opponent("Bison", "recruit")), BEGIN)
    match: RushMatch = Match.new(rush_ruleset(), setup)
    match.give_up(0)
    summary = sum_up(match.journal())
    assert (summary.end, summary.seats[0].left, summary.winners) == ("left", True, (1,))
    assert [seat.points for seat in summary.seats] == [0, 0]


def test_what_an_opponent_wins_for_somebody_who_left_is_not_theirs() -> None:
    stand_in = SeatSummary(name="Ada", agent="recruit", left=True, points=9, parts=None, chosen=())
    counted = statistics([game(stand_in, person("Ben", 5), opponent())], GameFilter(INFO, person="Ada"))
    assert (counted.total.won, counted.total.played) == (0, 1)


def archive(count: int) -> GameArchive:
    summaries = [GAMES[i % len(GAMES)] for i in range(count)]
    return Archive([Archived(Path(f"{i:04}.json"), summary) for i, summary in enumerate(summaries)])


def opened(count: int, side: HistorySide = HistorySide.GAMES) -> tuple[Studio, HistoryScene]:
    studio = Studio((1280, 720))
    scene = HistoryScene(studio.context, archive(count), side)
    studio.pilot(scene, frames=1)
    return studio, scene


@pytest.mark.parametrize("info", [INFO, HUNTER], ids=["rush", "hunter"])
@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.25), ((1920, 1080), 1.5), ((1920, 1080), 2.0), ((1024, 768), 1.0)]
)
def test_all_of_the_statistics_can_be_read_where_letters_are_large(
    info: GameInfo, size: tuple[int, int], scale: float
) -> None:
    studio = Studio(size, scale)
    games = [Archived(Path("0.json"), GAMES[0].model_copy(update={"game": info.name, "end": UNKNOWN}))]
    scene = HistoryScene(studio.context, Archive(games), HistorySide.STATISTICS)
    pilot = studio.pilot(scene)
    scene._statistics.show_rating(Rating(1.0, 0.2, 100, 6), None, whose=True)
    lists = [node for node in scene.root.walk() if isinstance(node, BarList)]
    assert [len(panel.bars()) for panel in lists[:2]] == [len(info.seats), len(info.levels)]
    for panel in lists:
        assert panel.needed(panel.size.x, LOWEST_ROW) <= panel.size.y + 0.1
    assert len({panel.letters for panel in lists}) == 1
    assert all(panel.letters <= panel.largest_letters for panel in lists)
    shown, lowest = scene._statistics, lists[-1]
    if shown.reach:
        assert lowest.box_px.bottom > shown.box_px.bottom
        pilot.key(pygame.K_PAGEDOWN)
        pilot.key(pygame.K_PAGEDOWN)
    assert lowest.box_px.bottom <= shown.box_px.bottom + 1


def rows_of(scene: HistoryScene) -> list[str]:
    return [node.name for node in scene.root.walk() if isinstance(node, GameRow)]


def test_of_a_thousand_games_only_those_in_sight_are_laid_out() -> None:
    _, scene = opened(1000)
    panel = scene.root.find("games")
    assert isinstance(panel, ScrollPanel)
    in_sight = panel.size.y / panel.pitch
    for offset in (0.0, 40_000.0, panel.reach):
        panel.scroll_to(offset)
        names = rows_of(scene)
        assert f"{min(999, int(offset // panel.pitch)):04}" in names
        assert len(names) <= in_sight + 2 * AROUND + 2
        view = FRect(0, panel.offset, *panel.size)
        seen = [row.rect for row in panel.content.children if view.colliderect(inset(row.rect, 0.1))]
        assert all(inset(view, -0.1).contains(rect) for rect in seen), "no row is cut through"


def test_a_game_is_watched_with_its_one_raised_button_and_a_win_has_no_frame_like_the_focus() -> None:
    _, scene = opened(len(GAMES))
    games = [node for node in scene.root.walk() if isinstance(node, GameRow)]
    assert any("Won" in str(label) for row in games for label in row.children if isinstance(label, Label))
    for row in games:
        buttons = [node for node in row.children if isinstance(node, Button)]
        assert len(buttons) == 3
        raised = [button.name for button in buttons if button.style != scene.context.theme.styles.framed]
        assert raised == [f"watch {row.name}"]
        assert {tuple(button.size) for button in buttons} == {(120, 56)}
        assert {button.rect.centery for button in buttons} == {row.size.y / 2}
        (plate,) = (node for node in row.children if isinstance(node, Panel))
        assert plate.paint_as is None


def test_what_is_said_of_one_game_gives_way_to_what_is_said_of_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(history_scene, "copy_code", lambda code: Message(f"{code} is copied."))
    _, scene = opened(2)
    first, second = scene.archive.games
    shared = Archived(second.path, second.summary.model_copy(update={"code": "R3X"}))
    for _ in range(2):
        scene._watch(first)
        assert scene._note_text().startswith("0000.json cannot be read")
        assert scene._note.ink == scene._warning
        scene._share(shared)
        assert scene._note_text() == "R3X is copied."
        assert scene._note.ink != scene._warning


def test_players_have_all_the_room_that_short_endings_leave_and_stand_apart_from_them() -> None:
    _, scene = opened(1)
    (row,) = (node for node in scene.root.walk() if isinstance(node, GameRow))
    wide = []
    for longest in (120.0, 280.0):
        row.place(FRect(0, 0, 1700, 80), longest)
        _, players, ending, _ = row._texts
        assert players.rect.right + 20 <= ending.rect.x
        wide.append(players.rect.w)
    assert wide[0] > wide[1] + 100


def test_the_filters_narrow_list_and_figures() -> None:
    _, scene = opened(len(GAMES))
    assert len(rows_of(scene)) == len(GAMES)
    scene.root.find("person")
    scene._choose(GameFilter(INFO, person="Ben"))
    assert rows_of(scene) == ["0003", "0004"]


@pytest.mark.parametrize(
    ("size", "scale", "kind"), [((1920, 1080), 1.0, Segmented), ((1280, 720), 1.5, Stepper)]
)
def test_choices_narrow_one_another_and_take_the_room_there_is(
    size: tuple[int, int], scale: float, kind: type[Options]
) -> None:
    studio = Studio(size, scale)
    games = [
        game(person(name), *[opponent(level=level)] * rivals)
        for name in ("Ada", "Ben")
        for level in ("recruit", "ace")
        for rivals in (1, 2)
    ]
    scene = HistoryScene(
        studio.context, Archive([Archived(Path(f"{i}"), one) for i, one in enumerate(games)])
    )
    studio.pilot(scene, frames=1)
    for field in ("person", "players", "level"):
        choice = scene.root.find(field)
        assert isinstance(choice, kind)
        assert kind is Segmented or choice.rect.w <= STEPPER, "no arrow is far from the words"
        choice.step(1)
    assert scene.choice == GameFilter(INFO, "Ada", 2, "recruit")
    assert len(rows_of(scene)) == 1
    scene.root.find("person")
    scene.resize(scene.space)
    again = scene.root.find("person")
    assert isinstance(again, Options)
    assert str(resolve(again.options[again.index])) == "Ada"


def test_what_there_is_nothing_to_choose_from_is_not_offered() -> None:
    _, scene = opened(1)
    for name in ("person", "players", "level"):
        with pytest.raises(KeyError):
            scene.root.find(name)


def test_statistics_show_their_figures() -> None:
    _, scene = opened(len(GAMES), HistorySide.STATISTICS)
    texts = {str(node) for node in scene.root.walk() if isinstance(node, Label)}
    assert {"7", "57%", "won: 4", "20", "11.0"} <= texts
    bars = {str(panel._heading): panel.bars() for panel in scene.root.walk() if isinstance(panel, BarList)}
    ends = {str(bar.name): bar for bar in bars["How games ended"]}
    assert {"Last base fell", "Medals gone"} <= ends.keys(), "every way that a game can end, also if none did"
    assert all(bar.faint is (bar.figure == "0") for bar in ends.values())
    assert all(bar.faint is (bar.figure == "–") for bar in bars["Wins by level"])
    assert all(bar.picture is not None for bar in bars["Vehicles bought most"])


@pytest.mark.parametrize(
    ("language", "day"), [("en", "2026-11-20"), ("de", "20.11.2026"), ("pl", "20.11.2026")]
)
def test_dates_are_written_as_people_there_write_them(language: str, day: str) -> None:
    set_language(language)
    assert when(datetime(2026, 11, 20, 12, 0, tzinfo=UTC)).startswith(day)


def test_parts_that_are_told_in_tenths_add_up_to_what_is_told_of_their_sum() -> None:
    parts = {"medals": 4.36, "bases": 3.76, "achievements": 3.76}
    assert adding_up(parts) == pytest.approx({"medals": 4.3, "bases": 3.8, "achievements": 3.8})
    assert adding_up({"afv": 161.25, "gun": 15.0, "inf": 10.0})["afv"] == pytest.approx(161.3), (
        "the mean says 186.3"
    )
    assert adding_up({}) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_large_letters_all_players_of_a_game_are_read_on_two_lines(language: str) -> None:
    set_language(language)
    studio = Studio((1920, 1080), 1.5)
    scene = HistoryScene(studio.context, archive_of([saved().journal] * 9))
    studio.pilot(scene, frames=1)
    row = next(node for node in scene.root.walk() if isinstance(node, GameRow))
    _, players, ending, _ = row._texts
    assert cut_off(row) == []
    assert players.ink is not None
    assert players.writer.line_count(resolve(players.text), players.ink, 1.5, int(players.rect.w * 1.5)) == 2
    assert players.rect.bottom <= ending.rect.y + 0.01
    assert ending.rect.bottom <= row.size.y
