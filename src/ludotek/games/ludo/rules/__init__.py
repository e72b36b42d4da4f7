"""The rules of Ludo in play."""
