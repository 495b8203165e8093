"""What a seat may know of a game, and how a table is written down."""
