"""Words: names of components, the texts on them, and the story of a turn."""
