"""Rush's events as whole sentences, and all other words that the shared panels need."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.i18n import t, tn
from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.model.rush import events as ev
from wotrush.scenes.rush.abilities import ability_name
from wotrush.scenes.rush.texts import telling
from wotrush.scenes.table.panels.event_words import EventWords


def event_sentence(o: Observation, event: ev.Event, names: Sequence[str]) -> str:
    """Return the log's line as a whole sentence; some events have one though the log omits them because they can be
    seen.
    """
    seat = getattr(event, "seat", None)
    who = names[seat] if seat is not None and seat >= 0 else t("Somebody")
    match event:
        case ev.TurnBegan(round=number):
            return t("Round {round}: it is the turn of {player}.", round=number, player=who)
        case ev.AbilityWorked(card=card, ability=ability):
            number = next((n for a, n in o.catalogue.abilities[card] if a is ability), 0)
            name = ability_name(ability, number)
            return t("{card}: {ability}.", card=telling.name(o, card), ability=name)
        case ev.Retired(card=card):
            return t("{card} → Depot.", card=telling.name(o, card))
        case ev.HandDiscarded(cards=cards) if cards:
            return tn(
                "{player} puts {n} card from hand into the Depot.",
                "{player} puts {n} cards from hand into the Depot.",
                len(cards),
                player=who,
            )
        case ev.TurnEnded():
            return t("{player} ends the turn.", player=who)
        case _:
            text = telling.event_text(o, event, names)
            return f"{text}." if text else ""


def _turn_of(event: ev.Event) -> Seat | None:
    return event.seat if isinstance(event, ev.TurnBegan) else None


EVENT_WORDS = EventWords(
    text=telling.event_text,
    sentence=event_sentence,
    turn_of=_turn_of,
    cards=telling.cards_in,
    card_name=telling.name,
    reason=telling.reason_text,
)
