"""The log by turns: a finished turn is folded, its heading stays in sight, and news lead back to the newest line."""

from __future__ import annotations

import pytest
from pygame import FRect, Vector2

from tests.scenes.rush.tables import Played, table
from wotrush.scenes.description.reasons import going_on
from wotrush.scenes.table.panels import log_panel
from wotrush.scenes.table.panels.event_words import LogLine
from wotrush.scenes.table.panels.log_panel import ABOVE_TURN, HEAD, LINE, LOW, LogPanel
from wotrush.scenes.table.panels.log_turns import LogTurns, turn_of_line


def line(text: str, *, heading: bool = False, detail: bool = False) -> LogLine:
    return LogLine(0, text, heading=heading, detail=detail)


TURNS = [
    line("one", heading=True),
    line("buys"),
    line("draws", detail=True),
    line("two", heading=True),
    line("draws", detail=True),
    line("three", heading=True),
    line("draws", detail=True),
]


def test_turns_are_folded_to_what_changed_the_table_but_the_newest_finished_one_until_somebody_folds_it() -> (
    None
):
    turns = LogTurns()
    assert turns.shown(TURNS) == [0, 1, 3, 4, 5, 6]
    assert [turns.is_open(TURNS, heading) for heading in (0, 3, 5)] == [False, True, True]
    assert turns.foldable(TURNS, 0)
    assert not turns.foldable(TURNS, 5)
    turns.toggle(TURNS, 0)
    turns.toggle(TURNS, 3)
    assert turns.shown(TURNS) == [0, 1, 2, 3, 5, 6]
    turns.toggle(TURNS, 3)
    later = [*TURNS, line("four", heading=True)]
    assert turns.shown(later) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert turns.shown(TURNS) == [0, 1, 2, 3, 4, 5, 6]


def test_the_newest_finished_turn_is_folded_where_it_has_no_room() -> None:
    turns = LogTurns()
    turns.newest_has_room = False
    assert turns.shown(TURNS) == [0, 1, 3, 5, 6]
    _, log = played_with_a_log()
    room = log.size
    for high in (room.y, 20 * room.y):
        log.rect = FRect(log.rect.x, log.rect.y, room.x, high)
        lines = [log.lines[i] for i in log._readable()]
        newest = [place for place, line in enumerate(log.lines) if line.heading][-2]
        whole = [*log.lines[newest:]]
        assert (lines[-len(whole) :] == whole) is log._turns.is_open(log.lines, newest)
    assert log._turns.is_open(log.lines, newest)


def test_a_low_panel_has_lines_instead_of_a_head() -> None:
    _, log = played_with_a_log()
    for high, head in ((LOW - 1, 0.0), (LOW, HEAD)):
        log.rect = FRect(log.rect.x, log.rect.y, log.size.x, high)
        (_, first), *_, (place, last) = log._placed()
        assert first.top == head + 6
        assert place == len(log.lines) - 1
        assert high - 2 * LINE - ABOVE_TURN < last.bottom <= high, "there is room for no further line"


def test_the_head_names_the_panel_and_a_turn_whose_heading_is_scrolled_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[str] = []
    monkeypatch.setattr(log_panel, "write", lambda canvas, writer, text, *_, **__: said.append(text))
    played, log = played_with_a_log()
    turns = [i for i, line in enumerate(log.lines) if line.heading]
    for back in range(12):
        log.back = back
        said.clear()
        log.invalidate()
        played.pilot.stack.draw(played.pilot.surface)
        first = log._placed()[0][0]
        above = [log.lines[max(turn for turn in turns if turn < first)].text] if first not in turns else []
        assert said == ["Log", *above, *["Newest"] * bool(back)]


@pytest.mark.parametrize("rows", [1, 2, 3])
def test_the_lowest_panel_still_says_what_happened_last(rows: int) -> None:
    """A line that is too long is cut off rather than left out, and no heading stands there alone."""
    _, log = played_with_a_log()
    log.lines += [
        line("Somebody did something that takes many words to tell. " * 4),
        line("Round", heading=True),
    ]
    log.rect = FRect(log.rect.x, log.rect.y, log.size.x, 12 + LINE * rows)
    ((place, rect),) = log._placed()
    assert place == len(log.lines) - 2
    assert rect.h == LINE * rows


def test_every_line_belongs_to_the_turn_above_it() -> None:
    assert [turn_of_line(TURNS, place) for place in range(5)] == [0, 0, 0, 3, 3]
    assert turn_of_line([line("before the first turn")], 0) is None


def played_with_a_log() -> tuple[Played, LogPanel]:
    played = table(players=3, seed=4, opponent="recruit", blind=True)
    for _ in range(30):
        played.pilot.wait(0.2)
        if played.session.may_decide:
            played.session.decide(played.session.observation().actions[-1])
    log = played.scene.pieces.log
    log.visible = True
    played.pilot.stack.draw(played.pilot.surface)
    assert sum(line.heading for line in log.lines) > 4
    return played, log


def test_a_click_on_a_heading_opens_and_folds_its_turn() -> None:
    _, log = played_with_a_log()
    headings: list[tuple[int, FRect]] = []
    while not headings:
        log.on_wheel(1)
        headings = [
            (i, rect)
            for i, rect in log._placed()
            if log._turns.foldable(log.lines, i) and not log._turns.is_open(log.lines, i)
        ]
    heading, rect = headings[0]
    assert log.on_press(log.transform(Vector2(rect.center)))
    assert heading + 1 in log._readable()
    assert log._turns.is_open(log.lines, heading)


def test_a_reason_stands_below_what_it_explains_even_in_a_folded_turn() -> None:
    _, log = played_with_a_log()
    shown = [log.lines[i] for i in log._readable()]
    reasons = [place for place, line in enumerate(shown) if line.reason]
    assert len(reasons) > 10
    assert not any(shown[place - 1].heading or shown[place - 1].reason for place in reasons)


def test_news_lead_back_to_the_newest_line_unless_the_pointer_reads() -> None:
    played, log = played_with_a_log()
    news = played.session.log()[-1]
    log.on_hover(inside=True)
    log.on_wheel(2)
    at = log._placed()[-1][0]
    log.add_news(news)
    assert log._placed()[-1][0] <= at
    log.on_hover(inside=False)
    log.add_news(news)
    assert log.back == 0


def test_a_button_leads_back_to_the_newest_line() -> None:
    _, log = played_with_a_log()
    log.on_wheel(2)
    assert log.back
    assert log.on_press(log.transform(Vector2(log._newest.center)))
    assert log.back == 0


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.long)])
def test_no_reason_stands_without_what_it_explains_however_low_the_log_is(every: int) -> None:
    """Of so many places to which the log can be scrolled one is tried, another one in each height."""
    _, log = played_with_a_log()
    acts = {place: place - 1 for place, line in enumerate(log.lines) if line.reason}
    assert acts
    for rows in range(1, 12):
        log.rect = FRect(*log.rect.topleft, log.size.x, HEAD + 12 + LINE * rows)
        for back in range(rows % every, len(log.lines) - 1, every):
            log.back = back
            shown = [place for place, _ in log._placed()]
            assert all(acts[place] in shown for place in shown if place in acts), f"{rows} rows"


@pytest.mark.parametrize(
    ("why", "goes_on"),
    [
        ("Resupply: two more.", "Two more."),
        ("Target KV-2: hits on 1.", "Hits on 1."),
        ("Target IS-2: hits on 1.", "Target IS-2: hits on 1."),
        ("Nothing is in range.", "Nothing is in range."),
    ],
)
def test_a_reason_goes_on_without_a_name_that_was_just_said(why: str, goes_on: str) -> None:
    assert going_on(why, "Bison plays Resupply on KV-2") == goes_on
