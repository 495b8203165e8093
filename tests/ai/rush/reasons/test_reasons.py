"""What opponents say about their actions: the best alternative, the difference, and no sentence too often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from tests.ai.rush.tables import agent, table
from wotrush import i18n
from wotrush.ai.agent import Choice
from wotrush.ai.rush.choosing import choose
from wotrush.ai.rush.heuristics.verdict import DEAREST_BUY, FRESH_RESERVE, RAZES, TAKES, Verdict
from wotrush.ai.rush.reasons.next_best import of_thumb
from wotrush.ai.rush.reasons.purse import goes_without_saying
from wotrush.ai.rush.reasons.reasons import because
from wotrush.ai.rush.search.outlooks import Outlook
from wotrush.ai.rush.search.planner import after
from wotrush.match.message import Message
from wotrush.model.game import Reason
from wotrush.model.rush import Observation, RushGame, RushOptions
from wotrush.model.rush.actions import (
    END_TURN,
    STOP_REPAIR,
    Action,
    Buy,
    Defend,
    Discard,
    Place,
    Scrap,
    Take,
    Use,
)
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.texts.telling import reason_text
from wotrush.spacing import NO_BREAK

WINDOW, MOST = 20, 3
LANGUAGES = tuple(i18n.LANGUAGES)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    i18n.set_language("en")


def said(reason: Reason | None, params: object) -> str:
    """Return the sentence, with usual spaces in names too."""
    assert reason is not None
    assert isinstance(params, dict)
    return reason_text(Message(reason, params)).replace(NO_BREAK, " ")


def choices(level: str, seed: int, players: int) -> Iterator[tuple[Observation, Choice[Action]]]:
    game = RushGame.new(RushOptions(players=players), seed)
    opponent, chance = agent(level), Random(seed)
    last = 8 if level == "ace" else 30  # Fewer turns of slow opponents are recorded.
    while (seat := game.to_act()) is not None and game.round <= last:
        view = game.observe(seat)
        choice = opponent.choose(view, chance)
        yield view, choice
        game.apply(choice.action)


@pytest.mark.parametrize(
    ("level", "players"),
    [
        pytest.param(level, players, marks=pytest.mark.long)
        if (level, players) in (("veteran", 2), ("ace", 3))
        else (level, players)
        for level in INFO.levels
        for players in (2, 3)
    ],
)
def test_every_choice_says_why_and_no_sentence_comes_too_often(level: str, players: int) -> None:
    made = list(choices(level, 7, players))
    forced = [
        choice for view, choice in made if len(view.actions) == 1 and not isinstance(choice.action, Discard)
    ]
    assert forced
    assert not [choice for choice in forced if choice.reason is not None], (
        "nobody waits for what says nothing"
    )
    log = [
        (choice.reason, dict(choice.params))
        for view, choice in made
        if len(view.actions) > 1 and not goes_without_saying(view, choice.action)
    ]
    assert len(log) > WINDOW
    for language in LANGUAGES:
        i18n.set_language(language)
        sentences = [said(*line) for line in log]
        assert not [text for text in sentences if "{" in text or not text[0].isupper() or text[-1] != "."]
        for first in range(len(sentences)):
            text, times = Counter(sentences[first : first + WINDOW]).most_common(1)[0]
            assert times <= MOST, text


TABLE = """
    reserve: us02 us08 us09 us10
    deck: su01 su02 su04
    seat: 0
      hand: eng eng su03
"""


def position() -> tuple[RushGame, list[Buy], Use]:
    """Return a table, the purchases that take a vehicle of the hand, and that vehicle's use, which they rule out."""
    game = table(TABLE)
    use = next(action for action in game.legal_actions() if isinstance(action, Use))
    buys = [
        action for action in game.legal_actions() if isinstance(action, Buy) and use.card in action.payers
    ]
    return game, list({buy.card: buy for buy in buys}.values()), use


SABOTAGED = """
    reserve: de06 us08 fr01 su09
    seat: 0
      hand: su25 eng eng
    seat: 1
      hand: {hand}
      garage: eng eng
"""


@pytest.mark.parametrize("name", INFO.levels)
def test_an_answer_to_sabotage_does_not_tell_what_else_the_hand_holds(name: str) -> None:
    """One hand has three different cards; in the other all three are alike."""
    sentences = set()
    for hand in ("su17 de03 us13", "eng eng"):
        game = table(SABOTAGED.format(hand=hand))
        game.apply(next(action for action in game.legal_actions() if isinstance(action, Use)))
        choice = agent(name).choose(game.observe(1), Random(1))
        text = said(choice.reason, dict(choice.params))
        cards = game.catalogue.cards
        assert isinstance(choice.action, Discard)
        given_up = cards[choice.action.card].name
        assert given_up in text
        assert not [card for card in game.hands[1] if cards[card].name in text.replace(given_up, "it")]
        sentences.add(text.replace(given_up, "it"))
    assert len(sentences) == 1, "the sentence itself tells nothing either"


def reason_for(game: RushGame, outlooks: Sequence[Outlook]) -> str:
    return said(*because(game, outlooks))


def test_figures_that_compare_two_purchases_are_those_between_them() -> None:
    """Panther brings 3 resources and T-50 brings 2."""
    game = table("""
        reserve: de09 su05 us19 us20
        seat: 0
          hand: de08 eng eng
        seat: 1
          hand: eng
    """)
    panther, light = (game.catalogue.by_code[code] for code in ("de09", "su05"))
    buys = Buy(panther, tuple(game.hands[0])), Buy(light, tuple(game.hands[0][1:]))
    outlooks = [
        Outlook(buy, log_odds, (buy, END_TURN)) for buy, log_odds in zip(buys, (0.1, 0.0), strict=True)
    ]
    assert ": 1 more resource in the squad" in reason_for(game, outlooks)


def test_vehicles_that_differ_only_in_their_abilities_are_compared_by_those() -> None:
    game = table("""
        reserve: su13 su11 us19 us20
        seat: 0
          hand: eng eng us07
        seat: 1
          hand: eng
    """)
    dear, cheap = (
        Buy(game.catalogue.by_code[code], tuple(sorted(game.hands[0]))) for code in ("su13", "su11")
    )
    text = reason_for(game, [Outlook(dear, 0.1, (dear, END_TURN)), Outlook(cheap, 0.0, (cheap, END_TURN))])
    assert text == "Buys СУ-8, not СУ-76: Siege Master in the squad, 2 more of 100 games won."


def test_an_achievement_that_is_only_kept_is_not_said_to_be_gained() -> None:
    """The M18 Hellcat would have to defend once it is used, and leave the squad."""
    game = table("""
        achievements: 3 6 11
        reserve: us10 us18 us19 us20
        seat: 0
          hand: us12 eng eng
          depot: su11
        seat: 1
          hand: eng
          depot: su12
    """)
    buy = next(action for action in game.legal_actions() if isinstance(action, Buy))
    use = next(action for action in game.legal_actions() if isinstance(action, Use))
    guard = after(game, use).legal_actions()[0]
    text = reason_for(game, [Outlook(buy, 0.1, (buy, END_TURN)), Outlook(use, 0.0, (use, guard, END_TURN))])
    assert text == (
        "Buys M26 Pershing rather than using the abilities of M18 Hellcat: still most SPGs, 2 to 1, 2 more of 100 games won."
    )


def test_a_card_that_returns_after_its_use_is_no_gain() -> None:
    """While Repair asks for a card, the truck that repairs lies in no pile."""
    game = table("""
        reserve: us02 us08 us19 us20
        seat: 0
          hand: su21
          depot: eng eng su03
        seat: 1
          hand: eng
    """)
    game.apply(next(action for action in game.legal_actions() if isinstance(action, Use)))
    scrap = next(action for action in game.legal_actions() if isinstance(action, Scrap))
    text = reason_for(game, [Outlook(scrap, 0.1, (scrap, STOP_REPAIR, END_TURN))])
    assert text.endswith(": a squad leaner by 1 card.")


def name(game: RushGame, card: int) -> str:
    return game.catalogue.cards[card].name


def test_the_runner_up_and_the_difference_are_named() -> None:
    game, (buy, *_), use = position()
    text = reason_for(game, [Outlook(buy, 0.2, (buy,)), Outlook(use, 0.0, (use,))])
    used = f"using the abilities of {name(game, use.card)}"
    assert text.startswith(f"Buys {name(game, buy.card)} rather than {used}: ")
    assert text.endswith("5 more of 100 games won.")


def test_of_equal_ways_it_says_so() -> None:
    game, _, use = with_volunteers()
    text = reason_for(game, [Outlook(END_TURN, 0.0, (END_TURN,)), Outlook(use, 0.0, (use,))])
    assert name(game, use.card) in text
    assert "%" not in text


def test_where_nothing_comes_close_it_says_so() -> None:
    game, (buy, *_), use = position()
    text = reason_for(game, [Outlook(buy, 2.0, (buy,)), Outlook(use, -2.0, (use,))])
    assert "nothing else comes close" in text
    assert "76 fewer of 100 games" in text


def test_a_rival_that_comes_close_is_not_said_to_be_far_behind() -> None:
    """Outlooks come by how long they were compared, so that the first of the others need not be the best of them."""
    game, (buy, *_), use = position()
    outlooks = [Outlook(buy, 2.0, (buy,)), Outlook(END_TURN, -2.0, (END_TURN,)), Outlook(use, 1.9, (use,))]
    text = reason_for(game, outlooks)
    assert f"rather than using the abilities of {name(game, use.card)}" in text
    assert "nothing else comes close" not in text


def with_volunteers() -> tuple[RushGame, Buy, Use]:
    """Return a table, a purchase, and the use of Volunteers, which remains possible after it."""
    game = table(TABLE.replace("su03", "vol"))
    buy = next(action for action in game.legal_actions() if isinstance(action, Buy))
    return game, buy, next(action for action in game.legal_actions() if isinstance(action, Use))


def test_what_may_still_come_is_not_named_as_rejected() -> None:
    game, buy, use = with_volunteers()
    text = reason_for(game, [Outlook(buy, 0.5, (buy,)), Outlook(use, 0.0, (use,))])
    assert name(game, use.card) not in text
    assert text.endswith("12 more of 100 games won.")


def test_what_comes_in_any_case_is_explained_by_what_it_brings() -> None:
    game, buy, use = with_volunteers()
    power = game.catalogue.power[buy.card]
    text = reason_for(game, [Outlook(buy, 0.5, (buy, use)), Outlook(use, 0.4, (use, buy))])
    assert text == f"Buys {name(game, buy.card)}: {power} more power in the squad."
    plan = (use, buy, buy)
    text = reason_for(game, [Outlook(use, 0.5, plan), Outlook(buy, 0.4, (buy, use))])
    assert text == "Uses Volunteers: more than one purchase."
    text = reason_for(game, [Outlook(use, 0.5, plan[:2]), Outlook(buy, 0.4, (buy, use))])
    assert "more than one purchase" not in text, "the plan makes one purchase"
    text = reason_for(game, [Outlook(use, 0.5, (use, END_TURN)), Outlook(END_TURN, 0.4, (END_TURN,))])
    assert "more than one purchase" not in text, "the plan makes no purchase"


LEADING = """
    achievements: 1 6 11
    reserve: us02 us08 us09 us10
    seat: 0
      hand: su16 eng eng
    seat: 1
      hand: eng
"""
"""КВ-1 brings a medal and with it an achievement; a light tank for the Engineers brings another one."""


def test_what_the_action_brings_comes_before_what_the_plan_gets_later() -> None:
    game = table(LEADING)
    medal = next(action for action in game.legal_actions() if isinstance(action, Use))
    light = next(a for a in game.legal_actions() if isinstance(a, Buy) and medal.card not in a.payers)
    plan = (medal, Place(0), light)
    text = reason_for(game, [Outlook(medal, 0.5, plan), Outlook(END_TURN, 0.0, (END_TURN,))])
    assert text == "Uses КВ-1: most Soviet medals, 1 to 0, 12 more of 100 games won."


def test_what_a_choice_within_the_action_brings_comes_at_once() -> None:
    """The vehicle that Research takes is the gain of its use, whatever the plan buys later."""
    game = table(
        "achievements: 1 6 11\nreserve: us02 us01 us08 us09\nseat: 0\n  hand: us06 eng\nseat: 1\n  hand: eng"
    )
    use = next(action for action in game.legal_actions() if isinstance(action, Use))
    buy = next(action for action in game.legal_actions() if isinstance(action, Buy))
    takes = [action for action in after(game, use).legal_actions() if isinstance(action, Take)]
    taken = next(take for take in takes if take.card != buy.card)
    text = reason_for(game, [Outlook(use, 0.5, (use, taken, buy)), Outlook(END_TURN, 0.0, (END_TURN,))])
    assert text == "Uses M2 Medium Tank: most light tanks, 1 to 0, 12 more of 100 games won."


def test_what_brings_points_only_later_in_the_plan_is_said_to() -> None:
    game = table(LEADING)
    guard = next(action for action in game.legal_actions() if isinstance(action, Defend))
    light = next(a for a in game.legal_actions() if isinstance(a, Buy) and guard.card not in a.payers)
    text = reason_for(game, [Outlook(guard, 0.5, (guard, light)), Outlook(END_TURN, 0.0, (END_TURN,))])
    assert text.endswith("most light tanks, 1 to 0 at the end of the turn, 12 more of 100 games won."), text


def test_the_end_of_a_turn_without_a_purchase_names_what_was_too_dear() -> None:
    game = table("reserve: us20 us10 us19 us18\n seat: 0\n  hand: vol eng eng")
    use = next(action for action in game.legal_actions() if isinstance(action, Use))
    text = reason_for(game, [Outlook(END_TURN, 0.1, (END_TURN,)), Outlook(use, 0.0, (use,))])
    assert text == "Ends the turn: it can pay 2, and the cheapest vehicle costs 4."
    assert not goes_without_saying(game.observe(0), END_TURN)
    game.bought, game.legal = True, None
    assert goes_without_saying(game.observe(0), END_TURN), (
        "Volunteers would allow a purchase that nothing can pay"
    )


class Recruiter:
    """Would recruit before it ends the turn."""

    def outlooks(self, observation: Observation, world: RushGame, rng: Random) -> Sequence[Outlook]:
        use = next(action for action in observation.actions if isinstance(action, Use))
        return [Outlook(use, 0.1, (use, END_TURN)), Outlook(END_TURN, 0.0, (END_TURN,))]


def test_nobody_recruits_in_vain() -> None:
    game = table("reserve: us20 us10 us19 us18\n seat: 0\n  hand: vol eng\n seat: 1\n  hand: eng")
    choice = choose(Recruiter(), game.observe(0), Random(1))
    assert choice.action == END_TURN
    assert (
        said(choice.reason, choice.params) == "Ends the turn: it can pay 1, and the cheapest vehicle costs 4."
    )


def test_another_price_of_the_same_card_is_described_by_what_is_kept() -> None:
    game = table(TABLE.replace("eng eng su03", "eng vol us02").replace("us02 us08", "us01 us08"))
    buys = [a for a in game.legal_actions() if isinstance(a, Buy) and len(a.payers) == 1]
    alike = next(
        (one, other) for one in buys for other in buys if one.card == other.card and one.payers < other.payers
    )
    text = reason_for(game, [Outlook(alike[0], 0.5, alike[:1]), Outlook(alike[1], 0.0, alike[1:])])
    assert f"keeps {name(game, alike[1].payers[0])}" in text


def test_rules_of_thumb_name_their_second_best() -> None:
    game, (buy, *_), use = position()
    seen = game.observe(0)
    bought = Verdict(buy, 3.0, DEAREST_BUY, {"card": name(game, buy.card), "n": 2})
    second = Verdict(use, 1.0, Reason("…"))
    text = said(*of_thumb(seen, bought, [second, bought]))
    assert text.startswith(f"No dearer vehicle can be bought: {name(game, buy.card)} costs 2. ")
    assert f"using the abilities of {name(game, use.card)}" in text
    assert "about 2 points" in text


def test_rules_of_thumb_call_no_alternative_useless_that_would_gain_something() -> None:
    game, (buy, *_), _ = position()
    bought = Verdict(buy, 3.0, RAZES)
    for turn in range(3):
        text = said(*of_thumb(replace(game.observe(0), turn=turn), bought, [bought]))
        assert text.startswith("Razes a base. ")
        assert not [word for word in ("gain", "no point", "Not even") if word in text]


def test_of_two_answers_to_one_question_none_is_said_to_come_first() -> None:
    """More Research may follow, so that the other vehicle is not ruled out for this turn."""
    game = table("reserve: us02 us01 us08 us09\n seat: 0\n  hand: tec us06 eng")
    game.apply(next(action for action in game.legal_actions() if isinstance(action, Use)))
    one, other, *_ = [
        Verdict(action, 3.0 - n, TAKES, {"card": name(game, action.card)})
        for n, action in enumerate(game.legal_actions())
        if isinstance(action, Take)
    ]
    text = said(*of_thumb(game.observe(0), one, [one, other]))
    assert "now" not in text
    assert "about 1 point" in text


def test_what_may_still_follow_is_only_said_to_be_better_later() -> None:
    game, buy, use = with_volunteers()
    bought = Verdict(buy, 3.0, FRESH_RESERVE)
    text = said(*of_thumb(game.observe(0), bought, [bought, Verdict(use, 1.0, FRESH_RESERVE)]))
    assert text.endswith("First that; using the abilities of Volunteers can wait.")


@pytest.mark.parametrize(("n", "form"), [(1, "punkt więcej"), (2, "punkty więcej"), (5, "punktów więcej")])
def test_what_counts_has_its_plural(n: int, form: str) -> None:
    from wotrush.ai.agent import Phrase
    from wotrush.ai.rush.reasons.gains import _POINTS
    from wotrush.scenes.rush.texts.telling import phrase_text

    i18n.set_language("pl")
    assert phrase_text(Phrase(_POINTS, {"n": n})) == f"{n} {form}"


def test_what_is_called_a_gain_is_one_over_the_game_before_and_not_over_a_plan_that_is_not_named() -> None:
    """Whoever uses a card does not get a leaner squad by not buying one."""
    game = table("""
        reserve: us02 us08 us09 us10
        deck: su01 su02 su04 su05 su07 su08
        seat: 0
          hand: su22 vol
    """)
    scout, volunteers = game.hands[0]
    purchase = next(action for action in game.legal_actions() if isinstance(action, Buy))
    scouts = Outlook(Use(scout), 0.0, (Use(scout), END_TURN))
    recruits = Outlook(Use(volunteers), -0.004, (Use(volunteers), purchase, END_TURN))
    text = said(*because(game, [scouts, recruits, Outlook(END_TURN, -0.1, (END_TURN,))]))
    assert "leaner" not in text
