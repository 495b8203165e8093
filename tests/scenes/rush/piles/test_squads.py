"""The squad view: everybody's cards counted, and the odds of the next hand, from what anybody may know."""

from __future__ import annotations

import pytest

from tests.scenes.rush.opened import card, opened
from wotrush.scenes.rush.piles.spreads import squad_spread
from wotrush.scenes.rush.piles.squad_table import Row, SquadTable
from wotrush.scenes.table.cards.pile_browser import SMALLEST_CARD, PileCard
from wotrush.stage.geometry import inset

TABLE = """
players: 2, first 0, active 0
reserve: su07 us03 fr01 de04
seat: 0
  hand: su17 eng eng
  garage: su01 su02 de06 us*
  depot: fr17 tec
seat: 1
  hand: us02 us08 us13
  garage: us01
  depot: de01 de02 fr02
"""


def rows(table: SquadTable) -> dict[str, Row]:
    return {row.name: row for _, section in table.sections for row in section}


def test_own_odds_are_those_of_three_cards_of_the_garage() -> None:
    played = opened(TABLE)
    counted = rows(SquadTable(played.scene.view, 0, 400))
    light, heavy, soviet = counted["Light tanks"], counted["Heavy tanks"], counted["USSR"]
    assert (light.owned, light.chance) == (2, 1.0), "of four cards two are others"
    assert (heavy.owned, heavy.chance) == (2, 0.0), "one in hand, one in the Depot"
    assert (soviet.owned, soviet.chance) == (3, 1.0)
    assert (counted["Medals"].owned, counted["Medals"].chance) == (1, 0.75)
    assert (counted["Research"].owned, counted["Research"].chance) == (3, 1.0)
    assert counted["Bases"].chance is None, "a base that is drawn goes to the Depot"
    assert SquadTable(played.scene.view, 0, 400).sections[0][0] == "In the next hand (3 cards)"


def test_an_opponents_hand_and_garage_are_not_told_apart() -> None:
    played = opened(TABLE)
    ((pool, _),) = played.o.next_hand(1)
    assert set(pool) == {card(played, code) for code in ("us01", "us02", "us08", "us13")}
    counted = rows(SquadTable(played.scene.view, 1, 400))
    assert (counted["Light tanks"].owned, counted["Light tanks"].chance) == (5, 1.0)
    assert counted["Medium tanks"].chance == 0.75
    hidden, depot = squad_spread(played.scene.view, 1).groups
    assert hidden.cards == tuple(sorted(pool, key=lambda c: (played.o.catalogue.cards[c].cost, c)))
    assert len(depot.cards) == 3


def test_after_a_small_garage_comes_what_is_shuffled_then() -> None:
    """One card of the Garage for certain, and two of the five that lie in the Depot by then."""
    played = opened(TABLE.replace("su01 su02 de06 us*", "su01"))
    counted = rows(SquadTable(played.scene.view, 0, 400))
    assert counted["Light tanks"].chance == 1.0
    assert counted["Heavy tanks"].chance == pytest.approx(0.7)


def test_classes_and_other_cards_together_are_the_whole_squad() -> None:
    played = opened(TABLE)
    for seat in (0, 1):
        table = SquadTable(played.scene.view, seat, 400)
        assert sum(row.owned for row in table.sections[0][1]) == len(played.o.squad(seat))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_click_on_a_name_opens_the_squad_and_a_tab_another(seat: int) -> None:
    played = opened(TABLE)
    pieces = played.scene.pieces
    played.pilot.click(pieces.spots.find(f"squad {seat}"))
    assert pieces.browser.spread is not None
    assert pieces.browser.spread.seat == seat
    played.pilot.click(pieces.browser.find(f"squad of {1 - seat}"))
    assert pieces.browser.spread.seat == 1 - seat


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [(1920, 1080), (1024, 768)])
def test_a_squad_covers_the_whole_table_and_its_cards_and_figures_fill_it(
    size: tuple[int, int], scale: float
) -> None:
    played = opened(TABLE, size=size, ui_scale=scale)
    pieces = played.scene.pieces
    played.pilot.click(pieces.spots.find("squad 0"))
    browser, frame = pieces.browser, played.scene.view.frame
    panels = [inset(panel.box, 2) for panel in frame.panels]
    for zone in (*panels, frame.common.deck, frame.own.points, frame.own.end_turn, frame.own.depot):
        assert browser.rect.contains(zone)
    cards = [node for node in browser.walk() if isinstance(node, PileCard)]
    assert len({round(card.size.x) for card in cards}) == 1
    across, wide = max(node.rect.right for node in cards), browser.find("spread cards").size.x
    assert across > 0.8 * wide
    figures = browser.find("squad panel").rect
    assert figures.right < browser.find("spread cards").rect.x


def test_where_cards_must_be_scrolled_two_lines_of_them_are_seen_whole() -> None:
    many = " ".join(f"de{number:02}" for number in range(7, 25))
    played = opened(TABLE.replace("garage: us01", f"garage: us01 {many}"), size=(1920, 1080), ui_scale=1.5)
    browser = played.scene.pieces.browser
    browser.open(lambda: squad_spread(played.scene.view, 1))
    cards = [node for node in browser.walk() if isinstance(node, PileCard)]
    lines = sorted({round(card.rect.bottom) for card in cards})
    assert len(lines) > 2
    assert lines[1] <= browser.find("spread cards").size.y
    assert cards[0].size.x > SMALLEST_CARD
