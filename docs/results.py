"""Write ``docs/results.md`` and its French twin: every number on them is computed here. ``make results`` runs it.

Solutions that were kept from before are used if the same sources made them, as with ``yam solve``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Literal

from docs import strengths
from docs.chart import Bar, bar_chart
from yamclub.games import target
from yamclub.odds import odds_table
from yamclub.solve.scores import at_least, mean, quantile, ranges
from yamclub.solve.solution import SCORE, Distribution, Question, Solution
from yamclub.solve.tables import Watcher, distribution, solved

HERE = Path(__file__).parent
PICTURES = HERE / "pictures"
Language = Literal["en", "fr"]
PAGES: Mapping[Language, Path] = {"en": HERE / "results.md", "fr": HERE / "results.fr.md"}

OPTIMA: tuple[tuple[str, Mapping[str, str]], ...] = (
    ("slam", {}),
    ("slam", {"four_as_two_pairs": "no"}),
    ("yams", {}),
    ("yams", {"straights": "five"}),
    ("yams", {"extra_yams": "yes"}),
    ("yams", {"straights": "five", "extra_yams": "yes"}),
    ("yahtzee", {}),
    ("yahtzee", {"bonus": "off"}),
    ("menteur-honest", {}),
    ("menteur-honest", {"chance": "last"}),
)
SLAM_GOALS = (500, 600, 700, 750, 800, 850, 900, 950, 1000)
SHEET_GOALS = (200, 250, 300, 350)
QUANTILES = (0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99)
SPREAD: tuple[tuple[str, Mapping[str, str]], ...] = (
    ("slam", {}),
    ("slam", {"four_as_two_pairs": "no"}),
    ("yams", {}),
    ("yams", {"straights": "five"}),
    ("yams", {"extra_yams": "yes"}),
    ("yahtzee", {}),
    ("menteur-honest", {}),
)
CHARTS = ("slam", "yams", "yahtzee", "menteur-honest")
DICE_GAMES = ("slam", "master", "yams", "menteur")
DICE_TARGETS = (
    "two-pairs",
    "brelan",
    "brelan-6",
    "full",
    "carre",
    "small-straight",
    "large-straight",
    "suite",
    "petite-suite",
)
LAST_TARGETS = ("flush", "low", "sec", "defi", "yam", "yamslam")

NAMES = {
    "slam": ("Yamslam solo", "Yamslam en solo"),
    "yams": ("Yam’s solo", "Yam’s en solo"),
    "yahtzee": ("Yahtzee", "Yahtzee"),
    "menteur-honest": ("YAM menteur’s sheet, alone and honest", "La feuille de YAM menteur, en solo et sans bluff"),
}


# --- what is computed


def question(name: str, options: Mapping[str, str] | None = None, objective: str = SCORE) -> Question:
    return target(name).question(dict(options or {}), objective)


def solution(asked: Question) -> Solution:
    return solved(asked, _Noted(asked)).solution


def value(asked: Question) -> float:
    return solution(asked).value


def spread(asked: Question) -> Distribution:
    return distribution(asked, solution(asked), _Noted(asked))


class _Noted(Watcher):
    """A line on standard error when something has to be computed."""

    def __init__(self, asked: Question) -> None:
        self._asked = asked

    def begins(self) -> None:
        sys.stderr.write(f"  {command(self._asked)}\n")


def command(asked: Question, *more: str) -> str:
    """The command that gives this number; what is the default is left out."""
    usual = {name: values[0] for name, values in asked.target.options.items()}
    words = ["yam", "solve", asked.target.id]
    for name, chosen in asked.options.items():
        words += ["--set", f"{name}={chosen}"] if chosen != usual[name] else []
    words += ["--objective", asked.objective] if asked.objective != SCORE else []
    return f"`{' '.join([*words, *more])}`"


# --- how it is written


class Writer:
    """Sections of the page in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def say(self, english: str, french: str) -> str:
        return english if self.language == "en" else french.replace(" :", "\u00a0:").replace(" ;", "\u00a0;")

    def number(self, number: float, digits: int = 4) -> str:
        plain = f"{number:,.{digits}f}"
        return plain if self.language == "en" else plain.replace(",", "\u202f").replace(".", ",")

    def percent(self, share: float, digits: int = 4) -> str:
        return f"{self.number(100 * share, digits)}\u00a0%"

    def name(self, asked: Question) -> str:
        return NAMES[asked.target.id][self.language == "fr"]

    def rules(self, asked: Question) -> str:
        usual = {name: values[0] for name, values in asked.target.options.items()}
        changed = [f"`{name}={chosen}`" for name, chosen in asked.options.items() if chosen != usual[name]]
        return ", ".join(changed) or self.say("as usual", "habituelles")

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> str:
        commands = self.say("command", "commande")
        marks = ["---" if place < left or head == commands else "--:" for place, head in enumerate(heads)]
        return "\n".join(f"| {' | '.join(row)} |" for row in (heads, marks, *rows))

    # --- sections

    def intro(self) -> str:
        return self.say(
            """# Results: the best play, and how strong the bots are

First what nobody can beat on average, when these games are played alone. Nothing there is sampled: every state
of each game is solved, in double precision, and followed to every score. Then [the bots](#how-strong-the-bots-are):
what they win against each other, measured in arenas, with intervals. Each number comes with the command that
computes it (it needs `pip install "yamclub[play,solve]"`), and `make results` writes this page.""",
            """# Résultats : le meilleur jeu, et la force des bots

D’abord ce que personne ne peut battre en moyenne, quand on joue à ces jeux en solo. Rien n’y est tiré au sort :
tous les états de chaque jeu sont résolus, en double précision, et suivis jusqu’à chaque score. Puis
[les bots](#la-force-des-bots) : ce qu’ils gagnent l’un contre l’autre, mesuré dans des arènes, avec des
intervalles. Chaque nombre est donné avec la commande qui le calcule (il faut `pip install "yamclub[play,solve]"`),
et `make results` écrit cette page.""",
        )

    def optima(self) -> str:
        rows = []
        for name, options in OPTIMA:
            asked = question(name, options)
            found = solution(asked)
            best, states = self.number(found.value, 9), self.number(found.states, 0)
            rows.append((self.name(asked), self.rules(asked), best, states, command(asked)))
        heads = self.say("game,rules,best average,states,command", "jeu,règles,meilleure moyenne,états,commande").split(
            ","
        )
        text = self.say(
            """## The best average

The expected final score with best play. The two values of Yahtzee are those of the literature (254.5896
and 245.8708). We know of no other place where those of Yamslam and YAM menteur are published.""",
            """## La meilleure moyenne

Le score final moyen avec le meilleur jeu. Les deux valeurs du Yahtzee sont celles de la littérature
(254,5896 et 245,8708). À notre connaissance, celles du Yamslam et de YAM menteur ne sont publiées qu’ici.""",
        )
        return f"{text}\n\n{self.table(heads, rows, left=2)}"

    def rule_values(self) -> str:
        def points(before: Question, after: Question) -> str:
            changed = value(after) - value(before)
            return ("−" if changed < 0 else "+") + self.number(abs(changed))

        yams = question("yams")
        five = question("yams", {"straights": "five"})
        rows = [
            (
                self.say("Yamslam: four of a kind are not two pairs", "Yamslam : un carré ne vaut pas deux paires"),
                points(question("slam"), question("slam", {"four_as_two_pairs": "no"})),
            ),
            (self.say("Yam’s: straights of five dice", "Yam’s : suites de cinq dés"), points(yams, five)),
            (
                self.say("Yam’s: extra yams count", "Yam’s : les yams supplémentaires comptent"),
                points(yams, question("yams", {"extra_yams": "yes"})),
            ),
            (
                self.say("Yahtzee: bonuses and jokers", "Yahtzee : bonus et jokers"),
                points(question("yahtzee", {"bonus": "off"}), question("yahtzee")),
            ),
            (
                self.say(
                    "kept dice are locked (YAM menteur’s sheet, beside Yam’s with straights of five)",
                    "les dés gardés le restent (feuille de YAM menteur, à côté du Yam’s à suites de cinq)",
                ),
                points(five, question("menteur-honest")),
            ),
            (
                self.say("YAM menteur: chance comes last", "YAM menteur : la chance vient en dernier"),
                points(question("menteur-honest"), question("menteur-honest", {"chance": "last"})),
            ),
        ]
        heads = self.say("rule,changes the best by", "règle,change le meilleur de").split(",")
        text = self.say(
            """## What each rule is worth

How much the best average changes with it: the difference between two of the values above.""",
            """## Ce que vaut chaque règle

De combien la meilleure moyenne change avec elle : la différence de deux valeurs ci-dessus.""",
        )
        return f"{text}\n\n{self.table(heads, rows)}"

    def slam_goals(self) -> str:
        variants: tuple[Mapping[str, str], ...] = ({}, {"four_as_two_pairs": "no"})
        usual = [spread(question("slam", options)) for options in variants]
        rows = []
        for goal in SLAM_GOALS:
            asked = [question("slam", options, f"{SCORE}:{goal}") for options in variants]
            cells = [
                (self.percent(value(one)), self.percent(at_least(scores, goal)))
                for one, scores in zip(asked, usual, strict=True)
            ]
            rows.append((self.number(goal, 0), *cells[0], *cells[1], command(asked[0])))
        grand = [question("slam", options, "grand-slam") for options in variants]
        held = [self.percent(value(one)) for one in grand]
        rows.append((self.say("all 28 chips", "les 28 jetons"), held[0], "", held[1], "", command(grand[0])))
        heads = self.say(
            "at least,aiming at it,aiming at the average,aiming at it¹,at the average¹,command",
            "au moins,en visant cela,en visant la moyenne,en visant cela¹,la moyenne¹,commande",
        ).split(",")
        text = self.say(
            """## Yamslam: how likely so many points are

Whoever only wants to reach a number plays differently from whoever wants the best average. Both are here: the
highest chance there is, and the chance that comes with the best average. All 28 chips are worth 1000 points,
and nothing else is: the Grand Slam.""",
            """## Yamslam : la probabilité d’un score

Pour seulement atteindre un nombre, on joue autrement que pour la meilleure moyenne. Voici les deux : la plus
grande probabilité possible, et celle qui vient avec la meilleure moyenne. Les 28 jetons valent 1000 points, et
rien d’autre ne les vaut : c’est le Grand Slam.""",
        )
        note = self.say("¹ With `--set four_as_two_pairs=no`.", "¹ Avec `--set four_as_two_pairs=no`.")
        return f"{text}\n\n{self.table(heads, rows)}\n\n{note}"

    def sheet_goals(self) -> str:
        usual, rows = spread(question("yams")), []
        for goal in SHEET_GOALS:
            asked = question("yams", {}, f"{SCORE}:{goal}")
            rows.append(
                (self.number(goal, 0), self.percent(value(asked)), self.percent(at_least(usual, goal)), command(asked))
            )
        heads = self.say(
            "at least,aiming at it,aiming at the average,command",
            "au moins,en visant cela,en visant la moyenne,commande",
        ).split(",")
        title = self.say(
            "## Yam’s: how likely so many points are\n\nWith the usual rules.",
            "## Yam’s : la probabilité d’un score\n\nAvec les règles habituelles.",
        )
        return f"{title}\n\n{self.table(heads, rows)}"

    def spreads(self) -> str:
        rows = []
        for name, options in SPREAD:
            asked = question(name, options)
            scores = spread(asked)
            cells = [self.number(quantile(scores, share), 0) for share in QUANTILES]
            rows.append((self.name(asked), self.rules(asked), *cells, command(asked, "--distribution")))
        heads = [self.say("game", "jeu"), self.say("rules", "règles")]
        heads += [f"{round(100 * share)}\u00a0%" for share in QUANTILES] + [self.say("command", "commande")]
        text = self.say(
            """## How scores are spread

Under play for the best average: this part of all games scores so much or less.""",
            """## Comment les scores se répartissent

En jouant pour la meilleure moyenne : cette part des parties marque autant ou moins.""",
        )
        pictures = "\n\n".join(
            f"![{NAMES[name][self.language == 'fr']}](pictures/results-{name}.{self.language}.svg)" for name in CHARTS
        )
        return f"{text}\n\n{self.table(heads, rows, left=2)}\n\n{pictures}"

    def dice_odds(self) -> str:
        known = {game: {one.target: one.probability for one in odds_table(game)} for game in DICE_GAMES}
        rows = []
        for name in (*DICE_TARGETS, *LAST_TARGETS):
            cells = [self.percent(known[game][name], 3) if name in known[game] else "" for game in DICE_GAMES]
            rows.append((f"`{name}`", *cells))
        commands = " · ".join(f"`yam odds {game}`" for game in DICE_GAMES)
        heads = [self.say("target", "cible"), "Yamslam", "Yam Master", "Yam’s", "YAM menteur"]
        text = self.say(
            """## One turn

The chance, before the first of three rolls, that the dice form it, with best play for it alone. In YAM
menteur dice that were kept stay kept. Fractions, other positions and best keeps:""",
            """## Un tour

La probabilité, avant le premier de trois lancers, que les dés la forment, en ne jouant que pour elle. Au YAM
menteur, les dés gardés le restent. Fractions, autres positions et meilleurs choix :""",
        )
        return f"{text} {commands}.\n\n{self.table(heads, rows)}"

    def page(self) -> str:
        sections: list[Callable[[], str]] = [
            self.intro,
            self.optima,
            self.rule_values,
            self.slam_goals,
            self.sheet_goals,
            self.spreads,
            self.dice_odds,
        ]
        return "\n\n".join([*(section() for section in sections), *strengths.sections(self)]) + "\n"

    def chart(self, name: str) -> str:
        asked = question(name)
        scores = {score: share for score, share in spread(asked).items() if share >= 1e-6}
        rows = ranges(scores, 48)
        bars = [Bar(row.first, row.share) for row in rows]
        average = mean(spread(asked))
        label = f"{self.say('average', 'moyenne')} {self.number(average, 1)}"
        return bar_chart(self.name(asked), bars, average, label)


def main() -> None:
    for language, page in PAGES.items():
        writer = Writer(language)
        sys.stderr.write(f"{page.name}\n")
        page.write_text(writer.page(), encoding="utf-8")
        for name in CHARTS:
            (PICTURES / f"results-{name}.{language}.svg").write_text(writer.chart(name), encoding="utf-8")


if __name__ == "__main__":
    main()
