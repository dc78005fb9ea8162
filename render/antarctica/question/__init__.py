"""Pictures of 1100 x 700 that a question is about: the map, and the tracks with the cards."""
