"""What menus show of Rush before anything else of it is imported."""

from __future__ import annotations

from wotrush.game_info import CodeLists, GameInfo, GamePart, OptionText, StyleText
from wotrush.i18n import mark

INFO = GameInfo(
    name="rush",
    title=mark("World of Tanks: Rush"),
    title_lines=(mark("World of Tanks"), mark("Rush"), mark("The deck-building card game")),
    seats=range(2, 6),
    too_few=mark("It takes two players at least."),
    too_many=mark("Five players at most."),
    levels={
        "random": mark("Random"),
        "recruit": mark("Recruit"),
        "regular": mark("Regular"),
        "veteran": mark("Veteran"),
        "ace": mark("Ace"),
    },
    level_notes={
        "random": mark("Plays any card in any way."),
        "recruit": mark("For a first game: it fights well and leaves most achievements to you."),
        "regular": mark("A fair evening once you know the rules: it races you for every achievement."),
        "veteran": mark("Plans its whole turn and knows what a position is worth."),
        "ace": mark("Plans to the end of its next turn: the strongest opponent."),
    },
    level_icons={
        "random": "die",
        "recruit": "rank 1",
        "regular": "rank 2",
        "veteran": "rank 3",
        "ace": "ace",
    },
    usual_level="recruit",
    substitute="recruit",
    adviser="ace",
    par="ace",
    # The deal of the lessons was chosen for the play of this one, who answers faster than the ace.
    teachers={"drill": "veteran"},
    other_agents={"drill": mark("Instructor")},
    opponent_names=(mark("Bison"), mark("Lynx"), mark("Otter"), mark("Heron"), mark("Badger")),
    styles={
        "balanced": StyleText(mark("Balanced"), mark("Does whatever wins"), "scales"),
        "raider": StyleText(mark("Raider"), mark("Likes to destroy bases"), "destroyed"),
        "collector": StyleText(mark("Collector"), mark("Likes to hold achievements"), "achievement"),
        "fortress": StyleText(mark("Fortress"), mark("Likes to guard its bases"), "bases_only"),
    },
    styled_levels=("veteran", "ace"),
    codes=CodeLists(
        levels=("random", "recruit", "regular", "veteran", "ace"),
        styled=("veteran", "ace"),
        styles=("balanced", "raider", "collector", "fortress"),
    ),
    options=(
        OptionText(
            "wide_reserve",
            mark("Wide Reserve"),
            mark("Five vehicles lie in the Reserve instead of four."),
            icon="cards",
        ),
        OptionText(
            "optional_refresh",
            mark("Optional refresh"),
            mark("You choose at the start of your turn whether the furthest Reserve vehicle goes."),
            icon="scouting",
        ),
        OptionText(
            "exposed_attacker",
            mark("Exposed attacker"),
            mark("After an assault one attacker with armor must stay and defend a base."),
            icon="armor",
        ),
        OptionText(
            "count_defenders",
            mark("Count defenders"),
            mark("Vehicles that defend a base at the end count as part of the squad."),
            icon="garage",
        ),
        OptionText(
            "always_doubles",
            mark("Always doubles"),
            mark("Two-medal cards must be taken whenever there are enough kills."),
            icon="doubles",
        ),
    ),
    command_names={"squad": mark("Look at my squad"), "achievements": mark("Achievements")},
    fixed_keys=((mark("Shift+click"), mark("join attackers")),),
    parts=frozenset(GamePart),
)
