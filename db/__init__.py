"""Game storage: the schema, the migrations and the store."""
