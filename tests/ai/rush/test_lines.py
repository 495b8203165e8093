"""The search of the own turn, with positions valued by what is plain to see."""

from __future__ import annotations

from tests.ai.rush.tables import table
from wotrush.ai.rush.lines import Effort, TurnSearch, try_out, worthwhile
from wotrush.ai.rush.network import SURE, Valuation, shipped_network
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import END_TURN, Action, Buy, Use
from wotrush.model.rush.state import Prompt

EFFORT = Effort((20, 10, 5, 3), 2000, 4)
TABLE = """
    reserve: fr01 us02 us03 us04
    seat: 0
      hand: {hand}
      garage: su19 base5 eng
      depot: fr11 fr12
    seat: 1
      bases: {theirs}
      hand: eng us17
      garage: eng
    """


def position(hand: str, theirs: str = "up, up, up") -> RushGame:
    return table(TABLE.format(hand=hand, theirs=theirs))


def number(game: RushGame, code: str) -> int:
    return game.catalogue.by_code[code]


class Plain(Valuation):
    """Counts bases razed and cards in the own squad."""

    def value(self, world: RushGame) -> int:
        return SURE // 100 * (10 * world.bases_destroyed[0] + len(world.squad(0)))


def best(game: RushGame) -> tuple[Action, ...]:
    return TurnSearch(Plain(shipped_network(), game, 0), EFFORT).lines(game)[0].actions


def spelled(actions: tuple[Action, ...]) -> list[str]:
    return [type(action).__name__ for action in actions]


def test_two_hits_that_raze_together_are_found() -> None:
    assert spelled(best(position("us01 us07"))) == ["Attack", "Attack", "EndAssault", "EndTurn"]


def test_a_purchase_comes_beside_them() -> None:
    assert sorted(spelled(best(position("us01 us07 eng")))).count("Buy") == 1


def test_no_assault_is_opened_that_leaves_only_damage() -> None:
    assert "Attack" not in spelled(best(position("us23")))


def test_ending_the_turn_comes_before_what_changes_nothing() -> None:
    game = position("vol")
    assert best(game) == (END_TURN,)


def test_draws_are_sampled_and_the_line_ends_where_the_cards_are_unknown() -> None:
    game = position("su10")
    lines = TurnSearch(Plain(shipped_network(), game, 0), EFFORT).lines(game)
    use = next(line for line in lines if isinstance(line.actions[0], Use))
    assert len(use.actions) == 1


def test_the_card_dealt_after_a_purchase_cannot_be_counted_on() -> None:
    game = position("eng")
    after = try_out(game, Buy(number(game, "us02"), (number(game, "eng1"),)))
    assert [game.catalogue.cards[card].code for card in after.reserve] == ["fr01", "us03", "us04"]
    assert len(after.deck) == len(game.deck)


def test_sabotage_costs_a_card_that_stays_unknown() -> None:
    game = position("us23")
    after = try_out(game, Use(number(game, "us23")))
    assert after.prompt is Prompt.PLAY
    assert len(after.hands[1]) == 1
    assert sorted(after.hands[1] + after.garages[1]) == sorted(game.hands[1] + game.garages[1])
    assert after.depots[1] == game.depots[1]


def test_payers_that_are_not_needed_are_no_choice_of_their_own() -> None:
    few, many, other = Buy(1, (100,)), Buy(1, (100, 101)), Buy(1, (102, 103))
    assert list(worthwhile([many, few, other, END_TURN])) == [END_TURN, few, other]
