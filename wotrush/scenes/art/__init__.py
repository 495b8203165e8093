"""Drawing that games share: pen, colors, emblems, icons and lettering."""
