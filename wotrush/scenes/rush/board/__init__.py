"""What does not move on Rush's table: boards, piles, bars and panels."""
