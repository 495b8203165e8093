"""The lettering of cards: it fits its width, and its fonts have every letter."""

import pytest

from wotrush.resources import asset
from wotrush.scenes.art import lettering
from wotrush.scenes.art.lettering import Face

LONG = [
    "PzKpfw VI-B Tiger II",
    "Lorraine 155 mle. 50",
    "Légion étrangère",
    "Niezniszczalność",
    "Reinforcements 1",
]
SIGNS = "äößÄÖÜ éèêàç łżźćńśąęó ЖЩЮЯжщюяё «»„“”’–—…×→"


@pytest.mark.parametrize("text", LONG)
@pytest.mark.parametrize("width", [40, 90, 140])
def test_a_line_never_exceeds_its_width(text: str, width: int) -> None:
    drawn, _ = lettering.line(text, Face.TITLE, 20, width, (0, 0, 0))
    assert drawn.get_width() <= width


def test_a_line_that_fits_keeps_its_size() -> None:
    assert lettering.line("T29", Face.TITLE, 20, 300, (0, 0, 0))[1] == 20


@pytest.mark.parametrize("face", Face)
def test_fonts_have_every_letter_that_cards_need(face: Face) -> None:
    metrics = lettering.font(face, 20).metrics(SIGNS)
    assert [sign for sign, found in zip(SIGNS, metrics, strict=True) if found is None] == []


def test_every_font_file_is_listed_with_its_licence() -> None:
    listed = asset("LICENSES.md").read_text(encoding="utf-8")
    for file in asset("fonts").iterdir():
        assert file.stem.split("-")[0] in listed
        assert asset("fonts", f"{file.stem.split('-')[0]}-OFL.txt").exists()


@pytest.mark.parametrize("height", [11, 12, 13, 14, 15, 16])
def test_small_letters_do_not_touch_one_another(height: int) -> None:
    """Between "l" and "o" a column is darker than both, or the two would look like a "b"."""
    drawn, _ = lettering.line("lo", Face.TEXT_MEDIUM, height, 100, (255, 255, 255))
    columns = [
        sum(drawn.get_at((x, y)).a for y in range(drawn.get_height())) for x in range(drawn.get_width())
    ]
    half = len(columns) // 2
    stem, bow = max(columns[:half]), max(columns[half:])
    first, last = columns.index(stem), len(columns) - 1 - columns[::-1].index(bow)
    assert min(columns[first : last + 1]) < 0.5 * min(stem, bow)
    gap = next(i for i, ink in enumerate(columns[first:]) if ink < 0.5 * bow)
    assert gap <= 2, "the stem ends before the bow begins"
