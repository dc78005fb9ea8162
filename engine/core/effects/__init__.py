"""Effects and what they are made of: doers, ways, combinators."""
