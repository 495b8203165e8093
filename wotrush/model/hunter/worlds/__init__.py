"""Tables made from an observation: whole worlds that fit it, and the table as far as it is known."""
