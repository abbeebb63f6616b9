"""The rounds of ``bluffing.Learner`` compiled, for learning: the same numbers, a turn at a time and much faster.

At a table the expert does them in NumPy, so that nothing is compiled there.
"""

from __future__ import annotations

from yamclub.games.menteur.cup_tables import Array
from yamclub.solve.compiled import kernel

_TINY, _SOME, _WORST = 1e-12, 1e-9, -200.0


@kernel
def play_rounds(
    first: int,
    last: int,
    gain: Array,
    caught: Array,
    catch: Array,
    wrong: Array,
    relief: Array,
    threat: Array,
    reach: Array,
    on: Array,
    said: Array,
    is_false: Array,
    challenge: Array,
    accept: Array,
    bluff: Array,
    choice: Array,
    sums: tuple[Array, Array, Array, Array, Array],
) -> None:
    """One turn: rounds ``first`` to ``last`` less one. Regrets and sums are changed in place."""
    others, stages, sayings = challenge.shape
    hands = reach.shape[1]
    sum_challenges, sum_lies, sum_truths, sum_mix, sum_choice = sums
    bluffs, truths, mix = gain * 0, gain * 0, gain * 0
    lie, truth = gain * 0, gain * 0
    often = challenge[:, 0] * 0
    for number in range(first, last):
        for stage in range(stages):
            total, count = 0.0, 0
            for a in range(sayings):
                lie[a] = truth[a] = mix[a] = 0.0
                if gain[a] < -1e8:
                    continue
                unseen, given, taken = 1.0, 0.0, 0.0
                for j in range(others):
                    both = challenge[j, stage, a] + accept[j, stage, a]
                    q = challenge[j, stage, a] / both if both > _TINY else 0.5
                    often[j, a] = q
                    unseen *= 1 - q
                    given += threat[j] * q * catch[j, a]
                    taken += threat[j] * q * wrong[j, a]
                bluffs[a] = unseen * gain[a] + (1 - unseen) * caught[a] - given
                truths[a] = gain[a] - taken
                mix[a] = bluff[stage, a] + _SOME
                total += mix[a]
                count += 1
            worth = 0.0
            for a in range(sayings):
                mix[a] /= total
                worth += mix[a] * bluffs[a] if mix[a] > 0 else 0.0
            for a in range(sayings):
                if gain[a] >= -1e8:
                    bluff[stage, a] = max(bluff[stage, a] + bluffs[a] - worth, 0.0)
            mass = 0.0
            for h in range(hands):
                a = said[stage, h]
                told = truths[a] if a < sayings else _WORST
                told, said_false = max(told, _WORST), max(worth, _WORST)
                further = max(on[stage, h], _WORST)
                c0, c1, c2 = choice[stage, h, 0], choice[stage, h, 1], choice[stage, h, 2]
                regret = c0 + c1 + c2
                if regret > _TINY:
                    p0, p1, p2 = c0 / regret, c1 / regret, c2 / regret
                else:
                    p0 = p1 = p2 = 1 / 3
                mean = p0 * told + p1 * said_false + p2 * further
                choice[stage, h, 0] = max(c0 + told - mean, 0.0)
                choice[stage, h, 1] = max(c1 + said_false - mean, 0.0)
                choice[stage, h, 2] = max(c2 + further - mean, 0.0)
                sum_choice[stage, h, 0] += number * p0
                sum_choice[stage, h, 1] += number * p1
                sum_choice[stage, h, 2] += number * p2
                if a < sayings:
                    truth[a] += reach[stage, h] * p0
                bluffing = reach[stage, h] * p1
                mass += bluffing
                if bluffing > 0:
                    for b in range(sayings):
                        if mix[b] > _SOME:
                            lie[b] += bluffing * is_false[h, b]
            for a in range(sayings):
                if gain[a] < -1e8:
                    continue
                lie[a] *= mix[a]
                truth[a] += mix[a] * mass - lie[a]
                nobody = 1.0
                for j in range(others):
                    nobody *= 1 - often[j, a]
                for j in range(others):
                    q = often[j, a]
                    alone = nobody / max(1 - q, 0.01)
                    doubt = lie[a] * (catch[j, a] + relief[j, a] * alone) + truth[a] * wrong[j, a]
                    challenge[j, stage, a] = max(challenge[j, stage, a] + (1 - q) * doubt, 0.0)
                    accept[j, stage, a] = max(accept[j, stage, a] - q * doubt, 0.0)
                    sum_challenges[j, stage, a] += number * q
                sum_lies[stage, a] += number * lie[a]
                sum_truths[stage, a] += number * truth[a]
                sum_mix[stage, a] += number * mix[a] * mass
