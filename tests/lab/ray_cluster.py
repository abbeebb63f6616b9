"""A Ray cluster of two nodes on the loopback. A line on standard input kills the second one; its end stops both."""

from __future__ import annotations

import sys
from typing import Any

from ray.cluster_utils import Cluster

NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000, "node_ip_address": "127.0.0.2"}
"""Not 127.0.0.1, for which Ray puts the address that other machines would use."""


def main() -> None:
    cluster = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    second = cluster.add_node(**NODE)
    print(cluster.address, flush=True)  # noqa: T201
    try:
        if sys.stdin.readline():
            cluster.remove_node(second, allow_graceful=False)
            print("killed", flush=True)  # noqa: T201
        sys.stdin.readline()
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main()
