"""What a program can find of the mistakes that an editor would: spaces, quotes, stops, grammar around names, strange words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from wotrush.spacing import NO_BREAK, typeset

_NAMED = re.compile(r"\{\w+\}|\[\w+\]")
_STOPS = re.compile(r"[.?!:…]$")
_AFTER_A_STOP = re.compile(r"(?<!…)[.!?] (?=[a-zà-öø-ÿąćęłńóśźż])")
_ABBREVIATIONS = re.compile(r"\b(z\.\sB|d\.\sh|Nr|Ausf|np|pkt)\.")
_ABBREVIATED = re.compile(r"\S+\.")

_TYPED = {
    " {2}": "two spaces in a row",
    r"^\s|\s$": "a space at an end",
    r"\.\.\.": "three full stops in place of …",
    "(?<= )-(?= )": "a hyphen in place of a dash",
}
"""What a typewriter makes of signs."""
_OPENING = "*([“„‘"

QUOTES = {
    "de": r"[\"”«»']",
    "en": r"[\"„«»']",
    "it": r"[\"„”“']",
    "pl": r"[\"“«»']",
}
"""Quotes of other languages and of typewriters."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A pattern that no translation into this language may hold, and what to do about it."""

    pattern: str
    advice: str
    of: str = ""
    """The English words whose translation it is; elsewhere the pattern may stand."""


RULES: Mapping[str, tuple[Rule, ...]] = {
    "en": (
        Rule(r"\b(?:[Aa]rm|[Cc]ol|[Hh]on|[Ff]av|[Nn]eighb|[Bb]ehavi)our", "it is written without the u here"),
    ),
    "de": (
        Rule(r"\bFranz\.", "the German book writes the nation out"),
        Rule(r"Médaille Militaire", "the German book says Médaille militaire"),
        Rule(r"allein das meiste", "that is not German: write am meisten"),
        Rule(
            r"\b(?:mit|von|bei|nach|aus|zu|unter|neben|hinter) \{(?:event|unit|carrier|payers|cards)\}",
            "a name after this preposition would need the dative: put it behind a colon",
        ),
        Rule(r"(?<=[a-zäöüß,] )(?:Sie|Ihnen|Ihren?|Ihrem|Ihrer)\b", "players are called du"),
        Rule(r"Truppe\b", "in the game it is a Panzerzug or an Einheit"),
        Rule(r"\bShift\b", "the key is called Umschalt"),
        Rule(r"Gegner des Rechners", "that is an opponent of the computer: Computergegner"),
        Rule(r"\bSchlags?\b", "the German rules say Angriff or Gegenangriff"),
        Rule(r"\bErfolg(?:e|en|s)?\b", "the German book says Errungenschaft", of="[Aa]chievement"),
        Rule(r"Luchs", "a vehicle is called so: another animal", of="^Lynx$"),
    ),
    "it": (
        Rule(
            r"\b(?:[Ii]l|[Dd]el|[Nn]el|[Ll]’|[Dd]ell’|[Nn]ell’)\s?\{\w+\}%",
            "an article may be wrong before this number: leave it out",
        ),
        Rule(r"\bShift\b", "the key is called Maiusc"),
        Rule(r"[Pp]loton", "in the game it is a squadra"),
        Rule(r"of Honor", "the Italian book says d’Onore"),
        Rule(r"Médaille", "the Italian book says Medaglia militare"),
        Rule(r"\bnazionale\b", "the Italian book says nazionali"),
        Rule(r"Genieri(?! pontieri)", "the Italian book says Ingegneri"),
        Rule(r"\b[Uu]ccision", "a vehicle is distrutto"),
        Rule(r"\b[Rr]ivel(?:a|are|ata|i)\b", "units are scoperte"),
    ),
    "pl": (
        Rule(r"[Pp]ojazd\w* pomocnicz", "the Polish book says jednostki pomocnicze"),
        Rule(r"Podwójne medale", "the Polish book says Skomasowany atak", of=r"^Two-\w+ cards$"),
        Rule(r"Najwięcej kart", "the Polish book says Największy oddział"),
        Rule(r"[Mm]edal\w* (?:ZSRR|Niemiec|Francji)", "the Polish book says radzieckie, niemieckie …"),
        Rule(r"(?:zaatakuj|ostrzelaj) Baza", "a name after this verb would need another case"),
        Rule(r"czy trafienie", "a vehicle is destroyed: zniszczenie"),
        Rule(r"prowadzi o \{n\}", "that is not Polish: write “{n} punkt przewagi”"),
        Rule(r"[Ww]skazówk", "a hint is a podpowiedź"),
        Rule(r"[Rr]ywal", "an opponent is a przeciwnik"),
        Rule(r"[Cc]mentarz", "the Polish book says Złomowisko"),
        Rule(r"Ochotni", "the Polish book says Wolontariusze"),
        Rule(r"\bzasob", "the Polish book says surowce"),
        Rule(r"Krzyż Żelazny", "the Polish book says Żelazny Krzyż"),
        Rule(r"\bnar(?:ód|odu|odów|ody)\b", "the Polish book says nacja"),
        Rule(r"\brozstawi", "units are wystawiane"),
    ),
}
"""Grammar around names and numbers, and words that mean the same as those of the rule books and slip in where nobody compares."""


def faults(language: str, english: str, form: str) -> Iterator[str]:
    """Name what is wrong with one form of a translation, beside the English text that it stands for."""
    if typeset(form, language) != form:
        yield "its spaces are not those of its language: run python dev.py texts"
    said, spaced = _NAMED.sub("", form), form.replace(NO_BREAK, " ")
    yield from (fault for pattern, fault in _TYPED.items() if re.search(pattern, spaced))
    if _begins_large(english) and form.lstrip(_OPENING)[:1].islower():
        yield "it begins with a small letter where the English begins with a capital"
    if quote := re.search(QUOTES.get(language, '"'), said):
        yield f"{quote[0]} is a quote of another language"
    if _AFTER_A_STOP.search(_ABBREVIATIONS.sub(r"\1", spaced)):
        yield "a sentence begins with a small letter"
    if len(english) > 1 and _stop(english) != _stop(form) and not _ABBREVIATED.fullmatch(form):
        yield f"it ends with {_stop(form) or 'nothing'!r} where the English ends with {_stop(english) or 'nothing'!r}"
    for rule in RULES.get(language, ()):
        found = re.search(rule.pattern, spaced)
        if found and re.search(rule.of, english):
            yield f"{found[0]!r}: {rule.advice}"


def _begins_large(english: str) -> bool:
    """Return whether it begins with a capital, and not with an abbreviation or the name of a key."""
    word = english.lstrip(_OPENING).partition(" ")[0]
    return word[:1].isupper() and (len(word) == 1 < len(english) or not word.isupper())


def _stop(text: str) -> str:
    """Return the mark at the end of a text, behind quotes, brackets and stars."""
    end = _STOPS.search(text.rstrip("”“»*)"))
    return end[0] if end else ""
