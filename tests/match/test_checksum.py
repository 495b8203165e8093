"""A journal that was changed in any bit is noticed; journals of older versions, which have no checksum, still open."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest

from tests.match.tables import ADA, BEN, LYNX, toy_match
from wotrush.match.journal import DamagedJournal, Journal, JournalError, parse_journal
from wotrush.match.seats import EARLIEST, Setup


@pytest.fixture
def journal() -> Journal:
    match = toy_match(ADA, BEN, LYNX, seed=5)
    for decision in range(6):
        if decision == 3:
            match.give_up(1)
        seat = match.to_act()
        assert seat is not None
        match.decide(match.observe(seat).actions[0])
    return match.journal()


def accepted(data: bytes) -> bool:
    try:
        parse_journal(data, "x.json")
    except JournalError:
        return False
    return True


def test_what_was_written_is_read_back(journal: Journal) -> None:
    assert parse_journal(journal.text().encode(), "x.json") == journal


@pytest.mark.parametrize("changes", [500, pytest.param(50_000, marks=pytest.mark.long)], ids=["some", "all"])
def test_any_changed_bit_is_noticed(journal: Journal, changes: int) -> None:
    data, rng = journal.text().encode(), Random(7)
    for _ in range(changes):
        place, bit = rng.randrange(len(data)), 1 << rng.randrange(8)
        changed = bytearray(data)
        changed[place] ^= bit
        assert not accepted(bytes(changed)), (place, bit)


def test_any_changed_or_missing_byte_is_noticed(journal: Journal) -> None:
    data, rng = journal.text().encode(), Random(8)
    for _ in range(500):
        place = rng.randrange(len(data))
        other = bytes([(data[place] + rng.randrange(1, 256)) % 256])
        assert not accepted(data[:place] + other + data[place + 1 :]), place
        assert not accepted(data[:place] + data[place + 1 :]), place


def test_a_wrong_checksum_is_named(journal: Journal) -> None:
    text = journal.text().replace('"seed": 5', '"seed": 6')
    with pytest.raises(DamagedJournal, match=r"x\.json has been changed or damaged: its checksum is wrong"):
        parse_journal(text.encode(), "x.json")


def test_a_journal_without_a_checksum_opens(journal: Journal) -> None:
    older = journal.model_dump_json(exclude={"checksum"})
    assert parse_journal(older.encode(), "x.json") == journal


def test_a_clock_that_is_wrong_makes_no_journal_that_cannot_be_read() -> None:
    assert Setup({}, 1, (ADA, LYNX), datetime(1969, 5, 1, tzinfo=UTC)).started == EARLIEST
