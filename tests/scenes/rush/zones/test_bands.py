"""How the bands of cards share the height of the table."""

from __future__ import annotations

import pytest

from wotrush.scenes.rush.zones.bands import CardBand, band_heights


def test_bands_share_the_height() -> None:
    assert band_heights(300, [CardBand(1), CardBand(2)]) == pytest.approx([100, 200])


def test_what_one_band_cannot_use_goes_to_the_others_by_their_shares() -> None:
    assert band_heights(300, [CardBand(1, 60), CardBand(1), CardBand(2)]) == pytest.approx([60, 80, 160])


def test_a_band_that_is_filled_by_what_others_leave_passes_the_rest_on() -> None:
    assert band_heights(300, [CardBand(1, 40), CardBand(1, 110), CardBand(1)]) == pytest.approx(
        [40, 110, 150]
    )


def test_no_band_is_higher_than_it_can_use() -> None:
    assert band_heights(300, [CardBand(1, 40), CardBand(1, 50)]) == [40, 50]


def test_every_band_has_its_least_before_the_rest_is_shared() -> None:
    assert band_heights(300, [CardBand(1, least=120), CardBand(2, least=60)]) == pytest.approx([160, 140])


def test_bands_shrink_alike_if_there_is_not_even_room_for_the_least() -> None:
    assert band_heights(100, [CardBand(1, least=150), CardBand(9, least=50)]) == pytest.approx([75, 25])
