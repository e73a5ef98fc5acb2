"""The plan of a seed: servers, tables, and everything that goes wrong there, with its time.

A plan is a value that can be made smaller. If a part is left out, the rest continues as it would
have, as far as possible.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

FAULTS = {
    "kill": "server {target} is killed and is back after {amount:.1f} s",
    "stop": "server {target} is stopped politely and is back after {amount:.1f} s",
    "crash_before": "server {target} dies right before its next commit",
    "crash_after": "server {target} dies right after its next commit, before it answers",
    "fail_next": "the next commit of server {target} fails",
    "fail_inside": "statements inside the next four commits of server {target} fail",
    "unsure": "the next commit of server {target} succeeds and is reported as failed",
    "full": "the disk is full for {amount:.1f} s",
    "away": "storage does not answer for {amount:.1f} s",
    "slow": "storage is slow for {amount:.1f} s",
    "deaf": "server {target} hears nothing of the others for {amount:.1f} s",
    "echo": "what servers tell each other comes twice for {amount:.1f} s",
    "lag": "what servers tell each other comes late for {amount:.1f} s",
    "clock": "the clock of server {target} jumps by {amount:.0f} s",
    "partition": "nobody reaches server {target} for {amount:.1f} s",
    "cut": "the connection of client {target} is cut",
    "stall": "client {target} does not read for {amount:.1f} s, and may go on asking",
}
"""What happens to servers, storage and the network."""

PRANKS = {
    "duplicate": "client {target} sends its last request twice more",
    "old": "client {target} sends an old request again",
    "stale": "client {target} acts on an old version",
    "future": "client {target} acts on a version that is yet to come",
    "illegal": "client {target} asks for what is not allowed",
    "other_seat": "client {target} acts for another's seat",
    "reuse": "client {target} uses another's request id",
    "malformed": "client {target} sends what cannot be read",
    "flood": "client {target} sends far too much",
    "undo": "client {target} takes an action back, twice",
    "undo_other": "client {target} takes another's action back",
    "tab": "client {target} opens a second tab and sends its last request there",
    "many": "client {target} asks for several actions at once",
    "leave": "client {target} leaves its seat",
    "back": "client {target} takes its seat back",
    "close": "client {target} closes the table, or tries to",
    "rematch": "client {target} asks for a rematch twice at once",
    "rename": "client {target} takes another name",
    "say": "client {target} says something",
    "resync": "client {target} asks for the whole table",
    "look": "client {target} looks at the log and the story",
}
"""What clients do besides playing."""

_OF_ALL = ("full", "away", "slow", "echo", "lag")
_OF_CLIENTS = ("cut", "stall", *PRANKS)
_LONGEST = {
    "kill": 6,
    "stop": 4,
    "full": 6,
    "away": 6,
    "slow": 8,
    "deaf": 10,
    "echo": 10,
    "stall": 12,
}
_JUMPS = (-3600, -90, -2, 2, 30, 90, 3600)


@dataclass(frozen=True, slots=True)
class Incident:
    """Something that happens at a time to one server or client, with an amount."""

    at: float
    kind: str
    target: int
    amount: float

    def __str__(self) -> str:
        said = (FAULTS | PRANKS)[self.kind].format(target=self.target, amount=self.amount)
        return f"{self.at:6.2f} s: {said}"


@dataclass(frozen=True, slots=True)
class TablePlan:
    """A table: people, bots, watchers, and the time for a decision."""

    game: str
    people: int
    bots: int
    watchers: int
    seconds: int | None


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that is decided beforehand; `shared` means several servers on one database.

    `memory` is how many bytes of tables a server keeps, `waiting` how many may wait for a client.
    """

    seed: int
    servers: int
    shared: bool
    storm: float
    memory: int
    waiting: int
    tables: tuple[TablePlan, ...]
    incidents: tuple[Incident, ...]

    @property
    def clients(self) -> int:
        """The number of clients."""
        return sum(table.people + table.watchers for table in self.tables)

    def describe(self) -> str:
        """Describe the plan as a short story."""
        seats = ", ".join(
            f"{table.game} for {table.people} people and {table.bots} bots, {table.watchers} watch"
            + (f", {table.seconds} s a decision" if table.seconds else "")
            for table in self.tables
        )
        where = "one database" if self.shared else "its own file"
        head = f"{self.servers} server(s) on {where}; {self.storm:.1f} s; tables: {seats}."
        return "\n".join([head, *map(str, self.incidents)])


def plan_of(seed: int, tables: int | None = None) -> Plan:
    """Return the plan of a seed, with this many tables, or else a few and sometimes many."""
    source = random.Random(f"plan/{seed}")
    shared = source.random() < 0.6
    servers = source.choice((2, 2, 3)) if shared else 1
    count = tables or source.choice((1, 1, 2, 2, 3))
    if tables is None and source.random() < 0.002:
        count = source.randrange(100, 300)
    settings = tuple(_table(source) for _ in range(count))
    storm = source.uniform(5, 14)
    everybody = sum(table.people + table.watchers for table in settings)
    faults, pranks = _count(source, servers), round(everybody * source.uniform(0, 4))
    incidents = [_fault(source, storm, servers, everybody) for _ in range(faults)]
    incidents += [_prank(source, storm, everybody) for _ in range(pranks)]
    incidents.sort(key=lambda incident: incident.at)
    memory = source.choice((60_000, 100_000, 64 * 1024 * 1024))
    # Drawn last, so that the faults of a seed stay the same.
    waiting = source.choice((512, 4096))
    return Plan(seed, servers, shared, storm, memory, waiting, settings, tuple(incidents))


def _count(source: random.Random, servers: int) -> int:
    return round(source.choice((0, 1, 2, 4, 8)) * (1 + servers / 2))


def _table(source: random.Random) -> TablePlan:
    game = source.choice(("spots", "spotted"))
    people = source.choice((1, 2, 2, 3))
    bots = source.choice((0, 0, 1, 2)) if people < 3 else 0
    seconds = source.choice((None, None, None, 4, 15))
    return TablePlan(game, people, bots, source.choice((0, 0, 1, 2)), seconds)


def _fault(source: random.Random, storm: float, servers: int, clients: int) -> Incident:
    kind = source.choice(tuple(FAULTS))
    at = source.uniform(0.5, storm)
    amount = source.uniform(0.2, _LONGEST.get(kind, 5))
    if kind == "clock":
        amount = source.choice(_JUMPS)
    target = source.randrange(clients if kind in _OF_CLIENTS else servers)
    return Incident(at, kind, 0 if kind in _OF_ALL else target, amount)


def _prank(source: random.Random, storm: float, clients: int) -> Incident:
    kind = source.choice(tuple(PRANKS))
    return Incident(source.uniform(0.5, storm), kind, source.randrange(clients), source.random())


def smaller(plan: Plan) -> Sequence[Plan]:
    """Return plans that leave something out, those that leave out most first."""
    found: list[Plan] = []
    incidents = plan.incidents
    size = len(incidents)
    while size:
        for first in range(0, len(incidents), size):
            rest = incidents[:first] + incidents[first + size :]
            found.append(replace(plan, incidents=rest))
        size //= 2
    if len(plan.tables) > 1:
        found += [_without_table(plan, number) for number in range(len(plan.tables))]
    for number, table in enumerate(plan.tables):
        for lesser in _lesser(table):
            tables = (*plan.tables[:number], lesser, *plan.tables[number + 1 :])
            found.append(_with_tables(plan, tables, number))
    if plan.storm > 2:
        found.append(replace(plan, storm=plan.storm * 0.6))
    return found


def _lesser(table: TablePlan) -> Sequence[TablePlan]:
    found = []
    if table.bots:
        found.append(replace(table, bots=0))
    if table.watchers:
        found.append(replace(table, watchers=0))
    if table.seconds:
        found.append(replace(table, seconds=None))
    if table.people > 1:
        found.append(replace(table, people=table.people - 1))
    return found


def _clients_of(tables: Sequence[TablePlan]) -> list[tuple[int, int]]:
    """Return clients by table and number there."""
    return [
        (number, client)
        for number, table in enumerate(tables)
        for client in range(table.people + table.watchers)
    ]


def _renumbered(plan: Plan, kept: dict[int, int]) -> tuple[Incident, ...]:
    return tuple(
        replace(each, target=kept[each.target]) if each.kind in _OF_CLIENTS else each
        for each in plan.incidents
        if each.kind not in _OF_CLIENTS or each.target in kept
    )


def _without_table(plan: Plan, gone: int) -> Plan:
    left = [old for old, (table, _) in enumerate(_clients_of(plan.tables)) if table != gone]
    kept = {old: new for new, old in enumerate(left)}
    tables = tuple(table for number, table in enumerate(plan.tables) if number != gone)
    return replace(plan, tables=tables, incidents=_renumbered(plan, kept))


def _with_tables(plan: Plan, tables: tuple[TablePlan, ...], changed: int) -> Plan:
    before, after = _clients_of(plan.tables), _clients_of(tables)
    people = tables[changed].people
    fewer = plan.tables[changed].people - people
    kept = {}
    for old, (table, number) in enumerate(before):
        if table == changed and fewer and number >= people:
            number = number - fewer if number >= people + fewer else -1  # noqa: PLW2901
        if (table, number) in after:
            kept[old] = after.index((table, number))
    return replace(plan, tables=tables, incidents=_renumbered(plan, kept))
