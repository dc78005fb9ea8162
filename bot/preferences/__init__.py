"""What people and servers have set, on top of what the store keeps for them.

They set it in `own` and `housekeeping`; what whoever runs the bot sets stands in `settings`.
"""
