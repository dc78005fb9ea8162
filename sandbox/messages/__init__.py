"""Messages: how they are made, changed, shown and told of."""
