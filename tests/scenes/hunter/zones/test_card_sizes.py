"""Every figure on a card that lies on the table can be read, whatever the window, the scale, and the number of players."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import product

import pytest
from pygame import Vector2

from tests.scenes.hunter.lettered import noted_lines
from tests.scenes.hunter.views import VIEWS
from wotrush.i18n import LANGUAGES, set_language
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.words import COMMANDERS, DRY, PINNED, REVEALED, WITH_FUEL, WITH_TRENCH
from wotrush.scenes.hunter.cards.faces import HunterFaces
from wotrush.scenes.hunter.faces import unit
from wotrush.scenes.hunter.faces.event import tells
from wotrush.scenes.hunter.faces.face import LARGE_FROM, MEDIUM_FROM, SLIM_FROM, TOKEN_FROM, Detail
from wotrush.scenes.hunter.table.scene import BattleTable
from wotrush.scenes.hunter.view.layout import CardLook, LineZone, detailed, sentence_room
from wotrush.scenes.hunter.zones.arranging import arrange
from wotrush.scenes.hunter.zones.lines import row, turn_of
from wotrush.scenes.hunter.zones.strength import Strength
from wotrush.scenes.hunter.zones.zoning import battle_frame
from wotrush.scenes.style.scale import ui_scales
from wotrush.scenes.table.lying import CARD, Lying
from wotrush.stage.geometry import Pose
from wotrush.stage.space import DesignSpace
from wotrush.workshop.studio import Studio

LETTERS, TOKEN_DIGITS = 11, 14
"""The least height of letters on a card, and of the figures of a token as they are drawn, in pixels."""
TOKENS = (Detail.TOKEN, Detail.SLIM)
WINDOWS = [(1280, 720), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160)]
STRENGTHS = [Strength(*numbers) for numbers in ((1, 0, 0), (4, 2, 0), (5, 3, 2), (9, 6, 2))]
STATES = (
    REVEALED,
    REVEALED | PINNED | DRY | WITH_TRENCH,
    REVEALED | WITH_FUEL,
    REVEALED | WITH_FUEL | WITH_TRENCH,
)


def widths(window: tuple[int, int], scale: float, seats: int, strength: Strength) -> list[float]:
    """Return how wide cards lie on that table, in pixels."""
    space = DesignSpace(window, scale)
    frame = replace(battle_frame(space.area, seats, 0), pixels=space.scale)
    armies = [frame.own, *frame.enemies, replace(frame, asked=True).army(0)]
    grown = battle_frame(space.area, seats, 0, grown=1)
    armies += [grown.army(seat) for seat in range(1, seats)]
    found = []
    for army in armies:
        lines = arrange(army, strength, TOKEN_FROM / space.scale)
        counts = (strength.front, strength.back, strength.commanders)
        if lines.front is lines.back:
            trays = [(lines.front, sum(counts))]
        elif lines.back is lines.commanders:
            trays = [(lines.front, strength.front), (lines.back, strength.behind)]
        else:
            trays = list(zip((lines.front, lines.back), counts, strict=False))
        for tray, count in trays:
            found += [pose.size.x * space.scale for pose in row(tray, [turn_of(0)] * count, tray.gap)]
    return found


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("window", WINDOWS)
def test_no_unit_lies_smaller_than_a_token_that_can_be_read(
    window: tuple[int, int], seats: int, strength: Strength
) -> None:
    for scale in ui_scales(window):
        assert min(widths(window, scale, seats, strength)) >= TOKEN_FROM - 0.5, scale


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("window", WINDOWS)
def test_the_own_front_line_has_the_largest_cards(window: tuple[int, int], seats: int) -> None:
    """An enemy's are larger only where they could not be read otherwise."""
    for scale, own, foe in product(ui_scales(window), STRENGTHS, STRENGTHS):
        space = DesignSpace(window, scale)
        strengths = {seat: foe if seat else own for seat in range(seats)}
        for grown in (None, 1):
            frame = battle_frame(space.area, seats, 0, grown=grown, strengths=strengths, pixels=space.scale)
            mine = arrange(frame.own, own, TOKEN_FROM / space.scale).front.card.x
            for seat in range(1, seats):
                theirs = arrange(frame.army(seat), foe, TOKEN_FROM / space.scale).front.card.x
                assert theirs <= max(mine, MEDIUM_FROM / space.scale) + 0.01, (scale, own, foe)


def test_where_letters_are_large_a_card_shows_less_so_that_what_it_shows_is_larger() -> None:
    """Its smallest words are a tenth as high as it is wide, its name an eighth."""
    menu, window = 26, (1920, 1080)
    for scale in (1.0, 1.5, 2.0):
        space = DesignSpace(window, scale)
        frame = battle_frame(space.area, 4, 0, pixels=space.scale)
        for width in range(50, 300, 10):
            pose = Pose(Vector2(), Vector2(width, width * CARD) / space.scale)
            look = detailed(Lying(1, LineZone.FRONT, pose, CardLook(0), 1), frame).side
            words = {Detail.LARGE: width / 10, Detail.MEDIUM: width / 8}.get(look.detail, math.inf)
            assert words >= max(LETTERS - 2, 0.33 * menu * scale), (scale, width)
    assert look.detail is Detail.LARGE


WIDTHS = (TOKEN_FROM, MEDIUM_FROM - 1, MEDIUM_FROM, LARGE_FROM - 1)
"""The least and the most room that cards of a detail have."""
QUICK = [
    (TOKEN_FROM, "it"),
    (MEDIUM_FROM - 1, "de"),
    *((MEDIUM_FROM, code) for code in sorted(LANGUAGES)),
    (LARGE_FROM - 1, "pl"),
]
"""Names are tried in every language where they have the least room, and each width in one; the long tests try all."""


@pytest.mark.parametrize(
    ("width", "language"),
    [
        case if case in QUICK else pytest.param(*case, marks=pytest.mark.long)
        for case in product(WIDTHS, sorted(LANGUAGES))
    ],
)
def test_events_and_commanders_write_only_what_can_be_read(
    width: float, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The letter of an event's sign is as low as its sign where the line below says in words when it is played."""
    set_language(language)
    lines = noted_lines(monkeypatch)
    faces, catalogue = HunterFaces(box()), box()
    cards = [faces.event(event) for event in range(len(catalogue.event_rows))]
    for card in [*cards, *(faces.commander(kind) for kind in range(COMMANDERS))]:
        card((round(width), round(width * 1.4)))
    named = width >= MEDIUM_FROM
    assert [line for line in lines if line.used < LETTERS and (len(line.text) > 1 or not named)] == []
    assert (faces.commander(0).face.name in {line.text for line in lines}) is named


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.long)], ids=["turns", "all"])
@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize(
    ("detail", "width"),
    [
        (Detail.LARGE, LARGE_FROM),
        (Detail.MEDIUM, MEDIUM_FROM),
        (Detail.TOKEN, TOKEN_FROM),
        (Detail.SLIM, SLIM_FROM),
    ],
)
def test_the_smallest_card_of_each_detail_has_letters_that_can_be_read(
    detail: Detail, width: float, language: str, every: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The states of a card take turns from language to language, or each is tried in every one."""
    set_language(language)
    lines = noted_lines(monkeypatch)
    monkeypatch.setattr(unit, "_picture", lambda *parts: None)
    size = round(width), round((TOKEN_FROM if detail in TOKENS else width) * 1.4)
    faces = HunterFaces(box())
    for kind in range(COMMANDERS, len(box().rows)):
        turn = (kind + sorted(LANGUAGES).index(language)) % len(STATES)
        for flags in STATES if every else STATES[turn : turn + 1]:
            faces.unit(kind, detail=detail, flags=flags)(size)
    written = [line for line in lines if not line.text.startswith(("+", "−"))]
    assert written
    assert [line for line in written if detail in TOKENS and line.inked < TOKEN_DIGITS] == []
    assert [line for line in written if detail not in TOKENS and line.used < LETTERS] == []


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (2560, 1440), (3840, 2160)])
def test_the_own_back_line_has_one_face_whatever_the_number_of_players(window: tuple[int, int]) -> None:
    """A few pixels more or less do not change what a card shows."""
    space, found = DesignSpace(window, 1.0), set()
    for seats, strength in product(range(2, 9), (Strength(1, 1, 0), Strength(4, 3, 0))):
        frame = battle_frame(space.area, seats, 0, pixels=space.scale)
        card = arrange(frame.own, strength, TOKEN_FROM / space.scale).back.card
        look = detailed(Lying(1, LineZone.BACK, Pose(Vector2(), card), CardLook(0), 0), frame).side
        found.add(look.detail)
    assert len(found) == 1


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (2560, 1440), (3840, 2160)])
def test_a_front_line_in_a_grown_strip_shows_all_that_is_printed_on_its_cards(
    window: tuple[int, int],
) -> None:
    space, strength = DesignSpace(window, 1.0), Strength(2, 1, 0)
    frame = battle_frame(space.area, 8, 0, grown=1, pixels=space.scale)
    card = arrange(frame.army(1), strength, TOKEN_FROM / space.scale).front.card
    look = detailed(Lying(1, LineZone.FRONT, Pose(Vector2(), card), CardLook(10), 1), frame).side
    assert look.detail is Detail.LARGE, card * space.scale


@pytest.mark.parametrize(("detail", "width"), [(Detail.LARGE, LARGE_FROM), (Detail.MEDIUM, MEDIUM_FROM)])
def test_the_place_number_of_a_hidden_unit_can_be_read(
    detail: Detail, width: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = noted_lines(monkeypatch)
    HunterFaces(box()).unit(COMMANDERS, detail=detail, flags=0, place=25)((round(width), round(width * CARD)))
    assert [line.used >= LETTERS - 1 for line in lines if line.text == "25"] == [True]


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 768), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.25), ((1920, 1080), 1.5)]
)
def test_what_an_only_event_does_can_be_read_on_it_while_units_are_deployed(
    size: tuple[int, int], scale: float
) -> None:
    studio = Studio(size, scale)
    table = VIEWS["deployment of 8"].make(studio)
    assert isinstance(table, BattleTable)
    studio.pilot(table).step(0.25)
    view = table.view
    (event,) = (one for one in view.lying.values() if one.side.event is not None)
    assert tells(event.pose.size.x * view.pixels)
    assert view.frame.hand.inflate(2, 2).contains(event.pose.rect)
    assert view.log is None or not view.log.colliderect(event.pose.rect)


def test_a_sentence_beside_an_event_has_the_width_of_several_words() -> None:
    studio = Studio((1024, 768), 1.0)
    table = VIEWS["reaction of 8"].make(studio)
    assert isinstance(table, BattleTable)
    studio.pilot(table).step(0.25)
    room = sentence_room(table.view.frame, table.view.o)
    assert room is not None
    assert room.w > 180
    assert all(not room.colliderect(one.pose.rect) for one in table.view.lying.values())
