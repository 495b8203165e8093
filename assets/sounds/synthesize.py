"""Makes every sound of the game from numbers: python assets/sounds/synthesize.py (needs numpy and oggenc).

The same numpy gives the same files, byte for byte. The game itself needs neither tool.
"""

from __future__ import annotations

import subprocess
import wave
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from synthesis import background, battle, cards, field, fire, music
from synthesis.signals import RATE, Signal, band, mixed

HIGHEST_PEAK = 0.6
"""Leaves room for several sounds at once."""
HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Recipe:
    """`loudness`: of its loudest tenth of a second, in decibels, as the ear weighs frequencies."""

    make: Callable[[int], Signal]
    loudness: float
    takes: int = 1


RECIPES = {
    "hover": Recipe(cards.hover, -42),
    "click": Recipe(cards.click, -34),
    "pick_up": Recipe(cards.pick_up, -33),
    "place": Recipe(cards.place, -31),
    "slide": Recipe(cards.slide, -31, takes=3),
    "deal": Recipe(cards.deal, -31, takes=3),
    "flip": Recipe(cards.flip, -30),
    "shuffle": Recipe(cards.shuffle, -28),
    "undo": Recipe(cards.undo, -31),
    "redo": Recipe(cards.redo, -31),
    "repair": Recipe(field.repair, -28),
    "wire_cut": Recipe(field.wire_cut, -25),
    "radio": Recipe(field.radio, -28),
    "bell": Recipe(music.bells, -25),
    "turn": Recipe(music.turn, -25),
    "impact": Recipe(fire.impact, -22),
    "thud": Recipe(fire.thud, -22),
    "shot_light": Recipe(fire.shot_light, -21),
    "shot_heavy": Recipe(fire.shot_heavy, -19),
    "explosion": Recipe(fire.explosion, -18),
    "collapse": Recipe(fire.collapse, -18),
    "dice": Recipe(battle.dice, -27, takes=3),
    "dry": Recipe(battle.dry, -25),
    "pinned": Recipe(battle.pinned, -23),
    "rifles": Recipe(battle.rifles, -21),
    "shot_far": Recipe(battle.shot_far, -20),
    "flak": Recipe(battle.flak, -21),
    "engine": Recipe(battle.engine, -23),
    "siren": Recipe(battle.siren, -21),
    "whistle": Recipe(battle.whistle, -26),
    "rain": Recipe(battle.rain, -27),
    "last_round": Recipe(music.last_round, -22),
    "victory": Recipe(music.victory, -20),
    "defeat": Recipe(music.defeat, -22),
    "ambience": Recipe(background.wind, -36),
    "night": Recipe(background.night, -34),
}
CIRCLES = ("ambience", "night")


def loudness(signal: Signal) -> float:
    """Decibels of the loudest tenth of a second, with the lows taken back as the ear does."""
    heard = band(np.concatenate([signal, np.zeros(RATE // 5)]), 150, 18000, 1)
    window = np.ones(RATE // 10) / (RATE // 10)
    power = np.convolve(heard**2, window, "valid").max()
    return float(10 * np.log10(power))


def limited(signal: Signal) -> Signal:
    """Its highest peaks pressed down softly."""
    peak = np.abs(signal).max() / HIGHEST_PEAK
    if peak <= 1:
        return signal
    return np.asarray(HIGHEST_PEAK * np.tanh(1.1 * signal / HIGHEST_PEAK) / np.tanh(1.1 * peak))


def finished(signal: Signal, level: float, *, circle: bool) -> Signal:
    """As loud as wanted, without lows that no loudspeaker plays, with soft ends and no clipping."""
    if circle:
        signal = band(signal, 30, 1200, 3)
    else:
        signal = band(mixed((0, signal), (0, np.zeros(len(signal) + RATE // 2))), 30, 16000, 3)[: len(signal)]
    signal = signal * 10 ** ((level - loudness(signal)) / 20)
    signal = limited(signal)
    if circle:
        return signal
    heard = np.flatnonzero(np.abs(signal) > max(np.abs(signal).max() * 0.004, 0.0012))
    signal = signal[: int(heard[-1]) + 1]
    soft = min(len(signal) // 4, RATE // 20)
    signal[-soft:] *= np.linspace(1, 0, soft) ** 2
    signal[:88] *= np.linspace(0, 1, 88)
    return signal


def write(signal: Signal, target: Path, folder: Path) -> None:
    """As Ogg Vorbis, one channel."""
    raw = folder / "raw.wav"
    with wave.open(str(raw), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.round(signal * 32767).astype("<i2").tobytes())
    command = ["oggenc", "--quiet", "-q", "4", "--serial", "1", "-o", str(target), str(raw)]
    subprocess.run(command, check=True)


def main() -> None:
    with TemporaryDirectory() as folder:
        for name, recipe in RECIPES.items():
            for take in range(recipe.takes):
                signal = finished(recipe.make(take), recipe.loudness, circle=name in CIRCLES)
                target = HERE / (f"{name}.ogg" if take == 0 else f"{name}-{take + 1}.ogg")
                write(signal, target, Path(folder))
                print(f"{target.name:16} {len(signal) / RATE:5.2f} s {target.stat().st_size / 1000:6.1f} KB")


if __name__ == "__main__":
    main()
