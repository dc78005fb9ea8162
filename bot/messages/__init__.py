"""The building blocks of messages and their delivery: words, pictures, menus, components, replies.

The content of posts is put together in `posts`; that of other replies, next to their handlers.
"""
