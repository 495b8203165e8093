"""Text: inks, typesetting, and rendering in fonts given by file."""
