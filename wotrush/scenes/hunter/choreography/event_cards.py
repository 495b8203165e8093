"""Event cards on their way: drawn, played onto the stage, laid under a unit, put away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from pygame import FRect

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import MINEFIELD, TRENCH
from wotrush.scenes.hunter.choreography.battle_moment import BattleMoment
from wotrush.scenes.hunter.choreography.in_flight import InFlight
from wotrush.scenes.hunter.choreography.moving import Moving, card_in
from wotrush.scenes.hunter.choreography.spectacle import digging, spectacle
from wotrush.scenes.hunter.duel.duel import Duel, goes_on
from wotrush.scenes.hunter.duel_stage.hand import back_places, takes_from_hand
from wotrush.scenes.hunter.duel_stage.stage import DuelStage
from wotrush.scenes.hunter.texts.event_cards import event_effect
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.table.motion.reading_time import reading_time
from wotrush.settings import Speed
from wotrush.stage.motion.tween import Motion, Progress, call, delay, parallel, sequence
from wotrush.stage.node import Node

OWN, GATHERED = 0.5, 0.8
"""Seconds for which a card stands that need not be read now: one's own, and another player's that a recap will tell of:
the first of a turn so long, the second half of that, the third a third.
"""
HURRIED = 0.5
"""How fast that may be in a hurry."""
AWAY, CLOSES = 0.2, 0.3
"""Seconds in which a card leaves the stage for the discard, and in which a hand closes up from which one is taken."""


class EventCards:
    """Motions of event cards between hands, decks, the stage and where they lie for long."""

    def __init__(
        self, view: BattleView, effects: Node, stage: DuelStage, moving: Moving, in_flight: InFlight
    ) -> None:
        self._view = view
        self._effects = effects
        self._stage = stage
        self._moving = moving
        self._in_flight = in_flight
        self.reading = 0.0
        """Seconds for which cards of others stand to be read; set it to 0 before a film."""
        self._turn, self._gathered = 0, 0
        """The last turn in which others played cards that a recap will tell of, and how many."""
        self.on_reading: Callable[[float], None] = lambda pace: None
        """Called with the fastest pace that lets such a card be read as it begins to stand, and with 0 as it has stood."""

    def motion(self, event: ev.HunterEvent, before: BattleMoment, after: BattleMoment) -> Motion:
        """Return the motion of the cards of an event; for one that is played see `played`."""
        view, moving = self._view, self._moving
        frame, own = view.frame, view.o.seat
        match event:
            case ev.EventDrawn(seat=seat, event=card):
                if card is not None and seat == own:
                    return moving.hand(before, after)
                return moving.closed_card(frame.events, moving.hand_of(before, seat), before.duel)
            case ev.EventTaken():
                return self._taken(event, before, after)
            case ev.EventDiscarded(seat=seat, event=card):
                return self._discarded(card, seat, before, after)
            case ev.EventAttached(event=card, seat=seat, unit=unit):
                goal = after.lying[unit].pose.rect if unit in after.lying else frame.army(seat).before
                return self._leaving(card, before.duel, goal, moving.hand_of(before, seat))
            case ev.EventsShuffled():
                return moving.closed_card(frame.discard, frame.events, before.duel)
            case _:
                return parallel()

    def _taken(self, event: ev.EventTaken, before: BattleMoment, after: BattleMoment) -> Motion:
        """Have a card go from hand to hand: that of another player leaves the row on the stage, which closes up."""
        moving, own, hand = self._moving, self._view.o.seat, list(before.o.hand)
        start, goal = (card_in(moving.hand_of(before, seat)) for seat in (event.source, event.seat))
        count = before.o.hand_sizes[event.source]
        gap = hand.index(event.event) if event.source == own and event.event in hand else count // 2
        on_stage = takes_from_hand(before.duel)
        if on_stage:
            back = back_places(self._view.zone.right, count)[gap]
            start = card_in(back, back.h)
        if event.event is not None and own in (event.seat, event.source):
            goes = moving.hand(before, after, start if event.seat == own else goal)
        else:
            goes = moving.taken_card(start, goal)
        lifted = call(partial(self._lift, event, before.duel, gap if on_stage else None))
        closes = Progress(CLOSES, partial(setattr, self._stage.hand, "closed"))
        return sequence(lifted, parallel(goes, closes), call(self._in_flight.laid_down))

    def _lift(self, event: ev.EventTaken, duel: Duel | None, gap: int | None) -> None:
        """Have a card leave its hand, which counts it no more, and leave a gap on the stage."""
        self._in_flight.lift(event)
        if duel is not None:
            self._stage.show(replace(duel, done=True), self._view.zone, self._stage.caption)
        self._stage.hand.gap = gap

    def put_away(self, before: BattleMoment, after: BattleMoment) -> Motion:
        """Lay what has left the stage onto the discard."""
        old, new = (
            set() if duel is None else {duel.event, duel.reaction} for duel in (before.duel, after.duel)
        )
        staged = {} if before.duel is None else self._view.zone_of(before.duel).events(before.duel)
        gone = [card for card in staged if card in old - new and not before.o.catalogue.removed[card]]
        discard = self._view.frame.discard
        leaves, below = call(partial(self._stage.let_go, gone)), _same_fight(before, after)
        ways = (self._moving.open_event(card, staged[card], discard, AWAY, below=below) for card in gone)
        return parallel(leaves, *ways)

    def digs(self, event: ev.EventAttached, before: BattleMoment) -> Motion:
        """Return the earth that flies as a trench comes under a unit."""
        duel, zone = before.duel, self._view.zone
        place = None if duel is None else zone.units(duel).get(event.unit)
        if place is None or event.event != TRENCH or self._view.reduced_motion:
            return parallel()
        return digging(self._effects, place, event.event)

    def _discarded(self, card: int, seat: int, before: BattleMoment, after: BattleMoment) -> Motion:
        moving, frame = self._moving, self._view.frame
        if len(after.o.hand) < len(before.o.hand):
            return moving.hand(before, after)
        if card == MINEFIELD and after.duel is not None and after.duel.reaction == card:
            return moving.opened_event(card, frame.army(seat).before, self._view.zone.reaction, covered=False)
        return moving.open_event(card, moving.hand_of(before, seat), frame.discard)

    def _leaving(self, card: int, duel: Duel | None, goal: FRect, otherwise: FRect) -> Motion:
        """Have a card leave the stage, if it lies there."""
        zone = self._view.zone
        start = zone.events(duel).get(card) if duel is not None else None
        if start is None:
            return self._moving.open_event(card, otherwise, goal)
        return parallel(call(partial(self._stage.let_go, [card])), self._moving.open_event(card, start, goal))

    def played(
        self, event: ev.EventPlayed, before: BattleMoment, after: BattleMoment, heard: Motion
    ) -> Motion:
        """Bring a card onto the stage, let it be `heard` as it lies there, and stand until it is read. The dice of a fight make
        room before it comes.
        """
        card, seat, moving, view, zone = event.event, event.seat, self._moving, self._view, self._view.zone
        staged = {} if after.duel is None else zone.events(after.duel)
        if len(after.o.hand) < len(before.o.hand):
            comes = moving.hand(before, after)
        else:
            red = before.o.catalogue.red[card]
            start = view.frame.events if red else moving.hand_of(after, seat)
            comes = moving.opened_event(card, start, staged.get(card, zone.left))
        lies = call(lambda: self._stage.show(after.duel, zone, self._stage.caption))
        if _same_fight(before, after):
            gives = call(lambda: self._stage.show(after.duel, zone, self._stage.caption, flying=card))
            comes = sequence(gives, comes)
        stands = self._stands(card, seat, before.o.turn)
        if self._view.reduced_motion:
            return sequence(comes, lies, heard, stands)
        seen = spectacle(before.o.catalogue, card, self._effects, zone.right, view.frame.area)
        return sequence(comes, lies, heard, parallel(stands, seen))

    def _stands(self, card: int, seat: int, turn: int) -> Motion:
        """Let a card stand, that of another player as long as it takes to read what it does, in whatever hurry, unless a recap
        will tell of it.
        """
        if seat == self._view.o.seat and not self._view.session.shared:
            return delay(OWN)
        seconds, pace = reading_time(event_effect(card), Speed.NORMAL), 1.0
        if self._view.gathering:
            self._gathered = self._gathered + 1 if turn == self._turn else 1
            self._turn = turn
            seconds, pace = min(seconds, GATHERED / self._gathered), HURRIED
        self.reading += seconds
        return sequence(
            call(lambda: self.on_reading(pace)), delay(seconds), call(lambda: self.on_reading(0.0))
        )


def _same_fight(before: BattleMoment, after: BattleMoment) -> bool:
    """Return whether a fight goes on there."""
    return before.duel is not None and after.duel is not None and goes_on(before.duel, after.duel)
