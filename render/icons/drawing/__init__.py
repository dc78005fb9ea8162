"""Tools for drawing icons: brush, shapes, palette and composed parts."""
