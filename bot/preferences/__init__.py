"""The stored settings of users and guilds, read and validated.

They are changed in `me` and `admin`; the operator's own settings are in `bot.config`.
"""
