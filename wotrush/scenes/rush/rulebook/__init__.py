"""The rule book of Rush: its chapters, and pictures made of its own cards."""
