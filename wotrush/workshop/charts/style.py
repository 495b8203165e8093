"""The look of the charts: the colors and fonts of the game, in one file that follows the reader's dark mode."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from io import StringIO
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties, fontManager
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.patches import FancyBboxPatch

from wotrush import resources

WIDTH = 9.2
"""In inches, as all lengths of a figure."""
_HEAD = 0.78
_EDGE = 0.16


@dataclass(frozen=True, slots=True)
class Colors:
    """Colors by their purpose. No two are equal, since dark ones replace light ones by value."""

    page: str
    rim: str
    ink: str
    soft: str
    grid: str
    band: str
    """The area in which the target is met."""
    main: str
    pale: str
    accent: str
    warning: str
    red: str
    steel: str
    olive: str
    blue: str


LIGHT = Colors(
    page="#f6f0df",
    rim="#d3c596",
    ink="#26221a",
    soft="#665d49",
    grid="#e0d6bb",
    band="#e3e5c6",
    main="#6d7f45",
    pale="#b9bd94",
    accent="#a8781a",
    warning="#b8442f",
    red="#a3302a",
    steel="#565653",
    olive="#5b7033",
    blue="#2c6394",
)
DARK = Colors(
    page="#20261a",
    rim="#4b5637",
    ink="#f4eedd",
    soft="#bcbea4",
    grid="#363f2a",
    band="#343f26",
    main="#a3b873",
    pale="#66734a",
    accent="#e6c05a",
    warning="#ff8a65",
    red="#ee7a6f",
    steel="#b9b9b4",
    olive="#a0bd68",
    blue="#7cb8ec",
)

_TEXT, _STRONG = "FiraSansExtraCondensed-Medium", "FiraSansExtraCondensed-SemiBold"
_TITLE = "Oswald-Medium"

_RC: dict[Any, Any] = {
    "axes.edgecolor": LIGHT.rim,
    "axes.facecolor": "none",
    "axes.labelcolor": LIGHT.soft,
    "axes.labelsize": 11.5,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlecolor": LIGHT.ink,
    "axes.titlelocation": "left",
    "axes.titlesize": 13,
    "axes.labelweight": 500,
    "axes.titleweight": 500,
    "font.size": 12,
    "font.weight": 500,
    "grid.color": LIGHT.grid,
    "grid.linewidth": 0.8,
    "lines.solid_capstyle": "round",
    "svg.fonttype": "path",
    "svg.hashsalt": "wotrush",
    "text.color": LIGHT.ink,
    "xtick.color": LIGHT.soft,
    "ytick.color": LIGHT.soft,
    "xtick.labelcolor": LIGHT.soft,
    "ytick.labelcolor": LIGHT.ink,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
}


@contextmanager
def drawing() -> Iterator[None]:
    """Apply the style to everything drawn inside, and to nothing else."""
    for name in (_TEXT, _STRONG, _TITLE):
        fontManager.addfont(_font(name))
    family = FontProperties(fname=_font(_TEXT)).get_name()
    with mpl.rc_context({**_RC, "font.family": family}):
        yield


def new_figure(height: float, title: str, explanation: str) -> Figure:
    """Return a figure with rounded corners, a title and a line on how to read the chart."""
    rest = (_EDGE / WIDTH, _EDGE / height, 1 - 2 * _EDGE / WIDTH, 1 - (_HEAD + _EDGE) / height)
    layout = ConstrainedLayoutEngine(rect=rest)
    figure = Figure(figsize=(WIDTH, height), layout=layout, facecolor="none")
    figure.add_artist(
        FancyBboxPatch(
            (0.002, 0.002 * WIDTH / height),
            0.996,
            1 - 0.004 * WIDTH / height,
            boxstyle=f"round,pad=0,rounding_size={0.12 / WIDTH}",
            mutation_aspect=WIDTH / height,
            transform=figure.transFigure,
            facecolor=LIGHT.page,
            edgecolor=LIGHT.rim,
            linewidth=1,
            zorder=-10,
        )
    )
    left = 0.22 / WIDTH
    figure.text(left, 1 - 0.32 / height, title, font=_font(_TITLE), fontsize=16, va="center")
    figure.text(left, 1 - 0.60 / height, explanation, color=LIGHT.soft, fontsize=12, va="center")
    return figure


def strong() -> FontProperties:
    """Return the style of what stands out within a chart."""
    return FontProperties(fname=_font(_STRONG))


def svg(figure: Figure) -> str:
    """Return the chart as SVG, equal for equal figures on every machine and day."""
    file = StringIO()
    figure.savefig(file, format="svg", facecolor="none", metadata={"Date": None, "Creator": None})
    return adaptive(file.getvalue())


def adaptive(drawn: str) -> str:
    """Replace light colors by dark ones where the reader prefers dark. A viewer without media queries keeps the light ones."""
    rules = [
        f'[style*="{what}: {light}"]{{{what}:{dark}!important}}'
        for light, dark in _pairs()
        for what in ("fill", "stroke")
    ]
    sheet = f"<style>@media (prefers-color-scheme:dark){{{''.join(rules)}}}</style>"
    head, tag, rest = drawn.partition("<defs>")
    return f"{head}{sheet}\n {tag}{rest}"


def _pairs() -> list[tuple[str, str]]:
    return [(getattr(LIGHT, field.name), getattr(DARK, field.name)) for field in fields(Colors)]


def _font(name: str) -> Path:
    return resources.asset("fonts", f"{name}.ttf")
