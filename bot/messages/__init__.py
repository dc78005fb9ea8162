"""What every message is made of and how it goes out: words, pictures, menus, components, replies.

What a channel is told is put together in `posts`, what a press shows where the press is taken.
"""
