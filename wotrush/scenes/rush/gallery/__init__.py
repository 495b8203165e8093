"""All the cards to look at: filters, search, and each of them held close."""
