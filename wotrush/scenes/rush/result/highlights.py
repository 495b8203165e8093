"""What is worth telling of a game of Rush: the winner's best vehicle, and the best of everybody else's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wotrush.ai.agent import Phrase
from wotrush.i18n import t
from wotrush.model.rush.default import default_catalogue
from wotrush.scenes.result.contents import Highlight
from wotrush.scenes.result.hero_picture import HeroPicture
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.rush.class_marks import ART_NATIONS
from wotrush.scenes.rush.result.service import Service, service_text
from wotrush.scenes.rush.texts.words import card_name


def best_vehicles(
    service: Sequence[Mapping[int, Service]], lines: Sequence[ScoreLine]
) -> Sequence[Highlight]:
    """Return the vehicle that did most for the winner, and the one that did most for anybody else."""
    winner, *others = lines
    best = t("Best vehicle of {player}", player=others[0].name)
    title = t("The winner's best vehicle"), best if len(others) == 1 else t("Best vehicle of the others")
    found = [_best(service, [winner], title[0]), _best(service, others, title[1])]
    return [one for one in found if one is not None]


def _best(
    service: Sequence[Mapping[int, Service]], lines: Sequence[ScoreLine], title: str
) -> Highlight | None:
    """Return None if none of these players played any vehicle. Of several players it is said whose it was."""
    ranked = [(done.worth, -card, line) for line in lines for card, done in service[line.seat].items()]
    if not ranked:
        return None
    ranked.sort(key=lambda one: one[:2], reverse=True)
    _, minus_card, line = ranked[0]
    card = default_catalogue().cards[-minus_card]
    pictures = [vehicle_picture(-each) for _, each, _ in ranked[:2]]
    name = card_name(card)
    if len(lines) > 1:
        name = t("{card} of {player}", card=name, player=line.name)
    text = service_text(name, service[line.seat][card.id])
    return Highlight(title, line.seat, text, pictures=(pictures[0],), shorter=(name,), next_best=pictures[-1])


def phrase_picture(phrase: Phrase) -> HeroPicture | None:
    """Return the vehicle that a reviewer names."""
    cards = default_catalogue().cards
    named = phrase.params.get("card", "")
    found = (i for i, card in enumerate(cards) if card.name == named and card.nation is not None)
    return next(map(vehicle_picture, found), None)


def vehicle_picture(card: int) -> HeroPicture:
    """Return the vehicle in its landscape."""
    row = default_catalogue().cards[card]
    assert row.nation is not None, "only vehicles have a record"
    return HeroPicture(row.code, ART_NATIONS[row.nation], False)
