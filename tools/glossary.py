"""`python -m tools.glossary`: docs/glossary.md, the words of both games in every language.

The table is made from the messages themselves, so that it says what players read.
"""

from collections.abc import Iterator

from pipyard.i18n import languages, words
from tools.console import ROOT, say

PAGE = ROOT / "docs" / "glossary.md"
NAMES = {"en": "English", "de": "German", "fr": "French", "nl": "Dutch", "ru": "Russian"}
_INTRODUCTION = """# Glossary

The words of both games in every language, made from the messages by `python -m tools.glossary`.
Spots' words in French, Dutch and Russian are those of the printed rulebooks; where no rulebook was
at hand, as in German and for Spotted!, they are what players of the language say. Translators keep
to them everywhere; whoever changes a word changes it in all messages, then runs the tool again.
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
    "Colours of tiles": tuple(
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


def main() -> None:
    """Write the page anew."""
    PAGE.write_text(page(), encoding="utf-8")
    say(f"The words are in {PAGE.relative_to(ROOT)}.")


def page() -> str:
    """Make the page from today's messages."""
    return "\n".join([_INTRODUCTION, *_lines()])


def _lines() -> Iterator[str]:
    order = ["en", *(language for language in languages() if language != "en")]
    for title, terms in _PARTS.items():
        yield f"## {title}\n"
        yield f"| what | {' | '.join(NAMES.get(language, language) for language in order)} |"
        yield f"|{'---|' * (len(order) + 1)}"
        for meaning, message in terms:
            said = (_said(language, message) for language in order)
            yield f"| {meaning} | {' | '.join(said)} |"
        yield ""


def _said(language: str, message: str) -> str:
    """Say a message; one with a number behind it tells how many there are."""
    name, _, count = message.partition(" ")
    return words(language)(name, **({name: int(count)} if count else {}))


if __name__ == "__main__":
    main()
