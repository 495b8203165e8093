"""What an opponent knows before it looks at the table: kinds, cards in the hand, the clock, and what may lie hidden."""
