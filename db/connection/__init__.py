"""Opening a database: addresses, drivers, the connection under the store, migrations."""
