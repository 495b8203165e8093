"""An open pile spread out: a Depot, discard or graveyard, or what a squad holds face down; and Repair's choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import FRect, Vector2

from wotrush.i18n import t, tn
from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.scenes.rush.card_sprites import RADIUS_OF_WIDTH
from wotrush.scenes.rush.frame import CARD
from wotrush.scenes.rush.layout import Side, Zone
from wotrush.scenes.rush.scribe import fill, shadow, write
from wotrush.scenes.rush.view import View
from wotrush.stage.canvas import Canvas
from wotrush.stage.color import Color
from wotrush.stage.geometry import inset
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite
from wotrush.stage.widgets import Button, ScrollPanel

GAP = 14.0
HEAD = 92.0


@dataclass(frozen=True, slots=True)
class Spread:
    """What to show: cards in order, a title, a line below it; a click on one of `choices` chooses it."""

    title: str
    cards: tuple[int, ...]
    note: str = ""
    choices: frozenset[int] = frozenset()
    stop: bool = False
    """Whether enough has been chosen already."""


class PileCard(Sprite):
    """A card of the spread."""

    focusable = True

    def __init__(self, card: int, choose: Callable[[int], None] | None) -> None:
        super().__init__(name=f"pile card {card}")
        self.card = card
        self._choose = choose

    def on_press(self, point: Vector2) -> bool:
        return self._choose is not None

    def on_release(self, point: Vector2) -> None:
        if self.contains(point):
            self.activate()

    def activate(self) -> None:
        if self._choose is not None:
            self._choose(self.card)


class Browser(Node):
    """Lies over the table. `choose` gets a chosen card, `close` is called by its button and by a click beside it."""

    def __init__(self, view: View, choose: Callable[[int], None], stop: Callable[[], None]) -> None:
        super().__init__(name="browser")
        self.view = view
        self.choose = choose
        self.stop = stop
        self.spread: Spread | None = None
        self.visible = False

    @property
    def asking(self) -> bool:
        return self.spread is not None and bool(self.spread.choices)

    def open(self, spread: Spread) -> None:
        self.spread = spread
        self.visible = True
        self.place()

    def close(self) -> None:
        self.spread = None
        self.visible = False
        self.clear()

    def place(self) -> None:
        """Lays its cards out; again after every change of the screen."""
        if self.spread is None:
            return
        self.clear()
        largest = _plate_rect(self.view.frame.area)
        width = _card_width(Vector2(_room(largest).size), len(self.spread.cards))
        across = max(1, int((_room(largest).w - 14) // (width + GAP)))
        lines = max(1, -(-len(self.spread.cards) // across))
        self.rect = FRect(
            *largest.topleft, largest.w, min(largest.h, HEAD + 36 + lines * (width * CARD + GAP))
        )
        scroll = self.add(ScrollPanel(self.view.theme.styles.plain, _room(self.bounds)))
        for i, card in enumerate(self.spread.cards):
            at = FRect(
                8 + i % across * (width + GAP), 8 + i // across * (width * CARD + GAP), width, width * CARD
            )
            scroll.content.add(self._sprite(card, at))
        scroll.fit_content()
        self._buttons()

    def _sprite(self, card: int, rect: FRect) -> PileCard:
        assert self.spread is not None
        chosen = card in self.spread.choices
        sprite = PileCard(card, self.choose if chosen else None)
        sprite.rect = rect
        sprite.face = self.view.faces.side(card, Side.HAND)
        sprite.radius = rect.w * RADIUS_OF_WIDTH
        sprite.glow = self.view.theme.glow(self.view.palette.legal) if chosen else None
        return sprite

    def _buttons(self) -> None:
        assert self.spread is not None
        styles = self.view.theme.styles
        right = FRect(self.size.x - 216, 20, 192, 52)
        if self.spread.stop:
            text, key = t("Enough"), t("Enter")
            self.add(
                Button(
                    styles.plain, text, self.stop, right, shortcut=pygame.K_RETURN, key_text=key, name="stop"
                )
            )
        elif not self.asking:
            self.add(Button(styles.plain, t("Close"), self.close, right, key_text=t("Esc"), name="close"))

    def on_press(self, point: Vector2) -> bool:
        return True

    def paint(self, canvas: Canvas) -> None:
        if self.spread is None:
            return
        palette, inks, writer = self.view.palette, self.view.theme.inks, self.view.theme.writer
        rim: Color = palette.legal if self.asking else palette.gold_light
        shadow(canvas, self.bounds, radius=16, reach=16, color=(0, 0, 0, 190))
        fill(
            canvas,
            self.bounds,
            (*palette.own[0][:3], 250),
            radius=16,
            bottom=(*palette.own[1][:3], 250),
            rim=rim,
        )
        title = FRect(28, 14, self.size.x - 270, 38)
        write(canvas, writer, self.spread.title, inks.heading.sized(30), title)
        write(canvas, writer, self.spread.note, inks.small, FRect(28, 52, self.size.x - 270, 30))


def _plate_rect(area: FRect) -> FRect:
    """As large as it may get."""
    width = min(area.w - 60, 1300.0)
    height = min(area.h - 150, 690.0)
    return FRect(area.centerx - width / 2, 64, width, height)


def _room(plate: FRect) -> FRect:
    """The part of the plate for cards."""
    return inset(plate, 24, HEAD, 18, 20)


def _card_width(room: Vector2, count: int) -> float:
    """As large as lets all be seen at once, within reason."""
    width = 190.0
    while width > 112:
        across = max(1, int((room.x - 14) // (width + GAP)))
        if -(-count // across) * (width * CARD + GAP) + 8 <= room.y:
            break
        width -= 6
    return width


def pile_spread(view: View, zone: Zone, seat: Seat | None) -> Spread:
    """The spread of an open pile."""
    o = view.o
    if zone is Zone.DISCARD:
        return Spread(t("Vehicle discard"), tuple(reversed(o.discard)), t("The top card comes first."))
    if zone is Zone.GRAVEYARD:
        return Spread(t("Graveyard"), tuple(reversed(o.graveyard)), t("Out of the game."))
    assert seat is not None
    title = t("Depot of {player}", player=view.names[seat])
    return Spread(title, tuple(reversed(o.depots[seat])), t("The top card comes first."))


def squad_spread(view: View, seat: Seat) -> Spread:
    """What lies face down, and how likely each card is to be drawn next."""
    o = view.o
    cards = _by_value(o, o.unseen[seat])
    player = view.names[seat]
    if o.hands[seat] is None:
        title = t("Garage and hand of {player}", player=player)
        held = tn("{n} of them is in hand.", "{n} of them are in hand.", o.hand_sizes[seat])
    else:
        title, held = t("Garage of {player}", player=player), ""
    count = o.garage_sizes[seat]
    if count:
        odds = tn(
            "Each is the next draw with a chance of 1 in {n}.",
            "Each is the next draw with a chance of 1 in {n}.",
            len(cards),
        )
    else:
        odds = t("The Garage is empty: the Depot is shuffled before the next draw.")
    return Spread(title, cards, " ".join(filter(None, (t("In no order."), held, odds))))


def deck_spread(view: View) -> Spread:
    """The vehicles that have not come yet."""
    o = view.o
    note = t("In no order: the vehicles that may still come.")
    return Spread(t("Vehicle deck"), _by_value(o, o.deck), note)


def repair_spread(view: View, choices: Sequence[int], stop: bool) -> Spread:
    o = view.o
    note = t("Choose a second card, or stop.") if stop else t("Choose the card to send to the graveyard.")
    depot = tuple(reversed(o.depots[o.seat]))
    return Spread(t("Repair"), depot, note, frozenset(choices), stop)


def _by_value(o: Observation, cards: Sequence[int]) -> tuple[int, ...]:
    """By kind, nation and cost: nothing of their true order."""
    known = o.catalogue.cards
    return tuple(sorted(cards, key=lambda c: (known[c].kind, known[c].nation or 0, known[c].cost, c)))
