"""The worse of two choices: a card taken, kept, placed or scrapped although another was better in everything printed."""

from __future__ import annotations

from wotrush.ai.rush.blunders.continuation import instead_of_points
from wotrush.ai.rush.blunders.turns import Blunder, Turn, ahead, named, no_worse
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import Buy, Defend, Discard, Place, Scrap, Take, TakeMedals
from wotrush.model.rush.cards import FIRST_ONE, Ability
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.scoring import Achievement, medals_of, points_of
from wotrush.model.rush.view.alike import canonical

_WELCOME = frozenset(
    {
        Ability.INVULNERABILITY,
        Ability.REINFORCEMENTS,
        Ability.RECRUITMENT,
        Ability.SIEGE_MASTER,
        Ability.SABOTAGE,
    }
)


def covers(printed: Catalogue, better: int, worse: int) -> bool:
    """Return whether a card does everything that the other does, including attacks by its nation."""
    if printed.power[worse] and printed.nation[better] != printed.nation[worse]:
        return False
    if printed.national[worse] and printed.nation[better] != printed.nation[worse]:
        return False
    figures = (
        printed.resources,
        printed.power,
        printed.armor,
        printed.heavy,
        *((printed.hits_bases, printed.hits_vehicles) if printed.power[worse] else ()),
    )
    return (
        all(figure[better] >= figure[worse] for figure in figures)
        and printed.national[better] <= printed.national[worse]
        and _does_all(printed, better, worse)
    )


def _does_all(printed: Catalogue, better: int, worse: int) -> bool:
    """Return whether a card has all abilities of the other, and no more that could be unwelcome."""
    more, less = dict(printed.abilities[better]), dict(printed.abilities[worse])
    return all(more.get(ability, -1) >= number for ability, number in less.items()) and all(
        ability in less or ability in _WELCOME for ability in more
    )


def surpasses(printed: Catalogue, better: int, worse: int) -> bool:
    """Return whether a card does everything that the other does, and more."""
    return covers(printed, better, worse) and not covers(printed, worse, better)


def _counts_less(world: RushGame, better: int, worse: int) -> bool:
    """Return whether an achievement counts the worse card and not the better one."""
    classes = {a - Achievement.LIGHT for a in world.achievements if 1 <= a <= Achievement.AUXILIARY}
    printed = world.catalogue
    return printed.cls[worse] in classes and printed.cls[worse] != printed.cls[better]


def takes_worse(turn: Turn) -> str | None:
    for step in turn.steps:
        if not isinstance(step.action, Take) or step.before.ending:
            continue
        for other in step.before.legal_actions():
            if isinstance(other, Take) and _is_better(step.before, other.card, step.action.card):
                return f"{named(step.before, step.action)} although there was {named(step.before, other)}"
    return None


def buys_worse(turn: Turn) -> str | None:
    if any(step.after.recruiting for step in turn.steps):
        return None
    for step in turn.steps:
        if not isinstance(step.action, Buy) or step.before.ending:
            continue
        buy = canonical(step.before, step.action)
        assert isinstance(buy, Buy)
        for other in step.before.legal_actions():
            if not isinstance(other, Buy) or other.payers != buy.payers:
                continue
            if _is_better(step.before, other.card, buy.card):
                return f"{named(step.before, buy)} although there was {named(step.before, other)}"
    return None


def _is_better(world: RushGame, better: int, worse: int) -> bool:
    return surpasses(world.catalogue, better, worse) and not _counts_less(world, better, worse)


def discards_better(turn: Turn) -> str | None:
    for step in turn.steps:
        table = step.before
        if not isinstance(step.action, Discard) or table.ending:
            continue
        for other in table.legal_actions():
            if isinstance(other, Discard) and surpasses(table.catalogue, step.action.card, other.card):
                return f"{named(table, step.action)} although there was {named(table, other)}"
    return None


def weakens_guard(turn: Turn) -> str | None:
    for step in turn.steps:
        table = step.before
        match step.action:
            case Defend(card, place):
                kept = [card]
            case Place(place):
                places = {other.place for other in table.legal_actions() if isinstance(other, Place)} - {
                    place
                }
                kept = [table.defender[3 * turn.seat + other] for other in places]
            case _:
                continue
        relieved = table.defender[3 * turn.seat + place]
        if relieved < 0 or points_of(step.after)[turn.seat] > points_of(table)[turn.seat]:
            continue
        if any(other >= 0 and _guards_worse(table, other, relieved) for other in kept):
            return f"{named(table, step.action)} instead of {table.catalogue.cards[relieved].code}"
    return None


def _guards_worse(world: RushGame, guard: int, relieved: int) -> bool:
    """Return whether the card that stays is the weaker defender without being worse in the squad than the one that goes."""
    printed = world.catalogue
    figures = (printed.resources, printed.power, printed.heavy, printed.hits_bases, printed.hits_vehicles)
    return (
        printed.armor[guard] < printed.armor[relieved]
        and all(figure[guard] >= figure[relieved] for figure in figures)
        and printed.nation[guard] == printed.nation[relieved]
        and printed.national[guard] <= printed.national[relieved]
        and _does_all(printed, guard, relieved)
        and not _counts_less(world, guard, relieved)
    )


def throws_points_away(turn: Turn) -> str | None:
    for step in turn.steps:
        if not isinstance(step.action, Scrap) or step.action.card < FIRST_ONE:
            continue
        if other := instead_of_points(step.before):
            return f"{named(step.before, step.action)} although there was {named(step.before, other)}"
    return None


def throws_better_away(turn: Turn) -> str | None:
    for step in turn.steps:
        table = step.before
        if not isinstance(step.action, Scrap) or table.ending or step.action.card >= FIRST_ONE:
            continue
        for other in table.legal_actions():
            if (
                isinstance(other, Scrap)
                and other.card < FIRST_ONE
                and surpasses(table.catalogue, step.action.card, other.card)
                and not _counts_less(table, step.action.card, other.card)
            ):
                return f"{named(table, step.action)} although there was {named(table, other)}"
    return None


def takes_fewer_medals(turn: Turn) -> str | None:
    for step in turn.steps:
        if not isinstance(step.action, TakeMedals):
            continue
        for other in step.before.legal_actions():
            then = step.before.copy()
            then.record = False
            then.apply(other)
            more = medals_of(then, turn.seat) > medals_of(step.after, turn.seat)
            if more and _is_welcome(then, step.after, turn.seat):
                return f"{step.action} although there was {other}"
    return None


def _is_welcome(then: RushGame, now: RushGame, seat: int) -> bool:
    """Return whether the other choice loses no points and does not bring the end, unless that saves a lost game."""
    saves = now.ending and not then.ending and not ahead(now, seat)
    return no_worse(points_of(then), points_of(now), seat) and (then.ending == now.ending or saves)


ENTRIES = (
    Blunder(
        "takes worse",
        "Takes by Research a vehicle although another within reach does all that it does and more, and no achievement"
        " in the game counts the class of the worse one only; not in the last round.",
        takes_worse,
    ),
    Blunder(
        "buys worse",
        "Buys a vehicle although the same cards could have paid for one that does all that it does and more, under the"
        " same reservations and without Recruitment.",
        buys_worse,
    ),
    Blunder(
        "discards better",
        "Gives up to Sabotage a card that does all that another one in hand does and more; not in the last round.",
        discards_better,
        in_answers=True,
    ),
    Blunder(
        "weakens guard",
        "Replaces a defender although the new one, or after a use another that could have been replaced, has less armor"
        " and is in nothing else worse, of the same nation, and no point is won by it.",
        weakens_guard,
    ),
    Blunder(
        "throws points away",
        "Sends a medal or a base to the graveyard by Repair although it might have stopped, or a barracks card lay in"
        " the Depot.",
        throws_points_away,
    ),
    Blunder(
        "throws better away",
        "Sends a card to the graveyard by Repair although another in the Depot does less of everything and counts the"
        " same; not in the last round.",
        throws_better_away,
    ),
    Blunder(
        "takes fewer medals",
        "Chooses the two-medal cards so that the kills bring fewer medals than they could; not where that keeps"
        " the game from ending, or ends it ahead.",
        takes_fewer_medals,
    ),
)
