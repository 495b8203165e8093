"""A game of Rush behind the contract of `wotrush.model.game`."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

from wotrush.model.game import IllegalAction, Outcome
from wotrush.model.rush import actions as act
from wotrush.model.rush import events as ev
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.default import default_catalogue
from wotrush.model.rush.options import RushOptions
from wotrush.model.rush.scoring import outcome_of
from wotrush.model.rush.setup import clear_table, set_up
from wotrush.model.rush.state import FIELDS, Prompt, State
from wotrush.model.rush.turn import abilities, assault, purchase, siege
from wotrush.model.rush.turn import phases as turn
from wotrush.model.rush.turn.achieving import with_achievements
from wotrush.model.rush.turn.defence import defend
from wotrush.model.rush.view.alike import canonical
from wotrush.model.rush.view.observation import Observation, observe
from wotrush.model.rush.view.refusal import why_not

_CHOICES: tuple[Callable[[State], Sequence[act.Action]], ...] = (
    turn.refresh_choices,
    turn.plays,
    lambda s: assault.open_assault(s, turn.playable(s)),
    abilities.sabotage_choices,
    siege.strikes,
    abilities.research_choices,
    abilities.repair_choices,
    abilities.repair_choices,
    abilities.place_choices,
    assault.reward_choices,
    assault.exposures,
    lambda _: (),
)
"""The functions that list the choices, indexed by Prompt."""


class RushGame(State):
    """A running game. `record = False` switches events off, for simulation."""

    __slots__ = ()

    @classmethod
    def new(cls, options: RushOptions, seed: int, catalogue: Catalogue | None = None) -> RushGame:
        """Deal a game; the same options, seed and catalogue give the same game on every platform."""
        game = cls.empty(options, catalogue)
        set_up(game, seed)
        return game

    @classmethod
    def empty(cls, options: RushOptions, catalogue: Catalogue | None = None) -> RushGame:
        """Return an empty table, to be filled by a reader of positions."""
        game = cls()
        clear_table(game, catalogue or default_catalogue(), options)
        return game

    def to_act(self) -> int | None:
        if self.prompt is Prompt.SABOTAGE:
            return self.victim
        return None if self.prompt is Prompt.OVER else self.active

    @property
    def private(self) -> bool:
        return self.prompt is Prompt.SABOTAGE

    @property
    def reacting(self) -> bool:
        """Always False: in Rush everybody knows who is to act."""
        return False

    def legal_actions(self) -> Sequence[act.Action]:
        """Return everything that the seat to act may do; cards and bases that are alike count as one choice."""
        legal = self.legal
        if legal is None:
            legal = self.legal = _CHOICES[self.prompt](self)
        return legal

    def apply(self, action: act.Action) -> Sequence[ev.Event]:
        """Carry out an action; one that names a card or base like the listed one is done with the named one."""
        legal = self.legal
        if legal is None:
            legal = self.legal = _CHOICES[self.prompt](self)
        for known in legal:
            if known is action:
                break
        else:
            self._refuse_illegal(action)
        self.legal = None
        if not self.record:
            _APPLY[type(action)](self, action)
            return ()
        before = self.copy()
        _APPLY[type(action)](self, action)
        happened, self.events = self.events, []
        return with_achievements(happened, before, self)

    def _refuse_illegal(self, action: act.Action) -> None:
        if canonical(self, action) not in self.legal_actions():
            refusal = why_not(self.observe(self.to_act() or 0), action)
            raise IllegalAction(f"{action}: {refusal}")

    def observe(self, seat: int) -> Observation:
        return observe(self, seat, self.to_act(), self.legal_actions() if seat == self.to_act() else ())

    def outcome(self) -> Outcome | None:
        return self.standing() if self.prompt is Prompt.OVER else None

    def standing(self) -> Outcome:
        return outcome_of(self)

    def digest(self) -> str:
        return hashlib.sha256(repr(self._facts()).encode()).hexdigest()[:16]

    def _facts(self) -> tuple[Any, ...]:
        left_out = ("catalogue", "options", "record", "events", "legal", "ending_cause")
        values = [(name, getattr(self, name)) for name in FIELDS if name not in left_out]
        cause = None if self.ending_cause is None else (self.ending_cause[0].value, self.ending_cause[1])
        options = sorted(self.options.model_dump(exclude={"first_player"}).items())
        return (
            self.catalogue.ident,
            options,
            cause,
            [(n, int(v) if n == "prompt" else v) for n, v in values],
        )


def _refresh(s: State, a: act.Refresh) -> None:
    turn.refresh(s, a.discard)


def _defend(s: State, a: act.Defend) -> None:
    s.hands[s.active].remove(a.card)
    s.played |= 1 << a.card
    defend(s, a.card, a.place)


def _strike(s: State, a: act.Strike) -> None:
    siege.strike(s, a)
    abilities.go_on(s)


def _take_medals(s: State, a: act.TakeMedals) -> None:
    if s.nation >= 0:
        assault.give_medals(s, a.doubles, s.kills, ev.MedalSource.ASSAULT)
        return
    nation = s.reward_nation
    assault.give_medals(s, a.doubles, s.siege_kills[nation], ev.MedalSource.SIEGE_MASTER)
    siege.siege_paid(s, nation)
    s.prompt = Prompt.PLAY
    turn.end_turn(s)


_APPLY: dict[type, Callable[[State, Any], None]] = {
    act.Buy: purchase.buy,
    act.Use: lambda s, a: abilities.use(s, a.card),
    act.Defend: _defend,
    act.Attack: assault.attack,
    act.EndAssault: lambda s, _: assault.end_assault(s),
    act.EndTurn: lambda s, _: turn.end_turn(s),
    act.Discard: lambda s, a: abilities.sabotaged(s, a.card),
    act.Strike: _strike,
    act.Take: lambda s, a: abilities.research(s, a.card),
    act.Scrap: lambda s, a: abilities.scrap(s, a.card),
    act.StopRepair: lambda s, _: abilities.go_on(s),
    act.Place: lambda s, a: abilities.place(s, a.place),
    act.TakeMedals: _take_medals,
    act.Expose: lambda s, a: assault.expose(s, a.card, a.place),
    act.Refresh: _refresh,
}
"""What carries out each kind of action. Hot path: `match` would test class after class."""
