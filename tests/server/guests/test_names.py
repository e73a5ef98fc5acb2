import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipyard.server.errors import Refused
from pipyard.server.guests.names import LONGEST_NAME, checked_name, looks_like, skeleton

WELCOME = [
    "Kim",
    "María José",
    "O'Neil",
    "O’Neil",
    "Jean-Luc",
    "Max 2",
    "J. R. R.",
    "Zoë",
    "Łukasz",
    "Þórdís",
    "Nguyễn Thị Hoa",
    "Ọláńrewájú",
    "Anna-Liisa",
    "ʻAnela",
    "Анна",
    "Дарʼя",
    "Ђорђе",
    "Ελένη",
    "Աննա",
    "ნინო",
    "שָׁלוֹם",
    "مريم",
    "مُحَمَّد",
    "علی\u200cرضا",
    "अनन्या",
    "श्रीनिवास",
    "தமிழ்",
    "ශ්\u200dරී",
    "ความสุข",
    "น้ำ",
    "ສົມໃຈ",
    "བཀྲ་ཤིས",
    "ភារុណ",
    "李雷",
    "佐々木",
    "さくら",
    "ユーリ",
    "山田タロウ",
    "김민준",
    "金민준",
    "山田 Taro",
    "አበበ",
    "Kim 🐶",
    "🐞🐞",
    "Lou ♥",
    "C-3PO",
    "٣ مريم",
]


@pytest.mark.parametrize("name", WELCOME)
def test_names_of_every_language_are_welcome(name: str) -> None:
    assert checked_name(name) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Kim   Lou ", "Kim Lou"),
        ("e\u0301", "\u00e9"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        ("\u00a0Kim\u3000Lou\u00a0", "Kim Lou"),
        ("Ｋｉｍ", "Kim"),
        ("𝕶𝖎𝖒", "Kim"),
        ("Ⓚⓘⓜ", "Kim"),
        ("ｶﾅ", "カナ"),
        ("ﬁona", "fiona"),
        ("Kim ❤\ufe0f", "Kim ❤"),
    ],
)
def test_names_are_made_neat(given: str, kept: str) -> None:
    assert checked_name(given) == kept


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "at least one"),
        (" \u3000 ", "at least one"),
        ("x" * 25, "at most 24 characters; this has 25"),
        ("...", "a letter or a number"),
        ("a\nb", "visible"),
        ("a\x00", "visible"),
        ("\u202eKim", "visible"),
        ("Kim\u2066", "visible"),
        ("\u200b", "visible"),
        ("Ki\u00adm", "visible"),
        ("Ki\u200dm", "visible"),
        ("Ki\u200cm", "visible"),
        ("علی\u200c", "visible"),
        ("\u3164", "visible"),
        ("\u2800", "visible"),
        ("Kim\ufffc", "visible"),
        ("Kim\U000e0061", "visible"),
        ("Ki\u034fm", "visible"),
        ("Kim\u20dd", "visible"),
        ("\ud800", "visible"),
        ("\ue000", "visible"),
        ("👩\u200d🚀", "visible"),
        ("K\u0301\u0302\u0303\u0304im", "piles"),
        ("K\u0307\u0307im", "piles"),
        ("\u0301Kim", "piles"),
        ("Кim", "one script"),
        ("Κim", "one script"),
        ("Anna Анна", "one script"),
        ("раypal", "one script"),
        ("Kimա", "one script"),
        ("Kim\u093e", "one script"),
        ("李雷 Анна", "one script"),
        ("さくら민", "one script"),
        ("٣۴", "one script"),
        ("Ω Kim", "one script"),
    ],
)
def test_names_that_are_refused(name: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason) as caught:
        checked_name(name)
    assert caught.value.code == "name/invalid"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Kim", "KIM"),
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("Al", "A1"),
        ("Marnie", "Mamie"),
        ("Max 2", "Max2"),
        ("O'Neil", "O’Neil"),
        ("Jean-Luc", "Jean–Luc"),
        ("Сор", "Cop"),
        ("Роро", "Popo"),
        ("АННА", "Анна"),
        ("ΑΝΝΑ", "ANNA"),
        ("ТОМ", "TOM"),
        ("ᏙᎬᎡᎪ", "VERA"),
        ("3оя", "Зоя"),
        ("علی\u200cرضا", "علیرضا"),
        ("Ｋｉｍ", "Kim"),
        ("İpek", "i\u0307pek"),
        ("Straße", "STRASSE"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert looks_like(one, other)
    assert looks_like(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Kim", "Tim"),
        ("Neil", "Nell"),
        ("Ali", "Ail"),
        ("Mia", "Mla"),
        ("Jose", "José"),
        ("Max 1", "Max 2"),
        ("Анна", "Anna"),
        ("Анна", "Инна"),
        ("李雷", "李需"),
        ("ש", "ס"),
    ],
)
def test_names_that_can_be_told_apart(one: str, other: str) -> None:
    assert not looks_like(one, other)


@given(st.text(max_size=40))
def test_whatever_is_given_is_refused_or_kept_as_it_then_stays(name: str) -> None:
    try:
        kept = checked_name(name)
    except Refused:
        return
    assert checked_name(kept) == kept
    assert 1 <= len(kept) <= LONGEST_NAME
    assert looks_like(name, kept)
    assert skeleton(kept) == skeleton(name)
