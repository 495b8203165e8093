"""The names of Tank Hunter's cards fit every sentence: some are plural, and genders differ, so nothing agrees with them."""

import re
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from wotrush.spacing import NO_BREAK

LOCALES = Path(__file__).resolve().parents[2] / "locales"
NAME = (
    r"(?:^|(?:[:.;] |\b(?:an|a) ))\{(?:unit|card|carrier|event|target)\}"
    r"(?: \(\{(?:owner|player)\}\))?(?:,? [^,{]*\{points\}[^,]*[,)])?"
)
"""A card as subject, with whose it is and what it is worth."""
FIXED = "wotrush/scenes/hunter/tutorial/lessons.py"
"""Its deal is always the same, and so are the cards that it names."""
AGREEING = {
    "en": r" \w*[^\Ws]s\b",
    "de": r" (?:wird|würde|kann|darf|will|(?!mit|nicht)[a-z]+t)\b",
    "it": r" (?:è|ha|va|può|viene|verrebbe|resta|diventa|serve|manca|porta|nasconde|combatte|costerebbe|attacca|colpisce)\b"
    r"|: (?!questa|schivata)(?:(?:non )?più |già |di nuovo )?\w+(?:[aiu]t|st|ert|utt|oss)a\b",
    "pl": r" (?:jest|ma|może|będzie|zostaje|ukrywa|\w+(?:uje|je|ywa|czy|aje))\b"
    r"|: (?:już |już nie |znów )?\w+(?:[aoe]n|[ty]t|ęt)a\b(?! jednostka)",
}
"""What would have to be in the number or the gender of the name, by language."""


@pytest.mark.parametrize("language", sorted(AGREEING))
def test_nothing_agrees_with_the_name_of_a_card(language: str) -> None:
    with (LOCALES / language / "LC_MESSAGES" / "wotrush.po").open("rb") as file:
        catalogue = read_po(file)
    pattern = re.compile(NAME + f"(?:{AGREEING[language]})")
    astray = []
    for message in catalogue:
        places = [place for place, _ in message.locations]
        if not message.id or FIXED in places or not all("/hunter/" in place for place in places):
            continue
        said = message.id if language == "en" else message.string
        forms = [said] if isinstance(said, str) else list(said or ())
        astray += [form for form in forms if pattern.search(form.replace(NO_BREAK, " "))]
    assert astray == [], "\n".join(astray)
