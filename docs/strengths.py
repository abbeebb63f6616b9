"""Measure how strong the bots are, with ``yam arena``, and tell it on the page of results.

``make strengths`` plays everything again and keeps the answers in ``strengths.json`` (an hour or more on two
cores); with names of games, only theirs. ``make results`` writes the page from what was kept.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from yamclub.game import Game
from yamclub.games import GAMES
from yamclub.games import game as find_game
from yamclub.mechanics.weights import Made, folder_of, read

if TYPE_CHECKING:
    from docs.results import Writer

KEPT = Path(__file__).with_suffix(".json")
YAM = str(Path(sys.executable).parent / "yam")
USUAL = 300
MATCHES = {("menteur", 3): 90, ("menteur", 8): 32, ("yami", 2): 80, ("yami", 4): 48, ("yams", 8): 160}
"""Of each step, by game and seats, where so many would take too long; rounded up to whole blocks."""
FEWER = 40
"""Where there is no doubt who wins."""
STEPS = (("expert", "club"), ("club", "novice"))
SOLO = 60
"""Matches of each bot alone."""
SEED = "2026"


class Asked(NamedTuple):
    """One arena."""

    game: str
    seats: int
    bots: tuple[str, ...]
    matches: int

    @property
    def words(self) -> list[str]:
        given = [self.game, *self.bots, "--seats", str(self.seats), "--matches", str(self.matches)]
        return ["arena", *given, "--all-matches", "--seed", SEED]

    @property
    def command(self) -> str:
        return " ".join(["yam", *self.words])


def baseline_of(game: Game) -> str:
    """The sensible bot that was there before the levels."""
    return next(name for name in game.bots if name not in ("novice", "club", "expert"))


def asked(game: Game) -> Iterator[Asked]:
    """Every step at the smallest and the largest table; how much room there is for skill at the smallest."""
    fewest, most = max(2, game.seats[0]), game.seats[1]
    baseline = baseline_of(game)
    for seats in sorted({fewest, most}):
        for pair in (*STEPS, ("expert", baseline)):
            yield Asked(game.id, seats, pair, MATCHES.get((game.id, seats), USUAL))
    for other in ("novice", "random"):
        yield Asked(game.id, fewest, ("expert", other), FEWER)
    yield Asked(game.id, fewest, (baseline, "club"), MATCHES.get((game.id, fewest), USUAL))
    if game.seats[0] == 1:
        yield Asked(game.id, 1, ("perfect", "expert", baseline, "club", "novice", "random"), SOLO * 6)


# --- measuring


def measure(one: Asked, jobs: int) -> Mapping[str, Any]:
    """What the arena says, and of which weights."""
    out = subprocess.run([YAM, *one.words, "--jobs", str(jobs), "--json"], stdout=subprocess.PIPE, check=True)  # noqa: S603
    said = json.loads(out.stdout)
    return {
        "command": one.command,
        "game": one.game,
        "seats": one.seats,
        "bots": said["bots"],
        "pairs": said["pairs"],
        "weights": weights_of(find_game(one.game)),
    }


def weights_of(game: Game) -> str:
    """Which weights the expert has: their checksum, or nothing."""
    return read(folder_of(game.id))[0].sha256 if game.learning else ""


def kept() -> dict[str, Mapping[str, Any]]:
    """By command, what was measured."""
    return {one["command"]: one for one in json.loads(KEPT.read_text(encoding="utf-8"))} if KEPT.exists() else {}


def main(given: Sequence[str]) -> None:
    jobs = next((int(word.removeprefix("--jobs=")) for word in given if word.startswith("--jobs=")), 2)
    missing = "--missing" in given
    games = [name for name in given if not name.startswith("-")] or list(GAMES)
    for game in map(find_game, games):
        for one in asked(game):
            found = kept()
            if missing and one.command in found and found[one.command]["weights"] == weights_of(game):
                continue
            sys.stderr.write(f"{one.command}\n")
            found[one.command] = measure(one, jobs)
            wanted = [every.command for name in GAMES for every in asked(find_game(name))]
            rows = [found[command] for command in wanted if command in found]
            KEPT.write_text(json.dumps(rows, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    write_pages()


def write_pages() -> None:
    """Write what the page of results says of bots; what it says of best play stays."""
    from docs.results import PAGES, Writer

    for language, page in PAGES.items():
        writer = Writer(language)
        told = sections(writer)
        exact = page.read_text(encoding="utf-8").split(told[0].partition("\n")[0])[0].rstrip()
        exact = exact[exact.index("\n## ") :].strip()
        page.write_text("\n\n".join([writer.intro(), exact, *told]) + "\n", encoding="utf-8")


# --- telling


def sections(writer: Writer) -> list[str]:
    return [_strengths(writer), _room(writer), _luck(writer), _training(writer)]


def _names(writer: Writer) -> dict[str, str]:
    french = writer.language == "fr"
    levels = {"novice": "débutant", "club": "club", "expert": "expert"} if french else {}
    return levels | {"random": "hasard" if french else "random", "perfect": "parfait" if french else "perfect"}


def _rows(writer: Writer, chosen: Sequence[Asked]) -> list[tuple[str, ...]]:
    found, names = kept(), _names(writer)
    rows: list[tuple[str, ...]] = []
    for one in chosen:
        if one.command not in found:
            continue
        pair = found[one.command]["pairs"][0]
        interval = f"{writer.percent(pair['low'], 1)} – {writer.percent(pair['high'], 1)}"
        who = [names.get(bot, bot) for bot in one.bots]
        rows.append(
            (
                find_game(one.game).name,
                str(one.seats),
                who[0],
                who[1],
                writer.percent(pair["share"], 1),
                interval,
                writer.percent(1 / one.seats, 1),
                writer.number(pair["matches"], 0),
                f"`{one.command}`",
            )
        )
    return rows


def _heads(writer: Writer) -> list[str]:
    return writer.say(
        "game,seats,bot,against,wins,95 % interval,fair share,matches,command",
        "jeu,places,bot,contre,victoires,intervalle à 95 %,part égale,parties,commande",
    ).split(",")


def _strengths(writer: Writer) -> str:
    chosen = [one for game in map(find_game, GAMES) for one in asked(game) if one.bots[:2] in _steps(game)]
    text = writer.say(
        """## How strong the bots are

Each level against the one below it, and the expert against the bot that was there first. With two seats it is a duel;
at a larger table one bot sits alone among the others’ kind, and the fair share is what it would win if they were
equals. Seats change with the same dice, ties are shared. [How the arena counts](arena.md).""",
        """## La force des bots

Chaque niveau contre celui d’en dessous, et l’expert contre le bot qui était là d’abord. À deux places, c’est un duel ;
à une table plus grande, un bot joue seul parmi ceux de l’autre sorte, et la part égale est ce qu’il gagnerait à
force égale. Les places changent avec les mêmes dés, les égalités se partagent. [Comment l’arène compte](arena.md).""",
    )
    return f"{text}\n\n{writer.table(_heads(writer), _rows(writer, chosen), left=4)}"


def _steps(game: Game) -> tuple[tuple[str, ...], ...]:
    return (*STEPS, ("expert", baseline_of(game)))


def _room(writer: Writer) -> str:
    text = writer.say(
        """## How much room there is for skill

What the strongest player we have wins against each level, and against one who plays at random: the more luck a game
has, the nearer to the fair share. Alone, where play is solved, the average scores are beside the best there is.""",
        """## Quelle place reste au talent

Ce que gagne le plus fort que nous ayons contre chaque niveau, et contre qui joue au hasard : plus un jeu tient au
hasard, plus on reste près de la part égale. En solo, là où le jeu est résolu, les scores moyens sont à côté du
meilleur possible.""",
    )
    chosen = [
        one
        for game in map(find_game, GAMES)
        for one in asked(game)
        if one.seats == max(2, game.seats[0]) and (one.bots[0] == "expert" or one.bots[1] == "club")
    ]
    return f"{text}\n\n{writer.table(_heads(writer), _rows(writer, chosen), left=4)}\n\n{_solo(writer)}"


def _solo(writer: Writer) -> str:
    found, names, rows = kept(), _names(writer), []
    for game in map(find_game, GAMES):
        for one in asked(game):
            if one.seats == 1 and one.command in found:
                lines = found[one.command]["bots"]
                scores = [
                    f"{names.get(line['bot'], line['bot'])} {writer.number(line['score']['mean'], 1)}" for line in lines
                ]
                rows.append((game.name, " · ".join(scores), f"`{one.command}`"))
    heads = writer.say("alone,average scores,command", "en solo,scores moyens,commande").split(",")
    return writer.table(heads, rows, left=2)


def _luck(writer: Writer) -> str:
    found, rows = kept(), []
    for game in map(find_game, GAMES):
        for one in asked(game):
            if one.bots != ("expert", "club") or one.command not in found:
                continue
            pair = found[one.command]["pairs"][0]
            without = pair["luck_removed"]
            if without is None or without["fewer"] is None:
                continue
            interval = f"{writer.percent(without['low'], 1)} – {writer.percent(without['high'], 1)}"
            fewer = writer.number(without["fewer"], 1)
            rows.append(
                (game.name, str(one.seats), writer.percent(without["share"], 1), interval, fewer, f"`{one.command}`")
            )
    heads = writer.say(
        "game,seats,wins,95 % interval,times fewer matches,command",
        "jeu,places,victoires,intervalle à 95 %,fois moins de parties,commande",
    ).split(",")
    text = writer.say(
        """## The same with the luck taken out

The expert against the club player again. What the dice or cards brought is known to the kernels, and is subtracted:
the result is the same on average, and takes so many times fewer matches to be as sure.""",
        """## La même chose sans la chance

L’expert contre le joueur de club, encore. Ce que les dés ou les cartes ont apporté est connu, et on le retire : le
résultat est le même en moyenne, et il faut tant de fois moins de parties pour en être aussi sûr.""",
    )
    return f"{text}\n\n{writer.table(heads, rows, left=1)}"


def trained() -> list[Made]:
    return [read(folder_of(name))[0] for name in GAMES if find_game(name).learning]


def _training(writer: Writer) -> str:
    rows = []
    for made in trained():
        last = made.curve[-1] if made.curve else {}
        measures = " · ".join(f"{name} {writer.number(value, 4)}" for name, value in last.items())
        numbers = writer.number(made.generations, 0), writer.number(made.seconds, 0), measures
        rows.append((find_game(made.game).name, *numbers, f"`{made.command}`"))
    heads = writer.say(
        "game,generations,seconds,last generation,command", "jeu,générations,secondes,dernière génération,commande"
    ).split(",")
    text = writer.say(
        """## What was learned, and how

The experts’ weights come from self-play. The command makes them again, bit for bit on one machine; the curve of each
run is in `src/yamclub/games/<id>/weights/expert.json`, and [bots](bots.md) tells more.""",
        """## Ce qui a été appris, et comment

Les poids des experts viennent de parties contre soi-même. La commande les refait, au bit près sur une même machine ;
la courbe de chaque entraînement est dans `src/yamclub/games/<id>/weights/expert.json`. [Plus de détails](bots.md).""",
    )
    return f"{text}\n\n{writer.table(heads, rows)}"


if __name__ == "__main__":
    main(sys.argv[1:])
