"""What the cards of events and commanders show."""
