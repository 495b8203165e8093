"""Words for cards, events and refusals."""
