"""The board of Antarctica: the continent with its areas, and the research tracks."""
