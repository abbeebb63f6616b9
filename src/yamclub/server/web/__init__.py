"""HTTP and WebSocket: Litestar and uvicorn around everything else."""
