"""Antarctica: ships, scientists and research under the polar sun."""
