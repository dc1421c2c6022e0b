"""Outsides of houses: siding, roofs, gutters, porches, decks, fences; their windows and doors are in kit.openings.

A wall's parts are made in the wall's own frame: the wall runs along x from 0, stands on z = 0 and
faces -y, its sheathing at y = 0. `kit.shapes.move` then puts it where it belongs.
Real sizes: clapboard shows 4 in. (0.102 m), cedar shingles 5 in. (0.127), asphalt shingles 5 5/8 in.
(0.143); corner boards and deck boards are 5 1/2 in. (0.14) wide.
"""

import math

import numpy

from kit.garden import island, speckled
from kit.materials import WHITE, Graph, cached, metal, paint
from kit.shapes import box, cylinder, lathe, move, prism, sheet, solid, tube

TRIM = WHITE

# -- materials ----------------------------------------------------------------------------------


@cached
def siding_paint(name, color, roughness=0.55):
    """Paint on wooden siding: every board a shade of its own, a faint grain, a little dirt from the weather."""
    g = Graph(name)
    at = g.position()
    shade = g.vary(color, value=g.range(island(g), 0, 1, 0.955, 1.03))
    dirt = g.noise(g.vector("MULTIPLY", at, (2.5, 2.5, 0.7)), 1, 5)
    shade = g.mix(g.range(dirt, 0.5, 0.8, 0, 0.16), shade, "#6d6a60", "MULTIPLY")
    grain = g.noise(g.vector("MULTIPLY", at, (5, 5, 160)), 1, 3)
    return g.surface(shade, roughness, g.bump(grain, 0.0012, strength=0.5))


@cached
def shingle_stain(name, colors=("#7a5236", "#93684a", "#a97c58", "#8a6a52")):
    """Cedar shingles: split grain, each with its own tone."""
    g = Graph(name)
    at = g.position()
    streak = g.noise(g.vector("MULTIPLY", at, (110, 110, 4)), 1, 4)
    tone = g.math("ADD", g.math("MULTIPLY", island(g), 0.8), g.math("MULTIPLY", streak, 0.35))
    return g.surface(speckled(g, tone, list(colors)), 0.85, g.bump(streak, 0.003))


@cached
def asphalt(name, colors=("#35373a", "#45474a", "#565656", "#4b4540")):
    """Mineral-surfaced asphalt shingles."""
    g = Graph(name)
    at = g.position()
    grit = g.noise(at, 420, 2)
    tone = g.math("ADD", g.math("MULTIPLY", island(g), 0.75), g.math("MULTIPLY", grit, 0.3))
    color = g.vary(speckled(g, tone, list(colors)), value=g.range(grit, 0.3, 0.7, 0.7, 1.3))
    return g.surface(color, 0.92, g.bump(grit, 0.002))


@cached
def brickwork(name, colors=("#7d3b2d", "#954a38", "#a85c46", "#6e3a30")):
    """Fired clay with a sandy face; the brick mesh gives each brick its tone."""
    g = Graph(name)
    at = g.position()
    sand = g.noise(at, 170, 4)
    tone = g.math("ADD", g.math("MULTIPLY", island(g), 0.8), g.math("MULTIPLY", g.noise(at, 9, 4), 0.25))
    return g.surface(g.vary(speckled(g, tone, list(colors)), value=g.range(sand, 0.3, 0.7, 0.85, 1.12)), 0.9, g.bump(sand, 0.002))


@cached
def flagstone(name, colors=("#59626a", "#6a747c", "#7d858a", "#756e66")):
    """Natural-cleft bluestone: each stone of its own blue, grey or rust."""
    g = Graph(name)
    at = g.position()
    cloud = g.noise(at, 5, 6, 0.6, 0.5)
    tone = g.math("ADD", g.math("MULTIPLY", island(g), 0.7), g.math("MULTIPLY", g.math("SUBTRACT", cloud, 0.25), 0.5))
    color = g.vary(speckled(g, tone, list(colors)), value=g.range(g.noise(at, 120, 3), 0.3, 0.7, 0.88, 1.1))
    return g.surface(color, g.range(cloud, 0.3, 0.7, 0.55, 0.8), g.bump(cloud, 0.006))


# -- siding ---------------------------------------------------------------------------------------


def _free(x0, x1, low, high, openings):
    """The parts (x0, x1, low, high) of a course that lie outside all `openings` (x0, x1, z0, z1)."""
    pieces = [(x0, x1, low, high)]
    for a, b, bottom, top in openings:
        rest = []
        for left, right, down, up in pieces:
            if right <= a or left >= b or up <= bottom or down >= top:
                rest.append((left, right, down, up))
                continue
            if left < a:
                rest.append((left, a, down, up))
            if right > b:
                rest.append((b, right, down, up))
            across = (max(left, a), min(right, b))
            if down < bottom:
                rest.append((*across, down, bottom))
            if up > top:
                rest.append((*across, top, up))
        pieces = rest
    return [piece for piece in pieces if piece[1] - piece[0] > 0.004 and piece[3] - piece[2] > 0.004]


def _limits(width, height, peak):
    """Left and right end of a wall at height z: straight up to `height`, then a gable up to `peak`."""

    def at(z):
        if peak is None or z <= height:
            return 0.0, width
        part = min(1.0, (z - height) / (peak - height))
        return width / 2 * part, width - width / 2 * part

    return at


def _board(points, faces, left_low, right_low, left_high, right_high, low, high, butt, thin):
    """Adds one lapped board: `butt` thick at its lower edge, `thin` at its upper, lower edge eased."""
    base = len(points)
    ease = min(0.0025, (high - low) / 3)
    for x_low, x_high, right in ((left_low, left_high, 0), (right_low, right_high, 1)):
        points += [(x_low, 0, low), (x_low, -butt + ease, low), (x_low, -butt, low + ease), (x_high, -thin, high), (x_high, 0, high)]
    for step in range(5):
        after = (step + 1) % 5
        faces.append((base + step, base + 5 + step, base + 5 + after, base + after))
    faces.append(tuple(base + step for step in range(5)))
    faces.append(tuple(base + 5 + step for step in range(4, -1, -1)))


def clapboard(width, height, material, peak=None, openings=(), exposure=0.102, seed=1, butt=0.014):
    """Beveled wooden siding over a wall; `peak` is the height of a gable's top. Returns one object."""
    rng = numpy.random.default_rng(seed)
    limits = _limits(width, height, peak)
    points, faces = [], []
    top, low = peak or height, 0.0
    while low < top - 0.01:
        high = min(low + exposure, top)
        (left_low, right_low), (left_high, right_high) = limits(low), limits(high)
        joint = left_low + rng.uniform(1.2, 4.2)
        breaks = [left_low]
        while joint < right_low - 0.6:
            breaks.append(joint)
            joint += rng.uniform(2.6, 4.8)
        breaks.append(right_low)
        for a, b in zip(breaks, breaks[1:]):
            for x0, x1, down, up in _free(a + 0.0006, b - 0.0006, low, high, openings):
                # Piece of a bevel: its thickness follows its place in the course.
                part = (up - low) / exposure
                x_left, x_right = max(x0, left_high) if peak else x0, min(x1, right_high) if peak else x1
                if x_right <= x_left:
                    x_left = x_right = (x0 + x1) / 2
                _board(points, faces, x0, x1, x_left, x_right, down, up, butt * (1 - 0.75 * (down - low) / exposure), butt * (1 - 0.75 * part))
        low = high
    return solid(points, faces, material)


def shingles(width, height, material, peak=None, openings=(), exposure=0.127, seed=1):
    """Cedar shingle siding: random widths, slightly uneven butts. Returns one object."""
    rng = numpy.random.default_rng(seed)
    limits = _limits(width, height, peak)
    points, faces = [], []
    low, top = 0.0, peak or height
    while low < top - 0.01:
        high = min(low + exposure, top)
        (left_low, right_low), (left_high, right_high) = limits(low), limits(high)
        x = left_low
        while x < right_low - 0.01:
            after = min(x + rng.uniform(0.07, 0.2), right_low)
            slip = rng.uniform(-0.004, 0.003)
            for x0, x1, down, up in _free(x + 0.0012, after - 0.0012, low, high, openings):
                x_left, x_right = max(x0, left_high), min(x1, right_high)
                if x_right <= x_left:
                    x_left = x_right = (x0 + x1) / 2
                thick = rng.uniform(0.009, 0.013)
                _board(points, faces, x0, x1, x_left, x_right, down + (slip if down == low else 0), up, thick, 0.003)
            x = after
        low = high
    return solid(points, faces, material)


def board_and_batten(width, height, material, peak=None, openings=(), spacing=0.3):
    """Vertical boards with battens over the joints (barns, sheds). The battens stop at the openings' trim."""
    points, faces = [], []
    # What `openings.window` puts around its hole: casings, apron below, head and cap above.
    trimmed = [(a - 0.115, b + 0.115, bottom - 0.101, top + 0.153) for a, b, bottom, top in openings]

    def upright(x0, x1, y0, y1, holes):
        """A vertical board, cut by the gable and by the holes."""
        pieces = [(0.0, peak or height)]
        for a, b, bottom, top in holes:
            if x1 > a and x0 < b:
                pieces = [part for low, high in pieces for part in ((low, min(high, bottom)), (max(low, top), high)) if part[1] - part[0] > 0.01]
        for low, high in pieces:
            tops = []
            for x in (x0, x1):
                roof = peak or height
                if peak:
                    roof = height + (peak - height) * (1 - abs(x - width / 2) / (width / 2))
                tops.append(max(low, min(high, roof)))
            base = len(points)
            for x, up in ((x0, tops[0]), (x1, tops[1])):
                points.extend([(x, y1, low), (x, y0, low), (x, y0, up), (x, y1, up)])
            faces.extend(
                [(base + i, base + 4 + i, base + 4 + (i + 1) % 4, base + (i + 1) % 4) for i in range(4)]
                + [(base, base + 1, base + 2, base + 3), (base + 7, base + 6, base + 5, base + 4)]
            )

    count = round(width / spacing)
    for number in range(count):
        upright(width * number / count, width * (number + 1) / count - 0.003, -0.02, 0, openings)
        if number:
            middle = width * number / count
            upright(middle - 0.022, middle + 0.022, -0.038, -0.019, trimmed)
    return solid(points, faces, material)


def bricks(width, height, material=None, mortar="#b3aa9a", seed=1, openings=()):
    """Running bond, 8 x 2 1/4 in. with 3/8 in. joints. Returns (bricks, mortar)."""
    rng = numpy.random.default_rng(seed)
    long, tall, joint = 0.203, 0.057, 0.0095
    points, faces, row, z = [], [], 0, 0.0
    while z < height - 0.01:
        up = min(z + tall, height)
        x = -(long + joint) / 2 * (row % 2)
        while x < width:
            for x0, x1, low, high in _free(max(0, x), min(width, x + long), z, up, openings):
                out = -0.012 - rng.uniform(0, 0.003)
                _chamfered(points, faces, x0, x1, out, 0.0, low, high)
            x += long + joint
        z += tall + joint
        row += 1
    back = box((width / 2, 0.05, height / 2), (width, 0.114, height), paint(mortar, 0.95), 0)
    return [solid(points, faces, material or brickwork()), back]


def _chamfered(points, faces, x0, x1, y0, y1, z0, z1, cut=0.003):
    """Adds a block whose front edges (towards -y) are eased."""
    base = len(points)
    points += [(x0, y1, z0), (x1, y1, z0), (x1, y1, z1), (x0, y1, z1)]
    points += [(x0, y0 + cut, z0), (x1, y0 + cut, z0), (x1, y0 + cut, z1), (x0, y0 + cut, z1)]
    points += [(x0 + cut, y0, z0 + cut), (x1 - cut, y0, z0 + cut), (x1 - cut, y0, z1 - cut), (x0 + cut, y0, z1 - cut)]
    for ring in (0, 4):
        for step in range(4):
            after = (step + 1) % 4
            faces.append((base + ring + step, base + ring + 4 + step, base + ring + 4 + after, base + ring + after))
    faces.append((base + 8, base + 9, base + 10, base + 11))


# -- roofs and water --------------------------------------------------------------------------------


def roof_plane(width, length, pitch, material=None, exposure=0.143, seed=1, holes=()):
    """Asphalt shingles on a slope: eave along x at the origin, rising towards +y at `pitch` degrees.

    length is measured up the slope; holes are (x0, x1, s0, s1) in the slope's own measure.
    Returns [shingles, deck].
    """
    rng = numpy.random.default_rng(seed)
    rise, run = math.sin(math.radians(pitch)), math.cos(math.radians(pitch))
    points, faces = [], []
    low, row = 0.0, 0
    while low < length - 0.01:
        high = min(low + exposure, length)
        x = -rng.uniform(0, 0.3)
        while x < width:
            after = x + rng.uniform(0.13, 0.34)
            thick = rng.choice([0.005, 0.009])
            for x0, x1, down, up in _free(max(0, x), min(width, after - 0.001), low, high, holes):
                base = len(points)
                slip = rng.uniform(-0.003, 0.003) if down == low else 0
                for px in (x0, x1):
                    for s, lift in ((down + slip, 0.0), (down + slip, thick + 0.004), (up, 0.004), (up, 0.0)):
                        points.append((px, s * run - lift * rise, s * rise + lift * run))
                for step in range(4):
                    faces.append((base + step, base + (step + 1) % 4, base + 4 + (step + 1) % 4, base + 4 + step))
                faces.append((base, base + 3, base + 2, base + 1))
                faces.append((base + 4, base + 5, base + 6, base + 7))
            x = after
        low, row = high, row + 1
    covering = solid(points, faces, material or asphalt())
    deck = []
    for x0, x1, s0, s1 in _free(0, width, 0, length, holes):
        corners = [(x, s * run + d * rise, s * rise - d * run) for d in (0.0, 0.02) for x, s in ((x0, s0), (x1, s0), (x1, s1), (x0, s1))]
        deck.append(solid(corners, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], paint("#4a4038", 0.9)))
    return [covering] + deck


def gutter(length, material=None):
    """A 5 in. K-style gutter along x from 0, its back at y = 0 and its top at z = 0, hanging over -y."""
    outside = [(0, 0), (0, -0.085), (-0.07, -0.085), (-0.078, -0.06), (-0.1, -0.045), (-0.118, -0.018), (-0.118, 0.0), (-0.127, 0.0), (-0.127, 0.006), (-0.108, 0.006)]
    inside = [(-0.112, -0.016), (-0.096, -0.042), (-0.074, -0.057), (-0.067, -0.081), (-0.004, -0.081), (-0.004, 0)]
    material = material or paint(TRIM, 0.35)
    trough = prism(outside + inside, length, material, plane="yz", bevel=0)
    ends = [
        prism([*outside, (-0.1, 0.0)], 0.003, material, plane="yz", origin=(x, 0, 0), bevel=0) for x in (0, length - 0.003)
    ]
    return [trough, *ends]


def downspout(points, material=None, straps=()):
    """A 2 x 3 in. leader through `points`; straps are heights of the bands that hold it."""
    material = material or paint(TRIM, 0.35)
    rib, half, deep = 0.0035, 0.0375, 0.025
    outline = []
    for side in range(4):
        a = [(-half, -deep), (half, -deep), (half, deep), (-half, deep)]
        (x0, y0), (x1, y1) = a[side], a[(side + 1) % 4]
        for step in range(9):
            part = step / 9
            inward = rib if step % 2 else 0.0
            nx, ny = [(0, 1), (-1, 0), (0, -1), (1, 0)][side]
            outline.append((x0 + (x1 - x0) * part + nx * inward, y0 + (y1 - y0) * part + ny * inward))
    rings, faces, count = [], [], len(outline)
    for index, (x, y, z) in enumerate(points):
        before, after = points[max(0, index - 1)], points[min(len(points) - 1, index + 1)]
        slope = math.atan2(math.hypot(after[1] - before[1], after[0] - before[0]), -(after[2] - before[2]))
        # At an elbow the section leans half way, so that it keeps its width around the bend.
        lean = slope * (1 if after[1] < before[1] else -1)
        for a, b in outline:
            rings.append((x + a, y + b * math.cos(lean), z + b * math.sin(lean)))
        if index:
            low, high = (index - 1) * count, index * count
            faces += [(low + s, low + (s + 1) % count, high + (s + 1) % count, high + s) for s in range(count)]
    made = [solid(rings, faces, material, 30)]
    for z in straps:
        x, y = points[-2][0], points[-2][1]
        made.append(box((x, y + 0.002, z), (0.084, 0.054, 0.028), material, 0.002))
        for side in (-1, 1):
            made.append(box((x + side * 0.055, y + 0.026, z), (0.03, 0.003, 0.028), material, 0.001))
            made.append(cylinder((x + side * 0.057, y + 0.023, z), 0.005, 0.004, metal("galvanized"), axis="y"))
    return made


# -- porch, deck, fence -------------------------------------------------------------------------------


def square_post(x, y, z, height, trim=TRIM, size=0.19):
    """A boxed porch column with plinth, necking and cap."""
    white = paint(trim, 0.4)
    made = [box((x, y, z + height / 2), (size, size, height), white, 0.006)]
    for level, tall, grow in ((0.11, 0.22, 0.045), (0.245, 0.05, 0.02), (height - 0.04, 0.08, 0.06), (height - 0.11, 0.06, 0.035), (height - 0.36, 0.03, 0.02)):
        made.append(box((x, y, z + level), (size + grow, size + grow, tall), white, 0.008))
    return made


def turned_post(x, y, z, height, trim=TRIM, size=0.127):
    """A Victorian turned porch post: square ends, a vase and rings between them."""
    white, r = paint(trim, 0.4), size / 2
    low, high = 0.95, height - 0.6
    made = [
        box((x, y, z + low / 2), (size, size, low), white, 0.006),
        box((x, y, z + (high + height) / 2), (size, size, height - high), white, 0.006),
    ]
    span = high - low
    shape = [(0.98, 0), (0.98, 0.02), (0.72, 0.04), (0.92, 0.06), (0.92, 0.085), (0.6, 0.11), (0.66, 0.2), (0.9, 0.36), (0.94, 0.46), (0.84, 0.62), (0.62, 0.8), (0.56, 0.88), (0.86, 0.9), (0.86, 0.925), (0.62, 0.94), (0.98, 0.975), (0.98, 1.0)]
    made.append(lathe([(radius * r, low + part * span) for radius, part in shape], (x, y, z), white, 40))
    return made


def railing(start, end, z, height=0.914, material=None, baluster="square", spacing=0.115, cap=None):
    """A guard between two posts from `start` to `end` (x, y): top and bottom rail, balusters.

    36 in. high (0.914), gaps under 4 in.; `cap` is the top rail's own material; baluster: "square"
    or "round" (black steel, 3/4 in.).
    """
    material = material or paint(TRIM, 0.4)
    cap = cap or material
    (x0, y0), (x1, y1) = start, end
    length, turn = math.hypot(x1 - x0, y1 - y0), math.degrees(math.atan2(y1 - y0, x1 - x0))
    made = [
        box((length / 2, 0, height - 0.019), (length, 0.14, 0.038), cap, 0.006),
        box((length / 2, 0, height - 0.085), (length, 0.038, 0.089), material, 0.004),
        box((length / 2, 0, 0.1), (length, 0.038, 0.089), material, 0.004),
    ]
    count = max(1, round(length / spacing))
    skin = metal("black") if baluster == "round" else material
    for number in range(count):
        x = (number + 0.5) * length / count
        if baluster == "round":
            made.append(cylinder((x, 0, height / 2 + 0.01), 0.0095, height - 0.2, skin, segments=12))
        else:
            made.append(box((x, 0, height / 2 + 0.01), (0.034, 0.034, height - 0.2), skin, 0.003))
    return move(made, (x0, y0, z), turn)


def boards(x0, x1, y0, y1, z, material, width=0.14, gap=0.005, thick=0.025, along="x", seed=1, longest=4.9):
    """Deck boards filling a rectangle, their upper face at z; joints staggered."""
    rng = numpy.random.default_rng(seed)
    across0, across1, run0, run1 = (y0, y1, x0, x1) if along == "x" else (x0, x1, y0, y1)
    made, at, row = [], across0, 0
    while at < across1 - 0.03:
        wide = min(width, across1 - at)
        cuts = [run0]
        if run1 - run0 > longest:
            cuts.append(run0 + (run1 - run0) * (0.35 + 0.3 * (row % 2)))
        cuts.append(run1)
        for a, b in zip(cuts, cuts[1:]):
            middle, side = (a + b) / 2, at + wide / 2
            size = (b - a - 0.004, wide, thick)
            lift = rng.uniform(-0.0008, 0.0008)
            if along == "x":
                made.append(box((middle, side, z - thick / 2 + lift), size, material, 0.004))
            else:
                made.append(box((side, middle, z - thick / 2 + lift), (size[1], size[0], thick), material, 0.004))
        at += width + gap
        row += 1
    return made


def stair(x0, x1, y, z, count, material, riser=None, rise=0.178, run=0.28):
    """Steps going down towards -y from a floor at height z whose edge is at y: 7 in. rise, 11 in. run."""
    made = []
    for number in range(count):
        top = z - rise * (number + 1)
        near = y - run * (number + 1)
        for half in range(2):
            made.append(box(((x0 + x1) / 2, near + 0.07 + 0.143 * half - 0.012, top - 0.0125), (x1 - x0 + 0.04, 0.138, 0.025), material, 0.004))
        made.append(box(((x0 + x1) / 2, near + run - 0.02, top + rise / 2 - 0.0225), (x1 - x0, 0.019, rise - 0.005), riser or material, 0.002))
    made.append(box(((x0 + x1) / 2, y - run * count + 0.02, z - rise * count - rise / 2), (x1 - x0, 0.019, rise), riser or material, 0.002))
    for x in (x0 + 0.02, x1 - 0.02):
        outline = [(y, z - 0.03), (y, z - 0.32)]
        outline += [(y - run * count + 0.03, z - rise * (count + 1)), (y - run * count + 0.03, z - rise * count - 0.03)]
        for number in reversed(range(count)):
            outline += [(y - run * number - 0.01, z - rise * (number + 1) - 0.03), (y - run * number - 0.01, z - rise * number - 0.03)]
        made.append(prism(outline[:-1], 0.038, riser or material, plane="yz", origin=(x - 0.019, 0, 0), bevel=0.002))
    return made


def stair_rail(x, y, z, count, material, rise=0.178, run=0.28, height=0.9, grip=0):
    """A guard along one side of a `stair` of the same measures: handrail to grip, steel balusters, a post at its foot.

    Its upper end meets a post of the floor's guard at (x, y); height is above the nosings (34 to 38 in.).
    grip: 1 or -1 adds a round rail towards +x or -x, where the square one is too wide for a hand.
    """
    foot, slope = y - run * count + 0.16, rise / run
    angle = math.degrees(math.atan(slope))

    def along(start, end, above, size, bevel):
        middle = (start + end) / 2
        long = (start - end) / math.cos(math.radians(angle))
        return box((x, middle, z - (y - middle) * slope + above), (size[0], long, size[1]), material, bevel, (angle, 0, 0))

    made = [along(y + 0.02, foot, height - 0.022, (0.05, 0.044), 0.014), along(y + 0.02, foot, 0.075, (0.038, 0.07), 0.004)]
    steps = round((y - foot) / 0.105)
    for number in range(steps):
        place = y - (number + 0.5) * (y - foot) / steps
        middle = z - (y - place) * slope + (height + 0.06) / 2
        made.append(cylinder((x, place, middle), 0.0095, height - 0.12, metal("black"), segments=12))
    top = z - (y - foot) * slope + height + 0.06
    made.append(box((x, foot, top / 2), (0.09, 0.09, top), material, 0.005))
    made.append(box((x, foot, top + 0.012), (0.12, 0.12, 0.03), material, 0.008))
    if grip:
        made += _grip_rail(x, x + 0.09 * grip, lambda at: z - (y - at) * slope, y - 0.02, foot - 0.10)
    return made


def _grip_rail(post, beside, ground, start, end):
    """A round handrail of 1 1/2 in., 34 in. above `ground(y)`, from y = start down to end, on three brackets; both ends return to `post`."""
    skin, high = metal("black"), 0.866
    way = 1 if beside > post else -1
    bow = [(post + way * 0.02, 0.0), (post + way * 0.055, 0.004), (beside - way * 0.008, 0.022), (beside, 0.05)]
    points = [(x, start - back, ground(start - back) + high) for x, back in bow]
    points += [(x, end + back, ground(end + back) + high) for x, back in bow[::-1]]
    made = [tube(points, 0.019, skin)]
    for share in (0.12, 0.5, 0.88):
        at = start + (end - start) * share
        low = ground(at) + high
        made.append(tube([(post, at, low - 0.075), (beside - way * 0.012, at, low - 0.068), (beside, at, low - 0.05), (beside, at, low - 0.015)], 0.007, skin))
    return made


def paving(x0, x1, y0, y1, z=0.0, unit=0.305, seed=1, material=None, joint=0.01, thick=0.04):
    """Rectangular flagstones of 1, 2 and 3 units in random pattern. Returns [stones, bedding]."""
    rng = numpy.random.default_rng(seed)
    columns, rows = math.ceil((x1 - x0) / unit), math.ceil((y1 - y0) / unit)
    taken = numpy.zeros((columns, rows), bool)
    points, faces = [], []
    sizes = [(2, 2), (3, 2), (2, 3), (2, 1), (1, 2), (1, 1), (3, 3)]
    for row in range(rows):
        for column in range(columns):
            if taken[column, row]:
                continue
            for index in rng.permutation(len(sizes)):
                wide, deep = sizes[index]
                if column + wide <= columns and row + deep <= rows and not taken[column : column + wide, row : row + deep].any():
                    break
            else:
                wide = deep = 1
            taken[column : column + wide, row : row + deep] = True
            half = joint / 2
            a, b = x0 + column * unit + half, min(x1, x0 + (column + wide) * unit) - half
            c, d = y0 + row * unit + half, min(y1, y0 + (row + deep) * unit) - half
            if b - a < 0.02 or d - c < 0.02:
                continue
            top, cut = z + rng.uniform(-0.002, 0.002), 0.006
            base = len(points)
            jitter = rng.uniform(-0.004, 0.004, 8)
            square = [(a + jitter[0], c + jitter[1]), (b + jitter[2], c + jitter[3]), (b + jitter[4], d + jitter[5]), (a + jitter[6], d + jitter[7])]
            middle = ((a + b) / 2, (c + d) / 2)
            for level, inset in ((top - thick, 0), (top - cut, 0), (top, cut)):
                for px, py in square:
                    points.append((px - math.copysign(inset, px - middle[0]), py - math.copysign(inset, py - middle[1]), level))
            for ring in (0, 4):
                for step in range(4):
                    after = (step + 1) % 4
                    faces.append((base + ring + step, base + ring + after, base + ring + 4 + after, base + ring + 4 + step))
            faces.append((base + 8, base + 9, base + 10, base + 11))
    # Stone dust fills the joints up to a hair below the stones' edges: deeper ones lie in black shadow.
    bed = sheet([(x0, y0, z - 0.006), (x1, y0, z - 0.006), (x1, y1, z - 0.006), (x0, y1, z - 0.006)], paint("#6f6b62", 0.95))
    return [solid(points, faces, material or flagstone()), bed]


def picket_fence(length, height=1.07, material=None, spacing=0.115, post=2.4):
    """A picket fence along x from 0, facing -y; pointed 3 1/2 in. pickets, square posts with caps.

    post: the distance between posts; None makes none (a gate's leaf).
    """
    material = material or paint(TRIM, 0.45)
    made = []
    count = round(length / spacing)
    for number in range(count):
        x = (number + 0.5) * length / count
        half = 0.044
        outline = [(x - half, 0.06), (x + half, 0.06), (x + half, height - 0.07), (x, height), (x - half, height - 0.07)]
        made.append(prism(outline, -0.019, material, origin=(0, -0.019, 0)))
    for z in (0.27, height - 0.28):
        made.append(box((length / 2, 0.0, z), (length, 0.038, 0.089), material))
    for number in range(round(length / post) + 1 if post else 0):
        x = number * length / max(1, round(length / post))
        made.append(box((x, 0.05, (height + 0.1) / 2), (0.1, 0.1, height + 0.1), material, 0.006))
        made.append(box((x, 0.05, height + 0.11), (0.14, 0.14, 0.03), material, 0.008))
        made.append(lathe([(0.09, 0.0), (0.085, 0.008), (0, 0.05)], (x, 0.05, height + 0.124), material, 4))
        made[-1].rotation_euler = (0, 0, math.pi / 4)
    return made


def corner_board(x, height, z=0.0, trim=TRIM, side=1):
    """A 5 1/2 in. corner board on the front; side is 1 if the wall lies to its right."""
    return [box((x + side * 0.06, -0.014, z + height / 2), (0.14, 0.036, height), paint(trim, 0.4), 0.004)]



def eave(length, height, overhang=0.35, trim=TRIM, drain=True, frieze=0.19):
    """The edge of a roof over a wall of `height`: frieze board, soffit, fascia and gutter, along x from 0."""
    white = paint(trim, 0.4)
    made = [
        box((length / 2, -0.016, height - frieze / 2), (length, 0.034, frieze), white, 0.004),
        box((length / 2, -overhang / 2, height + 0.008), (length, overhang, 0.016), white, 0.002),
        box((length / 2, -overhang - 0.01, height + 0.075), (length, 0.02, 0.19), white, 0.003),
        box((length / 2, -0.05, height - 0.025), (length, 0.045, 0.05), white, 0.018),
    ]
    if drain:
        made += move(gutter(length), (0, -overhang - 0.021, height + 0.15))
    return made
