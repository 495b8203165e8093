"""Tables written as text, and whether a table can be true."""
