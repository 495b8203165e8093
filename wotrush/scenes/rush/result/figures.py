"""What the result page shows of Rush's players: parts of the score, achievements, and what they destroyed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from wotrush.i18n import mark, t, tn
from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.model.rush.scoring import achievement_counts, holder, score_parts
from wotrush.scenes.description.part_label import PartLabel
from wotrush.scenes.result.contents import ComparedFigure
from wotrush.scenes.rush.texts.words import achievement_name
from wotrush.scenes.style.icons import icon
from wotrush.scenes.style.theme import Theme
from wotrush.spacing import NO_BREAK
from wotrush.stage.typography.text import Segment, Segments, Span

SCORE_PARTS = {
    "medals": PartLabel("medal", mark("Medals"), counted=False),
    "bases": PartLabel("bases_only", mark("Bases")),
    "achievements": PartLabel("achievement", mark("Achievements")),
}
DECIDED = {
    "vehicles destroyed": mark("A tie on points: {winner} destroyed more vehicles."),
    "bases destroyed": mark("A tie on points and vehicles destroyed: {winner} destroyed more bases."),
    "achievements": mark("A tie on points and on what was destroyed: {winner} holds more achievements."),
}


def achievements(o: Observation, seat: Seat) -> list[ComparedFigure]:
    """Return what a player has of each achievement in the game."""
    return [
        ComparedFigure(
            str(achievement),
            partial(achievement_name, achievement),
            counts[seat],
            held=holder(counts) == seat,
            sign=SCORE_PARTS["achievements"].icon,
        )
        for achievement, counts in achievement_counts(o).items()
    ]


def bases_given_up(o: Observation, seat: Seat) -> Mapping[str, str]:
    """Say how many of the bases that a player destroyed bring no points, since their cards went to the graveyard."""
    bases = next(part for part in score_parts(o)[seat] if part.key == "bases")
    lost = o.bases_destroyed[seat] - bases.count
    return {"bases": t("Graveyard {n}", n=lost)} if lost else {}


def destroyed(o: Observation, seat: Seat, theme: Theme, decided: str, won: bool) -> Sequence[Segments]:
    """If a tie was broken, say how many vehicles and bases a player destroyed: in words, with an icon, and with icons alone.
    What broke it is golden and marked on the winner's. Beside medals, which need not be won by destroying anything, these
    numbers would look like a wrong sum in any other game.
    """
    if decided not in DECIDED:
        return ()
    count, razed, soft = o.vehicles_destroyed[seat], o.bases_destroyed[seat], theme.palette.text_soft
    vehicles, bases = tn("{n} vehicle", "{n} vehicles", count), tn("{n} base", "{n} bases", razed)
    words = t("destroyed: {vehicles}, {bases}", vehicles=vehicles, bases=bases)
    power, of_vehicles, of_bases = (icon(key, soft) for key in ("power", "vehicles_only", "bases_only"))
    deciding = {"vehicles destroyed": (vehicles, f"{count}"), "bases destroyed": (bases, f"{razed}")}
    word, figure = deciding.get(decided if won else "", ("", ""))
    gold = theme.palette.gold_light

    def golden(text: str, sought: str) -> list[Segment]:
        before, found, after = text.partition(sought) if sought else (text, "", "")
        marked: list[Segment] = [icon("laurel", gold), NO_BREAK, Span(found, theme.inks.small.colored(gold))]
        return [before, *(marked if found else ()), after]

    number_of_vehicles = golden(f" {count}  ", figure if word == vehicles else "")
    number_of_bases = golden(f" {razed}", figure if word == bases else "")
    return (
        golden(words, word),
        [power, *golden(f" {vehicles}, {bases}", word)],
        [power, "  ", of_vehicles, *number_of_vehicles, of_bases, *number_of_bases],
    )
