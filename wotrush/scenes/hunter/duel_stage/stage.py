"""The stage of a duel: its parts, and between its two cards the rows of what is rolled."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from pygame import FRect, Vector2

from wotrush.i18n import language
from wotrush.scenes.hunter.board.gaps import CardGaps
from wotrush.scenes.hunter.duel.duel import NO_CARD, Duel, UnitRoll, goes_on
from wotrush.scenes.hunter.duel.rolling import rolls_of
from wotrush.scenes.hunter.duel.words import heading
from wotrush.scenes.hunter.duel.zone import DuelZone
from wotrush.scenes.hunter.duel_stage.dice_row import DiceRow
from wotrush.scenes.hunter.duel_stage.effect import paint_effect, pending
from wotrush.scenes.hunter.duel_stage.hand import StageHand, hand_shown
from wotrush.scenes.hunter.duel_stage.plate import DuelPlate
from wotrush.scenes.hunter.duel_stage.pointer import EventPointer
from wotrush.scenes.hunter.duel_stage.rings import DuelRings, RingLook
from wotrush.scenes.hunter.duel_stage.rows import effect_box, paint_row, row_boxes
from wotrush.scenes.hunter.duel_stage.sides import figures_covered, paint_sides, paint_stakes
from wotrush.scenes.hunter.duel_stage.stakes import stakes
from wotrush.scenes.hunter.duel_stage.surface import paint_ground, paint_words
from wotrush.scenes.hunter.duel_stage.units.cells import UnitCells
from wotrush.scenes.hunter.view.layout import NOWHERE, CardLook
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import Pose, inset
from wotrush.stage.node import Node, Tracked
from wotrush.stage.painting import Painting
from wotrush.stage.sprite import Sprite

SOLID = 0.6
"""How opaque it is before words lie on it."""
ROW_PARTS = 2
"""In how many parts the rows come up."""
Z = 300.0
"""Above every card that lies on the table."""


class DuelStage(Node):
    """Lies among the cards: over those of the table, below the two that have stepped out. Hidden without a duel."""

    touchable = True
    rolled = Tracked(1.0)
    """How far the dice of the current row are, from 0 to 1."""
    thrown: int | None = None
    """The only die of that row that is thrown, by its position; None: all of them are."""

    def __init__(self, view: BattleView) -> None:
        super().__init__(name="duel stage")
        self.view = view
        self.visible = False
        self.duel: Duel | None = None
        self.caption = ""
        self.zone: DuelZone | None = None
        self.cells = UnitCells(view)
        self._rolls: tuple[UnitRoll, ...] = ()
        """The rolls that an event has made for units, or is about to make."""
        paints = (self._paint_ground, self._paint_sides, self._paint_words)
        rows = (partial(self._paint_rows, first) for first in range(ROW_PARTS))
        parts = [*map(Painting, paints), *map(Painting, rows), self.cells]
        self._plate = self.add(DuelPlate(parts))
        self.hand = self.add(StageHand())
        self._rings = self.add(DuelRings())
        self._dice = self.add(_Dice(self))
        self.gaps = CardGaps(view, "duel gaps")
        self.pointer = EventPointer(view)
        self._events = [self.add(Sprite(name="event on the stage")) for _ in range(2)]
        self._shown_events: tuple[int, ...] = ()
        self._in_the_air: frozenset[int] = frozenset()
        """The events that do not lie here yet, or any more."""
        for sprite in self._events:
            sprite.touchable = False

    def show(self, duel: Duel | None, zone: DuelZone, caption: str = "", *, flying: int = NO_CARD) -> None:
        """Show a duel as it stands; None hides the stage. An event that is `flying` does not lie there yet, or any more."""
        duel = duel and (duel.with_rolls_alone if zone.aside else duel.after_hits)
        if duel is not None and (not self.visible or self.duel is None or not goes_on(self.duel, duel)):
            self._plate.open()
        self.duel, self.zone, self.caption = duel, zone, caption
        self.visible, self._in_the_air = duel is not None, frozenset((flying,))
        self.rolled, self.thrown = 1.0, None
        self.scale = zone.scale
        self.pose = Pose(Vector2(zone.box.center), Vector2(zone.box.size) / zone.scale, z=Z)
        for node in (self._plate, self._rings, self._dice):
            node.rect = self.bounds
        self._rings.show({} if duel is None else self._ring_looks(duel, zone))
        self.show_gaps(duel)
        self.hand.show(0 if duel is None else hand_shown(self.view, duel), self.local(zone.right))
        self._show_events({} if duel is None else zone.events(duel), flying)
        self.pointer.show(duel, zone, flying)
        self._rolls = () if duel is None else rolls_of(duel, self.view.o)
        if duel is not None:
            room = effect_box(self.row_room(duel, zone), duel)
            self.cells.show(duel, self._rolls, room)
            self._plate.repaint(self._shows(duel, zone))
        self.invalidate()

    def place_of_cell(self, unit: int) -> FRect | None:
        """Return where a unit that an event rolls for is drawn, in units of the table; None without a cell."""
        cell = self.cells.cell(unit)
        if cell is None or self.zone is None:
            return None
        seen, scale, box = cell.seen, self.zone.scale, self.zone.box
        return FRect(box.x + seen.x * scale, box.y + seen.y * scale, seen.w * scale, seen.h * scale)

    def throw(self, unit: int, die: int, part: float) -> None:
        """Show the die that is rolled for a unit that far in its roll."""
        self.cells.throw(unit, die, part)
        self._dice.invalidate()

    def show_gaps(self, duel: Duel | None) -> None:
        """Show where the cards that have stepped out will lie again."""
        units = () if duel is None else duel.units
        lying = self.view.lines_in_duel() if units else {}
        self.gaps.show([(lying[unit].pose, self.view.o.owner[unit]) for unit in units if unit in lying])

    @property
    def complete(self) -> bool:
        """Whether all of its plate is up."""
        return self._plate.complete

    def update(self, cards: Mapping[int, CardSprite], *, at_once: bool) -> None:
        """Bring up what is still to come of the plate, all of it or part by part; the dice come last. Rings follow cards."""
        self._plate.update(at_once=at_once, solid=self.alpha >= SOLID)
        self._dice.visible = self.hand.visible = self.complete and not self._plate.bared
        if self.duel is not None and self.zone is not None:
            if self.cells.follow(cards, self.zone.box, self.zone.scale):
                self._dice.invalidate()
            places = self.zone.units(self.duel)
            self._rings.follow(
                {
                    unit: (cards[unit].pos - place.center) / self.zone.scale
                    for unit, place in places.items()
                    if unit in cards
                }
            )

    def local(self, rect: FRect) -> FRect:
        """Return a rectangle of the zone in the stage's own coordinates."""
        assert self.zone is not None
        return self.zone.local(rect)

    def rows_of(self, duel: Duel | None) -> FRect | None:
        """Return all that the rows cover, in units of the table."""
        zone = self.zone
        if duel is None or zone is None or not duel.rows:
            return None
        first, *more = row_boxes(self.row_room(duel, zone), duel)
        box, scale, corner = first.unionall(more), zone.scale, zone.box.topleft
        return FRect(corner[0] + box.x * scale, corner[1] + box.y * scale, box.w * scale, box.h * scale)

    def row_room(self, duel: Duel, zone: DuelZone) -> FRect:
        """Return the room of the rows, which leave some to what a card says that is played into the fight."""
        room = self.local(zone.left_beside(duel, zone.rows))
        return inset(room, 0, 0, 0, zone.sentence(duel))

    def _shows(self, duel: Duel, zone: DuelZone) -> Sequence[object]:
        """Return, for each part of the plate, all that it is painted from."""
        view, o = self.view, self.view.o
        always = zone, view.palette, language(), view.names, o.kinds
        figures = [figures_covered(view, seat, zone) for seat in (duel.seat, duel.other)]
        cards = duel.units, duel.lost, duel.left, duel.event, o.owner
        sides = duel.seat, duel.other, *cards, *figures
        effect = None if duel.rows or self._rolls else duel
        said = heading(o, duel, view.names), self.caption, duel.reaction, duel.aside, effect, pending(o, duel)
        words = *said, stakes(o, duel), self._in_the_air
        rows = duel.rows, duel.current, duel.rolls, duel.event, duel.reaction, duel.aside
        return always, (always, sides), (always, words), *[(always, rows)] * ROW_PARTS, always

    def let_go(self, events: Collection[int]) -> None:
        """Take events off the stage, with what they say, since they are on their way to where they belong."""
        for sprite, event in zip(self._events, self._shown_events, strict=False):
            sprite.visible = sprite.visible and event not in events
        if not any(sprite.visible for sprite in self._events):
            self.pointer.hide()
        self._in_the_air |= frozenset(events)
        if events and self.duel is not None and self.zone is not None:
            self._plate.repaint(self._shows(self.duel, self.zone))

    def clear(self) -> None:
        """Leave nothing but the ground, which may fade then."""
        self._plate.bare()
        self._dice.visible = self.hand.visible = False
        self._rings.show({})
        for sprite in self._events:
            sprite.visible = False
        self.pointer.hide()

    def hide(self) -> None:
        """Leave the stage as it is shown the next time: whole."""
        self.visible, self.alpha = False, 1.0
        self.pointer.hide()

    def _show_events(self, places: dict[int, FRect], flying: int) -> None:
        for sprite in self._events:
            sprite.visible = False
        self._shown_events = tuple(places)
        for sprite, (card, place) in zip(self._events, places.items(), strict=False):
            rect = self.local(place)
            sprite.visible = card != flying
            sprite.face = self.view.faces.side(NOWHERE, CardLook(None, event=card))
            sprite.rect, sprite.radius = rect, rect.w * 0.045
            sprite.shadow = self.view.theme.shadow

    # -- painting

    def _paint_ground(self, canvas: Canvas) -> None:
        paint_ground(canvas, self.view, self.bounds)

    def _paint_sides(self, canvas: Canvas) -> None:
        if self.duel is not None and self.zone is not None:
            paint_sides(canvas, self.view, self.duel, self.zone)

    def _paint_words(self, canvas: Canvas) -> None:
        duel, zone = self.duel, self.zone
        if duel is None or zone is None:
            return
        paint_words(canvas, self.view, duel, zone, self.caption, self._in_the_air)
        if not duel.rows and not self._rolls:
            away = duel.laid or duel.event in self._in_the_air
            explained = duel.event == NO_CARD or away or zone.tells(duel)
            paint_effect(canvas, self.view, duel, self.row_room(duel, zone), explained=explained)
        paint_stakes(canvas, self.view, duel, zone)

    def _paint_rows(self, first: int, canvas: Canvas) -> None:
        """Paint every second row, or however many parts the rows have."""
        duel, zone = self.duel, self.zone
        if duel is None or zone is None:
            return
        boxes = row_boxes(self.row_room(duel, zone), duel)
        for row, box in list(zip(duel.rows, boxes, strict=True))[first::ROW_PARTS]:
            paint_row(canvas, self.view, duel, row, box)

    def _ring_looks(self, duel: Duel, zone: DuelZone) -> dict[int, RingLook]:
        """Return the rings of the cards; a thick one shows whom an event strikes."""
        view, struck = self.view, self._struck(duel)
        return {
            unit: RingLook(self.local(place), view.palette.hostile, 7)
            if unit == struck
            else RingLook(self.local(place), view.color(view.o.owner[unit]), 3)
            for unit, place in zone.units(duel).items()
        }

    def _struck(self, duel: Duel) -> int:
        """Return the unit on which an enemy plays an event, or 0."""
        owner = self.view.o.owner[duel.played_on]
        return duel.played_on if duel.reaction != NO_CARD and owner != duel.reactor else 0


class _Dice(Node):
    """The dice of all rows: only they change from frame to frame while they roll."""

    touchable = False

    def __init__(self, stage: DuelStage) -> None:
        super().__init__(name="duel dice")
        self._stage = stage

    def paint(self, canvas: Canvas) -> None:
        stage = self._stage
        duel, zone = stage.duel, stage.zone
        if duel is None or zone is None:
            return
        boxes = row_boxes(stage.row_room(duel, zone), duel)
        stage.cells.paint_dice(canvas)
        for i, (row, box) in enumerate(zip(duel.rows, boxes, strict=True)):
            rolled = stage.rolled if i == duel.current else 1.0
            DiceRow(stage.view, row, box, stage.thrown).paint(canvas, rolled)
