"""The painter: a scene becomes a PNG, with its sprites, backgrounds and colours cached."""
