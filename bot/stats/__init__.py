"""What finished games come to, of people and of servers, in numbers and charts.

A single game is looked back at in `looks`.
"""
