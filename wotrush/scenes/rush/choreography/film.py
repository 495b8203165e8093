"""A decision's events as one film: turns, draws, the Reserve, defence, medals. `fights` has the hits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import assert_never

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import base_card, medal_count
from wotrush.scenes.rush.cards.faces import GARAGE_BACK, VEHICLE_BACK
from wotrush.scenes.rush.cards.sides import PILE_SIDE, CardSide
from wotrush.scenes.rush.choreography.fights import Fights
from wotrush.scenes.rush.choreography.motion_context import RushMotion
from wotrush.scenes.rush.choreography.piles import RESERVE_ROW, Piles
from wotrush.scenes.rush.choreography.sounding import MEDAL_GAP, SoundMoment
from wotrush.scenes.rush.choreography.steps import Landing, Step, moment_after, steps_of
from wotrush.scenes.rush.texts import telling
from wotrush.scenes.rush.view.film import Pile
from wotrush.scenes.rush.view.layout import (
    DEFENDER_Z,
    RESERVE_Z,
    Zone,
    deck_pose,
    garage_pose,
    hidden_hand_pose,
    small_card,
    stand_pose,
    using_pose,
)
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.table.cards.card_sprites import CardLayer
from wotrush.scenes.table.lying import Layout
from wotrush.scenes.table.motion.animator import QUICK, SLOW
from wotrush.scenes.table.motion.beats import OVERLAP, WHOLE_TABLE, Beat, beat
from wotrush.scenes.table.motion.choreography import TableChoreography
from wotrush.stage.geometry import Pose
from wotrush.stage.motion.tween import Motion, call, delay, parallel, sequence
from wotrush.stage.node import Node


class Choreography(TableChoreography):
    """Turns the events of a decision into one film that ends with every card where it belongs."""

    view: View
    reports_events = True

    def __init__(
        self,
        view: View,
        cards: CardLayer,
        effects: Node,
        follow: Callable[[], None],
        recount: Callable[[], None],
    ) -> None:
        """`follow` has words and figures follow what has been seen, `recount` only the counts of piles."""
        self._follow = follow
        self._moments: list[Observation] = []
        self._whole: list[int] = []
        """How many whole events are over, for each number of steps."""
        self._built = 0
        """The number of steps of which the motions have been built."""
        self.motion = RushMotion(view, cards, effects, recount)
        super().__init__(view, self.motion)
        self.fights = Fights(self.motion)
        self.fights.on_aiming = lambda pace: self.on_reading(pace)
        self.piles = Piles(self.motion)

    def film(self, events: Sequence[ev.Event], after: Layout) -> Motion:
        """Return the film, in which the figures of the table go from moment to moment with the cards."""
        steps = [(step, number) for number, event in enumerate(events, 1) for step in steps_of(event)]
        whole = (number - (not isinstance(step, Landing)) for step, number in steps[1:])
        self._whole = [0, *whole, len(events)]
        self._moments, self.reading = [], 0.0
        if self.view.film is None:  # Somebody else looks now, from another side, and has seen nothing yet.
            return call(partial(self._end_of_film, after, len(steps)))
        self.view.film.events = events
        self._moments = [self.view.film.before]
        for step, _ in steps:
            self._moments.append(moment_after(step, self._moments))
        self._built, self.fights.aimed = 0, 0.0
        film = super().film([step for step, _ in steps], after)
        self.reading += self.fights.aimed
        return film

    def happened(self, events: int) -> None:
        """Report the first so many steps: whole events to log and narration, each step to the figures."""
        super().happened(self._whole[events])
        film = self.view.film
        if film is not None:
            film.seen = self._whole[events]
            film.moment = self._moments[events] if events < len(self._moments) - 1 else self.view.o
        self._follow()

    def _end_of_film(self, after: Layout, events: int) -> None:
        self.view.film = None
        super()._end_of_film(after, events)

    def before(self, moved: set[int]) -> Motion:
        return self.piles.uncover(moved)

    def sound(self, event: Step) -> Motion:
        if isinstance(event, Landing):
            return parallel()
        return self.motion.heard(event, SoundMoment.BEGINS)

    def touched(self, event: Step) -> Iterable[int]:
        card = getattr(event, "card", getattr(event, "attacker", None))
        if card is not None and getattr(event, "seat", None) != self.view.o.seat:
            yield card

    def beats(self, event: Step) -> Iterable[Beat]:
        frame, before = self.view.frame, self._moments[self._built]
        self._built += 1
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
                yield self.piles.deck_shuffled(event)
            case ev.GarageShuffled():
                yield self.piles.garage_shuffled(event)
            case ev.Drew():
                yield self._drew(event)
            case ev.BaseDrawn(seat=seat, card=card):
                yield self._base_drawn(seat, card)
            case ev.Used(seat=seat, card=card):
                send = self.animator.send(card, using_pose(frame), CardSide.HAND, QUICK)
                yield beat(sequence(self.motion.leaves(Pile.HAND, seat), send), card)
            case ev.AbilityWorked(card=card):
                yield beat(self.animator.touch(card, using_pose(self.view.frame), CardSide.HAND), card)
            case ev.Researched():
                yield self._researched(event)
            case ev.Scrapped(seat=seat, card=card):
                yield self.piles.scrapped(seat, card)
            case ev.Sabotaged(seat=seat, card=card):
                yield beat(self.motion.from_hand(seat, card), card)
            case ev.Retired(seat=seat, card=card):
                yield beat(self.motion.to_depot(seat, card), card)
            case ev.Defended():
                yield self._defended(event, before)
            case ev.Shot():
                yield self.fights.shot(event)
            case ev.Besieged():
                yield self.fights.besieged(event)
            case Landing(hit=hit):
                yield self.fights.base_landed(hit)
            case ev.MedalsTaken():
                yield self._medals(event)
            case ev.HandDiscarded(seat=seat, cards=cards):
                motions = [self.motion.from_hand(seat, card, QUICK) for card in cards]
                yield Beat(self.animator.one_by_one(motions), frozenset(cards))
            case ev.AbilitySkipped(card=card):
                yield beat(
                    self.animator.refuse(self.animator.take(card, using_pose(frame), CardSide.HAND)), card
                )
            case ev.AssaultBegan() | ev.AssaultEnded() | ev.AchievementPassed():
                pass
            case ev.EndTriggered():
                yield Beat(self._last_round(event), frozenset((WHOLE_TABLE,)))
            case ev.TurnEnded():
                yield Beat(parallel(), frozenset((WHOLE_TABLE,)))
            case ev.GameEnded():
                pass
            case _:
                assert_never(event)

    # -- turns

    def _turn_began(self, event: ev.TurnBegan) -> Iterable[Beat]:
        """Pass the turn, turn damaged cards upright, and lay open another player's hand."""
        yield Beat(call(partial(self._pass_turn, event)), frozenset((WHOLE_TABLE,)))
        stands = self.view.frame.stands(event.seat)
        for place in event.bases:
            pose = stand_pose(stands[place], False, 1.0, stands[place].base)
            card = base_card(3 * event.seat + place)
            yield beat(self.motion.turn(card, pose, base=True), card)
        for place in event.defenders:
            for card, sprite in self.motion.cards.sprites.items():
                lying = sprite.lying
                if (lying.zone, lying.seat, lying.place) == (Zone.DEFENDER, event.seat, place):
                    pose = stand_pose(stands[place], False, DEFENDER_Z, stands[place].defender)
                    yield beat(self.animator.turn(card, pose, lying.side), card)
        laid = [card for card in event.hand if self.motion.zone_after(card) is Zone.OPEN_HAND]
        start = hidden_hand_pose(self.view.frame, event.seat)
        motions = [
            self.animator.deal(c, start, self.motion.goals[c].pose, CardSide.HAND, GARAGE_BACK) for c in laid
        ]
        yield Beat(self.animator.one_by_one(motions), frozenset(laid))
        if event.seat == self.view.o.seat and not self.view.session.shared:
            drum = self.motion.heard(event, SoundMoment.FOLLOWS)
            yield Beat(parallel(self.announced(t("Your turn")), drum), frozenset((WHOLE_TABLE,)))

    def _last_round(self, event: ev.EndTriggered) -> Motion:
        """Say that the last round has begun and why, and go on, in whatever hurry, only when that has been read."""
        text, why = t("Last round!"), telling.end_text(event, self.view.names)
        stands = self.animator.ribbon(text, why).duration
        self.reading += stands
        return sequence(
            call(partial(self.on_reading, 1.0)),
            self.announced(text, why),
            delay(stands),
            call(partial(self.on_reading, 0.0)),
        )

    def _pass_turn(self, event: ev.TurnBegan) -> None:
        """Have phase, status line and the light on the panels go to the next player, all at once."""
        if self.view.film is not None:
            self.view.film.moment = replace(self.view.film.moment, active=event.seat, turn=event.turn)
        self._follow()

    def _drew(self, event: ev.Drew) -> Beat:
        frame, seat = self.view.frame, event.seat
        start = garage_pose(frame, seat)
        motions: list[Motion] = []
        for card in event.cards or ():
            if self.motion.zone_after(card) in (Zone.HAND, Zone.OPEN_HAND):
                goal = self.motion.goals[card].pose
                motions.append(self.animator.deal(card, start, goal, CardSide.HAND, GARAGE_BACK))
            else:
                motions.append(self._hidden_draw(seat))
        if event.cards is None:
            motions += [self._hidden_draw(seat) for _ in range(event.count)]
        left, landed = self.motion.leaves(Pile.GARAGE, seat), self.motion.lands(Pile.HAND, seat)
        draws = [sequence(left, motion, landed) for motion in motions]
        return Beat(self.animator.one_by_one(draws), frozenset(event.cards or ()))

    def _hidden_draw(self, seat: Seat) -> Motion:
        frame = self.view.frame
        goal = hidden_hand_pose(frame, seat)
        return self.animator.pass_hidden(garage_pose(frame, seat), goal, GARAGE_BACK)

    def _base_drawn(self, seat: Seat, card: int) -> Beat:
        goal = self.motion.depot_goal(seat)
        deal = self.animator.deal(card, garage_pose(self.view.frame, seat), goal, PILE_SIDE, GARAGE_BACK)
        left, landed = self.motion.leaves(Pile.GARAGE, seat), self.motion.lands(Pile.DEPOT, seat)
        return beat(sequence(left, deal, landed), card)

    # -- the Reserve

    def _bought(self, event: ev.Bought) -> Beat:
        payers = self.animator.one_by_one(
            [self.motion.from_hand(event.seat, card, QUICK) for card in event.payers]
        )
        vehicle = self.motion.to_depot(event.seat, event.card, SLOW)
        set_off, landed = (
            self.motion.heard(event, SoundMoment.FOLLOWS),
            self.motion.heard(event, SoundMoment.LANDS),
        )
        return Beat(sequence(payers, set_off, vehicle, landed), frozenset((*event.payers, event.card)))

    def _dealt(self, event: ev.Dealt) -> Beat:
        """Shift the row a place away from the deck, and turn over the new cards beside it."""
        frame, slides, deals = self.view.frame, [], []
        for i, card in enumerate(event.reserve):
            goal = Pose.of(frame.common.reserve[i], z=RESERVE_Z)
            if card in event.cards:
                deal = self.animator.deal(card, deck_pose(frame), goal, CardSide.RESERVE, VEHICLE_BACK)
                deals.append(sequence(self.motion.leaves(Pile.DECK), deal))
            else:
                slides.append(self.animator.slide(card, goal, CardSide.RESERVE, QUICK))
        dealt = parallel(self.motion.heard(event, SoundMoment.FOLLOWS), self.animator.one_by_one(deals))
        motion = sequence(parallel(*slides), dealt)
        return Beat(motion, frozenset((*event.reserve, RESERVE_ROW)))

    def _researched(self, event: ev.Researched) -> Beat:
        away = self.piles.to_graveyard(event.card)
        taken = self.motion.to_depot(event.seat, event.taken, SLOW)
        return Beat(parallel(away, taken), frozenset((event.card, event.taken)))

    # -- bases and hits

    def _defended(self, event: ev.Defended, before: Observation) -> Beat:
        pile = Pile.DEPOT if event.card in before.depots[event.seat] else Pile.HAND
        left = parallel() if event.card == before.using else self.motion.leaves(pile, event.seat)
        stand = self.view.frame.stands(event.seat)[event.place]
        goal = stand_pose(stand, False, DEFENDER_Z, stand.defender)
        motions = [
            sequence(
                left,
                self.animator.send(event.card, goal, CardSide.TOKEN),
                self.motion.heard(event, SoundMoment.LANDS),
            )
        ]
        cards = {event.card}
        if event.replaced is not None:
            motions.append(self.motion.to_depot(event.seat, event.replaced))
            cards.add(event.replaced)
        return Beat(parallel(*motions), frozenset(cards))

    def _medals(self, event: ev.MedalsTaken) -> Beat:
        """Carry a medal to the Depot, from where its points rise; the next one follows soon."""
        pile = Pose.of(small_card(self.view.frame.common.medals[event.nation]), z=5.0)
        hide, goal = self.motion.hides_depot(event.seat), self.motion.depot_goal(event.seat)
        (card,) = event.cards
        carried = sequence(
            self.motion.leaves(Pile.ONES if medal_count(card) == 1 else Pile.TWOS, event.nation),
            self.animator.award(card, pile, goal, CardSide.HAND, hide=hide),
            self.motion.lands(Pile.DEPOT, event.seat),
        )
        last = self._whole[self._built] > self._whole[self._built - 1]
        lead = carried.duration * OVERLAP if last else MEDAL_GAP
        gain = self.motion.gain(event.seat, medal_count(card))
        return Beat(sequence(carried, gain), frozenset(event.cards), lead)
