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
from kit import attic, furnishings, household, light, room  # noqa: E402
from kit.light import camera  # noqa: E402
from kit.line_drawing import draw  # noqa: E402
from kit.materials import paint  # noqa: E402
from kit.openings import opening, window  # noqa: E402
from kit.outside import clapboard, corner_board, downspout, eave  # noqa: E402
from kit.shapes import box, cylinder, move, prism, tube  # noqa: E402
from scenes import carpentry as carpentry_scene  # noqa: E402
from scenes import decks as deck_scene  # noqa: E402

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


def bricks(width, height):
    """A brick wall as a draftsman draws it: its outline, and one thin line for each joint."""
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
    return [box((width / 2, 0.05, height / 2), (width, 0.124, height), plain()), ruled(lines)]


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


def feet(*places):
    """The ground around what stands on it: a heavy line, and strokes below it as in a section."""
    made = []
    for x, y, wide in places:
        made.append(ruled([((x - wide, y, 0.003), (x + wide, y, 0.003))], "grade"))
        count = max(3, round(wide / 0.07))
        starts = [x - wide * 0.9 + 1.8 * wide * step / (count - 1) for step in range(count)]
        made.append(ruled([((start, y - 0.03, 0.003), (start - 0.1, y - 0.2, 0.003)) for start in starts]))
    return made


def crack(start, end, seed, out=0.0, steps=9, wild=0.05):
    """A crooked line in the wall plane y = `out`, from (x, z) to (x, z)."""
    chance = random.Random(seed)
    points = []
    for step in range(steps + 1):
        part = step / steps
        loose = 0 if step in (0, steps) else wild
        points.append(
            (
                start[0] + (end[0] - start[0]) * part + chance.uniform(-loose, loose),
                out,
                start[1] + (end[1] - start[1]) * part + chance.uniform(-loose, loose),
            )
        )
    return points


def patch(x, z, wide, tall, seed, out):
    """A rotten, loose or wet place in the plane y = `out`: its ragged outline, hatched up to it."""
    chance = random.Random(seed)
    waves = [(number, chance.uniform(0.02, 0.05), chance.uniform(0, 6)) for number in (2, 3, 5, 7)]
    ring = []
    for step in range(49):
        angle = 2 * math.pi * step / 48
        far = 0.96 + sum(high * math.sin(number * angle + phase) for number, high, phase in waves)
        ring.append((x + wide / 2 * math.cos(angle) * far, z + tall / 2 * math.sin(angle) * far))
    lines = [[(a, out, b) for a, b in ring]]
    # Strokes at 60 degrees, a twelfth of the place apart, cut off at its outline.
    along, across = (0.5, 0.866), (0.866, -0.5)
    reach = [(a * across[0] + b * across[1], a * along[0] + b * along[1]) for a, b in ring]
    low, high = min(far for far, _ in reach), max(far for far, _ in reach)
    gap = max(0.035, (high - low) / 11)
    for number in range(1, int((high - low) / gap) + 1):
        level = low + number * gap
        cuts = sorted(
            up + (over_up - up) * (level - far) / (over_far - far)
            for (far, up), (over_far, over_up) in zip(reach, reach[1:])
            if (far - level) * (over_far - level) < 0
        )
        for start, end in zip(cuts[::2], cuts[1::2]):
            if end - start > 0.03:
                lines.append([(level * across[0] + up * along[0], out, level * across[1] + up * along[1]) for up in (start + 0.006, end - 0.006)])
    return lines


def board(a, b, wide, thick=0.03):
    """A plank from point to point, on edge."""
    away = [q - p for p, q in zip(a, b)]
    long = math.sqrt(sum(value * value for value in away))
    middle = [(p + q) / 2 for p, q in zip(a, b)]
    turn = math.degrees(math.atan2(away[1], away[0]))
    tilt = -math.degrees(math.asin(away[2] / long))
    return box(middle, (long, thick, wide), plain(), 0, (0, tilt, turn))


def decks():
    """A low deck of 1988: no guards, sagging boards, two of them gone, blocks for steps."""
    floor = 0.8
    holes = [opening(2.3, floor + 0.02, 1.83, 2.03), opening(-0.35, floor + 0.9, 0.91, 1.3)]
    holes += [opening(x, 3.75, 0.91, 1.3) for x in (-0.35, 2.3)]
    base = deck_scene.FOUNDATION
    wall = clapboard(13, 8.2 - base, plain(), openings=[(a + 2, b + 2, c - base, d - base) for a, b, c, d in holes])
    move(fine(wall), (-2, 0, base))
    corner_board(-2.0, 8.2, base, side=1)
    side = [clapboard(6, 8.2 - base, plain(), seed=6), *corner_board(6.0, 8.2, 0, side=-1)]
    move([fine(side[0]), *side[1:]], (-2, 6, base), -90)
    box((4.5, 3, base / 2), (13, 6, base), plain())
    for x in (-0.35, 2.3):
        window(x, 3.75, 0.91, 1.3, curtains=False)
    deck_scene.sliding_door(2.3, floor + 0.02)
    window(-0.35, floor + 0.9, 0.91, 1.3, curtains=False)
    box((2, -3, -0.02), (30, 14, 0.02), plain())

    # Smaller than the new one, its boards across, laid on posts that stand in the ground and lean.
    left, right, front, top = 0.1, 5.4, -2.7, floor - 0.1
    chance, missing = random.Random(5), (4, 5, 13)
    for number in range(19):
        if number in missing:
            continue
        y = -0.1 - number * 0.142
        sag = 0.05 * math.sin(number / 18 * math.pi)
        short = chance.uniform(0, 0.12)
        tread = box(((left + right) / 2 - short / 2, y, top - sag), (right - left - short, 0.13, 0.03), plain(), 0, (0, chance.uniform(-0.6, 0.6), 0))
        tread["layer"] = "crease"
    for x in (left + 0.05, (left + right) / 2, right - 0.05):
        box((x, front / 2 - 0.05, top - 0.12), (0.04, -front - 0.1, 0.16), plain())
    box(((left + right) / 2, front - 0.06, top - 0.13), (right - left, 0.04, 0.16), plain(), 0, (0, 0.7, 0))
    for x, lean in ((left + 0.15, 5), (2.7, -4), (right - 0.2, 3)):
        box((x, front + 0.1, (top - 0.05) / 2), (0.09, 0.09, top - 0.05), plain(), 0, (0, lean, 0))
    # One rail on two posts, out of plumb; a stack of blocks to step on.
    for x, lean in ((left + 0.08, -7), (1.75, 5)):
        box((x, front, top + 0.36), (0.07, 0.07, 0.76), plain(), 0, (0, lean, 0))
    board((left - 0.05, front - 0.05, top + 0.72), (1.9, front - 0.05, top + 0.66), 0.1)
    board((left + 0.02, front - 0.05, top + 0.38), (1.8, front - 0.05, top + 0.3), 0.1)
    for row, (count, y) in enumerate(((3, -0.62), (2, -0.4))):
        for number in range(count):
            box((3.0 + number * 0.42 + row * 0.12, front + y + row * 0.16, 0.1 + row * 0.2), (0.4, 0.2, 0.2), plain(), 0, (0, 0, 4 * row - 2))
    # Grade along the house and at the feet; the posts go on in the ground, without footings.
    ruled([((-2, -0.03, 0.003), (11, -0.03, 0.003))], "grade")
    feet((left + 0.15, front + 0.1, 0.35), (2.7, front + 0.1, 0.35), (right - 0.2, front + 0.1, 0.3), (3.62, front - 0.75, 0.8))
    for x in (left + 0.15, 2.7, right - 0.2):
        ruled([((x + side, front + 0.1, 0), (x + side, front + 0.1, -0.42)) for side in (-0.045, 0.045)], "hidden")
    camera((-3.0, -7.9, 1.75), (-0.1, -2.0, 1.75), 29)
    rotten = [*patch(left + 0.16, 0.1, 0.3, 0.2, 1, front + 0.04), *patch(2.66, 0.1, 0.28, 0.2, 2, front + 0.04)]
    return [*rotten, *patch(0.75, 0.82, 1.0, 0.44, 3, -0.03)]


def front_doors():
    """A plain door without sidelights in a wall of clapboard, under the same porch; its sill and a post's foot are rotten."""
    floor = 0.36
    wide, tall = 0.914, 2.03
    hole = opening(0, floor, wide + 0.1, tall + 0.05)
    side_window = opening(-3.6, floor + 0.75, 0.97, 1.6)
    move(fine(clapboard(12, 4.2, plain(), openings=[(a + 7, b + 7, c, d) for a, b, c, d in (hole, side_window)], seed=8)), (-7, 0, 0))
    window(-3.6, floor + 0.75, 0.97, 1.6, curtains=False)
    for x in (-wide / 2 - 0.07, wide / 2 + 0.07):
        box((x, -0.02, floor + tall / 2 + 0.03), (0.09, 0.05, tall + 0.06), plain())
    box((0, -0.02, floor + tall + 0.1), (wide + 0.23, 0.05, 0.1), plain())
    box((0, -0.04, floor + 0.02), (wide + 0.05, 0.14, 0.04), plain())
    # A flush door with a small light, hung on the other side, and a storm door ajar in front of it.
    box((0, 0.05, floor + tall / 2 + 0.02), (wide, 0.045, tall), plain())
    box((0, 0.02, floor + 1.5), (0.3, 0.03, 0.42), plain())
    box((0, 0.015, floor + 1.5), (0.24, 0.03, 0.36), plain())
    cylinder((-0.38, 0.01, floor + 0.95), 0.03, 0.06, plain(), axis="y")
    storm = [box((x, 0, tall / 2), (0.07, 0.03, tall), plain()) for x in (0.035, wide - 0.035)]
    storm += [box((wide / 2, 0, z), (wide - 0.14, 0.03, 0.09), plain()) for z in (0.06, 0.95, tall - 0.045)]
    move(storm, (wide / 2 + 0.02, -0.05, floor + 0.03), 180 + 52)
    # One bare lamp instead of two lanterns.
    box((0.85, -0.03, floor + 1.7), (0.09, 0.05, 0.12), plain())
    cylinder((0.85, -0.09, floor + 1.66), 0.05, 0.12, plain())

    box((0, -0.95, floor - 0.025), (3.9, 1.9, 0.05), plain())
    move(bricks(3.8, floor - 0.05), (-1.9, -1.85, 0))
    move(move(bricks(1.85, floor - 0.05), (0, 0, 0)), (-1.85, 0.0, 0), -90)
    box((0, -2.1, 0.155), (2.5, 0.62, 0.05), plain())
    move(bricks(2.4, 0.13), (-1.2, -2.38, 0))
    for x in (-1.72, 1.72):
        box((x, -1.68, floor + 1.33), (0.1, 0.1, 2.66), plain())
    box((0, -1.68, floor + 2.75), (3.85, 0.24, 0.26), plain())
    box((0, -0.9, floor + 2.72), (3.8, 1.75, 0.05), plain())
    for x in (-1.72, 1.72):
        box((x, -0.85, floor + 2.75), (0.2, 1.7, 0.26), plain())
    box((0, -0.95, floor + 2.93), (4.2, 2.2, 0.1), plain())
    box((0, -4.2, 0.02), (1.6, 3.55, 0.05), plain())
    box((0, -3, -0.02), (30, 14, 0.02), plain())
    ruled([((-7, -0.03, 0.003), (-1.9, -0.03, 0.003)), ((-1.9, -1.88, 0.003), (1.9, -1.88, 0.003)), ((-1.2, -2.41, 0.003), (1.2, -2.41, 0.003))], "grade")
    camera((-1.5, -6.2, 1.55), (-1.15, 0, 1.62), 29)
    return [
        *patch(-0.5, floor + 0.16, 0.22, 0.36, 1, -0.06),
        *patch(-1.72, floor + 0.12, 0.2, 0.3, 2, -1.74),
        [(x, z, floor + 0.005) for x, _, z in crack((-0.6, -1.9), (-0.35, -0.4), 9, 0, 14, 0.028)],
        crack((-0.6, 0.3), (-0.5, 0.02), 4, -1.866, 5, 0.02),
    ]


def exterior():
    """The same long wall: boards gone, the gutter down at one end, its leader ending at the wall."""
    length, base, top = 14.0, 0.42, 3.35
    spots = (6.2, 9.0, 11.8)
    holes = [opening(x, base + 0.75, 1.0, 1.6) for x in spots]
    move(bricks(length, base), (0, 0, 0))
    move(fine(clapboard(length, top - base, plain(), openings=[(a, b, c - base, d - base) for a, b, c, d in holes], exposure=0.18, seed=5)), (0, -0.01, base))
    box((length / 2, -0.03, base + 0.01), (length, 0.07, 0.035), plain())
    for x in spots:
        move(window(x, base + 0.75, 1.0, 1.6, grid=(1, 1), curtains=False), (0, -0.01, 0))
    move(eave(length, top, drain=False), (0, -0.01, 0))
    edge, rise = -0.43, 6 * math.sin(math.radians(34))
    for number in range(19):
        part = number / 18
        y, z = edge + part * 6 * math.cos(math.radians(34)), top + 0.16 + part * rise
        ruled([((0, y, z + 0.005), (length, y, z + 0.005))])
    prism([(edge, top + 0.14), (edge + 4.97, top + 0.14 + rise), (edge + 4.97, top + 0.1 + rise), (edge, top + 0.1)], length, plain(), "yz")
    # A gutter that has come off its spikes, and what is left of its leader.
    board((0, -0.5, top + 0.1), (4.4, -0.5, top + 0.06), 0.11, 0.12)
    board((4.4, -0.5, top + 0.06), (9.2, -0.62, top - 0.62), 0.11, 0.12)
    x = 3.35
    downspout([(x, -0.44, top + 0.02), (x, -0.44, top - 0.05), (x, -0.07, top - 0.35), (x, -0.07, 1.5)], straps=(top - 0.7,))
    downspout([(x + 0.02, -0.09, 0.75), (x + 0.1, -0.12, 0.06)])
    box((6, -3, -0.02), (40, 14, 0.02), plain())
    ruled([((-4, -0.04, 0.003), (length, -0.04, 0.003))], "grade")
    feet((x + 0.1, -0.16, 0.5))
    camera((1.7, -5.7, 1.6), (5.9, -0.4, 1.52), 24)
    bare = [line for seed, (x, z, wide, tall) in enumerate(((4.6, 1.0, 1.1, 0.7), (7.6, 2.5, 1.2, 0.5), (2.6, 2.2, 0.8, 0.5), (10.3, 1.2, 0.9, 0.8))) for line in patch(x, z, wide, tall, seed, -0.04)]
    return bare


def tile():
    """The same corner: a shower pan with a surround of panels on one wall, a rod and a curtain."""
    height, depth = 2.6, 2.4
    box((1.2, 0.2, -0.05), (5.4, 5.6, 0.1), plain())
    box((1.2, 0.2, height + 0.05), (5.4, 5.6, 0.1), plain())
    room.wall((-1.2, depth), (3.6, depth), height, plain())
    room.wall((-1.2, -2.4), (-1.2, depth), height, plain())
    east = room.wall((3.6, depth), (3.6, -2.4), height, plain(), [room.Opening(1.25, 0.9, 0.85, 1.45), room.Opening(2.5, 0.9, 0.85, 1.45)], room.OUTER_WALL)
    for each in east.openings:
        east.place(room.window_unit(each.width, each.height, plain(), lights=(2, 2)), each.middle, each.bottom)
    # Square tile around the stall, some of it fallen below the valve, and to the chest along the wall beside it.
    inside = 0.003
    gone = {(6, 5), (6, 6), (7, 5), (7, 6), (7, 7), (8, 6), (6, 7), (12, 1), (13, 1), (15, 2)}
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
        box((1.95 + 0.13 * number, depth - 0.16 - 0.09 * (number % 3), 0.01), (0.108, 0.108, 0.008), plain(), 0, (0, 0, 31 * number))
    box((1.34, depth - 0.45, 0.07), (0.09, 0.9, 0.14), plain())
    box((2.47, depth - 0.9, 0.07), (2.3, 0.09, 0.14), plain())
    valve = 2.17
    box((valve, depth - 0.02, 1.12), (0.13, 0.03, 0.13), plain())
    cylinder((valve, depth - 0.05, 1.12), 0.035, 0.06, plain(), axis="y")
    cylinder((valve, depth - 0.01, 2.06), 0.045, 0.02, plain(), axis="y")
    tube([(valve, depth - 0.01, 2.06), (valve, depth - 0.1, 2.06), (valve, depth - 0.17, 2.01)], 0.011, plain(), smooth=True)
    cylinder((valve, depth - 0.18, 1.98), 0.055, 0.05, plain())
    # The pipes in the wall: hot and cold to the valve, and up to the head.
    ruled([((valve, depth, 1.19), (valve, depth, 2.01)), *[((valve + side, depth, 0.14), (valve + side, depth, 1.05)) for side in (-0.04, 0.04)]], "hidden")
    cylinder((2.45, depth - 0.88, 2.02), 0.012, 2.3, plain(), axis="x")
    for number in range(12):
        x = 1.4 + number * 0.035
        box((x, depth - 0.88 + 0.025 * (-1) ** number, 1.08), (0.034, 0.01, 1.86), plain(), 0, (0, 0, 34 * (-1) ** number))
    for x in (0.44, 1.0):
        box((x, depth - 0.03, 1.3), (0.05, 0.06, 0.05), plain())
    box((0.72, depth - 0.06, 1.3), (0.56, 0.02, 0.02), plain())
    box((0.74, depth - 0.075, 1.02), (0.36, 0.015, 0.58), plain())
    light.camera((1.5, -1.95, 1.3), (1.62, depth, 1.2), lens=31)
    damp = [*patch(valve - 0.01, 0.76, 0.48, 0.5, 2, depth - 0.012), *patch(0.95, 0.3, 0.56, 0.44, 7, depth - 0.01)]
    main = crack((0.1, 2.55), (0.48, 1.45), 3, depth - 0.01, 20, 0.022)
    branches = [[main[at], *crack((main[at][0], main[at][2]), (main[at][0] + over, main[at][2] - down), seed, depth - 0.01, 8, 0.014)[1:]] for at, over, down, seed in ((5, -0.2, 0.2, 2), (9, 0.24, 0.26, 3), (14, -0.16, 0.2, 7))]
    return [*damp, main, *branches]


def skylights():
    """The same attic without skylights: bare rafters on the right, one bulb, boxes and trunks."""
    width, depth, knee, pitch = 5.0, 4.6, 0.95, 41.0
    ridge = knee + width / 2 * math.tan(math.radians(pitch))
    run = width / 2 / math.cos(math.radians(pitch))
    box((width / 2, depth / 2, -0.05), (width, depth, 0.1), plain())
    ruled([((width * number / 33, 0, 0.003), (width * number / 33, depth, 0.003)) for number in range(1, 33)])
    room.wall((0, 0), (0, depth), knee, plain())
    room.wall((width, depth), (width, 0), knee, plain())
    right = attic.slope((width, depth), (width, 0), knee, pitch, run, plain(), (), 0.14, 2)
    left = attic.slope((0, 0), (0, depth), knee, pitch, run, plain(), (), 0.14, 3)
    # Rafters 24 in. on center under both slopes.
    for side in (left, right):
        for number in range(8):
            side.place([box((0.25 + number * 0.61, -0.07, run / 2), (0.045, 0.14, run), plain())])
    # They stand on the plates of the knee walls.
    for x in (0.045, width - 0.045):
        box((x, depth / 2, knee - 0.13), (0.09, depth, 0.045), plain())
    box((width / 2, depth / 2, ridge - 0.05), (0.05, depth, 0.2), plain())
    small = room.Opening(1.14, 0.60, 0.92, 0.80)
    gable = room.wall((0, depth), (width, depth), ridge, plain(), [small])
    gable.place(room.window_unit(small.width, small.height, plain(), lights=(2, 2), depth=0.11), small.middle, small.bottom, 0.019)
    for x in [0.6 + 0.61 * number for number in range(7)]:
        if abs(x - small.middle) > 0.36:
            up = knee + min(x, width - x) * math.tan(math.radians(pitch))
            box((x, depth - 0.05, up / 2), (0.04, 0.09, up), plain())
    tube([(2.5, 2.6, ridge - 0.15), (2.5, 2.6, 2.1)], 0.006, plain())
    cylinder((2.5, 2.6, 2.06), 0.035, 0.09, plain())
    for x, y, z, size, turn in (
        (3.5, 3.6, 0.2, (0.6, 0.45, 0.4), 8), (4.15, 3.5, 0.2, (0.5, 0.5, 0.4), -6), (3.6, 3.62, 0.57, (0.5, 0.4, 0.34), -9),
        (2.7, 3.9, 0.24, (0.9, 0.5, 0.48), 3), (4.3, 2.7, 0.17, (0.5, 0.4, 0.34), 20), (0.5, 3.2, 0.2, (0.5, 0.8, 0.4), 4), (0.55, 3.1, 0.55, (0.4, 0.5, 0.3), -8),
    ):
        box((x, y, z), size, plain(), 0, (0, 0, turn))
        box((x, y, z + size[2] / 2 + 0.01), (size[0] + 0.03, size[1] + 0.03, 0.03), plain(), 0, (0, 0, turn))
    light.camera((0.98, 0.14, 1.40), (2.50, depth, 1.02), lens=24)
    # A stain on the boards between two rafters, drawn in the plane of the slope.
    spot = right.place([shapes.solid([(0, 0, 0), (1e-4, 0, 0), (0, 0, 1e-4)], [(0, 1, 2)], plain())])[0]
    bpy.context.view_layer.update()
    return [[spot.matrix_world @ Vector(point) for point in line] for line in patch(1.165, 2.0, 0.5, 0.9, 4, -0.006)]


def carpentry():
    """The same hall: three hooks on a strip, a bench too low, boots on the floor, and plaster that has cracked."""
    width, depth, height = 4.0, 3.4, 2.6
    window_hole = room.Opening(0.75, 1.05, 0.75, 1.55)
    walls = room.room(width, depth, height, plain(), plain(), plain(), {"east": [window_hole]})
    walls["east"].place(room.window_unit(1.05, 1.55, plain(), lights=(2, 2)), window_hole.middle, 0.75)
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
    furnishings.hung_cloth(north, hooks[0] + 0.09, 1.575, GRAY, 0.68, 9, 0.1, 0.17)
    furnishings.hung_cloth(north, hooks[1], 1.565, GRAY, 0.86, 1, 0.21, 0.1)
    furnishings.hung_cloth(north, hooks[2], 1.55, GRAY, 0.62, 6, 0.1, 0.09)
    art = furnishings.framed(0.30, 0.38, plain(), plain(), 0.018, plain(), 0.05)
    north.place(art, 0.36, 1.45)
    carpentry_scene._umbrella_stand((0.36, depth - 0.30, 0.006))

    # A bench of 12 in.: a plank on two boards and a stretcher, with a carton and a basket on it.
    seat = [box((1.75, -0.22, 0.3), (1.24, 0.32, 0.035), plain()), box((1.75, -0.22, 0.16), (0.98, 0.03, 0.07), plain())]
    for x in (1.25, 2.25):
        seat.append(box((x, -0.22, 0.141), (0.035, 0.27, 0.282), plain()))
    north.place(seat)
    carton = [box((0, 0, 0.11), (0.36, 0.26, 0.22), plain())]
    carton += [box((0, way * 0.175, 0.2), (0.35, 0.11, 0.005), plain(), 0, (-way * 25, 0, 0)) for way in (-1, 1)]
    carton += [box((0, 0, 0.2205), (0.36, 0.003, 0.002), plain())]
    move(carton, (1.44, depth - 0.23, 0.318), 6)
    fine(household.basket(0.15, 0.2, at=(2.05, depth - 0.22, 0.318)))

    # Boots that do not fit under it, and a pair that fell over.
    rubber = plain()
    for x, y, turn, size in ((0.74, 0.34, 14, 1.0), (0.92, 0.3, -8, 1.0), (2.62, 0.4, 24, 0.72), (2.77, 0.34, 2, 0.72), (1.42, 0.6, -18, 1.0), (1.6, 0.63, 6, 1.0)):
        move(carpentry_scene.rubber_boot(rubber, size), (x, depth - y, 0), turn)
    fallen = carpentry_scene.rubber_boot(rubber, 0.9)
    for part in fallen:
        part.rotation_euler = (0, math.radians(84), 0)
    move(fallen, (3.2, depth - 0.36, 0.06), 35)
    light.camera((2.72, 0.14, 1.34), (1.92, depth, 1.08), lens=28)

    # From the ceiling down behind the hooks, with branches; a shorter one beside the window.
    wall = depth - 0.004
    main = crack((1.46, 2.44), (1.5, 0.98), 5, wall, 26, 0.022)
    branches = [crack((main[at][0], main[at][2]), (main[at][0] + over, main[at][2] - down), seed, wall, 8, 0.014) for at, over, down, seed in ((6, -0.2, 0.24, 2), (9, 0.24, 0.3, 3), (17, -0.13, 0.22, 7), (19, 0.16, 0.24, 8))]
    for branch, at in zip(branches, (6, 9, 17, 19)):
        branch[0] = main[at]
    return [main, *branches, crack((3.1, 2.46), (2.98, 1.85), 11, wall, 13, 0.02)]


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
