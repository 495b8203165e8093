"""The first page of the result: everybody's points, what was won, and what is worth telling."""
