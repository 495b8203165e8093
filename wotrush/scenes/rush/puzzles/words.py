"""The texts of the puzzles, and what is said of a turn that failed."""

from __future__ import annotations

from dataclasses import dataclass

from wotrush.i18n import mark, t, tn
from wotrush.model.game import Seat
from wotrush.model.rush import RushGame
from wotrush.model.rush.positions.puzzle import Goal, GoalKind, Puzzle


@dataclass(frozen=True, slots=True)
class Words:
    """The texts of one puzzle. `why` is the reason for a hint, also shown when the puzzle is solved."""

    title: str
    task: str
    why: str


WORDS = {
    "no_shot_too_many": Words(
        mark("No shot too many"),
        mark("Raze both bases that still stand."),
        mark(
            "A heavy tank razes a base at one hit: give it one of its own, and let the light tanks share the other."
        ),
    ),
    "through_the_wall": Words(
        mark("Through the wall"),
        mark("The last enemy base hides behind the heaviest tank there is: win."),
        mark(
            "Siege Master strikes a base behind its defender, and the second strike razes it, whoever stands there."
        ),
    ),
    "medal_or_kill": Words(
        mark("A medal or a kill"),
        mark("You are one point behind: win this turn."),
        mark(
            "Level on points, the vehicles destroyed decide: a kill brings a medal and settles the tie, a "
            "medal alone only draws level."
        ),
    ),
    "no_purchase": Words(
        mark("Two ways into the squad"),
        mark("Win this turn by having the most light tanks."),
        mark(
            "You buy one vehicle a turn, but Research is no purchase: leave the cheapest tank to the Technicians."
        ),
    ),
    "two_on_one_ribbon": Words(
        mark("Two on one ribbon"),
        mark("You are three points behind: win this turn."),
        mark("A two-medal card is worth two medals, and it counts for the achievement besides."),
    ),
    "draw_first": Words(
        mark("First draw, then shoot"),
        mark("The last enemy base is guarded, and you are eight points behind: win."),
        mark(
            "One card in the Depot and none in the Garage: what you draw now is certain, until another card goes there."
        ),
    ),
    "the_last_medals": Words(
        mark("The last medals"),
        mark("You are one point behind, and every base is guarded: win this turn."),
        mark(
            "The last one-medal card of a nation ends the game: take two of them, and no two-medal card in their place."
        ),
    ),
    "what_is_left_over": Words(
        mark("What is left over"),
        mark("Win this turn by having the most medium tanks."),
        mark(
            "With Recruitment what is left over pays again: let the Volunteers recruit, so that the truck can pay."
        ),
    ),
    "whose_medal": Words(
        mark("Whose medal?"),
        mark("You are five points behind: win this turn."),
        mark(
            "The medal is of the nation that destroys: damage the vehicle first, and Siege Master finishes it for France."
        ),
    ),
    "a_gift": Words(
        mark("No gifts"),
        mark("You are three points behind: win this turn."),
        mark(
            "A destroyed defender counts in its owner’s squad again: spare those that would bring points, and raze a base."
        ),
    ),
    "something_to_scrap": Words(
        mark("Something to scrap"),
        mark("Only the tank in your Garage can raze the last base: win."),
        mark(
            "Repair follows the draw and must have a card of your Depot: buy something first, and it need not be a medal."
        ),
    ),
    "the_relief": Words(
        mark("The relief"),
        mark("You are five points behind: win this turn."),
        mark("Defenders do not count in the squad: relieve the heavy tank, and it counts again."),
    ),
    "change_of_the_guard": Words(
        mark("Changing the guard"),
        mark("You are two points behind: win this turn."),
        mark(
            "Each medal puts a card on guard, where it no longer counts: for every light tank that goes let another come back."
        ),
    ),
    "somebody_must_stay": Words(
        mark("Somebody must stay"),
        mark("One attacker must stay on guard here. It is the last turn, level on points: win."),
        mark(
            "Whoever stays leaves the squad: let the light tank damage first what the heavy tank destroys, and stay in its place."
        ),
    ),
    "give_to_take": Words(
        mark("Give and take"),
        mark("The leader is three points ahead of you: win this turn."),
        mark(
            "A destroyed defender returns to its owner’s squad: one light tank more for the third, and nobody has the most."
        ),
    ),
    "to_the_last_ribbon": Words(
        mark("To the last ribbon"),
        mark("Gain three medals in this turn."),
        mark(
            "One one-medal card is left: kills can be paid with a two-medal card, Invulnerability cannot, so leave it that one."
        ),
    ),
}
"""By the puzzle's key."""


def words_of(puzzle: Puzzle) -> Words:
    """Return the texts of this puzzle."""
    return WORDS[puzzle.key]


def came_to(goal: Goal, before: RushGame, after: RushGame, seat: Seat) -> str:
    """Say how far a turn came that did not reach the goal."""
    n = goal.figure(before, after, seat)
    match goal.kind:
        case GoalKind.BASES:
            return tn(
                "{n} base razed; it takes {wanted}.", "{n} bases razed; it takes {wanted}.", n, wanted=goal.n
            )
        case GoalKind.MEDALS:
            return tn(
                "{n} medal gained; it takes {wanted}.",
                "{n} medals gained; it takes {wanted}.",
                n,
                wanted=goal.n,
            )
        case GoalKind.WIN:
            return _no_win(after, seat)


def _no_win(after: RushGame, seat: Seat) -> str:
    outcome = after.outcome()
    if outcome is None:
        return t("The game goes on: you have not won it yet.")
    mine = outcome.scores[seat]
    best = max(score for other, score in enumerate(outcome.scores) if other != seat)
    if mine == best:
        return t("You end level at {points} points, and lose the tie.", points=mine)
    return t("You end with {points} points to {best}.", points=mine, best=best)
