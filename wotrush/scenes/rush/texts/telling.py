"""Sentences about cards and events, and reasons, in the current language: for the log, the recap and the status line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from wotrush.ai.agent import Phrase
from wotrush.i18n import listed, mark, t, tn
from wotrush.match.message import Message
from wotrush.model.game import Refusal
from wotrush.model.rush import Observation
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import Ability, Kind, medal_count
from wotrush.model.rush.scoring import ACHIEVEMENT_POINTS
from wotrush.scenes.description.player_name import player_name
from wotrush.scenes.description.spoken import spoken, spoken_phrase
from wotrush.scenes.rush.abilities import ability_name, ability_text
from wotrush.scenes.rush.texts import words
from wotrush.spacing import unbroken


def name(o: Observation, card: int) -> str:
    """Return what a sentence calls the card: two medals on one card are not two cards of one medal."""
    printed = o.catalogue.cards[card]
    called = words.card_name(printed)
    if printed.kind is Kind.VEHICLE:
        return unbroken(called)
    return t("{medal} (double)", medal=called) if printed.kind is Kind.DOUBLE else called


def names(o: Observation, cards: Sequence[int]) -> str:
    """Return the names of cards; several with the same name are counted."""
    counts = Counter(name(o, card) for card in cards)
    return listed([f"{count}\u00a0×\u00a0{text}" if count > 1 else text for text, count in counts.items()])


def refusal_text(refusal: Refusal) -> str:
    return t(refusal.reason, **spoken(refusal.params, words.in_words))


def reason_text(reason: Message) -> str:
    """Return why an opponent did something."""
    return t(reason.msgid, **spoken(reason.named, words.in_words))


def advice_text(reason: Message) -> str:
    """Return the reason of a hint, which has already named the action, and speaks to the player."""
    named = spoken(reason.named, words.in_words)
    match named:
        case {"instead": _, "difference": _}:
            return t("Better than {instead}: {difference}.", **named)
        case {"other": _, "difference": _}:
            return t("Better than {other}: {difference}.", **named)
        case {"kept": kept, "difference": difference}:
            return t("That keeps {kept}: {difference}.", kept=kept, difference=difference)
        case {"kept": kept}:
            return t("That keeps {kept}.", kept=kept)
        case {"does": _, "difference": difference}:
            return t("Gain: {difference}.", difference=difference)
        case {"n": n, "cost": cost}:
            return t("You can pay {n}, and the cheapest vehicle costs {cost}.", n=n, cost=cost)
        case {"does": str(does)}:
            return _without(does, reason_text(reason))
        case {"card": _}:
            return t("No other card would be missed less.")
        case _:
            return reason_text(reason)


def _without(does: str, said: str) -> str:
    """Return the sentence without its beginning if that only says what is done."""
    rest = said.removeprefix(does)
    if rest == said or rest[:1] not in (":", ";"):
        return said
    rest = rest[1:].lstrip()
    return rest[:1].upper() + rest[1:]


def phrase_text(phrase: Phrase) -> str:
    """Return what a review says of a decision, or a part of a reason."""
    return spoken_phrase(phrase, words.in_words)


def ability_list(o: Observation, card: int, *, nothing_to_repair: bool = False) -> list[str]:
    """Return what using the card does, a sentence for each ability; a Repair with nothing to repair says why it does nothing."""
    return [
        f"{depot_is_empty()}."
        if nothing_to_repair and ability is Ability.REPAIR
        else ability_text(ability, number)
        for ability, number in o.catalogue.abilities[card]
    ]


def depot_is_empty() -> str:
    """Return why a Repair does nothing."""
    return t("{ability}: your Depot is empty", ability=ability_name(Ability.REPAIR))


def event_text(o: Observation, event: ev.Event, players: Sequence[str] = ()) -> str | None:
    """Return one line for the log; None for what needs none."""
    who = player_name(players, getattr(event, "seat", None))
    match event:
        case ev.TurnBegan(round=number):
            return t("Round {round}: {player}", round=number, player=who)
        case ev.Bought(card=card, payers=payers) if payers:
            return t(
                "{player} buys {card} with {payers}", player=who, card=name(o, card), payers=names(o, payers)
            )
        case ev.Bought(card=card):
            return t("{player} buys {card} with what was left over", player=who, card=name(o, card))
        case ev.Dealt(cards=cards):
            return t("New in the Reserve: {cards}", cards=names(o, cards)) if cards else None
        case ev.ReserveDiscarded(cards=cards, scouting=True):
            return t("Scouting clears the Reserve: {cards}", cards=names(o, cards))
        case ev.ReserveDiscarded(cards=cards):
            return t("{card} leaves the Reserve", card=names(o, cards))
        case ev.DeckShuffled():
            return t("The vehicle discard is shuffled into a new deck")
        case ev.GarageShuffled():
            return t("{player} shuffles the Depot into a new Garage", player=who)
        case ev.Drew(count=count, cards=cards, open=shown):
            if cards and shown:
                return t("{player} draws {cards}", player=who, cards=names(o, cards))
            return tn("{player} draws a card", "{player} draws {n} cards", count, player=who)
        case ev.BaseDrawn():
            return t("{player} draws a base card, which goes to the Depot", player=who)
        case ev.Used(card=card):
            return t("{player} uses {card}", player=who, card=name(o, card))
        case ev.AbilityWorked():
            return None
        case ev.AbilitySkipped(card=card, ability=ability):
            named = {"ability": _ability(o, card, ability)}
            if ability is Ability.REPAIR:
                return t("{ability} can do nothing: the Depot is empty", **named)
            return t("{ability} can do nothing", **named)
        case ev.Researched(card=card, taken=taken):
            return t(
                "{player} researches {taken} with {card}",
                player=who,
                card=name(o, card),
                taken=name(o, taken),
            )
        case ev.Scrapped(card=card):
            return t("{player} sends {card} to the graveyard", player=who, card=name(o, card))
        case ev.Sabotaged(card=card):
            return t("{player} gives up {card} to Sabotage", player=who, card=name(o, card))
        case ev.Defended(card=card, replaced=replaced):
            if replaced is None:
                return t("{player} defends with {card}", player=who, card=name(o, card))
            text = mark("{player} defends with {card} in place of {old}")
            return t(text, player=who, card=name(o, card), old=name(o, replaced))
        case ev.Retired():
            return None
        case ev.AssaultBegan(nation=nation):
            return t("{player} begins an assault: {nation}", player=who, nation=words.nation_name(nation))
        case ev.Shot():
            return _hit_line(o, event, name(o, event.attacker), players)
        case ev.Besieged(card=card):
            return _hit_line(o, event, name(o, card), players)
        case ev.AssaultEnded(kills=0):
            return t("The assault ends")
        case ev.AssaultEnded(kills=kills):
            return tn(
                "The assault ends: {n} vehicle destroyed", "The assault ends: {n} vehicles destroyed", kills
            )
        case ev.MedalsTaken(nation=nation, cards=cards):
            count = sum(map(medal_count, cards))
            if not count:
                return None
            return tn(
                "{player} receives {n} medal: {nation}",
                "{player} receives {n} medals: {nation}",
                count,
                player=who,
                nation=words.nation_name(nation),
            )
        case ev.AchievementPassed(achievement=achievement, loser=loser, winner=winner):
            return passing_text(
                achievement, *(None if s is None else player_name(players, s) for s in (loser, winner))
            )
        case ev.HandDiscarded():
            return None
        case ev.EndTriggered(cause=ev.EndCause.BASES, seat=seat):
            return t("{player} has lost all bases: this is the last round", player=player_name(players, seat))
        case ev.EndTriggered():
            return t("The last medal of a pile is taken: this is the last round")
        case ev.TurnEnded():
            return None
        case ev.GameEnded():
            return t("The game is over")
        case _:
            assert_never(event)


def end_text(event: ev.EndTriggered, names: Sequence[str]) -> str:
    """Return why the last round has begun."""
    if event.seat is not None:
        return t("{player} has lost all bases.", player=names[event.seat])
    assert event.nation is not None, "a pile of medals is empty"
    return t("The last medal of a pile is taken: {nation}.", nation=words.nation_name(event.nation))


def passing_text(achievement: int, loser: str | None, winner: str | None) -> str:
    """Return what the players of these names win and lose by an achievement that changed hands."""
    named = {"achievement": words.achievement_name(achievement), "points": ACHIEVEMENT_POINTS}
    if winner is None:
        return t("{loser} loses “{achievement}” to a tie (−{points})", loser=loser, **named)
    if loser is None:
        return t("{winner} takes “{achievement}” (+{points})", winner=winner, **named)
    text = mark("{winner} takes “{achievement}” (+{points}) from {loser} (−{points})")
    return t(text, loser=loser, winner=winner, **named)


def _hit_line(o: Observation, event: ev.Shot | ev.Besieged, attacker: str, players: Sequence[str]) -> str:
    named = {"attacker": attacker, "owner": player_name(players, event.target)}
    destroys = event.hit is ev.Hit.DESTROYED
    if event.base:
        if destroys:
            return t("{attacker} destroys a base of {owner}", **named)
        return t("{attacker} damages a base of {owner}", **named)
    named |= {"victim": name(o, event.victim)}
    if destroys:
        return t("{attacker} destroys {victim} ({owner})", **named)
    return t("{attacker} damages {victim} ({owner})", **named)


def _ability(o: Observation, card: int, ability: Ability) -> str:
    number = next((n for a, n in o.catalogue.abilities[card] if a is ability), 0)
    return ability_name(ability, number)


def cards_in(event: ev.Event) -> tuple[int, ...]:
    """Return the cards that a line names, so that pointing at it can show them."""
    found: list[int] = []
    for field in ("card", "taken", "attacker", "victim", "replaced"):
        value = getattr(event, field, None)
        if isinstance(value, int) and value >= 0:
            found.append(value)
    for field in ("payers", "cards"):
        if isinstance(event, ev.Drew) and not event.open:
            continue
        found += getattr(event, field, None) or ()
    return tuple(dict.fromkeys(found))
