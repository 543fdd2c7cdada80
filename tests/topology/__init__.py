"""The server mode as it is deployed, with plain processes in the place of containers."""
