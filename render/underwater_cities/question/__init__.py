"""Private pictures of a question: each has one subject, in the shape that Discord shows best."""
