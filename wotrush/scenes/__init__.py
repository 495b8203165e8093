"""Everything that is on screen."""
