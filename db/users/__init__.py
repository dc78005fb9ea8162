"""Settings, habits and notes that people keep, and how they are deleted."""
