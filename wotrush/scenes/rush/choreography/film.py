"""A decision's events as one film: turns, draws, the Reserve, defence, medals; hits are fought in `fights`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import assert_never

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import base_card
from wotrush.scenes.rush import faces as art
from wotrush.scenes.rush.cards.card_sprites import CardLayer
from wotrush.scenes.rush.choreography.animator import QUICK, SLOW, Stagehand
from wotrush.scenes.rush.choreography.beats import RESERVE_ROW, WHOLE_TABLE, Beat, beat, overlapped
from wotrush.scenes.rush.choreography.fights import Fights
from wotrush.scenes.rush.choreography.motion_context import Ground
from wotrush.scenes.rush.choreography.piles import Piles
from wotrush.scenes.rush.choreography.sounding import MEDAL_GAP, SoundMoment
from wotrush.scenes.rush.table.layout import (
    DEFENDER_Z,
    PILE_SIDE,
    RESERVE_Z,
    CardSide,
    Layout,
    Zone,
    deck_pose,
    garage_pose,
    hidden_hand_pose,
    small_card,
    stand_pose,
    using_pose,
)
from wotrush.scenes.rush.table.view import View
from wotrush.settings import Speed
from wotrush.stage.geometry import Pose
from wotrush.stage.motion.player import Player
from wotrush.stage.motion.tween import Motion, call, parallel, sequence
from wotrush.stage.node import Node


class Choreography:
    """Turns the events of a decision into one film that ends with every card where it belongs."""

    def __init__(self, view: View, cards: CardLayer, effects: Node) -> None:
        self.view = view
        self.cards = cards
        self.ground = Ground(view, cards, effects)
        self.fights = Fights(self.ground)
        self.piles = Piles(self.ground)
        self._banners = Player(view.context.clock)
        """At their own pace, so that words can be read however fast a film is; nothing waits for them."""

    @property
    def hand(self) -> Stagehand:
        return self.ground.hand

    def update(self) -> None:
        """Once a frame: banners, and what the film has let be heard."""
        self._banners.update()
        self.ground.earshot.update()

    @property
    def announcing(self) -> bool:
        return self._banners.busy

    def finish(self) -> None:
        """No banner is left."""
        self._banners.finish()

    def film(self, events: Sequence[ev.Event], after: Layout) -> Motion:
        """`after` is the layout that all of them lead to."""
        self.ground.prepare(after)
        self.view.shown = frozenset(self._touched(events))
        beats = [each for event in events for each in self._with_sound(event)]
        moved = {card for each in beats for card in each.cards}
        settle = call(lambda: self.cards.settle(after, self.view.faces))
        return sequence(
            self.piles.uncover(moved), parallel(self._reflow(after, moved), overlapped(beats)), settle
        )

    def _reflow(self, after: Layout, moved: set[int]) -> Motion:
        """Cards that nothing happened to make room or close up."""
        motions = []
        for card, lying in after.items():
            sprite = self.cards.sprites.get(card)
            if sprite is not None and card not in moved and sprite.visible and sprite.pose != lying.pose:
                motions.append(self.hand.make_room(sprite, lying.pose))
        return parallel(*motions)

    def _with_sound(self, event: ev.Event) -> Iterable[Beat]:
        """What is heard of it begins with what is first seen of it."""
        first, *others = list(self._beats(event)) or [Beat(parallel(), frozenset())]
        start = parallel(self._lit(event), self.ground.heard(event, SoundMoment.BEGINS))
        yield replace(first, motion=parallel(start, first.motion))
        yield from others

    def _lit(self, event: ev.Event) -> Motion:
        """What an opponent touches is lit, and stays so until somebody does the next thing."""
        return parallel(*(call(partial(self.hand.light, card)) for card in self._touched([event])))

    def _touched(self, events: Sequence[ev.Event]) -> Iterable[int]:
        for event in events:
            card = getattr(event, "card", getattr(event, "attacker", None))
            if card is not None and getattr(event, "seat", None) != self.view.o.seat:
                yield card

    def _beats(self, event: ev.Event) -> Iterable[Beat]:
        frame = self.view.frame
        match event:
            case ev.TurnBegan():
                yield from self._turn_began(event)
            case ev.Bought():
                yield self._bought(event)
            case ev.Dealt():
                yield self._dealt(event)
            case ev.ReserveDiscarded(cards=cards):
                yield self.piles.reserve_discarded(cards)
            case ev.DeckShuffled():
                yield self.piles.deck_shuffled()
            case ev.GarageShuffled(seat=seat):
                yield self.piles.garage_shuffled(seat)
            case ev.Drew():
                yield self._drew(event)
            case ev.BaseDrawn(seat=seat, card=card):
                yield self._base_drawn(seat, card)
            case ev.Used(card=card):
                pose = using_pose(self.view.frame)
                yield beat(self.hand.send(card, pose, CardSide.HAND, QUICK), card)
            case ev.AbilityWorked(card=card):
                yield beat(self.hand.touch(card, using_pose(self.view.frame), CardSide.HAND), card)
            case ev.Researched():
                yield self._researched(event)
            case ev.Scrapped(seat=seat, card=card):
                yield self.piles.scrapped(seat, card)
            case ev.Sabotaged(seat=seat, card=card) | ev.Retired(seat=seat, card=card):
                yield beat(self.ground.to_depot(seat, card), card)
            case ev.Defended():
                yield self._defended(event)
            case ev.Shot():
                yield self.fights.shot(event)
            case ev.Besieged():
                yield self.fights.besieged(event)
            case ev.MedalsTaken():
                yield self._medals(event)
            case ev.HandDiscarded(seat=seat, cards=cards):
                motions = [self.ground.to_depot(seat, card, QUICK) for card in cards]
                yield Beat(self.hand.one_by_one(motions), frozenset(cards))
            case ev.AbilitySkipped(card=card):
                yield beat(self.hand.refuse(self.hand.take(card, using_pose(frame), CardSide.HAND)), card)
            case ev.AssaultBegan() | ev.AssaultEnded():
                pass
            case ev.EndTriggered():
                yield Beat(self._announced(t("Last round!")), frozenset((WHOLE_TABLE,)))
            case ev.TurnEnded() | ev.GameEnded():
                pass
            case _:
                assert_never(event)

    # -- turns

    def _turn_began(self, event: ev.TurnBegan) -> Iterable[Beat]:
        """What was damaged turns upright; another player's hand is laid open."""
        stands = self.view.frame.stands(event.seat)
        for place in event.bases:
            pose = stand_pose(stands[place], False, 1.0, stands[place].base)
            card = base_card(3 * event.seat + place)
            yield beat(self.hand.turn(card, pose, CardSide.BASE), card)
        for place in event.defenders:
            for card, sprite in self.cards.sprites.items():
                lying = sprite.lying
                if (lying.zone, lying.seat, lying.place) == (Zone.DEFENDER, event.seat, place):
                    pose = stand_pose(stands[place], False, DEFENDER_Z, stands[place].defender)
                    yield beat(self.hand.turn(card, pose, lying.side), card)
        laid = [card for card in event.hand if self.ground.goes_to(card) is Zone.OPEN_HAND]
        start = hidden_hand_pose(self.view.frame, event.seat)
        motions = [
            self.hand.deal(c, start, self.ground.goals[c].pose, CardSide.HAND, art.Back.GARAGE) for c in laid
        ]
        yield Beat(self.hand.one_by_one(motions), frozenset(laid))
        if event.seat == self.view.o.seat and not self.view.session.shared:
            drum = self.ground.heard(event, SoundMoment.FOLLOWS)
            yield Beat(parallel(self._announced(t("Your turn")), drum), frozenset((WHOLE_TABLE,)))

    def _announced(self, text: str) -> Motion:
        """Without motion, the status line and the log say it."""
        speed = self.view.context.settings.speed
        return parallel() if speed is Speed.OFF else call(lambda: self._banners.queue(self.hand.ribbon(text)))

    def _drew(self, event: ev.Drew) -> Beat:
        frame, seat = self.view.frame, event.seat
        start = garage_pose(frame, seat)
        motions: list[Motion] = []
        for card in event.cards or ():
            if self.ground.goes_to(card) in (Zone.HAND, Zone.OPEN_HAND):
                goal = self.ground.goals[card].pose
                motions.append(self.hand.deal(card, start, goal, CardSide.HAND, art.Back.GARAGE))
            else:
                motions.append(self._hidden_draw(seat))
        if event.cards is None:
            motions += [self._hidden_draw(seat) for _ in range(event.count)]
        return Beat(self.hand.one_by_one(motions), frozenset(event.cards or ()))

    def _hidden_draw(self, seat: Seat) -> Motion:
        frame = self.view.frame
        goal = hidden_hand_pose(frame, seat)
        return self.hand.pass_hidden(garage_pose(frame, seat), goal, art.Back.GARAGE)

    def _base_drawn(self, seat: Seat, card: int) -> Beat:
        goal = self.ground.depot_goal(seat)
        deal = self.hand.deal(card, garage_pose(self.view.frame, seat), goal, PILE_SIDE, art.Back.GARAGE)
        return beat(deal, card)

    # -- the Reserve

    def _bought(self, event: ev.Bought) -> Beat:
        payers = self.hand.one_by_one(
            [self.ground.to_depot(event.seat, card, QUICK) for card in event.payers]
        )
        vehicle = self.ground.to_depot(event.seat, event.card, SLOW)
        set_off, landed = (
            self.ground.heard(event, SoundMoment.FOLLOWS),
            self.ground.heard(event, SoundMoment.LANDS),
        )
        return Beat(sequence(payers, set_off, vehicle, landed), frozenset((*event.payers, event.card)))

    def _dealt(self, event: ev.Dealt) -> Beat:
        """The row shifts a place away from the deck; what is new is turned over beside it."""
        frame, slides, deals = self.view.frame, [], []
        for i, card in enumerate(event.reserve):
            goal = Pose.of(frame.common.reserve[i], z=RESERVE_Z)
            if card in event.cards:
                deals.append(
                    self.hand.deal(card, deck_pose(frame), goal, CardSide.RESERVE, art.Back.VEHICLES)
                )
            else:
                slides.append(self.hand.slide(card, goal, QUICK))
        dealt = parallel(self.ground.heard(event, SoundMoment.FOLLOWS), self.hand.one_by_one(deals))
        motion = sequence(parallel(*slides), dealt)
        return Beat(motion, frozenset((*event.reserve, RESERVE_ROW)))

    def _researched(self, event: ev.Researched) -> Beat:
        away = self.piles.to_graveyard(event.card)
        taken = self.ground.to_depot(event.seat, event.taken, SLOW)
        return Beat(parallel(away, taken), frozenset((event.card, event.taken)))

    # -- bases and hits

    def _defended(self, event: ev.Defended) -> Beat:
        stand = self.view.frame.stands(event.seat)[event.place]
        goal = stand_pose(stand, False, DEFENDER_Z, stand.defender)
        side = CardSide.HAND if event.seat == self.view.o.seat else CardSide.TOKEN
        motions = [
            sequence(self.hand.send(event.card, goal, side), self.ground.heard(event, SoundMoment.LANDS))
        ]
        cards = {event.card}
        if event.replaced is not None:
            motions.append(self.ground.to_depot(event.seat, event.replaced))
            cards.add(event.replaced)
        return Beat(parallel(*motions), frozenset(cards))

    def _medals(self, event: ev.MedalsTaken) -> Beat:
        pile = Pose.of(small_card(self.view.frame.common.medals[event.nation]), z=5.0)
        hide = self.ground.hides_depot(event.seat)
        motions = [
            self.hand.medal(card, pile, self.ground.depot_goal(event.seat), hide=hide) for card in event.cards
        ]
        return Beat(self.hand.one_by_one(motions, MEDAL_GAP), frozenset(event.cards))
