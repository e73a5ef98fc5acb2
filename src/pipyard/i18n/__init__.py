"""The words people read, as Fluent files: one folder per language, used by both sides."""
