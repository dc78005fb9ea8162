"""Names and texts of the components, and the story of a turn."""
