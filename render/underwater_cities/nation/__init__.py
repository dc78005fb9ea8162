"""One player's nation: its sites, tunnels and metropolises, and its production."""
