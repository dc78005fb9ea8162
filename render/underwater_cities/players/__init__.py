"""The players of Underwater Cities: their sheets, hands, claimed cards and scores."""
