"""Posts and polls that a channel has seen, and the people a game waits for."""
