import pytest

from pipyard.core.contract import Drawn, Event, Move
from pipyard.core.errors import InvalidConfig
from pipyard.games.spotted.actions import DiceRolled, KeepRoll, PickDie, PlaceSpots, WalkMeadow
from pipyard.games.spotted.content import SheetFile
from pipyard.games.spotted.gains import Gains
from pipyard.games.spotted.game import Spotted
from pipyard.server.games.hosting import HostedGame, published
from pipyard.server.games.spotted import content_of
from tests.games.spotted.tables import table

SPOTTED = published("spotted")
FACES = DiceRolled((("white", 3), ("pink", 6)))


def first(bound: int) -> int:
    return bound - bound


def test_the_usual_sheet_comes_first_and_is_whole() -> None:
    content = content_of(Spotted())
    sheet = content.sheets[0]
    assert (sheet.id, sheet.name) == ("clover-meadow", "Clover Meadow")
    assert len(content.sheets) > 1
    assert [family.colour for family in sheet.families][:2] == ["white", "yellow"]
    assert sheet.magnifiers["odd"] == (1, 3, 5)
    assert sheet.magnifiers["different"] == ()
    assert {end for edge in sheet.edges for end in edge} == {field.id for field in sheet.fields}
    assert {bot.name for bot in content.bots} >= {"random", "greedy"}


def test_a_table_is_played_on_its_own_sheet() -> None:
    config = SPOTTED.configure(3, {"sheet": "two-ponds"}, first)
    assert config == {"seats": 3, "sheet": "two-ponds"}
    assert SPOTTED.at(config).content_hash != SPOTTED.content_hash
    assert SPOTTED.configure(1, {}, first)["sheet"] == "clover-meadow"


@pytest.mark.parametrize("sheet", ["no such", "/etc/sheet.toml", "../data/two-ponds.toml"])
def test_only_shipped_sheets_are_taken(sheet: str) -> None:
    with pytest.raises(InvalidConfig, match="clover-meadow, "):
        SPOTTED.configure(2, {"sheet": sheet}, first)


def test_seven_are_too_many() -> None:
    with pytest.raises(InvalidConfig, match="1 to 6"):
        SPOTTED.configure(7, {}, first)


@pytest.mark.parametrize(
    "event",
    [Move(1, PlaceSpots("white", (2, 1, 0, 0, 0))), Move(0, KeepRoll()), Drawn(FACES)],
    ids=["spots", "keep", "roll"],
)
def test_events_come_back_from_the_log(event: Event) -> None:
    assert SPOTTED.read_event(SPOTTED.write_event(event)) == event


def test_what_a_seat_is_asked_depends_on_others_only_outside_writing() -> None:
    position = SPOTTED.new({"seats": 2})
    asked = SPOTTED.seat_state(position, 0)
    after, _ = SPOTTED.apply(position, Move(1, SPOTTED.legal(position, 1)[0]))
    assert asked == SPOTTED.seat_state(after, 0)
    assert SPOTTED.seat_state(position, 1) != SPOTTED.seat_state(after, 1)
    rolling, _ = SPOTTED.apply(after, Move(0, SPOTTED.legal(after, 0)[0]))
    assert SPOTTED.seat_state(rolling, 0) is None


def test_whoever_writes_is_told_what_each_action_would_bring() -> None:
    board = table("""
        players Ann Ben
        Ann beetles blue 2 2 2 2 0
        Ann magnifier blue odd
        Ann factor blue 3
        Ann dice blue=1
    """)
    game = HostedGame(Spotted(None, {"patch": SheetFile("", board.spotted.content)}))
    # A third spot makes a beetle odd; the fifth beetle's first spot brings a cloverleaf, too.
    assert game.legal(board.position, 0) == [
        WalkMeadow("blue"),
        PlaceSpots("blue", (1, 0, 0, 0, 0)),
        PlaceSpots("blue", (0, 1, 0, 0, 0)),
        PlaceSpots("blue", (0, 0, 1, 0, 0)),
        PlaceSpots("blue", (0, 0, 0, 1, 0)),
        PlaceSpots("blue", (0, 0, 0, 0, 1)),
    ]
    told = Gains(
        points=[0, 3, 3, 3, 3, 3],
        bonuses=[0, 0, 0, 0, 0, 1],
        magnifiers=[0] * 6,
        # There are still steps to take, and the result of a cloverleaf is still to come.
        ends=[False, True, True, True, True, False],
    )
    assert game.hints(board.position, [0]) == {"gains": {"0": told}}


def test_the_last_die_of_a_round_ends_its_turn_though_the_next_bonus_is_asked_for_at_once() -> None:
    board = table("""
        players Ann Ben
        round 1
        active Ben
        Ann beetles blue 2 2 2 2 0
        Ann dice blue=1
    """)
    game = HostedGame(Spotted(None, {"patch": SheetFile("", board.spotted.content)}))
    placed = game.legal(board.position, 0).index(PlaceSpots("blue", (1, 0, 0, 0, 0)))
    after, _ = game.apply(board.position, Move(0, PlaceSpots("blue", (1, 0, 0, 0, 0))))
    assert game.view(after).sheets[0].writing == "bonus"
    assert game.hints(board.position, [0])["gains"]["0"].ends[placed]


def test_a_die_that_may_be_taken_is_worth_its_best_use() -> None:
    board = table(
        """
        players Ann Ben
        Ann beetles blue 2 2 2 2 0
        Ann magnifier blue odd
        Ann factor blue 3
        """,
        "roll white=2 yellow=1 orange=1 green=4 blue=1 pink=c",
    )
    game = HostedGame(Spotted(None, {"patch": SheetFile("", board.spotted.content)}))
    legal = game.legal(board.position, 0)
    assert legal == [PickDie("yellow"), PickDie("orange"), PickDie("blue")]
    told = Gains([0, 0, 3], [0, 0, 1], [0] * 3, [False] * 3)
    assert game.hints(board.position, [0]) == {"gains": {"0": told}}


def test_a_reroll_costs_the_point_it_would_be_worth() -> None:
    board = table(
        "players Ann Ben\nAnn rerolls 1",
        "roll white=1 yellow=2 orange=3 green=4 blue=5 pink=c",
    )
    game = HostedGame(Spotted(None, {"patch": SheetFile("", board.spotted.content)}))
    gains = game.hints(board.position, [0])["gains"]["0"]
    kept = game.legal(board.position, 0).index(KeepRoll())
    assert gains.points[kept] == 0
    assert set(gains.points[:kept] + gains.points[kept + 1 :]) == {-1}
    assert not any(gains.ends)


def test_nothing_is_foreseen_while_dice_roll() -> None:
    assert SPOTTED.hints(SPOTTED.new({"seats": 1}), []) == {"gains": {}}
