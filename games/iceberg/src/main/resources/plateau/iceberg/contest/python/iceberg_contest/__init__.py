"""The original contest's interface for Python, on the protocol plateau-bot/1."""
