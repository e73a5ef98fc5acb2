"""`python -m tools.glossary`: docs/glossary.md, the words of both games in every language.

The tables are generated from the messages themselves, so they contain what players read.
"""

from collections.abc import Iterator

from pipyard.i18n import languages, words
from tools.console import ROOT, say

PAGE = ROOT / "docs" / "glossary.md"
NAMES = {"en": "English", "de": "German", "fr": "French", "nl": "Dutch", "ru": "Russian"}
_INTRODUCTION = """# Glossary

The words of both games in every language. `python -m tools.glossary` generates this page from the
messages. Words in **bold** are printed in the rulebooks: Spots in English, French, Dutch, and
Russian, Spotted! in English, and its German title. All other words are ours: what players of the
language say. Translators use these words everywhere, and change a printed word only for a good
reason. If you change a word, change it in all messages, then run the tool again.
"""
_PARTS: dict[str, tuple[tuple[str, str], ...]] = {
    "Spots": (
        ("the game", "game-spots"),
        ("trick tiles", "tiles"),
        ("a treat", "treats 1"),
        ("treats", "treats 5"),
        ("a paw", "paws 1"),
        ("paws", "paws 5"),
        ("the yard", "yard"),
        ("the solo opponent", "d0g"),
        ("a bust", "moment-bust"),
        ("all dogs complete at once", "moment-fast"),
        ("the next dog", "next-dog"),
        ("a complete dog", "dog-complete"),
        ("all tiles in play, stacked", "off-leash"),
        ("score", "action-score-dogs"),
        ("stop", "action-stop"),
    ),
    "Tricks": tuple(
        (trick, f"trick-{trick.lower().replace(' ', '-')}")
        for trick in (
            *("Howl", "Roll Over", "Walk", "Dig", "Trot", "Retrieve", "Track", "Run", "Chase"),
            *("Bolt", "Sprint", "Dogpile", "Fetch", "Guard", "Hunt", "Search", "Scavenge"),
            *("Beg", "Chew", "Gobble", "Stay", "Play Dead"),
        )
    ),
    "Colors of tiles": tuple(
        (colour, f"colour-{colour}") for colour in ("red", "yellow", "purple", "blue", "green")
    ),
    "Sets of tricks": tuple(
        (name, f"set-{name.lower().replace(' ', '-')}")
        for name in (
            *("Adoption Event", "Dog Park", "Agility Course"),
            *("Hunting Grounds", "Kennel Club", "Puppy Pen"),
        )
    ),
    "Spotted!": (
        ("the game", "game-spotted"),
        ("beetle families", "sheet-families"),
        ("the meadow", "spotted-meadow"),
        ("the cloverleaf track", "sheet-track"),
        ("cloverleaf", "field-cloverleaf"),
        ("step", "field-step"),
        ("magnifier", "bonus-magnifier"),
        ("extra magnifiers", "sheet-extra"),
        ("re-roll", "bonus-reroll"),
        ("round bonus", "bonus-round"),
        ("double", "bonus-2x"),
        ("triple", "bonus-3x"),
        ("bonus beetles", "spotted-score-beetles"),
        ("sheet", "spotted-web-sheet-mine"),
    ),
    "Families": tuple(
        (family, f"family-{family}")
        for family in ("white", "yellow", "orange", "green", "blue", "pink")
    ),
    "Magnifiers": tuple(
        (kind, f"magnifier-{kind}")
        for kind in (
            *("one", "two", "three", "four", "five", "even", "odd"),
            *("different", "low", "high", "diagonal", "symmetrical"),
        )
    ),
    "Bots": tuple((name, f"bot-{name}") for name in ("random", "greedy", "rollout")),
}


def _listed(words: str) -> frozenset[str]:
    return frozenset(word.strip() for word in words.split("/"))


_PRINTED: dict[tuple[str, str], frozenset[str]] = {
    ("Spots", "en"): _listed(
        "spots / tricks / treat / treats / yard / d0g / bust / fast and risky / complete / "
        "off leash / stop / howl / roll over / walk / dig / trot / retrieve / track / run / "
        "chase / bolt / sprint / dogpile / fetch / guard / hunt / search / scavenge / beg / "
        "chew / gobble / stay / play dead / adoption event / dog park / agility course / "
        "hunting grounds / kennel club / puppy pen "
    ),
    ("Spots", "fr"): _listed(
        "spots / tours / nonos / niche / t0ut0u / toutous foufous / validation express / "
        "chiens sauvages / arrêter / aboyer / se rouler / marcher / creuser / trotter / "
        "rapporter / pister / courir / pourchasser / bondir / sprinter / s’entasser / "
        "rattraper / garder / chasser / chercher / chiper / faire le beau / mâcher / pas "
        "bouger / faire le mort / journée d’adoption / caniparc / parcours d’agilité / partie "
        "de chasse / club canin / parc à chiots "
    ),
    ("Spots", "nl"): _listed(
        "spots / acties / koekje / koekjes / pootafdruk / tuin / betrapt / snel, maar riskant "
        "/ bedekt / alle riemen los / huil / rol om / loop / ren / achtervolg / spring / "
        "sprint / stapel / apport / bewaak / jaag / zoek / snuffel / bedel / kauw / schrok / "
        "blijf / lig stil / adoptiemiddag / in het park / behendigheid / op jacht / "
        "kennelclub / puppyplezier "
    ),
    ("Spots", "ru"): _listed(
        "пятнышки / трюки / лакомство / лакомств / лапка / двор / провал / быстро и "
        "рискованно / заполнена / посчитать собачек / голос / кувырок / гулять / копай / "
        "рысью / принеси / след / беги / догоняй / убегай / рывок / куча-мала / апорт / "
        "сторожи / охота / искать / добывай / лапу / жуй / ешь / место / умри / событие "
        "принятия / собачий парк / полоса препятствий / клуб собаководов "
    ),
    ("Spotted!", "de"): _listed("kunterpunkt"),
    ("Spotted!", "en"): _listed(
        "spotted / beetle families / meadow / cloverleaf track / cloverleaf / step / "
        "magnifier / re-roll / round bonus / double / triple / bonus beetles / white / yellow "
        "/ orange / green / blue / pink / even / odd / different / low / high / diagonal / "
        "symmetrical "
    ),
}
"""The words printed in the rulebooks that we have, by game and language; the others are ours."""
_SPOTTED = ("Spotted!", "Families", "Magnifiers")


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")
    say(f"The words are in {PAGE.relative_to(ROOT)}.")


def page() -> str:
    """Return the page, generated from the current messages."""
    return "\n".join([_INTRODUCTION, *_lines()])


def _lines() -> Iterator[str]:
    order = ["en", *(language for language in languages() if language != "en")]
    for title, terms in _PARTS.items():
        yield f"## {title}\n"
        yield f"| what | {' | '.join(NAMES.get(language, language) for language in order)} |"
        yield f"|{'---|' * (len(order) + 1)}"
        for meaning, message in terms:
            said = (_marked(title, language, _said(language, message)) for language in order)
            yield f"| {meaning} | {' | '.join(said)} |"
        yield ""


def _marked(title: str, language: str, said: str) -> str:
    """Set a printed word in bold, ignoring a count before it and punctuation after it."""
    game = "Spotted!" if title in _SPOTTED else "Spots"
    word = said.lstrip("0123456789 ").rstrip(".!\u202f").lower()
    return f"**{said}**" if word in _PRINTED.get((game, language), ()) else said


def _said(language: str, message: str) -> str:
    """Return the text of a message; `"treats 5"` means the message `treats` with the count 5."""
    name, _, count = message.partition(" ")
    return words(language)(name, **({name: int(count)} if count else {}))


if __name__ == "__main__":
    main()
