"""Horns, drums and bells: turns, medals, the end of the game."""

from __future__ import annotations

import numpy as np

from synthesis.signals import RATE, Signal, band, dying, in_a_room, mixed, noise, struck, tone


def drum(pitch: float, seed: int, snare: float = 0.5) -> Signal:
    skin = tone(0.5, pitch * 1.6, pitch, 0.07)
    wires = dying(band(noise(0.4, seed), 900, 5000, 1), 0.04)
    return mixed(
        (0, skin), (0, snare * wires), (0, 0.5 * dying(band(noise(0.05, seed + 1), 300, 3000), 0.004))
    )


def brass(pitches: tuple[float, ...], seconds: float, bright: float = 0.5) -> Signal:
    """Several horns: the louder, the brighter, and never quite in tune."""
    time = np.arange(round(seconds * RATE)) / RATE
    attack, release = 0.045, min(0.22, seconds * 0.4)
    breath = np.clip(time / attack, 0, 1) ** 1.5 * np.clip((seconds - time) / release, 0, 1) ** 1.2
    breath *= 0.8 + 0.2 * np.exp(-time * 5)
    whole = np.zeros(len(time))
    for i, pitch in enumerate(pitch * detune for pitch in pitches for detune in (0.9975, 1.0025)):
        vibrato = 1 + 0.003 * np.clip(time - 0.2, 0, 0.3) / 0.3 * np.sin(2 * np.pi * (5.1 + 0.2 * i) * time)
        phase = 2 * np.pi * np.cumsum(pitch * vibrato) / RATE + i
        for n in range(1, min(16, int(5000 / pitch)) + 1):
            whole += np.sin(n * phase) * breath ** (1 + 0.35 * n) * n**0.3 * np.exp(-n * (1 - bright) * 0.9)
    return whole / len(pitches)


def bell(pitch: float) -> Signal:
    partials = ((1, 1, 0.2), (2, 0.5, 0.13), (2.76, 0.3, 0.09), (4.07, 0.18, 0.05), (5.4, 0.1, 0.03))
    return struck(1.1, *((pitch * ratio, level, half_life) for ratio, level, half_life in partials))


def turn(_: int) -> Signal:
    roll = [(0.055 * i, (0.25 + 0.09 * i) * drum(150, 220 + 2 * i, 0.6)) for i in range(4)]
    return in_a_room(mixed(*roll, (0.26, 1.1 * drum(98, 230, 0.35))), 0.3, 0.1)


def last_round(_: int) -> Signal:
    """Two low calls."""
    calls = ((0, brass((73.4, 146.8, 220.0), 0.42, 0.58)), (0.44, brass((69.3, 138.6, 207.7), 1.2, 0.58)))
    return in_a_room(mixed(*calls, (0.44, drum(70, 240, 0.15))), 0.4, 0.16, 2500)


def victory(_: int) -> Signal:
    calls: tuple[tuple[float, tuple[float, ...], float], ...] = (
        (0.0, (196.0, 261.6), 0.16),
        (0.18, (196.0, 261.6), 0.16),
        (0.36, (261.6, 329.6), 0.3),
        (0.68, (246.9, 392.0), 0.3),
        (1.0, (130.8, 261.6, 329.6, 392.0, 523.3), 1.15),
    )
    drums = [
        (s, level * drum(98, 250 + i, 0.4))
        for i, (s, level) in enumerate(((0, 0.9), (0.36, 0.9), (1.0, 1.4)))
    ]
    roll = [(0.7 + 0.05 * i, (0.2 + 0.08 * i) * drum(150, 260 + 2 * i, 0.6)) for i in range(6)]
    horns = [(start, brass(pitches, seconds, 0.62)) for start, pitches, seconds in calls]
    return in_a_room(mixed(*horns, *drums, *roll), 0.4, 0.18, 4000)


def defeat(_: int) -> Signal:
    calls: tuple[tuple[float, tuple[float, ...], float], ...] = (
        (0.0, (98.0, 196.0, 233.1), 0.5),
        (0.55, (87.3, 174.6, 207.7), 0.5),
        (1.1, (65.4, 130.8, 155.6, 196.0), 1.4),
    )
    drums = [(s, 0.9 * drum(60, 280 + i, 0.08)) for i, s in enumerate((0, 0.55, 1.1))]
    horns = [(start, brass(pitches, seconds, 0.52)) for start, pitches, seconds in calls]
    return in_a_room(mixed(*horns, *drums), 0.45, 0.2, 2200)


def bells(_: int) -> Signal:
    return in_a_room(mixed((0, 0.7 * bell(987.8)), (0.085, bell(1318.5))), 0.25, 0.12, 6000)
