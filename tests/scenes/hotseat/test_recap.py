"""How the recap stands on the screen: gathered by player, in two columns where there is room, no line cut or left blank."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from pygame import FRect

from wotrush.games import GAMES
from wotrush.i18n import set_language
from wotrush.match.notices import Decided
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import MARKER_AMMO, SHELL
from wotrush.model.hunter.frames import KILLED
from wotrush.model.hunter.positions.notation import parse_table
from wotrush.model.hunter.state import IN_TURNS
from wotrush.scenes.hotseat.banner import BannerScene
from wotrush.scenes.hotseat.recap import BELOW, REASON, TWO_COLUMNS, RecapList, _line_text, _Part
from wotrush.scenes.hotseat.recap_lines import RecapLine, recap_lines, turns_since
from wotrush.scenes.hotseat.recap_scene import RecapScene
from wotrush.scenes.hunter.cards.faces import thumbnail
from wotrush.scenes.hunter.cards.small_pictures import faces_of_event
from wotrush.scenes.hunter.description import HUNTER_DESCRIPTION
from wotrush.settings import Settings
from wotrush.stage.clock import ManualClock
from wotrush.workshop.staged import new_match, play_on, session_of
from wotrush.workshop.studio import Studio

SIZES = ((1920, 1080), (1280, 720), (1024, 768))


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def listed(request: pytest.FixtureRequest) -> RecapList:
    set_language("de")  # Its sentences are long enough to need two lines here and there.
    studio, match = Studio(request.param), new_match(5, seed=1, people=2)
    play_on(match, lambda o: o.turn >= 40 and o.seat == 0)
    session = studio.session(match)
    banner = BannerScene(studio.context, session)
    studio.pilot(studio.table(session), banner)
    found = banner.root.find("recap")
    assert isinstance(found, RecapList)
    return found


def parts(listed: RecapList) -> list[_Part]:
    return listed._parts


def test_a_reason_has_room_for_its_lines_and_for_no_blank_one(listed: RecapList) -> None:
    reasons = [row.reason for part in parts(listed) for row in part.rows if row.reason is not None]
    longest = max(reasons, key=lambda reason: len(str(reason)))
    assert longest.ink is not None
    scale, writer = longest.transform.scale, longest.writer
    line = writer.size("x", longest.ink, scale).y
    for width in range(300, 1000, 3):
        room = listed._text_high(longest, REASON, width - listed.beside) * scale
        pixels = int(
            (width - listed.beside) * scale
        )  # Or one less: the edges of a label are rounded each by itself.
        wide, narrow = (writer.size(str(longest), longest.ink, scale, pixels - less).y for less in (0, 1))
        assert narrow <= room + 1, f"cut at {width}"
        assert room < max(wide, narrow) + line, f"a blank line at {width}"


@pytest.mark.parametrize("game", GAMES)
def test_the_title_of_the_page_tells_since_when(game: str) -> None:
    studio, titles = Studio(SIZES[1]), []
    for turn in (0, 9):
        match = new_match(4, seed=1, game=game)
        play_on(match, lambda o, turn=turn: o.turn >= turn and o.seat == 0 == o.active)  # type: ignore[misc]
        page = RecapScene(studio.context, studio.session(match))
        titles.append(str(page._title))
    assert titles == ["Before your first turn", "Since your last turn"]


@pytest.mark.parametrize(("players", "turn", "told"), [(6, 20, True), (4, 12, False)])
def test_the_color_of_what_was_done_to_the_reader_is_explained_where_it_stands(
    players: int, turn: int, told: bool
) -> None:
    set_language("en")
    studio, match = Studio((1280, 720)), new_match(players, seed=1, game="hunter")
    play_on(match, lambda o: o.turn >= turn and o.seat == 0)
    page = RecapScene(studio.context, studio.session(match))
    studio.stack.push(page)
    lines = recap_lines(page.session, page.session.viewpoint.seat)
    assert (len({line.to_you for line in lines}) == 2) is told
    assert bool(str(page.root.find("legend"))) is told


def test_every_line_is_in_letters_of_one_size(listed: RecapList) -> None:
    listed.place(FRect(0, 0, 460, 400))
    for part in parts(listed):
        for text in (row.text for row in part.rows):
            assert text.ink is not None
            needed = text.writer.size(str(text), text.ink, text.transform.scale, int(text.box_px.w)).y
            assert needed <= text.box_px.h + 1


def test_a_wide_window_shows_two_columns_and_no_player_is_divided_between_them(listed: RecapList) -> None:
    lefts = [{row.text.rect.x for row in part.rows} for part in parts(listed)]
    assert all(len(of_part) == 1 for of_part in lefts)
    columns = {left for of_part in lefts for left in of_part}
    assert len(columns) == (2 if listed.size.x >= TWO_COLUMNS else 1)
    if len(columns) == 2:
        assert listed.reach == 0, "two columns are read without scrolling"


@pytest.mark.parametrize(
    ("last", "high", "columns"),
    [(300.0, 900.0, 2), (700.0, 1100.0, 1), (700.0, 800.0, 2), (700.0, 600.0, 1)],
    ids=["equally long", "unequal", "no other way", "to be scrolled"],
)
def test_two_columns_are_about_equally_long_and_what_is_scrolled_is_one(
    listed: RecapList, monkeypatch: pytest.MonkeyPatch, last: float, high: float, columns: int
) -> None:
    final = parts(listed)[-1]
    others = len(parts(listed)) - 1
    monkeypatch.setattr(listed, "_high", lambda part, width: last if part is final else 300.0 / others)
    width = listed.fit(1800.0, high)
    assert len(listed._columns(width)[0]) == columns


def test_what_is_seen_at_first_ends_with_a_whole_line(listed: RecapList) -> None:
    if not listed.reach:
        return
    first, _ = listed._columns(listed.size.x)
    rows = [row for part in first[0] for row in part.rows]
    ends = [
        max(
            (row.text if row.reason is None else row.reason).rect.bottom,
            *(picture.rect.y - 1 + row.pictures.height + BELOW for picture in row.pictures.all),
            0.0,
        )
        for row in rows
    ]
    assert any(abs(end - listed.size.y) < 1 for end in ends), ends


def test_every_line_has_pictures_of_the_cards_it_names_and_they_cover_no_words(listed: RecapList) -> None:
    rows = [row for part in parts(listed) for row in part.rows]
    assert all(row.pictures.all for row in rows if "kauft" in str(row.text))
    words = [label.rect for row in rows for label in (row.text, row.reason) if label is not None]
    pictures = [picture.rect for row in rows for picture in row.pictures.all]
    assert pictures
    assert all(picture.collidelist(words) < 0 for picture in pictures)
    assert all(picture.collidelist(pictures[at + 1 :]) < 0 for at, picture in enumerate(pictures)), (
        "pictures stand apart"
    )


def test_sabotage_is_told_with_the_card_that_did_it_and_every_card_given_up() -> None:
    set_language("en")
    studio, match = Studio((1280, 720)), new_match(5, seed=1, people=5)
    play_on(match, lambda o: o.turn >= 20 and o.seat == 0)
    session = studio.session(match)
    shown = RecapList(studio.context, recap_lines(session, 0), session, session.observation())
    rows = [row for part in parts(shown) for row in part.rows]
    said = [str(row.text) for row in rows]
    given = [n for n, line in enumerate(said) if line.endswith("to Sabotage")]
    assert len(given) == 3
    assert said[given[0] - 1].startswith("Uses "), "what did it"
    assert all(rows[n].pictures.all for n in (given[0] - 1, *given)), (
        "the same picture again, where it was so"
    )


def test_a_player_is_named_once_beside_the_mark(listed: RecapList) -> None:
    for part in parts(listed):
        assert part.mark.rect.centery == pytest.approx(part.name.rect.centery, abs=0.5)
        told = [str(row.text) for row in part.rows]
        assert not any(text.startswith(str(part.name)) for text in told)
        assert all(text[0].isupper() for text in told)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Bison buys Hummel", "Buys Hummel"),
        ("Bison, counterattack: Hetzer", "Counterattack: Hetzer"),
        ("Bison’s base falls", "Bison’s base falls"),
        ("Bison2 buys Hummel", "Bison2 buys Hummel"),
        ("Hetzer (Bison): revealed", "Hetzer: revealed"),
        ("Hetzer (Lynx): revealed", "Hetzer (Lynx): revealed"),
    ],
)
def test_a_line_does_not_say_again_the_name_above_it(said: str, told: str) -> None:
    line = RecapLine(0, "event", to_you=False)
    assert _line_text(lambda *_: said, None, line, ["Bison"]) == told


def test_pictures_stand_in_two_columns(listed: RecapList) -> None:
    for column in listed._columns(listed.size.x)[0]:
        rows = [row.pictures for part in column for row in part.rows]
        for pictures in ([row._by for row in rows], [row._then for row in rows]):
            alone = {round(each[0].rect.x, 1) for each in pictures if len(each) == 1}
            assert len(alone) <= 1


def test_all_words_of_a_column_begin_below_the_names_with_pictures_or_without(listed: RecapList) -> None:
    for column in listed._columns(listed.size.x)[0]:
        lines = [label for part in column for row in part.rows for label in (row.text, row.reason) if label]
        assert {label.rect.x for label in lines} == {part.name.rect.x for part in column}


def test_pictures_arrow_and_words_stand_on_one_line(listed: RecapList) -> None:
    for part in parts(listed):
        first = part.rows[0]
        if not first.pictures.all:
            continue
        middle = first.pictures.all[-1].rect.centery
        if first.pictures.arrow is not None:
            assert first.pictures.arrow.rect.centery == pytest.approx(middle, abs=0.5)
        text = first.text
        if first.reason is None and text.ink is not None and len(part.blocks[0]) == 1:
            scale = text.transform.scale
            high = text.writer.size(str(text), text.ink, scale, int(text.rect.w * scale) - 1).y / scale
            assert text.rect.y + high / 2 == pytest.approx(middle, abs=1.5)


def test_pictures_do_not_stretch_the_lines_beside_them_and_leave_them_air(listed: RecapList) -> None:
    for part in parts(listed):
        for block in part.blocks:
            for above, below in pairwise(block):
                last = above.reason or above.text
                assert below.text.rect.y == pytest.approx(last.rect.bottom, abs=0.01)
        for row in part.rows:
            for picture in row.pictures.all:
                assert picture.rect.x - row.text.rect.right > 20


def test_pictures_are_large_where_a_list_is_short() -> None:
    studio, match = Studio((1920, 1080)), new_match(3, seed=1, people=3)
    play_on(match, lambda o: o.turn >= 3 and o.seat == 0)
    session = studio.session(match)
    banner = BannerScene(studio.context, session)
    studio.pilot(studio.table(session), banner)
    listed = banner.root.find("recap")
    assert isinstance(listed, RecapList)
    assert listed.reach == 0
    assert {pictures.times for pictures in listed._pictures} == {2.0}


def test_a_line_tells_of_a_unit_by_picture_only_if_the_reader_knows_it() -> None:
    match = new_match(2, seed=1, people=2, game="hunter")
    play_on(match, lambda o: o.turn >= 3 and o.to_act == o.active)
    seat = match.to_act()
    assert seat is not None
    o, known = match.observe(seat), match.observe(1 - seat)
    own = next(place for place in (*known.front(1 - seat), *known.back(1 - seat)) if o.kinds[place] < 0)
    for event in (
        ev.AttackDeclared(1 - seat, own, 0, SHELL, 1, charge=False),
        ev.CounterDeclared(1 - seat, own, 0, SHELL, 1),
        ev.SpyDeclared(1 - seat, own, seat),
        ev.StrikeResolved(own, 0, SHELL, 1, KILLED),
    ):
        assert faces_of_event(o, event)[0] == []
        assert faces_of_event(known, event)[0] == [thumbnail(known.catalogue, known.kinds[own])]


def test_a_line_of_a_battle_stands_out_if_it_was_aimed_at_the_reader() -> None:
    match = new_match(3, seed=1, people=3, game="hunter")
    play_on(match, lambda o: o.turn >= 3 and o.to_act == o.active)
    o, hits = match.observe(0), HUNTER_DESCRIPTION.hits
    for seat in range(3):
        place = o.front(seat)[0]
        aimed = [
            ev.AttackDeclared(0, 1, place, SHELL, 1, charge=False),
            ev.StrikeResolved(1, place, SHELL, 1, KILLED),
            ev.UnitLost(seat, place, 16, 0, 45),
            ev.SpyResolved(0, seat, 0),
            ev.UnitRevealed(seat, place, 16),
        ]
        for event in aimed:
            assert [hits(o, event, reader) for reader in range(3)] == [reader == seat for reader in range(3)]


def test_every_attack_of_a_recap_ends_with_what_came_of_it_in_the_turn_of_who_attacked() -> None:
    attacks = ev.AttackDeclared, ev.CounterDeclared
    ends = ev.StrikeResolved, ev.HitsAverted, ev.UnitLost, ev.MarkerPut, ev.Voided
    match, missed, countered = new_match(4, seed=5, game="hunter"), 0, 0
    for turn in range(8, 60, 4):

        def reached(o: Any, turn: int = turn) -> bool:
            return bool(o.seat == 0 and o.active == 0 and o.turn >= turn)

        if play_on(match, reached) is None:
            break  # Seat 0 has no turn any more.
        lines = recap_lines(session_of(match, Settings(), ManualClock()), 0)
        assert all(HUNTER_DESCRIPTION.acts(line.event) for line in lines if line.reason is not None)
        told = [line.event for line in lines if isinstance(line.event, attacks + ends)]
        for event, then in zip(told, [*told[1:], None], strict=True):
            assert not isinstance(event, attacks) or isinstance(then, ends)
        whose = [line.seat for line, following in pairwise(lines) if line.seat != following.seat]
        assert whose == sorted(whose), "turn by turn, what others play into one stands there"
        missed += sum(isinstance(line.event, ev.StrikeResolved) for line in lines)
        countered += sum(isinstance(line.event, ev.CounterDeclared) for line in lines)
    assert missed > 3
    assert countered


def test_a_reason_does_not_say_again_whom_the_attack_above_it_is_aimed_at() -> None:
    set_language("en")
    match = new_match(4, seed=5, game="hunter")
    play_on(match, lambda o: bool(o.seat == 0 and o.active == 0 and o.turn >= 12))
    session = session_of(match, Settings(), ManualClock())
    listed = RecapList(Studio((1280, 720)).context, recap_lines(session, 0), session, match.observe(0))
    rows = [row for part in parts(listed) for row in part.rows if str(row.text).startswith("Attacks ")]
    reasons = [str(row.reason) for row in rows if row.reason is not None]
    assert reasons
    assert not any(reason.startswith("Target ") for reason in reasons)


def test_what_is_done_to_the_reader_is_told_even_if_it_follows_from_the_readers_own_pass(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = new_match(2, seed=1, people=2, game="hunter")
    play_on(match, lambda o: bool(o.phase == IN_TURNS and o.seat == o.active == 0 and o.turn > 2))
    session, o = session_of(match, Settings(), ManualClock()), match.observe(0)
    spying, result = ev.SpyDeclared(1, o.front(1)[0], 0), ev.SpyResolved(1, 0, 1)
    revealed, own = ev.UnitRevealed(0, o.front(0)[0], 16), ev.CounterDeclared(0, 1, o.front(1)[0], SHELL, 1)
    news = [Decided(1, o.turn - 1, (spying,)), Decided(0, o.turn - 1, (own, result, revealed))]
    monkeypatch.setattr(session, "latest", lambda: iter([*reversed(news), Decided(0, o.turn - 2, ())]))
    monkeypatch.setattr("wotrush.scenes.hotseat.recap_lines._played", lambda session, latest: latest)
    assert [(line.event, line.to_you) for line in recap_lines(session, 0)] == [
        (spying, True),
        (revealed, True),
    ]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_recap_leaves_out_no_turn_before_the_first_one_of_the_reader(seed: int) -> None:
    """The draft has the number of the first turn, and it begins with the reader."""
    match = new_match(4, seed, game="hunter")
    play_on(match, lambda o: bool(o.seat == 0 and o.phase == IN_TURNS and o.active == 0))
    turns = turns_since(session_of(match, Settings(), ManualClock()), 0)
    whose = [seat for seat, _ in turns if seat]
    assert whose == list(range(4 - len(whose), 4))
    assert len(whose) == match.turn


@pytest.mark.parametrize(
    "event",
    [
        *(ev.UnitRevealed(0, 1, 16), ev.UnitRevealed(1, 9, 16), ev.EventTaken(1, 0, None)),
        *(ev.MarkerPut(1, MARKER_AMMO), ev.MarkerTaken(1, MARKER_AMMO), ev.UnitExhausted(1, 9, 0, 0, -1)),
        *(ev.EventDrawn(1, None), ev.EventOff(1, 0), ev.DiceRolled(0, "shot", 1, (2,), 3)),
        *(ev.DiceRolled(0, "evade", 1, (3,), 2), ev.UnitsDrawn(0, 1, None)),
    ],
)
def test_theft_spying_ammo_and_what_explains_the_rest_are_told(event: ev.HunterEvent) -> None:
    o = parse_table("seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u021 revealed").observe(0)
    assert HUNTER_DESCRIPTION.in_recap(event) or HUNTER_DESCRIPTION.hits(o, event, 0)


def test_what_a_successful_spying_allows_gives_way_to_what_it_reveals() -> None:
    assert [HUNTER_DESCRIPTION.in_recap(ev.SpyResolved(0, 1, units)) for units in (0, 2)] == [True, False]


def test_a_unit_that_is_revealed_to_act_is_told_once() -> None:
    revealed, other, spying = ev.UnitRevealed(0, 1, 16), ev.UnitRevealed(0, 2, 17), ev.SpyDeclared(0, 1, 1)
    remaining = HUNTER_DESCRIPTION.remaining
    assert remaining([revealed, other, spying]) == {0: None}
    assert remaining([spying, revealed]) == {}
    assert remaining([revealed, spying, ev.UnitHidden(0, 1)]) == {}, "only the reveal tells what it was"
