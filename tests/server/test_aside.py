import asyncio
import threading

import pytest

from pipyard.server.aside import Pool
from pipyard.server.errors import Refused


async def test_work_is_done_in_turn_and_refused_where_too_many_wait() -> None:
    pool = Pool("test", threads=1, most_waiting=2)
    release = threading.Event()
    begun = [asyncio.create_task(pool(release.wait)) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as caught:
        await pool(release.wait)
    assert caught.value.code == "rate/exceeded"
    release.set()
    assert await asyncio.gather(*begun) == [True] * 3
    assert await pool(sum, (1, 2)) == 3
    pool.close()


async def test_what_fails_makes_room_again() -> None:
    pool = Pool("test", threads=1, most_waiting=0)
    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            await pool(divmod, 1, 0)
    pool.close()
