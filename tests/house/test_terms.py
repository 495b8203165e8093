"""One word for each thing: wherever an English text names a term of the rules, its translations use theirs."""

import re
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from wotrush.spacing import NO_BREAK

LOCALES = Path(__file__).resolve().parents[2] / "locales"

TERMS = {
    # places
    r"Reserve\b": {"de": "Reserve", "it": "Riserva", "pl": "Rezerw"},
    r"Garage\b": {"de": "Garage", "it": "Garage", "pl": "Garaż"},
    r"Depot\b": {"de": "Depot", "it": "Deposito", "pl": "Magazyn"},
    r"graveyard": {"de": "Schrottplatz|verschrotte", "it": "Cimitero", "pl": "Złomowisk"},
    r"vehicle discard": {"de": "Fahrzeugablage", "it": "scarti", "pl": "odrzucon"},
    r"[Ss]quads?\b": {"de": "Panzerz[uü]g", "it": "squadr", "pl": "oddzia[łl]"},
    # cards
    r"[Bb]arracks": {"de": "kaserne", "it": "caserma", "pl": "koszar"},
    r"Engineers": {"de": "Pioniere", "it": "Ingegneri", "pl": "Inżynier"},
    r"Technicians": {"de": "Techniker", "it": "Tecnici", "pl": "Techni[ck]"},
    r"Volunteers": {"de": "Freiwillige", "it": "Volontari", "pl": "Wolontariusz"},
    r"\b[Bb]ases?\b": {"de": "Bas[ie]", "it": "bas[ei]", "pl": "baz"},
    r"[Mm]edals?\b": {
        "de": "medal|medail",
        "it": "medagli|medal|singol|doppi",
        "pl": "medal|pojedyncz|podwójn|Skomasowany",
    },
    r"[Oo]ne-medal": {"de": "Einzelmedaille", "it": "singol", "pl": "pojedyncz"},
    r"[Tt]wo-medal": {"de": "Doppelmedaille", "it": "doppi", "pl": "podwójn|Skomasowany"},
    r"[Aa]chievement": {"de": "Errungenschaft", "it": "obiettiv", "pl": "osiągnię"},
    # classes
    r"[Ll]ight tank": {"de": "leichte", "it": "carr[oi] legger[oi]", "pl": "czołg(i|ów)? lekki"},
    r"[Mm]edium tank": {"de": "mittlere", "it": "carr[oi] medi[o]?", "pl": "czołg(i|ów)? średni"},
    r"[Hh]eavy tank": {"de": "schwere", "it": "carr[oi] pesant[ei]", "pl": "czołg(i|a|u|ów)? ciężki"},
    r"[Ss]elf-propelled|SPG": {
        "de": "Selbstfahrlafette",
        "it": "semovent[ei]",
        "pl": "dział(o|a)? samobieżn",
    },
    r"[Aa]uxiliar": {"de": "Hilfsfahrzeug", "it": "ausiliar", "pl": "pomocnicz"},
    # figures
    r"[Rr]esources?\b": {"de": "Ressource", "it": "risors", "pl": "surowc|surowiec"},
    r"\b[Pp]ower\b": {"de": "Stärke", "it": "potenza", "pl": "sił"},
    r"\b[Aa]rmor\b": {"de": "Panzerung", "it": "difesa", "pl": "pancerz"},
    r"[Aa]rmored": {"de": "gepanzert", "it": "corazzat", "pl": "pancern"},
    # abilities
    r"\b[Aa]bilit": {"de": "Fähigkeit", "it": "abilità", "pl": "zdolnoś"},
    r"Reinforcements": {"de": "Verstärkungen", "it": "Rinforzi", "pl": "Posiłk"},
    r"Recruitment": {"de": "Rekrutierung", "it": "Arruolamento", "pl": "Rekrutacj"},
    r"Scouting": {"de": "Aufklärung", "it": "Avanscoperta", "pl": "Zwiad"},
    r"Sabotage": {"de": "Sabotage", "it": "Sabotaggio", "pl": "Sabotaż"},
    r"Siege Master": {"de": "Artillerieschlag", "it": "Assedio", "pl": "Oblężeni"},
    r"Research": {"de": "Forschung", "it": "Ricerca", "pl": "Bada[nń]"},
    r"Invulnerability": {"de": "Unverwundbar", "it": "Invulnerabilità", "pl": "Niezniszczalność"},
    # what happens
    r"[Aa]ssault": {"de": "Angriff|greift", "it": "assalto", "pl": "atak"},
    r"[Dd]efender": {"de": "Verteidiger", "it": "difensor|difesa", "pl": "obroń"},
    r"[Aa]ttacker": {"de": "Angreifer", "it": "attaccant", "pl": "atakując"},
    r"\bdamaged": {"de": "beschädigt", "it": "danneggia", "pl": "uszk"},
    r"\b[Dd]estroy(s|ed)?\b": {"de": "zerstör", "it": "distru", "pl": "niszcz"},
    r"\b[Pp]hase\b": {"de": "Phase", "it": "fase", "pl": "faz"},
    r"(?<!come )\b[Rr]ounds?\b": {"de": "Runde", "it": "round", "pl": "rund"},
    r"[Oo]pponent": {"de": "Gegner", "it": "avversari", "pl": "przeciwni"},
    # the program itself
    r"\b[Hh]int\b": {"de": "Tipp", "it": "consiglio", "pl": "podpowied"},
    r"\b[Tt]ips\b": {"de": "Hinweise", "it": "suggerimenti", "pl": "porady"},
    r"[Rr]eplay\b": {"de": "Replay", "it": "replay", "pl": "powtórk"},
    r"\b[Ss]eed\b": {"de": "Seed", "it": "seme", "pl": "ziarn"},
    r"\b[Cc]ode\b": {"de": "Code", "it": "codice", "pl": "kod"},
}

HUNTER_TERMS = {
    # cards
    r"\b[Uu]nits?\b": {"de": "Einheit", "it": "unità", "pl": "jednost"},
    r"(?<!Gold )(?<!Grey )(?<!Red )\b[Ee]vents?\b": {
        "de": "Ereignis|Luftschlag",
        "it": "event|attacco aereo",
        "pl": "wydarze|nalot",
    },
    r"\bAFVs?\b": {"de": "AFV", "it": "AFV", "pl": "AFV"},
    r"\bGUNs?\b": {"de": "GUN", "it": "GUN", "pl": "GUN"},
    r"\bINF\b": {"de": "INF", "it": "INF", "pl": "INF"},
    r"[Cc]ommanders?\b": {"de": "Kommandant", "it": "comandant", "pl": "dowódc"},
    r"Carpet Bombing": {
        "de": "Flächenbombardement",
        "it": "Bombardament[oi] a tappeto",
        "pl": "Naloty? dywanow",
    },
    r"\bTrench\b": {"de": "Schützengraben", "it": "Trincea", "pl": "Okop"},
    r"Heavy Guns": {"de": "Schweren? Kanonen", "it": "Cannoni pesanti", "pl": "Ciężki(e|ch) dzia"},
    r"\bEscape\b": {"de": "Flucht", "it": "Fuga", "pl": "Ucieczk"},
    # places
    r"[Ff]ront[- ]line": {"de": "Frontlinie", "it": "prima linea", "pl": "lini(a|i|ę|e|ą|ach) frontu"},
    r"[Bb]ack lines?\b": {"de": "Rückfront", "it": "retrovi", "pl": "zaplecz"},
    r"score pile|\bscored?\b": {
        "de": "Wertungsstapel|zählt für dich",
        "it": "pila dei punti",
        "pl": "stos(ie)? punktów",
    },
    r"hand limit": {"de": "Handkartenlimit", "it": "limite di mano", "pl": "limit kart na ręce"},
    # states
    r"\bhidden\b(?! firing)": {"de": "verborgen", "it": "nascost", "pl": "ukryt"},
    r"\b[Rr]evealed\b": {"de": "aufgedeckt", "it": "scopert", "pl": "odkry[tj]"},
    r"\bpinned": {"de": "festgesetzt", "it": "inchiodat", "pl": "przygwożdż"},
    r"out[- ]of[- ]ammo": {
        "de": "ohne Munition|Munition.*aus",
        "it": "senza munizioni|munizioni.*fin",
        "pl": "bez amunicji|amunicj",
    },
    r"\b[Ee]xhaust": {"de": "erschöpf", "it": "esauri", "pl": "wyczerp"},
    r"[Rr]efresh": {"de": "auf(ge)?frisch", "it": "rigener", "pl": "odśwież"},
    r"\bdestroyed": {"de": "vernichtet", "it": "distrutt", "pl": "niszcz"},
    r"\bremoved\b": {"de": "aus dem Spiel genommen", "it": "rimoss", "pl": "usunięt"},
    # figures
    r"\b[Aa]rmor\b(?!-)": {"de": "panzerung", "it": "corazza", "pl": "pancerz"},
    r"[Mm]obility": {"de": "Beweglichkeit", "it": "mobilità", "pl": "ruchliwość"},
    r"[Ff]ire readiness": {
        "de": "Feuerbereitschaft",
        "it": "prontezza di fuoco",
        "pl": "gotowoś(ć|ci) ogniow",
    },
    r"target number": {"de": "Zielzahl", "it": "soglia", "pl": "próg|prog(u|iem)"},
    r"[Ss]alvos?\b": {"de": "Salve", "it": "salv[ae]", "pl": "salw"},
    # actions
    r"\b[Cc]ounterattack": {"de": "Gegenangriff", "it": "contrattacc", "pl": "kontratak"},
    r"\b[Aa]ttacks?\b": {"de": "Angriff|gr(ei|i)f", "it": "attacc", "pl": "atak"},
    r"armor-piercing": {"de": "Panzerbrech(er|end)", "it": "perforant", "pl": "przeciwpancern"},
    r"\bshell\b": {"de": "Granate", "it": "granat", "pl": "ostrzał"},
    r"\boverrun\b": {"de": "Niederwalzen", "it": "travolgimento", "pl": "przejechani"},
    r"[Ss]uicide": {"de": "Selbstmordangriff", "it": "suicid", "pl": "samobójcz"},
    r"rifle fire": {"de": "Gewehrfeuer", "it": "fucileria", "pl": "karabinow"},
    r"[Ll]ong[- ]range": {
        "de": "Fernkampf",
        "it": "lungo raggio",
        "pl": "dalekosiężn|z daleka|Daleki zasięg",
    },
    r"\b[Ss]py(ing)?\b(?! Network)|spied": {"de": "Spion(age|ier)", "it": "spion|spia", "pl": "szpieg"},
    r"\b[Ww]ait": {"de": "Warten|[Ww]artet", "it": "attesa|attender", "pl": "czeka"},
    r"[Aa]ir[- ]strike": {"de": "Luftschlag|Luftschläge", "it": "attacc(o|hi) aere", "pl": "nalot"},
    r"[Aa]nti-air": {"de": "Flugabwehr", "it": "contraere[ao]", "pl": "przeciwlotnicz"},
    # abilities
    r"No Turret": {"de": "Geschützturm", "it": "Senza torretta", "pl": "Bez wieży"},
    r"Open Top": {"de": "Offenes Dach", "it": "Tetto aperto", "pl": "Otwarty wierzch"},
    r"Far Sight": {"de": "Fernsicht", "it": "Vista lunga", "pl": "Daleki wzrok"},
    r"\b[Ee]vade\b": {"de": "Ausweichen|auszuweichen|weicht", "it": "schivata", "pl": "unik"},
    r"\bcharge\b": {"de": "Sturmangriff", "it": "caric", "pl": "szarż"},
    r"Leadership": {"de": "Führungsqualität", "it": "Comando", "pl": "Dowodzeni"},
    r"Paratrooper": {"de": "Fallschirmjäger", "it": "Paracadutisti", "pl": "Spadochroniarze"},
}
"""The words of Tank Hunter, which are those of its printed rules and not always those of Rush."""

NAMED = re.compile(r"\{\w+\}|\[\w+\]")
LANGUAGES = ("de", "it", "pl")


def sayings(language: str, hunter: bool | None = None) -> list[tuple[str, str]]:
    """Return each English text beside each form of its translation, without what is filled in.

    `hunter`: only texts of Tank Hunter and of nothing else, or only all others.
    """
    with (LOCALES / language / "LC_MESSAGES" / "wotrush.po").open("rb") as file:
        catalogue = read_po(file)
    return [
        (
            NAMED.sub("", message.id if isinstance(message.id, str) else message.id[0]),
            NAMED.sub("", form.replace(NO_BREAK, " ")),
        )
        for message in catalogue
        if message.id and hunter in (None, all("/hunter/" in place for place, _ in message.locations))
        for form in ([message.string] if isinstance(message.string, str) else message.string or ())
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hunter", [False, True])
def test_a_term_has_one_word_in_each_language(language: str, hunter: bool) -> None:
    texts = sayings(language, hunter)
    astray = [
        (term, said)
        for english, said in texts
        for term, words in (HUNTER_TERMS if hunter else TERMS).items()
        if re.search(term, english) and not re.search(words[language], said, re.IGNORECASE)
    ]
    assert astray == []


def test_every_term_is_spoken_of() -> None:
    for terms, hunter in ((TERMS, False), (HUNTER_TERMS, True)):
        english = [english for english, _ in sayings("de", hunter)]
        assert [term for term in terms if not any(re.search(term, text) for text in english)] == []


def test_a_match_is_a_partie_in_german_and_players_are_none() -> None:
    texts = sayings("de")
    assert {word for _, said in texts for word in re.findall(r"\bPartie\w*", said)} == {"Partie", "Partien"}
    matches = r"[Nn]ew game|[Gg]ames in progress|[Pp]layed games|[Gg]ame is over|of the day|first game\b"
    assert [said for english, said in texts if re.search(matches, english) and "Partie" not in said] == []
