"""From a card of the model to its picture."""
