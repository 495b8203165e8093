"""The view of a table of Rush: what is seen of a game, what a film has shown so far, and where every card lies."""
