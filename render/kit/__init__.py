"""Parts that the scenes of every game share: drawings, icon rows, the status strip, alt text."""
