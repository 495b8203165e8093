"""What lights up is what is legal, in every state; and a drop that needs a second choice leads there."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.scenes.rush.opened import LIGHT_TANKS, opened
from tests.scenes.rush.tables import position
from wotrush.model.rush import Observation, RushGame, RushOptions
from wotrush.model.rush import actions as act
from wotrush.model.rush.state import Prompt
from wotrush.model.rush.view.alike import canonical
from wotrush.scenes.rush.offers.forecast import Forecast
from wotrush.scenes.rush.offers.offer import Offer, OnBase, OnDepot, OnEnemy, OnField, OnReserve, Way
from wotrush.scenes.rush.offers.offering import answers, exposures, offers_of
from wotrush.scenes.rush.offers.payment import Payment, proposal, ways_to_pay
from wotrush.scenes.rush.texts import telling

OPTIONS = [
    RushOptions(players=2),
    RushOptions(players=3, wide_reserve=True, exposed_attacker=True),
    RushOptions(players=4, optional_refresh=True),
    RushOptions(players=5, wide_reserve=True, always_doubles=True),
]
IN_PLAY = (Prompt.PLAY, Prompt.ASSAULT)
BUTTONS = (act.EndTurn, act.EndAssault, act.StopRepair, act.TakeMedals)


def views(options: RushOptions, seed: int, turns: int = 26) -> Iterator[tuple[RushGame, Observation]]:
    """Yield what the seat to act sees, throughout a random game."""
    game, rng = RushGame.new(options, seed), random.Random(seed)
    while (seat := game.to_act()) is not None and game.turn < turns:
        yield game, game.observe(seat)
        game.apply(rng.choice(game.legal_actions()))


def lit(o: Observation) -> list[Offer]:
    """Return every offer that lights up in this state, whichever card is lifted."""
    forecast = Forecast(o)
    if o.prompt in IN_PLAY:
        offers = [offer for card in o.hand for offer in offers_of(o, card, forecast)]
    elif o.prompt is Prompt.EXPOSE:
        offers = [offer for card in o.attackers for offer in exposures(o, card, forecast)]
    else:
        offers = answers(o, forecast)
    return [offer for offer in offers if offer.legal]


def by_other_means(o: Observation) -> set[act.Action]:
    """Return what buttons, the open Depot and the pay tray offer."""
    reached: set[act.Action] = {action for action in o.actions if isinstance(action, BUTTONS)}
    reached |= {action for action in o.actions if action == act.KEEP}
    reached |= {act.Scrap(card) for card in o.depots[o.seat] if o.allows(act.Scrap(card))}
    for vehicle in o.reserve:
        reached |= {payment.action for payment in ways_to_pay(o, vehicle)}
    return {canonical(o, action) for action in reached}


@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: f"{o.players} players")
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_lit_is_what_is_legal(options: RushOptions, seed: int) -> None:
    for _, o in views(options, seed):
        offers = lit(o)
        shown = {canonical(o, offer.decision) for offer in offers}
        assert shown <= set(o.actions), o.prompt
        assert shown | by_other_means(o) == set(o.actions), o.prompt


@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: f"{o.players} players")
def test_every_enemy_and_every_own_base_that_may_be_chosen_is_lit(options: RushOptions) -> None:
    """All of several bases that are alike are lit, not only the listed one."""
    for _, o in views(options, 3):
        spots = {(offer.spot, offer.way) for offer in lit(o)}
        if o.prompt not in IN_PLAY:
            continue
        for card in o.hand:
            for seat in range(o.seats):
                for place in range(3):
                    if seat != o.seat and o.allows(act.Attack(card, seat, place)):
                        defended = o.defender[3 * seat + place] >= 0
                        assert (OnEnemy(seat, place, defended), Way.ASSAULT) in spots
            for place in range(3):
                if o.allows(act.Defend(card, place)):
                    assert (OnBase(place), Way.DEFEND) in spots
            assert ((OnField(), Way.USE) in spots) >= o.allows(act.Use(card))
        for action in o.actions:
            if isinstance(action, act.Buy) and action.payers:
                assert (OnReserve(action.card), Way.BUY) in spots


@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: f"{o.players} players")
def test_a_drop_with_a_second_choice_leads_to_that_choice(options: RushOptions) -> None:
    for game, o in views(options, 4):
        for offer in lit(o):
            if not offer.following:
                continue
            world = game.copy()
            world.apply(offer.decision)
            for action in offer.following:
                while not world.observe(o.seat).allows(action):
                    assert world.prompt is not Prompt.OVER
                    world.apply(world.legal_actions()[0])
                world.apply(action)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: f"{o.players} players")
def test_what_may_not_be_done_says_why(options: RushOptions) -> None:
    for _, o in views(options, 5, turns=16):
        if o.prompt in IN_PLAY:
            forecast = Forecast(o)
            for card in o.hand:
                for offer in offers_of(o, card, forecast):
                    assert offer.full
                    assert offer.legal or "{" not in offer.full


TABLE = """
players: 2, first 0, active 0
reserve: su07 us03 fr01 de02
seat: 0
  bases: up, up de03, gone
  hand: su17 su12 eng vol
seat: 1
  bases: up us06, damaged, up fr05!
  hand: eng eng eng
"""


def offer_of(card: str, spot: object, way: Way, text: str = TABLE) -> Offer:
    o = position(text).observe(0)
    offers = offers_of(o, o.catalogue.by_code[card], Forecast(o))
    return next(offer for offer in offers if offer.spot == spot and offer.way is way)


def test_the_own_depot_says_that_no_card_is_laid_there_by_hand() -> None:
    offer = offer_of("su12", OnDepot(), Way.ANSWER)
    assert not offer.legal
    assert offer.full == "Cards go to your Depot by themselves once they are played."


def test_an_assault_says_what_it_would_do() -> None:
    offer = offer_of("su12", OnEnemy(1, 0, True), Way.ASSAULT)
    o = position(TABLE).observe(0)
    victim = telling.name(o, o.catalogue.by_code["us06"])
    assert offer.brief == f"destroys {victim}"
    assert offer.full == f"Assault (USSR): destroys {victim} · 1 Soviet medal"


@pytest.mark.parametrize(("card", "way"), [("su12", Way.ASSAULT), ("su17", Way.SIEGE)])
@pytest.mark.parametrize(("pile", "left"), [("0+0", False), ("0+3", False), ("1+0", True)])
def test_a_forecast_promises_no_medal_that_is_not_there(card: str, way: Way, pile: str, left: bool) -> None:
    """A two-medal card takes two kills."""
    table = f"{TABLE.replace('us06', 'us06!')}medals: {pile} 9+3 9+3 9+3\n"
    offer = offer_of(card, OnEnemy(1, 0, True), way, table)
    assert offer.brief.startswith("destroys ")
    assert offer.full.endswith("brings no medal") != left


def test_siege_master_strikes_the_base_below_a_defender() -> None:
    offer = offer_of("su17", OnEnemy(1, 0, False), Way.SIEGE)
    assert offer.legal
    assert offer.then == act.Strike(1, 0)
    assert offer.brief == "damages the base"


def test_a_forecast_says_whose_base_it_is_about() -> None:
    o = position(TABLE).observe(0)
    offers = offers_of(o, o.catalogue.by_code["su17"], Forecast(o), ("Ada", "Bo"))
    said = {offer.way: offer.full for offer in offers if offer.spot == OnEnemy(1, 1, False)}
    assert said[Way.ASSAULT] == "Assault (USSR): destroys a base of Bo · its card is yours"
    assert said[Way.SIEGE] == "Siege Master: destroys a base of Bo · its card is yours"


def test_a_target_of_both_ways_is_shared() -> None:
    o = position(TABLE).observe(0)
    offers = offers_of(o, o.catalogue.by_code["su17"], Forecast(o))
    assert [offer.way for offer in offers if offer.spot == OnEnemy(1, 1, False)] == [Way.ASSAULT, Way.SIEGE]


def test_a_target_of_an_open_assault_is_not_shared_with_an_ability_that_would_end_it() -> None:
    game = position(TABLE)
    cards = game.catalogue.by_code
    game.apply(act.Attack(cards["su12"], 1, 0))
    o = game.observe(0)
    assert o.prompt is Prompt.ASSAULT
    offers = offers_of(o, cards["su17"], Forecast(o))
    assert [offer.way for offer in offers if offer.spot == OnEnemy(1, 1, False)] == [Way.ASSAULT]
    assert offer_on_the_field(offers).legal


def offer_on_the_field(offers: list[Offer]) -> Offer:
    return next(offer for offer in offers if isinstance(offer.spot, OnField))


def test_vehicles_only_says_why_it_cannot_hit_a_base() -> None:
    offer = offer_of("su12", OnEnemy(1, 1, False), Way.ASSAULT)
    assert not offer.legal
    assert offer.full == "СУ-85 can only hit vehicles."


def test_a_base_is_shared_by_abilities_and_plain_defence() -> None:
    both = [offer_of("su17", OnBase(0), way) for way in (Way.USE_AND_DEFEND, Way.DEFEND)]
    assert both[0].then == act.Place(0)
    assert [offer.brief for offer in both] == ["abilities, then defend here", "defend only"]


def test_a_defended_base_waits_while_another_is_bare() -> None:
    offer = offer_of("su17", OnBase(1), Way.DEFEND)
    assert offer.full == "A base without a defender comes first."


def test_a_payer_shows_what_it_brings() -> None:
    o = position(TABLE).observe(0)
    su07 = o.catalogue.by_code["su07"]
    offer = offer_of("su12", OnReserve(su07), Way.BUY)
    assert offer.brief == "2 of 3"
    assert offer.figure == "2/3"
    assert offer.payment is not None
    assert len(offer.payment.payers) > 1


@pytest.mark.parametrize(
    ("payer", "vehicle", "part", "wasteful", "figure"),
    [
        ("eng1", "us03", False, False, "1/1"),
        ("eng1", "su07", True, False, "1/3"),
        ("su12", "us03", False, True, "2/1"),
    ],
    ids=["exact", "too little", "too much"],
)
def test_only_what_is_too_little_does_not_look_like_a_purchase(
    payer: str, vehicle: str, part: bool, wasteful: bool, figure: str
) -> None:
    o = position(TABLE).observe(0)
    offer = offer_of(payer, OnReserve(o.catalogue.by_code[vehicle]), Way.BUY)
    assert (offer.part, offer.wasteful, offer.figure) == (part, wasteful, figure)
    assert ("no change" in offer.full) == wasteful


# -- paying


def pay(vehicle: str, text: str = TABLE) -> tuple[Payment | None, Observation]:
    o = position(text).observe(0)
    return proposal(o, o.catalogue.by_code[vehicle]), o


def codes(payment: Payment | None, o: Observation) -> list[str]:
    assert payment is not None
    return sorted(o.catalogue.cards[card].code for card in payment.payers)


def test_the_proposal_wastes_least() -> None:
    payment, o = pay("su07")
    assert "eng1" in codes(payment, o)
    assert payment is not None
    assert payment.exact(o)


def test_national_resources_go_first() -> None:
    text = TABLE.replace("hand: su17 su12 eng vol", "hand: su01 eng eng eng")
    payment, o = pay("su07", text)
    assert "su01" in codes(payment, o)


def test_cards_with_better_uses_go_last() -> None:
    text = TABLE.replace("hand: su17 su12 eng vol", "hand: eng su02")
    payment, o = pay("de02", text)
    assert codes(payment, o) != ["su02"]
    assert len(codes(payment, o)) == 1


def test_nothing_is_proposed_for_what_cannot_be_paid() -> None:
    text = TABLE.replace("hand: su17 su12 eng vol", "hand: vol")
    assert pay("su07", text)[0] is None


def test_using_a_card_that_must_then_defend_says_so() -> None:
    o = _hand("su12 vol")
    said = {}
    for card in o.hand:
        use = next(offer for offer in offers_of(o, card, Forecast(o)) if offer.way is Way.USE)
        said[o.catalogue.cards[card].name] = use.full
    assert said.pop("Volunteers").find("defend") == -1
    (text,) = said.values()
    assert text.endswith(" Afterwards it must defend a base.")


@pytest.mark.parametrize(("garage", "empty"), [("", True), ("tec", False)])
def test_a_repair_that_will_find_no_card_is_not_promised(garage: str, empty: bool) -> None:
    """Reinforcements come first, and with an empty Garage they take all of the Depot."""
    game = position(f"seat: 0\n  hand: de25\n  garage: {garage}\n  depot: eng eng\nseat: 1\n  hand: eng")
    o = game.observe(0)
    use = next(one for one in offers_of(o, o.hand[0], Forecast(o)) if isinstance(one.spot, OnField))
    assert ("Repair: your Depot is empty." in use.full) is empty


def test_a_vehicle_that_costs_nothing_is_bought_by_the_drop_of_any_card() -> None:
    o = _hand("eng su17")
    free = next(card for card in o.reserve if o.catalogue.cost[card] == 0)
    for card in o.hand:
        offer = next(offer for offer in offers_of(o, card, Forecast(o)) if offer.spot == OnReserve(free))
        assert offer.decision == act.Buy(free, (card,))
        assert offer.payment is not None
        assert offer.payment.exact(o)
        assert offer.brief == f"buys {telling.name(o, free)}"


def _hand(cards: str) -> Observation:
    game = position(f"""
        reserve: su01 us08 us09 us10
        seat: 0
          hand: {cards}
          garage: eng
        seat: 1
          hand: eng
    """)
    return game.observe(0)


def test_a_card_without_abilities_says_in_the_play_area_what_it_can_do_instead() -> None:
    o = opened().o
    said = {}
    for card in o.hand:
        use = next(one for one in offers_of(o, card, Forecast(o)) if isinstance(one.spot, OnField))
        said[o.catalogue.cards[card].name] = (use.legal, use.brief)
    assert said["Engineers"] == (False, "No abilities: it pays.")
    assert said["Volunteers"] == (True, "Use abilities")


def changes(game: RushGame, spot: object, way: Way) -> str:
    """Return what the offers of the light tank say last."""
    o = game.observe(0)
    forecast, card = Forecast(o), o.catalogue.by_code["de05"]
    offers = offers_of(o, card, forecast, ("Ada", "Bo")) if game.prompt is Prompt.PLAY else []
    offers += answers(o, forecast, ("Ada", "Bo"))
    full = next(offer.full for offer in offers if (offer.spot, offer.way) == (spot, way))
    return full.rpartition(" · ")[2]


@pytest.mark.parametrize(
    ("rival", "change"), [("eng", "you −5 (Light tanks)"), ("us01", "Bo +5 (Light tanks)")]
)
def test_what_leaves_the_squad_for_a_base_says_which_achievement_goes_with_it(
    rival: str, change: str
) -> None:
    game = position(LIGHT_TANKS.format(rival=rival))
    for spot, way in (
        (OnBase(0), Way.DEFEND),
        (OnBase(0), Way.USE_AND_DEFEND),
        (OnField(), Way.USE),
    ):
        assert changes(game, spot, way) == change
    game.apply(act.Use(game.catalogue.by_code["de05"]))
    assert game.prompt is Prompt.PLACE
    assert changes(game, OnBase(1), Way.ANSWER) == change


def test_a_purchase_says_which_achievement_it_brings() -> None:
    o = position(LIGHT_TANKS.format(rival="us01")).observe(0)
    engineers, vehicle = o.hand[1], o.catalogue.by_code["de02"]
    offers = offers_of(o, engineers, Forecast(o))
    buys = next(offer for offer in offers if offer.spot == OnReserve(vehicle))
    assert buys.full.endswith("it goes to your Depot. · you +5 (Light tanks)")
