"""Tank Hunter's events as lines of the log and as sentences, in the current language."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.ai.agent import Phrase
from wotrush.i18n import capitalized, mark, t
from wotrush.match.message import Message
from wotrush.model.game import Seat
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.view.observation import HunterObservation
from wotrush.scenes.description.player_name import player_name
from wotrush.scenes.description.spoken import spoken, spoken_phrase
from wotrush.scenes.hunter.texts import words
from wotrush.scenes.hunter.texts.fighting import fight_text, in_vain_text, missed_of_many, missed_together
from wotrush.scenes.hunter.texts.naming import card_name
from wotrush.scenes.hunter.texts.playing import card_text
from wotrush.scenes.table.panels.event_words import EventWords


def event_text(o: HunterObservation, event: ev.HunterEvent, names: Sequence[str] = ()) -> str | None:
    """Return one line for the log, or None for what needs no telling."""
    text = fight_text(o, event, names) or card_text(o, event, names) or _turn_text(o, event, names)
    return capitalized(text) if text else None


def _turn_text(o: HunterObservation, event: ev.HunterEvent, names: Sequence[str]) -> str | None:
    """Return the line of the beginning, of turns and of the end."""
    match event:
        case ev.CardKept(seat=seat, card=int(card)):
            kept = words.bound(words.card_title(o.catalogue, card))
            return t("{player} keeps {card}", player=player_name(names, seat), card=kept)
        case ev.ArmiesDeployed(values=values, first=first):
            points = ", ".join(f"{player_name(names, seat)} ({value})" for seat, value in enumerate(values))
            return beginning(values, player_name(names, first), points)
        case ev.TurnOpened(seat=seat, round=number):
            return t("Round {round}: {player}", round=number, player=player_name(names, seat))
        case ev.LineMixed(seat=seat):
            return t("{player} mixes the hidden units of a line", player=player_name(names, seat))
        case ev.PlayerEliminated(seat=seat):
            return t("{player} has no unit left and is out", player=player_name(names, seat))
        case ev.BattleEnded(cause=cause):
            return t(ENDINGS[cause])
        case _:
            return None


def beginning(values: Sequence[int], player: str, points: object) -> str:
    """Return who begins and why: the highest points among the own units decide or, where they are equal, dice."""
    if list(values).count(max(values)) > 1:
        return t(
            "A tie, the die decides: {player} begins; highest points: {points}", player=player, points=points
        )
    return t("{player} begins; highest points: {points}", player=player, points=points)


ENDINGS = {
    "last player": mark("The game is over: only one player is left"),
    "bombing": mark("The game is over: this was the third Carpet Bombing"),
    "units": mark("The game is over: the unit deck is empty"),
    "quiet": mark("The game is over: nothing has happened for too long"),
}
"""By the cause that the rules name."""


def event_sentence(o: HunterObservation, event: ev.HunterEvent, names: Sequence[str]) -> str:
    """Return the log's line as a whole sentence, and one for some events that the log leaves out."""
    match event:
        case ev.TurnOpened(seat=seat, round=number):
            return t(
                "Round {round}: it is the turn of {player}.", round=number, player=player_name(names, seat)
            )
        case ev.HandsPassed(passed=passed):
            return t("Pass {number}: the cards go to the next player.", number=passed)
        case ev.TurnClosed(seat=seat):
            return t("{player} ends the turn.", player=player_name(names, seat))
        case _:
            text = event_text(o, event, names)
            return f"{text}." if text else ""


def turn_of(event: ev.HunterEvent) -> Seat | None:
    """Return whose turn begins with an event."""
    return event.seat if isinstance(event, ev.TurnOpened) else None


def cards_in(event: ev.HunterEvent) -> tuple[int, ...]:
    """Return the places of the cards that an event's line names."""
    match event:
        case (
            ev.AttackDeclared(unit=unit, target=other)
            | ev.CounterDeclared(unit=unit, target=other)
            | ev.StrikeResolved(unit=unit, target=other)
            | ev.UnitExhausted(unit=unit, aim=other)
        ):
            return (unit, other) if other else (unit,)
        case ev.UnitDeployed():
            return ()
        case _:
            unit = getattr(event, "unit", 0)
            return (unit,) if unit else ()


def reason_text(reason: Message) -> str:
    """Return why an opponent did something."""
    return t(reason.msgid, **spoken(reason.named, _in_words))


def phrase_text(phrase: Phrase) -> str:
    """Return what a review says of a decision, or a part of a reason."""
    return spoken_phrase(phrase, _in_words)


def _in_words(name: str) -> str:
    """Translate names of cards that are not proper names."""
    return words.bound(t(name))


EVENT_WORDS = EventWords(
    text=event_text,
    sentence=event_sentence,
    turn_of=turn_of,
    cards=cards_in,
    card_name=card_name,
    reason=reason_text,
    in_vain=in_vain_text,
    idle=missed_of_many,
    idle_text=missed_together,
)
