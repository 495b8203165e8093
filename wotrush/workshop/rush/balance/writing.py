"""Writes the page and, into the folder `pictures` beside it, its charts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from matplotlib.figure import Figure

from wotrush.ai.observer import Counts, Simulated
from wotrush.files import write_whole
from wotrush.model.rush.cards import VEHICLES
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.default import default_catalogue
from wotrush.workshop.charts.markdown import PICTURES
from wotrush.workshop.charts.style import drawing, svg
from wotrush.workshop.rush.balance import card_charts, charts
from wotrush.workshop.rush.balance.figures import Figures
from wotrush.workshop.rush.balance.page import page


def write_report(simulated: Simulated, counts: Counts, file: Path) -> None:
    """Write the charts before the page, so that a page never lacks them."""
    figures, catalogue = Figures(counts), default_catalogue()
    with drawing():
        for name, draw in _charts(figures, catalogue).items():
            write_whole(file.parent / PICTURES / f"{file.stem}-{name}.svg", svg(draw()))
    write_whole(file, page(simulated, figures, catalogue, f"{PICTURES}/{file.stem}-"))


def _charts(figures: Figures, catalogue: Catalogue) -> Mapping[str, Callable[[], Figure]]:
    fared = figures.cards(catalogue.cards[:VEHICLES])
    return {
        "lengths": lambda: charts.lengths(figures),
        "seats": lambda: charts.seats(figures),
        "ends": lambda: charts.ends(figures),
        "cards": lambda: card_charts.cards(fared),
        "buyers": lambda: card_charts.buyers(fared),
        "kinds": lambda: card_charts.kinds(figures),
        "achievements": lambda: card_charts.achievements(figures),
        "abilities": lambda: card_charts.abilities(figures),
        "scores": lambda: charts.scores(figures),
        "styles": lambda: charts.styles(figures),
    }
