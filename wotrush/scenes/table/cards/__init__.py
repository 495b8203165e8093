"""Cards on any table: their sprites, a card in the air, a card looked at closely, pictures drawn ahead."""
