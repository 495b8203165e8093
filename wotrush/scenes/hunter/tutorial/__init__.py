"""The tutorial of Tank Hunter: its deal, its lessons, and what they point at."""
