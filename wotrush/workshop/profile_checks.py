"""Are all cards drawn? Compares the profiles of a game with its cards, for `check`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from wotrush.files import UnreadableError, readable_text
from wotrush.scenes.art.profiles.profile_files import ProfileError, read_profiles


class DrawnNames(dict[str, str]):
    """The names of all profiles in some files, by code. `problems` lists what could not be read."""

    def __init__(self, files: Iterable[Path]) -> None:
        super().__init__()
        self.problems: list[str] = []
        for file in files:
            try:
                readable_text(file)
                read = read_profiles(file)
            except (ProfileError, UnreadableError) as problem:
                self.problems.append(str(problem))
                continue
            self.problems += [
                f"{file.name}: {code} has a second profile; keep one."
                for code in sorted(set(self) & set(read))
            ]
            self.update({code: profile.name for code, profile in read.items()})


def compared(wanted: Mapping[str, str], drawn: Mapping[str, str], folder: str) -> Iterator[str]:
    """Yield what differs between the names of cards and those of their drawings, both by code."""
    for code in sorted(set(wanted) - set(drawn)):
        yield f"Card {code} ({wanted[code]}) has no profile: add a table [{code}] under {folder}."
    for code in sorted(set(drawn) - set(wanted)):
        yield f"Profile {code} ({drawn[code]}) is of no card: take it out."
    for code in sorted(set(drawn) & set(wanted)):
        if drawn[code] != wanted[code]:
            yield f"Profile {code} is named {drawn[code]}, but the card {wanted[code]}: use the card's name."
