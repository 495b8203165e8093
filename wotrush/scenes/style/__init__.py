"""How everything looks: colors, theme, marks, and the painting of plates and lines of text."""
