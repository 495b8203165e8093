"""One player's turn, decision by decision, and the facts that entries of the list ask for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import Action, EndTurn, Use
from wotrush.model.rush.cards import FIRST_BASE, Ability
from wotrush.model.rush.scoring import ahead_by, points_of
from wotrush.model.rush.state import Prompt
from wotrush.model.rush.turn.phases import playable


@dataclass(frozen=True)
class TurnStep:
    """One decision: the game before it, and the action."""

    before: RushGame
    action: Action

    @cached_property
    def after(self) -> RushGame:
        """The game right after the action; it must not be changed."""
        world = self.before.copy()
        world.apply(self.action)
        return world


@dataclass(frozen=True)
class Turn:
    """All decisions of one player in a turn of their own, or one answer to Sabotage."""

    seat: int
    steps: tuple[TurnStep, ...]

    @property
    def start(self) -> RushGame:
        """The game at the first decision."""
        return self.steps[0].before

    @property
    def is_answer(self) -> bool:
        """Whether this answers Sabotage in another player's turn."""
        return self.seat != self.start.active

    @property
    def end(self) -> RushGame:
        """The game after the last decision."""
        return self.steps[-1].after

    @cached_property
    def last(self) -> RushGame:
        """The game when no more cards were played; the hand then holds what was left over."""
        return next((step.before for step in self.steps if isinstance(step.action, EndTurn)), self.end)

    @cached_property
    def idle(self) -> tuple[int, ...]:
        """The cards that could have been played and were not."""
        return tuple(playable(self.last))

    def later(self, step: TurnStep) -> tuple[TurnStep, ...]:
        """Return the decisions after this one."""
        return self.steps[self.steps.index(step) + 1 :]

    @staticmethod
    def used(steps: Iterable[TurnStep], abilities: Collection[Ability]) -> bool:
        """Return whether one of these decisions used a card with one of these abilities."""
        return any(
            isinstance(step.action, Use) and has(step.before, step.action.card, *abilities) for step in steps
        )


@dataclass(frozen=True, slots=True)
class Blunder:
    """One entry of the list: `sentence` says exactly what counts, `found` returns what was done instead of what.

    `in_answers` marks entries about answers to Sabotage rather than turns.
    """

    name: str
    sentence: str
    found: Callable[[Turn], str | None]
    in_answers: bool = False


def has(world: RushGame, card: int, *abilities: Ability) -> bool:
    """Return whether the card has one of these abilities."""
    return any(printed in abilities for printed, _ in world.catalogue.abilities[card])


def named(world: RushGame, action: Action) -> str:
    """Return the action with the codes of its cards, e.g. `attack su19 on 1.0`."""
    cards = world.catalogue.cards
    words = str(action).split()
    if words[0] not in ("buy", "use", "defend", "attack", "discard", "take", "scrap", "expose"):
        return str(action)
    return " ".join(
        cards[int(word)].code if word.isdigit() and words[i - 1] not in ("at", "on") else word
        for i, word in enumerate(words)
    )


def codes(world: RushGame, cards: Iterator[int] | tuple[int, ...] | list[int]) -> str:
    """Return the codes of these cards."""
    return " ".join(world.catalogue.cards[card].code for card in cards)


def no_worse(after: Sequence[int], before: Sequence[int], seat: int) -> bool:
    """Return whether nobody gains on this seat."""
    return all(
        after[seat] - after[rival] >= before[seat] - before[rival]
        for rival in range(len(after))
        if rival != seat
    )


def ahead(world: RushGame, seat: int) -> bool:
    """Return whether this seat has more points than everybody else."""
    return ahead_by(points_of(world), seat) > 0


def acts_last(world: RushGame) -> bool:
    """Return whether the active player's turn is the last of the round."""
    return world.turn % world.seats == world.seats - 1


def last_of_all(world: RushGame) -> bool:
    """Return whether the game is certainly over after this turn."""
    return world.ending and acts_last(world)


def standing_bases(world: RushGame, seat: int) -> list[int]:
    """Return the slots of a player's bases that stand."""
    return [slot for slot in range(3 * seat, 3 * seat + 3) if world.base[slot]]


def nearly_over(world: RushGame) -> bool:
    """Return whether a single turn may bring the last round."""
    few_bases = any(len(standing_bases(world, seat)) <= 1 for seat in range(world.seats))
    return world.ending or few_bases or min(world.ones) <= 3


def hastens(before: RushGame, after: RushGame, seat: int) -> bool:
    """Return whether the end comes nearer although this seat is not ahead."""
    return not before.ending and nearly_over(after) and not ahead(after, seat)


def acting_between(world: RushGame, owner: int) -> list[int]:
    """Return which other seats have a turn before this player's damage is repaired or the game is over."""
    seats = [(world.active + step) % world.seats for step in range(1, world.seats)]
    if world.ending:
        seats = seats[: world.seats - 1 - world.turn % world.seats]
    return seats[: seats.index(owner)] if owner in seats else seats


def drawable(world: RushGame, seat: int) -> list[int]:
    """Return the cards of the squad that can be in a hand."""
    return [card for card in world.squad(seat) if card < FIRST_BASE]


def choosing_cards(world: RushGame) -> bool:
    """Return whether cards may be played now."""
    return world.prompt is Prompt.PLAY
