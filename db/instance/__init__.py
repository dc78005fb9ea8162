"""One bot per database: a lock file for SQLite, a lease for PostgreSQL."""
