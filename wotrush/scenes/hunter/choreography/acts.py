"""The motion of every event; what it changes is shown as it strikes, not before."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from wotrush.i18n import t
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import TRENCH
from wotrush.scenes.hunter.choreography.battle_moment import BattleMoment
from wotrush.scenes.hunter.choreography.bombing import SETTLED, TUMBLE, Bombing, struck_from_afar
from wotrush.scenes.hunter.choreography.event_cards import EventCards
from wotrush.scenes.hunter.choreography.firing import Firing, rolls_for_many
from wotrush.scenes.hunter.choreography.in_flight import InFlight
from wotrush.scenes.hunter.choreography.moving import Moving
from wotrush.scenes.hunter.choreography.sounding import sound_of
from wotrush.scenes.hunter.choreography.volleys import Volleys
from wotrush.scenes.hunter.duel.duel import NO_CARD, goes_on
from wotrush.scenes.hunter.duel_stage.stage import DuelStage
from wotrush.scenes.hunter.texts.telling import beginning
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.table.motion.beats import Beat
from wotrush.scenes.table.motion.motion_context import MotionContext
from wotrush.settings import Speed
from wotrush.stage.motion import moves
from wotrush.stage.motion.easing import ease_out
from wotrush.stage.motion.tween import Motion, Tween, call, delay, parallel, sequence
from wotrush.stage.node import Node

UNFOLDING = 0.4
"""Seconds in which panels and lines grow as the battle begins."""
OPENING, READING, READING_OTHERS = 0.12, 0.08, 0.2
"""Seconds in which the stage comes up, and in which its sums can be read before the dice: one's own, or another player's."""
AWAY, QUICKLY = 0.2, 0.1
"""Seconds in which it goes down, and in which it does so if it had stood there only to be looked at."""
MARKED = 0.12
"""Seconds for which a new marker is seen before anything follows."""
DUG = 0.9
"""Seconds after which a trench is dug, though the last of the earth still falls."""
GOING = 0.12
"""Seconds after a unit has begun to fall in which what follows begins."""
BEGUN = 1.2
"""Seconds for which it can be read who begins, or who is next, before that player does anything."""
SPIED = 0.8
"""Seconds for which the die of a spying lies there that succeeds, before the stage makes way for what is revealed."""
COUNTED, VOIDED = 0.5, 0.5
"""Seconds for which it can be read how many Carpet Bombings there were, and that an action comes to nothing."""
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
        self.unfold: Callable[[float], None] = lambda part: None
        self.ended = False
        """Whether the last thing that the viewer chose was to end the turn."""
        self._moving = Moving(view, context)
        self._bombing = Bombing(view, context, stage)
        self._firing = Firing(view, context, stage, self._moving, self._bombing, in_flight)
        self._volleys = Volleys(view, context, stage)
        self.events = EventCards(view, effects, stage, self._moving, in_flight)

    def act(
        self,
        event: ev.HunterEvent,
        following: ev.HunterEvent | None,
        before: BattleMoment,
        after: BattleMoment,
        seen: Motion,
    ) -> Beat:
        """Return the motion of an event; `seen` shows board, stage and log as they are once it has happened."""
        motion, lead = self._with_sound(event, before, after, seen), None
        falling = self._bombing.seconds(event, before)
        if after.duel is not None and self._goes_on(event, following, before, after):
            rolls = isinstance(event, ev.DiceRolled)
            lead = self._bombing.between_dice(after.duel) if rolls else self._bombing.between_hits(after.duel)
        elif isinstance(event, ev.DiceRolled) and rolls_for_many(before, after):
            lead = min(motion.duration, TUMBLE + SETTLED)
        elif isinstance(event, ev.UnitLost):
            lead = falling + GOING
        elif isinstance(event, ev.MarkerPut):
            lead = min(motion.duration, falling + MARKED)
        elif isinstance(event, ev.EventAttached) and event.event == TRENCH:
            lead = min(motion.duration, DUG)
        elif isinstance(event, ev.StrikeResolved):
            lead = min(motion.duration, self._volleys.struck_after(event, before))
        aside = self._steps_aside(before, after)
        if lead is not None:
            lead += aside.duration
        return Beat(sequence(aside, motion), frozenset(), lead)

    def _steps_aside(self, before: BattleMoment, after: BattleMoment) -> Motion:
        """Have the stage go down and come up beside the lines, before dice lie on the cards that it covers; its event flies
        there.
        """
        stage, view, duel = self._stage, self._view, before.duel
        if duel is None or after.duel is None or not goes_on(duel, after.duel):
            return parallel()
        if view.zone_of(duel) is view.zone_of(after.duel):
            return parallel()
        old, new, shown = view.zone_of(duel), view.zone_of(after.duel), after.duel.blank

        def lay_out(alpha: float, flying: int = NO_CARD) -> None:
            stage.hide()
            stage.show(shown, new, stage.caption, flying=flying)
            stage.alpha = alpha

        if view.reduced_motion:
            return call(partial(lay_out, 1.0))
        flies = self._moving.open_event(
            duel.event, old.events(duel)[duel.event], new.events(shown)[duel.event], AWAY + OPENING
        )
        down = sequence(call(stage.clear), moves.fade(stage, 0.0, AWAY))
        up = sequence(call(partial(lay_out, 0.0, duel.event)), moves.fade(stage, 1.0, OPENING))
        lies = call(lambda: stage.show(shown, new, stage.caption))
        return sequence(parallel(sequence(down, up), flies), lies)

    def _goes_on(
        self,
        event: ev.HunterEvent,
        following: ev.HunterEvent | None,
        before: BattleMoment,
        after: BattleMoment,
    ) -> bool:
        """Return whether what an event does to many units goes on with the next one."""
        if isinstance(event, ev.DiceRolled) and isinstance(following, ev.DiceRolled):
            return rolls_for_many(before, after) and following.cause == event.cause
        harms = ev.MarkerPut | ev.UnitLost
        if not (isinstance(event, harms) and isinstance(following, harms)):
            return False
        return struck_from_afar(before.duel, event.unit) and struck_from_afar(after.duel, following.unit)

    def _with_sound(
        self, event: ev.HunterEvent, before: BattleMoment, after: BattleMoment, seen: Motion
    ) -> Motion:
        played = isinstance(event, ev.EventPlayed)  # What is heard of a card is heard once it lies open.
        heard = parallel() if played else self._heard(event, before)
        opening, act = self._opened(before, after), self._act(event, before, after, seen)
        if after.duel is None and isinstance(event, UNCOVERED):
            return sequence(opening, heard, act)
        if not isinstance(event, ev.EventAttached):
            act = parallel(self.events.put_away(before, after), act)
        falling = self._bombing.seconds(event, before)
        if falling:
            heard = parallel(self._bombing.heard(before), sequence(delay(falling), heard))
        return parallel(heard, opening, act)

    def change(self, before: BattleMoment, after: BattleMoment) -> Motion:
        """Return the way to a last moment without an event: a stage that is no longer needed goes down."""
        away = self.events.put_away(before, after)
        return parallel(self._opened(before, after), away, self._moving.change(before, after))

    def _heard(self, event: ev.HunterEvent, before: BattleMoment) -> Motion:
        raid = isinstance(event, ev.EventPlayed) and before.o.catalogue.air_strike[event.event]
        sound = sound_of(event, air_strike=bool(raid))
        return parallel() if sound is None else call(partial(self._context.sounds.hear, sound, 1.0))

    # -- the stage

    def _opened(self, before: BattleMoment, after: BattleMoment) -> Motion:
        """Bring the stage up for a new duel, or take it down."""
        stage = self._stage
        if after.duel is None:
            if before.duel is None:
                return parallel()
            seconds = QUICKLY if before.duel.over else AWAY
            down = parallel() if self._view.reduced_motion else moves.fade(stage, 0.0, seconds)
            return sequence(call(stage.clear), down, call(stage.hide))
        zone = self._view.zone_of(after.duel)
        if before.duel is not None and goes_on(before.duel, after.duel):
            return parallel()

        def show() -> None:
            stage.show(after.duel, zone, flying=after.duel.event if after.duel is not None else NO_CARD)
            stage.alpha = 1.0 if self._view.reduced_motion else 0.0

        up = parallel() if self._view.reduced_motion else moves.fade(stage, 1.0, OPENING)
        return sequence(call(show), up)

    # -- events

    def _unfolded(self) -> Motion:
        """Have the table of the battle grow out of that of the deployment, while the viewer's cards go to their places."""
        grows = Tween[float](lambda: 0.0, 1.0, UNFOLDING, self.unfold, ease_out)
        return call(partial(self.unfold, 1.0)) if self._view.reduced_motion else grows

    def _reading(self, seat: int) -> float:
        """Return the seconds in which an attack can be read before the dice: longer if it is somebody else's, unless a recap
        will tell of it.
        """
        own = seat == self._view.o.seat and not self._view.session.shared
        return READING if own or self._view.gathering else READING_OTHERS

    def announcement(self, event: ev.HunterEvent, before: BattleMoment) -> str:
        """Return what a banner says of an event, or nothing: that the viewer's turn begins, or that it has ended by itself and
        whose is next; who begins, and why; who is out.
        """
        me, session, names = self._view.o.seat, self._view.session, self._view.names
        match event:
            case ev.TurnOpened() if session.shared:
                return ""
            case ev.TurnOpened(seat=seat) if seat == me:
                return t("Your turn")
            case ev.TurnOpened(seat=seat) if (
                before.o.active == me and not self.ended and session.watched is None
            ):
                return t("Your turn is over: {player} is next", player=names[seat])
            case ev.ArmiesDeployed(first=seat, values=values):
                return beginning(values, names[seat], values[seat])
            case ev.PlayerEliminated(seat=seat):
                return t("{player} is out", player=names[seat])
            case _:
                return ""

    def _banner(self, event: ev.HunterEvent, before: BattleMoment) -> Motion:
        """Announce an event, the viewer's own turn with a drum; what others do waits until words about them have been read."""
        text = self.announcement(event, before)
        if not text:
            return parallel()
        if isinstance(event, ev.TurnOpened) and event.seat == self._view.o.seat:
            return parallel(self._announced(text), call(partial(self._context.sounds.hear, Sound.TURN, 1.0)))
        stands = self._view.context.settings.speed is not Speed.OFF and not isinstance(
            event, ev.PlayerEliminated
        )
        holds = call(partial(self._view.session.conductor.hold, BEGUN * stands))
        return sequence(
            parallel(self._announced(text), holds), delay(self._context.animator.ribbon(text).duration)
        )

    def _act(self, event: ev.HunterEvent, before: BattleMoment, after: BattleMoment, seen: Motion) -> Motion:
        change = self._moving.change(before, after)
        match event:
            case ev.TurnOpened():
                return sequence(seen, parallel(change, self._banner(event, before)))
            case ev.TurnClosed() if after.duel is not None:
                return sequence(parallel(seen, change), delay(AWAY))
            case ev.ArmiesDeployed():
                return sequence(seen, parallel(self._unfolded(), change, self._banner(event, before)))
            case ev.AttackDeclared(unit=unit, charge=charge):
                run = self._volleys.run(unit, after) if charge else parallel()
                aim = call(partial(self._volleys.aim, event, after))
                read = delay(self._reading(event.seat))
                return sequence(parallel(seen, change), parallel(run, sequence(aim, read)))
            case ev.UnitExhausted() if before.duel is not None:
                return sequence(parallel(seen, change), delay(READING))
            case ev.CounterDeclared() | ev.SpyDeclared():
                return sequence(parallel(seen, change), delay(READING))
            case ev.DiceRolled() | ev.DieRerolled():
                return parallel(change, self._firing.dice(event, before, after, seen))
            case ev.StrikeResolved():
                return self._volleys.strike(event, before, seen)
            case ev.SpyResolved(units=units) if units:
                return sequence(seen, delay(SPIED))
            case ev.MarkerPut() if before.duel is not None:
                return self._firing.marked(event, before, after, parallel(seen, change))
            case ev.EventPlayed():
                comes = self.events.played(event, before, after, self._heard(event, before))
                return sequence(parallel(change, comes), seen)
            case ev.EventDrawn(event=int(card)) if before.o.catalogue.red[card]:
                return parallel()  # What it is will be seen, and told, as it is resolved.
            case ev.HitsAverted():
                return self._volleys.averted(event, before, seen)
            case ev.EventAttached():
                comes, digs = self.events.motion(event, before, after), self.events.digs(event, before)
                return sequence(comes, parallel(seen, change, digs), delay(MARKED))
            case ev.Voided():
                return sequence(parallel(seen, change), delay(VOIDED))
            case ev.UnitCaptured(seat=seat):
                return sequence(seen, self._moving.change(before, after, self._moving.pile_of(before, seat)))
            case ev.UnitLost():
                return self._firing.lost(event, before, after, seen)
            case ev.LineMixed(places=places):
                return sequence(self._moving.gathered(after, places), seen)
            case ev.EventOff():
                return sequence(seen, delay(VOIDED))
            case ev.BombingCounted():
                return sequence(seen, delay(COUNTED))
            case ev.PlayerEliminated():
                return sequence(seen, parallel(change, self._banner(event, before)))
            case _:
                return sequence(parallel(change, self.events.motion(event, before, after)), seen)
