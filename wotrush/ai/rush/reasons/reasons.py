"""Why an action was chosen over the next best one: one sentence that names the alternative and the difference."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from wotrush.ai.agent import Because, Phrase
from wotrush.ai.rush.heuristics.verdict import LEAST_MISSED
from wotrush.ai.rush.reasons.gains import MORE_TO_BUY, about_the_same, counts_at_the_end, gains, since
from wotrush.ai.rush.reasons.phrases import PhraseKind, described, does, in_turn, instead
from wotrush.ai.rush.reasons.precluded import precludes
from wotrush.ai.rush.reasons.purse import all_too_dear
from wotrush.ai.rush.search.outlooks import Outlook
from wotrush.ai.rush.search.planner import after
from wotrush.model.game import Reason
from wotrush.model.rush import Observation, RushGame
from wotrush.model.rush.actions import END_ASSAULT, END_TURN, Action, Buy, Discard, Scrap
from wotrush.model.rush.state import Prompt

_RATHER: Mapping[PhraseKind, Reason] = {
    PhraseKind.BUY: Reason("Buys {card}, not {other}: {difference}."),
    PhraseKind.USE: Reason("Uses {card}, not {other}: {difference}."),
    PhraseKind.GUARD: Reason("Guards a base with {card}, not with {other}: {difference}."),
    PhraseKind.TAKE: Reason("Takes {card}, not {other}: {difference}."),
    PhraseKind.SCRAP: Reason("Scraps {card}, not {other}: {difference}."),
}
"""Sentences for choices that differ only in the card."""
_BETTER = Reason("{does} rather than {instead}: {difference}.")
_GAINS = Reason("{does}: {difference}.")
_PAYS = Reason("Buys {card} and keeps {kept}: {difference}.")
_PAYS_ALIKE = Reason("Buys {card} and keeps {kept}, which hardly matters.")
_ALIKE = (
    Reason("{does}; {instead} would be nearly as good."),
    Reason("{does}; {instead} would hardly make a difference."),
    Reason("{does}; it was a toss-up with {instead}."),
)
_ENDS = (
    Reason("Ends the turn: {instead} would gain hardly anything."),
    Reason("Ends the turn; {instead} would not help now."),
    Reason("Enough for this turn: {instead} is not worth it."),
)
_ALONE = Reason("{does}: nothing else comes close, {instead} wins {percent} fewer of 100 games.")
_LATER = Reason("{does} first; {instead} can wait.")
_UNRIVALLED = Reason("{does}: nothing else is worth considering.")

_AT_THE_END = Reason("{gain} at the end of the turn")

_WINS = Reason("{percent} more of 100 games won")
_GAINS_AND_WINS = Reason("{gain}, {percent} more of 100 games won")

_BY_LOT = (
    Reason("{does} at random; {instead} was just as likely."),
    Reason("{does} without considering {instead}."),
    Reason("{does}, picked at random over {instead}."),
)
_LOT_FELL = Reason("{does}, picked at random.")

_SOFT = (*_ALIKE, *_ENDS, _PAYS_ALIKE)
"""Sentences that name no difference."""
_CLOSEST = 4
"""How many of the best alternatives are asked for a difference that can be told."""
_FAR = 25
"""Alternatives that win this many percent less often are no rivals."""
_CHOICES = (
    Prompt.STRIKE,
    Prompt.RESEARCH,
    Prompt.REPAIR,
    Prompt.REPAIR_MORE,
    Prompt.PLACE,
    Prompt.REWARD,
    Prompt.EXPOSE,
)
"""Choices within an action."""
_SCRAPPING = (Prompt.REPAIR, Prompt.REPAIR_MORE)


def secret(view: Observation, action: Action) -> Because | None:
    """Return the reason for an answer to Sabotage, which everybody reads and which must reveal nothing about the hand."""
    if not isinstance(action, Discard):
        return None
    return LEAST_MISSED, {"card": view.catalogue.cards[action.card].name}


def by_lot(view: Observation, drawn: Action) -> Because | None:
    """Return the reason for an action that was drawn at random, naming another one that might have been; None if there
    was no other.
    """
    if isinstance(drawn, Discard):  # As in `secret`, the reason must reveal nothing.
        return _LOT_FELL, {"does": does(view, drawn)}
    others = [action for action in view.actions if described(view, action) != described(view, drawn)]
    if not others:
        return None
    other = others[view.turn % len(others)]
    return in_turn(_BY_LOT, view, view.played.bit_count()), {
        "does": does(view, drawn),
        "instead": instead(view, other),
    }


def because(world: RushGame, outlooks: Sequence[Outlook]) -> Because:
    """Compare the first outlook with the best of those that do something else; `world` is the game before the action.

    An alternative is named only if it is ruled out by the action: one that may still come was not rejected.
    """
    if (dear := all_too_dear(world, outlooks[0].action)) is not None:
        return dear
    best, *others = outlooks
    ends = best.action in (END_ASSAULT, END_TURN)
    without = [rival for rival in others if ends or best.action not in rival.steps]
    against = [
        found
        for rival in without
        if precludes(world, best.action, rival.action)
        if (found := _against(world, best, rival, without[0]))
    ][:_CLOSEST]
    telling = [found for found in against if found[0] not in _SOFT]
    if telling:
        return telling[0]
    named = {"does": does(world, best.action)}
    brought = next(_brought(world, best), None)
    if without and (difference := _difference(world, best, without[0])):
        return _GAINS, {**named, "difference": _explained(difference, brought, best.action)}
    if brought:
        return _GAINS, {**named, "difference": brought}
    if against:
        return against[0]
    for rival in others:
        if rival.action not in (END_ASSAULT, END_TURN) and described(world, rival.action) != described(
            world, best.action
        ):
            return _LATER, {**named, "instead": instead(world, rival.action)}
    return _UNRIVALLED, named


def _against(world: RushGame, best: Outlook, rival: Outlook, closest: Outlook) -> Because | None:
    """Compare two outlooks; return None if words cannot distinguish them. `closest` is the best alternative of all."""
    difference = _difference(world, best, rival, compared=True)
    kind, mine = described(world, best.action)
    other, theirs = described(world, rival.action)
    if isinstance(best.action, Buy) and isinstance(rival.action, Buy) and mine == theirs:
        return _paid(world, best.action, rival.action, difference)
    if (kind, mine) == (other, theirs):
        return None
    named = {"does": does(world, best.action), "instead": instead(world, rival.action)}
    if min(_percent(best, closest), _percent(best, rival)) >= _FAR:
        return _ALONE, {**named, "percent": _percent(best, rival)}
    if difference is None:
        return in_turn(_ENDS if kind is PhraseKind.END_TURN else _ALIKE, world), named
    if kind is other and kind in _RATHER and mine["card"] != theirs["card"]:
        return _RATHER[kind], {"card": mine["card"], "other": theirs["card"], "difference": difference}
    return _BETTER, {**named, "difference": difference}


def _percent(best: Outlook, rival: Outlook) -> int:
    """Return how many more games of a hundred are won."""
    return round(100 * (best.chance - rival.chance))


def _difference(world: RushGame, best: Outlook, rival: Outlook, *, compared: bool = False) -> Phrase | None:
    """Return the difference between two outlooks, or None if there is hardly any; `compared` is for a sentence that names the
    rival, whose figures must be those between the two. In any other, only what is a gain over the game before is one.
    """
    seat = world.active if world.to_act() is None else world.to_act()
    assert seat is not None, "somebody decided"
    percent = _percent(best, rival)
    other = rival if compared and rival.action not in (END_ASSAULT, END_TURN) else None
    end = _end(world, best)
    found = list(_borne_out(world, best, gains(end, _end(world, rival), seat)))
    if not compared and best.action not in (END_ASSAULT, END_TURN):
        brought = list(_borne_out(world, best, gains(end, _settled(world), seat)))
        found = [gain for gain in brought if any(about_the_same(gain, one) for one in found)]
    gained = _gained(world, best, other, found)
    if percent < 1:
        return gained
    if gained is None:
        return Phrase(_WINS, {"percent": percent})
    return Phrase(_GAINS_AND_WINS, {"gain": gained, "percent": percent})


def _gained(world: RushGame, best: Outlook, rival: Outlook | None, found: Sequence[Phrase]) -> Phrase | None:
    """Return the most telling of the differences that were found between two plans. What the action itself brings comes before
    what comes only later in the plan: points are then said to come later, and the rest is told only if the action brings nothing.
    """
    if not found or best.action in (END_ASSAULT, END_TURN):
        return next(iter(found), None)
    own = list(_brought(world, best, rival))
    shared = [mine for mine in own if any(about_the_same(mine, one) for one in found)]
    gained = next((mine for mine in shared if counts_at_the_end(mine)), found[0])
    if not counts_at_the_end(gained):
        return next(iter([*shared, *own]), gained)
    later = not any(about_the_same(gained, mine) for mine in own)
    return Phrase(_AT_THE_END, {"gain": gained}) if later else gained


def _brought(world: RushGame, best: Outlook, rival: Outlook | None = None) -> Iterator[Phrase]:
    """Yield what the action brings at once, or more than the rival's does."""
    before = world if rival is None else _done(world, rival)
    return _borne_out(world, best, gains(_settled(_done(world, best)), _settled(before), world.active))


def _borne_out(world: RushGame, best: Outlook, found: Iterable[Phrase]) -> Iterator[Phrase]:
    """Yield these gains as they are seen from the game before the action; another purchase only if the plan makes it."""
    bought = sum(isinstance(action, Buy) for action in best.steps) + world.bought
    for phrase in found:
        if phrase.text is not MORE_TO_BUY or bought > 1:
            yield since(world, phrase, world.active)


def _done(world: RushGame, outlook: Outlook) -> RushGame:
    """Return the game after the action, with the choices within it, such as the vehicle that is taken."""
    done, choices = (
        after(world, outlook.action),
        _SCRAPPING if isinstance(outlook.action, Scrap) else _CHOICES,
    )
    for action in outlook.steps[1:]:
        if done.prompt not in choices or action not in done.legal_actions():
            break
        done = after(done, action)
    return done


def _settled(world: RushGame) -> RushGame:
    """Return the game with the card in use back in the squad: it lies in no pile, and its return is no gain."""
    if world.using < 0:
        return world
    settled = world.copy()
    settled.depots[settled.active].append(settled.using)
    return settled


def _explained(difference: Phrase, brought: Phrase | None, action: Action) -> Phrase:
    """Name what the action itself brings where that is points, or where the difference has no other fact, or one about cards
    that come and go later.
    """
    if brought is None:
        return difference
    later = isinstance(action, Scrap) or brought.text is MORE_TO_BUY
    if not later and not counts_at_the_end(brought) and difference.text is not _WINS:
        return difference
    percent = difference.params.get("percent")
    return brought if percent is None else Phrase(_GAINS_AND_WINS, {"gain": brought, "percent": percent})


def _end(world: RushGame, outlook: Outlook) -> RushGame:
    """Return the game after as many of the planned actions as are possible in this world, with no card in use."""
    for action in outlook.steps:
        if action is END_TURN or action not in world.legal_actions():
            break
        world = after(world, action)
    return _settled(world)


def _paid(world: RushGame, best: Buy, rival: Buy, difference: Phrase | None) -> Because | None:
    """Compare two payments for the same card by what each of them keeps."""
    names = world.catalogue.cards
    paid = [names[card].name for card in best.payers]
    kept = [names[card].name for card in rival.payers if names[card].name not in paid]
    if not kept:
        return None
    named = {"card": names[best.card].name, "kept": kept[0]}
    if difference is None:
        return _PAYS_ALIKE, named
    return _PAYS, {**named, "difference": difference}
