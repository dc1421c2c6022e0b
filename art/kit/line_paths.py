"""What becomes of a drawing's lines on the sheet: which are left out, and how the rest are written."""

import math

#: The heaviest is drawn first; each layer leaves so many pixels to lines that it would run beside.
GAPS = {"grade": 0.8, "profile": 1.2, "outline": 1.6, "crease": 2.0, "fine": 2.0}
#: Courses and joints leave more between each other.
CROWDED = 4.0
#: Two lines run beside each other if their directions differ by less than this sine.
BESIDE = 0.1
SHORTEST = 3.0


def thinned(lines):
    """The lines, joined, without those that lie on heavier ones or run so close to them that both would be a smear."""
    cells, kept, number = {}, {layer: chained(runs) for layer, runs in lines.items() if layer not in GAPS}, 0
    for layer, gap in GAPS.items():
        kept[layer] = []
        for chain in sorted(chained(lines.get(layer, ())), key=_length, reverse=True):
            number += 1
            looks, free = _looks(chain), []
            for look in looks:
                free.append(not _taken(cells, look, gap, layer, number))
                if free[-1]:
                    cells.setdefault((int(look[0][0] // CROWDED), int(look[0][1] // CROWDED)), []).append((*look, layer, number))
            step = 0
            while step < len(looks):
                after = step
                while after < len(looks) and free[after] == free[step]:
                    after += 1
                if free[step]:
                    # Up to the line that it runs into, not to the look before it.
                    part = [look[0] for look in looks[max(step - 1, 0) : after + 1]]
                    if _length(part) >= SHORTEST:
                        kept[layer].append(_straightened(part, 0.1))
                step = after
    return kept


def _length(chain):
    return sum(math.dist(a, b) for a, b in zip(chain, chain[1:]))


def _looks(chain):
    """Places along a chain with the way it goes there and how far along they are."""
    looks, gone = [], 0.0
    for a, b in zip(chain, chain[1:]):
        long = math.dist(a, b)
        way = ((b[0] - a[0]) / long, (b[1] - a[1]) / long)
        count = max(1, math.ceil(long / 1.5))
        looks += [((a[0] + way[0] * long * step / count, a[1] + way[1] * long * step / count), way, gone + long * step / count) for step in range(count)]
        gone += long
    return [*looks, (chain[-1], looks[-1][1], gone)]


def _taken(cells, look, gap, layer, number):
    (x, y), way, gone = look
    column, row = int(x // CROWDED), int(y // CROWDED)
    for across in (-1, 0, 1):
        for down in (-1, 0, 1):
            for (a, b), other_way, other_gone, other, chain in cells.get((column + across, row + down), ()):
                if chain == number and abs(gone - other_gone) < 12:
                    continue
                near = CROWDED if layer == other == "fine" else gap
                if abs(way[0] * other_way[1] - way[1] * other_way[0]) < BESIDE and math.dist((x, y), (a, b)) < near:
                    return True
    return False


def chained(runs):
    """Lines that continue each other as one, with the corners between them; straight on where lines cross."""
    ends = {}
    runs = [tuple((round(x * 2) / 2, round(y * 2) / 2) for x, y in run) for run in runs]
    runs = list(dict.fromkeys(run for run in runs if run[0] != run[1]))
    for number, run in enumerate(runs):
        for end in run:
            ends.setdefault(end, []).append(number)
    used, chains = set(), []

    def beyond(number, end):
        one, other = runs[number]
        return other if one == end else one

    def bend(before, end, number):
        after = beyond(number, end)
        x, y, over, up = end[0] - before[0], end[1] - before[1], after[0] - end[0], after[1] - end[1]
        return 1 - (x * over + y * up) / math.hypot(x, y) / math.hypot(over, up)

    for number, run in enumerate(runs):
        if number in used:
            continue
        used.add(number)
        chain = list(run)
        for _ in range(2):
            while follow := [other for other in ends[chain[-1]] if other not in used]:
                nearest = min(follow, key=lambda other: bend(chain[-2], chain[-1], other))
                used.add(nearest)
                chain.append(beyond(nearest, chain[-1]))
            chain.reverse()
        chains.append(_straightened(chain))
    return chains


def _straightened(chain, far=0.45):
    """A chain without the points that lie on the way between others."""
    if len(chain) < 3:
        return chain
    (ax, ay), (bx, by) = chain[0], chain[-1]
    square = (bx - ax) ** 2 + (by - ay) ** 2

    def off(x, y):
        # From the way itself and not from its line, for a chain may turn back.
        part = min(1, max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square)) if square else 0
        return math.dist((x, y), (ax + (bx - ax) * part, ay + (by - ay) * part))

    worst = max(range(1, len(chain) - 1), key=lambda number: off(*chain[number]))
    if off(*chain[worst]) <= far:
        return [chain[0], chain[-1]]
    return _straightened(chain[: worst + 1], far)[:-1] + _straightened(chain[worst:], far)


def outlines(chains):
    """Those that come back to where they began, but for what hides a piece of them: no hatch, and no crack."""
    return [chain for chain in chains if len(chain) > 4 and math.dist(chain[0], chain[-1]) < 0.4 * _length(chain)]


def path_data(chains):
    """Chains as path data, relative after their first point."""
    parts = []
    for chain in chains:
        points = [(round(x * 2) / 2, round(y * 2) / 2) for x, y in chain]
        parts.append(f"M{points[0][0]:g} {points[0][1]:g}")
        for (ax, ay), (bx, by) in zip(points, points[1:]):
            x, y = bx - ax, by - ay
            if x or y:
                parts.append(f"h{x:g}" if not y else f"v{y:g}" if not x else f"l{x:g}{'' if y < 0 else ' '}{y:g}")
    return "".join(parts)
