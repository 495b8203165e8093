"""A search tries actions without betting on what nobody knows."""

from __future__ import annotations

from tests.ai.rush.tables import table
from wotrush.ai.rush.foresight import foresee
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import Action, Attack, Buy, EndAssault, Scrap, Use
from wotrush.model.rush.state import Prompt

TABLE = """
    reserve: us01 us02 us03 us04
    seat: 0
      hand: su10 us25 us23 eng
      garage: su19 base5 eng
      depot: us11 us12
    seat: 1
      hand: eng us18
      garage: eng
    """


def codes(game: RushGame, cards: list[int]) -> list[str]:
    return sorted(game.catalogue.cards[card].code for card in cards)


def numbered(game: RushGame, code: str) -> int:
    return game.catalogue.by_code[code]


def test_cards_drawn_are_counted_and_laid_back() -> None:
    game = table(TABLE)
    seen = foresee(game, Use(numbered(game, "su10")))
    assert seen.drawn == 2
    assert codes(game, seen.world.hands[0]) == codes(
        game, [c for c in game.hands[0] if c != numbered(game, "su10")]
    )
    assert sorted(seen.world.garages[0]) == sorted(game.garages[0])
    assert sorted(seen.world.depots[0]) == sorted(game.depots[0])


def test_a_draw_that_shuffles_leaves_everything_in_the_garage() -> None:
    game = table(
        TABLE.replace("garage: su19 base5 eng\n      depot: us11", "garage: eng\n      depot: base5 us11")
    )
    seen = foresee(game, Use(numbered(game, "su10")))
    assert codes(game, seen.world.garages[0]) == codes(game, game.garages[0] + game.depots[0])
    assert not seen.world.depots[0]


def test_the_new_card_of_the_reserve_cannot_be_counted_on() -> None:
    game = table(TABLE)
    seen = foresee(game, Buy(numbered(game, "us02"), (numbered(game, "eng1"),)))
    assert (seen.dealt, codes(game, seen.world.reserve)) == (1, ["us01", "us03", "us04"])
    assert len(seen.world.deck) == len(game.deck)


def test_sabotage_is_counted_and_the_victims_keep_their_secret() -> None:
    game = table(TABLE)
    seen = foresee(game, Use(numbered(game, "us23")))
    assert (seen.sabotaged, seen.world.prompt) == (1, Prompt.PLAY)
    assert (seen.world.hands[1], seen.world.depots[1]) == (game.hands[1], game.depots[1])


def test_what_is_sure_stays() -> None:
    game = table(TABLE)
    hit = foresee(game, Attack(numbered(game, "us23"), 1, 0)).world
    ended = foresee(hit, EndAssault()).world
    assert ended.base[3] != game.base[3]
    assert (ended.prompt, ended.turn) == (Prompt.PLAY, game.turn)
    thinned: Action = Scrap(numbered(game, "us11"))
    repairing = foresee(game, Use(numbered(game, "us25"))).world
    assert numbered(game, "us11") in foresee(repairing, thinned).world.graveyard


def test_the_table_itself_is_left_alone() -> None:
    game = table(TABLE)
    before = game.digest()
    for action in game.legal_actions()[:-1]:
        foresee(game, action)
    assert game.digest() == before
