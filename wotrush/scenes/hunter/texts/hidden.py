"""What the viewer may know of a unit that lies hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wotrush.i18n import listed, t
from wotrush.model.hunter.view.observation import HunterObservation
from wotrush.model.hunter.worlds.drafted import unseen_since
from wotrush.scenes.hunter.texts import words


def about_hidden(o: HunterObservation, place: int, names: Sequence[str]) -> list[str]:
    """Return what was seen before it was mixed, and what its owner kept of the hands passed on in the draft, as sentences."""
    known = [*_known(o, place, names)] or [t("Nobody has seen it yet.")]
    return [*known, t("Hidden, it can do nothing and cannot be attacked.")]


def _known(o: HunterObservation, place: int, names: Sequence[str]) -> Iterator[str]:
    for places, kinds in o.memory:
        if place in places:
            somewhere = listed([str(other) for other in places])
            yield t("On places {places}: {units}.", places=somewhere, units=_units(o, kinds))
    seat = o.owner[place]
    if kept := unseen_since(o)[seat]:
        yield t(
            "{player} kept these of the cards that you passed on, and has not shown them: {units}.",
            player=names[seat],
            units=_units(o, kept),
        )


def _units(o: HunterObservation, kinds: Sequence[int]) -> str:
    return listed([words.kind_name(o.catalogue, kind) for kind in kinds])
