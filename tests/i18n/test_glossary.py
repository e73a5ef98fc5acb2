"""The glossary contains the words that players read."""

from tools.glossary import PAGE, page


def test_the_page_is_as_the_messages_are() -> None:
    written = PAGE.read_text(encoding="utf-8")
    assert written == page(), "Run `python -m tools.glossary`."


def test_printed_words_are_told_from_ours() -> None:
    lines = page().splitlines()
    treats = next(line for line in lines if line.startswith("| treats |"))
    assert "**5 treats**" in treats
    assert "| 5 Leckerlis |" in treats, "there is no German rulebook"
    bots = lines[lines.index("## Bots") :]
    assert not any("**" in line for line in bots)
