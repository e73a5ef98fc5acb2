"""One small family of errors, each with a code for programs and a sentence for people."""


class PipyardError(Exception):
    """Something was refused; `code` never changes, `sentence` says what to do."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class IllegalMove(PipyardError):
    """An action that is well-formed, but that the position does not allow."""

    def __init__(self, sentence: str) -> None:
        super().__init__("move/illegal", sentence)


class InvalidText(PipyardError):
    """Text that does not follow the notation."""

    def __init__(self, sentence: str) -> None:
        super().__init__("text/invalid", sentence)


class AmbiguousText(PipyardError):
    """Text that could mean more than one thing here."""

    def __init__(self, sentence: str) -> None:
        super().__init__("text/ambiguous", sentence)


class InvalidConfig(PipyardError):
    """A configuration with which no game can be set up."""

    def __init__(self, sentence: str) -> None:
        super().__init__("config/invalid", sentence)


class InvalidContent(PipyardError):
    """A content file that was refused; the sentence names the file, the key, and the reason."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__("content/invalid", f"{file}: {key}: {reason}")
        self.file = file
        self.key = key
