"""Widgets to click and to type into, all drawn from a Style."""

from wotrush.stage.widgets.button import Button
from wotrush.stage.widgets.choice import Segmented, Slider, Toggle
from wotrush.stage.widgets.field import TextField
from wotrush.stage.widgets.panel import Panel
from wotrush.stage.widgets.scroll import ScrollPanel, whole_rows
from wotrush.stage.widgets.stepper import Stepper
from wotrush.stage.widgets.tooltip import Tooltip

__all__ = [
    "Button",
    "Panel",
    "ScrollPanel",
    "Segmented",
    "Slider",
    "Stepper",
    "TextField",
    "Toggle",
    "Tooltip",
    "whole_rows",
]
