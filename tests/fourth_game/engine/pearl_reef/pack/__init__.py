"""Component packs: the default one, its components, and how packs are read."""
