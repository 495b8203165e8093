"""The status line, which always says what the game waits for."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.i18n import listed, t, tn
from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.model.rush.actions import Attack, Buy
from wotrush.model.rush.events import (
    AbilitySkipped,
    AbilityWorked,
    BaseDrawn,
    Defended,
    Drew,
    GarageShuffled,
    Retired,
    Sabotaged,
    Shot,
    Used,
)
from wotrush.model.rush.state import Prompt
from wotrush.model.rush.turn.assault import exposable
from wotrush.model.rush.view.endings import on_the_last_base, smallest_pile
from wotrush.scenes.rush.offers.offer import Offer
from wotrush.scenes.rush.offers.payment import Payment
from wotrush.scenes.rush.texts import telling, words
from wotrush.scenes.rush.texts.hinting import hint_text
from wotrush.scenes.rush.texts.lost import lost_text
from wotrush.scenes.rush.view.film import Phase
from wotrush.scenes.rush.view.latest import assault_so_far, from_the_last, lost_since_own_turn
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.session.advice import Hint, Thinking

FEW_MEDALS = 2
"""So few one-medal cards of a nation are told of before the last is taken."""


def status_line(
    view: View,
    payment: Payment | None,
    lifted: int | None,
    aimed: Offer | None = None,
    *,
    dragged: bool = False,
    gains: Sequence[str] = (),
) -> str:
    """Return the text of the status line. `aimed` is the offer under the lifted card, which may be `dragged`, or the pointer;
    `gains` is what anybody wins or loses by achievements if what is to be paid is bought.
    """
    o = view.o
    kept = view.session.kept
    if kept is not None and kept.problem is not None:
        return str(kept.problem)
    if view.session.remark:
        return view.session.remark
    advice = view.session.advice
    idle = payment is None and lifted is None and advice is None
    if idle and aimed is None and _attacking(view):
        return _assault(view)
    if view.phase is Phase.REPLENISH:
        return _replenishes(view)
    if o.prompt is Prompt.OVER or o.to_act is None:
        return t("The game is over")
    if view.film is not None and not view.own_turn:
        return _others(view, view.seen.active)
    if not view.session.may_decide or (idle and view.reading):
        return _others(view, o.to_act)
    if isinstance(advice, Hint) and lifted is None:
        return hint_text(o, advice, view.names)
    if isinstance(advice, Thinking):
        return t("A hint is being thought out…")
    if payment is not None:
        return " · ".join([_paying(o, payment), *gains])
    if lifted is not None and o.prompt in (Prompt.PLAY, Prompt.ASSAULT):
        return _lifted(view, telling.name(o, lifted), aimed, dragged=dragged)
    if aimed is not None and aimed.full != aimed.brief:
        return aimed.full
    if o.prompt is Prompt.PLAY and view.session.task and (len(o.actions) > 1 or view.session.task_done):
        return view.session.task
    if view.by_keys and o.prompt is Prompt.PLAY:
        return t("Your turn: arrows and Tab choose, Enter lifts a card or opens the pay tray.")
    return _given_up(view) or _lost(view) or _waiting(o, view.names)


def _given_up(view: View) -> str:
    """Tell what the others gave up to the player's Sabotage, until the player does something else."""
    o, cards, stands = view.o, list[str](), -1
    for event in from_the_last(view):
        match event:
            case Sabotaged(seat=seat, card=card):
                cards.append(f"{telling.name(o, card)} ({view.names[seat]})")
            case Defended(card=card) if stands < 0:
                stands = card
            case Used(seat=seat, card=card) if cards and seat == o.seat and stands in (-1, card):
                return t("Given up to Sabotage: {cards}.", cards=listed(cards[::-1]))
            case AbilityWorked() | AbilitySkipped() | Retired() | Drew() | BaseDrawn() | GarageShuffled():
                continue
            case _:
                break
    return ""


def _lost(view: View) -> str:
    """Tell what others have taken from the player, until the player does something."""
    playing = view.o.prompt is Prompt.PLAY and view.own_turn
    return lost_text(view.o, lost_since_own_turn(view)) if playing else ""


def _lifted(view: View, card: str, aimed: Offer | None, *, dragged: bool) -> str:
    if aimed is None:
        if view.by_keys:
            return t("Arrows choose a target for {card}, Esc takes it back.", card=card)
        if not dragged:
            return t("Click a target for {card}; a right click or Esc takes it back.", card=card)
        return t("Drop {card} on a target, or let it go to take it back.", card=card)
    what = aimed.full
    if not view.by_keys:
        return what
    if not aimed.legal:
        return t("{card} cannot go there: {why}", card=card, why=what)
    return t(
        "{card}: {what} · Enter does it, arrows choose another target.",
        card=card,
        what=what.removesuffix("."),
    )


def _others(view: View, seat: Seat) -> str:
    """Say what another player is doing or did last, with the reason if it is known."""
    names, o = view.names, view.o
    if view.reason is not None:
        last, reason = view.reason
        return t("{player}: {reason}", player=names[last], reason=telling.reason_text(reason))
    if o.nation >= 0 and o.attackers:
        return _assault(view)
    return view.playing(seat)


def _replenishes(view: View) -> str:
    seat = view.seen.active
    if seat == view.o.seat and not view.session.shared and view.session.watched is None:
        return t("Your turn ends: you replenish and draw…")
    return t("{player} replenishes and draws…", player=view.names[seat])


def _attacking(view: View) -> bool:
    """Return whether a film is under way in which somebody attacks: then nothing else is said."""
    return view.film is not None and any(isinstance(event, Shot) for event in view.film.events)


def _assault(view: View) -> str:
    attacker, so_far = view.names[view.seen.active], assault_so_far(view)
    if not so_far:
        return t("{player} attacks…", player=attacker)
    return t("{player} attacks: {so_far}", player=attacker, so_far=so_far)


def _paying(o: Observation, payment: Payment) -> str:
    vehicle, paid, cost = telling.name(o, payment.vehicle), payment.paid(o), payment.cost(o)
    refusal = payment.why_not(o)
    if refusal is None:
        return t(
            "{vehicle}: {paid} of {cost} paid. Enter buys it, Esc takes all back.",
            vehicle=vehicle,
            paid=paid,
            cost=cost,
        )
    return t("{vehicle}: {why}", vehicle=vehicle, why=telling.refusal_text(refusal))


def _waiting(o: Observation, names: Sequence[str]) -> str:
    match o.prompt:
        case Prompt.REFRESH:
            return t("Discard the furthest card of the Reserve, or keep it?")
        case Prompt.ASSAULT:
            return t("The assault goes on: choose another attacker, or end it.")
        case Prompt.SABOTAGE:
            return t(
                "Sabotage by {player}: choose a card from your hand for your Depot.", player=names[o.active]
            )
        case Prompt.STRIKE:
            return t("Siege Master: choose an enemy base or an armored vehicle.")
        case Prompt.RESEARCH:
            return t("Research: choose a vehicle in the Reserve.")
        case Prompt.REPAIR:
            return t("Repair: choose a card of your Depot for the graveyard.")
        case Prompt.REPAIR_MORE:
            return t("Repair: choose a second card, or stop.")
        case Prompt.PLACE:
            return t("Choose the base that {card} defends.", card=telling.name(o, o.using))
        case Prompt.REWARD:
            return t("Choose your medals.")
        case Prompt.EXPOSE:
            able = exposable(o)
            if len(able) == 1:
                return t("Choose the base that {card} defends.", card=telling.name(o, able[0]))
            return t("First choose an attacker, then the base that it must defend.")
        case _:
            return _your_turn(o, names)


def _your_turn(o: Observation, names: Sequence[str]) -> str:
    if len(o.actions) == 1:
        return t("Nothing is left to play: end your turn.")
    if not o.hand and any(isinstance(action, Buy) for action in o.actions):
        return t("Your turn: what is left over can still pay. Click a lit vehicle.")
    if nearly := _nearly_over(o, names):
        return nearly
    if _could_join(o):
        return t("Your turn: drag or click a card. Shift+click joins attackers.")
    return t("Your turn: drag a card, or click it and then its target.")


def _nearly_over(o: Observation, names: Sequence[str]) -> str:
    """Say what would bring the last round if little is missing; nothing once that has begun."""
    if o.ending:
        return ""
    medals = smallest_pile(o)
    if medals.cards <= FEW_MEDALS:
        return tn(
            "Your turn. {nation}: {n} one-medal card left; the round in which it is taken is the last.",
            "Your turn. {nation}: {n} one-medal cards left; the round in which they run out is the last.",
            medals.cards,
            nation=words.nation_name(medals.nation),
        )
    last = on_the_last_base(o)
    if last == [o.seat]:
        return t("Your turn. You have one base left; the round in which it falls is the last.")
    if len(last) == 1:
        return t(
            "Your turn. {player} has one base left; the round in which it falls is the last.",
            player=names[last[0]],
        )
    if last:
        who = [t("you") if seat == o.seat else names[seat] for seat in last]
        return t(
            "Your turn. One base left: {players}. The round in which one falls is the last.",
            players=listed(who),
        )
    return ""


def _could_join(o: Observation) -> bool:
    """Return whether several cards of one nation could attack together."""
    attackers = {action.card for action in o.actions if isinstance(action, Attack)}
    nations = [o.catalogue.nation[card] for card in attackers]
    return len(set(nations)) < len(nations)
