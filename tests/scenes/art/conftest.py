"""Fonts are the only part of pygame that card art needs."""

import pygame
import pytest


@pytest.fixture(autouse=True)
def fonts() -> None:
    pygame.font.init()
