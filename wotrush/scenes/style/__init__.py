"""How everything looks: colors, theme, marks, and painting of plates and lines of text."""
