"""The rules: pure, knowing no screen, clock, thread, translator or file."""
