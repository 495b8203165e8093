"""An opponent is a pure function of what its seat may know and of its generator; its reasons keep to the forecasts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from tests.ai.hunter.tables import LEVELS, chosen, decisions, opponent
from tests.model.hunter.rules.tabletop import play, table
from wotrush import i18n
from wotrush.ai.hunter.decision import BattleDecision
from wotrush.ai.hunter.hand import event_worth
from wotrush.ai.hunter.reasons.reasons import because
from wotrush.ai.hunter.regular import HunterRegular
from wotrush.match.message import Message
from wotrush.model.hunter import HunterGame, HunterObservation, HunterOptions
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.odds.forecast import counter_chances, forecast
from wotrush.model.hunter.worlds.determinize import determinize
from wotrush.scenes.hunter.texts.telling import reason_text
from wotrush.workshop.staged import new_match

EVERYTHING = {"evade": True, "charge": True, "commanders": True}
SOME = 7
"""Every so many decisions are looked at."""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    i18n.set_language("en")


def sampled(level: str, players: int, seed: int) -> Iterator[tuple[HunterGame, HunterObservation]]:
    for number, (game, observation, _) in enumerate(decisions([level] * players, seed, **EVERYTHING)):
        if number % SOME == 0:
            yield game, observation


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3])
def test_worlds_that_differ_in_what_is_hidden_are_played_alike(level: str, players: int) -> None:
    looked, differing = 0, 0
    for game, observation in sampled(level, players, 11):
        other = determinize(observation, Random(looked))
        differing += other.kinds != game.kinds or other.hands != game.hands
        seen = other.observe(observation.seat)
        agent = opponent(level)
        assert agent.choose(seen, Random(5)) == agent.choose(observation, Random(5))
        looked += 1
    assert looked > 10
    assert differing > looked / 2


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_observation_gives_the_same_choice(level: str) -> None:
    for _, observation in sampled(level, 2, 12):
        first, again = (opponent(level).choose(observation, Random(3)) for _ in range(2))
        assert first == again


@pytest.mark.parametrize("level", LEVELS)
def test_an_opponent_leaves_the_game_as_it_is(level: str) -> None:
    for game, observation in sampled(level, 2, 13):
        before = game.digest()
        opponent(level).choose(observation, Random(3))
        assert game.digest() == before


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_choice_has_a_reason_in_every_language(language: str) -> None:
    made = [(seen, choice) for _, seen, choice in decisions(LEVELS + LEVELS, 14, **EVERYTHING)]
    i18n.set_language(language)
    for seen, choice in made:
        goes_on = choice.action == act.END or (choice.action == act.BEGIN and seen.front(seen.seat))
        if len(seen.actions) == 1 or goes_on:
            assert choice.reason is None, "nobody waits for what says nothing"
            continue
        assert choice.reason is not None
        text = reason_text(Message(choice.reason, dict(choice.params)))
        assert "{" not in text
        assert text.endswith(".")


def test_a_reason_names_the_chance_of_the_forecast() -> None:
    shots = 0
    for game, _, choice in decisions(LEVELS, 15, **EVERYTHING):
        action, named = choice.action, choice.params
        if isinstance(action, act.DeclareAttack) and "percent" in named:
            shots += 1
            assert named["percent"] == round(100 * forecast(game, action).success)
            assert named["points"] == game.catalogue.points[game.kinds[action.target]]
        if isinstance(action, act.Counterattack) and game.flags[action.unit] & 1:
            assert named["percent"] == round(100 * counter_chances(game, action).success)
    assert shots > 5


def test_a_public_reason_names_no_hidden_unit() -> None:
    """Whoever reads why something was done openly learns nothing of what lies face down."""
    for game, observation, choice in decisions(LEVELS, 16, **EVERYTHING):
        if game.private or choice.reason is None or isinstance(choice.action, act.Reveal | act.UseUnit):
            continue
        places = [
            place for place, line in enumerate(observation.line) if line and not observation.revealed(place)
        ]
        if isinstance(choice.action, act.Counterattack | act.DeclareAttack | act.PlayEvent | act.Spy):
            places = [place for place in places if place not in (choice.action.unit,)]
        open_names = {
            game.catalogue.rows[kind].name
            for place, kind in enumerate(game.kinds)
            if kind >= 0 and (observation.revealed(place) or not game.line[place])
        }
        secret = {game.catalogue.rows[game.kinds[place]].name for place in places} - open_names
        assert not secret & set(map(str, choice.params.values())), choice


@pytest.mark.parametrize(
    ("own", "foe", "why"),
    [
        (
            "1 u006 revealed",
            "9 u008 revealed",
            "An attack on Tiger\u00a0II: 17% to win 95 points, but 56% to lose 65.",
        ),
        (
            "1 u002 revealed, 2 u031",
            "9 u001 revealed, 10 u007 revealed",
            "An attack on Pz.Kpfw.\u00a0I\u00a0Ausf.\u00a0B: 31% to win 10 points; "
            "an event, and units that stay hidden, are worth more.",
        ),
        ("1 u031 revealed", "9 u007 revealed", "As things are, no attack has a chance."),
    ],
)
def test_whoever_waits_says_what_speaks_against_an_attack(own: str, foe: str, why: str) -> None:
    choice = chosen("regular", table(f"seat: S1\n front: {own}\nseat: S2\n front: {foe}\n"))
    assert choice.action == act.WAIT
    assert choice.reason is not None
    assert reason_text(Message(choice.reason, dict(choice.params))) == why


@pytest.mark.parametrize(
    ("code", "back", "why"),
    [
        ("u084", True, "from behind it hits the front lines of others on"),
        ("u013", False, "an attack from the front line brings about"),
        ("u045", True, "hardly any attack reaches its"),
    ],
)
def test_a_line_for_a_unit_is_advised_with_the_number_that_counts_there(
    code: str, back: bool, why: str
) -> None:
    d = BattleDecision(
        table("seat: S1\n front: 1 u031\nseat: S2\n front: 9 u031\n").observe(0), HunterRegular.weights
    )
    kind = next(kind for kind, row in enumerate(d.o.catalogue.rows) if row.id == code)
    told = because(d, act.Deploy(kind, back))
    assert told
    reason, named = told
    text = reason_text(Message(reason, dict(named)))
    assert why in text
    assert re.search(r"\d", text.split(": ", 1)[1])


def test_the_figure_that_matters_is_said() -> None:
    game = table("""
        seat: S1
         front: 1 u013 revealed
        seat: S2
         front: 9 u006 revealed
    """)
    choice = chosen("regular", game)
    assert choice.reason is not None
    text = reason_text(Message(choice.reason, dict(choice.params)))
    assert text == (
        "Target Panther\u00a0Ausf.\u00a0G: hits on 1–4 (67%), worth 65; a counterattack would hit on 1–2."
    )
    play(game, str(choice.action))


@pytest.mark.parametrize(
    ("foe", "deciding", "said"),
    [
        ("u101", "attack 1>9 shell x4", "pins on 1 (52% in all), worth"),  # One die of four is enough.
        ("u021", "attack 1>9 ap", "hits on 1 (8% in all), worth"),  # And evades on 1–3.
    ],
)
def test_a_chance_that_is_not_that_of_the_faces_is_said_to_be_of_all(
    foe: str, deciding: str, said: str
) -> None:
    game = table(f"seat: S1\n front: 1 u019 revealed\nseat: S2\n front: 9 {foe} revealed\n", "evade=yes")
    action = next(action for action in game.legal_actions() if str(action) == deciding)
    assert isinstance(action, act.DeclareAttack)
    told = because(BattleDecision(game.observe(0), HunterRegular.weights), action)
    assert told
    reason, named = told
    assert said in reason_text(Message(reason, dict(named)))


def test_a_shot_at_aircraft_tells_the_number_that_a_flak_chief_has_raised() -> None:
    game = table(
        """
        seat: S1
         front: 1 u031 revealed
         hand: dive_bomber
        seat: S2
         front: 9 u005 revealed, 10 u079 revealed
         commanders: 12 c06
        """,
        "commanders=yes",
    )
    play(game, "event dive_bomber 9", "use c06")
    choice = chosen("regular", game)
    assert str(choice.action) == "aa 10"
    assert (choice.params["faces"], choice.params["percent"]) == ("1–3", 50)


def test_a_supply_for_a_hidden_unit_does_not_say_which() -> None:
    game = table("""
        seat: S1
         front: 1 u013 dry, 2 u027
         hand: resupply
        seat: S2
         front: 9 u006 revealed dry, 10 u101
    """)
    choice = chosen("regular", game)
    assert str(choice.action) == "event resupply 1 ammo"
    assert choice.reason is not None
    text = reason_text(Message(choice.reason, dict(choice.params)))
    assert text == "Resupply: a hidden unit is better off."
    assert not re.search("Jagdpanther", text)


@pytest.mark.parametrize(
    ("own", "enemy", "said"),
    [
        ("1 u101", "9 u031 revealed", "No revealed unit can act, and to reveal one"),
        ("1 u101 revealed dry, 2 u101", "9 u031 revealed", "No revealed unit can act, and to reveal one"),
        (
            "1 u031 revealed, 2 u101",
            "9 u031",
            "Nothing is in range of a revealed unit, and to reveal another",
        ),
        ("1 u031 revealed", "9 u031", "Nothing is in range."),
        ("1 u031 revealed dry", "9 u031 revealed", "No unit can act."),
    ],
)
def test_who_waits_names_the_fact_that_everybody_can_see(own: str, enemy: str, said: str) -> None:
    game = table(f"""
        seat: S1
         front: {own}
         hand: smoke
        seat: S2
         front: {enemy}
    """)
    told = because(BattleDecision(game.observe(0), HunterRegular.weights), act.WAIT)
    assert told
    reason, named = told
    assert reason_text(Message(reason, dict(named))).startswith(said)


@pytest.mark.parametrize("seed", [2, 11])
def test_what_is_announced_when_a_unit_is_revealed_is_what_comes_next(seed: int) -> None:
    """Once the unit lies open something else may be better: then nothing is announced."""
    match, agent = new_match(6, seed, 0, game="hunter"), opponent("recruit")
    announced, kept, silent = "", 0, 0
    while match.turn < 8:
        seat = match.to_act()
        assert seat is not None
        o = match.observe(seat)
        choice = agent.choose(o, Random(match.opponent_seed()))
        action = choice.action
        if announced:
            assert isinstance(action, act.DeclareAttack | act.Spy)
            unit = o.catalogue.rows[o.kinds[action.unit]].name
            if isinstance(action, act.DeclareAttack):
                target = o.catalogue.rows[o.kinds[action.target]].name
                assert f"attack by {unit} on {target}" in announced
            else:
                assert f"spying with {unit}" in announced
            kept += 1
        told = choice.reason.format(**choice.params) if choice.reason else ""
        announced = told if isinstance(action, act.Reveal) and "Next, " in told else ""
        silent += isinstance(action, act.Reveal) and not announced
        match.decide(action, choice.reason, choice.params)
    assert kept > 3
    assert silent


@pytest.mark.parametrize(
    ("flags", "said"),
    [("", "Field Repairs: on 1–3 this saves Panther"), (" dry", "Field Repairs: on 1–3 Panther")],
)
def test_field_repairs_save_no_unit_that_is_out_of_ammo_already(flags: str, said: str) -> None:
    game = table(
        f"seat: S1\n front: 1 u064 revealed\nseat: S2\n front: 9 u006 revealed{flags}, 10 u101\n hand: field_repair",
        s1=(1,),
        s2=(6,),
    )
    play(game, "attack 1>9 ap")
    told = because(BattleDecision(game.observe(1), HunterRegular.weights), act.PlayEvent(w.FIELD_REPAIR))
    assert told
    text = reason_text(Message(told[0], dict(told[1])))
    assert text.startswith(said)
    assert text.endswith("is removed, and nobody scores it.") is bool(flags)


@pytest.mark.parametrize(
    ("die", "said"),
    [
        (1, "Ace Gunner: a higher die would reveal more units."),
        (6, "Ace Gunner: a new roll counts on 1–5 (83%)."),
    ],
)
def test_a_spying_that_has_succeeded_is_rolled_again_for_more_units(die: int, said: str) -> None:
    game = table(
        "seat: S1\n front: 1 u108 revealed, 2 u006\n hand: ace_gunner\nseat: S2\n front: 9 u031, 10 u045",
        s1=(die,),
    )
    play(game, "spy 1>S2")
    again = act.PlayEvent(w.ACE_GUNNER, number=1)
    told = because(BattleDecision(game.observe(0), HunterRegular.weights), again)
    assert told
    assert reason_text(Message(told[0], dict(told[1]))) == said


def test_an_event_is_kept_in_the_draft_for_the_points_that_it_is_worth() -> None:
    game = HunterGame.new(HunterOptions(players=2), 1)
    view, named = game.observe(0), set[str]()
    for action in view.actions:
        if isinstance(action, act.Keep) and action.card >= w.EVENT:
            told = because(BattleDecision(view, HunterRegular.weights), action)
            assert told
            assert told[1]["points"] == round(event_worth(action.card - w.EVENT)) >= 2
            assert "worth about" in reason_text(Message(told[0], dict(told[1])))
            named.add(str(told[1]["card"]))
    assert named
