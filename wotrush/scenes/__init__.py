"""Everything that is shown on the screen."""
