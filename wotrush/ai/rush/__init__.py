"""What opponents know about Rush."""
