"""What an event does to many units: a cell on the stage for each, or one line while dice lie on their cards."""
