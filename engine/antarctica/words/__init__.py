"""Words: names of components, the texts on them, and a recap of turns."""
