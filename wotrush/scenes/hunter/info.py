"""What menus show of Tank Hunter before anything else of it is imported."""

from __future__ import annotations

from wotrush.game_info import (
    TURN_IS_OVER,
    CodeLists,
    GameInfo,
    GamePart,
    Mood,
    OptionText,
    OptionValue,
    WindowText,
)
from wotrush.i18n import mark

INFO = GameInfo(
    name="hunter",
    letter="H",
    title=mark("Tank Hunter"),
    title_lines=(
        mark("Who dares to shoot first?"),
        mark("Tank Hunter"),
        mark("The card game of hidden firing lines"),
    ),
    seats=range(2, 9),
    too_few=mark("It takes two players at least."),
    too_many=mark("Eight players at most."),
    levels={"recruit": mark("Recruit"), "regular": mark("Regular")},
    level_notes={
        "recruit": mark("For a first game: it looks only at what lies on the table."),
        "regular": mark(
            "Expects attacks, remembers the cards that it has seen, and minds the end of the game."
        ),
    },
    level_icons={"recruit": "rank 1", "regular": "rank 2"},
    usual_level="recruit",
    substitute="regular",
    adviser="regular",
    opponent_names=(
        mark("Bison"),
        mark("Lynx"),
        mark("Otter"),
        mark("Heron"),
        mark("Badger"),
        mark("Falcon"),
        mark("Marten"),
    ),
    codes=CodeLists(levels=("recruit", "regular")),
    command_names={
        "begin": mark("Begin the turn"),
        "main action": mark("Wait"),
        "pass on": mark("Pass until my turn or an attack"),
        "threats": mark("Who threatens whom"),
    },
    fixed_keys=((mark("1–9"), mark("answer, choose an attack")),),
    windows=(
        WindowText(
            "declared", mark("An attack or spying"), mark("Smoke Screen, Ambush, Radio Silence."), "rifle"
        ),
        WindowText(
            "ready", mark("Before the dice"), mark("Leadership, Tungsten Rounds, Flank Shot."), "bullet"
        ),
        WindowText("rolled", mark("After the dice"), mark("Ace Gunner, Gunnery Ace."), "die"),
        WindowText("hit", mark("A unit is hit"), mark("Evade, Escape, Field Repairs."), "ap"),
        WindowText(
            "lost", mark("Units have left play"), mark("Emergency Reserve, Captured Vehicle."), "pinned"
        ),
        WindowText("played", mark("An event is played"), mark("Jamming."), "cards", "always"),
        WindowText("air", mark("An air strike"), mark("Anti-air fire, Air Cover."), "air_strike"),
        WindowText(
            "end",
            mark("The end of a turn"),
            mark("It concerns whoever takes the next turn."),
            "any_turn",
            "never",
        ),
        WindowText(
            TURN_IS_OVER,
            mark("Your turn is over"),
            mark("A look around. It concerns you if nobody else here may see what you drew."),
            "own_turn",
        ),
    ),
    other_agents={"drill": mark("Instructor")},
    parts=frozenset((GamePart.TUTORIAL, GamePart.RULES, GamePart.CARDS)),
    mood=Mood.NIGHT,
    hidden_turns=True,
    drafts=True,
    secret_reactions=True,
    long_turns=True,
    first_player=False,
    options=(
        OptionText(
            "afv_only",
            mark("AFVs only"),
            mark(
                "No GUN (guns) and no INF (infantry): the unit deck holds only AFVs (vehicles). Trench, Heavy "
                "Guns and Escape leave the event deck."
            ),
            icon="vehicle",
        ),
        OptionText(
            "evade",
            mark("Evade"),
            mark(
                "A unit with Evade may roll a die to avert hits; then it does not fire for the rest of "
                "the turn."
            ),
            icon="evade",
        ),
        OptionText(
            "charge",
            mark("Charge"),
            mark("AFVs may charge AFVs: the counterattack comes first with +1, then the attack with +2."),
            icon="charge",
        ),
        OptionText(
            "commanders",
            mark("Commanders"),
            mark("Ten commanders join the unit deck. They are no units and cannot be hit."),
            icon="commander",
        ),
        OptionText(
            "singles",
            mark("Single copies"),
            mark("The unit deck holds each unit only once."),
            icon="bullet",
        ),
        OptionText(
            "event_deck",
            mark("Event deck"),
            mark(
                "The short one ends the game sooner. By number of players: short for up to four, full for "
                "more."
            ),
            (
                OptionValue("auto", mark("By number of players")),
                OptionValue("full", mark("Full")),
                OptionValue("short", mark("Short")),
            ),
            icon="cards",
        ),
        OptionText(
            "quick_elimination",
            mark("Quick elimination"),
            mark(
                "A player who has lost all units is out at once, not only at the end of the next turn of "
                "their own."
            ),
            icon="ap",
        ),
        OptionText(
            "sets",
            mark("Boxes"),
            mark("Which boxes the units come from. Commanders are not touched by it."),
            (
                OptionValue("all", mark("All boxes")),
                OptionValue("TH2", mark("Basic box")),
                OptionValue("TH2,JAEGER", mark("Basic box and tank destroyers")),
                OptionValue("TH2,COMMANDER", mark("Basic box and commanders’ box")),
            ),
            icon="depot",
        ),
        OptionText(
            "nations",
            mark("Nations"),
            mark(
                "Which nations the units belong to. With few of them there may be too few units for many "
                "players."
            ),
            (
                OptionValue("all", mark("All nations")),
                OptionValue("Germany", mark("Germany")),
                OptionValue("USSR", mark("USSR")),
                OptionValue("USA", mark("USA")),
                OptionValue("UK", mark("United Kingdom")),
                OptionValue("Japan", mark("Japan")),
                OptionValue("Italy", mark("Italy")),
                OptionValue("France", mark("France")),
                OptionValue("Poland", mark("Poland")),
                OptionValue("Hungary", mark("Hungary")),
            ),
            several=True,
            icon="laurel",
        ),
    ),
)
