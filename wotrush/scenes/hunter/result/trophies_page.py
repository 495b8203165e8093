"""The page of trophies: for each player the units on the score pile, the most valuable first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice, product

from pygame import FRect

from wotrush.i18n import t, tn
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.scenes.hunter.cards.faces import HunterFaces
from wotrush.scenes.hunter.faces.face import MEDIUM_FROM, TOKEN_FROM, Detail
from wotrush.scenes.hunter.result.trophies import Trophy
from wotrush.scenes.hunter.texts.words import kind_name, spoken_name
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.face_rows import COUNT, SCORE, FaceRow, FaceRowsPage
from wotrush.scenes.result.face_rows import NAME as NAMED
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.scenes.table.cards.card_sprites import RADIUS_OF_WIDTH
from wotrush.scenes.table.lying import CARD
from wotrush.stage.geometry import columns, inset, line, rows
from wotrush.stage.label import Fit, Label
from wotrush.stage.typography.text import SMALLEST, Segments, resolve

Naming = Callable[[HunterCatalogue, int], str]
"""Returns the name of a kind; in a narrow column it may be broken anywhere."""
TALLEST, GAP, CARD_GAP = 420.0, 12.0, 12.0
CAPTION, CAPTION_GAP = 24.0, 6.0
NAME, HEADLINE = 210.0, 40.0
"""The width of a name beside the cards, and its height above them."""
LOW = 96.0
"""Rows lower than this have no captions."""
ONE_COLUMN = 3
"""More players than this stand in two columns."""
LEAST_GAP = 6.0
LAPPED, LARGE_ENOUGH, WORTH_IT = 0.5, 150.0, 1.6
"""Cards narrower than that rather lie on each other, at most by half, so that what each is worth stays in sight, if
that makes them so many times as wide.
"""
RAGGED = 1.15
"""Places of different widths must make the cards so many times as wide as equal ones."""
MARGIN = 18.0
"""The room between the edge of a place and what stands in it."""
STORY, LEAST_STORY, STORY_GAP = 340.0, 170.0, 14.0
"""The width of what is told beside a card if there is room, the least of it, and the room between them."""


class TrophiesPage(FaceRowsPage):
    """One row for each player."""

    rows: list[TrophyRow]

    def __init__(
        self, context: AppContext, lines: Sequence[ScoreLine], trophies: Sequence[Sequence[Trophy]]
    ) -> None:
        super().__init__(name="trophies")
        names = {one.seat: one.name for one in lines}
        self.rows = [self.add(TrophyRow(context, one, trophies[one.seat], names)) for one in lines]

    def place(self, rect: FRect) -> None:
        """Give all players cards of one size and places of one height, read row by row, with all names beside the cards or all
        above them, whichever shows more of the cards; and places no higher than they must be. Names above the cards need little
        width, so that places in one row may then be as wide as their players have cards.
        """
        self.rect = rect
        (shape, above, equal), cells = max(
            ((way, self._cells(way[0], way[2])) for way in self._ways),
            key=lambda tried: self._seen(tried[1], tried[0][1]) * (RAGGED if tried[0][2] else 1.0),
        )
        wide = max(TOKEN_FROM / self.transform.scale, self._card(cells, above))
        told = self._told(cells, above, wide)
        high = max(least_height(cell, above, wide) for cell in cells)
        for row, place in zip(self.rows, self._cells(shape, equal, high), strict=True):
            row.arrange(place, above, wide, told)
        stories = [story for row in self.rows for story in row.stories if story.ink is not None]
        least = min((story.ink.size for story in stories if story.ink is not None), default=0.0)
        for story in stories:
            story.ink = story.ink and story.ink.sized(least)

    @property
    def _ways(self) -> Iterator[tuple[tuple[int, ...], bool, bool]]:
        """Yield how many players may stand in each row, whether names stand above the cards, and whether places are equal."""
        for shape, (above, equal) in product(self._shapes, ((False, True), (True, True), (True, False))):
            yield shape, above, equal

    @property
    def _shapes(self) -> Iterator[tuple[int, ...]]:
        """Yield how many players may stand in each row: as many in all, or the winner, who mostly has the most cards, alone."""
        count, across = len(self.rows), 1 if len(self.rows) <= ONE_COLUMN else 2
        yield _in_rows(count, across)
        for others in (2, 3) if across > 1 else ():
            if (count - 1) % others == 0:
                yield (1, *_in_rows(count - 1, others))

    def _cells(self, shape: Sequence[int], equal: bool, high: float = TALLEST) -> list[FRect]:
        """Return the places of all players, not higher than that, equal in each row or as wide as their cards need."""
        most = FRect(0, 0, self.size.x, min(self.size.y, len(shape) * (high + GAP) - GAP))
        rest, cells = iter(self.rows), []
        for line_, across in zip(rows(most, *[1] * len(shape), gap=GAP), shape, strict=True):
            beside = list(islice(rest, across))
            cells += columns(line_, *([1] * across if equal else _widths(line_.w, beside)), gap=GAP)
        return cells

    def _counts(self) -> list[int]:
        return [max(1, len(row.sprites)) for row in self.rows]

    def _card(self, cells: Sequence[FRect], above: bool) -> float:
        """Return how wide cards can be so that all rows show theirs there, side by side unless they are small then."""
        rooms = (_parts(cell, above)[1] for cell in cells)
        return min(widest_card(room, count) for room, count in zip(rooms, self._counts(), strict=True))

    def _seen(self, cells: Sequence[FRect], above: bool) -> float:
        """Return how much of the width of every card is seen there at least."""
        rooms, wide = [_parts(cell, above)[1] for cell in cells], self._card(cells, above)
        steps = (
            (room.w - wide) / (count - 1)
            for room, count in zip(rooms, self._counts(), strict=True)
            if count > 1
        )
        return min(wide, *steps)

    def _told(self, cells: Sequence[FRect], above: bool, wide: float) -> float:
        """Return the width of what is told beside each card of that width, 0 if it has no room in some row."""
        rooms = (_parts(cell, above)[1] for cell in cells)
        free = min(room.w / count for room, count in zip(rooms, self._counts(), strict=True))
        told = min(STORY, free - wide - STORY_GAP - CARD_GAP)
        fits = told >= LEAST_STORY and all(row.has_room_to_tell(told, wide * CARD) for row in self.rows)
        return told if fits else 0.0


class TrophyRow(FaceRow):
    """The name of a player, the number of units destroyed, and the units themselves."""

    def __init__(
        self, context: AppContext, of: ScoreLine, trophies: Sequence[Trophy], names: dict[int, str]
    ) -> None:
        super().__init__(context, of, "trophies", partial(_count, len(trophies)))
        theme = context.theme
        self._faces = HunterFaces(box())
        self._trophies = sorted(trophies, key=lambda trophy: -trophy.points)
        self.sprites = [
            self.card(f"trophy {one.kind}", partial(_story, one, names)) for one in self._trophies
        ]
        self._caption_ink = theme.inks.small.aligned(0.5)
        self._tight = False
        """Whether captions say only whose unit it was; its points stand on the token too."""
        self._captions = [
            self.add(Label(theme.writer, partial(self._caption, context, trophy), self._caption_ink))
            for trophy in self._trophies
        ]
        self._story_ink = theme.inks.body
        self.stories = [
            self.add(
                Label(theme.writer, partial(_story, one, names, kind_name), theme.inks.body, fit=Fit.WRAP)
            )
            for one in self._trophies
        ]

    def has_room_to_tell(self, wide: float, high: float) -> bool:
        """Return whether every story fits into a room of that size, in letters as small as they may be."""
        ink = self._story_ink.sized(SMALLEST)
        needed = (story.writer.units(resolve(story.text), ink, wide) for story in self.stories)
        return all(size.x <= wide + 1 and size.y <= high for size in needed)

    def arrange(self, rect: FRect, above: bool, wide: float, told: float) -> None:
        """Place the name, beside the cards or above them, and cards of that width as far as the place is high enough, each with
        its story in the width that is `told` beside it.
        """
        self.rect = rect
        self._plate.rect = self.bounds
        low, count = rect.h < LOW, max(1, len(self.sprites))
        name, cards = _parts(self.bounds, above)
        (self.place_name_in_line if above else self.place_name)(name)
        wide = min(cards.h / CARD, wide)
        size = (wide, wide * CARD)
        room = FRect(cards.x, cards.y, cards.w, size[1])
        self._tight = False
        caption = self._widest_caption()
        gap = STORY_GAP + told + CARD_GAP if told else max(CARD_GAP, caption + 4 - size[0])
        places = line(room, len(self.sprites), size, gap, 0.0)
        step = places[1].x - places[0].x if len(places) > 1 else cards.w
        whole = step >= size[0] >= MEDIUM_FROM / self.transform.scale
        self._tight = caption + CAPTION_GAP > step
        caption = self._widest_caption()
        for i, (trophy, sprite, label, place) in enumerate(
            zip(self._trophies, self.sprites, self._captions, places, strict=True)
        ):
            sprite.z = count - i  # Where they overlap, their points stay in sight at the right edge.
            label.z = count + 1
            sprite.face = self._faces.unit(trophy.kind, detail=Detail.MEDIUM if whole else Detail.TOKEN)
            sprite.radius = size[0] * RADIUS_OF_WIDTH
            sprite.rect = place
            wide = min(step, max(size[0], caption) + CARD_GAP)
            middle = place.right - min(step, place.w) / 2
            label.rect = FRect(middle - wide / 2, place.bottom + 4, wide, CAPTION)
            label.visible = not low and caption <= step and not told
        for story, place in zip(self.stories, places, strict=True):
            story.rect = FRect(place.right + STORY_GAP, place.y, told, place.h)
            story.visible = told > 0
            story.ink = story.writer.wrapping_ink(resolve(story.text), self._story_ink, (told, place.h))

    def _caption(self, context: AppContext, trophy: Trophy) -> Segments:
        """Return whose unit it was and, where there is room, its points."""
        mark = seat_icon(trophy.victim, context.seat_color(trophy.victim))
        return [mark] if self._tight else [mark, f" +{trophy.points}"]

    def _widest_caption(self) -> float:
        widths = (
            label.writer.least_width(resolve(label.text), self._caption_ink) for label in self._captions
        )
        return max(widths, default=0.0)


def _in_rows(count: int, across: int) -> tuple[int, ...]:
    """Return how many of them stand in each row, of equal places."""
    return tuple(min(across, count - first) for first in range(0, count, across))


def _widths(whole: float, beside: Sequence[TrophyRow]) -> list[float]:
    """Return the widths of places beside one another, for `columns`: the shares of players with many cards, and what the heads of
    the others need.
    """
    widths = [float(max(1, len(row.sprites))) for row in beside]
    heads = [min(row.width_of_head() + 2 * MARGIN, whole / len(beside) - GAP) for row in beside]
    while any(width > 0 for width in widths):
        places = columns(FRect(0, 0, whole, 1), *widths, gap=GAP)
        narrow = [i for i, place in enumerate(places) if widths[i] > 0 and place.w < heads[i]]
        if not narrow:
            break
        for i in narrow:
            widths[i] = -heads[i]
    return widths


def least_height(cell: FRect, above: bool, wide: float) -> float:
    """Return how high a place in that one's stead must be for cards of that width and for the name."""
    name, cards = _parts(cell, above)
    used = cell.h - cards.h + wide * CARD
    return used if above else max(used, cell.h - name.h + NAMED + COUNT + SCORE)


def _parts(row: FRect, above: bool) -> tuple[FRect, FRect]:
    """Return where the name and where the cards of a row stand: beside one another, or one below the other."""
    low = row.h < LOW
    inner, captions = inset(row, MARGIN, 6 if low else 12), 0.0 if low else CAPTION + 4
    name, cards = rows(inner, -HEADLINE, 1, gap=6) if above else columns(inner, -NAME, 1, gap=20)
    return name, inset(cards, 0, 0, 0, captions)


def widest_card(cards: FRect, count: int) -> float:
    """Return how wide so many cards can be side by side or, until they are large, on each other."""
    abreast = (cards.w - LEAST_GAP * (count - 1)) / count
    lapped = min(LARGE_ENOUGH, cards.w / (1 + (1 - LAPPED) * (count - 1)), cards.h / CARD)
    return lapped if lapped >= WORTH_IT * abreast else min(cards.h / CARD, abreast)


def _count(units: int) -> str:
    return tn("{n} unit destroyed", "{n} units destroyed", units)


def _story(trophy: Trophy, names: dict[int, str], named: Naming = spoken_name) -> str:
    """Say how it came onto the pile."""
    unit, victim = named(box(), trophy.kind), names[trophy.victim]
    first = t("{unit} of {player} (+{points})", unit=unit, player=victim, points=trophy.points)
    if trophy.attacker is None:
        return first + "\n" + t("Destroyed in round {round}", round=trophy.round)
    return (
        first
        + "\n"
        + t(
            "Destroyed by {unit} in round {round}",
            unit=named(box(), trophy.attacker),
            round=trophy.round,
        )
    )
