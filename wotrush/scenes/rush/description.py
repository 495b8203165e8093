"""How Rush describes its events, questions and scores."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import ONES, Ability
from wotrush.model.rush.default import default_catalogue
from wotrush.model.rush.state import GONE, Prompt
from wotrush.scenes.description.description import GameDescription
from wotrush.scenes.rush.history import HISTORY
from wotrush.scenes.rush.result.figures import SCORE_PARTS
from wotrush.scenes.rush.texts.lost import harm_text
from wotrush.scenes.rush.texts.telling import event_text, reason_text
from wotrush.stage.drawing.shapes import Face

IN_RECAP = (
    ev.Bought,
    ev.Researched,
    ev.Scrapped,
    ev.Sabotaged,
    ev.Defended,
    ev.Shot,
    ev.Besieged,
    ev.MedalsTaken,
    ev.AchievementPassed,
    ev.EndTriggered,
)
"""The events that changed the table; the others are only steps towards them."""


_LEADING = (Ability.RECRUITMENT, Ability.SABOTAGE, Ability.INVULNERABILITY)
COME_OF_IT = (
    ev.Dealt,
    ev.DeckShuffled,
    ev.GarageShuffled,
    ev.Drew,
    ev.BaseDrawn,
    ev.HandDiscarded,
    ev.TurnEnded,
    ev.TurnBegan,
)
"""The events that nobody decides."""


def _in_recap(event: ev.Event) -> bool:
    match event:
        case ev.ReserveDiscarded(scouting=scouting):
            return scouting
        case ev.Used(card=card):
            return _leads_to_more(card)
        case _:
            return isinstance(event, IN_RECAP)


def _remaining(events: Sequence[ev.Event]) -> dict[int, ev.Event | None]:
    """Return for each achievement that changed hands several times only who had it before and who has it now."""
    passed: dict[int, list[tuple[int, ev.AchievementPassed]]] = {}
    for place, event in enumerate(events):
        if isinstance(event, ev.AchievementPassed):
            passed.setdefault(event.achievement, []).append((place, event))
    remaining: dict[int, ev.Event | None] = {}
    for achievement, changes in passed.items():
        loser, winner = changes[0][1].loser, changes[-1][1].winner
        remaining.update((place, None) for place, _ in changes)
        if loser != winner:
            remaining[changes[-1][0]] = ev.AchievementPassed(achievement, loser, winner)
    return remaining


def _acts(event: ev.Event) -> bool:
    """Return False for what only comes of the end of a turn or of a draw, so that no reason stands with it."""
    match event:
        case ev.ReserveDiscarded(scouting=scouting):
            return scouting
        case _:
            return not isinstance(event, COME_OF_IT)


def _hits(_observation: Observation, event: ev.Event, seat: Seat) -> bool:
    if isinstance(event, ev.AchievementPassed):
        return event.loser == seat
    return getattr(event, "target", None) == seat


def _leads_to_more(card: int) -> bool:
    """Return whether a card allows more purchases, without which a second one would look like a broken rule, or brings what is
    told without naming it: a medal, or cards that the others give up.
    """
    printed = default_catalogue().abilities[card]
    return any(ability in _LEADING for ability, _ in printed)


def _cover_reason(observation: Observation, names: Sequence[str]) -> str:
    assert observation.prompt is Prompt.SABOTAGE, "nothing else is decided in private"
    return t("Sabotage: choose a card from your hand that goes to your Depot.")


def _hidden_hand(observation: Observation, seat: Seat) -> Sequence[Face]:
    from wotrush.scenes.rush.cards.faces import Faces
    from wotrush.scenes.rush.cards.sides import CardSide

    faces = Faces(observation.catalogue.cards)
    return [faces.side(card, CardSide.HAND) for card in observation.hand]


def _holds_hidden(observation: Observation, seat: Seat) -> bool:
    return observation.hands[seat] is None


def _event_faces(observation: Observation, event: ev.Event) -> tuple[Sequence[Face], Sequence[Face]]:
    from wotrush.scenes.rush.cards.small_pictures import faces_of_event

    return faces_of_event(observation, event)


def _open_cards(observation: Observation) -> Sequence[Face]:
    from wotrush.scenes.rush.cards.small_pictures import reserve

    return reserve(observation)


def _progress(observation: Observation) -> float:
    """Return how far the nearest of the two endings has come: the bases of one player, the one-medal cards of a nation."""
    bases = observation.base
    lost = max(bases[3 * seat : 3 * seat + 3].count(GONE) / 3 for seat in range(observation.seats))
    return max(lost, 1 - min(observation.ones) / ONES)


DESCRIPTION = GameDescription(
    event_text=event_text,
    event_faces=_event_faces,
    open_cards=_open_cards,
    progress=_progress,
    reason_text=reason_text,
    in_recap=_in_recap,
    hits=_hits,
    acts=_acts,
    harm_text=harm_text,
    remaining=_remaining,
    cover_reason=_cover_reason,
    hidden_hand=_hidden_hand,
    holds_hidden=_holds_hidden,
    score_parts=SCORE_PARTS,
    history=HISTORY,
)
