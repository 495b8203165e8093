"""Words for the cards, events and actions of Tank Hunter."""
