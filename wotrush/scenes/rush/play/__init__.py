"""What a player does with cards: lifting, aiming, paying, and what the table shows of it."""
