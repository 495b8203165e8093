"""Every card of Tank Hunter can be drawn at every size in every language, and nothing on it leaves its box."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from typing import Any

import pygame
import pytest
from pygame import Vector2

from tests.scenes.hunter.lettered import noted_lines
from tests.scenes.hunter.tables import battle
from wotrush.i18n import LANGUAGES, set_language
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.words import (
    AFV,
    COMMANDERS,
    DRY,
    EVENTS,
    EXHAUSTED,
    PINNED,
    WITH_ARMOR,
    WITH_FUEL,
    WITH_TRENCH,
)
from wotrush.model.hunter.options import HunterOptions
from wotrush.scenes.art import lettering
from wotrush.scenes.art.cloth import _woven
from wotrush.scenes.art.color import RGB
from wotrush.scenes.art.figures.poses import POSES
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.palette import livery
from wotrush.scenes.art.profiles.profile import FigurePart
from wotrush.scenes.art.profiles.profile_files import profiles
from wotrush.scenes.art.scenery.light import Light, lit
from wotrush.scenes.art.sheet import Sheet
from wotrush.scenes.hunter.cards.card_faces import BattleFaces
from wotrush.scenes.hunter.cards.faces import EVENT_BACK, HunterFaces, thumbnail
from wotrush.scenes.hunter.faces import zoom as drawn_large
from wotrush.scenes.hunter.faces.backs import BORDER
from wotrush.scenes.hunter.faces.event import LOW
from wotrush.scenes.hunter.faces.face import LARGE_FROM, Detail, UnitType
from wotrush.scenes.hunter.faces.flags import mesh
from wotrush.scenes.hunter.faces.icons import SIGNS, BadgePicture
from wotrush.scenes.hunter.faces.pictures import BackZoom, EventPicture, UnitBack, UnitPicture, UnitZoom
from wotrush.scenes.hunter.faces.scenes.portraits import BUSTS
from wotrush.scenes.hunter.texts.abilities import idle_abilities
from wotrush.scenes.hunter.texts.event_cards import event_name
from wotrush.scenes.hunter.texts.words import kind_name
from wotrush.scenes.hunter.view.layout import CardLook, LineZone, detailed
from wotrush.stage.drawing import shapes

UNITS = range(COMMANDERS, len(box().rows))
SIZES = {
    Detail.LARGE: ((150, 210), (186, 260)),
    Detail.MEDIUM: ((90, 126), (112, 157)),
    Detail.TOKEN: ((46, 64),),
    Detail.SLIM: ((28, 64), (22, 70)),
}
CARDS = ((90, 126), (133, 186), (186, 260), (420, 588))
ZOOMS = ((300, 420), (420, 588))
TOKEN_FIGURES = 14
LABELS = 9
LEAST_NARROWED = 0.72


def image(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.fixture
def faces() -> HunterFaces:
    return HunterFaces(box())


@pytest.fixture
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what is drawn behind the text: it takes long and is the same in every language."""
    for module in ("unit", "zoom"):
        monkeypatch.setattr(f"wotrush.scenes.hunter.faces.{module}.vehicle_picture", lambda *_, **__: None)
    monkeypatch.setattr("wotrush.scenes.hunter.faces.event.draw_scene", lambda *_: None)
    monkeypatch.setattr("wotrush.scenes.hunter.faces.commander.draw_portrait", lambda *_: None)


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch, no_pictures: None) -> list[str]:
    """Collect every text that leaves its card."""
    found: list[str] = []
    finish = Sheet.finish

    def checked(sheet: Sheet) -> pygame.Surface:
        room = pygame.Rect(0, 0, *sheet.size).inflate(2, 2)
        for letters in sheet._letters:
            ink = letters.drawn.get_bounding_rect(40).move(round(letters.x), round(letters.top))
            if not room.contains(ink):
                found.append(f"{ink} on {sheet.size}")
        return finish(sheet)

    monkeypatch.setattr(Sheet, "finish", checked)
    return found


def everything(faces: HunterFaces) -> Iterator[tuple[int, str, shapes.Face, Sequence[shapes.Size]]]:
    """Yield every card: its number among its like, its name, and the sizes at which it lies on a table."""
    for kind in UNITS:
        for detail, sizes in SIZES.items():
            yield kind, f"unit {kind} {detail}", faces.unit(kind, detail=detail), sizes
        yield kind, f"zoom {kind}", faces.zoom(kind), ZOOMS
    for event in range(EVENTS):
        yield event, f"event {event}", faces.event(event), CARDS
    for kind in range(COMMANDERS):
        yield kind, f"commander {kind}", faces.commander(kind), CARDS


@pytest.mark.parametrize("spoken", sorted(LANGUAGES))
def test_no_text_leaves_its_card_in_any_language(spoken: str, faces: HunterFaces, outside: list[str]) -> None:
    """Each language has a third of the cards; sizes take turns, from card to card and from language to language."""
    set_language(spoken)
    first = sorted(LANGUAGES).index(spoken)
    for number, name, picture, sizes in everything(faces):
        if (first + number) % 3 == 0:
            picture(sizes[(first + number // 3) % len(sizes)])
            assert outside == [], f"{name}: {outside}"


@pytest.mark.parametrize("spoken", sorted(LANGUAGES))
def test_the_values_of_a_large_card_have_names_that_can_be_read(
    spoken: str, faces: HunterFaces, no_pictures: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 1280×720 too, beside figures in words. Cards with the same values look alike there."""
    set_language(spoken)
    zooms = {zoom.values: zoom for zoom in map(faces.zoom, UNITS) if isinstance(zoom, UnitZoom)}
    lines = noted_lines(monkeypatch)
    for zoom in zooms.values():
        zoom((298, 417))
    names = {value.label for values in zooms for value in values}
    written = [line for line in lines if line.text in names]
    assert names == {line.text for line in written}
    assert [line for line in written if line.used < LABELS] == []


def test_a_large_unit_says_what_the_short_name_of_its_type_stands_for(faces: HunterFaces) -> None:
    set_language("en")
    zooms = [zoom for zoom in map(faces.zoom, UNITS) if isinstance(zoom, UnitZoom)]
    captions = {zoom.caption.split(" · ")[0] for zoom in zooms}
    assert captions == {"AFV: armored vehicle", "GUN: gun with its crew", "INF: infantry"}


@pytest.mark.parametrize("spoken", sorted(LANGUAGES))
@pytest.mark.parametrize("width", [79, 100, 133, 186])
def test_names_are_whole_and_take_a_second_line_before_they_are_squeezed(
    width: int, spoken: str, faces: HunterFaces, no_pictures: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_language(spoken)
    lines, size = noted_lines(monkeypatch), (width, round(width * 1.4))
    detail = Detail.LARGE if width >= LARGE_FROM else Detail.MEDIUM
    cards: list[tuple[str, shapes.Face]]
    cards = [(kind_name(box(), kind), faces.unit(kind, detail=detail)) for kind in UNITS]
    cards += [(kind_name(box(), kind), faces.commander(kind)) for kind in range(COMMANDERS)]
    cards += [(event_name(event), faces.event(event)) for event in range(EVENTS)]
    squeezed = []
    for name, card in cards:
        lines.clear()
        card(size)
        ends = range(1, len(lines) + 1)
        titles = (lines[first:end] for end in ends for first in range(max(0, end - 2), end))
        title = next(
            title for title in titles if _letters("".join(line.text for line in title)) == _letters(name)
        )
        squeezed += [line for line in title if line.used < LOW - 0.01 or line.narrowed < LEAST_NARROWED]
    assert squeezed == []


def _letters(name: str) -> str:
    """Return a name without the spaces and hyphens at which it may be divided."""
    return re.sub("[ -]", "", name)


@pytest.mark.long
@pytest.mark.parametrize("spoken", sorted(LANGUAGES))
def test_none_does_at_any_size(spoken: str, faces: HunterFaces, outside: list[str]) -> None:
    set_language(spoken)
    for _, name, picture, sizes in everything(faces):
        for size in sizes:
            picture(size)
        assert outside == [], f"{name}: {outside}"


@pytest.mark.parametrize("detail", Detail)
@pytest.mark.parametrize("size", [(8, 8), (9, 13), (8, 40)], ids=str)
def test_a_card_of_a_few_pixels_is_drawn_too(
    detail: Detail, size: tuple[int, int], faces: HunterFaces
) -> None:
    """A window has any size, and cards that fly start small."""
    for flags in (0, PINNED | DRY, WITH_TRENCH | WITH_FUEL):
        assert faces.unit(COMMANDERS, detail=detail, flags=flags)(size).get_size() == size


@pytest.fixture
def sentences(no_pictures: None, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Note in which height of letters, in pixels, sentences are measured and at last drawn."""
    sizes: list[float] = []
    paragraph = lettering.paragraph

    def noted(text: str, face: Face, height: float, width: float, color: RGB) -> pygame.Surface:
        sizes.append(height)
        return paragraph(text, face, height, width, color)

    monkeypatch.setattr(lettering, "paragraph", noted)
    return sizes


@pytest.mark.parametrize("spoken", sorted(LANGUAGES))
def test_a_sentence_ends_above_the_edge_and_can_be_read(
    spoken: str, faces: HunterFaces, sentences: list[float]
) -> None:
    """On the cards of a hand at 1280×720 the letters of the longest sentence keep 8 pixels."""
    set_language(spoken)
    for event in range(EVENTS):
        faces.event(event)((133, 186))
        assert sentences[-1] >= 8, (event, sentences[-1])
    for kind in range(COMMANDERS):
        faces.commander(kind)((133, 186))
        assert sentences[-1] >= 8, (kind, sentences[-1])


@pytest.mark.parametrize("spoken", sorted(LANGUAGES))
def test_in_large_print_no_sentence_is_smaller_and_the_longest_are_larger(
    spoken: str, faces: HunterFaces, sentences: list[float]
) -> None:
    """A short one has letters of full height in any print."""
    set_language(spoken)
    usual, large = list[float](), list[float]()
    for event in range(EVENTS):
        for enlarged, heights in ((False, usual), (True, large)):
            replace(faces.event(event), large_print=enlarged)((186, 260))
            heights.append(sentences[-1])
    assert max(usual) == max(large)
    assert all(b > a or a == max(usual) for a, b in zip(usual, large, strict=True))
    assert large.count(max(large)) > usual.count(max(usual))


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_small_events_are_in_large_print_where_letters_are_large(scale: float) -> None:
    table = battle(2, decisions=20, size=(1920, 1080), scale=scale)
    table.rest()
    view = table.scene.view
    hand = [one for one in view.lying.values() if one.zone is LineZone.HAND]
    pictures = [view.faces.side(one.card, one.side) for one in hand]
    assert pictures
    assert {isinstance(one, EventPicture) and one.large_print for one in pictures} == {scale > 1}
    wide = replace(hand[0], pose=replace(hand[0].pose, size=Vector2(190, 266)))
    assert not detailed(wide, view.frame).side.large_print


def test_figures_of_a_token_with_its_attack_are_14_pixels_high(
    faces: HunterFaces, no_pictures: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines, small = noted_lines(monkeypatch), set[str]()
    for kind in UNITS:
        face = faces.unit_face(kind)
        seen = [face.points, face.defence, *(blow[0] for blow in (face.ap, face.suicide) if blow is not None)]
        lines.clear()
        faces.unit(kind, detail=Detail.TOKEN)((46, 64))
        assert {line.text for line in lines} == {str(figure) for figure in seen}
        small |= {line.text for line in lines if line.inked < TOKEN_FIGURES}
    assert small == set()


def test_what_was_discarded_last_shows_no_words_which_the_count_would_cut(
    faces: HunterFaces, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = battle(3, 2, decisions=60)
    look = next(one.side for one in table.scene.view.lying.values() if one.zone is LineZone.DISCARD)
    lines = noted_lines(monkeypatch)
    drawn = {image(replace(faces.event(event), piled=look.piled)((130, 182))) for event in range(EVENTS)}
    assert lines == []
    assert len(drawn) == EVENTS


@pytest.mark.parametrize("width", [54, 64, 80, 130])
def test_the_points_of_a_token_are_lower_than_its_strike(
    width: int, faces: HunterFaces, no_pictures: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They stand beside each other and must not be read as one number."""
    lines = noted_lines(monkeypatch)
    for kind in UNITS:
        face = faces.unit_face(kind)
        if face.ap is not None and face.points >= 10:
            faces.unit(kind, detail=Detail.TOKEN)((width, round(width * 1.4)))
            heights = {line.text: line.wanted for line in lines}
            assert heights[str(face.points)] < 0.87 * heights[str(face.ap[0])]


def test_no_two_cards_look_alike(faces: HunterFaces) -> None:
    units = {image(faces.unit(kind)((75, 105))) for kind in UNITS}
    events = {image(faces.event(event)((90, 126))) for event in range(EVENTS)}
    commanders = {image(faces.commander(kind)((90, 126))) for kind in range(COMMANDERS)}
    assert (len(units), len(events), len(commanders)) == (len(UNITS), EVENTS, COMMANDERS)


def test_commanders_differ_in_more_than_what_they_wear() -> None:
    busts = list(BUSTS.values())
    assert len(busts) == COMMANDERS
    assert len({bust.gesture for bust in busts}) == len({bust.behind for bust in busts}) == COMMANDERS
    assert len({bust.head.build for bust in busts}) >= 3
    assert {bust.head.turn > 0 for bust in busts} == {False, True}


def test_no_light_prevails_among_the_units_of_a_nation(faces: HunterFaces) -> None:
    of_nation: dict[str, list[Light]] = {}
    for kind in UNITS:
        face = faces.unit_face(kind)
        of_nation.setdefault(face.nation, []).append(face.light)
    for lights in of_nation.values():
        assert len(lights) < 3 or max(map(lights.count, lights)) <= 0.34 * len(lights) + 1
    assert {light for lights in of_nation.values() for light in lights} == set(Light)


@pytest.mark.parametrize(
    "light", [light for light in Light if light is not Light.DAY], ids=lambda light: light.value
)
def test_every_light_changes_the_whole_land(light: Light) -> None:
    day = livery(ArtNation.USSR).land
    changed = lit(day, light)
    assert lit(day, Light.DAY) == day
    assert all(getattr(changed, field.name) != getattr(day, field.name) for field in fields(day))


def test_every_unit_has_a_profile_that_differs_from_the_others(faces: HunterFaces) -> None:
    codes = [faces.unit_face(kind).code for kind in UNITS]
    assert len({repr(profiles()[code]) for code in codes}) == len(UNITS)


def test_crews_serve_their_guns_and_infantry_is_armed(faces: HunterFaces) -> None:
    for kind in UNITS:
        face = faces.unit_face(kind)
        figures = [part for part in profiles()[face.code].parts if isinstance(part, FigurePart)]
        armed = [figure.pose for figure in figures if POSES[figure.pose].armed]
        if face.type is UnitType.GUN:
            assert armed == [], face.name
            assert not figures or {"load", "serve", "bring"} & {figure.pose for figure in figures}, face.name
        elif face.type is UnitType.INFANTRY:
            assert armed, face.name


@pytest.mark.parametrize("detail", Detail)
def test_every_state_shows_without_color(detail: Detail, faces: HunterFaces) -> None:
    kind, size = COMMANDERS + 6, SIZES[detail][0]
    states = [
        faces.unit(kind, detail=detail),
        faces.unit(kind, detail=detail, flags=PINNED),
        faces.unit(kind, detail=detail, flags=DRY),
        faces.unit(kind, detail=detail, flags=PINNED | DRY),
        faces.unit(kind, detail=detail, place=9),
        faces.unit(kind, detail=detail, place=10),
        faces.unit(kind, detail=detail, flags=WITH_TRENCH, defence=8),
        faces.unit(kind, detail=detail, flags=WITH_FUEL, ammo=3),
    ]
    if detail is Detail.SLIM:
        states.append(faces.unit(kind, detail=detail, flags=EXHAUSTED))
    grey = {image(pygame.transform.grayscale(state(size))) for state in states}
    assert len(grey) == len(states)


@pytest.mark.parametrize("detail", Detail)
@pytest.mark.parametrize("size", [(8, 11), (9, 40), (20, 28)])
def test_a_unit_can_be_drawn_in_any_size(size: tuple[int, int], detail: Detail, faces: HunterFaces) -> None:
    """Of a window that is tiny cards are too."""
    picture = faces.unit(COMMANDERS + 6, detail=detail, flags=PINNED | WITH_TRENCH)
    assert picture(size).get_size() == size


def test_what_lies_under_a_unit_says_what_it_changes(faces: HunterFaces) -> None:
    kind = COMMANDERS + 6
    printed = faces.unit_face(kind)
    state = faces.unit(
        kind, flags=WITH_TRENCH | WITH_FUEL, defence=printed.defence + 2, ammo=printed.ammo - 2
    ).state
    assert [(card.key, card.change) for card in state.attached] == [("trench", "+2"), ("fuel_shortage", "−2")]


@pytest.mark.parametrize("size", CARDS[1:])
def test_letters_of_what_lies_under_a_unit_stay_clear_of_the_edge(
    size: tuple[int, int], faces: HunterFaces
) -> None:
    set_language("en")
    card = faces.unit(COMMANDERS + 6, flags=WITH_ARMOR, defence=9)
    assert card.state.attached[0].label == "Applique Armor"
    drawn = card(size)
    lowest = range(size[0] // 6, size[0] * 2 // 3), range(size[1] - size[1] // 150, size[1])
    assert min(sum(drawn.get_at((x, y))[:3]) for x in lowest[0] for y in lowest[1]) > 200


@pytest.mark.parametrize("played", [False, True])
def test_an_ability_whose_option_is_off_is_gray_and_says_so(played: bool) -> None:
    evades = next(kind for kind in UNITS if box().evade[kind] >= 0 and box().rows[kind].spy >= 0)
    faces = HunterFaces(box(), idle_abilities(HunterOptions(evade=played)))
    zoom = faces.zoom(evades)
    assert isinstance(zoom, UnitZoom)
    said = {
        note.tag.key: (note.tag.idle, "not in this game" in note.tag.label, bool(note.text))
        for note in zoom.notes
    }
    assert said["evade"] == (not played, not played, played)
    assert said["spy"] == (False, False, True)
    card = faces.unit(evades)((186, 260))
    assert (image(card) == image(HunterFaces(box()).unit(evades)((186, 260)))) is played


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (0, []),
        (DRY, ["dry"]),
        (EXHAUSTED | DRY | PINNED, ["pinned", "dry", "exhausted"]),
        (WITH_TRENCH | DRY, ["dry", "trench"]),
        (WITH_FUEL | WITH_ARMOR, ["applique_armor", "fuel_shortage"]),
    ],
)
def test_an_enlarged_card_says_what_every_state_of_the_unit_means_before_its_abilities(
    flags: int, told: list[str], faces: HunterFaces
) -> None:
    kind = next(kind for kind in UNITS if box().rows[kind].spy >= 0)
    zoom = faces.zoom(kind, flags=flags)
    assert isinstance(zoom, UnitZoom)
    abilities = [key for key, _ in zoom.face.abilities]
    assert [note.tag.key for note in zoom.notes] == [*told, *abilities]
    assert all(note.text for note in zoom.notes)
    zoom((298, 417))
    back = faces.back_zoom(3, flags, ("Known.",))
    assert len(back.sentences) == 1 + len(told)


@pytest.mark.parametrize("flags", [DRY, DRY | PINNED | EXHAUSTED])
@pytest.mark.parametrize("kind", UNITS[::9])
def test_the_marks_of_an_enlarged_card_stand_above_its_unit(
    kind: int, flags: int, faces: HunterFaces, monkeypatch: pytest.MonkeyPatch
) -> None:
    free: list[float] = []

    def noting(part: pygame.Surface, *_: object, headroom: float, **__: object) -> None:
        units = part.get_height() * 200 / part.get_width()
        free.append(headroom * units)

    monkeypatch.setattr(drawn_large, "vehicle_picture", noting)
    faces.zoom(kind, flags=flags)((298, 417))
    assert min(free) >= drawn_large.MARKS_END - 0.5


@pytest.mark.parametrize("kind", UNITS)
def test_an_enlarged_card_has_the_shield_of_what_protects_the_unit(kind: int, faces: HunterFaces) -> None:
    zoom = faces.zoom(kind)
    assert isinstance(zoom, UnitZoom)
    shields = {value.key for value in zoom.values} & {"armor", "mobility"}
    assert shields == {"armor" if box().types[kind] == AFV else "mobility"}


def test_a_table_knows_its_idle_abilities() -> None:
    unit = next(kind for kind in UNITS if box().evade[kind] >= 0)
    for evade in (False, True):
        picture = BattleFaces(box(), HunterOptions(evade=evade)).side(1, CardLook(unit))
        assert isinstance(picture, UnitPicture)
        assert picture.face.idle == (() if evade else ("evade",))


def test_a_back_shows_markers_cards_under_the_unit_and_what_is_remembered() -> None:
    """A hidden unit keeps them for all to see (5.1, 20)."""
    table = BattleFaces(box(), HunterOptions())
    kind = UNITS[0]
    shown = {
        image(table.side(1, CardLook(None, 7, flags, remembered=known))((90, 126)))
        for flags in (0, PINNED, DRY, PINNED | DRY, WITH_TRENCH, WITH_FUEL)
        for known in (None, kind, UNITS[1])
    }
    assert len(shown) == 6 * 3


@pytest.mark.parametrize("width", [80, 133, 260])
def test_the_name_of_a_unit_that_is_remembered_keeps_clear_of_the_rim_of_its_back(
    width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is as much of its band above it as below."""
    middles, bands, faces = list[float](), list[tuple[float, float]](), HunterFaces(box())
    write, fill = Sheet.write, Sheet.fill

    def noted_write(sheet: Sheet, *args: Any) -> object:
        middles.append(args[4])
        return write(sheet, *args)

    def noted_fill(sheet: Sheet, *args: Any) -> object:
        bands.append((args[1], args[3]))
        return fill(sheet, *args)

    monkeypatch.setattr(Sheet, "write", noted_write)
    monkeypatch.setattr(Sheet, "fill", noted_fill)
    faces.back(17, 0, COMMANDERS)((width, round(width * 1.4)))
    (top, high) = next(band for band in bands if band[0] == BORDER)
    assert min(middles) == pytest.approx(top + high / 2, abs=1.5)


def test_a_unit_that_is_remembered_is_read_under_its_back_and_of_another_what_is_known() -> None:
    table = BattleFaces(box(), HunterOptions())
    table.about_hidden = lambda place: (f"about {place}",)
    table.side(1, CardLook(None, 7, DRY, remembered=UNITS[0]))
    table.side(2, CardLook(None, 8, PINNED))
    known, unknown = table.zoom(1), table.zoom(2)
    assert isinstance(known, UnitZoom)
    assert (known.face.name, known.state.place, known.state.dry) == (kind_name(box(), UNITS[0]), 7, True)
    assert isinstance(unknown, BackZoom)
    assert (unknown.sentences[0], unknown.state.pinned) == ("about 8", True)
    assert unknown.sentences[1].startswith("Pinned: Cannot attack")


def test_equal_cards_share_one_picture(faces: HunterFaces) -> None:
    kind = UNITS[0]
    assert faces.unit(kind, flags=PINNED) == HunterFaces(box()).unit(kind, flags=PINNED)
    assert hash(faces.unit(kind)) == hash(HunterFaces(box()).unit(kind))
    assert faces.back(3) == UnitBack(3) != UnitBack(4)


def test_a_card_has_the_size_asked_for_with_its_stand_in_and_kin(faces: HunterFaces) -> None:
    others = faces.zoom(UNITS[0]), faces.back(3)
    cards = faces.unit(UNITS[0]), faces.event(0), faces.commander(0), thumbnail(box(), UNITS[0])
    for picture in (*cards, *others):
        assert picture((90, 126)).get_size() == picture.stand_in((90, 126)).get_size() == (90, 126)
    kin = faces.unit(UNITS[0], flags=PINNED).kin()
    assert len(kin) == len(Detail)
    assert {getattr(one, "face", None) for one in kin} == {faces.unit_face(UNITS[0])}, "the same words"
    assert image(UnitBack(3)((46, 64))) != image(UnitBack(4)((46, 64))) != image(EVENT_BACK((46, 64)))


def test_wire_lies_over_the_picture_only() -> None:
    sheet = Sheet((100, 140))
    mesh(sheet, 80, 100)
    changed = pygame.mask.from_threshold(sheet.big, (0, 0, 0), (1, 1, 1, 255))
    changed.invert()
    assert changed.get_bounding_rects()[0].top >= sheet.area(0, 80, 200, 100).top


@pytest.mark.parametrize("key", SIGNS)
def test_a_sign_fills_its_box(key: str) -> None:
    picture = BadgePicture(key, (200, 100, 50, 255))((40, 40))
    assert max(picture.get_bounding_rect(min_alpha=128).size) >= 28


def test_the_cloth_of_many_backs_is_woven_once() -> None:
    """As a battle begins, a stand-in is drawn for each hidden unit in one frame."""
    _woven.cache_clear()
    looks = [pygame.image.tobytes(UnitBack(place).stand_in((120, 168)), "RGBA") for place in range(1, 9)]
    assert len(set(looks)) == 8
    assert _woven.cache_info().misses == 1


def test_large_values_of_a_unit_without_abilities_take_the_room_of_the_sky() -> None:
    """Their paper begins above the middle; among abilities it begins where these need it."""
    plain = next(
        face for face in map(HunterFaces(box()).zoom, UNITS) if isinstance(face, UnitZoom) and not face.notes
    )
    picture = plain((298, 417))
    assert min(picture.get_at((3, 417 // 2))[:3]) > 200
