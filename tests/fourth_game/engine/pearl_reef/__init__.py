"""The rules of Pearl Reef, a small game that follows docs/add-a-game.md to the letter."""
