"""The motion of every event; what it changes is shown as it strikes, not before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import RANGE
from wotrush.model.hunter.frames import FAILED
from wotrush.scenes.hunter.choreography.battle_moment import BattleMoment
from wotrush.scenes.hunter.choreography.later import Later
from wotrush.scenes.hunter.choreography.moving import Moving
from wotrush.scenes.hunter.choreography.sounding import sound_of
from wotrush.scenes.hunter.choreography.spectacle import spectacle
from wotrush.scenes.hunter.duel.duel import Duel, RowVerdict
from wotrush.scenes.hunter.duel.stage import DuelStage
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.table.motion.beats import Beat
from wotrush.scenes.table.motion.motion_context import MotionContext
from wotrush.stage.geometry import Pose, rect_around
from wotrush.stage.motion import moves
from wotrush.stage.motion.easing import linear
from wotrush.stage.motion.tween import Motion, Progress, call, delay, parallel, sequence
from wotrush.stage.node import Node

OPENING, READING = 0.2, 0.08
"""Seconds in which the stage comes up, and in which its sums can be read before the dice."""
TUMBLE, PER_DIE, SETTLED = 0.34, 0.14, 0.16
"""Seconds for one die, for each further one, and for which the dice lie there before anything follows."""
CELL = 0.1
"""Seconds for the die of each of many units."""
FALL, AWAY = 0.42, 0.2
MARKED = 0.06
"""Seconds for which a new marker is seen before anything follows."""
STRUCK = 0.1
"""Seconds after a shell has struck in which what it does begins."""
GOING = 0.12
"""Seconds after a unit has begun to fall in which what follows begins."""
REACTION = 0.5
"""Seconds for which a card can be read that is played into a fight."""
UNCOVERED = (ev.UnitRevealed, ev.CommanderArrived)
"""What happens to cards over which the stage may lie, so that it goes down first."""
RUN = (Vector2(-16, 0), Vector2(84, 0))
"""How a card that charges draws back, and then runs."""
BESIDE = Vector2(0, -70)
"""Where a shell goes that misses, beside its target."""


class Acts:
    """Builds the motion from one moment to the next."""

    def __init__(
        self,
        view: BattleView,
        context: MotionContext,
        effects: Node,
        stage: DuelStage,
        announced: Callable[[str], Motion],
    ) -> None:
        self._view = view
        self._context = context
        self._effects = effects
        self._stage = stage
        self._announced = announced
        self._moving = Moving(view, context)

    def act(self, event: ev.HunterEvent, before: BattleMoment, after: BattleMoment, seen: Motion) -> Beat:
        """Return the motion of an event; `seen` shows board, stage and log as they are once it has happened."""
        motion, lead = self._with_sound(event, before, after, seen), None
        if isinstance(event, ev.UnitLost):
            lead = GOING
        elif isinstance(event, ev.StrikeResolved) and event.result > FAILED:
            lead = min(motion.duration, self._context.animator.flight + STRUCK)
        return Beat(motion, frozenset(), lead)

    def _with_sound(
        self, event: ev.HunterEvent, before: BattleMoment, after: BattleMoment, seen: Motion
    ) -> Motion:
        heard, opening = self._heard(event, before), self._opened(before, after)
        act = self._act(event, before, after, seen)
        if isinstance(event, ev.EventPlayed):
            return sequence(heard, act)  # Its card reaches the stage first.
        if after.duel is None and isinstance(event, UNCOVERED):
            return sequence(heard, opening, act)
        return sequence(heard, parallel(opening, act))

    def change(self, before: BattleMoment, after: BattleMoment) -> Motion:
        """Return the way to a last moment without an event: a stage that is no longer needed goes down."""
        return parallel(self._opened(before, after), self._moving.change(before, after))

    def _heard(self, event: ev.HunterEvent, before: BattleMoment) -> Motion:
        raid = isinstance(event, ev.EventPlayed) and before.o.catalogue.air_strike[event.event]
        sound = sound_of(event, bool(raid))
        return parallel() if sound is None else call(partial(self._context.sounds.hear, sound, 1.0))

    @property
    def _reduced(self) -> bool:
        return self._view.context.settings.reduced_motion

    # -- the stage

    def _opened(self, before: BattleMoment, after: BattleMoment) -> Motion:
        """Bring the stage up for a new duel, or take it down."""
        stage = self._stage
        if after.duel is None:
            if before.duel is None:
                return parallel()
            down = parallel() if self._reduced else moves.fade(stage, 0.0, AWAY)
            return sequence(down, call(partial(setattr, stage, "visible", False)))
        zone = self._view.zone
        if before.duel is not None and _same(before.duel, after.duel):
            moves_on = self._view.zone.box != zone.box
            return moves.glide(stage, Pose.of(zone.box, z=stage.z), AWAY) if moves_on else parallel()

        def show() -> None:
            stage.show(after.duel, zone)
            stage.alpha = 1.0 if self._reduced else 0.0

        up = parallel() if self._reduced else moves.fade(stage, 1.0, OPENING)
        return sequence(call(show), up)

    def _shown(self, duel: Duel | None, moment: BattleMoment) -> Motion:
        zone = self._view.zone
        return call(lambda: self._stage.show(duel, zone, self._stage.caption))

    # -- events

    def _act(self, event: ev.HunterEvent, before: BattleMoment, after: BattleMoment, seen: Motion) -> Motion:
        change = self._moving.change(before, after)
        match event:
            case ev.TurnOpened(seat=seat):
                own = seat == self._view.o.seat and not self._view.session.shared
                banner = self._announced(t("Your turn")) if own else parallel()
                drum = call(partial(self._context.sounds.hear, Sound.TURN, 1.0)) if own else parallel()
                return sequence(seen, parallel(change, banner, drum))
            case ev.AttackDeclared(unit=unit, charge=charge):
                run = self._run(unit, after) if charge else parallel()
                return sequence(parallel(seen, change), run, delay(READING))
            case ev.CounterDeclared() | ev.SpyDeclared():
                return sequence(parallel(seen, change), delay(READING))
            case ev.DiceRolled() | ev.DieRerolled():
                return self._dice(event, before, after, seen)
            case ev.StrikeResolved():
                return self._strike(event, before, seen)
            case ev.MarkerPut() if before.duel is not None:
                return sequence(parallel(seen, change), delay(MARKED))
            case ev.HitsAverted(unit=unit):
                return sequence(self._nudged(unit, before, Vector2(0, 34)), seen)
            case ev.EventAttached():
                return sequence(self._cards(event, before, after), parallel(seen, change), delay(MARKED))
            case ev.Voided():
                return sequence(parallel(seen, change), delay(REACTION))
            case ev.UnitCaptured(seat=seat):
                return sequence(self._moving.change(before, after, self._pile_of(seat)), seen)
            case ev.UnitLost():
                return self._lost(event, before, after, seen)
            case ev.LineMixed(places=places):
                return sequence(self._moving.gathered(after, places), seen)
            case ev.BombingCounted(number=number):
                banner = self._announced(t("Carpet Bombing {number} of 3", number=number))
                return sequence(seen, banner)
            case ev.PlayerEliminated(seat=seat):
                text = t("{player} is out", player=self._view.names[seat])
                return sequence(seen, parallel(change, self._announced(text)))
            case _:
                return sequence(parallel(change, self._cards(event, before, after)), seen)

    def _cards(self, event: ev.HunterEvent, before: BattleMoment, after: BattleMoment) -> Motion:
        """Move event cards between hands, decks and the stage."""
        view, moving = self._view, self._moving
        frame, own = view.frame, view.o.seat
        match event:
            case ev.EventDrawn(seat=seat, event=card) if card is not None and before.o.catalogue.red[card]:
                return moving.open_event(card, frame.events, view.zone.left)
            case ev.EventDrawn(seat=seat, event=card):
                if card is not None and seat == own:
                    return moving.hand(before, after)
                return moving.closed_card(frame.events, moving.hand_of(before.o, seat))
            case ev.EventTaken(seat=seat, source=source, event=card):
                if card is not None and own in (seat, source):
                    return moving.hand(
                        before, after, moving.hand_of(before.o, source if seat == own else seat)
                    )
                return moving.closed_card(moving.hand_of(before.o, source), moving.hand_of(before.o, seat))
            case ev.EventPlayed(seat=seat, event=card):
                return self._played(card, seat, before, after)
            case ev.EventDiscarded(seat=seat, event=card):
                if len(after.o.hand) < len(before.o.hand):
                    return moving.hand(before, after)
                return moving.open_event(card, moving.hand_of(before.o, seat), frame.discard)
            case ev.EventAttached(event=card, seat=seat, unit=unit):
                start = moving.event_place(before.duel) if before.duel else moving.hand_of(before.o, seat)
                goal = after.lying[unit].pose.rect if unit in after.lying else frame.army(seat).before
                return moving.open_event(card, start, goal)
            case ev.EventOff():
                return delay(REACTION)
            case ev.EventsShuffled():
                return moving.closed_card(frame.discard, frame.events)
            case _:
                return parallel()

    def _played(self, card: int, seat: int, before: BattleMoment, after: BattleMoment) -> Motion:
        moving = self._moving
        if before.o.catalogue.red[card]:
            start: Motion = parallel()
        elif len(after.o.hand) < len(before.o.hand):
            start = moving.hand(before, after)
        else:
            start = moving.closed_card(moving.hand_of(before.o, seat), moving.event_place(after.duel))
        stage = sequence(self._opened(before, after), self._shown(after.duel, after))
        if self._reduced:
            return sequence(start, stage, delay(REACTION))
        target, area = self._view.zone.right, self._view.frame.area
        seen = spectacle(before.o.catalogue, card, self._effects, target, area)
        return sequence(start, stage, parallel(delay(REACTION), seen))

    # -- fire

    def _dice(
        self, event: ev.DiceRolled | ev.DieRerolled, before: BattleMoment, after: BattleMoment, seen: Motion
    ) -> Motion:
        """Throw the dice into their row, and judge them when they lie there."""
        duel = after.duel
        if duel is None:
            return seen
        if duel.rolls and (before.duel is None or duel.rolls != before.duel.rolls):
            return sequence(seen, delay(CELL))
        row = duel.row
        if row is None:
            return seen
        rows = (
            *duel.rows[: duel.current],
            replace(row, verdict=RowVerdict.PENDING),
            *duel.rows[duel.current + 1 :],
        )
        rolling = replace(duel, rows=rows)
        again = event.die - 1 if isinstance(event, ev.DieRerolled) else None
        seconds = TUMBLE + (PER_DIE * (len(row.dice) - 1) if again is None else 0.0)
        zone, stage = self._view.zone, self._stage

        def throw() -> None:
            stage.show(rolling, zone, stage.caption)
            stage.rolled, stage.thrown = 1.0 if self._reduced else 0.0, again

        roll = (
            delay(SETTLED) if self._reduced else Progress(seconds, partial(setattr, stage, "rolled"), linear)
        )
        tracer = (
            self._flak(event, before) if isinstance(event, ev.DiceRolled) and event.cause == "shot" else None
        )
        thrown = sequence(call(throw), parallel(roll, tracer) if tracer else roll)
        return sequence(thrown, seen, delay(SETTLED))

    def _flak(self, event: ev.DiceRolled, before: BattleMoment) -> Motion:
        """Fire into the sky from where the unit lies."""
        lying, sprite = before.lying.get(event.unit), self._context.cards.sprites.get(event.unit)
        if lying is None or sprite is None:
            return parallel()
        place = lying.pose.center
        sky = Vector2(place.x + 120, -40)
        return self._context.animator.fire(sprite, place, sky, parallel())

    def _strike(self, event: ev.StrikeResolved, before: BattleMoment, seen: Motion) -> Motion:
        """Fire from one card at the other; what is hit trembles, what is missed is passed by."""
        sprites, animator = self._context.cards.sprites, self._context.animator
        gun, victim = sprites.get(event.unit), sprites.get(event.target)
        places = before.lying
        if gun is None or victim is None or event.unit not in places or event.target not in places:
            return seen
        here, there = places[event.unit].pose.center, places[event.target].pose.center
        if event.result <= FAILED:
            shot = animator.fire(gun, here, there + BESIDE, parallel(), lob=event.kind == RANGE)
            return sequence(shot, seen)
        impact = parallel(animator.strike(victim, there), seen)
        return animator.fire(gun, here, there, impact, lob=event.kind == RANGE)

    def _lost(self, event: ev.UnitLost, before: BattleMoment, after: BattleMoment, seen: Motion) -> Motion:
        """Blow the card to pieces, which fly to the score pile or, if nobody scores, to the discard."""
        sprite, lying = self._context.cards.sprites.get(event.unit), before.lying.get(event.unit)
        change = self._moving.change(before, after)
        if sprite is None or lying is None:
            return sequence(change, seen)
        box = self._view.frame.discard if event.scorer is None else self._pile_of(event.scorer)
        goal = Pose.of(box, z=lying.pose.z)
        animator = self._context.animator
        fall = Later(FALL, lambda: animator.fall_apart(sprite, goal, lying.side, hide=True, seconds=FALL))
        return sequence(seen, parallel(fall, change))

    def _pile_of(self, seat: int) -> FRect:
        """Return where a player's points are counted."""
        head = self._view.frame.army(seat).head
        return rect_around((head.right - head.h * 0.4, head.centery), (head.h * 5 / 7, head.h))

    def _run(self, unit: int, moment: BattleMoment) -> Motion:
        """Draw a card back and have it run at the other."""
        return sequence(*(self._nudged(unit, moment, step) for step in RUN))

    def _nudged(self, unit: int, moment: BattleMoment, by: Vector2) -> Motion:
        """Move a card out and back: a run-up, a swerve."""
        sprite = self._context.cards.sprites.get(unit)
        if sprite is None or self._reduced or unit not in moment.lying:
            return parallel()
        return moves.nudge(sprite, by, 0.26)


def _same(one: Duel, other: Duel) -> bool:
    """Whether it is one and the same fight that goes on."""
    return (one.seat, one.event) == (other.seat, other.event) and (
        one.other == other.other or bool(set(one.units) & set(other.units))
    )
