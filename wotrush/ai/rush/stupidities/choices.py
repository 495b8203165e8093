"""The worse of two: a card taken, kept, placed or thrown away although another was better in everything printed."""

from __future__ import annotations

from wotrush.ai.rush.stupidities.turns import Stupidity, Turn, named, no_worse, points
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import Buy, Defend, Discard, Place, Scrap, StopRepair, Take, TakeMedals
from wotrush.model.rush.cards import FIRST_ONE, VEHICLES, Ability, medal_count
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.scoring import Achievement
from wotrush.model.rush.state import Prompt

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
    """Whether a card does all that the other does: the same nation, or the other cannot attack."""
    if printed.power[worse] and printed.nation[better] != printed.nation[worse]:
        return False
    if printed.national[worse] and printed.nation[better] != printed.nation[worse]:
        return False
    figures = (
        printed.resources,
        printed.power,
        printed.armor,
        printed.heavy,
        printed.hits_bases,
        printed.hits_vehicles,
    )
    return (
        all(figure[better] >= figure[worse] for figure in figures)
        and printed.national[better] <= printed.national[worse]
        and _does_all(printed, better, worse)
    )


def _does_all(printed: Catalogue, better: int, worse: int) -> bool:
    """Whether all abilities of a card are on the other too, with nothing added that could be unwelcome."""
    more, less = dict(printed.abilities[better]), dict(printed.abilities[worse])
    return all(more.get(ability, -1) >= number for ability, number in less.items()) and all(
        ability in less or ability in _WELCOME for ability in more
    )


def surpasses(printed: Catalogue, better: int, worse: int) -> bool:
    """Whether a card does all that the other does, and more."""
    return covers(printed, better, worse) and not covers(printed, worse, better)


def _counts_less(world: RushGame, better: int, worse: int) -> bool:
    """Whether an achievement counts the worse one and not the better."""
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
        buy = step.action
        for other in step.before.legal_actions():
            same = isinstance(other, Buy) and other.payers == buy.payers
            if same and isinstance(other, Buy) and _is_better(step.before, other.card, buy.card):
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
        match step.action:
            case Defend(card, place):
                pass
            case Place(place):
                card = step.before.using
            case _:
                continue
        relieved = step.before.defender[3 * turn.seat + place]
        if relieved >= 0 and _is_waste(turn, step.before, step.after, card, relieved, place):
            return (
                f"{named(step.before, step.action)} instead of {step.before.catalogue.cards[relieved].code}"
            )
    return None


def _is_waste(turn: Turn, before: RushGame, after: RushGame, card: int, relieved: int, place: int) -> bool:
    """The one that was relieved is the better guard, and no better in the squad than the one that relieved it."""
    printed = before.catalogue
    if printed.armor[relieved] <= printed.armor[card] or before.hurt[3 * turn.seat + place]:
        return False
    if before.prompt is Prompt.PLACE and not _other_place(before, turn.seat, place):
        return False
    figures = (printed.resources, printed.power, printed.heavy, printed.hits_bases, printed.hits_vehicles)
    return (
        all(figure[card] >= figure[relieved] for figure in figures)
        and printed.nation[card] == printed.nation[relieved]
        and _does_all(printed, card, relieved)
        and not _counts_less(before, card, relieved)
        and not points(after)[turn.seat] > points(before)[turn.seat]
    )


def _other_place(world: RushGame, seat: int, place: int) -> bool:
    """Whether a used card could have relieved a weaker guard."""
    armor = world.catalogue.armor
    guard = world.defender[3 * seat + place]
    others = [world.defender[3 * seat + a.place] for a in world.legal_actions() if isinstance(a, Place)]
    return any(armor[other] < armor[guard] for other in others)


def throws_points_away(turn: Turn) -> str | None:
    for step in turn.steps:
        if not isinstance(step.action, Scrap) or step.action.card < FIRST_ONE:
            continue
        for other in step.before.legal_actions():
            if isinstance(other, StopRepair) or (
                isinstance(other, Scrap) and VEHICLES <= other.card < FIRST_ONE
            ):
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
            if _medals(then, turn.seat) > _medals(step.after, turn.seat) and _dominates(
                then, step.after, turn.seat
            ):
                return f"{step.action} although there was {other}"
    return None


def _dominates(then: RushGame, now: RushGame, seat: int) -> bool:
    return no_worse(points(then), points(now), seat) and then.ending == now.ending


def _medals(world: RushGame, seat: int) -> int:
    return sum(map(medal_count, world.squad(seat)))


ENTRIES = (
    Stupidity(
        "takes worse",
        "Takes by Research a vehicle although another within reach does all that it does and more, and no achievement"
        " in the game counts the class of the worse one only; not in the last round.",
        takes_worse,
    ),
    Stupidity(
        "buys worse",
        "Buys a vehicle although the same cards could have paid for one that does all that it does and more, under the"
        " same reservations and without Recruitment.",
        buys_worse,
    ),
    Stupidity(
        "discards better",
        "Gives up to Sabotage a card that does all that another one in hand does and more; not in the last round.",
        discards_better,
    ),
    Stupidity(
        "weakens guard",
        "Replaces an undamaged defender by one with less armor, although the one that leaves is of the same nation with"
        " the same abilities and in nothing else better, and no point is won by it.",
        weakens_guard,
    ),
    Stupidity(
        "throws points away",
        "Sends a medal or a base to the graveyard by Repair although it might have stopped, or a barracks card lay in"
        " the Depot.",
        throws_points_away,
    ),
    Stupidity(
        "throws better away",
        "Sends a card to the graveyard by Repair although another in the Depot does less of everything and counts the"
        " same; not in the last round.",
        throws_better_away,
    ),
    Stupidity(
        "takes fewer medals",
        "Chooses the two-medal cards so that the kills bring fewer medals than they could, and that decides nothing"
        " about the end.",
        takes_fewer_medals,
    ),
)
