"""The glossary says what players read."""

from tools.glossary import PAGE, page


def test_the_page_is_as_the_messages_are() -> None:
    written = PAGE.read_text(encoding="utf-8")
    assert written == page(), "Run `python -m tools.glossary`."
