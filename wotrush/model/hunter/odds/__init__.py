"""What attacks, counterattacks and spyings may come to: exact chances, and who threatens whom."""
