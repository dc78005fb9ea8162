"""Icons for every game: seats, pieces, marks, laurels and plain glyphs."""
