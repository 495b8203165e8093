"""Everything printed on the cards of Tank Hunter, drawn from plain values at the size asked for."""
