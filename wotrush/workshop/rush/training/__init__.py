"""How the value network learns: games of the planner against itself. The only code that needs numpy; no game asks for it."""
