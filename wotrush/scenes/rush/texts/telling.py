"""Sentences about cards, hits and events, in the current language: for the log, the recap and the forecasts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import assert_never

from wotrush.ai.agent import Phrase, Plural
from wotrush.i18n import listed, mark, t, tn
from wotrush.match.message import Message
from wotrush.model.game import Refusal
from wotrush.model.rush import Observation
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import Ability, Kind, medal_count
from wotrush.model.rush.scoring import ACHIEVEMENT_POINTS
from wotrush.model.rush.turn.assault import most_medals
from wotrush.scenes.rush.abilities import ability_name, ability_text
from wotrush.scenes.rush.texts import words
from wotrush.spacing import unbroken

_ONE_MEDAL = (mark("1 Soviet medal"), mark("1 German medal"), mark("1 US medal"), mark("1 French medal"))


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


def hit_brief(o: Observation, hit: ev.Shot | ev.Besieged) -> str:
    """Return what a hit does to what it hits, beside which the words stand."""
    destroys = hit.hit is ev.Hit.DESTROYED
    if hit.base:
        return t("destroys the base") if destroys else t("damages the base")
    victim = name(o, hit.victim)
    return t("destroys {victim}", victim=victim) if destroys else t("damages {victim}", victim=victim)


def refusal_text(refusal: Refusal) -> str:
    return _with_names(refusal.reason, refusal.params)


def reason_text(reason: Message) -> str:
    """Return why an opponent did something."""
    return _with_names(reason.msgid, reason.named)


def advice_text(reason: Message) -> str:
    """Return the reason of a hint, which has already named the action, and speaks to the player."""
    named = _spoken(reason.named)
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
    """Return one phrase of an opponent's reason."""
    text, named = phrase.text, phrase.params
    if isinstance(text, Plural):
        n = named["n"]
        assert isinstance(n, int), "a text that counts is told how many"
        return tn(text.one, text.many, n, **_spoken({key: named[key] for key in named if key != "n"}))
    return _with_names(text, named)


def _with_names(msgid: str, named: Mapping[str, object]) -> str:
    return t(msgid, **_spoken(named))


def _spoken(named: Mapping[str, object]) -> dict[str, object]:
    """Translate card names: the rules and the opponents use English ones, and only cards without proper names have
    others.
    """
    return {key: _in_words(value) for key, value in named.items()}


def _in_words(value: object) -> object:
    if isinstance(value, Phrase):
        return phrase_text(value)
    return words.in_words(value) if isinstance(value, str) else value


def ability_list(o: Observation, card: int) -> list[str]:
    """Return what using the card does, a sentence for each ability."""
    return [ability_text(ability, number) for ability, number in o.catalogue.abilities[card]]


def shot_forecast(o: Observation, shot: ev.Shot, players: Sequence[str] = ()) -> str:
    """Return the effect of a hit. The first attacker commits the assault to its nation."""
    nation = o.catalogue.nation[shot.attacker]
    named = {"nation": words.nation_name(nation)}
    if shot.base:
        named |= {"owner": _who(players, shot.target)}
        if shot.hit is ev.Hit.DAMAGED:
            return t("Assault ({nation}): damages a base of {owner}", **named)
        return t("Assault ({nation}): destroys a base of {owner} · its card is yours", **named)
    named |= {"victim": name(o, shot.victim)}
    if shot.hit is ev.Hit.DAMAGED:
        return t("Assault ({nation}): damages {victim}", **named)
    if not _pays(o, o.kills, nation):
        return t("Assault ({nation}): destroys {victim} · brings no medal", **named)
    return t("Assault ({nation}): destroys {victim} · {medal}", medal=t(_ONE_MEDAL[nation]), **named)


def siege_forecast(o: Observation, struck: ev.Besieged, players: Sequence[str] = ()) -> str:
    if struck.base:
        owner = _who(players, struck.target)
        if struck.hit is ev.Hit.DAMAGED:
            return t("Siege Master: damages a base of {owner}", owner=owner)
        return t("Siege Master: destroys a base of {owner} · its card is yours", owner=owner)
    victim = name(o, struck.victim)
    if struck.hit is ev.Hit.DAMAGED:
        return t("Siege Master: damages {victim}", victim=victim)
    nation = o.catalogue.nation[struck.card]
    if not _pays(o, o.siege_kills[nation], nation):
        return t("Siege Master: destroys {victim} · brings no medal", victim=victim)
    return t("Siege Master: destroys {victim} · a medal at the end of the turn", victim=victim)


def _pays(o: Observation, kills: int, nation: int) -> bool:
    """Return whether one more destroyed vehicle can bring a medal."""
    return most_medals(o, kills + 1, nation) > most_medals(o, kills, nation)


def event_text(o: Observation, event: ev.Event, players: Sequence[str] = ()) -> str | None:
    """Return one line for the log; None for what needs none."""
    who = _who(players, getattr(event, "seat", None))
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
                achievement, *(None if s is None else _who(players, s) for s in (loser, winner))
            )
        case ev.HandDiscarded():
            return None
        case ev.EndTriggered(cause=ev.EndCause.BASES, seat=seat):
            return t("{player} has lost all bases: this is the last round", player=_who(players, seat))
        case ev.EndTriggered():
            return t("The last medal of a pile is taken: this is the last round")
        case ev.TurnEnded():
            return None
        case ev.GameEnded():
            return t("The game is over")
        case _:
            assert_never(event)


def passing_text(achievement: int, loser: str | None, winner: str | None) -> str:
    """Return what the players of these names win and lose by an achievement that changed hands."""
    named = {"achievement": words.achievement_name(achievement), "points": ACHIEVEMENT_POINTS}
    if winner is None:
        return t("{loser} loses “{achievement}” to a tie (−{points})", loser=loser, **named)
    if loser is None:
        return t("{winner} takes the lead in “{achievement}” (+{points})", winner=winner, **named)
    text = mark("{winner} takes “{achievement}” (+{points}) from {loser} (−{points})")
    return t(text, loser=loser, winner=winner, **named)


def gains_text(o: Observation, event: ev.AchievementPassed, players: Sequence[str]) -> str:
    """Return who wins and who loses points by an achievement that would change hands, in a few words."""
    signed = [(event.winner, f"+{ACHIEVEMENT_POINTS}"), (event.loser, f"−{ACHIEVEMENT_POINTS}")]
    changes = [
        f"{t('you') if seat == o.seat else _who(players, seat)} {points}"
        for seat, points in signed
        if seat is not None
    ]
    return f"{', '.join(changes)} ({words.achievement_name(event.achievement)})"


def _hit_line(o: Observation, event: ev.Shot | ev.Besieged, attacker: str, players: Sequence[str]) -> str:
    named = {"attacker": attacker, "owner": _who(players, event.target)}
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


def _who(players: Sequence[str], seat: int | None) -> str:
    if seat is None or seat < 0:
        return t("Somebody")
    return players[seat] if seat < len(players) else t("Player {number}", number=seat + 1)


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
