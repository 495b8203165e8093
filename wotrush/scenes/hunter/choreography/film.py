"""A decision's events as one film: the table goes from moment to moment, and shows nothing before it happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from math import inf

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.actions import END, HunterAction
from wotrush.model.hunter.view.moments import next_moment
from wotrush.scenes.hunter.choreography.acts import Acts
from wotrush.scenes.hunter.choreography.battle_moment import BattleMoment
from wotrush.scenes.hunter.choreography.in_flight import InFlight
from wotrush.scenes.hunter.choreography.sounding import IMPORTANT_FIRST
from wotrush.scenes.hunter.duel.duel import Duel, resumed
from wotrush.scenes.hunter.duel.following import next_duel
from wotrush.scenes.hunter.duel.reading import duel_of
from wotrush.scenes.hunter.duel_stage.stage import DuelStage
from wotrush.scenes.hunter.texts.telling import event_text
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.session.viewpoint import Sight, Viewpoint
from wotrush.scenes.table.cards.card_sprites import CardLayer
from wotrush.scenes.table.lying import Layout
from wotrush.scenes.table.motion.animator import QUICK
from wotrush.scenes.table.motion.beats import Beat
from wotrush.scenes.table.motion.choreography import TableChoreography
from wotrush.scenes.table.motion.motion_context import MotionContext
from wotrush.scenes.table.motion.reading_time import PACES
from wotrush.settings import Speed
from wotrush.stage.motion.tween import Motion, call, delay, parallel, sequence
from wotrush.stage.node import Node

LOOK, LOOK_OF_ALL = 1.4, 3.0
"""Seconds for which what was fought out stands there, unless something else needs its place or somebody goes on; and where
several people share the screen.
"""
READ = 1.2
"""Seconds for which dice, what has come of them, or a unit that the viewer has uncovered, can be read before the stage goes
down or words lie over it, whoever may decide meanwhile: a press takes the stage away.
"""
PASSED_ON = 0.7
"""The same once somebody else's turn has begun; where words have said so, it goes down with them."""
STAGED = (
    ev.AttackDeclared,
    ev.SpyDeclared,
    ev.CounterDeclared,
    ev.EventPlayed,
    ev.DiceRolled,
    ev.DieRerolled,
    ev.StrikeResolved,
)
"""What the stage shows, so that it need not say so: who fights whom, which event is played, what was rolled,
and how it ended."""

ROLLED = (ev.DiceRolled, ev.DieRerolled)
RESULTS = (ev.UnitLost, ev.MarkerPut)
LINES = 2
"""What comes of dice is told in one caption, line below line, in so many at most."""
FOUGHT_OUT = (*ROLLED, ev.StrikeResolved, ev.SpyResolved, ev.UnitLost)
"""What everybody at a shared screen is to see before anything covers it."""


class BattleFilm(TableChoreography):
    """Turns the events of a decision of Tank Hunter into one film. `repaint` paints what stands beside the cards anew."""

    view: BattleView
    reports_events = reasons_first = True

    def __init__(self, view: BattleView, cards: CardLayer, effects: Node, stage: DuelStage) -> None:
        super().__init__(view, MotionContext(view, cards, effects, IMPORTANT_FIRST))
        self._stage = stage
        self._in_flight = InFlight(self._show_again)
        self._acts = Acts(view, self.context, effects, stage, self.announced, self._in_flight)
        self._acts.events.on_reading = lambda pace: self.on_reading(pace)
        self._moment: BattleMoment | None = None
        self.repaint: Callable[[], None] = lambda: None
        self.unfold: Callable[[float], None] = lambda part: None
        """Called with how far panels and lines have grown as the battle begins."""
        self._acts.unfold = lambda part: self.unfold(part)
        self._left: tuple[HunterObservation, Duel | None, Viewpoint] | None = None
        self._looked_at_until: float | None = None
        """When what was fought out has stood long enough; None while nothing does."""
        self._told_at = 0.0
        """When the last dice have come to lie, or what has come of them was told."""
        self._outcome_stands_until = 0.0
        """When dice and what came of them have stood long enough at a screen that several people share."""

    def note(self, action: HunterAction) -> None:
        """Note what the viewer has chosen."""
        self._acts.ended = action == END

    def leave(self, viewpoint: Viewpoint) -> None:
        """Note what the table shows, and to whom, before what is new is known."""
        self._left = (self.view.o, self.view.duel, viewpoint)

    def beats(self, event: ev.HunterEvent) -> Iterable[Beat]:
        return ()

    def film(self, events: Sequence[ev.HunterEvent], after: Layout) -> Motion:
        view = self.view
        known, closes, begins = view.o, self._closes_hand, self._begins()
        self._in_flight.land_all()
        self._acts.events.reading = self.reading = 0.0
        self.context.prepare(after)
        if begins is None:
            end = self._end(known, view.duel, after)
            self._settle(end, len(events))
            return parallel()
        now = first = BattleMoment(*begins, view.lay(*begins))
        self.context.prepare(first.lying)
        if closes:
            self.context.cards.settle(first.lying, view.faces)
        parts: list[Motion] = []
        moved = set[int]()
        at = over = read = 0.0
        told, results = False, list[str]()
        for number, event in enumerate(events, 1):
            then = self._then(now, event, known)
            naming = now.o if isinstance(event, ev.UnitHidden) else then.o  # Afterwards it has no name.
            text = "" if isinstance(event, STAGED) else event_text(naming, event, view.names)
            if isinstance(event, RESULTS) and text and then.duel is not None and not then.duel.rolls:
                results.append(text)
                text = "\n".join(results[-LINES:])
            elif text:
                results.clear()
            seen = partial(self._show, then, text, number, tells=isinstance(event, (*FOUGHT_OUT, *RESULTS)))
            following = events[number] if number < len(events) else None
            act = self._acts.act(event, following, now, then, call(seen))
            if self._acts.announcement(event, now):
                told, at = True, max(at, over, read)  # The last story ends before words lie over it.
            parts.append(sequence(delay(at), act.motion))
            over = max(over, at + act.motion.duration)
            moved |= now.moved_until(then) if at < QUICK else set()
            at += act.motion.duration if act.lead is None else act.lead
            if isinstance(event, FOUGHT_OUT) and then.duel is not None and then.duel.seat == known.seat:
                read = at + READ
            elif isinstance(event, ev.UnitRevealed) and now.o.active == known.seat != event.seat:
                read = over + READ
            now = then
        self.reading = self._acts.events.reading
        end = self._end(known, now.duel, after)
        parts.append(sequence(delay(at), self._acts.change(now, end)))
        moved |= now.moved_until(end) if at < QUICK else set()
        closes_up = self.context.close_up(moved)  # Who goes elsewhere at once is not called back.
        view.lying = end.lying
        self.context.goals = end.lying
        self._show_moment(first)
        fought = any(isinstance(event, FOUGHT_OUT) for event in events)
        passed_on = any(isinstance(event, ev.TurnOpened) and event.seat != known.seat for event in events)
        look = LOOK if not passed_on else 0.0 if told else PASSED_ON
        settle = partial(self._settle, end, len(events), fought=fought, look=look)
        return sequence(parallel(closes_up, *parts), call(settle))

    @property
    def _closes_hand(self) -> bool:
        """Whether the table shows what only one player may see, and the film may not."""
        own = self._left is not None and self._left[2].sight is Sight.OWN
        return own and self.view.session.viewpoint.sight is not Sight.OWN

    def _begins(self) -> tuple[HunterObservation, Duel | None] | None:
        """Return what the film begins with, as far as who looks may see it; None: somebody else looks now."""
        left, self._left = self._left, None
        now = self.view.session.viewpoint
        if left is None or left[2].seat != now.seat:
            return None
        o, duel, before = left
        if before.sight is Sight.OWN and now.sight is not Sight.OWN:
            o = self.view.session.match.ruleset.public(o)
        elif before.sight is not now.sight:
            return None
        return replace(o, actions=(), to_act=None), duel

    def _then(self, now: BattleMoment, event: ev.HunterEvent, known: HunterObservation) -> BattleMoment:
        o = next_moment(now.o, event, known)
        duel = next_duel(now.duel, now.o, event)
        same = (o.lines, o.flags, o.kinds, o.hand, o.pack, o.kept) == (
            *(now.o.lines, now.o.flags, now.o.kinds, now.o.hand, now.o.pack, now.o.kept),
        )
        stays = (duel and duel.units) == (now.duel and now.duel.units) and (duel is None) == (
            now.duel is None
        )
        return BattleMoment(o, duel, now.lying if same and stays else self.view.lay(o, duel))

    def _end(self, known: HunterObservation, duel: Duel | None, after: Layout) -> BattleMoment:
        """Return what is known in the end; what was fought out is over then, unless the rules wait in the middle of it."""
        fought = resumed(duel, duel_of(known))
        waits = len(known.stack) > 1  # For something else, perhaps below the stage.
        duel = duel.fought_out if fought is None and duel is not None and not waits else fought
        lying = after if duel == self.view.duel else self.view.lay(known, duel)
        return BattleMoment(known, duel, lying)

    # -- when it has ended

    @property
    def looked_at(self) -> bool:
        """Whether what was fought out has stood long enough to be looked at. Where nothing moves it waits for somebody."""
        until = self._looked_at_until
        return until is not None and self.view.context.clock.now() >= until

    @property
    def outcome_stands(self) -> bool:
        """Whether everybody at a shared screen is still to see dice or what came of them, before anything covers that."""
        return self.view.context.clock.now() < self._outcome_stands_until

    def look_again(self) -> None:
        """Let what was fought out stand anew, since the table has changed its shape meanwhile."""
        if self._looked_at_until is not None:
            self._looked_at_until = max(self._looked_at_until, self.view.context.clock.now() + LOOK)

    def clear_stage(self) -> Motion:
        """Have the stage go down with what was fought out, and its cards go back to their lines."""
        view = self.view
        before = BattleMoment(view.o, view.duel, view.lying)
        view.duel = self._looked_at_until = None
        self._outcome_stands_until = 0.0
        view.lying = view.place_cards()
        self.context.prepare(view.lying)
        cleared = BattleMoment(view.o, None, view.lying)
        return sequence(self._acts.change(before, cleared), call(partial(self._come_to_rest, cleared)))

    # -- while it runs

    def _show_moment(self, moment: BattleMoment) -> None:
        self._moment = moment
        self.view.o, self.view.duel = self._in_flight.without(moment.o), moment.duel
        self.repaint()

    def _show_again(self) -> None:
        if self._moment is not None:
            self._show_moment(self._moment)

    def _show(self, moment: BattleMoment, text: str | None, number: int, *, tells: bool) -> None:
        """Have board, stage and log show that an event has happened; `text` tells it, None leaves what was told. `tells`: it is
        one of dice, or of what comes of them.
        """
        if tells:
            self._told_at = self.view.context.clock.now()
        self._show_moment(moment)
        if moment.duel is not None:
            caption = self._stage.caption if text is None or moment.duel.over else text
            self._stage.show(moment.duel, self.view.zone_of(moment.duel), caption)
        said = self.view.reason
        self.happened(number)
        if self.view.reason is not said:
            self.repaint()

    def _settle(self, end: BattleMoment, events: int, *, fought: bool = False, look: float = LOOK) -> None:
        self._in_flight.land_all()
        if fought and self.view.session.shared:
            self._outcome_stands_until = self.view.context.clock.now() + LOOK
        shared, moves = self.view.session.shared, self.view.context.settings.speed is not Speed.OFF
        if end.duel is None or not end.duel.over:
            self._looked_at_until = None
        elif self._looked_at_until is None:
            longest = LOOK_OF_ALL if shared else self._look() if moves else inf
            self._looked_at_until = self.view.context.clock.now() + longest
        if self._looked_at_until is not None and not shared:
            self._looked_at_until -= LOOK - look
        self._come_to_rest(end)
        self.happened(events)

    def _look(self) -> float:
        """Return the seconds for which one who looks alone sees what was fought out."""
        if not self.view.session.may_decide:
            return LOOK
        stands = READ * PACES[self.view.context.settings.speed]
        return max(0.0, self._told_at + stands - self.view.context.clock.now())

    def _come_to_rest(self, end: BattleMoment) -> None:
        """Have everything be where it belongs."""
        self._show_moment(end)
        self.view.lying = end.lying
        self._stage.show(end.duel, self.view.zone_of(end.duel), self._stage.caption)
        self.context.cards.settle(end.lying, self.view.faces)
