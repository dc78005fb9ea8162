"""The effects of divers, Sponsors, Rewards and contracts, with their frames."""
