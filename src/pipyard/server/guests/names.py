"""Valid names, and whether two names look the same.

Names of every language are welcome. As the profile for nicknames of RFC 8266 requires, a name is
stored composed, with compatible letters folded (fullwidth, mathematical), trimmed and with single
spaces. As Unicode's Technical Standard 39 advises, all its letters are of one script, because
letters of two scripts in a word are a way to imitate another name.
"""

import unicodedata
from itertools import groupby, pairwise

from pipyard.server.errors import Refused

LONGEST_NAME = 24
_MOST_MARKS = 3
"""Above or below one letter; Hebrew and Tibetan need three."""
_NONJOINER, _JOINER = "\u200c", "\u200d"
_VIRAMA = 9
"""The combining class of signs after which a joiner changes how the next letter is drawn."""
_PRESENTATION = "\ufe0e\ufe0f"
"""Selectors for a sign with or without color; a name does without them."""
_INVISIBLE = {
    *"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\ufffd",
    *map(chr, range(0x180B, 0x1810)),
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
"""Letters, marks and symbols by their category that are nevertheless invisible."""
_SHARED = {"COMBINING", "MODIFIER", "IDEOGRAPHIC", "KATAKANA-HIRAGANA"}
"""First words of the names of signs that several scripts use."""
_WRITTEN_TOGETHER = (
    {"LATIN", "CJK", "HIRAGANA", "KATAKANA"},
    {"LATIN", "CJK", "HANGUL"},
    {"LATIN", "CJK", "BOPOMOFO"},
)
"""Scripts that Japanese, Korean and Chinese mix, none of which looks like Latin."""

_LOOKS = {
    "a": "ɑαа",
    "b": "ƄЬᏏ",
    "c": "сᴄⲥꮯ",
    "d": "ԁᏧꓒ",
    "e": "еҽꬲ",
    "f": "քẝꞙꬵ",
    "g": "ƍɡցᶃ",
    "h": "һհᏂ",
    "i": "ıɩɪιіӏᎥꙇꭵ",
    "j": "ϳј",
    "l": "I1|ƖǀΙІӀⲒꓲ",
    "n": "ոռ",
    "o": "0οσоօჿᴏᴑⲟꬽ",
    "p": "ρрⲣ",
    "q": "ԛգզ",
    "r": "гᴦⲅꭇꭈꮁ",
    "s": "ƽѕꜱꮪ",
    "u": "ʋυսᴜꞟꭎꭒ",
    "v": "νѵᴠꮩ",
    "w": "ɯѡԝաᴡꮃ",
    "x": "х",
    "y": "ɣʏγуүყᶌỿꭚ",
    "z": "ᴢꮓ",
    "A": "ΑАᎪꓮ",
    "B": "ΒВᏴꓐꞴ",
    "C": "СᏟⲤꓚ",
    "D": "Ꭰꓓ",
    "E": "ΕЕᎬꓰ",
    "F": "ϜꓝꞘ",
    "G": "ԌᏀᏳꓖ",
    "H": "ΗНᎻⲎꓧ",
    "J": "ͿЈᎫꓙꞲ",
    "K": "ΚКᏦⲔꓗ",
    "L": "ᏞⳐꓡ",
    "M": "ΜϺМᎷⲘꓟ",
    "N": "ΝⲚꓠ",
    "O": "ΟОՕⲞꓳ",
    "P": "ΡРᏢⲢꓑ",
    "R": "ƦᎡᏒꓣ",
    "S": "ЅՏᏕᏚꓢ",
    "T": "ΤТᎢⲦꓔ",
    "U": "Սꓴ",
    "V": "ѴᏙꓦ",
    "W": "ԜᎳᏔꓪ",
    "X": "ΧХⲬꓫꞳ",
    "Y": "ΥУҮᎩᎽⲨꓬ",
    "Z": "ΖᏃꓜ",
    "3": "ƷȜЗӠ",
    "6": "б",
    "'": "’‘ʼʻ`´′‛",
    "-": "‐‑‒–—−",
}
"""Letters that look like Latin ones, from confusables.txt of Unicode 15.1.

They are from the scripts that share complete words with Latin (Armenian, Cherokee, Coptic,
Cyrillic, Georgian, Greek, Lisu), and from Latin itself.
"""
_LOOK = {ord(sign): plain for plain, signs in _LOOKS.items() for sign in signs}


def checked_name(name: str) -> str:
    """Return a name in the form in which it is stored, or refuse it with a reason."""
    # Fullwidth and mathematical letters become plain ones before anything else is checked.
    neat = unicodedata.normalize("NFKC", _without(name, _PRESENTATION)).strip()
    if not all(_is_visible(neat, place) for place in range(len(neat))):
        raise _refused("A name may contain only visible characters: please choose another.")
    neat = " ".join(neat.split())
    if not neat:
        raise _refused("A name needs at least one character.")
    if len(neat) > LONGEST_NAME:
        raise _refused(f"A name has at most {LONGEST_NAME} characters; this has {len(neat)}.")
    if not any(unicodedata.category(sign)[0] in "LNS" for sign in neat):
        raise _refused("A name needs a letter or a number.")
    if _has_stacked_marks(neat):
        raise _refused("A name may not contain piles of accents: please choose another.")
    if not _is_of_one_script(neat):
        raise _refused("A name's letters are all of one script: please choose another.")
    return neat


def looks_like(one: str, other: str) -> bool:
    """Return whether people could confuse two names, which case and spaces do not prevent."""
    return _folded(one) == _folded(other) or skeleton(one) == skeleton(other)


def skeleton(name: str) -> str:
    """Return a name with every letter replaced by the plainest one that looks like it."""
    plain = _folded(unicodedata.normalize("NFKC", name).translate(_LOOK))
    return plain.replace("rn", "m").replace("vv", "w")


def _folded(name: str) -> str:
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(_without(folded, _JOINER + _NONJOINER + _PRESENTATION).split())


def _without(name: str, signs: str) -> str:
    return name.translate(dict.fromkeys(map(ord, signs)))


def _refused(sentence: str) -> Refused:
    return Refused("name/invalid", sentence)


def _is_visible(name: str, place: int) -> bool:
    sign = name[place]
    if sign in (_JOINER, _NONJOINER):
        return _is_joiner_at_work(name, place)
    category = unicodedata.category(sign)
    return category[0] != "C" and category not in ("Zl", "Zp", "Me") and sign not in _INVISIBLE


def _is_joiner_at_work(name: str, place: int) -> bool:
    """Return whether a joiner shapes a letter, as in Indic and, between letters, Persian names."""
    before, after = name[place - 1 : place], name[place + 1 : place + 2]
    if not before or not after:
        return False
    if unicodedata.combining(before) == _VIRAMA:
        return True
    arabic = _script(before) == _script(after) == "ARABIC"
    return arabic and name[place] == _NONJOINER


def _has_stacked_marks(name: str) -> bool:
    apart = unicodedata.normalize("NFD", name)
    marked = [unicodedata.category(sign) == "Mn" for sign in apart]
    if marked[0]:
        return True
    longest = max(len(list(run)) if mark else 0 for mark, run in groupby(marked))
    twice = any(
        one == two and mark for (one, two), mark in zip(pairwise(apart), marked, strict=False)
    )
    return longest > _MOST_MARKS or twice


def _is_of_one_script(name: str) -> bool:
    scripts = {_script(sign) for sign in name if unicodedata.category(sign)[0] in "LM"} - _SHARED
    zeros = {ord(sign) - unicodedata.digit(sign) for sign in name if sign.isdecimal()} - {ord("0")}
    together = len(scripts) <= 1 or any(scripts <= mixed for mixed in _WRITTEN_TOGETHER)
    return together and len(zeros) <= 1


def _script(sign: str) -> str:
    """Return the first word of a letter's Unicode name, which is always its script."""
    return unicodedata.name(sign, "").partition(" ")[0]
