"""Noise, tones, filters and envelopes: what every sound is mixed from."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Signal = NDArray[np.float64]

RATE = 44100


def noise(seconds: float, seed: int) -> Signal:
    return np.random.default_rng(seed).standard_normal(round(seconds * RATE))


def band(signal: Signal, low: float, high: float, steep: float = 2.0) -> Signal:
    """Only what lies between two frequencies; the signal is taken as a circle."""
    frequency = np.maximum(np.fft.rfftfreq(len(signal), 1 / RATE), 1e-3)
    gain = 1 / np.sqrt((1 + (low / frequency) ** (2 * steep)) * (1 + (frequency / high) ** (2 * steep)))
    return np.asarray(np.fft.irfft(np.fft.rfft(signal) * gain, len(signal)))


def dying(signal: Signal, half_life: float, attack: float = 0.002) -> Signal:
    """Rises softly, then loses half of its loudness every `half_life`."""
    time = np.arange(len(signal)) / RATE
    rise = np.sin(np.minimum(time / attack, 1) * np.pi / 2) ** 2
    return np.asarray(signal * rise * 0.5 ** (np.maximum(time - attack, 0) / half_life))


def swell(signal: Signal, top: float) -> Signal:
    """Comes and goes: loudest at the part `top` of its length."""
    part = np.linspace(0, 1, len(signal))
    return np.asarray(signal * np.sin(np.pi * part ** (np.log(0.5) / np.log(top))) ** 2)


def tone(seconds: float, start: float, end: float, half_life: float) -> Signal:
    """A sine that falls or rises from one frequency to another, most of it at once."""
    time = np.arange(round(seconds * RATE)) / RATE
    frequency = end + (start - end) * 0.5 ** (time / (half_life / 2))
    return dying(np.sin(2 * np.pi * np.cumsum(frequency) / RATE), half_life)


def struck(seconds: float, *modes: tuple[float, float, float]) -> Signal:
    """Something that rings: (frequency, loudness, half-life) of every mode."""
    return mixed(*((0.0, level * tone(seconds, f, f, half_life)) for f, level, half_life in modes))


def mixed(*parts: tuple[float, Signal]) -> Signal:
    """Signals on one line of time, each beginning at its second."""
    starts = [round(start * RATE) for start, _ in parts]
    whole = np.zeros(max(start + len(signal) for start, (_, signal) in zip(starts, parts, strict=True)))
    for start, (_, signal) in zip(starts, parts, strict=True):
        whole[start : start + len(signal)] += signal
    return whole


def driven(signal: Signal, by: float) -> Signal:
    """Overloaded, as loud things are."""
    return np.asarray(np.tanh(signal / np.abs(signal).max() * by))


def in_a_room(signal: Signal, wet: float, half_life: float = 0.07, bright: float = 3500.0) -> Signal:
    """All sounds are heard in the same room, so that they belong together."""
    echo = dying(band(noise(half_life * 9, 99), 120, bright, 1), half_life, 0.012)
    echo /= np.sqrt(np.sum(echo**2))
    length = len(signal) + len(echo)
    spread = np.fft.irfft(np.fft.rfft(signal, length) * np.fft.rfft(echo, length), length)
    return mixed((0, signal), (0, wet * np.asarray(spread)))


def grains(seconds: float, count: int, seed: int, low: float, high: float, thin: float = 1.0) -> Signal:
    """Many small hits, ever fewer: gravel, splinters, card edges."""
    chance = np.random.default_rng(seed)
    parts = []
    for _ in range(count):
        pitch = low * (high / low) ** chance.random()
        begin = seconds * chance.random() ** (1 + thin)
        hit = dying(
            band(noise(0.06, int(chance.integers(1 << 30))), pitch * 0.7, pitch * 1.4), 900 / pitch / 100
        )
        parts.append((begin, hit * chance.uniform(0.2, 1.0) * (1 - 0.7 * begin / seconds)))
    return mixed(*parts)
