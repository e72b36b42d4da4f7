"""Our server beside boardgame.io's, under the same load: see `__main__.py`."""
