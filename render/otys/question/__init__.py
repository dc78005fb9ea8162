"""The pictures of a player's own turn, each about one kind of question, all 1100 x 700."""
