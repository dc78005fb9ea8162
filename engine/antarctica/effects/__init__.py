"""The effects of Shipyard cards and of spaces on the research tracks, with their frames."""
