"""What a game of Spotted! leaves to be counted: the sheet as it was written."""

from dataclasses import dataclass

from pipyard.games.spotted.view import View


@dataclass(frozen=True, slots=True)
class Written:
    """A sheet at the end of a game; `magnifiers` are kinds with what their families scored.

    `rows` counts the families with spots on all five beetles.
    """

    rows: int
    circled: int
    magnifiers: tuple[tuple[str, int], ...]


def written_by_seat(view: View) -> tuple[Written, ...]:
    """Count what is on each sheet."""
    return tuple(
        Written(
            rows=sum(all(family.beetles) for family in sheet.families),
            circled=sum(family.circled for family in sheet.families),
            magnifiers=tuple(
                (family.magnifier, family.score)
                for family in sheet.families
                if family.magnifier is not None
            ),
        )
        for sheet in view.sheets
    )
