"""A new game as it is chosen, remembered and dealt."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial

import pytest

from wotrush import i18n
from wotrush.ai.registry import agents_of
from wotrush.games import GAMES
from wotrush.match.journal import SeatRecord
from wotrush.match.seats import Human, Opponent
from wotrush.model.rush import RushOptions
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.setup.game_plan import (
    REMEMBERED_AS,
    GamePlan,
    SeedError,
    read_seed,
    usual_name,
)
from wotrush.scenes.setup.game_plan import first_plan as plan_for
from wotrush.scenes.setup.game_plan import remembered_plan as remembered_plan_of
from wotrush.scenes.style.palette import HIGH_CONTRAST, STANDARD, Palette
from wotrush.scenes.style.seat_colors import COLORS, SEATS, colors_of_seats
from wotrush.settings import Settings

NOW = datetime(2026, 1, 1, tzinfo=UTC)
MOST, RULE_OPTIONS = INFO.seats[-1], INFO.options
first_plan = partial(plan_for, INFO)
remembered_plan = partial(remembered_plan_of, INFO)


def test_every_rule_option_can_be_chosen() -> None:
    chosen = {option.field for option in RULE_OPTIONS}
    assert chosen == set(RushOptions.model_fields) - {"players", "first_player"}


@pytest.mark.parametrize("palette", [STANDARD, HIGH_CONTRAST])
def test_a_palette_has_every_color_that_can_be_chosen_and_one_to_spare(palette: Palette) -> None:
    assert len(set(palette.seats)) == COLORS == SEATS + 1 > MOST


def test_what_was_chosen_is_what_is_dealt() -> None:
    plan = first_plan().with_one_more(INFO).model_copy(update={"options": {"wide_reserve": True}})
    plan = plan.with_seat(2, name="Otto").with_seat(0, name="  ").model_copy(update={"first_player": 2})
    setup = plan.setup(INFO, 9, NOW)
    assert setup.players == (Human("Player 1"), Opponent("Bison", "recruit"), Opponent("Otto", "recruit"))
    assert setup.seed == 9
    assert RushOptions.model_validate(dict(setup.options)) == RushOptions(
        players=3, first_player=2, wide_reserve=True
    )


def test_no_two_seats_get_the_same_name() -> None:
    """A seat that goes makes the others move up with their names."""
    plan = first_plan().with_one_more(INFO).with_one_more(INFO).without(1).with_one_more(INFO)
    names = [seat.name for seat in plan.seats]
    assert len(set(names)) == len(names) == 4
    assert plan.with_seat(1, kind="person").free_name(INFO, "opponent", 1) not in names[:1] + names[2:]


def test_one_more_opponent_plays_at_the_level_of_the_last_one() -> None:
    hard = next(level for level in INFO.levels if level != INFO.usual_level)
    plan = first_plan().with_seat(1, agent=hard).with_one_more(INFO)
    assert plan.seats[2].level(INFO) == hard
    assert plan.with_seat(1, kind="person").with_seat(2, kind="person").with_one_more(INFO).seats[3].level(
        INFO
    ) == (INFO.usual_level)


def test_whoever_types_the_name_of_another_seat_gets_a_number() -> None:
    plan = first_plan().with_one_more(INFO).with_one_more(INFO)
    for seat, name in enumerate(("Ada", "Ada 2", "Ada", " Ada ")):
        plan = plan.with_seat(seat, name=name)
    assert [player.name for player in plan.setup(INFO, 1, NOW).players] == ["Ada", "Ada 2", "Ada 3", "Ada 4"]


def test_a_number_behind_a_name_leaves_it_as_long_as_names_may_be_and_capitals_make_no_other_name() -> None:
    plan = first_plan().with_one_more(INFO)
    for seat, name in enumerate(("Wilhelmine Annabella", "wilhelmine annabella", "Wilhelmine Annabella")):
        plan = plan.with_seat(seat, name=name)
    assert plan.names(INFO) == ["Wilhelmine Annabella", "wilhelmine annabel 2", "Wilhelmine Annabel 3"]


def test_two_seats_never_have_one_color() -> None:
    plan = first_plan().with_one_more(INFO)
    doubled = plan.model_copy(
        update={"seats": tuple(seat.model_copy(update={"color": 4}) for seat in plan.seats)}
    )
    stored = Settings.model_validate({INFO.setting(REMEMBERED_AS): doubled.model_dump(mode="json")})
    assert remembered_plan(stored).colors == (4, 1, 2)


@pytest.mark.parametrize("typed", ["Ada\u2764\ufe0f", "Ada\u2764\u3164"])
def test_a_name_with_characters_that_nobody_sees_can_be_saved(typed: str) -> None:
    """An emoji may end with a mark that chooses its colors."""
    (person, _) = first_plan().with_seat(0, name=typed).setup(INFO, 1, NOW).players
    assert person.name == "Ada\u2764"
    assert SeatRecord.of(person).name == person.name


def test_a_name_of_nothing_that_can_be_seen_is_the_usual_one() -> None:
    assert first_plan().with_seat(0, name="\u3164").names(INFO)[0] == "Player 1"


def test_who_begins_stays_who_begins_when_a_seat_goes() -> None:
    plan = first_plan().with_one_more(INFO).with_one_more(INFO).model_copy(update={"first_player": 2})
    assert plan.without(0).first_player == 1
    assert plan.without(3).first_player == 2
    assert plan.without(2).first_player is None


def test_the_last_plan_is_remembered_through_the_settings_file() -> None:
    plan = first_plan().with_one_more(INFO)
    kept = Settings(language="en").model_copy(update={REMEMBERED_AS: plan.model_dump(mode="json")})
    again = Settings.model_validate_json(kept.model_dump_json())
    assert remembered_plan(again) == plan


def test_remembered_names_that_nobody_typed_follow_the_language_and_typed_ones_do_not() -> None:
    i18n.set_language("de")
    german = first_plan().with_one_more(INFO).with_seat(1, name="Otti")
    kept = Settings(language="de").model_copy(update={REMEMBERED_AS: german.kept(INFO)})
    assert remembered_plan(kept) == german
    i18n.set_language("pl")
    assert [seat.name for seat in remembered_plan(kept).seats] == [
        usual_name(INFO, "person", 0),
        "Otti",
        usual_name(INFO, "opponent", 2),
    ]
    assert remembered_plan(kept).seats[0].name == "Gracz 1"


@pytest.mark.parametrize(
    "damage", [None, 3, {}, {"seats": []}, {"seats": [{"kind": "robot", "name": "x"}] * 2}]
)
def test_a_plan_that_cannot_be_used_gives_way_to_the_first(damage: object) -> None:
    settings = Settings(language="en").model_copy(update={REMEMBERED_AS: damage})
    assert remembered_plan(settings) == first_plan()


def test_opponents_of_another_version_are_replaced() -> None:
    plan = first_plan().with_seat(1, agent="oracle")
    assert plan.setup(INFO, 1, NOW).players[1] == Opponent("Bison", "recruit")


def test_a_style_by_lot_is_the_same_for_the_same_deal_and_differs_from_seat_to_seat() -> None:
    plan = first_plan().with_one_more(INFO).with_one_more(INFO).with_one_more(INFO)
    for seat in range(1, 5):
        plan = plan.with_seat(seat, agent="veteran")
    dealt = [[player.agent for player in _opponents(plan, seed)] for seed in (1, 1, 2, 3, 4, 5)]
    assert dealt[0] == dealt[1]
    assert {agent for agents in dealt for agent in agents} <= set(agents_of(GAMES["rush"]))
    assert all(len(set(agents)) == 4 for agents in dealt)
    assert len({agents[0] for agents in dealt}) > 1


def test_a_chosen_style_is_played_where_the_level_has_one() -> None:
    plan = first_plan().with_seat(1, agent="ace", style="fortress")
    assert _opponents(plan, 1) == [Opponent("Bison", "ace-fortress")]
    assert _opponents(plan.with_seat(1, style="balanced"), 1) == [Opponent("Bison", "ace")]
    assert _opponents(plan.with_seat(1, agent="recruit"), 1) == [Opponent("Bison", "recruit")]


def _opponents(plan: GamePlan, seed: int) -> list[Opponent]:
    return [player for player in plan.setup(INFO, seed, NOW).players if isinstance(player, Opponent)]


def test_a_seed_is_a_whole_number() -> None:
    assert read_seed("  42 ") == 42
    assert read_seed("") is None
    assert read_seed(str(2**64 - 1)) == 2**64 - 1
    for text in ("-1", "4.2", "abc", "٣", str(2**64)):
        with pytest.raises(SeedError) as problem:
            read_seed(text)
        assert text in str(problem.value)


@pytest.mark.parametrize(
    ("chosen", "colors"),
    [
        ((), (0, 1, 2, 3, 4)),
        ((5,), (5, 1, 2, 3, 4)),
        ((0, 2), (0, 2, 1, 3, 4)),
        ((3, 4, 3, 2, 1), (3, 4, 0, 2, 1)),
        ((9, 9), (0, 1, 2, 3, 4)),
    ],
)
def test_every_seat_has_a_color_of_its_own(chosen: tuple[int, ...], colors: tuple[int, ...]) -> None:
    assert colors_of_seats(chosen)[:5] == colors
    assert len(set(colors_of_seats(chosen))) == SEATS


def test_a_new_seat_has_the_color_chosen_for_it_unless_somebody_has_that() -> None:
    assert first_plan().with_one_more(INFO, (5, 5, 4)).colors == (0, 1, 4)
    assert first_plan().with_one_more(INFO, (5, 5, 1)).colors == (0, 1, 2)


def test_plans_are_values() -> None:
    plan = first_plan()
    assert plan.with_seat(0, name="Ada") != plan
    assert plan == GamePlan.model_validate(plan.model_dump(mode="json"))
