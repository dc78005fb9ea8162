"""Otys: divers, keys and contracts in the colony under the sea."""
