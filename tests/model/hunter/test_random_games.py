"""Games at random over all numbers of players and all options: every card in one place, the game ends."""

from __future__ import annotations

from random import Random

import pytest

from wotrush.model.hunter import HunterGame, HunterOptions
from wotrush.model.hunter.cards.words import AFV, COMMAND, COMMANDERS, FRONT, GONE, PINNED
from wotrush.model.hunter.options import event_cards, unit_cards
from wotrush.model.hunter.view.soundness import events_lying, units_lying

GAMES, BATCHES = 2000, 20
LONGEST = 30_000


def options_of(seed: int) -> HunterOptions:
    chance = Random(seed)
    players = 2 + seed % 7
    flags = {
        name: chance.random() < 0.5
        for name in ("evade", "charge", "commanders", "quick_elimination", "afv_only", "singles")
    }
    nations = ("Germany", "USSR", "USA", "UK") if chance.random() < 0.3 else "all"
    sets = ("TH2", "COMMANDER") if chance.random() < 0.3 and players < 5 else "all"
    deck = chance.choice(("auto", "full", "short"))
    chosen = {"players": players, **flags, "nations": nations, "sets": sets, "event_deck": deck}
    try:
        return HunterOptions.model_validate(chosen)
    except ValueError:
        return HunterOptions.model_validate({**chosen, "nations": "all", "sets": "all", "singles": False})


def check_table(game: HunterGame) -> None:
    """What is true of every table."""
    assert units_lying(game) == _counts(unit_cards(game.catalogue, game.options))
    assert events_lying(game) == _counts(event_cards(game.catalogue, game.options))
    for seat in range(game.seats):
        for index in range(3):
            for place in game.lines[3 * seat + index]:
                assert game.owner[place] == seat
                assert game.line[place] == FRONT + index
                assert (game.kinds[place] < COMMANDERS) == (game.line[place] == COMMAND)
        assert game.masks[seat] == sum(1 << event for event in {*game.hands[seat]})
        assert game.scores[seat] == sum(game.catalogue.points[kind] for kind in game.piles[seat])
        assert list(game.hands[seat]) == sorted(game.hands[seat])
    lying = [place for line in game.lines for place in line]
    assert len(lying) == len(set(lying)) == sum(line != GONE for line in game.line)
    for place in lying:
        kind, flags = game.kinds[place], game.flags[place]
        assert not (flags & PINNED and game.catalogue.types[kind] == AFV), "an AFV is never pinned"


def _counts(cards: tuple[int, ...]) -> dict[int, int]:
    return {card: cards.count(card) for card in set(cards)}


def play_at_random(seed: int) -> HunterGame:
    chance = Random(seed)
    game = HunterGame.new(options_of(seed), seed)
    game.record = seed % 10 == 0
    thorough = chance.randrange(200)
    for number in range(LONGEST):
        if game.to_act() is None:
            return game
        if number == thorough:
            check_table(game)
            _check_copy(game, chance)
        legal = game.legal_actions()
        assert len(set(legal)) == len(legal)
        game.apply(legal[int(chance.random() * len(legal))])
    raise AssertionError(f"game {seed} does not end")


def _check_copy(game: HunterGame, chance: Random) -> None:
    one, two = game.copy(), game.copy()
    action = chance.choice(list(game.legal_actions()))
    one.record, two.record = True, False
    one.apply(action)
    assert two.apply(action) == ()
    assert one.digest() == two.digest() != game.digest()


@pytest.mark.parametrize("batch", range(BATCHES))
def test_games_at_random_keep_every_card_and_end(batch: int) -> None:
    for seed in range(batch, GAMES, BATCHES):
        game = play_at_random(seed)
        check_table(game)
        assert game.outcome() is not None
        assert game.ending_cause in ("bombing", "units", "last player", "quiet")


def test_a_game_of_waiting_ends_too() -> None:
    game = HunterGame.new(HunterOptions(players=2), 1)
    while game.to_act() is not None:
        legal = game.legal_actions()
        game.apply(
            next((action for action in legal if str(action) in ("wait", "begin", "pass", "end")), legal[0])
        )
    assert game.ending_cause == "bombing"
