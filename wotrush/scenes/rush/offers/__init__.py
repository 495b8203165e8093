"""What could be done with a card, what that costs and what it would lead to, in values that nothing draws yet."""
