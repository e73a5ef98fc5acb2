"""One small family of errors, each with a code for programs and a sentence for people."""


class PipyardError(Exception):
    """Something was refused; `code` is stable, `sentence` says what to do."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class IllegalMove(PipyardError):
    """Well-formed, but the position does not allow it."""

    def __init__(self, sentence: str) -> None:
        super().__init__("move/illegal", sentence)


class InvalidText(PipyardError):
    """A text that does not follow the notation."""

    def __init__(self, sentence: str) -> None:
        super().__init__("text/invalid", sentence)


class AmbiguousText(PipyardError):
    """A text that could mean more than one thing here."""

    def __init__(self, sentence: str) -> None:
        super().__init__("text/ambiguous", sentence)


class InvalidConfig(PipyardError):
    """A game that cannot be set up as asked."""

    def __init__(self, sentence: str) -> None:
        super().__init__("config/invalid", sentence)


class InvalidContent(PipyardError):
    """A content file that was refused, naming file, key and reason."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__("content/invalid", f"{file}: {key}: {reason}")
        self.file = file
        self.key = key
