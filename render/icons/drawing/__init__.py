"""Tools for drawing icons: the brush, shapes, the palette and composed parts."""
