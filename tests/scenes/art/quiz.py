"""Nameless pictures with four names each, to find out whether people who know tanks know ours.

    python -m tests.scenes.art.quiz FOLDER [--game NAME] [--all] [--width PIXELS] [--seed N]

writes sheet1.png and more and names.txt for whoever is asked, and answers.txt for whoever asks. Two vehicles are
taken from each nation and class, or all of them, and the other names come from the same nation and class. Nations with
fewer than four of a class are taken together.
"""

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pygame

from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.words import COMMANDERS
from wotrush.scenes.art.lettering import Face, font
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.scenery.light import Light
from wotrush.scenes.art.vehicles.picture import vehicle_picture
from wotrush.scenes.hunter.cards.faces import HunterFaces
from wotrush.scenes.rush import faces as art

from .deck import FACES

LARGE = 400
"""Pixels: twice as wide as on a card of 200 × 280."""
OVERSIZE = 2
CELL = (440, 470)
ACROSS, DOWN = 4, 2
A_SHEET = ACROSS * DOWN
LETTERS = "abcd"
PAPER, INK = (240, 234, 218), (30, 28, 24)


@dataclass(frozen=True, slots=True)
class Shown:
    """A vehicle, gun or squad that can be asked about; `kind` is what it has in common with those it may be taken for."""

    code: str
    name: str
    nation: ArtNation | None
    kind: str
    light: Light = Light.DAY


@dataclass(frozen=True, slots=True)
class Question:
    shown: Shown
    names: list[str]

    @property
    def answer(self) -> str:
        return LETTERS[self.names.index(self.shown.name)]


def of_rush() -> Iterator[Shown]:
    """Yield its vehicles; tank destroyers and artillery count as one class."""
    guns = {art.Symbol.TANK_DESTROYER, art.Symbol.ARTILLERY}
    for code, face in FACES.items():
        kind = "guns" if face.symbol in guns else str(face.symbol)
        yield Shown(code, face.name, face.nation, kind)


def of_hunter() -> Iterator[Shown]:
    faces = HunterFaces(box())
    for number in range(COMMANDERS, len(box().rows)):
        face = faces.unit_face(number)
        yield Shown(face.code, face.name, face.nation, face.type, face.light)


GAMES = {"rush": of_rush, "hunter": of_hunter}


def questions(seed: int, game: str = "rush", *, everything: bool = False) -> list[Question]:
    """Return the questions in an order that reveals nothing."""
    source = random.Random(seed)
    asked = [
        _question(source, one, group)
        for group in groups(game)
        for one in (group if everything else source.sample(group, 2))
    ]
    source.shuffle(asked)
    return asked


def groups(game: str) -> list[list[Shown]]:
    """Return those that may be taken for one another."""
    found: dict[tuple[object, str], list[Shown]] = {}
    for shown in GAMES[game]():
        found.setdefault((shown.nation, shown.kind), []).append(shown)
    small = [group for group in found.values() if len(group) < len(LETTERS)]
    together: dict[str, list[Shown]] = {}
    for shown in (shown for group in small for shown in group):
        together.setdefault(shown.kind, []).append(shown)
    return [group for group in found.values() if group not in small] + list(together.values())


def _question(source: random.Random, one: Shown, group: list[Shown]) -> Question:
    others = source.sample([other for other in group if other is not one], len(LETTERS) - 1)
    names = [shown.name for shown in (one, *others)]
    source.shuffle(names)
    return Question(one, names)


def sheet(asked: list[Question], first: int, width: int = LARGE) -> pygame.Surface:
    """Draw numbered pictures with four names under each."""
    page = pygame.Surface((CELL[0] * ACROSS, CELL[1] * DOWN))
    page.fill(PAPER)
    size = (width, width * 3 // 4)
    for index, question in enumerate(asked):
        left, top = index % ACROSS * CELL[0] + 20, index // ACROSS * CELL[1] + 16
        big = pygame.Surface((size[0] * OVERSIZE, size[1] * OVERSIZE))
        shown = question.shown
        vehicle_picture(big, shown.code, shown.nation, light=shown.light)
        page.blit(pygame.transform.smoothscale(big, size), (left, top + 40))
        page.blit(font(Face.TITLE, 30).render(str(first + index), True, INK), (left, top - 6))
        for row, (letter, name) in enumerate(zip(LETTERS, question.names, strict=True)):
            text = font(Face.LABEL, 20).render(f"{letter}) {name}", True, INK)
            place = (left + row % 2 * LARGE // 2, top + LARGE * 3 // 4 + 48 + row // 2 * 32)
            page.blit(text, place)
    return page


def write_quiz(folder: Path, asked: list[Question], width: int = LARGE) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for start in range(0, len(asked), A_SHEET):
        page = sheet(asked[start : start + A_SHEET], start + 1, width)
        pygame.image.save(page, folder / f"sheet{start // A_SHEET + 1}.png")
    offers, answers = [], []
    for number, question in enumerate(asked, 1):
        choices = "   ".join(
            f"{letter}) {name}" for letter, name in zip(LETTERS, question.names, strict=True)
        )
        offers.append(f"{number}. {choices}")
        answers.append(f"{number}. {question.answer} {question.shown.name} ({question.shown.code})")
    (folder / "names.txt").write_text("\n".join(offers) + "\n", encoding="utf-8")
    (folder / "answers.txt").write_text("\n".join(answers) + "\n", encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("folder", type=Path)
    add("--game", choices=GAMES, default="rush")
    add("--all", action="store_true", help="ask about every one of them")
    add("--width", type=int, default=LARGE, help="of a picture, in pixels")
    add("--seed", type=int, default=1)
    wanted = parser.parse_args()
    pygame.font.init()
    write_quiz(wanted.folder, questions(wanted.seed, wanted.game, everything=wanted.all), wanted.width)
