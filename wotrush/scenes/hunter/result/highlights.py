"""What is worth telling of a battle: the winner's best unit, the shot of the game, and the luckiest dice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from wotrush.ai.agent import Phrase
from wotrush.i18n import t, tn
from wotrush.model.game import Seat
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.words import card_word
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.hunter.faces.likeness import profile_code
from wotrush.scenes.hunter.result.dice_picture import DicePicture
from wotrush.scenes.hunter.result.luck import DecisiveStrike, Dice, Luck, luckier_than
from wotrush.scenes.hunter.result.shot_words import shot_story
from wotrush.scenes.hunter.result.trophies import Trophy
from wotrush.scenes.hunter.texts.words import spoken_name
from wotrush.scenes.result.chance_figures import percent
from wotrush.scenes.result.contents import Highlight
from wotrush.scenes.result.hero_picture import HeroPicture

REMARKABLE = 0.75
"""Luck is told of dice that were luckier than in so many of all games."""


def phrase_picture(phrase: Phrase) -> HeroPicture | None:
    """Return the unit that a reviewer names."""
    named = phrase.params.get("card", "")
    kinds = (kind for kind, row in enumerate(box().rows) if row.name == named)
    return next(map(unit_picture, kinds), None)


def unit_picture(kind: int, *, mirrored: bool = False) -> HeroPicture:
    """Return a unit on the evening of the battle."""
    return HeroPicture(profile_code(card_word(kind)), ArtNation(box().rows[kind].nation), mirrored)


def best_unit(won: Sequence[Trophy], seat: Seat) -> Iterator[Highlight]:
    """Yield the kind that brought a player most points; none if nothing was destroyed by a unit."""
    by_kind: dict[int, list[Trophy]] = defaultdict(list)
    for trophy in won:
        if trophy.attacker is not None:
            by_kind[trophy.attacker].append(trophy)
    if not by_kind:
        return
    ranked = sorted(by_kind, key=lambda kind: -sum(trophy.points for trophy in by_kind[kind]))
    best = ranked[0]
    victims = by_kind[best]
    units = tn("{n} unit destroyed", "{n} units destroyed", len(victims))
    story = t("{unit}: {units}.", unit=spoken_name(box(), best), units=units)
    points = sum(trophy.points for trophy in victims)
    victim = max(victims, key=lambda trophy: trophy.points).kind
    yield Highlight(
        t("The winner's best unit"),
        seat,
        story,
        f"+{points}",
        pictures=(unit_picture(best),),
        against=unit_picture(victim, mirrored=True),
        next_best=unit_picture(ranked[:2][-1]),
    )


def shot_of_the_game(shot: DecisiveStrike | None, names: Mapping[Seat, str]) -> Iterator[Highlight]:
    """Yield the shot that brought most against the odds, with its chance; none if no unlikely one destroyed anything."""
    if shot is None:
        return
    sentence, _ = shot_story(shot, names)
    pictures = unit_picture(shot.unit), unit_picture(shot.target, mirrored=True)
    chance = t("{percent}%", percent=percent(shot.chance))
    yield Highlight(t("Shot of the game"), shot.seat, sentence, chance, pictures=pictures, round=shot.round)


def luckiest_dice(luck: Luck, names: Mapping[Seat, str]) -> Iterator[Highlight]:
    """Yield whose dice were the luckiest; none if nobody was remarkably lucky."""
    shares = {
        seat: luckier_than(rolled)
        for seat in names
        if (rolled := sum(luck.dice[seat].values(), Dice())).chances
    }
    if max(shares.values(), default=0.0) < REMARKABLE:
        return
    seat = max(shares, key=shares.__getitem__)
    luckier = t(
        "Of 100 games with the same rolls, {percent} would have been less lucky for {player}.",
        player=names[seat],
        percent=percent(shares[seat]),
    )
    share = t("{percent}%", percent=percent(shares[seat]))
    yield Highlight(t("Luckiest dice"), seat, luckier, share, pictures=(DicePicture(),))
