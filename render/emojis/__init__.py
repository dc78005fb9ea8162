"""Emojis: sprites under the names, and as the pictures, that Discord keeps."""
