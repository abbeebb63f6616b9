"""Who is at which table: what a process says about its own people, and believes about those of others."""

from __future__ import annotations

from yamclub.kernel.codec import encode
from yamclub.server.protocol.peer_messages import Here
from yamclub.server.tables.presence import SILENCES, Presence
from yamclub.server.tables.tokens import new_table_id, new_token

N = 10.0


def test_only_a_change_is_announced() -> None:
    presence = Presence(N)
    assert presence.here("t", {"bob", "ann"}) == {"t": ("ann", "bob")}
    assert presence.here("t", ["ann", "bob"]) == {}
    assert presence.here("t", {"ann"}) == {"t": ("ann",)}
    assert presence.here("t", ()) == {"t": ()}
    assert presence.here("t", ()) == {}


def test_everybody_who_is_here_is_announced_again() -> None:
    presence = Presence(N)
    presence.here("t", {"ann"})
    presence.here("u", {"bob"})
    presence.here("u", ())
    assert list(presence.everybody()) == [{"t": ("ann",)}]


def test_what_is_heard_tells_which_tables_changed() -> None:
    presence = Presence(N)
    assert presence.heard("a", {"t": ["ann"], "u": []}, now=0) == ["t"]
    assert presence.heard("a", {"t": ["ann"]}, now=1) == []
    assert presence.elsewhere("t") == {"ann"}
    assert presence.elsewhere("u") == frozenset()
    assert presence.heard("a", {"t": ()}, now=2) == ["t"]
    assert presence.elsewhere("t") == frozenset()


def test_somebody_at_two_processes_leaves_with_the_last() -> None:
    presence = Presence(N)
    presence.heard("a", {"t": ["ann"]}, now=0)
    presence.heard("b", {"t": ["ann"]}, now=0)
    assert presence.heard("a", {"t": []}, now=1) == []
    assert presence.heard("b", {"t": []}, now=1) == ["t"]


def test_the_people_of_a_silent_process_are_gone_after_three_silences() -> None:
    presence = Presence(N)
    presence.heard("a", {"t": ["ann"], "u": ["ann"]}, now=0)
    presence.heard("a", {"u": ["ann"]}, now=N)
    presence.heard("b", {"t": ["bob"]}, now=N)
    assert presence.expire(N * SILENCES - 0.1) == []
    assert presence.expire(N * SILENCES) == ["t"]
    assert presence.elsewhere("t") == {"bob"}
    assert sorted(presence.expire(N * (SILENCES + 1))) == ["t", "u"]
    assert presence.expire(10**9) == []


def test_announcements_fit_into_what_postgresql_carries() -> None:
    presence = Presence(N)
    for _ in range(100):
        presence.here(new_table_id(), [new_token() for _ in range(8)])
    said = [encode(Here("0" * 16, tables)) for tables in presence.everybody()]
    assert sum(one.count(b":[") for one in said) == 100
    assert max(map(len, said)) < 8000
