"""What pages with charts are made of: their look, kinds of axes, tables."""
