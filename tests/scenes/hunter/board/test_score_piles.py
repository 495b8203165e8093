"""Score piles on the table: every one says how many units it has, and names them where they have room."""

from __future__ import annotations

import pytest
from pygame import FRect, Rect, Vector2

from tests.scenes.hunter.tables import Battle, battle
from wotrush.i18n import set_language, tn
from wotrush.model.hunter.cards.box import box
from wotrush.scenes.art import marks
from wotrush.scenes.hunter.board import plates, trophies
from wotrush.scenes.hunter.board.enemies import left_by_pile
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import Canvas, Transform
from wotrush.stage.drawing.display_list import DisplayList
from wotrush.stage.geometry import inset
from wotrush.stage.typography.text import SMALLEST

LONG = "Daimler Armoured Car Mk. II"
BRIEF = LONG.replace("Mk. ", "")


def shown(table: Battle) -> dict[int, FRect]:
    """Return the enemies whose score piles are shown, with their places."""
    view = table.scene.view
    places = {army.seat: view.lines(army.seat).trophies for army in view.frame.enemies}
    return {seat: place for seat, place in places.items() if place is not None and view.o.piles[seat]}


def unlike(players: int) -> Battle:
    """Return a table on which two enemies' score piles are shown, one with more units than the other."""
    for seed in range(40):
        found = battle(players, seed, decisions=players * 16)
        found.rest()
        if len({len(found.o.piles[seat]) for seat in shown(found)}) > 1:
            return found
    raise LookupError


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("players", [3, 5])
def test_all_say_how_many_units_they_have_above_the_right_edge_of_their_points_and_answer_nowhere_else(
    players: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_language(language)
    table = unlike(players)
    written: list[tuple[str, FRect]] = []
    monkeypatch.setattr(
        trophies, "write", lambda canvas, writer, text, ink, room, **_: written.append((text, room))
    )
    view = table.scene.view
    for seat, place in shown(table).items():
        written.clear()
        style = trophies.style_of(view, seat)
        canvas = Canvas(
            DisplayList(), SurfaceCache(budget=0), Rect(0, 0, 1, 1), Transform(Vector2(), 0.0, 1.0)
        )
        trophies.paint_trophies(canvas, view, seat, place, style)
        rights = {text: room.right for text, room in written}
        pile = view.o.piles[seat]
        army = next(army for army in view.frame.enemies if army.seat == seat)
        alone = army.trophies not in (None, place)  # It lies in the place of cards, beside a narrow panel.
        right = place.right - trophies.EDGE if alone else army.head.right
        assert rights[tn("{n} destroyed", "{n} destroyed", len(pile))] == pytest.approx(right, abs=0.5)
        points = [text for text in rights if text.startswith("+")]
        assert points
        assert max(rights[text] for text in points) == pytest.approx(right, abs=0.5)
        spot, rooms = table.scene.pieces.spots.find(f"trophies {seat}").rect, [room for _, room in written]
        assert all(spot.inflate(1, 1).contains(room) for room in rooms)
        assert spot.bottom == pytest.approx(max(room.bottom for room in rooms), abs=0.5)
    assert len(shown(table)) > 1


def test_a_pile_with_room_names_its_units_though_another_has_none() -> None:
    table = unlike(3)
    view = table.scene.view
    few, fullest = sorted(shown(table), key=lambda seat: len(view.o.piles[seat]))
    low = FRect(0, 0, 260, trophies.HEADING + trophies.LEAST_ROW)
    assert trophies.pile_style(view, few, FRect(0, 0, 260, 300)).named
    assert not trophies.pile_style(view, fullest, low).named


def test_a_pile_in_a_wide_room_names_its_units_in_two_columns() -> None:
    table = unlike(3)
    view = table.scene.view
    seat = max(shown(table), key=lambda seat: len(view.o.piles[seat]))
    count = len(view.o.piles[seat])
    low = trophies.HEADING + trophies.HEADING_GAP + -(-count // 2) * trophies.LEAST_ROW + 1
    for wide, across in ((520, 2), (260, 0)):
        place = FRect(0, 0, wide, low)
        style = trophies.pile_style(view, seat, place)
        assert style.named is bool(across)
        _, cells = trophies._laid(view, seat, place, style)
        assert len(cells) >= count
        assert not across or len({cell.x for cell in cells}) == across


def test_a_pile_names_all_its_units_or_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name here and none there looks like a fault."""
    table = unlike(3)
    view = table.scene.view
    seat = max(shown(table), key=lambda seat: len(view.o.piles[seat]))
    kinds = view.o.piles[seat]
    assert len(kinds) > 1
    has_room, first = trophies._has_room, trophies._name(view, kinds[0])[:3]
    for without, named in (("none", True), (first, False)):
        monkeypatch.setattr(
            trophies,
            "_has_room",
            lambda view, name, room, out=without: not name.startswith(out) and has_room(view, name, room),
        )
        assert trophies.pile_style(view, seat, FRect(0, 0, 260, 300)).named is named


def test_a_long_name_is_shortened_rather_than_all_left_out() -> None:
    view, kind = unlike(3).scene.view, next(k for k, row in enumerate(box().rows) if row.name == LONG)
    wide = trophies._name_room(view, kind, FRect(0, 0, 260, 34), 1.0)
    short = trophies._short_name(view, kind, wide)
    assert short.endswith(trophies.CUT)
    assert LONG.startswith(f"{short.removesuffix(trophies.CUT)} ")
    while short:
        assert 2 * len(short.removesuffix(trophies.CUT)) >= len(BRIEF), "A first word alone tells no unit."
        wide.w -= 5
        short = trophies._short_name(view, kind, wide)
    assert wide.w > 20


def test_beside_all_points_stands_the_same_laurel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Heads of a ring are lower than the viewer's, and an icon may have another form on few pixels."""
    view, painters = battle(6, size=(1920, 1080), decisions=96).scene.view, set()

    def note(canvas: Canvas, key: str, color: object, room: FRect) -> None:
        if key != "cards":
            painters.add(marks.painter_of(key, round(room.w)))

    monkeypatch.setattr(plates, "icon", note)
    canvas = Canvas(DisplayList(), SurfaceCache(budget=0), Rect(0, 0, 1, 1), Transform(Vector2(), 0.0, 1.0))
    for army in (view.frame.own, *view.frame.enemies):
        plates.paint_head(canvas, view, army)
    assert len(painters) == 1


@pytest.mark.parametrize(
    ("long", "short"),
    [
        ("Pz.Kpfw. IV Ausf. H", "Pz. IV H"),
        ("Panzerbefehlswagen III", "Pz.Bef.Wg. III"),
        ("StuG III Ausf. G", "StuG III G"),
    ],
)
def test_a_name_without_room_is_abbreviated_before_it_is_cut(long: str, short: str) -> None:
    view, kind = unlike(3).scene.view, next(k for k, row in enumerate(box().rows) if row.name == long)
    small = view.theme.inks.small.sized(SMALLEST)
    for told, fits in ((short, True), (short, False), (long, True)):
        wide = view.theme.writer.units(told, small).x + (3.0 if fits else -9.0)
        name = trophies._short_name(view, kind, FRect(0, 0, wide, 34)).replace("\u00a0", " ")
        assert (name == told) is fits


def test_a_name_with_a_long_first_word_is_cut_within_the_next() -> None:
    view, kind = unlike(3).scene.view, next(k for k, row in enumerate(box().rows) if row.name == LONG)
    small = view.theme.inks.small.sized(SMALLEST)
    wide = view.theme.writer.units(f"{LONG[:14]}{trophies.CUT}", small).x
    assert trophies._short_name(view, kind, FRect(0, 0, wide, 34)) == f"{LONG[:14]}{trophies.CUT}"


@pytest.mark.parametrize(
    ("row", "wide", "tall"), [(trophies.LEAST_ROW, 260, False), (trophies.TALL_ROW, 205, True)]
)
def test_rows_are_higher_where_a_name_would_be_cut_otherwise_and_there_is_room(
    row: float, wide: float, tall: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is none, the name is told without a picture."""
    view, kind = unlike(3).scene.view, next(k for k, row in enumerate(box().rows) if row.name == LONG)
    monkeypatch.setattr(trophies, "_name", lambda view, kind: LONG)
    seat = max(range(3), key=lambda seat: len(view.o.piles[seat]))
    place = FRect(0, 0, wide, trophies.HEADING + len(view.o.piles[seat]) * row)
    style = trophies.pile_style(view, seat, place)
    assert (style.row == trophies.TALL_ROW) is tall
    cell = FRect(0, 0, wide, style.row - trophies.ROW_GAP)
    name = trophies._short_name(view, kind, trophies._name_room(view, kind, cell, style.part))
    assert name == LONG
    assert (style.part > 0) is tall


@pytest.mark.parametrize("x", [98.0, 540.0])
def test_why_no_cards_lie_there_is_told_on_the_wider_side_of_a_low_pile(x: float) -> None:
    """A pile at the left may reach into the room by a hair."""
    room, pile = FRect(100, 0, 600, 170), FRect(x, 80, 160, 80)
    left = left_by_pile(room, pile)
    assert left.w > 400
    assert not left.colliderect(pile)


@pytest.mark.parametrize(("players", "scale"), [(3, 1.5), (4, 1.0), (5, 1.0)])
def test_beside_names_all_piles_have_pictures_of_one_size_or_none_has(players: int, scale: float) -> None:
    several = differing = 0
    for seed in range(1, 8):
        table = battle(players, seed, decisions=players * 22, size=(1280, 720), scale=scale, language="de")
        table.rest()
        view = table.scene.view
        styles = {seat: trophies.style_of(view, seat) for seat in range(players) if view.o.piles[seat]}
        named = {seat: style for seat, style in styles.items() if style.named}
        assert len({round(style.part * style.picture, 3) for style in named.values()}) <= 1
        several += len(named) > 1
        differing += len({style.row for style in named.values()}) > 1
        for seat, style in named.items():
            place = trophies.own_pile(view) if seat == view.o.seat else view.lines(seat).trophies
            assert place is not None
            room = inset(place, 0, trophies.HEADING + trophies.HEADING_GAP, 0, 0)
            cells = trophies._cells_of_names(view, seat, room, style)
            assert all(trophies._short_name(view, kind, cell) for kind, cell in cells)
    assert several
    assert differing or scale == 1.0
