"""The cards of Antarctica: their faces, the cards on offer, one component on its own."""
