"""The parts of Rush's table that do not move: boards, piles, bars and panels."""
