"""Draws what was found before the work of six sample pictures. README.md says how to call it.

Each drawing is a scene of its own with the camera of its picture: what stayed stands where it stands in the picture.
"""

import math
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from kit import shapes  # noqa: E402

_box, _prism = shapes.box, shapes.prism


def _square_box(center, size, material, bevel=0, rotation=(0, 0, 0)):
    """A drawing has no chamfers: each would be two lines instead of one."""
    return _box(center, size, material, 0, rotation)


def _square_prism(outline, depth, material, plane="xz", origin=(0, 0, 0), bevel=0):
    return _prism(outline, depth, material, plane, origin, 0)


shapes.box, shapes.prism = _square_box, _square_prism

import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402
from kit import attic, furnishings, room  # noqa: E402
from kit.light import camera  # noqa: E402
from kit.line_drawing import draw  # noqa: E402
from kit.materials import paint  # noqa: E402
from kit.openings import opening, window  # noqa: E402
from kit.outside import clapboard, corner_board, eave  # noqa: E402
from kit.shapes import box, cylinder, move, prism, tube  # noqa: E402
from scenes import carpentry as carpentry_scene  # noqa: E402
from scenes import decks as deck_scene  # noqa: E402
from scenes import doors as door_scene  # noqa: E402

GRAY = "#888888"
#: A square tile of 4 1/4 in. and its joint.
TILE = 0.111


def plain():
    """Lines have no material; the kit asks for one."""
    return paint(GRAY, 0.5)


def fine(objects):
    """Marks objects whose lines are many and say little: siding, roofing. Returns them."""
    for item in objects if isinstance(objects, list) else [objects]:
        item["layer"] = "fine"
    return objects


def ruled(lines, layer="fine"):
    """Lines in space, pairs of points, as an object that can be moved."""
    mesh = bpy.data.meshes.new("ruled")
    mesh.from_pydata([point for line in lines for point in line], [(2 * number, 2 * number + 1) for number in range(len(lines))], [])
    item = bpy.data.objects.new("ruled", mesh)
    bpy.context.scene.collection.objects.link(item)
    item["layer"] = layer
    return item


def bricks(width, height, body=True):
    """A brick wall as a draftsman draws it: its outline, and one thin line for each joint; or these alone."""
    long, tall, out = 0.2125, 0.0665, -0.0135
    lines, row = [], 0
    while row * tall < height - 0.01:
        low, high = row * tall, min((row + 1) * tall, height)
        if row:
            lines.append(((0, out, low), (width, out, low)))
        x = long / 2 * (1 + row % 2)
        while x < width:
            lines.append(((x, out, low), (x, out, high)))
            x += long
        row += 1
    joints = ruled(lines)
    return [box((width / 2, 0.05, height / 2), (width, 0.124, height), plain()), joints] if body else [joints]


def square_tile(columns, rows, place, gone=()):
    """Old 4 1/4 in. tile, `place` taking a column's and a row's distance in meters to the wall. Where some fell, the edges of
    their neighbors are seen."""
    joints = {"fine": [], "outline": []}

    def there(column, row):
        return 0 <= column < columns and 0 <= row < rows and (column, row) not in gone

    for column, row in ((column, row) for column in range(columns + 1) for row in range(rows + 1)):
        for end, beside in (((column, row + 1), (column - 1, row)), ((column + 1, row), (column, row - 1))):
            tiles = there(column, row) + there(*beside)
            if tiles:
                joints["fine" if tiles == 2 else "outline"].append(((column, row), end))
    for layer, lines in joints.items():
        ruled([tuple(place(a * TILE, b * TILE) for a, b in ends) for ends in lines], layer)


def light(objects):
    """Marks objects of many small parts, whose lines are drawn one weight lighter: windows. Returns them."""
    for item in shapes._list(objects):
        item["light"] = True
    return objects


def ground(height=0.0):
    """The ground, as far as one sees."""
    light(box((0, 40, height - 0.02), (400, 120, 0.04), plain()))


def tufts(count, across, along, seed, height=0.07):
    """Grass here and there in a stretch of the ground: three short strokes each."""
    chance, lines = random.Random(seed), []
    for _ in range(count):
        x, y = chance.uniform(*across), chance.uniform(*along)
        lines += [((x + aside * 0.4, y, 0.002), (x + aside * chance.uniform(0.9, 1.3), y, height * chance.uniform(0.8, 1.2) * up)) for aside, up in ((-0.05, 0.8), (0.0, 1.1), (0.05, 0.7))]
    ruled(lines)


def crown(place, low, high, wide, seed, trunk=0.12, turn=0):
    """A tree or shrub as a draftsman shows one: a scalloped outline in front of what lies behind, and few strokes in it."""
    x = y = 0
    chance = random.Random(seed)
    middle, tall = (low + high) / 2, (high - low) / 2
    count = max(9, round(wide * 4))
    ring, inner = [], []
    corners = [(2 * math.pi * (step + chance.uniform(-0.25, 0.25)) / count, chance.uniform(0.88, 1.04)) for step in range(count)]
    for (one, near), (other, far) in zip(corners, [*corners[1:], (corners[0][0] + 2 * math.pi, corners[0][1])]):
        for step in range(5):
            part = step / 5
            angle, out = one + (other - one) * part, (near + (far - near) * part) * (1 + 0.1 * math.sin(math.pi * part))
            ring.append((x + wide / 2 * math.cos(angle) * out, max(middle + tall * math.sin(angle) * out, 0.02)))
    for _ in range(count):
        angle, out = chance.uniform(-2.6, 0.6), chance.uniform(0.3, 0.8)
        a, b = x + wide / 2 * math.cos(angle) * out, middle + tall * math.sin(angle) * out
        size = wide * 0.07
        inner += [((a - size + size * 2 * step / 4, y - 0.01, b - size * 0.5 * math.sin(math.pi * step / 4)), (a - size + size * 2 * (step + 1) / 4, y - 0.01, b - size * 0.5 * math.sin(math.pi * (step + 1) / 4))) for step in range(4)]
    leaves = shapes.solid([(a, y, b) for a, b in ring], [tuple(range(len(ring)))], plain())
    made = [leaves, ruled(inner)]
    if low > 0.3:
        made.append(shapes.solid([(x - trunk, y + 0.01, 0), (x + trunk, y + 0.01, 0), (x + trunk * 0.7, y + 0.01, middle), (x - trunk * 0.7, y + 0.01, middle)], [(0, 1, 2, 3)], plain()))
        made[-1]["layer"] = "crease"
    leaves["layer"] = "crease"
    move(made, (*place, 0), turn)


def crack(start, end, seed, out=0.0, wild=0.09, rounds=5):
    """A crack in the wall plane y = `out`, from (x, z) to (x, z): it wanders, and is rough at every scale."""
    chance = random.Random(seed)
    points = [start, end]
    for _ in range(rounds):
        halved = [points[0]]
        for a, b in zip(points, points[1:]):
            aside = chance.uniform(-wild, wild)
            halved += [((a[0] + b[0]) / 2 - (b[1] - a[1]) * aside, (a[1] + b[1]) / 2 + (b[0] - a[0]) * aside), b]
        points, wild = halved, wild * 1.25
    return [(x, out, z) for x, z in points]


def patch(x, z, wide, tall, seed, out):
    """A wet or loose place in the plane y = `out`: its ragged outline, hatched up to it."""
    chance = random.Random(seed)
    waves = [(number, chance.uniform(0.02, 0.05), chance.uniform(0, 6)) for number in (2, 3, 5, 7)]
    ring = []
    for step in range(49):
        angle = 2 * math.pi * step / 48
        far = 0.96 + sum(high * math.sin(number * angle + phase) for number, high, phase in waves)
        ring.append((x + wide / 2 * math.cos(angle) * far, z + tall / 2 * math.sin(angle) * far))
    return hatched(ring, out)


def soft_boards(rows, exposure, base):
    """Siding to be taken out, `rows` of (number of the course, x, x): its stepped outline, and the holes in the wall."""
    holes = [(a, b, base + row * exposure, base + (row + 1) * exposure) for row, a, b in rows]
    right = [point for _, b, low, high in holes for point in ((b, low), (b, high))]
    left = [point for a, _, low, high in reversed(holes) for point in ((a, high), (a, low))]
    for a, b, low, high in holes:
        box(((a + b) / 2, 0.02, (low + high) / 2), (b - a + 0.02, 0.03, high - low + 0.02), plain())["layer"] = "blank"
    # A hair smaller, for a hole that reaches the next course cuts it.
    return [*right, *left, right[0]], [(a, b, low + 0.0005, high - 0.0005) for a, b, low, high in holes]


def hatched(ring, out):
    """A closed outline (its last point is its first) in the plane y = `out`, and strokes at 60 degrees in it."""
    lines = [[(a, out, b) for a, b in ring]]
    along, across = (0.5, 0.866), (0.866, -0.5)
    reach = [(a * across[0] + b * across[1], a * along[0] + b * along[1]) for a, b in ring]
    low, high = min(far for far, _ in reach), max(far for far, _ in reach)
    gap = max(0.03, (high - low) / 11)
    for number in range(1, int((high - low) / gap) + 1):
        level = low + number * gap
        cuts = sorted(
            up + (over_up - up) * (level - far) / (over_far - far)
            for (far, up), (over_far, over_up) in zip(reach, reach[1:])
            if (far - level) * (over_far - level) < 0
        )
        for start, end in zip(cuts[::2], cuts[1::2]):
            if end - start > 0.03:
                lines.append([(level * across[0] + up * along[0], out, level * across[1] + up * along[1]) for up in (start + 0.004, end - 0.004)])
    return lines


def rotten_foot(x, y, tall, half):
    """The rotten foot of a post, its face in the plane y: hatched up to a ragged line."""
    ring = [(x - half, 0.01), (x + half, 0.01), (x + half, tall), (x + half * 0.4, tall * 0.8), (x, tall * 0.95), (x - half * 0.5, tall * 0.72), (x - half, tall * 0.9), (x - half, 0.01)]
    return hatched(ring, y)


def board(a, b, wide, thick=0.03):
    """A plank from point to point, on edge."""
    away = [q - p for p, q in zip(a, b)]
    long = math.sqrt(sum(value * value for value in away))
    middle = [(p + q) / 2 for p, q in zip(a, b)]
    turn = math.degrees(math.atan2(away[1], away[0]))
    tilt = -math.degrees(math.asin(away[2] / long))
    return box(middle, (long, thick, wide), plain(), 0, (0, tilt, turn))


def decks():
    """A low deck of 1988: one rail, two boards gone, posts rotted at the ground, blocks for steps."""
    floor = 0.8
    holes = [opening(2.3, floor + 0.02, 1.83, 2.03), opening(-0.35, floor + 0.9, 0.91, 1.3)]
    holes += [opening(x, 3.75, 0.91, 1.3) for x in (-0.35, 2.3)]
    base = deck_scene.FOUNDATION
    soft, gone = soft_boards(((5, -0.8, 0.9), (6, -0.65, 0.75), (7, -0.65, 0.5), (8, -0.3, 0.3), (9, -0.1, 0.3)), 0.102, base)
    wall = clapboard(13, 8.2 - base, plain(), openings=[(a + 2, b + 2, c - base, d - base) for a, b, c, d in [*holes, *gone]])
    move(fine(wall), (-2, 0, base))
    corner_board(-2.0, 8.2, base, side=1)
    # The side is seen so flat that every second course is enough.
    box((-1.9, 3, 4.2), (0.2, 6, 8), plain())
    move([*corner_board(6.0, 8.2, base, side=-1), *corner_board(0, 8.2, base, side=1)], (-2, 6, 0), -90)
    ruled([((-2.004, 0.12, base + 0.204 * row), (-2.004, 5.88, base + 0.204 * row)) for row in range(1, 40)])
    box((4.5, 3, base / 2), (13, 6, base), plain())
    for x in (-0.35, 2.3):
        light(window(x, 3.75, 0.91, 1.3, curtains=False, inside=False))
    light(window(2.3, floor + 0.02, 1.83, 2.03, "casement", (1, 1), casing=0.1, inside=False))
    light(window(-0.35, floor + 0.9, 0.91, 1.3, curtains=False, inside=False))
    ground()
    crown((-4.6, 13), 1.9, 8.5, 4.8, 3, 0.16)
    for number, (x, high, wide) in enumerate(((-5.6, 1.5, 3.0), (-3.4, 1.9, 2.8), (-1.3, 1.6, 2.6))):
        crown((x, 16 + 0.3 * number), 0, high, wide, 20 + number)
    tufts(14, (-5, -2.5), (-3, 7), 4)
    tufts(30, (-5, 5), (-5.4, -3.3), 8)

    # Smaller than the new one, its boards laid from the house outward on posts that stand in the ground and lean.
    left, right, front, top = -1.0, 3.3, -2.5, floor - 0.1
    chance, wide, missing = random.Random(5), 0.148, (11, 12)
    count = round((right - left) / wide)
    for number in range(count):
        if number in missing:
            continue
        over = chance.uniform(0.02, 0.07)
        tread = box((left + wide * (number + 0.5), (front - over) / 2, top), (wide - 0.006, -front + over, 0.03), plain(), 0, (chance.uniform(-0.25, 0.25), 0, 0))
        tread["layer"] = "crease"
    for y in (-0.06, -0.65, -1.25, -1.85):
        box(((left + right) / 2, y, top - 0.12), (right - left - 0.08, 0.04, 0.2), plain())
    box(((left + right) / 2, front + 0.03, top - 0.12), (right - left, 0.04, 0.2), plain(), 0, (0, 0.5, 0))
    for x in (left + 0.02, right - 0.02):
        box((x, front / 2, top - 0.12), (0.04, -front - 0.06, 0.2), plain())
    posts = (left + 0.16, left + 1.0, right - 0.2)
    for x in posts:
        box((x, front + 0.12, (top - 0.2) / 2), (0.1, 0.1, top - 0.2), plain())
    # One rail on two posts, out of plumb; a stack of blocks to step on.
    for x, lean in ((left + 0.1, -6), (left + 0.95, 4)):
        box((x, front - 0.03, top + 0.28), (0.07, 0.07, 0.96), plain(), 0, (0, lean, 0))
    board((left - 0.1, front - 0.08, top + 0.74), (left + 1.12, front - 0.08, top + 0.69), 0.1)
    board((left + 0.0, front - 0.08, top + 0.38), (left + 1.06, front - 0.08, top + 0.32), 0.1)
    for y, high in ((-0.5, 1), (-0.28, 2)):
        for number in range(2 * high):
            x, row = number % 2, number // 2
            box((0.35 + x * 0.41 + row * 0.03, front + y, 0.1 + row * 0.2), (0.4, 0.2, 0.2), plain(), 0, (0, 0, 2 * row - x))
    ruled([((-2, -0.03, 0.003), (11, -0.03, 0.003)), ((-2.006, -0.03, 0.003), (-2.006, 6, 0.003))], "grade")
    camera((-3.0, -7.9, 1.75), (-0.1, -2.0, 1.75), 29)
    boards = [[(left + wide * n, 0, top + 0.016), (left + wide * n, front - 0.04, top + 0.016)] for n in (missing[0], missing[0] + len(missing))]
    ends = [[boards[0][end], boards[1][end]] for end in (0, 1)]
    across = [[(boards[0][0][0], y, top + 0.016), (boards[1][0][0], y - 0.16, top + 0.016)] for y in (-0.2 * step for step in range(1, 12))]
    rotten = [line for x in posts[:2] for line in rotten_foot(x, front + 0.065, 0.26, 0.052)]
    return [*rotten, *boards, *ends, *across, *hatched(soft, -0.018)]


def front_doors():
    """A plain door beside the middle of the porch, in a wall of clapboard; its sill and a post's foot are rotten."""
    floor, middle = 0.36, -0.95
    wide, tall = 0.914, 2.03
    hole = opening(middle, floor, wide + 0.1, tall + 0.05)
    side_window = opening(-3.6, floor + 0.75, 0.97, 1.6)
    base = door_scene.FOUNDATION
    move(fine(clapboard(12, 5.6 - base, plain(), openings=[(a + 7, b + 7, c - base, d - base) for a, b, c, d in (hole, side_window)], seed=8)), (-7, 0, base))
    for left, right in ((-7, -1.95), (1.95, 5)):
        move(bricks(right - left, base), (left, 0.008, 0))
        box(((left + right) / 2, -0.018, base + 0.006), (right - left, 0.05, 0.03), plain())
    light(window(-3.6, floor + 0.75, 0.97, 1.6, curtains=False, inside=False))
    entry = [box((x, -0.02, floor + tall / 2 + 0.03), (0.09, 0.05, tall + 0.06), plain()) for x in (-wide / 2 - 0.07, wide / 2 + 0.07)]
    entry.append(box((0, -0.02, floor + tall + 0.11), (wide + 0.23, 0.05, 0.1), plain()))
    entry.append(box((0, -0.05, floor + 0.025), (wide + 0.25, 0.16, 0.05), plain()))
    # A flush door with a small light, hung on the other side, and a storm door ajar in front of it.
    entry.append(box((0, 0.05, floor + tall / 2 + 0.04), (wide + 0.05, 0.045, tall + 0.02), plain()))
    entry += light([box((-0.1, 0.02, floor + 1.5), (0.3, 0.03, 0.42), plain()), box((-0.1, 0.012, floor + 1.5), (0.24, 0.03, 0.36), plain())])
    entry += light([cylinder((-0.38, 0.0, floor + 0.95), 0.032, 0.06, plain(), axis="y")])
    storm = [box((x, 0, tall / 2), (0.09, 0.03, tall), plain()) for x in (0.045, wide - 0.045)]
    storm += [box((wide / 2, 0, z), (wide - 0.18, 0.03, high), plain()) for z, high in ((0.1, 0.2), (0.95, 0.1), (tall - 0.06, 0.12))]
    entry += move(storm, (wide / 2 + 0.02, -0.05, floor + 0.05), 180 + 62)
    # One bare lamp instead of two lanterns.
    entry += light([box((0.85, -0.03, floor + 1.7), (0.09, 0.05, 0.12), plain()), cylinder((0.85, -0.09, floor + 1.66), 0.05, 0.12, plain())])
    move(entry, (middle, 0, 0))

    # Two millimeters from the siding, so that the line where they meet is drawn.
    box((0, -0.958, floor - 0.025), (3.9, 1.884, 0.05), plain())
    move(bricks(3.8, floor - 0.05), (-1.9, -1.85, 0))
    box((0, -0.93, (floor - 0.05) / 2), (3.8, 1.864, floor - 0.05), plain())
    move(bricks(1.86, floor - 0.05, body=False), (-1.888, 0.0, 0), -90)
    box((0, -2.15, 0.155), (2.5, 0.52, 0.05), plain())
    move(bricks(2.4, 0.13), (-1.2, -2.38, 0))
    box((0, -2.13, 0.065), (2.4, 0.524, 0.13), plain())
    for x in (-1.72, 1.72):
        box((x, -1.68, floor + 1.31), (0.1, 0.1, 2.62), plain())
    box((0, -1.68, floor + 2.75), (3.85, 0.24, 0.26), plain())
    box((0, -0.788, floor + 2.72), (3.24, 1.544, 0.05), plain())
    for x in (-1.72, 1.72):
        box((x, -0.788, floor + 2.75), (0.2, 1.544, 0.26), plain())
    box((0, -1.033, floor + 2.93), (4.2, 2.034, 0.1), plain())
    box((0, -4.2, 0.02), (1.6, 3.55, 0.05), plain())
    ground()
    crown((-4.9, -0.7), 0, 0.75, 1.3, 5)
    tufts(34, (-5.5, -1.0), (-3.2, -0.9), 6)
    ruled([((-7, -0.03, 0.003), (-1.9, -0.03, 0.003)), ((-1.9, -1.88, 0.003), (-1.2, -1.88, 0.003)), ((1.2, -1.88, 0.003), (1.9, -1.88, 0.003)), ((-1.9, -1.88, 0.003), (-1.9, -0.03, 0.003)), ((-1.2, -2.41, 0.003), (1.2, -2.41, 0.003)), ((1.9, -0.03, 0.003), (7, -0.03, 0.003))], "grade")
    camera((-1.5, -6.35, 1.55), (-1.15, 0, 1.74), 29)
    foot = middle - wide / 2 - 0.115
    sill = [(foot - 0.01, 0), (middle + 0.1, 0), (middle + 0.04, 0.052), (foot + 0.12, 0.052), (foot + 0.094, 0.3), (foot + 0.06, 0.4), (foot + 0.03, 0.34), (foot - 0.002, 0.38), (foot - 0.01, 0)]
    post = [(x - 1.72, z + floor) for x, z in ((-0.05, 0), (0.05, 0), (0.05, 0.3), (0.02, 0.24), (-0.01, 0.34), (-0.05, 0.26), (-0.05, 0))]
    return [
        *hatched([(x, z + floor) for x, z in sill], -0.134),
        *hatched(post, -1.734),
        [(x, z, floor + 0.002) for x, _, z in crack((-1.25, -1.9), (-1.02, -0.14), 9, 0, 0.05, 4)],
        crack((-1.25, floor - 0.05), (-1.2, 0.14), 4, -1.866, 0.12, 4),
    ]


def exterior():
    """The same long wall: siding gone soft, the gutter down at one end, its leader ending at the wall."""
    length, base, top = 14.0, 0.42, 3.35
    spots = (6.2, 9.0, 11.8)
    holes = [opening(x, base + 0.75, 1.0, 1.6) for x in spots]
    places = (((2, 4.2, 5.35), (3, 3.95, 5.2), (4, 4.3, 4.9)), ((8, 2.15, 3.1), (9, 1.95, 2.9), (10, 2.2, 2.7)), ((11, 4.35, 5.4), (12, 4.1, 5.2)))
    soft = [soft_boards(rows, 0.18, base) for rows in places]
    gone = [hole for _, cut in soft for hole in cut]
    move(bricks(length, base), (0, 0, 0))
    move(fine(clapboard(length, top - base, plain(), openings=[(a, b, c - base, d - base) for a, b, c, d in [*holes, *gone]], exposure=0.18, seed=5)), (0, -0.01, base))
    box((length - 0.05, 3, top / 2), (0.1, 6, top), plain())
    corner_board(length, top - base - 0.19, base + 0.03, side=-1)
    box((length / 2, -0.03, base + 0.01), (length, 0.07, 0.035), plain())
    for x in spots:
        move(light(window(x, base + 0.75, 1.0, 1.6, grid=(1, 1), curtains=False, inside=False)), (0, -0.01, 0))
    move(eave(length, top, drain=False), (0, -0.01, 0))
    edge, slope = -0.43, math.radians(34)
    # Courses, the fewer the flatter they are seen.
    ruled([((0, edge + far * math.cos(slope), top + 0.145 + far * math.sin(slope)), (length, edge + far * math.cos(slope), top + 0.145 + far * math.sin(slope))) for far in (0.3, 0.62, 0.98, 1.4, 1.9, 2.5, 3.3, 4.4)])
    rise = 6 * math.sin(slope)
    prism([(edge, top + 0.14), (edge + 4.97, top + 0.14 + rise), (edge + 4.97, top + 0.1 + rise), (edge, top + 0.1)], length + 0.25, plain(), "yz")
    # A gutter that has come off its spikes, and what is left of its leader.
    for a, b in (((0, -0.505, top + 0.1), (3.95, -0.505, top + 0.06)), ((3.95, -0.505, top + 0.05), (6.7, -0.61, top - 0.44))):
        board(a, b, 0.11, 0.13)
    x = 3.35
    board((x, -0.5, top + 0.01), (x, -0.44, top - 0.06), 0.075, 0.05)
    leader = [(-0.47, top + 0.01), (-0.07, top - 0.35), (-0.07, 1.5), (-0.125, 1.5), (-0.125, top - 0.375), (-0.525, top - 0.02)]
    prism(leader, 0.075, plain(), "yz", (x - 0.0375, 0, 0))
    box((x, -0.08, top - 0.7), (0.12, 0.12, 0.03), plain())
    # Its lower piece lies in front of the wall.
    board((2.1, -0.55, 0.03), (3.3, -0.36, 0.03), 0.05, 0.075)
    ground()
    ruled([((-4, -0.04, 0.003), (length, -0.04, 0.003))], "grade")
    tufts(44, (1.5, 9), (-3.6, -0.5), 3)
    for number, (x, y, low, high, wide) in enumerate(((26, 4.6, 1.6, 7.0, 4.6), (33, 5.4, 1.8, 8.0, 6.0), (22.5, 1.9, 0, 1.3, 2.2), (27, 2.2, 0, 1.5, 2.6), (31, 1.6, 0, 1.4, 2.6))):
        crown((x, y), low, high, wide, 40 + number, 0.18, -70)
    camera((1.7, -5.7, 1.6), (5.9, -0.4, 1.52), 24)
    # The length of gutter that hangs, the leader's broken end, and the piece that fell.
    fallen = [(3.96, -0.58, top + 0.115), (6.7, -0.69, top - 0.375), (6.7, -0.69, top - 0.505), (3.96, -0.58, top - 0.015), (3.96, -0.58, top + 0.115)]
    end = [(3.35 + side, -0.15, z) for side, z in ((-0.045, 1.75), (0.045, 1.75), (0.045, 1.49), (-0.045, 1.49), (-0.045, 1.75))]
    piece = [(2.1, -0.6, 0.07), (3.3, -0.41, 0.07), (3.3, -0.41, 0), (2.1, -0.6, 0), (2.1, -0.6, 0.07)]
    return [*(line for ring, _ in soft for line in hatched(ring, -0.03)), *patch(3.36, 0.98, 0.36, 0.96, 4, -0.045), fallen, end, piece]


def tile():
    """The same corner: a shower pan with a surround of panels on one wall, a rod and a curtain."""
    # Higher than it is: its ceiling lies so near the frame's edge that its line would double the frame's.
    height, depth = 3.2, 2.4
    box((1.2, 0.2, -0.05), (5.4, 5.6, 0.1), plain())
    box((1.2, 0.2, height + 0.05), (5.4, 5.6, 0.1), plain())
    room.wall((-1.2, depth), (3.6, depth), height, plain())
    room.wall((-1.2, -2.4), (-1.2, depth), height, plain())
    east = room.wall((3.6, depth), (3.6, -2.4), height, plain(), [room.Opening(1.25, 0.9, 0.85, 1.45), room.Opening(2.5, 0.9, 0.85, 1.45)], room.OUTER_WALL)
    for each in east.openings:
        light(east.place(room.window_unit(each.width, each.height, plain(), lights=(2, 2)), each.middle, each.bottom))
    # Square tile around the stall, some of it fallen below the valve, and to the chest along the wall beside it.
    inside = 0.003
    gone = {(3, 5), (3, 6), (4, 5), (4, 6), (4, 7), (5, 6), (3, 7), (9, 1), (10, 1), (12, 2)}
    square_tile(20, 15, lambda a, b: (1.38 + a, depth - inside, 0.14 + b), gone)
    square_tile(9, 15, lambda a, b: (3.6 - inside, depth - a, 0.14 + b))
    fallen = {(18, 0), (19, 0), (20, 0), (21, 0), (20, 1), (21, 1), (21, 2)}
    square_tile(23, 9, lambda a, b: (-1.263 + a, depth - inside, 0.1 + b), fallen)
    box((0.045, depth - 0.012, 1.125), (2.49, 0.024, 0.05), plain())
    box((0.045, depth - 0.01, 0.05), (2.49, 0.02, 0.1), plain())
    # A floor of 9 in. squares.
    ruled([((-1.2 + step * 0.229, -1.9, 0.003), (-1.2 + step * 0.229, depth - 0.02, 0.003)) for step in range(12)])
    ruled([((-1.2, depth - step * 0.229, 0.003), (1.3, depth - step * 0.229, 0.003)) for step in range(1, 14)])
    # What has fallen leaves the bare board, and lies in the pan.
    for number in range(6):
        box((1.6 + 0.13 * number, depth - 0.16 - 0.11 * (number % 3), 0.01), (0.108, 0.108, 0.008), plain(), 0, (0, 0, 31 * number))
    box((1.34, depth - 0.45, 0.07), (0.09, 0.9, 0.14), plain())
    box((2.47, depth - 0.9, 0.07), (2.3, 0.09, 0.14), plain())
    valve = 1.78
    box((valve, depth - 0.02, 1.12), (0.13, 0.03, 0.13), plain())
    cylinder((valve, depth - 0.05, 1.12), 0.035, 0.06, plain(), axis="y")
    cylinder((valve, depth - 0.01, 2.06), 0.045, 0.02, plain(), axis="y")
    tube([(valve, depth - 0.01, 2.06), (valve, depth - 0.1, 2.06), (valve, depth - 0.17, 2.01)], 0.011, plain(), smooth=True)
    cylinder((valve, depth - 0.18, 1.98), 0.055, 0.05, plain())
    # The pipes in the wall: hot and cold to the valve, and up to the head.
    ruled([((valve, depth, 1.19), (valve, depth, 2.01)), *[((valve + side, depth, 0.14), (valve + side, depth, 1.05)) for side in (-0.04, 0.04)]], "hidden")
    # A rod around the corner, and the curtain drawn to its end.
    tube([(1.34, depth, 2.02), (1.34, depth - 0.88, 2.02), (3.6, depth - 0.88, 2.02)], 0.012, plain())
    cylinder((1.34, depth - 0.01, 2.02), 0.03, 0.02, plain(), axis="y")
    cylinder((3.59, depth - 0.88, 2.02), 0.03, 0.02, plain(), axis="x")
    folds = [(2.95 + number * 0.035, depth - 0.88 + 0.03 * (-1) ** number) for number in range(19)]
    cloth = shapes.solid([(x, y, z) for x, y in folds for z in (0.16, 2.0)], [(2 * n, 2 * n + 2, 2 * n + 3, 2 * n + 1) for n in range(len(folds) - 1)], plain())
    light([cloth])
    for x in (0.44, 1.0):
        box((x, depth - 0.03, 1.3), (0.05, 0.06, 0.05), plain())
    box((0.72, depth - 0.06, 1.3), (0.56, 0.02, 0.02), plain())
    box((0.74, depth - 0.075, 1.02), (0.36, 0.015, 0.58), plain())
    camera((1.5, -1.95, 1.3), (1.62, depth, 1.2), lens=31)
    damp = [*patch(valve - 0.01, 0.76, 0.48, 0.5, 2, depth - 0.012), *patch(0.95, 0.3, 0.56, 0.44, 7, depth - 0.01)]
    main = crack((-0.08, 3.0), (0.36, 1.46), 3, depth - 0.004)
    at = main[13]
    return [*damp, main, crack((at[0], at[2]), (at[0] - 0.22, at[2] - 0.34), 2, depth - 0.004, 0.12, 4)]


def skylights():
    """The same attic without skylights: bare rafters on the right, one bulb, boxes and trunks."""
    width, depth, knee, pitch = 5.0, 4.6, 0.95, 41.0
    ridge = knee + width / 2 * math.tan(math.radians(pitch))
    run = width / 2 / math.cos(math.radians(pitch))
    box((width / 2, depth / 2, -0.05), (width, depth, 0.1), plain())
    ruled([((width * number / 33, 0, 0.003), (width * number / 33, depth, 0.003)) for number in range(1, 33)])
    room.wall((0, 0), (0, depth), knee, plain())
    room.wall((width, depth), (width, 0), knee, plain())
    before = set(bpy.data.objects)
    right = attic.slope((width, depth), (width, 0), knee, pitch, run, plain(), (), 0.14, 2)
    left = attic.slope((0, 0), (0, depth), knee, pitch, run, plain(), (), 0.14, 3)
    fine([item for item in bpy.data.objects if item not in before])
    # Rafters 24 in. on center under both slopes.
    for side in (left, right):
        for number in range(8):
            side.place([box((0.25 + number * 0.61, -0.07, run / 2), (0.045, 0.14, run), plain())])
    # They stand on the plates of the knee walls.
    for x in (0.045, width - 0.045):
        box((x, depth / 2, knee - 0.13), (0.09, depth, 0.045), plain())
    box((width / 2, depth / 2, ridge - 0.05), (0.05, depth, 0.2), plain())
    escape = attic.ESCAPE
    gable = room.wall((0, depth), (width, depth), ridge, plain(), [escape])
    unit = room.window_unit(escape.width, escape.height, plain(), "casement", (2, 3), depth=0.134)
    gable.place(light(unit), escape.middle, escape.bottom, 0.019)
    for x in [0.6 + 0.61 * number for number in range(7)]:
        if abs(x - escape.middle) > escape.width / 2 + 0.09:
            up = knee + min(x, width - x) * math.tan(math.radians(pitch))
            box((x, depth - 0.05, up / 2), (0.04, 0.09, up), plain())
    tube([(2.5, 3.3, ridge - 0.15), (2.5, 3.3, 2.1)], 0.006, plain())
    cylinder((2.5, 3.3, 2.06), 0.035, 0.09, plain())
    for x, y, z, size, turn in (
        (3.5, 3.6, 0.2, (0.6, 0.45, 0.4), 8), (4.15, 3.5, 0.2, (0.5, 0.5, 0.4), -6), (3.5, 3.6, 0.59, (0.42, 0.34, 0.32), -4),
        (2.7, 3.9, 0.24, (0.9, 0.5, 0.48), 3), (4.3, 2.7, 0.17, (0.5, 0.4, 0.34), 20), (0.52, 3.2, 0.2, (0.5, 0.8, 0.4), 4), (0.5, 3.15, 0.58, (0.36, 0.5, 0.3), -4),
    ):
        box((x, y, z), size, plain(), 0, (0, 0, turn))
        box((x, y, z + size[2] / 2 + 0.012), (size[0] + 0.03, size[1] + 0.03, 0.03), plain(), 0, (0, 0, turn))
    camera((0.98, 0.14, 1.40), (2.50, depth, 1.02), lens=24)
    # A stain on the boards between two rafters, drawn in the plane of the slope.
    spot = right.place([shapes.solid([(0, 0, 0), (1e-4, 0, 0), (0, 0, 1e-4)], [(0, 1, 2)], plain())])[0]
    bpy.context.view_layer.update()
    return [[spot.matrix_world @ Vector(point) for point in line] for line in patch(1.165, 2.36, 0.46, 0.44, 4, -0.006)]


def carpentry():
    """The same hall: three hooks on a strip, a bench too low, boots on the floor, and plaster that has cracked."""
    width, depth, height = 4.0, 3.4, 2.6
    window_hole = room.Opening(0.75, 1.05, 0.75, 1.55)
    walls = room.room(width, depth, height, plain(), plain(), plain(), {"east": [window_hole]})
    walls["east"].place(light(room.window_unit(1.05, 1.55, plain(), lights=(2, 2))), window_hole.middle, 0.75)
    room.trim([walls["east"], walls["west"], walls["north"]], plain())
    side = 0.305
    ruled([((step * side, 0, 0.003), (step * side, depth, 0.003)) for step in range(1, 14)])
    ruled([((0, depth - step * side, 0.003), (width, depth - step * side, 0.003)) for step in range(1, 12)])
    north = walls["north"]

    # A strip of pine with three hooks, out of level; its ends are rounded over.
    strip = [box((1.29, -0.012, 1.62), (1.32, 0.024, 0.11), plain(), 0, (0, 1.3, 0))]
    hooks = (0.76, 1.27, 1.82)
    for x in hooks:
        z = 1.615 - (x - 1.29) * 0.023
        strip += [box((x, -0.028, z), (0.024, 0.008, 0.085), plain())]
        strip += [tube([(x, -0.03, z - 0.02), (x, -0.085, z - 0.032), (x, -0.1, z + 0.02)], 0.007, plain(), smooth=True)]
    north.place(strip)
    furnishings.hung_cloth(north, hooks[0], 1.575, GRAY, 0.95, 4, 0.22, 0.1)
    furnishings.hung_cloth(north, hooks[1], 1.565, GRAY, 0.8, 1, 0.19, 0.1)
    furnishings.hung_cloth(north, hooks[2], 1.55, GRAY, 0.62, 6, 0.1, 0.09)
    art = furnishings.framed(0.30, 0.38, plain(), plain(), 0.018, plain(), 0.05)
    north.place(art, 0.36, 1.45)
    carpentry_scene._umbrella_stand((0.36, depth - 0.30, 0.006))

    # A bench of 12 in.: a plank on two boards and a stretcher, with a carton and a basket on it.
    seat = [box((1.53, -0.22, 0.3), (1.12, 0.32, 0.035), plain()), box((1.53, -0.22, 0.16), (0.86, 0.03, 0.07), plain())]
    for x in (1.09, 1.97):
        seat.append(box((x, -0.22, 0.141), (0.035, 0.27, 0.282), plain()))
    north.place(seat)
    carton = [box((0, 0, 0.11), (0.36, 0.26, 0.22), plain())]
    carton += [box((0, way * 0.175, 0.2), (0.35, 0.11, 0.005), plain(), 0, (-way * 25, 0, 0)) for way in (-1, 1)]
    carton += [box((0, 0, 0.2205), (0.36, 0.003, 0.002), plain())]
    move(carton, (1.28, depth - 0.23, 0.318), 6)
    rings = [(0.125 + 0.025 * part / 5 + (0.004 if half else 0), 0.2 * (part + 0.5 * half) / 5) for part in range(5) for half in (0, 1)]
    light([shapes.lathe([(0, 0), *rings, (0.15, 0.2), (0.14, 0.2), (0.12, 0.03), (0, 0.03)], (1.84, depth - 0.22, 0.318), plain(), 32)])

    # Boots that do not fit under it, and a pair that fell over.
    rubber = plain()
    for x, y, turn, size in ((0.66, 0.34, 14, 1.0), (0.82, 0.3, -8, 1.0), (2.62, 0.4, 24, 0.72), (2.77, 0.34, 2, 0.72), (1.36, 0.6, -18, 1.0), (1.54, 0.63, 6, 1.0)):
        move(carpentry_scene.rubber_boot(rubber, size), (x, depth - y, 0), turn)
    fallen = carpentry_scene.rubber_boot(rubber, 0.9)
    for part in fallen:
        part.rotation_euler = (0, math.radians(84), 0)
    move(fallen, (3.2, depth - 0.36, 0.06), 35)
    camera((2.72, 0.14, 1.34), (1.92, depth, 1.08), lens=28)

    # One crack from the ceiling down, behind the strip, with a branch.
    wall = depth - 0.004
    main = crack((1.74, 2.6), (1.5, 0.74), 5, wall)
    return [main, crack((main[9][0], main[9][2]), (main[9][0] - 0.44, main[9][2] - 0.2), 2, wall, 0.12, 4)]


FOUND = {"decks": decks, "front-doors": front_doors, "exterior": exterior, "tile": tile, "skylights": skylights, "carpentry": carpentry}


def main(arguments):
    names = [name for name in arguments if not name.startswith("--")] or list(FOUND)
    out = os.path.join(HERE, "..", "content", "drawings")
    if "--out" in arguments:
        out = arguments[arguments.index("--out") + 1]
        names = [name for name in names if name != out] or list(FOUND)
    for name in names:
        bpy.ops.wm.read_factory_settings(use_empty=True)
        marks = FOUND[name]()
        bpy.context.view_layer.update()
        path = os.path.join(out, f"found-{name}.svg")
        draw(path, marks)
        print(f"wrote {path}", flush=True)


if __name__ == "__main__":
    main(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])
    sys.stdout.flush()
    os._exit(0)
