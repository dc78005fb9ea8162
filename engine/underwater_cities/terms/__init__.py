"""The terms in which effects are written: things, conditions, events, purchases."""
