"""The core that every game is built on; this package knows no game by name."""
