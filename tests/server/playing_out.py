"""Games played to their end at a table, as fast as possible."""

from itertools import count

from pipyard.server.tables.table import Table
from pipyard.server.tables.wishes import Act
from tests.server.fakes import FRIEND, HOST, Room


async def play_out(room: Room, table_id: str) -> Table:
    """Let a bot choose for all seats until the game is over."""
    table = await room.service.settled(table_id)
    requests = count()
    while table.status == "playing":
        seat = table.to_act[0]
        guest = HOST if table.seats[seat].guest == HOST.id else FRIEND
        action = table.game.choose("greedy", table.played, seat, 7)
        act = Act(f"playing-out-{next(requests)}", table.version, seat, action)
        await room.service.act(guest, table_id, act)
        table = await room.service.settled(table_id)
    return table
