"""One bot for one database: a lock for SQLite's file, a lease on a server's database."""
