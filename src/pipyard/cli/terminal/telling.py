"""What happened, in words: a heading and a paragraph for each turn."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from rich.console import Console
from rich.padding import Padding
from rich.text import Text


@dataclass
class Paragraph:
    """Facts that belong together; a ruled title has a line across, to be easy to find."""

    title: str = ""
    ruled: bool = False
    sentences: list[Text] = field(default_factory=list)


def print_paragraphs(console: Console, paragraphs: Iterable[Paragraph]) -> None:
    """Print what happened as people read it."""
    for paragraph in paragraphs:
        title = Text(paragraph.title, "bold")
        if paragraph.ruled:
            console.print()
            console.rule(title, align="left", style="none")
        elif paragraph.title:
            console.print(title)
        if paragraph.sentences:
            console.print(Padding(Text(" ").join(paragraph.sentences), (0, 0, 0, 2)))
