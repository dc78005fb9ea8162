"""Pictures of the games: a view becomes a scene, which is plain data, and a scene becomes a PNG."""
