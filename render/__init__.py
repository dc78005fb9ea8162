"""The games' pictures: a view becomes a scene, which is plain data, and a scene becomes a PNG."""
