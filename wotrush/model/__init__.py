"""The rules of all games, without any screen, clock, thread, translator or file."""
