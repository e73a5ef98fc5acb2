"""A disk that loses unsynced data at a power cut."""
