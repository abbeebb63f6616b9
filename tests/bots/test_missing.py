"""Where NumPy is not installed: every bot that needs it says so when it is made, and all others play."""

from __future__ import annotations

import subprocess
import sys

_WITHOUT = """
import sys
from importlib import util

class Without:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "numba"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

found = util.find_spec
util.find_spec = lambda name, package=None: None if name in ("numpy", "numba") else found(name, package)
sys.meta_path.insert(0, Without())
"""
_TRIED = """
from random import Random
from yamclub.bots import bot_names, make_bot, play
from yamclub.errors import YamError
from yamclub.games import GAMES, game

for one in map(game, GAMES):
    for name in bot_names(one, 1):
        try:
            bots = [make_bot(one, name, Random(seat)) for seat in range(max(2, one.seats[0]))]
        except YamError as refusal:
            print(name, refusal.code, refusal.params["install"])
        else:
            for _, step in zip(range(40), play(one.start(len(bots)), bots, Random(1))):
                pass
"""


def test_bots_say_what_they_need_before_the_match_and_not_in_it() -> None:
    done = subprocess.run([sys.executable, "-c", _WITHOUT + _TRIED], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert set(done.stdout.splitlines()) <= {
        f'{name} missing_extra pip install "yamclub[solve]"' for name in ("expert", "perfect")
    }
    assert "perfect" in done.stdout


def test_the_command_tells_how_to_install_it() -> None:
    asked = "from yamclub.cli import main; sys.exit(main(['play', 'slam', '--seats', 'bot:perfect', '--lang', 'en']))"
    done = subprocess.run([sys.executable, "-c", _WITHOUT + asked], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert 'pip install "yamclub[solve]"' in done.stderr
    assert "Traceback" not in done.stderr


def test_a_server_does_not_offer_them() -> None:
    asked = """
from yamclub.server.protocol.catalogue import catalogue
for game in catalogue("en"):
    assert not game.solo_bots and game.usual_bot in game.bots and set(game.bot_info) == set(game.bots), game
    print(game.id, *game.bots)
"""
    done = subprocess.run([sys.executable, "-c", _WITHOUT + asked], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert "slam" in done.stdout
