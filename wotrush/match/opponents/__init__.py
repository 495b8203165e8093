"""Opponents' turns: a worker process that thinks, and a conductor that carries out its choices in time."""
