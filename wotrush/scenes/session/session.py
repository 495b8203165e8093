"""A match as the table shows it: paced opponents, censored news, whose screen it is, undo, saving."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from wotrush.game_info import TURN_IS_OVER
from wotrush.games import game_info
from wotrush.i18n import mark
from wotrush.match.journal import Journal
from wotrush.match.match import AnyMatch
from wotrush.match.message import Message
from wotrush.match.notices import Decided, Notice, Result, joined
from wotrush.match.opponents.conductor import Conductor
from wotrush.match.opponents.pacing import LONG_TURNS, PACES
from wotrush.match.opponents.worker import Worker
from wotrush.match.saves.saves import Kept
from wotrush.match.seats import Opponent, Player
from wotrush.model.game import Seat
from wotrush.scenes.description.description import description_of
from wotrush.scenes.session.advice import Advice, Adviser, Hint, adviser_of
from wotrush.scenes.session.calls import ReactionCalls
from wotrush.scenes.session.turning import Interlude, ScreenTurns
from wotrush.scenes.session.viewpoint import Sight, Viewpoint, first_viewpoint, people_among
from wotrush.scenes.setup.occasion import is_tutorial
from wotrush.scenes.setup.share_code import is_of_the_day
from wotrush.settings import Asking, Settings, TakeBacks
from wotrush.spacing import numbered
from wotrush.stage.clock import Clock

MANY_OPPONENTS = 3
"""From this number on, reading what each of them says as it is said would take too long."""
TAUGHT = 2.5
"""How many times as long opponents take in a tutorial, where all that they do is new."""
News: TypeAlias = Notice[Any]


@dataclass(frozen=True, slots=True)
class _Shown:
    """What the screen shows at a moment."""

    observation: Any
    to_act: Seat | None


class GameSession:
    """What a table needs from a running game; `poll` it every frame."""

    def __init__(
        self,
        match: AnyMatch,
        worker: Worker,
        settings: Settings,
        clock: Clock,
        kept: Kept | None = None,
        watched: Journal | None = None,
    ) -> None:
        self.match = match
        self.info = game_info(match.ruleset.name)
        self.description = description_of(match.ruleset.name)
        self.of_the_day = is_of_the_day(self.info, match.setup)
        """Whether it is the game of its day."""
        self.kept = kept
        self.watched = watched
        """The recorded game that is being watched, in which nobody decides anything."""
        self.conductor = Conductor(match, worker, clock=clock.now)
        self.conductor.held = self._lingers
        self._adviser = Adviser(worker, adviser_of(self.info, match.players))
        self._turns = ScreenTurns(self)
        self._seen_through = -1
        """The version of the match in which no person was found to decide without being asked."""
        self.automatic: Callable[[Any], Any] = lambda _: None
        """Returns what a person does by itself, from what they observe on their own screen; None: they are asked."""
        self.calls = ReactionCalls(self)
        self.asked: Mapping[str, Asking] = {}
        """A setting: when people are asked, by window."""
        self._unended: int | None = None
        """The turn of the person at the screen in which they have decided last, unless they have ended it or it went on to
        somebody else.
        """
        self.shown_alone = False
        """Whether that decision, or what came of it in the same turn, has shown them what nobody else may see."""
        self._uncovered = False
        """Whether it has shown everybody what others held face down."""
        self._frozen: _Shown | None = None
        """What is shown while the conductor hides what happens."""
        self._last_shown: tuple[tuple[int, Viewpoint], _Shown] | None = None
        self._news: deque[News] = deque()
        self._stop_listening: Callable[[], None] = lambda: None
        self._listen()
        self.apply_settings(settings)
        self._turns.look_ahead()

    def apply_settings(self, settings: Settings) -> None:
        """Apply pace and undo settings at once."""
        paces = LONG_TURNS if self.info.long_turns else PACES
        slowness = TAUGHT if is_tutorial(self.info, self.match.setup) else 1.0
        self.conductor.pace = paces[settings.speed.value].slowed(slowness)
        self.asked = settings.asked
        self.match.whole_turn_undo = settings.take_backs is TakeBacks.WHOLE_TURN

    # -- what may be drawn

    @property
    def players(self) -> list[Player]:
        return self.match.players

    @property
    def names(self) -> list[str]:
        """The players' names, by seat, as sentences name them."""
        return [numbered(player.name) for player in self.players]

    @property
    def shared(self) -> bool:
        """Return whether several people look at this screen."""
        return len(people_among(self.players)) > 1

    @property
    def recaps(self) -> bool:
        """Return whether so many opponents play that what they said is gathered for the person's next turn."""
        opponents = sum(isinstance(player, Opponent) for player in self.players)
        return opponents >= MANY_OPPONENTS and not self.shared and self.watched is None

    @property
    def task(self) -> str:
        """Return what is to be done in this turn, in sessions with a task."""
        return ""

    @property
    def task_done(self) -> bool:
        """Return whether nothing of the task is left but to end the turn."""
        return False

    @property
    def remark(self) -> str:
        """Return what is said of the moment that is shown, while a replay stands at one that was looked for."""
        return ""

    @property
    def way_back(self) -> Callable[[], None] | None:
        """Return what leads back to the page from which this was opened for a look, if it was."""
        return None

    @property
    def headings(self) -> Sequence[str]:
        """Return what the top bar says in place of the round, the longest first, in sessions that are no whole game."""
        return ()

    def observation(self) -> Any:
        """Return all that may be drawn now, and nothing more."""
        frozen, seat = self._frozen, self.viewpoint.seat
        seen = self.match.observe(seat) if frozen is None else frozen.observation
        return seen if self.viewpoint.sight is Sight.OWN else self.match.ruleset.public(seen)

    @property
    def to_act(self) -> Seat | None:
        return self.match.to_act() if self._frozen is None else self._frozen.to_act

    @property
    def may_decide(self) -> bool:
        """Return whether the person whom the screen is turned to may decide."""
        if self._frozen is not None or self._turns.interlude is not None:
            return False
        return self.to_act == self.viewpoint.seat and self._turns.is_person(self.to_act)

    def log(self) -> list[News]:
        """Return everything so far, as the screen may show it."""
        return self.match.log(self.viewpoint.ears)

    def latest(self) -> Iterator[News]:
        """Yield the same from the last decision back."""
        return self.match.latest(self.viewpoint.ears)

    def this_turn(self) -> list[tuple[Any, News]]:
        """Return the turn's decisions, the first one first, each with what might be drawn before it; none while what
        happens is hidden.
        """
        steps = [] if self._frozen else self.match.this_turn(self.viewpoint.seat, self.viewpoint.ears)
        own = self.viewpoint.sight is Sight.OWN
        return [(o if own else self.match.ruleset.public(o), news) for o, news in steps]

    def result(self) -> Result | None:
        return self.match.result() if self._frozen is None else None

    # -- what moves the game on

    def poll(self, *, still: bool = True) -> list[News]:
        """Return what happened since the last call, in order. `still` says that all motion of earlier news is over."""
        self._adviser.update(self.match.version)
        before = self._frozen or self._shown()
        if self._answer_by_itself():
            self._follow()
        # Opponents wait until the news are shown, as they would if somebody were asked in secret.
        waiting = self.info.secret_reactions and bool(self._news)
        if self._turns.interlude is None and self.conductor.tick(still=still and not waiting):
            self._go_on()
        self._freeze(before)
        if self._frozen is not None:
            return []
        news = joined(self._news)
        self._news.clear()
        return news

    def stand_by(self) -> None:
        """Let nothing go on in this frame, in place of `poll`."""
        self.conductor.stand_by()

    def _shown(self) -> _Shown | None:
        """Return what the screen shows, in games that may have to hide what comes next. Asked in every frame, so that it
        is worked out once for each change.
        """
        if not self.info.secret_reactions:
            return None
        of = (self.match.version, self.viewpoint)
        if self._last_shown is None or self._last_shown[0] != of:
            self._last_shown = of, _Shown(self.observation(), self.to_act)
        return self._last_shown[1]

    def _freeze(self, before: _Shown | None) -> None:
        """Keep showing what was shown before as long as nobody may notice what goes on."""
        self._frozen = before if before is not None and self.conductor.hides() else None

    @property
    def hides(self) -> bool:
        """Return whether the screen stays as it is for now, so that nobody notices whether others are asked."""
        return self._frozen is not None

    def decide(self, action: Any) -> None:
        """Carry out an action of the person at the screen; the next `poll` returns what came of it. Raises
        IllegalAction if it is not legal.
        """
        if self._frozen is not None:
            return  # A second click, meant for what has been decided.
        before = self._shown()
        self.calls.fresh = False
        seat, view = self.viewpoint.seat, self.match.observe(self.viewpoint.seat)
        self.shown_alone = self._uncovered = False
        self.match.decide(action)
        self.conductor.mask_questions()
        ends = view.active != seat or self.description.ends_turn(action)
        self._unended = None if ends else view.turn
        self._go_on()
        self._freeze(before)

    @property
    def lingers(self) -> bool:
        """Return whether the turn of the person at the screen has ended by itself, and they are to say that it may go on."""
        return self._frozen is None and self._turns.held

    def go_on(self) -> None:
        """Let the game go on after a turn that has ended by itself."""
        self._unended = None
        if self._turns.held:
            self._go_on()

    def _lingers(self) -> bool:
        """Return whether the settings want that now. It concerns people who share the screen after what one of them alone may
        see, and after what was uncovered as the last act of a turn.
        """
        if self._unended is None or self.match.to_act() in (None, self.viewpoint.seat):
            return False
        over = self.match.turn > self._unended
        seen = self.shown_alone or (self._uncovered and over)
        concerned = self.shared and self.info.hidden_turns and seen
        match self.asked.get(TURN_IS_OVER, Asking.CONCERNED):
            case Asking.ALWAYS:
                return concerned or (not self.shared and over)
            case Asking.CONCERNED:
                return concerned
        return False

    def close_call(self, claims: Iterable[Seat], *, all_turn: bool = False) -> None:
        """End the call of a window: those who claimed are asked, and all others pass, `all_turn` for the whole turn."""
        claimed = frozenset(claims)
        self.calls.close(claimed, all_turn=all_turn)
        if claimed:
            self.viewpoint = Viewpoint(self.viewpoint.seat, Sight.OPEN)
        self._seen_through = -1
        self._go_on()

    def undo(self) -> None:
        self.match.undo(self.viewpoint.seat)
        self._went_back()

    def redo(self) -> None:
        self.match.redo(self.viewpoint.seat)
        self._went_back()

    def _went_back(self) -> None:
        self._unended = None
        self.conductor.went_back()
        self.calls.forget()
        self._go_on()

    def can_undo(self) -> bool:
        return self.match.can_undo(self.viewpoint.seat)

    def can_redo(self) -> bool:
        return self.match.can_redo(self.viewpoint.seat)

    def why_no_undo(self) -> Message | None:
        return self.match.why_no_undo(self.viewpoint.seat)

    # -- hints

    def why_no_hint(self) -> Message | None:
        """Return why no hint can be given now, for the player who asks."""
        return None if self.may_decide else Message(mark("It is not your turn."))

    def ask_hint(self) -> None:
        """Request a hint; `hint` holds it some frames later, until the next decision."""
        if self.may_decide:
            self._adviser.ask(self.observation(), self.match.opponent_seed(), self.match.version)

    @property
    def advice(self) -> Advice:
        """Return the state of the hint that was asked for."""
        return self._adviser.state

    @property
    def hint(self) -> Hint | None:
        return self.advice if isinstance(self.advice, Hint) else None

    def give_up(self) -> None:
        """Let the person at the bottom of the screen leave the game."""
        self._unended = None
        self.match.give_up(self.viewpoint.seat, self.info.substitute)
        if len(people_among(self.players)) == 1:
            self.viewpoint = first_viewpoint(self.players)
            self._listen()
        self.calls.forget()
        self._go_on()

    def close(self) -> None:
        """Leave the table; everything played is on disk."""
        self._stop_listening()
        self._adviser.forget()
        self.conductor.close()
        if self.kept is not None:
            self.kept.close()

    # -- whose screen it is

    @property
    def interlude(self) -> Interlude | None:
        """Return what must be shown, once the table is still, before the game goes on."""
        return self._turns.interlude if self._frozen is None else None

    @property
    def viewpoint(self) -> Viewpoint:
        return self._turns.viewpoint

    @viewpoint.setter
    def viewpoint(self, viewpoint: Viewpoint) -> None:
        self._turns.viewpoint = viewpoint

    def turn_to_next(self) -> None:
        """Lay the table out for the next person, since the interlude hides it now."""
        self._turns.to_next()

    def cover(self) -> None:
        """Hide what only whoever sits at the screen may see, until they say that they are back."""
        self._turns.cover()

    def interlude_over(self) -> None:
        """Hand the screen to the person the interlude was for."""
        if self._turns.interlude_over():
            self._seen_through, self.calls.fresh = -1, True

    def _go_on(self) -> None:
        """After every change: let people pass who do not want to be asked, and find out who is to look at the screen."""
        self._frozen = None
        self._answer_by_itself()
        self._follow()

    def _follow(self) -> None:
        self._turns.held = self._lingers()
        if self._unended is not None and self.match.turn > self._unended and not self._turns.held:
            self._unended = None
        self._turns.follow()

    def _listen(self) -> None:
        """Hear from now on what may be shown from this viewpoint."""
        self._stop_listening()
        self._stop_listening = self.match.audience.listen(self.viewpoint.ears, self._hear)

    def _hear(self, item: News) -> None:
        """Keep an item until the screen asks for it, and note what it shows to whoever looks at the screen."""
        self._news.append(item)
        if isinstance(item, Decided):
            seat = self.viewpoint.seat
            self.shown_alone |= any(self.description.shown_alone(event, seat) for event in item.events)
            self._uncovered |= any(self.description.uncovers(event, seat) for event in item.events)

    def _answer_by_itself(self) -> bool:
        """Decide for people who need not be asked; return whether anything was decided or a window calls."""
        if self._seen_through == self.match.version:
            return False
        before = self.match.version
        self._seen_through = before
        while (seat := self.to_act) is not None and self._turns.is_person(seat):
            view = self.match.observe(seat)
            action = self._without_asking(view)
            if action is None:
                break
            self.match.decide(action)
            self._seen_through = self.match.version
        return self.match.version != before or self.calls.open is not None

    def _without_asking(self, view: Any) -> Any:
        """Return what is decided for a person who need not be asked; None: they are."""
        if self.shared and view.reacting:
            return self.calls.answer(view)
        if view.private and len(view.actions) == 1:
            return view.actions[0]
        return None if self.shared else self.automatic(view)

    def everybody_sees(self) -> Any:
        """Return the table without anything that is hidden from anybody."""
        return self.match.ruleset.public(self.match.observe(self.viewpoint.seat))
