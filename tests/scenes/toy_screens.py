"""What the toy game provides to menus and app: an info with everything that Rush's lacks, and a bare table."""

from __future__ import annotations

from dataclasses import replace

from tests.ai.toy_agents import TOY
from wotrush.game_info import CodeLists, GameInfo, GamePart, OptionText, OptionValue
from wotrush.scenes.description.description import GameDescription
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.rulebook.book import Chapter, Paragraph
from wotrush.scenes.screens import Screens
from wotrush.scenes.session.session import GameSession

INFO = GameInfo(
    name="toy",
    title="Stakes",
    title_lines=("A toy", "Stakes", "The card game of the tests"),
    seats=range(2, 5),
    too_few="Two at least.",
    too_many="Four at most.",
    levels={"random": "Random", "highest": "Highest"},
    usual_level="highest",
    substitute="random",
    adviser="highest",
    opponent_names=("Ant", "Bee", "Cat"),
    codes=CodeLists(levels=("random", "highest")),
    letter="T",
    options=(
        OptionText(
            "cards", "Cards", "How many there are.", (OptionValue(12, "Twelve"), OptionValue(20, "Twenty"))
        ),
    ),
    first_player=False,
    parts=frozenset({GamePart.RULES}),
)


class ToyTable(Page):
    def __init__(self, context: AppContext, session: GameSession) -> None:
        self.session = session
        super().__init__(context)


RULES = (
    Chapter("aim", "Aim of the game", (Paragraph("aim.points", "The most *points* win."),)),
    Chapter(
        "turn", "The turn", (Paragraph("2.1", "*2.1* Draw a card."), Paragraph("2.2", "*2.2* Play cards."))
    ),
)


DESCRIPTION = GameDescription(
    event_text=lambda observation, event, names: f"{names[event.seat]}: {event.what}",
    in_recap=lambda event: event.what == "play",
)
SCREENS = Screens(table=ToyTable, rules=lambda: RULES)

ENTRY = replace(
    TOY, info=f"{__name__}:INFO", description=f"{__name__}:DESCRIPTION", screens=f"{__name__}:SCREENS"
)
