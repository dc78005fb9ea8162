"""Parts shared by the scenes of every game: drawings, icon rows, the status strip, alt text."""
