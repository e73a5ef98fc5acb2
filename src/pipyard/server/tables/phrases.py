"""What can be said at a table: a few phrases, the same in every language, instead of free text."""

from typing import Literal, TypeAlias

Phrase: TypeAlias = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "wow",
    "hurry",
    "sorry",
    "one-moment",
    "good-game",
    "again",
    "bye",
    "laugh",
    "cry",
    "cheer",
    "think",
]
"""The last few are feelings, shown as a face. Clients translate them as `phrase-<name>`."""
