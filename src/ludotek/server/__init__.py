"""HTTP and WebSocket round the table: the only async code."""
