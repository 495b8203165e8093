"""Drawing that all games share: pen, colors, emblems, icons and lettering."""
