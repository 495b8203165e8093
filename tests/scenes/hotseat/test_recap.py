"""How the recap stands on the screen: gathered by player, in two columns where there is room, no line cut or left blank."""

from __future__ import annotations

import pytest
from pygame import FRect

from wotrush.i18n import set_language
from wotrush.scenes.hotseat.banner import BannerScene
from wotrush.scenes.hotseat.recap import BESIDE, REASON, TWO_COLUMNS, RecapList, _Part
from wotrush.workshop.staged import new_match, play_on
from wotrush.workshop.studio import Studio

SIZES = ((1920, 1080), (1280, 720), (1024, 768))


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def listed(request: pytest.FixtureRequest) -> RecapList:
    set_language("de")  # Its sentences are long enough to need two lines here and there.
    studio, match = Studio(request.param), new_match(5, seed=1, people=5)
    play_on(match, lambda o: o.turn >= 40)
    session = studio.session(match)
    banner = BannerScene(studio.context, session)
    studio.pilot(studio.table(session), banner)
    found = banner.root.find("recap")
    assert isinstance(found, RecapList)
    return found


def parts(listed: RecapList) -> list[_Part]:
    return listed._parts


def test_a_reason_has_room_for_its_lines_and_for_no_blank_one(listed: RecapList) -> None:
    reasons = [reason for part in parts(listed) for _, reason in part.rows if reason is not None]
    longest = max(reasons, key=lambda reason: len(str(reason)))
    assert longest.ink is not None
    scale, writer = longest.transform.scale, longest.writer
    line = writer.size("x", longest.ink, scale).y
    for width in range(300, 1000, 3):
        room = listed._text_high(longest, REASON, width) * scale
        pixels = int(
            (width - BESIDE) * scale
        )  # Or one less: the edges of a label are rounded each by itself.
        wide, narrow = (writer.size(str(longest), longest.ink, scale, pixels - less).y for less in (0, 1))
        assert narrow <= room + 1, f"cut at {width}"
        assert room < max(wide, narrow) + line, f"a blank line at {width}"


def test_every_line_is_in_letters_of_one_size(listed: RecapList) -> None:
    listed.place(FRect(0, 0, 460, 400))
    for part in parts(listed):
        for text, _ in part.rows:
            assert text.ink is not None
            needed = text.writer.size(str(text), text.ink, text.transform.scale, int(text.box_px.w)).y
            assert needed <= text.box_px.h + 1


def test_a_wide_window_shows_two_columns_and_no_player_is_divided_between_them(listed: RecapList) -> None:
    lefts = [{text.rect.x for text, _ in part.rows} for part in parts(listed)]
    assert all(len(of_part) == 1 for of_part in lefts)
    columns = {left for of_part in lefts for left in of_part}
    assert len(columns) == (2 if listed.size.x >= TWO_COLUMNS else 1)
    if len(columns) == 2:
        assert listed.reach == 0, "two columns are read without scrolling"


def test_what_is_seen_at_first_ends_with_a_whole_line(listed: RecapList) -> None:
    if not listed.reach:
        return
    first, _ = listed._columns(listed.size.x)
    rows = [row for part in first[0] for row in part.rows]
    ends = [text.rect.bottom if reason is None else reason.rect.bottom for text, reason in rows]
    assert any(abs(end - listed.size.y) < 1 for end in ends), ends
