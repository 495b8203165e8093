"""The duel in the middle of the table: what is fought out as values, how it goes on with every event, and the stage."""
