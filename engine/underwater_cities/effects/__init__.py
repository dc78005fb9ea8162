"""The statements of Underwater Cities: each a class, with the frames that carry it out."""
