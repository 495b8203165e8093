"""What is painted on Tank Hunter's table: plates, piles, panels, everything but the cards themselves."""
