"""Cards on any table: their sprites, the card in the air, the close-up, and pictures drawn ahead."""
