"""Forty nameless pictures with four names each, to find out whether people who know tanks know ours.

    python -m tests.scenes.art.quiz FOLDER [--seed N] [--reserve]

writes sheet1.png to sheet5.png and names.txt for whoever is asked, and answers.txt for whoever asks.
Two vehicles are taken from each nation and class, and the other names come from the same nation and class. With
--reserve, pictures are as small as in the Reserve of a screen of 1920 by 1080.
"""

import argparse
import random
from dataclasses import dataclass
from pathlib import Path

import pygame

from wotrush.scenes.art.lettering import Face, font
from wotrush.scenes.art.vehicles.picture import vehicle_picture
from wotrush.scenes.rush import faces as art

from .deck import FACES

PICTURE, RESERVE = (400, 300), (160, 135)
"""Twice as large as on a card of 200 × 280, and as on a card of the Reserve."""
OVERSIZE = 2
CELL = (440, 470)
ACROSS, DOWN = 4, 2
A_SHEET = ACROSS * DOWN
LETTERS = "abcd"
PAPER, INK = (240, 234, 218), (30, 28, 24)


@dataclass(frozen=True, slots=True)
class Question:
    code: str
    names: list[str]

    @property
    def answer(self) -> str:
        return LETTERS[self.names.index(FACES[self.code].name)]


def questions(seed: int) -> list[Question]:
    """Return the questions in an order that reveals nothing."""
    source = random.Random(seed)
    asked = [question for group in _groups() for question in _two_of(source, group)]
    source.shuffle(asked)
    return asked


def _groups() -> list[list[str]]:
    """Return the codes of each nation and class; tank destroyers and artillery count as one class."""
    guns = {art.Symbol.TANK_DESTROYER, art.Symbol.ARTILLERY}
    groups: dict[tuple[object, object], list[str]] = {}
    for code, face in FACES.items():
        kind = "guns" if face.symbol in guns else face.symbol
        groups.setdefault((face.nation, kind), []).append(code)
    return list(groups.values())


def _two_of(source: random.Random, group: list[str]) -> list[Question]:
    found = []
    for code in source.sample(group, 2):
        others = source.sample([other for other in group if other != code], 3)
        names = [FACES[one].name for one in (code, *others)]
        source.shuffle(names)
        found.append(Question(code, names))
    return found


def sheet(asked: list[Question], first: int, picture: tuple[int, int] = PICTURE) -> pygame.Surface:
    """Draw numbered pictures of that size with four names under each."""
    page = pygame.Surface((CELL[0] * ACROSS, CELL[1] * DOWN))
    page.fill(PAPER)
    for index, question in enumerate(asked):
        left, top = index % ACROSS * CELL[0] + 20, index // ACROSS * CELL[1] + 16
        big = pygame.Surface((picture[0] * OVERSIZE, picture[1] * OVERSIZE))
        vehicle_picture(big, question.code, FACES[question.code].nation)
        page.blit(pygame.transform.smoothscale(big, picture), (left, top + 40))
        page.blit(font(Face.TITLE, 30).render(str(first + index), True, INK), (left, top - 6))
        for row, (letter, name) in enumerate(zip(LETTERS, question.names, strict=True)):
            text = font(Face.LABEL, 20).render(f"{letter}) {name}", True, INK)
            place = (left + row % 2 * PICTURE[0] // 2, top + PICTURE[1] + 48 + row // 2 * 32)
            page.blit(text, place)
    return page


def write_quiz(folder: Path, seed: int, picture: tuple[int, int] = PICTURE) -> None:
    asked = questions(seed)
    folder.mkdir(parents=True, exist_ok=True)
    for start in range(0, len(asked), A_SHEET):
        page = sheet(asked[start : start + A_SHEET], start + 1, picture)
        pygame.image.save(page, folder / f"sheet{start // A_SHEET + 1}.png")
    offers, answers = [], []
    for number, question in enumerate(asked, 1):
        choices = "   ".join(
            f"{letter}) {name}" for letter, name in zip(LETTERS, question.names, strict=True)
        )
        offers.append(f"{number}. {choices}")
        answers.append(f"{number}. {question.answer} {FACES[question.code].name} ({question.code})")
    (folder / "names.txt").write_text("\n".join(offers) + "\n", encoding="utf-8")
    (folder / "answers.txt").write_text("\n".join(answers) + "\n", encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reserve", action="store_true")
    wanted = parser.parse_args()
    pygame.font.init()
    write_quiz(wanted.folder, wanted.seed, RESERVE if wanted.reserve else PICTURE)
