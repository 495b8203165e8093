"""What the benchmark measures of Rush."""
