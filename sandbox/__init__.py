"""A stand-in for Discord on loopback, with a web page, to play without a token and to test with."""
