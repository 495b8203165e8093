"""The tutorial of Rush: its deal, its lessons, and what they point at."""
