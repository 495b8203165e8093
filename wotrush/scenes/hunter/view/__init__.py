"""The view of a table of Tank Hunter: what is seen of a game, where every card lies, and what is lit and opened there."""
