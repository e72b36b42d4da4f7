"""The rules of Das letzte Gefecht: sets up, deploys, moves the marker, counts. Compiled where there is a compiler."""
