"""Settings, habits and notes of users, and their deletion."""
