"""The main board of Underwater Cities: slots, tracks, supply and offers."""
