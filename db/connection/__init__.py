"""Opening a database: addresses, drivers, connections and migrations."""
