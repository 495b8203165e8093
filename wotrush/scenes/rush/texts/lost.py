"""What others did to the viewer, in words: at once as it happens, and once more as the viewer’s turn begins."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.i18n import listed, t, tn
from wotrush.model.rush import Observation
from wotrush.model.rush import events as ev
from wotrush.model.rush.scoring import ACHIEVEMENT_POINTS
from wotrush.scenes.rush.texts import telling, words


def harm_text(o: Observation, event: ev.Event, names: Sequence[str]) -> str:
    """Return what a hit did to the viewer; nothing for any other event."""
    if not isinstance(event, ev.Shot | ev.Besieged) or event.target != o.seat or event.seat == o.seat:
        return ""
    card = event.attacker if isinstance(event, ev.Shot) else event.card
    named = {"player": names[event.seat], "attacker": telling.name(o, card)}
    destroys = event.hit is ev.Hit.DESTROYED
    if event.base:
        if destroys:
            return t("{player}: {attacker} destroys your base.", **named)
        return t("{player}: {attacker} damages your base.", **named)
    named |= {"victim": telling.name(o, event.victim)}
    if destroys:
        return t("{player}: {attacker} destroys your {victim}.", **named)
    return t("{player}: {attacker} damages your {victim}.", **named)


def lost_text(o: Observation, events: Sequence[ev.Event]) -> str:
    """Return what these events destroyed or took from the viewer, and how many cards fewer are in the hand as bases were
    drawn; nothing if they did neither.
    """
    hits = [event for event in events if isinstance(event, ev.Shot | ev.Besieged)]
    vehicles = [telling.name(o, event.victim) for event in hits if not event.base]
    lost = [listed(vehicles)] if vehicles else []
    if bases := sum(event.base for event in hits):
        lost.append(tn("{n} base", "{n} bases", bases))
    lost += [
        f"{words.achievement_name(event.achievement)} (−{ACHIEVEMENT_POINTS})"
        for event in events
        if isinstance(event, ev.AchievementPassed)
    ]
    sentences = [t("Lost since your last turn: {what}.", what=" · ".join(lost))] if lost else []
    if drawn := sum(isinstance(event, ev.BaseDrawn) for event in events):
        sentences.append(
            tn(
                "You drew a base, which went to the Depot: your hand is a card short.",
                "You drew {n} bases, which went to the Depot: your hand is {n} cards short.",
                drawn,
            )
        )
    return " ".join(sentences)
