"""The settings, habits and notes of users, and the deletion of their data."""
