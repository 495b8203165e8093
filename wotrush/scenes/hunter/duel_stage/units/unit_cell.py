"""The cell of one unit that an event rolls a die for: its picture and name, its chance, and what became of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.cards.words import AMMO_CRISIS, DRY, HEAVY_GUNS, PINNED
from wotrush.model.hunter.view.remembered import known_kind
from wotrush.scenes.hunter.cards.faces import thumbnail
from wotrush.scenes.hunter.duel.duel import Duel, UnitRoll
from wotrush.scenes.hunter.duel_stage.dice_row import blank_die
from wotrush.scenes.hunter.texts.figures import percent, struck_chance
from wotrush.scenes.hunter.texts.naming import card_name
from wotrush.scenes.hunter.view.layout import NOWHERE, CardLook
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import breadth, fill, fits, picture, write
from wotrush.scenes.style.palette import Palette
from wotrush.scenes.style.seat_mark import SeatMark
from wotrush.scenes.table.lying import CARD
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.geometry import columns, inset, rect_around, rows
from wotrush.stage.node import Node, Tracked
from wotrush.stage.typography.text import SMALLEST, Ink

Style = Callable[[Canvas], tuple[bool, bool]]
"""Returns whether all cells have pictures, and names."""
MARK, NEXT = 18.0, 6.0
"""The side of a player's mark, and the room between a name and what stands beside it."""
TWO_LINES = 40.0
"""In a room of this height a chance, or how it ended, stands below the name, and the die has a place of its own."""
LEAST_BACK, PLATE = 30, 1.4
"""How many pixels high the back of a card is at least, and the breadth of the number without one, as a multiple of its height."""
DIE, LARGEST = 64.0, 28.0
"""The sides of the largest die, and the size of the largest letters."""
BREADTH, SEEN = 7 / 4, 0.36
"""The breadth of a unit's picture, as a multiple of its height, and the most that it takes of a cell's width."""


@dataclass(frozen=True, slots=True)
class CellLook:
    """All that a cell is painted from."""

    roll: UnitRoll
    mark: SeatMark
    face: Face | None
    """The drawing of the unit, or None for the back of its card."""
    name: str
    chance: str
    """Empty once the die lies there."""
    said: str
    """What may become of the unit, or what did."""
    rim: Color
    palette: Palette


def cell_look(view: BattleView, duel: Duel, roll: UnitRoll) -> CellLook:
    o, palette = view.o, view.palette
    seat, kind = o.owner[roll.unit], known_kind(o, roll.unit)
    own = palette.gold_light if seat == o.seat else palette.panel_rim
    return CellLook(
        roll,
        SeatMark(seat, view.color(seat)),
        None if kind is None else thumbnail(o.catalogue, kind),
        card_name(o, roll.unit),
        "" if roll.risk is None or roll.safe or roll.die else struck_chance(roll.risk),
        said_of(o, duel, roll),
        palette.hostile if roll.happened else own,
        palette,
    )


def said_of(o: HunterObservation, duel: Duel, roll: UnitRoll) -> str:
    """Return what may become of a unit, and once its die lies there what does; nothing while that is open."""
    if roll.safe:
        return t("unharmed")
    if not roll.die:
        marker = PINNED if duel.event == HEAVY_GUNS else DRY
        return harm_of(duel.event, again=bool(o.flags[roll.unit] & marker))
    if roll.happened:
        return harm_of(duel.event, again=roll.unit in duel.lost)
    if not roll.good or duel.over:
        return t("unharmed")
    return t("hit") if roll.strikes else ""


def harm_of(event: int, *, again: bool) -> str:
    """Return what an event does to a unit; `again`: to one that bears its marker."""
    if event == HEAVY_GUNS:
        return t("destroyed") if again else t("pinned")
    return t("dry") if event == AMMO_CRISIS and not again else t("removed from the game")


class UnitCell(Node):
    touchable = False
    settled = True
    look = Tracked[CellLook | None](None)
    thrown = Tracked(False)
    """Whether its die is in the air, or has been."""

    def __init__(self, view: BattleView, style: Style) -> None:
        super().__init__(name="unit cell")
        self._view = view
        self._style = style
        self._box = FRect()

    def show(self, look: CellLook, box: FRect, *, in_the_air: bool) -> None:
        self.look = look
        self.thrown = bool(look.roll.die) or (self.thrown and in_the_air)
        if box != self._box:  # Otherwise it may shake there.
            self.rect = self._box = box

    @property
    def _parts(self) -> tuple[FRect, FRect, FRect]:
        """Its player's mark, the picture of the unit, and what is said."""
        inner = inset(self.bounds, 9, 4, 12, 4)
        wide = min(inner.h * BREADTH, inner.w * SEEN)
        mark, seen, said = columns(inner, -MARK, -wide, 1, gap=8)
        return mark, rect_around(seen.center, (wide, wide / BREADTH)), said

    @property
    def seen(self) -> FRect:
        """Where the unit is drawn, as it lies on the stage."""
        return self._parts[1].move(self.rect.topleft)

    @property
    def die(self) -> FRect:
        said = self._parts[2]
        side = min(said.h, DIE)
        return rect_around((said.right - side / 2, said.centery), (side, side))

    @property
    def _tall(self) -> bool:
        return self._parts[2].h >= TWO_LINES

    @property
    def _ink(self) -> Ink:
        assert self.look is not None
        palette = self.look.palette
        roll = self.look.roll
        color = palette.hostile if roll.happened else palette.text_soft if roll.safe else palette.text
        return self._view.theme.inks.small.sized(min(LARGEST, self.size.y * 0.62)).colored(color)

    def fits_name(self, canvas: Canvas, *, pictured: bool) -> bool:
        """Return whether the name is whole, beside the picture or without one."""
        assert self.look is not None
        room = self._name_room(canvas, self._said(pictured=pictured))
        return fits(canvas, self._view.theme.writer, self.look.name, self._ink, room.w)

    def _said(self, *, pictured: bool) -> FRect:
        """Return the room for all that is said."""
        _, seen, said = self._parts
        return said if pictured else seen.union(said)

    def _name_room(self, canvas: Canvas, said: FRect) -> FRect:
        """Return the room for the name in all that is said."""
        least = self.die.w
        if not self._tall:
            least = max(least, breadth(canvas, self._view.theme.writer, "100%", self._ink))
        room = inset(said, 0, 0, least + NEXT, 0)
        return rows(room, 1, 0.85)[0] if self._tall else room

    def paint(self, canvas: Canvas) -> None:
        """Paint all but the die, which is painted above all cells."""
        look, writer = self.look, self._view.theme.writer
        if look is None:
            return
        palette, happened = look.palette, look.roll.happened
        mark, seen, _ = self._parts
        pictured, named = self._style(canvas)
        said = self._said(pictured=pictured and named)
        name = self._name_room(canvas, said)
        fill(canvas, self.bounds, palette.bar[1], radius=7, rim=look.rim, thickness=3 if happened else 1.5)
        picture(canvas, look.mark, rect_around(mark.center, (MARK, MARK)))
        if pictured:
            self._paint_picture(canvas, seen if named else FRect(name.x, seen.y, min(seen.w, name.w), seen.h))
        if self._tall:
            write(canvas, writer, look.name if named else "", self._ink, name)
            self._paint_below(canvas, FRect(name.x, name.bottom, name.w, said.bottom - name.bottom))
        else:
            end = FRect(name.right, said.y, said.right - name.right, said.h)
            self._paint_beside(canvas, look.name if named else "", name, end)

    def _paint_picture(self, canvas: Canvas, seen: FRect) -> None:
        """Paint a unit that is known, or the back of its card."""
        assert self.look is not None
        if self.look.face is not None:
            picture(canvas, self.look.face, seen)
        elif seen.h * canvas.scale < LEAST_BACK:
            self._paint_number(canvas, seen)
        else:
            back = self._view.faces.side(NOWHERE, CardLook(None, self.look.roll.unit))
            picture(canvas, back, rect_around(seen.center, (seen.h / CARD, seen.h)))

    def _paint_number(self, canvas: Canvas, seen: FRect) -> None:
        """Paint the number of a hidden unit alone, where the back of its card would be too small."""
        assert self.look is not None
        palette, plate = self.look.palette, rect_around(seen.center, (min(seen.w, seen.h * PLATE), seen.h))
        fill(canvas, plate, palette.paper[0], radius=plate.h / 5)
        ink = self._view.theme.inks.strong.sized(plate.h * 0.8).colored(palette.on_paper).aligned(0.5)
        write(canvas, self._view.theme.writer, str(self.look.roll.unit), ink, plate)

    def _paint_below(self, canvas: Canvas, room: FRect) -> None:
        """Paint the chance and what may become of the unit, or what did; and the place of a die that is still to come."""
        look, write_ = self.look, partial(write, canvas, self._view.theme.writer)
        assert look is not None
        soft = self._ink if look.roll.die else self._ink.colored(look.palette.text_soft)
        strong = self._view.theme.inks.strong.sized(self._ink.size)
        wide = breadth(canvas, self._view.theme.writer, look.chance, strong) + NEXT if look.chance else 0.0
        if look.chance:
            write_(look.chance, strong, FRect(room.x, room.y, wide, room.h))
        rest = inset(room, wide, 0, 0, 0)
        write_(self._fitting(canvas, soft, rest.w), soft, rest)
        if not look.roll.die:
            blank_die(canvas, self._view, self.die)

    def _paint_beside(self, canvas: Canvas, name: str, room: FRect, end: FRect) -> None:
        """Paint the chance in the place of the die, or how it ended between the name and the die where that has room."""
        look, writer = self.look, self._view.theme.writer
        assert look is not None
        if not self.thrown:
            write(canvas, writer, look.chance or percent(0), self._ink.aligned(1.0), end)
        elif look.roll.die and name:
            left = room.w - breadth(canvas, writer, name, self._ink.sized(SMALLEST)) - NEXT
            text = self._fitting(canvas, self._ink, left)
            wide = min(left, breadth(canvas, writer, text, self._ink) + 2) if text else 0.0
            write(
                canvas, writer, text, self._ink.aligned(1.0), FRect(room.right - wide, room.y, wide, room.h)
            )
            room = inset(room, 0, 0, wide + NEXT * bool(text), 0)
        write(canvas, writer, name, self._ink, room)

    def _fitting(self, canvas: Canvas, ink: Ink, room: float) -> str:
        """Return what is said, if that has room."""
        assert self.look is not None
        return self.look.said if fits(canvas, self._view.theme.writer, self.look.said, ink, room) else ""
