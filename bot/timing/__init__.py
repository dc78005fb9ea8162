"""How time is counted: paces, spans, quiet hours, the steps of reminding, an alarm.

Nothing here knows a table or Discord; who is reminded of what is done in `days`.
"""
