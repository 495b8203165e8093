"""A game that goes on: which one and how far, who plays it with how many points, what lies open, and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

from pygame import FRect, Vector2
from pygame.typing import Point

from wotrush.ai.registry import load_ruleset
from wotrush.game_info import GameInfo
from wotrush.games import game_entry
from wotrush.i18n import t
from wotrush.match.saves.last_table import last_table
from wotrush.match.saves.saves import SavedGame
from wotrush.model.game import Seat
from wotrush.scenes.description.description import description_of
from wotrush.scenes.history.game_list import when
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.setup.occasion import occasion
from wotrush.scenes.style.paint import fill
from wotrush.scenes.style.seat_colors import colors_of_seats
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset, rect_around, rows
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite
from wotrush.stage.typography.text import Segment, Segments, Span, resolve
from wotrush.stage.widgets import Button, Panel

HEAD, ABOUT = 38.0, 30.0
"""The heights of the line that names the game, and of that which tells how far it is."""
PLAYER, CLOSEST, BETWEEN, CLOSER = 32.0, 26.0, 26.0, 12.0
"""The height of a line of players, usually and at least, and the distance between two of them, likewise."""
PICTURE, MOST_PICTURES, SMALLER = 1.62, 2, 2
"""The width of a picture in its heights, the most places for one where the row is wide enough, and how many smaller ones share
the width and the height of a place where more lies on the table.
"""
BESIDE, MARGIN = 8.0, 12.0
"""The distance between two pictures, and the room above and below what a row shows."""
WORDS, LEAST_PICTURE = 330.0, 100.0
"""The least width that pictures leave to the words, and the height to which they shrink for that."""
GO_ON, REMOVE, APART = 230.0, 130.0, 44.0
"""The widths of the buttons, and how far the one that removes stands apart."""
CAPTION = 28.0
"""The height of the line that says what the pictures show."""
ASIDE, ASIDE_LINES, BAR = 184.0, (30.0, 22.0, 28.0), 12.0
"""The least width of the date and the bar below it, the heights of these and of the words below, and of the bar itself."""
ROOMY, SHARE = 1100.0, 0.3
"""A row gives that share of what it has more than this width to the date and the bar."""
SURE_AFTER = 0.4
"""Seconds between the question and the click that answers it, so that a double click removes nothing."""


class RunningRow(Node):
    """`remove` is called at the second click on its button, which asks at the first. Of several rows only the `latest` has
    a button that stands out.
    """

    def __init__(
        self,
        context: AppContext,
        saved: SavedGame,
        info: GameInfo,
        go_on: Callable[[], object],
        remove: Callable[[], object],
        *,
        latest: bool = True,
    ) -> None:
        super().__init__(name=f"game {saved.path.stem}")
        theme = context.theme
        self._context, self._saved, self._info, self._removed = context, saved, info, remove
        self._asked_at: float | None = None
        self._table = last_table(load_ruleset(game_entry(info.name)), saved.journal)
        self._plate = self.add(Panel(theme.styles.plain))
        self._plate.touchable = False
        faces = description_of(info.name).open_cards(self._table.seen) if self._table is not None else ()
        self._pictures = [
            self.add(Sprite(face, name="open card")) for face in faces[: MOST_PICTURES * SMALLER**2]
        ]
        for picture in self._pictures:
            picture.touchable = False
        self._caption = self.add(
            Label(
                theme.writer, lambda: t("Cards on the table"), theme.inks.small.aligned(0.5), name="caption"
            )
        )
        soft = theme.inks.body.colored(theme.palette.text_soft)
        title = self._info.title
        self._game = self.add(Label(theme.writer, lambda: t(title), theme.inks.subheading, name="which game"))
        self._about = self.add(Label(theme.writer, self._about_text, soft, name="how far"))
        self._ink = theme.inks.body
        self._players = [
            self.add(Label(theme.writer, partial(self._player_text, seat), self._ink, name="player"))
            for seat in range(len(saved.journal.seats))
        ]
        moment = datetime.fromtimestamp(saved.saved, UTC)
        self._when = self.add(Label(theme.writer, lambda: when(moment), soft.aligned(1.0)))
        progress = description_of(info.name).progress
        self._progress = (progress(self._table.seen) if self._table is not None else None) or None
        self._share = self.add(
            Label(theme.writer, self._share_text, theme.inks.small.aligned(1.0), name="share")
        )
        stem = saved.path.stem
        self.go_on = self.add(
            Button(
                theme.styles.gold if latest else replace(theme.styles.plain, ink=theme.styles.gold.ink),
                lambda: t("Continue"),
                go_on,
                why_not=self._why_not,
                name=f"go on {stem}",
            )
        )
        quiet = replace(theme.styles.framed, ink=theme.inks.small)
        self._remove = self.add(
            Button(quiet, self._remove_text, self._ask, why_not=self._why_not, name=f"remove {stem}")
        )

    def _about_text(self) -> str:
        journal = self._saved.journal
        about = [occasion(self._info, journal.setup()), t("Round {round}", round=journal.rounds())]
        if self._table is not None and 0 <= self._table.active < len(journal.seats):
            about.append(t("{player} is to play", player=journal.seats[self._table.active].name))
        return "  ·  ".join(filter(None, about))

    def _share_text(self) -> str:
        if self._progress is None:
            return ""
        return t("about {percent}% played", percent=round(100 * self._progress))

    def paint_over(self, canvas: Canvas) -> None:
        """Paint how much of the game is over between the words on it."""
        if self._progress is not None:
            palette, track = self._context.theme.palette, self._track
            fill(canvas, track, palette.track, radius=4)
            full = FRect(track.x, track.y, max(8.0, track.w * self._progress), track.h)
            fill(canvas, full, palette.gold[0], radius=4, bottom=palette.gold[1])

    def _player_text(self, seat: Seat) -> Segments:
        """Return a player with the mark of the seat and, if they are known, the points."""
        journal, theme = self._saved.journal, self._context.theme
        color = theme.palette.seats[
            colors_of_seats(journal.colors or self._context.settings.seat_colors)[seat]
        ]
        named: list[Segment] = [seat_icon(seat, color), f" {journal.seats[seat].name}"]
        if self._table is None:
            return named
        points = Span(f"{self._table.scores[seat]}", theme.inks.strong.colored(theme.palette.gold_light))
        return [*named, ": ", points]

    def _remove_text(self) -> str:
        return t("Remove") if self._asked_at is None else t("Really remove?")

    def _why_not(self) -> str | None:
        return t("This game is open in another window of the program.") if self._saved.in_use else None

    def _ask(self) -> None:
        now = self._context.clock.now()
        if self._asked_at is None:
            self._asked_at = now
            self.invalidate()
        elif now - self._asked_at >= SURE_AFTER:
            self._removed()

    def least_height(self, width: float) -> float:
        """Return the height in which its words have room, without pictures beside them and with players close together."""
        lines = self._lines_of_players(self._free(self._inner(FRect(0, 0, width, 0))) - BESIDE)
        return HEAD + ABOUT + lines[-1].bottom * CLOSEST / PLAYER + 2 * MARGIN

    def pictures_at(self, size: Point) -> int:
        """Return how many pictures there is room for in that size."""
        inner = self._inner(FRect((0, 0), size))
        wide = self._picture_size(inner).x + BESIDE
        free = self._free(inner)
        shown = min(self._places, max(0, int((free - WORDS) / wide)))
        while shown and self._height(free - shown * wide) > inner.h:
            shown -= 1
        return shown

    @property
    def _places(self) -> int:
        """The number of places for pictures that it can use."""
        count = len(self._pictures)
        return count if count <= MOST_PICTURES else -(-count // SMALLER**2)

    def _inner(self, bounds: FRect) -> FRect:
        return inset(bounds, 14, MARGIN, 20, MARGIN)

    def _free(self, inner: FRect) -> float:
        """Return the width for pictures and words."""
        return inner.w - self._aside(inner) - GO_ON - REMOVE - 2 * APART - 24

    def _picture_size(self, inner: FRect) -> Vector2:
        beside_words = (self._free(inner) - WORDS - BESIDE) / PICTURE
        high = min(inner.h - CAPTION, max(LEAST_PICTURE, beside_words))
        return Vector2(high * PICTURE, high)

    def _aside(self, inner: FRect) -> float:
        return ASIDE + SHARE * max(0.0, inner.w - ROOMY)

    def place(self, rect: FRect, places: int) -> None:
        """Lay it out, with the words to the right of so many places for pictures."""
        self.rect = rect
        self._plate.rect = self.bounds
        inner = self._inner(self.bounds)
        size = self._picture_size(inner)
        shown = min(places, self._places)
        pictures = rect_around(inner.center, (inner.w, size.y + CAPTION))
        self._place_pictures(pictures, size, shown)
        self._caption.visible = bool(shown)
        self._caption.rect = FRect(
            pictures.x, pictures.bottom - CAPTION + 4, shown * (size.x + BESIDE) - BESIDE, CAPTION
        )
        beside = self._aside(inner)
        inner = inset(inner, places * (size.x + BESIDE) + BESIDE, 0, 0, 0)
        texts, aside, go_on, _, remove = columns(inner, 1, -beside, -GO_ON, -(APART - 32), -REMOVE, gap=16)
        text = rect_around(texts.center, (texts.w, min(texts.h, self._height(texts.w))))
        head, self._about.rect, below = rows(text, -HEAD, -ABOUT, 1)
        lines = self._lines_of_players(texts.w)
        closer = min(1.0, below.h / lines[-1].bottom)
        for player, place in zip(self._players, lines, strict=True):
            player.rect = FRect(below.x + place.x, below.y + place.y * closer, place.w, place.h * closer)
        self._game.rect = head
        self._place_aside(FRect(aside.x, aside.centery - sum(ASIDE_LINES) / 2, aside.w, sum(ASIDE_LINES)))
        self.go_on.rect = FRect(go_on.x, go_on.centery - 35, go_on.w, 70)
        self._remove.rect = FRect(remove.x, remove.centery - 25, remove.w, 50)

    def _place_pictures(self, inner: FRect, size: Vector2, places: int) -> None:
        """Place one in each of so many places, or smaller ones if there are many."""
        parts = SMALLER if len(self._pictures) > MOST_PICTURES else 1
        across = places * parts
        one = (size + Vector2(BESIDE)) / parts - Vector2(BESIDE)
        for number, picture in enumerate(self._pictures):
            down, right = divmod(number, max(1, across))
            picture.visible = down < parts and across > 0
            picture.rect = FRect((inner.x + right * (one.x + BESIDE), inner.y + down * (one.y + BESIDE)), one)

    def _place_aside(self, room: FRect) -> None:
        """Place when it was played last, how much of it is over as a bar, and the same in words."""
        if self._progress is None:
            self._when.rect = room
            return
        self._when.rect, bar, self._share.rect = rows(room, *(-high for high in ASIDE_LINES))
        self._track = FRect(bar.x, bar.centery - BAR / 2, bar.w, BAR)

    def _height(self, width: float) -> float:
        """Return the height of all its words in that width."""
        return HEAD + ABOUT + self._lines_of_players(width)[-1].bottom

    def _lines_of_players(self, width: float) -> list[FRect]:
        """Return where the players stand: in columns, unless that takes more lines than standing as close as they can."""
        wide = [
            min(width, player.writer.units(resolve(player.text), self._ink).x + 2) for player in self._players
        ]
        columned = [max(wide)] * len(wide)
        close, aligned = _wrapped(wide, width), _wrapped(columned, width)
        return aligned if aligned[-1].y <= close[-1].y else close


def _wrapped(wide: Sequence[float], width: float) -> list[FRect]:
    """Return places of these widths in as many lines as they need; closer together if that spares a line."""
    free = (width - sum(wide)) / max(1, len(wide) - 1)
    between = free if CLOSER <= free < BETWEEN else BETWEEN
    places: list[FRect] = []
    x = y = 0.0
    for own in wide:
        if x > 0 and x + own > width + 0.5:
            x, y = 0.0, y + PLAYER
        places.append(FRect(x, y, own, PLAYER))
        x += own + between
    return places
