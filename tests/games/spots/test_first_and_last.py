"""The first and the last of each kind of action: lowest and highest values, outer dogs.

Actions are numbered consecutively, so an off-by-one error shows where one kind ends and the next
begins.
"""

import pytest

from tests.games.spots.tables import holds

BEN = "Ben dogs Lief, Zipper\n"
SIX = "Ann dogs Bongo {first}, Bristles, Eloise, Ursula, Sundrop, Mayor {last}\n"
FOUR = "players Ann Ben Cy Dee\nset dog park\nAnn treats 0\nAnn dogs Pebble\nBen dogs Bongo\n"
FOUR += "Cy dogs Missy\nDee dogs Lief\n"


def two(dogs: str = "Bongo, Handsome", tiles: str = "adoption event") -> str:
    """Describe a table at which Ann has the turn and no treat."""
    return f"players Ann Ben\nset {tiles}\nAnn treats 0\nAnn dogs {dogs}\n{BEN}"


def six(first: str = "", last: str = "", tiles: str = "adoption event") -> str:
    """Describe a table at which Ann has six dogs, the outer ones with or without dice."""
    dogs = SIX.format(first=first, last=last)
    return f"players Ann Ben\nset {tiles}\nAnn treats 0\n{dogs}{BEN}"


@pytest.mark.rule("spots:D3")
def test_place_and_bury() -> None:
    play = "trick walk\nroll 1 6\nplace 1 Bongo\nplace 6 Mayor\nstop"
    dogs = "= Ann dogs Bongo 1, Bristles, Eloise, Ursula, Sundrop, Mayor 6"
    holds(six(), f"{play}\n{dogs}\n= Ann yard\n= to act Ben")
    holds(two(), "trick walk\nroll 1 6\nbury 1\nbury 6\nstop\n= Ann yard 1 6\n= to act Ben")


@pytest.mark.rule("spots:K17")
def test_discard() -> None:
    play = "trick scavenge\nroll 1 6 6 6\ndiscard 1\n= supply dice 35\ndiscard 6\n= supply dice 36"
    play += "\ndiscard 6\nplace 6 Handsome\n= Ann yard 3 4\n= Ann dogs Bongo, Handsome 6"
    holds(two(tiles="puppy pen") + "Ann yard 3 4", play + "\n= supply dice 37\n= to act Ben")


@pytest.mark.rule("spots:K13")
def test_choose_a_value() -> None:
    roll = "trick fetch\nroll 1 2 3 4 5 6 6 6\n"
    holds(two(), roll + "choose 1\n= roll 1\nplace 1 Bongo\n= supply dice 39")
    holds(two(), roll + "choose 6\n= roll 6 6 6\n= supply dice 37")


@pytest.mark.rule("spots:K14")
def test_name_a_value() -> None:
    guard = two(tiles="dog park")
    holds(guard, "trick guard\nname 1\nroll 1 2 5 6\n= roll 1\nbury 1\n= Ann yard 1")
    holds(guard, "trick guard\nname 6\nroll 1 2 5 6\n= roll 1 2 5 6")


@pytest.mark.rule("spots:K06")
def test_set_a_die() -> None:
    pen = two(tiles="puppy pen")
    holds(pen + "top Burt", "trick retrieve\nset 1\n= roll 1\nbury 1\n= Ann yard 1")
    holds(pen + "top Gretchen", "trick retrieve\nset 6\n= roll 6\nbury 6\n= Ann yard 6")


@pytest.mark.rule("spots:K10")
def test_set_dice_aside() -> None:
    pen = two("Doog, Lil Beth", tiles="puppy pen")
    play = "trick bolt\nset aside 1\n? more, stop\nstop\n= supply dice 1\n= to act Ben"
    holds(pen + "supply dice 1", play)
    holds(pen, "trick bolt\nset aside 12\n= supply dice 28\n? more")
    holds(pen, "trick bolt\n! set aside 13\n! set aside 2\nset aside 3\n= supply dice 37")


@pytest.mark.rule("spots:K04")
@pytest.mark.parametrize(
    ("change", "ann", "dee"),
    [
        ("raise Ann 1", "2 5", "5"),
        ("lower Ann 1", "5", "5"),
        ("raise Ann 5", "1 6", "5"),
        ("raise Dee 5", "1 5", "6"),
        ("lower Dee 5", "1 5", "4"),
    ],
)
def test_change_a_buried_die(change: str, ann: str, dee: str) -> None:
    header = FOUR + "Ann yard 1 5\nDee yard 5"
    holds(header, f"trick dig\n{change}\n= Ann yard {ann}\n= Dee yard {dee}\n= to act chance")


@pytest.mark.rule("spots:K04")
def test_lower_the_highest_die_of_the_last_player() -> None:
    play = "trick dig\n? lower Dee 6, stop\nlower Dee 6\n= Dee yard 5\n= to act chance"
    holds(FOUR + "Dee yard 6", play)


@pytest.mark.rule("spots:K12")
@pytest.mark.parametrize(
    ("taken", "yard", "first", "last"),
    [
        ("yard 1", "6", "1", "6"),
        ("yard 6", "1", "1", "6"),
        ("Bongo 1", "1 6", "", "6"),
        ("Mayor 6", "1 6", "1", ""),
    ],
)
def test_take_a_die_of_ones_own(taken: str, yard: str, first: str, last: str) -> None:
    header = six("1", "6", tiles="kennel club") + "Ann yard 1 6"
    dogs = SIX.format(first=first, last=last).removeprefix("Ann dogs ")
    play = f"trick dogpile\n? take yard 1, take yard 6, take Bongo 1, take Mayor 6\ntake {taken}"
    holds(header, f"{play}\nroll 2 2 2\n= roll 2 2 2\n= Ann yard {yard}\n= Ann dogs {dogs}")


@pytest.mark.rule("spots:K15")
@pytest.mark.rule("spots:K16")
def test_choose_dice() -> None:
    hunt = two(tiles="hunting grounds") + "supply dice 1"
    holds(hunt, "trick hunt\nroll 1\nchoose 1\n= roll 1\n= to act Ann")
    search = two(tiles="kennel club")
    play = "trick search\nroll 1 1 1 1 1 1 2\nchoose 1 1 1 1 1 1 2\n= roll 1 1 1 1 1 1 2"
    holds(search, play)
    holds(search, "trick search\nroll 2 6 6 6 6 6 6\nchoose 2 6\n= roll 2 6\n= supply dice 38")


@pytest.mark.rule("spots:K07")
@pytest.mark.parametrize(
    ("named", "new", "after"),
    [
        ("1", "4", "4 5 6"),
        ("6", "4", "1 4 5"),
        ("5 6", "2 3", "1 2 3"),
        ("1 5 6", "2 2 2", "2 2 2"),
    ],
)
def test_reroll_some_dice(named: str, new: str, after: str) -> None:
    header = two(tiles="kennel club") + "Ann treats 1"
    play = f"trick track\nroll 1 5 6\nreroll {named}\nroll {new}\n= roll {after}\n= Ann treats 0"
    holds(header, play)


@pytest.mark.rule("spots:K05")
@pytest.mark.parametrize(
    ("move", "first", "last"),
    [
        ("Bongo 1 to Bongo 3", "3", "6"),
        ("Bongo 1 to Mayor 1", "", "1 6"),
        ("Mayor 6 to Mayor 1", "1", "1"),
        ("Mayor 6 to Bongo 3", "1 3", ""),
    ],
)
def test_move_a_die(move: str, first: str, last: str) -> None:
    dogs = SIX.format(first=first, last=last).removeprefix("Ann dogs ")
    play = f"trick trot\n! move Bongo 1 to Bongo 1\nmove {move}\n= Ann dogs {dogs}\n= to act chance"
    holds(six("1", "6", tiles="agility course"), play)
