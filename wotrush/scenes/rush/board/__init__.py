"""What lies still on the table: boards, piles, bars and panels."""
