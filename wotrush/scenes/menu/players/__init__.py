"""Who plays a new game: a row for each seat, and who begins."""
