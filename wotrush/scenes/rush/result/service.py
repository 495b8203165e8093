"""The service record of each card in a game."""

from __future__ import annotations

from dataclasses import dataclass

from wotrush.i18n import tn
from wotrush.match.journal import Journal
from wotrush.match.replay import begin, walk
from wotrush.model.game import Seat
from wotrush.model.rush import RushGame, rush_ruleset
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import VEHICLES
from wotrush.spacing import unbroken


@dataclass(slots=True)
class Service:
    """What one card did for one player."""

    played: int = 0
    vehicles: int = 0
    bases: int = 0

    @property
    def worth(self) -> tuple[int, int]:
        """The rank of the card: what it destroyed counts before how often it was played."""
        return 3 * self.vehicles + 4 * self.bases, self.played


def service_of(journal: Journal) -> tuple[dict[int, Service], ...]:
    """Return, by seat and card, what vehicles did. Raises Problem if today's rules lead elsewhere."""
    ruleset = rush_ruleset()
    game: RushGame = begin(ruleset, journal)
    service: tuple[dict[int, Service], ...] = tuple({} for _ in range(game.seats))
    for step in walk(ruleset, journal, game):
        for event in step.events:
            _note(service, event)
    return service


def _note(service: tuple[dict[int, Service], ...], event: ev.Event) -> None:
    match event:
        case ev.Used(seat=seat, card=card) | ev.Defended(seat=seat, card=card, exposed=False):
            _of(service, seat, card).played += 1
        case ev.Shot(seat=seat, attacker=card, base=base, hit=hit):
            _of(service, seat, card).played += 1
            _fought(_of(service, seat, card), base, hit)
        case ev.Besieged(seat=seat, card=card, base=base, hit=hit):
            _fought(_of(service, seat, card), base, hit)
        case _:
            pass


def _fought(done: Service, base: bool, hit: ev.Hit) -> None:
    if hit is ev.Hit.DESTROYED:
        done.bases += base
        done.vehicles += not base


def _of(service: tuple[dict[int, Service], ...], seat: Seat, card: int) -> Service:
    """Return the entry of a card; one that is no vehicle is not counted."""
    return service[seat].setdefault(card, Service()) if card < VEHICLES else Service()


def service_text(name: str, done: Service) -> str:
    """Say what a vehicle did, a line for each kind of deed."""
    action = unbroken(tn("in action once", "in action {n} times", done.played))
    vehicles = tn("{n} vehicle destroyed", "{n} vehicles destroyed", done.vehicles) if done.vehicles else ""
    bases = tn("{n} base destroyed", "{n} bases destroyed", done.bases) if done.bases else ""
    return "\n".join(filter(None, (f"{name}: {action}", vehicles, bases)))
