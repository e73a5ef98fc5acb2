"""The lab: tools that play many games and report what they show."""
