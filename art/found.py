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
from kit import attic, light, room  # noqa: E402
from kit.light import camera  # noqa: E402
from kit.line_drawing import draw  # noqa: E402
from kit.materials import paint  # noqa: E402
from kit.openings import opening, window  # noqa: E402
from kit.outside import bricks, clapboard, corner_board, downspout, eave  # noqa: E402
from kit.shapes import box, cylinder, move, prism, tube  # noqa: E402
from scenes import decks as deck_scene  # noqa: E402

GRAY = "#888888"


def plain():
    """Lines have no material; the kit asks for one."""
    return paint(GRAY, 0.5)


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
    """A rotten, loose or wet place in the plane y = `out`: its ragged outline, hatched."""
    chance = random.Random(seed)
    ring = []
    for step in range(23):
        angle = 2 * math.pi * step / 22
        far = 1 if step in (0, 22) else chance.uniform(0.8, 1.12)
        ring.append((x + wide / 2 * math.cos(angle) * far, out, z + tall / 2 * math.sin(angle) * far))
    lines, count = [ring], 7
    for step in range(1, count):
        part = 2 * step / count - 1
        half = math.sqrt(1 - part * part) * 0.82
        lines.append([(x + wide / 2 * (part - half * 0.45), out, z - tall / 2 * half), (x + wide / 2 * (part + half * 0.45) * 0.98, out, z + tall / 2 * half)])
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
    move(clapboard(13, 8.2, plain(), openings=[(a + 2, b + 2, c, d) for a, b, c, d in holes]), (-2, 0, 0))
    corner_board(-2.0, 8.2, side=1)
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
        box(((left + right) / 2 - short / 2, y, top - sag), (right - left - short, 0.13, 0.03), plain(), 0, (0, chance.uniform(-0.6, 0.6), 0))
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
    camera((-3.0, -7.9, 1.75), (-0.1, -2.0, 1.75), 29)
    feet = [*patch(left + 0.16, 0.1, 0.3, 0.2, 1, front + 0.04), *patch(2.66, 0.1, 0.28, 0.2, 2, front + 0.04)]
    return [*feet, *patch(0.75, 0.62, 1.0, 0.28, 3, -0.03)]


def front_doors():
    """A plain door without sidelights in a wall of clapboard, under the same porch; its sill and a post's foot are rotten."""
    floor = 0.36
    wide, tall = 0.914, 2.03
    hole = opening(0, floor, wide + 0.1, tall + 0.05)
    side_window = opening(-3.6, floor + 0.75, 0.97, 1.6)
    move(clapboard(12, 4.2, plain(), openings=[(a + 7, b + 7, c, d) for a, b, c, d in (hole, side_window)], seed=8), (-7, 0, 0))
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
    camera((-1.5, -6.2, 1.55), (-1.15, 0, 1.62), 29)
    return [
        *patch(-0.5, floor + 0.16, 0.22, 0.36, 1, -0.06),
        *patch(-1.72, floor + 0.12, 0.2, 0.3, 2, -1.74),
        [(-0.9, -1.9, floor + 0.005), (-0.7, -1.5, floor + 0.005), (-0.86, -1.1, floor + 0.005), (-0.5, -0.6, floor + 0.005)],
        crack((-0.6, 0.3), (-0.35, 0.02), 4, -1.86, 5, 0.02),
    ]


def exterior():
    """The same long wall: boards gone, the gutter down at one end, its leader ending at the wall."""
    length, base, top = 14.0, 0.42, 3.35
    spots = (6.2, 9.0, 11.8)
    holes = [opening(x, base + 0.75, 1.0, 1.6) for x in spots]
    move(bricks(length, base), (0, 0, 0))
    move(clapboard(length, top - base, plain(), openings=[(a, b, c - base, d - base) for a, b, c, d in holes], exposure=0.18, seed=5), (0, -0.01, base))
    box((length / 2, -0.03, base + 0.01), (length, 0.07, 0.035), plain())
    for x in spots:
        move(window(x, base + 0.75, 1.0, 1.6, grid=(1, 1), curtains=False), (0, -0.01, 0))
    move(eave(length, top, drain=False), (0, -0.01, 0))
    edge, rise = -0.43, 6 * math.sin(math.radians(34))
    for number in range(19):
        part = number / 18
        y, z = edge + part * 6 * math.cos(math.radians(34)), top + 0.16 + part * rise
        box((length / 2, y, z - 0.02), (length, 0.02, 0.02), plain())
    prism([(edge, top + 0.14), (edge + 4.97, top + 0.14 + rise), (edge + 4.97, top + 0.1 + rise), (edge, top + 0.1)], length, plain(), "yz")
    # A gutter that has come off its spikes, and what is left of its leader.
    board((0, -0.5, top + 0.1), (4.4, -0.5, top + 0.06), 0.11, 0.12)
    board((4.4, -0.5, top + 0.06), (9.2, -0.62, top - 0.62), 0.11, 0.12)
    x = 3.35
    downspout([(x, -0.44, top + 0.02), (x, -0.44, top - 0.05), (x, -0.07, top - 0.35), (x, -0.07, 1.5)], straps=(top - 0.7,))
    downspout([(x + 0.02, -0.09, 0.75), (x + 0.1, -0.12, 0.06)])
    box((6, -3, -0.02), (40, 14, 0.02), plain())
    camera((1.7, -5.7, 1.6), (5.9, -0.4, 1.52), 24)
    bare = [line for seed, (x, z, wide, tall) in enumerate(((4.6, 1.0, 1.1, 0.7), (7.6, 2.5, 1.2, 0.5), (2.6, 2.2, 0.8, 0.5), (10.3, 1.2, 0.9, 0.8))) for line in patch(x, z, wide, tall, seed, -0.04)]
    wet = [(4.2 + 0.25 * step, -0.05, 0.5 + (0.14 if step % 2 else 0.02)) for step in range(10)]
    return [*bare, wet]


def tile():
    """The same corner: a shower pan with a surround of panels on one wall, a rod and a curtain."""
    height, depth = 2.6, 2.4
    box((1.2, 0.2, -0.05), (5.4, 5.6, 0.1), plain())
    box((1.2, 0.2, height + 0.05), (5.4, 5.6, 0.1), plain())
    room.wall((-1.2, depth), (1.3, depth), height, plain())
    room.wall((1.3, depth), (3.6, depth), height, plain())
    room.wall((-1.2, -2.4), (-1.2, depth), height, plain())
    east = room.wall((3.6, depth), (3.6, -2.4), height, plain(), [room.Opening(1.25, 0.9, 0.85, 1.45), room.Opening(2.5, 0.9, 0.85, 1.45)], room.OUTER_WALL)
    for each in east.openings:
        east.place(room.window_unit(each.width, each.height, plain(), lights=(2, 2)), each.middle, each.bottom)
    # Square 4 1/4 in. tile to 5 ft. around a stall, three rows of them fallen at the valve.
    size = 0.108
    gone = {(9, 5), (9, 6), (10, 5), (10, 6), (10, 7), (11, 6), (9, 7), (4, 1), (5, 1), (15, 2)}
    for column in range(21):
        for row in range(15):
            if (column, row) in gone:
                continue
            box((1.36 + (column + 0.5) * (size + 0.003), depth - 0.004, 0.14 + (row + 0.5) * (size + 0.003)), (size, 0.008, size), plain())
    # What has fallen leaves the bare board, and lies in the pan.
    for number in range(6):
        box((2.1 + 0.13 * number, depth - 0.3 - 0.1 * (number % 3), 0.01), (size, size, 0.008), plain(), 0, (0, 0, 31 * number))
    box((1.34, depth - 0.45, 0.07), (0.09, 0.9, 0.14), plain())
    box((2.47, depth - 0.9, 0.07), (2.3, 0.09, 0.14), plain())
    box((2.5, depth - 0.02, 1.12), (0.13, 0.03, 0.13), plain())
    cylinder((2.5, depth - 0.05, 1.12), 0.035, 0.06, plain(), axis="y")
    box((2.5, depth - 0.01, 2.06), (0.09, 0.02, 0.09), plain())
    box((2.5, depth - 0.09, 2.06), (0.03, 0.16, 0.03), plain())
    box((2.5, depth - 0.17, 2.01), (0.09, 0.09, 0.07), plain())
    cylinder((2.45, depth - 0.88, 2.02), 0.012, 2.3, plain(), axis="x")
    for number in range(12):
        x = 1.4 + number * 0.035
        box((x, depth - 0.88 + 0.025 * (-1) ** number, 1.08), (0.034, 0.01, 1.86), plain(), 0, (0, 0, 34 * (-1) ** number))
    for x in (0.44, 1.0):
        box((x, depth - 0.03, 1.3), (0.05, 0.06, 0.05), plain())
    box((0.72, depth - 0.06, 1.3), (0.56, 0.02, 0.02), plain())
    box((0.74, depth - 0.075, 1.02), (0.36, 0.015, 0.58), plain())
    light.camera((1.5, -1.95, 1.3), (1.62, depth, 1.2), lens=31)
    damp = [*patch(2.47, 0.76, 0.5, 0.5, 2, depth - 0.012), *patch(0.95, 0.3, 0.56, 0.44, 7, depth - 0.01)]
    return [*damp, crack((0.1, 2.55), (0.5, 1.75), 3, depth - 0.01, 8, 0.05)]


def skylights():
    """The same attic without skylights: bare rafters on the right, one bulb, boxes and trunks."""
    width, depth, knee, pitch = 5.0, 4.6, 0.95, 41.0
    ridge = knee + width / 2 * math.tan(math.radians(pitch))
    run = width / 2 / math.cos(math.radians(pitch))
    box((width / 2, depth / 2, -0.05), (width, depth, 0.1), plain())
    for number in range(33):
        box((width * (number + 0.5) / 33, depth / 2, 0.001), (width / 33 - 0.006, depth, 0.006), plain())
    room.wall((0, 0), (0, depth), knee, plain())
    room.wall((width, depth), (width, 0), knee, plain())
    right = attic.slope((width, depth), (width, 0), knee, pitch, run, plain(), (), 0.14, 2)
    left = attic.slope((0, 0), (0, depth), knee, pitch, run, plain(), (), 0.14, 3)
    # Rafters 24 in. on center under both slopes.
    for side in (left, right):
        for number in range(8):
            side.place([box((0.25 + number * 0.61, -0.07, run / 2), (0.045, 0.14, run), plain())])
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
    return [[spot.matrix_world @ Vector(point) for point in line] for line in patch(1.77, 1.45, 0.5, 0.9, 4, -0.006)]


def carpentry():
    """The same hall: three hooks on a strip, a bench too low, a crate, boots on the floor."""
    width, depth, height = 4.0, 3.4, 2.6
    window_hole = room.Opening(0.75, 1.05, 0.75, 1.55)
    walls = room.room(width, depth, height, plain(), plain(), plain(), {"east": [window_hole]})
    walls["east"].place(room.window_unit(1.05, 1.55, plain(), lights=(2, 2)), window_hole.middle, 0.75)
    room.trim([walls["east"], walls["west"], walls["north"]], plain(), crown=None)
    for x in range(5):
        box((0.4 + x * 0.8, depth / 2, 0.001), (0.004, depth, 0.004), plain())
    for y in range(5):
        box((width / 2, 0.3 + y * 0.7, 0.001), (width, 0.004, 0.004), plain())
    north = walls["north"]
    parts = [box((1.15, -0.01, 1.62), (1.1, 0.02, 0.11), plain(), 0, (0, 1.6, 0))]
    for x in (0.75, 1.15, 1.55):
        parts += [box((x, -0.05, 1.62), (0.02, 0.09, 0.03), plain()), box((x, -0.09, 1.645), (0.02, 0.02, 0.07), plain())]
    # Coats as they hang, one over the other.
    for x, wide, long, out in ((0.75, 0.42, 0.95, 0.1), (1.12, 0.5, 0.8, 0.16), (1.55, 0.38, 1.05, 0.1)):
        shape = [(x - 0.05, 1.62), (x + 0.05, 1.62), (x + wide / 2, 1.5), (x + wide / 2 * 1.1, 1.62 - long), (x - wide / 2 * 1.08, 1.64 - long), (x - wide / 2, 1.5)]
        parts.append(prism(shape, -out, plain(), "xz"))
    parts += [box((2.35, -0.2, 0.4), (1.0, 0.34, 0.03), plain())]
    parts += [box((x, -0.2, 0.19), (0.04, 0.3, 0.38), plain()) for x in (1.93, 2.77)]
    for number, (x, turn) in enumerate(((2.1, 5), (2.45, -8))):
        parts.append(box((x, -0.2, 0.53), (0.3, 0.28, 0.22), plain(), 0, (0, 0, turn)))
    north.place(parts)
    for x, y, turn in ((0.9, 0.35, 30), (1.1, 0.55, -20), (1.45, 0.3, 12), (1.62, 0.42, 60), (3.2, 0.4, -10), (3.36, 0.45, 4)):
        boot = [(0, 0), (0.26, 0), (0.27, 0.05), (0.2, 0.09), (0.11, 0.12), (0.11, 0.3), (0, 0.3)]
        move(prism(boot, 0.09, plain(), "xz"), (x, depth - y, 0), turn)
    box((3.5, depth - 0.6, 0.18), (0.42, 0.36, 0.36), plain(), 0, (0, 0, 14))
    light.camera((2.72, 0.14, 1.34), (1.92, depth, 1.08), lens=28)
    return [*patch(2.3, 0.09, 0.9, 0.12, 3, depth - 0.02), crack((2.9, 2.6), (2.62, 1.9), 5, depth - 0.004, 8, 0.03)]


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
