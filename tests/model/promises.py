"""What every game promises in `wotrush.model.game`, asked at one decision; `check_contract` asks for everything."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from tests.model.under_test import GameUnderTest
from wotrush.model.game import IllegalAction


def check_contract(kind: GameUnderTest, game: Any, chance: Random) -> None:
    """Check texts, copies, views, worlds and refusals in the current state, which stays as it is."""
    before = game.digest()
    legal = list(game.legal_actions())
    kind.demand(bool(legal) == (game.to_act() is not None), "nobody can move", game)
    kind.demand(len(set(legal)) == len(legal), "an action is listed twice", game)
    for action in legal:
        again = kind.ruleset.parse_action(str(action))
        kind.demand(again == action, f"{action} reads back otherwise", game)
        kind.demand(kind.ruleset.action_text(again) == str(action), f"{action} is written otherwise", game)
    _check_copy(kind, game, legal, chance)
    _check_text(kind, game)
    kind.check_views(game)
    _check_observations(kind, game, legal, chance)
    check_legality(kind, game, kind.strange_actions(game, chance))
    kind.demand(game.digest() == before, "looking at the game changed it", game)


def _check_copy(kind: GameUnderTest, game: Any, legal: list[Any], chance: Random) -> None:
    if not legal:
        return
    action = chance.choice(legal)
    one, two = game.copy(), game.copy()
    kind.demand(one.digest() == game.digest(), "a copy differs", game)
    one.record, two.record = True, False
    reported = one.apply(action)
    silent = two.apply(kind.ruleset.parse_action(str(action)))
    kind.demand(not silent and not two.events, "events are off and happen", game)
    kind.demand(one.digest() == two.digest(), f"{action} leads a copy elsewhere", game)
    kind.demand(one.digest() != game.digest(), f"{action} does nothing", game)
    check_censored(kind, game, reported)


def check_censored(kind: GameUnderTest, game: Any, events: Sequence[Any]) -> None:
    """Check what each seat is told of what happened."""
    for event in events:
        for seat in range(-1, game.seats):
            kind.check_censored(event, seat, kind.ruleset.event_for(event, seat))


def _check_text(kind: GameUnderTest, game: Any) -> None:
    text = kind.ruleset.table_text(game)
    again = kind.ruleset.parse_table(text)
    kind.demand(again.digest() == game.digest(), "the table reads back otherwise", game)
    kind.demand(kind.ruleset.table_text(again) == text, "the table is written otherwise", game)
    kind.demand(list(again.legal_actions()) == list(game.legal_actions()), "other choices are read", game)


def _check_observations(kind: GameUnderTest, game: Any, legal: list[Any], chance: Random) -> None:
    for seat in range(game.seats):
        seen = game.observe(seat)
        acts = seat == game.to_act()
        kind.demand(
            list(seen.actions) == (legal if acts else []), f"seat {seat} is handed other actions", game
        )
        world = kind.ruleset.determinize(seen, chance)
        kind.check_table(world)
        kind.demand(not world.record, "a world to search in tells of events", world)
        if acts or kind.fits_every_seat:
            kind.demand(world.observe(seat) == seen, f"the world dealt to seat {seat} does not fit", game)


def check_legality(kind: GameUnderTest, game: Any, actions: Iterable[Any]) -> None:
    """Check that `apply` and the reason agree, that a refusal changes nothing, and that listed actions are done."""
    legal = game.legal_actions()
    trial = game.copy()
    for action in actions:
        why = kind.refusal(game, action)
        try:
            trial.apply(action)
        except IllegalAction as refusal:
            kind.demand(not kind.differences(trial, game), f"{action} was refused and changed the game", game)
            kind.demand(why is not None, f"{action} was allowed and refused", game)
            kind.demand(str(refusal) == f"{action}: {why}", f"{action} has two reasons", game)
            kind.demand(str(why).endswith("."), f"{action} is refused without a sentence", game)
            kind.demand(action not in legal, f"{action} is listed and refused", game)
        else:
            kind.demand(why is None, f"{action} was refused and done", game)
            kind.check_table(trial)
            trial = game.copy()


def check_journal(kind: GameUnderTest, table: int, seed: int, lines: Iterable[str], game: Any) -> None:
    """Check that the same deal and the same lines lead to this game again."""
    again = kind.new(table, seed)
    for line in lines:
        again.apply(kind.ruleset.parse_action(line))
    kind.demand(again.digest() == game.digest(), "the journal leads elsewhere", game)
