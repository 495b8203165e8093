"""How opponents take their turns: a worker process that thinks, and a conductor that lets them act in time."""
