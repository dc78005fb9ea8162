"""Tools that the icons are drawn with: brush, shapes, palette and composed parts."""
