"""Front doors: the entrance and its lock from near."""

import math

from kit.garden import boxwood, flowers, ground, hydrangea, lawn, planter, tree, tree_line
from kit.furnishings import framed, landscape, table_lamp
from kit.light import LAMPLIGHT, WARM, area, camera, dusk, lamp, sun_sky
from kit.materials import DEEP_BLUE, WARM_WHITE, ceramic, metal, paint, paper, planks, rubber, stone, wood
from kit.openings import door_handle, entrance, entrance_hole, lantern, opening, panel_door, window
from kit.outside import TRIM, bricks, clapboard, flagstone, siding_paint, square_post
from kit.picture import at_night, picture
from kit.shapes import box, cylinder, lathe, move
from kit.sky import clouds
from kit.yard import doormat

#: How much of the foundation shows beside the landing of the front door.
FOUNDATION = 0.204


def knocker(x, y, z):
    """A brass ring knocker on a face at y towards -y."""
    brass = metal("brass", 0.18)
    made = [box((x, y - 0.005, z), (0.05, 0.01, 0.11), brass, 0.005)]
    ring = lathe([(0.04 + 0.007 * math.cos(a), 0.007 * math.sin(a)) for a in [2 * math.pi * i / 14 for i in range(15)]], (x, y - 0.019, z - 0.035), brass)
    ring.rotation_euler = (math.radians(82), 0, 0)
    made.append(ring)
    made.append(cylinder((x, y - 0.014, z + 0.008), 0.012, 0.022, brass, axis="y"))
    return made


def _hall(floor):
    """What the sidelights let one see: a hall with a stair's newel at the left, a lamp on a table at the right."""
    oak, brass = wood("oak"), metal("brass", 0.35)
    box((0, 2.32, floor + 1.4), (3.2, 0.02, 2.8), paint("#c9b795", 0.8), 0)
    box((0, 1.2, floor + 0.035), (3.0, 2.2, 0.02), planks("oak", 0.083, 1.3, "y"), 0)
    box((-0.42, 1.25, floor + 0.55), (0.1, 0.1, 1.1), oak, 0.006)
    box((-0.42, 1.25, floor + 1.12), (0.14, 0.14, 0.05), oak, 0.012)
    for number in range(4):
        box((-0.85, 1.45 + 0.25 * number, floor + 0.1 + 0.19 * number), (0.8, 0.27, 0.19), paint(TRIM, 0.5), 0.003)
        box((-0.85, 1.43 + 0.25 * number, floor + 0.205 + 0.19 * number), (0.8, 0.3, 0.028), oak, 0.006)
    move(framed(0.46, 0.56, wood("walnut"), landscape(14), 0.03, paper(), 0.06), (-0.42, 2.30, floor + 1.62))
    box((1.12, 1.50, floor + 0.40), (0.36, 0.80, 0.80), wood("walnut"), 0.006)
    move(table_lamp(0.56, ceramic("#b5623f", 0.25), watts=14), (1.14, 1.46, floor + 0.80))
    lamp((0.1, 1.1, floor + 2.2), 30, radius=0.1, color=LAMPLIGHT)


@picture("header-front-doors", samples=28, exposure=0.0)
@at_night("header-front-doors", exposure=0.7, samples=32)
def header_front_doors(night=False):
    """A deep blue six-panel door with sidelights under a porch, in late sun from the left; at night by its lanterns."""
    floor = 0.36
    hole = entrance_hole(0, floor)
    side_window = opening(-3.6, floor + 0.75, 0.97, 1.6)
    # The siding stops 2 in. above the landing, where flashing covers its foot, and beside it on the foundation.
    base, clear = FOUNDATION, (-1.95, 1.95, 0.0, floor + 0.05)
    holes = [(a + 7, b + 7, c - base, d - base) for a, b, c, d in (hole, side_window, clear)]
    move(clapboard(12, 5.6 - base, siding_paint(WARM_WHITE), openings=holes, seed=8), (-7, 0, base))
    move(bricks(12, base), (-7, 0.008, 0))
    for side in (-1, 1):
        box((side * 4.475, -0.018, base + 0.006), (5.05, 0.05, 0.03), paint(TRIM, 0.4), 0.006)
        box((side * 1.41, -0.004, floor + 0.027), (1.08, 0.008, 0.062), paint("#7d8287", 0.5), 0.001)
    entrance(0, floor, DEEP_BLUE)
    _hall(floor)
    knocker(0, 0.028, floor + 1.55)
    box((0, 0.025, floor + 0.14), (0.78, 0.003, 0.17), metal("brass", 0.22), 0.001)
    window(-3.6, floor + 0.75, 0.97, 1.6, shutters=DEEP_BLUE, lit=1.0 if night else 0.0)
    for x in (-1.35, 1.35):
        lantern((x, -0.012, floor + 1.5), lit=1.1 if night else 0.4)

    # Bluestone floor on a brick base, one step down to the walk.
    box((0, -0.95, floor - 0.025), (3.9, 1.9, 0.05), flagstone(), 0.008)
    move(bricks(3.8, floor - 0.05), (-1.9, -1.85, 0))
    left = move(bricks(1.85, floor - 0.05), (0, 0, 0))
    move(left, (-1.85, 0.0, 0), -90)
    box((0, -2.1, 0.155), (2.5, 0.62, 0.05), flagstone(), 0.008)
    move(bricks(2.4, 0.13), (-1.2, -2.38, 0))
    for x in (-1.72, 1.72):
        square_post(x, -1.68, floor, 2.65)
    white = paint(TRIM, 0.4)
    box((0, -1.68, floor + 2.75), (3.85, 0.24, 0.26), white, 0.006)
    box((0, -0.9, floor + 2.72), (3.8, 1.75, 0.05), paint("#c8d8d8", 0.4))
    for x in (-1.72, 1.72):
        box((x, -0.85, floor + 2.75), (0.2, 1.7, 0.26), white, 0.006)
    box((0, -0.95, floor + 2.93), (4.2, 2.2, 0.1), white, 0.02)

    doormat((0, -0.42, floor), 0.85, 0.5)
    pot = paint("#30343a", 0.5)
    planter((-1.05, -0.72, floor), 0.22, 0.44, 2, "white", pot)
    planter((1.05, -0.72, floor), 0.22, 0.44, 4, "white", pot)
    box((0, -4.2, 0.02), (1.6, 3.55, 0.05), stone("bluestone"), 0.01)
    ground([(-7, -1.3), (-1.95, -1.3), (-1.95, 0), (-7, 0)], 0.03, "mulch")
    ground([(1.95, -1.3), (7, -1.3), (7, 0), (1.95, 0)], 0.03, "mulch")
    for x, color in ((-4.9, "white"), (-3.8, "white"), (-2.75, "blue"), (2.7, "blue"), (3.9, "white")):
        hydrangea((x, -0.7, 0), 0.5, color, round(x * 3) % 7)
    boxwood((-2.2, -1.85, 0), 0.34, 1)
    boxwood((2.25, -1.85, 0), 0.34, 2)
    for number, x in enumerate((-2.9, -3.7, -4.5, 2.9, 3.6)):
        flowers((x, -1.35, 0), 0.26, "violet", number, 0.26, 36)
    lawn(-7, -0.8, -6, -1.3)
    lawn(0.8, 7, -6, -1.3)
    tree((-13, -9, 0), 9, "maple", 3)
    tree_line(-30, -40, 40, 12)
    if night:
        dusk(0.5, 318)
        clouds(0.5, "#e58d70", 0.95, seed=2.0)
        area((-16, -14, 9), (0, 0, 2), (10, 8), 500, (1.0, 0.72, 0.56))
        # A flat lamp in the porch's ceiling.
        area((0, -0.95, floor + 2.68), (0, -0.95, 0), 1.0, 14, WARM)
        # Else the glow of the horizon shines up through the gaps between the beds.
        ground([(-9, -7), (9, -7), (9, 3), (-9, 3)], -0.03)
    else:
        sun_sky(22, 222, sun=4.4)
        clouds(0.4, "#fff0dc", 7)
    camera((-1.5, -6.35, 1.55), (-1.15, 0, 1.74), 29)


@picture("text-front-doors", samples=32, exposure=0.1)
def text_front_doors():
    """The brass handle set of a forest green door, raking light from the side."""
    green = "#2d4a3d"
    move(clapboard(1.2, 2.6, siding_paint("#e6e1d3")), (0.64, 0, 0))
    panel_door(0, 0, 0.914, 2.03, green, 0.05, knob="brass", side=-1)
    # The latch side is on the right; the panel door's own knob stays outside the picture.
    door_handle(0.385, 0.028, 0.99)
    white = paint(TRIM, 0.35)
    # The door opens inwards: from outside one sees casing, jamb and stop, and the door behind them on its weatherstrip.
    box((0.488, 0.05, 1.1), (0.05, 0.165, 2.2), white, 0.002)
    box((0.4515, 0.0105, 1.1), (0.023, 0.027, 2.2), white, 0.003)
    box((0.4455, 0.0262, 1.1), (0.011, 0.0045, 2.1), rubber("#4a3b2c"), 0.0015)
    box((0.556, -0.012, 1.1), (0.17, 0.045, 2.2), white, 0.006)
    box((0, 0.5, 1.1), (2.0, 0.02, 2.4), paint("#3a3026", 0.8), 0)
    tree((-6, -7, -3), 7, "maple", 2)
    tree((3, -14, -1), 9, "oak", 1)
    tree_line(-22, -30, 30, 10)
    ground([(-30, -1), (30, -1), (30, -40), (-30, -40)], -0.4)
    sun_sky(27, 232, sun=5.0)
    camera((0.06, -0.85, 1.27), (0.31, 0.03, 1.08), 46, straight=False, focus=(0.385, -0.03, 1.03), fstop=3.2)

