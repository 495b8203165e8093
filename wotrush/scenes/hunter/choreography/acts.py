"""The motion of every event; what it changes is shown as it strikes, not before."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from wotrush.i18n import t
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.frames import FAILED
from wotrush.scenes.hunter.choreography.battle_moment import BattleMoment
from wotrush.scenes.hunter.choreography.firing import Firing
from wotrush.scenes.hunter.choreography.in_flight import InFlight
from wotrush.scenes.hunter.choreography.moving import Moving
from wotrush.scenes.hunter.choreography.sounding import sound_of
from wotrush.scenes.hunter.choreography.spectacle import spectacle
from wotrush.scenes.hunter.duel.duel import Duel, goes_on
from wotrush.scenes.hunter.duel.stage import DuelStage
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.hunter.texts.event_cards import event_effect
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.table.motion.beats import Beat
from wotrush.scenes.table.motion.motion_context import MotionContext
from wotrush.scenes.table.motion.reading_time import reading_time
from wotrush.settings import Speed
from wotrush.stage.motion import moves
from wotrush.stage.motion.tween import Motion, call, delay, parallel, sequence
from wotrush.stage.node import Node

OPENING, READING = 0.2, 0.08
"""Seconds in which the stage comes up, and in which its sums can be read before the dice."""
AWAY = 0.2
"""Seconds in which it goes down."""
MARKED = 0.06
"""Seconds for which a new marker is seen before anything follows."""
STRUCK = 0.1
"""Seconds after a shell has struck in which what it does begins."""
GOING = 0.12
"""Seconds after a unit has begun to fall in which what follows begins."""
REACTION, GATHERED = 0.5, 0.8
"""Seconds for which a card stands that need not be read now: one's own, and another player's that a recap will tell of."""
UNCOVERED = (ev.UnitRevealed, ev.CommanderArrived)
"""What happens to cards over which the stage may lie, so that it goes down first."""


class Acts:
    """Builds the motion from one moment to the next."""

    def __init__(
        self,
        view: BattleView,
        context: MotionContext,
        effects: Node,
        stage: DuelStage,
        announced: Callable[[str], Motion],
        in_flight: InFlight,
    ) -> None:
        self._view = view
        self._context = context
        self._effects = effects
        self._stage = stage
        self._announced = announced
        self.reading = 0.0
        """Seconds for which cards of others stand to be read; set it to 0 before a film."""
        self._moving = Moving(view, context)
        self._firing = Firing(view, context, stage, self._moving, in_flight)

    def act(self, event: ev.HunterEvent, before: BattleMoment, after: BattleMoment, seen: Motion) -> Beat:
        """Return the motion of an event; `seen` shows board, stage and log as they are once it has happened."""
        motion, lead = self._with_sound(event, before, after, seen), None
        if isinstance(event, ev.UnitLost):
            lead = GOING
        elif isinstance(event, ev.StrikeResolved) and event.result > FAILED:
            lead = min(motion.duration, self._firing.struck_after(event, before) + STRUCK)
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
        if before.duel is not None and goes_on(before.duel, after.duel):
            moves_on = self._view.zone.box != zone.box
            return moves.glide(stage, stage.pose_in(zone), AWAY) if moves_on else parallel()

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
                run = self._firing.run(unit, after) if charge else parallel()
                return sequence(parallel(seen, change), run, delay(READING))
            case ev.CounterDeclared() | ev.SpyDeclared():
                return sequence(parallel(seen, change), delay(READING))
            case ev.DiceRolled() | ev.DieRerolled():
                return self._firing.dice(event, before, after, seen)
            case ev.StrikeResolved():
                return self._firing.strike(event, before, seen)
            case ev.MarkerPut() if before.duel is not None:
                return sequence(parallel(seen, change), delay(MARKED))
            case ev.HitsAverted():
                return self._firing.averted(event, before, seen)
            case ev.EventAttached():
                return sequence(self._cards(event, before, after), parallel(seen, change), delay(MARKED))
            case ev.Voided():
                return sequence(parallel(seen, change), delay(REACTION))
            case ev.UnitCaptured(seat=seat):
                return sequence(self._moving.change(before, after, self._moving.pile_of(seat)), seen)
            case ev.UnitLost():
                return self._firing.lost(event, before, after, seen)
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
        stands = delay(self._time_to_read(card, seat))
        if self._reduced:
            return sequence(start, stage, stands)
        target, area = self._view.zone.right, self._view.frame.area
        seen = spectacle(before.o.catalogue, card, self._effects, target, area)
        return sequence(start, stage, parallel(stands, seen))

    def _time_to_read(self, card: int, seat: int) -> float:
        """Return how long a card stands: that of another player as long as it takes to read what it does."""
        session, settings = self._view.session, self._view.context.settings
        if seat == self._view.o.seat and not session.shared:
            return REACTION
        seconds = reading_time(event_effect(card), Speed.NORMAL)
        if session.recaps and settings.recap:
            return min(seconds, GATHERED)
        self.reading += seconds
        return seconds
