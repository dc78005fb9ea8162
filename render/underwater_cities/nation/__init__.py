"""One player's nation: its sites, tunnels and metropolises, and what it produces."""
