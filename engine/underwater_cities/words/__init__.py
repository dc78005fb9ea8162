"""Names and texts of the components, and the recap."""
