"""The components of Underwater Cities: their faces, texts, and effects as icons."""
