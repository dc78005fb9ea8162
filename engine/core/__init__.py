"""What every game is made of; this package knows no game by name."""
