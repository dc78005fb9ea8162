"""Reading component packs: tables, the notation of effects, and what is fixed."""
