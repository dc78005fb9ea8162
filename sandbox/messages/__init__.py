"""Messages: posting, editing, serializing and announcing them."""
