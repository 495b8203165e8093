"""A duel as values: what is fought out, by which arithmetic, how it goes on with every event, and where its parts lie."""
