"""How a game of Rush is set up: players and rule options."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field, model_validator

from wotrush.model.rush.cards import MAX_SEATS


class RushOptions(BaseModel):
    """Players and rule options; the defaults are the game as printed. Raises pydantic's ValidationError."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    players: int = Field(default=2, ge=2, le=MAX_SEATS)
    first_player: int | None = Field(default=None, ge=0)
    wide_reserve: bool = False
    optional_refresh: bool = False
    exposed_attacker: bool = False
    count_defenders: bool = False
    always_doubles: bool = False

    @model_validator(mode="after")
    def _first_player_sits_here(self) -> RushOptions:
        if self.first_player is not None and self.first_player >= self.players:
            raise ValueError(
                f"first_player {self.first_player} is not one of {self.players} seats (0 is the first)"
            )
        return self

    @property
    def reserve_size(self) -> int:
        """The number of cards in a full Reserve."""
        return 5 if self.wide_reserve else 4
