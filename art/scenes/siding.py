"""Siding, gutters, fences: the outside of a house from its garden."""

import math
import random

from kit.garden import boxwood, flowers, ground, hills, hydrangea, lawn, mulch_bed, ornamental_grass, shrub, spruce, tree, tree_line
from kit.light import WARM, area, camera, dusk, sun_sky
from kit.materials import metal, paint, plastic, stone
from kit.openings import entrance, entrance_hole, lantern, opening, window
from kit.outside import (
    TRIM,
    bricks,
    brickwork,
    clapboard,
    corner_board,
    downspout,
    eave,
    flagstone,
    paving,
    picket_fence,
    roof_plane,
    siding_paint,
)
from kit.picture import at_night, picture
from kit.shapes import box, cylinder, lathe, move, tube
from kit.sky import clouds


def _emitter(x, y):
    """A pop-up emitter, closed: the green lid of a buried drain's end, as high as the grass, river stones around it."""
    green = plastic("#3f6b45", 0.4)
    lathe([(0.079, 0.0), (0.079, 0.075), (0.086, 0.081), (0.096, 0.079), (0.098, 0.0)], (x, y, 0), green, 56)
    lathe([(0, 0.085), (0.03, 0.085), (0.074, 0.080), (0.078, 0.073)], (x, y, 0), green, 56)
    for step in range(6):
        angle = math.radians(20 + 60 * step)
        box((x + 0.038 * math.cos(angle), y + 0.038 * math.sin(angle), 0.086), (0.042, 0.004, 0.003), green, 0.001, (0, 0, math.degrees(angle)))
    chance = random.Random(7)
    for _ in range(130):
        way, reach = chance.uniform(0, 6.28), chance.uniform(0.11, 0.19)
        pebble = lathe([(0, -0.5), (0.35, -0.42), (0.5, -0.1), (0.46, 0.2), (0.28, 0.42), (0, 0.48)], (0, 0, 0), stone(chance.choice(("slate", "bluestone", "concrete")), 0.35), 14)
        size = chance.uniform(0.022, 0.055)
        pebble.scale = (size * chance.uniform(0.9, 1.5), size, size * 0.62)
        pebble.rotation_euler = (chance.uniform(-0.3, 0.3), chance.uniform(-0.3, 0.3), chance.uniform(0, 6.28))
        pebble.location = (x + reach * math.cos(way), y + reach * math.sin(way), chance.uniform(0.03, 0.058) + size * 0.15)


@picture("header-exterior", samples=28, exposure=0.1)
@at_night("header-exterior", exposure=0.75, samples=32)
def header_exterior(night=False):
    """A long sage clapboard side in raking morning sun, or before sunrise: gutter, a leader into its buried drain, windows, hydrangeas.

    The drain ends 10 ft. from the wall, in an emitter whose green lid lies in the lawn.
    """
    length, base, top = 14.0, 0.42, 3.35
    spots = (6.2, 9.0, 11.8)
    holes = [opening(x, base + 0.75, 1.0, 1.6) for x in spots]
    move(bricks(length, base), (0, 0, 0))
    wall = [clapboard(length, top - base, siding_paint("#7d8b7b"), openings=[(a, b, c - base, d - base) for a, b, c, d in holes], seed=5)]
    move(wall, (0, -0.01, base))
    box((length / 2, -0.03, base + 0.01), (length, 0.07, 0.035), paint(TRIM, 0.4), 0.008)
    # From the water table up to the frieze.
    move(corner_board(length, top - base - 0.19, base, side=-1), (0.02, -0.01, 0))
    for x in spots:
        lit = 1.0 if night and x != spots[2] else 0.0
        move(window(x, base + 0.75, 1.0, 1.6, grid=(3, 2), curtains=x != spots[1], shade=0.25 if x == spots[1] else 0, lit=lit), (0, -0.01, 0))
    move(eave(length, top), (0, -0.01, 0))
    move(roof_plane(length, 6, 34), (0, -0.43, top + 0.16))
    x = 3.35
    downspout([(x, -0.44, top + 0.09), (x, -0.44, top - 0.02), (x, -0.07, top - 0.3), (x, -0.07, 0.14)], straps=(top - 0.7, 1.0))
    pvc = plastic("#e4e3dd", 0.35)
    lathe([(0.062, -0.12), (0.062, 0.12), (0.067, 0.12), (0.067, 0.155), (0.052, 0.170), (0, 0.170)], (x, -0.085, 0.0), pvc, 48)
    box((x, -0.075, 0.18), (0.095, 0.072, 0.034), pvc, 0.005)
    _emitter(4.75, -3.04)

    mulch_bed(0, 14, -1.35, -0.12)
    for number, place in enumerate((4.9, 6.1, 7.35, 8.6, 9.9, 11.2, 12.5)):
        hydrangea((place, -0.78, 0), (0.5, 0.6, 0.54)[number % 3], ("blue", "blue", "white")[number % 3], number, 18)
    for number, place in enumerate((5.4, 6.7, 8.0, 9.3)):
        flowers((place, -1.38, 0), 0.22, "violet", number, 0.24, 30)
    shrub((0.85, -0.62, 0), 0.42, "oak", 1)
    shrub((1.75, -0.58, 0), 0.32, "spring", 2, 0.8)
    lawn(-2, 14, -7.5, -1.25)
    ground([(-3, -7), (14, -7), (14, 0.2), (-3, 0.2)], -0.02)
    lawn(14, 40, -10, 14, coarse=True)
    tree((22, 5, 0), 9, "maple", 2)
    spruce((27, 0, 0), 12)
    tree((18.5, -1.5, 0), 7.5, "oak", 3)
    # Behind the camera: its shade falls over the left of the wall.
    tree((4.0, -17, 0), 11, "maple", 1)
    tree_line(16, 16, 60, 10)
    hills(color="#36444c" if night else "#4c5f58")
    # Else the glow of the horizon shows below the hills like a lake.
    ground([(-60, -60), (140, -60), (140, 140), (-60, 140)], -0.05)
    if night:
        dusk(0.5, 62)
        clouds(0.5, "#e58d70", 0.95, seed=2.0)
        # The first light of the eastern sky along the wall, and what two windows throw on the flowers.
        area((16, -14, 9), (5, 0, 2), (10, 8), 700, (1.0, 0.74, 0.60))
        for x in spots[:2]:
            area((x, -0.12, base + 1.5), (x, -2.6, 0), (0.9, 1.4), 10, WARM)
    else:
        sun_sky(21, 124, sun=4.6)
        clouds(0.4, "#ffe9d0", 7)
    camera((1.7, -5.7, 1.6), (5.9, -0.4, 1.52), 24)


@picture("text-exterior", samples=28, exposure=0.1)
def text_exterior():
    """A white picket fence with its gate ajar; the walk leads to the steps and the red six-panel door of a cream house."""
    white = paint(TRIM, 0.45)
    opened = 1.1
    move(picket_fence(4.8, 1.07), (-5.4, 0, 0))
    move(picket_fence(4.8, 1.07), (0.6, 0, 0))
    for x in (-0.6, 0.6):
        # Six-inch posts: they also cover the end posts of the fence.
        box((x, 0.05, 0.66), (0.152, 0.152, 1.32), white, 0.006)
        box((x, 0.05, 0.10), (0.192, 0.192, 0.20), white, 0.008)
        box((x, 0.05, 1.27), (0.170, 0.170, 0.02), white, 0.006)
        box((x, 0.05, 1.335), (0.21, 0.21, 0.035), white, 0.012)
        lathe([(0.05, 1.352), (0.03, 1.362), (0.026, 1.372), (0.046, 1.39), (0.058, 1.415), (0.056, 1.44), (0.04, 1.462), (0, 1.472)], (x, 0.05, 0), white, 40)

    gate = picket_fence(opened - 0.06, 1.0, spacing=0.116, post=None)
    # The brace rises from the lower hinge to the latch: it carries the gate in compression.
    gate.append(box((opened / 2 - 0.03, 0.0, 0.495), (0.99, 0.034, 0.089), white, rotation=(0, -21.5, 0)))
    for z in (0.27, 0.72):
        gate.append(box((0.14, -0.024, z), (0.26, 0.006, 0.034), metal("black"), 0.002))
        gate.append(cylinder((0.0, -0.02, z), 0.011, 0.06, metal("black")))
    gate.append(tube([(0.96, -0.025, 0.78), (0.96, -0.06, 0.77), (0.96, -0.06, 0.69), (0.96, -0.025, 0.68)], 0.006, metal("black"), smooth=True))
    # A thumb latch: its bar reaches past the gate's edge, its catch is on the other post.
    gate.append(box((0.99, -0.045, 0.735), (0.16, 0.008, 0.022), metal("black"), 0.002))
    gate.append(box((0.93, -0.042, 0.735), (0.05, 0.008, 0.11), metal("black"), 0.002))
    move(gate, (-0.52, 0.03, 0.03), 38)
    box((0.521, -0.005, 0.775), (0.008, 0.06, 0.13), metal("black"), 0.002)
    tube([(0.515, -0.02, 0.745), (0.475, -0.02, 0.745), (0.465, -0.02, 0.765), (0.475, -0.02, 0.79), (0.515, -0.02, 0.81)], 0.006, metal("black"))

    paving(-0.55, 0.55, -5, 9, 0.02, unit=0.275, seed=3)
    for side in (-1, 1):
        inner, outer = sorted((side * 0.62, side * 5.2))
        mulch_bed(inner, outer, 0.2, 1.5, seed=3 + side)
        mulch_bed(inner, outer, -0.75, -0.1, seed=7 + side)
        for number in range(6):
            x = side * (1.0 + number * 0.75)
            flowers((x, -0.42, 0), 0.27, ("violet", "white", "pink")[(number + (side > 0)) % 3], number + 3, 0.32, 46)
            hydrangea((x + side * 0.1, 0.85, 0), 0.52, ("white", "pink", "blue")[number % 3], number + 2)
        ornamental_grass((side * 1.0, 1.7, 0), 1.0)
        lawn(*sorted((side * 0.55, side * 7)), -5, -0.75)
        lawn(*sorted((side * 0.55, side * 10)), 1.5, 9, coarse=True)
    boxwood((-0.95, 2.2, 0), 0.42, 1)
    boxwood((0.95, 2.2, 0), 0.42, 2)

    # The house at the end of the walk: door and steps on the walk's middle line.
    base, floor = 0.3, 0.36
    holes = [opening(x, 1.15, 1.0, 1.55) for x in (2.0, 10.0)] + [entrance_hole(6, floor, side_light=0.26)]
    house = move([clapboard(13, 4.2 - base, siding_paint("#d9c9a3"), openings=[(left, right, low - base, high - base) for left, right, low, high in holes])], (0, 0, base))
    house += bricks(13, base)
    house.append(box((6.5, -0.025, base + 0.008), (13, 0.06, 0.035), white, 0.008))
    for x in (2.0, 10.0):
        house += window(x, 1.15, 1.0, 1.55, shutters="#2f4a3c")
    house += entrance(6, floor, "#7c2b25", side_light=0.26)
    house += lantern((7.12, -0.012, floor + 1.5))
    for wide, out, top in ((2.3, 1.35, floor - 0.01), (2.9, 1.75, floor / 2)):
        house.append(box((6, -out / 2, top - 0.03), (wide, out, 0.06), flagstone(), 0.012))
        house.append(box((6, -out / 2 + 0.02, (top - 0.06) / 2), (wide - 0.08, out - 0.06, top - 0.06), brickwork(), 0.004))
    house += corner_board(0, 4.2) + eave(13, 4.2) + move(roof_plane(13, 6, 36), (0, -0.43, 4.35))
    move(house, (-6, 11, 0))
    shrub((-2.15, 10.45, 0), 0.42, "spring", 1, 0.85)
    shrub((2.2, 10.4, 0), 0.46, "spring", 2, 0.8)
    shrub((-3.5, 10.2, 0), 0.7, "oak", 1)
    shrub((3.6, 10.25, 0), 0.75, "oak", 2)
    ground([(-40, 8.9), (40, 8.9), (40, 60), (-40, 60)], -0.01)
    # Earth under beds and walk, so that no joint between them is empty.
    ground([(-8, -5.2), (8, -5.2), (8, 9), (-8, 9)], -0.025)
    tree((8.5, 9, 0), 8, "maple", 2)
    tree((-9.5, 13, 0), 10, "oak", 1)
    tree_line(20, -40, 40, 12)
    sun_sky(28, 235, sun=4.3)
    clouds(0.45, "#fff1df", 7)
    camera((0.5, -3.9, 1.5), (-0.16, 0.4, 1.14), 34, focus=(0.0, 0.6, 0.8), fstop=4.5)
