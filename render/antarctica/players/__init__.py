"""The players of Antarctica: their sheets, hands, facts and scores."""
