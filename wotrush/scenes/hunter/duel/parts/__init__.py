"""What the stage is put together from: the field, the plate with all that is written, the rings of cards, sums."""
