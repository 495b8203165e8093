"""The stage in the middle of the table on which a duel is seen: plates, rows of arithmetic, dice, what is at stake."""
