"""What a player does with cards: lifting, aiming, paying; and how the table shows it."""
