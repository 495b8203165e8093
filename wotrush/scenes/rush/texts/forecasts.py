"""Sentences about what hits do, for the forecasts."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.i18n import mark, t
from wotrush.model.rush import Observation
from wotrush.model.rush import events as ev
from wotrush.model.rush.scoring import ACHIEVEMENT_POINTS
from wotrush.model.rush.turn.assault import most_medals
from wotrush.scenes.description.player_name import player_name
from wotrush.scenes.rush.texts import words
from wotrush.scenes.rush.texts.telling import name

_ONE_MEDAL = (mark("1 Soviet medal"), mark("1 German medal"), mark("1 US medal"), mark("1 French medal"))


def hit_brief(o: Observation, hit: ev.Shot | ev.Besieged) -> str:
    """Return what a hit does to what it hits, beside which the words stand."""
    destroys = hit.hit is ev.Hit.DESTROYED
    if hit.base:
        return t("destroys the base") if destroys else t("damages the base")
    victim = name(o, hit.victim)
    return t("destroys {victim}", victim=victim) if destroys else t("damages {victim}", victim=victim)


def shot_forecast(o: Observation, shot: ev.Shot, players: Sequence[str]) -> str:
    """Return the effect of a hit. The first attacker commits the assault to its nation."""
    nation = o.catalogue.nation[shot.attacker]
    named = {"nation": words.nation_name(nation)}
    if shot.base:
        named |= {"owner": player_name(players, shot.target)}
        if shot.hit is ev.Hit.DAMAGED:
            return t("Assault ({nation}): damages a base of {owner}", **named)
        return t("Assault ({nation}): destroys a base of {owner} · its card is yours", **named)
    named |= {"victim": name(o, shot.victim)}
    if shot.hit is ev.Hit.DAMAGED:
        return t("Assault ({nation}): damages {victim}", **named)
    if not _pays(o, o.kills, nation):
        return t("Assault ({nation}): destroys {victim} · brings no medal", **named)
    return t("Assault ({nation}): destroys {victim} · {medal}", medal=t(_ONE_MEDAL[nation]), **named)


def siege_forecast(o: Observation, struck: ev.Besieged, players: Sequence[str]) -> str:
    if struck.base:
        owner = player_name(players, struck.target)
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


def gains(o: Observation, passed: Sequence[ev.AchievementPassed], players: Sequence[str]) -> list[str]:
    """Return what anybody wins or loses by the achievements that would change hands."""
    return [_gains_text(o, event, players) for event in passed]


def _gains_text(o: Observation, event: ev.AchievementPassed, players: Sequence[str]) -> str:
    """Return who wins and who loses points by an achievement that would change hands, in a few words."""
    signed = [(event.winner, f"+{ACHIEVEMENT_POINTS}"), (event.loser, f"−{ACHIEVEMENT_POINTS}")]
    changes = [
        f"{t('you') if seat == o.seat else player_name(players, seat)} {points}"
        for seat, points in signed
        if seat is not None
    ]
    return f"{', '.join(changes)} ({words.achievement_name(event.achievement)})"
