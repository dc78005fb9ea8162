"""The painter: turns a scene into a PNG, caching its sprites, backgrounds and colours."""
