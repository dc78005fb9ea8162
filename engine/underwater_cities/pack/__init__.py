"""Reading and checking component packs; the default pack."""
