"""What players may do besides their action: event cards, abilities of units, commanders."""
