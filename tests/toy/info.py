"""What menus show of Stakes."""

from __future__ import annotations

from wotrush.game_info import CodeLists, GameInfo, OptionText, OptionValue

INFO = GameInfo(
    name="toy",
    title="Stakes",
    title_lines=("A card game", "Stakes", "with a hidden stake"),
    seats=range(2, 5),
    too_few="Two players at least.",
    too_many="Four players at most.",
    levels={"random": "Random", "highest": "Highest"},
    usual_level="highest",
    substitute="random",
    adviser="highest",
    opponent_names=("Bison", "Lynx", "Otter", "Heron"),
    codes=CodeLists(levels=("random", "highest")),
    letter="T",
    hidden_turns=True,
    secret_reactions=True,
    options=(
        OptionText("tops", "Tops", "The next higher card may be played on another one, in anybody's turn."),
        OptionText(
            "cards",
            "Cards",
            "How many there are.",
            (OptionValue(12, "Twelve"), OptionValue(24, "Twenty-four")),
        ),
    ),
    first_player=False,
)
