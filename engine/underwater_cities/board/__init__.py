"""Everything on the table: boards, supplies, costs, production, and changes to them."""
