"""The arrows of the table: what aims, and who threatens whom."""
