"""From one layout to the next: every card whose place or face differs goes there by the act that suits it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from pygame import FRect, Vector2

from wotrush.model.game import Seat
from wotrush.scenes.hunter.cards.faces import EVENT_BACK
from wotrush.scenes.hunter.choreography.battle_moment import BattleMoment
from wotrush.scenes.hunter.duel.duel import Duel
from wotrush.scenes.hunter.faces.pictures import UnitBack
from wotrush.scenes.hunter.view.layout import HAND_CARD, NOWHERE, CardLook, LineZone
from wotrush.scenes.hunter.view.view import STEPPED_OUT, BattleView
from wotrush.scenes.table.lying import CARD, Lying
from wotrush.scenes.table.motion.motion_context import MotionContext
from wotrush.stage.geometry import Pose, rect_around
from wotrush.stage.motion.tween import Motion, call, delay, parallel, sequence

STEP_OUT = 0.22
"""Seconds in which the cards of a duel step out of their lines, and go back."""
DEAL, DISCARD = 0.36, 0.3
HELD = 0.4
"""Seconds for which a card that changes hands is held."""
SMALL = 130.0
"""The height of a card that passes between zones."""


class Moving:
    """Motions of cards between moments."""

    def __init__(self, view: BattleView, context: MotionContext) -> None:
        self._view = view
        self._context = context

    def change(self, before: BattleMoment, after: BattleMoment, source: FRect | None = None) -> Motion:
        """Move all cards from one moment to the next; those of the hand are moved by `hand`. A new one comes open from
        `source`, otherwise from the deck.
        """
        return parallel(*self._changes(before, after, source))

    def _changes(self, before: BattleMoment, after: BattleMoment, source: FRect | None) -> Iterator[Motion]:
        if before.lying is after.lying:
            return
        animator = self._context.animator
        kept = [
            one for one in before.lying.values() if one.zone is LineZone.KEPT and one.card not in after.lying
        ]
        for card, lying in after.lying.items():
            old = before.lying.get(card)
            if old is None:
                was = next((one for one in kept if _same_card(one.side, lying.side)), None)
                if was is not None and lying.seat == self._view.o.seat:
                    kept.remove(was)
                    yield self._deployed(was, lying)
                elif lying.zone in (LineZone.FRONT, LineZone.BACK, LineZone.COMMANDERS):
                    yield self._dealt(lying) if source is None else self._brought(lying, source)
            elif lying.zone is LineZone.HAND:
                continue
            elif _turned_over(old.side, lying.side):
                yield animator.turn_over(card, lying.pose, lying.side)
            elif old.side.mirrored != lying.side.mirrored and old.pose != lying.pose:
                yield animator.turn_over(card, lying.pose, lying.side, STEP_OUT)
            elif old.pose == lying.pose and old.side != lying.side:
                yield animator.show(card, lying.pose, lying.side)
            elif old.pose != lying.pose:
                yield animator.turn(card, lying.pose, lying.side, STEP_OUT)
        for card, lying in before.lying.items():
            if lying.zone is LineZone.COMMANDERS and card not in after.lying:
                goal = Pose.of(self._view.frame.discard, z=lying.pose.z)
                yield animator.send(card, goal, lying.side, DEAL, hide=True)

    def _deployed(self, kept: Lying, lying: Lying) -> Motion:
        """Have a card that the viewer kept go to its place, where it is turned over if it lies hidden there."""
        animator, sprites = self._context.animator, self._context.cards.sprites
        placed = animator.put(animator.take(lying.card, kept.pose, kept.side), kept.pose, kept.side)
        gone = (
            call(partial(setattr, sprites[kept.card], "visible", False))
            if kept.card in sprites
            else parallel()
        )
        return sequence(placed, gone, animator.turn_over(lying.card, lying.pose, lying.side, DEAL))

    def _brought(self, lying: Lying, source: FRect) -> Motion:
        animator, start = self._context.animator, Pose.of(source, z=lying.pose.z)
        placed = animator.put(animator.take(lying.card, start, lying.side), start)
        return sequence(placed, animator.send(lying.card, lying.pose, lying.side, DEAL))

    def _dealt(self, lying: Lying) -> Motion:
        start = Pose.of(self._view.frame.units, z=lying.pose.z)
        return self._context.animator.deal(lying.card, start, lying.pose, lying.side, UnitBack(), DEAL)

    # -- events

    def hand(self, before: BattleMoment, after: BattleMoment, other: Pose | None = None) -> Motion:
        """Close the gap of a card that left the viewer's hand, or make room for a new one and deal it.

        `other` is where it goes or comes from, if that is another player's hand.
        """
        old, new = before.o.hand, after.o.hand
        if len(new) < len(old):
            gone = next((i for i, event in enumerate(old) if i >= len(new) or new[i] != event), None)
            return parallel() if gone is None else self._closed(before, after, gone, other)
        if len(new) > len(old):
            at = next((i for i, event in enumerate(new) if i >= len(old) or old[i] != event), len(old))
            return self._opened(after, at, other)
        return parallel()

    def _closed(self, before: BattleMoment, after: BattleMoment, gone: int, other: Pose | None) -> Motion:
        """Move the card that left to another hand, the stage or the discard, and close the gap."""
        animator, motions = self._context.animator, []
        card = before.lying[HAND_CARD + gone]
        staged = {} if after.duel is None else self._view.zone.events(after.duel)
        place = staged.get(before.o.hand[gone], self._view.frame.discard)
        goal = Pose.of(place, z=card.pose.z) if other is None else other
        goes = animator.send(card.card, goal, card.side, DISCARD, hide=True)
        if other is not None:
            goes = sequence(animator.send(card.card, self._held, card.side, DISCARD), delay(HELD), goes)
        motions.append(goes)
        for i in range(gone + 1, len(before.o.hand)):
            slides = before.lying[HAND_CARD + i]
            closer = after.lying[HAND_CARD + i - 1].pose
            motions.append(animator.slide(slides.card, closer, slides.side, DISCARD))
        return parallel(*motions)

    @property
    def _held(self) -> Pose:
        """Where a card that changes hands is held for a moment, to be seen by those who may."""
        return Pose.of(self._view.zone.held, z=STEPPED_OUT)

    def _opened(self, after: BattleMoment, at: int, other: Pose | None) -> Motion:
        """Make room, and deal the sprite of the new last card to the place of the new card, from the deck or another hand."""
        animator, count = self._context.animator, len(after.o.hand)
        motions: list[Motion] = []
        for i in range(at, count - 1):
            goes = after.lying[HAND_CARD + i + 1]
            motions.append(animator.slide(HAND_CARD + i, goes.pose, goes.side, DISCARD))
        new, card = after.lying[HAND_CARD + at], HAND_CARD + count - 1
        start = replace(other or card_in(self._view.frame.events), z=new.pose.z)
        comes = animator.deal(card, start, self._held if other else new.pose, new.side, EVENT_BACK, DEAL)
        if other:
            comes = sequence(comes, delay(HELD), animator.send(card, new.pose, new.side, DISCARD))
        motions.append(comes)
        return parallel(*motions)

    def closed_card(self, start: FRect, goal: FRect, duel: Duel | None) -> Motion:
        """Pass an event that the viewer may not see, below a fight, so that it covers none of its sums."""
        return self._context.animator.pass_hidden(
            card_in(start), card_in(goal), EVENT_BACK, among_cards=duel is not None
        )

    def taken_card(self, start: Pose, goal: Pose) -> Motion:
        """Pass an event from hand to hand that the viewer may not see."""
        return self._context.animator.pass_hidden(start, goal, EVENT_BACK)

    def open_event(
        self, event: int, start: FRect, goal: FRect, seconds: float = DEAL, *, below: bool = False
    ) -> Motion:
        """Pass an event that everybody sees, from the stage or to a pile; `below` the stage it covers nothing there."""
        face = self._view.faces.side(NOWHERE, CardLook(None, event=event))
        return self._context.animator.pass_hidden(
            card_in(start, start.h), card_in(goal), face, seconds, among_cards=below
        )

    def opened_event(self, event: int, start: FRect, goal: FRect, *, covered: bool = True) -> Motion:
        """Bring an event onto the stage; one that was `covered` is turned over on the way."""
        face = self._view.faces.side(NOWHERE, CardLook(None, event=event))
        back = EVENT_BACK if covered else face
        opened = face if covered else None
        return self._context.animator.pass_hidden(card_in(start), Pose.of(goal), back, DEAL, opened=opened)

    def hand_of(self, moment: BattleMoment, seat: Seat) -> FRect:
        """Return where a player's hand is: the viewer's cards, or where its size is told."""
        return self._view.frame.hand if seat == moment.o.seat else self._head_of(moment, seat)

    def _head_of(self, moment: BattleMoment, seat: Seat) -> FRect:
        """Return where a player's figures are: in the head of a panel, or on the stage that covers it."""
        duel = moment.duel
        head, zone = self._view.frame.army(seat).head, self._view.zone_of(duel)
        if (
            duel is None
            or zone.bare(duel)
            or seat not in (duel.seat, duel.other)
            or not zone.box.colliderect(head)
        ):
            return head
        return zone.names[seat != duel.seat]

    def pile_of(self, moment: BattleMoment, seat: Seat) -> FRect:
        """Return where a player's points are counted, and what the player destroyed goes."""
        head = self._head_of(moment, seat)
        return rect_around((head.right - head.h * 0.4, head.centery), (head.h / CARD, head.h))

    def gathered(self, after: BattleMoment, places: tuple[int, ...]) -> Motion:
        """Lay cards on one another and deal them out again, so that nobody can follow them."""
        animator, sprites = self._context.animator, self._context.cards.sprites
        rows: dict[Any, list[Lying]] = {}
        for place in places:
            rows.setdefault(after.lying[place].zone, []).append(after.lying[place])
        motions: list[Motion] = []
        for row in rows.values():
            middle = sum((one.pose.center for one in row), Vector2()) / len(row)
            for lying in row:
                if lying.card in sprites:
                    pile = Pose(middle, lying.pose.size, lying.pose.angle, lying.pose.z)
                    motions.append(animator.gathered(lying.card, pile, lying.pose, lying.side))
        return parallel(*motions)


def _same_card(one: CardLook, other: CardLook) -> bool:
    """Return whether two cards that are seen are the same unit, commander or event."""
    return (one.kind, one.event) == (other.kind, other.event) != (None, None)


def _turned_over(old: CardLook, new: CardLook) -> bool:
    return (old.kind is None) != (new.kind is None) or old.veiled != new.veiled


def card_in(rect: FRect, highest: float = SMALL) -> Pose:
    """Return the pose of a card in the middle of a zone, usually of a small one."""
    high = min(rect.h, highest)
    return Pose.of(rect_around(rect.center, (high / CARD, high)))
