"""Porches and patios: the front porch and the pergola over its patio."""

from kit.garden import boxwood, flowers, ground, hills, hydrangea, lawn, ornamental_grass, planter, shrub, tree, tree_line
from kit.light import camera, sun_sky
from kit.materials import DEEP_BLUE, paint, wood
from kit.openings import entrance, entrance_hole, lantern, opening, window
from kit.outside import TRIM, boards, clapboard, paving, railing, siding_paint, turned_post
from kit.picture import picture
from kit.shapes import box, move
from kit.sky import clouds
from kit.yard import barrel_lantern, doormat, drink, mug, outdoor_chair, outdoor_table, pillow, porch_swing, rocking_chair, side_table

#: The colour of porch ceilings along the Hudson and further south.
HAINT_BLUE = "#a9c9cf"


def beadboard_ceiling(x0, x1, y0, y1, z, color):
    """Tongue-and-groove boards along x, 3 1/4 in. wide, each with a bead at its edge."""
    skin, made, width, y = paint(color, 0.35), [], 0.0826, y0
    while y < y1:
        made.append(box(((x0 + x1) / 2, y + width / 2 - 0.004, z), (x1 - x0, width - 0.01, 0.02), skin, 0.0025))
        made.append(box(((x0 + x1) / 2, y + width - 0.0065, z + 0.001), (x1 - x0, 0.007, 0.02), skin, 0.003))
        y += width
    return made


@picture("project-porch", exposure=0.2)
def project_porch():
    """Along a front porch in the morning: turned posts, haint-blue ceiling, swing and rocker."""
    floor, ceiling, depth = 0.6, 3.25, 2.5
    grey = paint("#6f7a80", 0.35)
    # The house wall runs along y, its face towards +x; the porch lies to its right.
    holes = [opening(2.4, floor + 0.65, 0.97, 1.75), entrance_hole(5.2, floor, side_light=0.3), opening(8.0, floor + 0.65, 0.97, 1.75)]
    wall = [clapboard(12, ceiling - 0.02, siding_paint("#e3dfd2"), openings=holes, exposure=0.114)]
    wall += window(2.4, floor + 0.65, 0.97, 1.75, grid=(1, 1), shutters="#2c4a3f")
    wall += window(8.0, floor + 0.65, 0.97, 1.75, grid=(1, 1), shutters="#2c4a3f")
    wall += entrance(5.2, floor, "#8e3f2e", side_light=0.3)
    wall += lantern((4.05, -0.02, floor + 1.65))
    wall += doormat((5.2, -0.55, floor))
    move(wall, (0, -1, 0), 90)
    boards(0, depth, -1, 10.5, floor, grey, width=0.083, gap=0.002, along="x", seed=2)
    box((depth + 0.01, 4.75, floor - 0.13), (0.03, 11.5, 0.22), paint(TRIM, 0.4))
    box((depth - 0.1, 4.75, 0.25), (0.03, 11.5, 0.5), paint("#59635a", 0.6))

    beadboard_ceiling(-0.05, depth + 0.12, -1, 10.5, ceiling, HAINT_BLUE)
    white = paint(TRIM, 0.4)
    box((depth - 0.1, 4.75, ceiling - 0.14), (0.2, 11.5, 0.26), white, 0.006)
    box((depth - 0.1, 4.75, ceiling - 0.02), (0.27, 11.5, 0.05), white, 0.01)
    box((0.02, 4.75, ceiling - 0.05), (0.04, 11.5, 0.09), white, 0.01)
    box((depth / 2, 4.75, ceiling + 0.08), (depth + 0.9, 11.5, 0.1), white)
    stops = [-0.2, 2.35, 5.0, 7.65, 10.3]
    for y in stops:
        turned_post(depth - 0.1, y, floor, ceiling - 0.27 - floor)
    # Closed all along: the steps are at the porch's near end.
    for a, b in zip(stops, stops[1:]):
        railing((depth - 0.1, a + 0.06), (depth - 0.1, b - 0.06), floor)

    swing = porch_swing((0, 0, floor), ceiling, 1.35, wood("oak"), "#e6dcc6")
    move(swing, (1.25, 6.9, 0), 3)
    pillow((0.9, 7.05, floor + 0.7), 0.4, DEEP_BLUE, 18, 8)
    pillow((1.55, 7.03, floor + 0.69), 0.38, "#b5623f", 20, -6)
    rocking_chair((0.82, 2.75, floor), 68)
    side_table((0.55, 2.05, floor), 88, white, 0.5, 0.4)
    mug((0.55, 2.0, floor + 0.5), turn=-40)
    planter((2.0, 1.9, floor), 0.2, 0.36, 2, "red")
    planter((0.38, 5.35 - 2.2, floor), 0.2, 0.4, 5, "white")
    planter((0.4, 5.4, floor), 0.2, 0.4, 3, "white")

    for number, y in enumerate((3.4, 4.4, 5.6, 6.7, 7.8, 8.9)):
        hydrangea((depth + 0.55, y, 0), 0.55, "white" if number % 2 else "pink", number)
    lawn(depth + 1, 9, 0, 12, coarse=True)
    ground([(depth, -2), (40, -2), (40, 60), (-20, 60), (-20, 10.6), (depth, 10.6)], -0.01)
    tree((8.5, 13, 0), 9, "maple", 2)
    tree((13, 10, 0), 10, "oak", 1)
    tree((5, 18, 0), 9, "maple", 3)
    tree_line(28, -12, 30, 10)
    hills()
    sun_sky(24, 118, sun=4.4)
    clouds(0.4, "#fff0dd", 7)
    camera((1.35, -0.75, floor + 1.38), (1.32, 5.0, floor + 1.5), 23)


@picture("project-pergola", samples=24, exposure=0.15)
def project_pergola():
    """A cedar pergola with climbing shade over a bluestone patio, laid for lunch."""
    cedar = wood("weathered", tint="#d89c6c")
    paving(-4.2, 4.2, -6.0, 3.6, 0.03, seed=5)
    posts = [(x, y) for x in (-2.3, 2.3) for y in (-1.5, 2.0)]
    for x, y in posts:
        box((x, y, 1.25), (0.19, 0.19, 2.45), cedar, 0.008)
        box((x, y, 0.14), (0.27, 0.27, 0.22), cedar, 0.012)
        box((x, y, 2.12), (0.24, 0.24, 0.05), cedar, 0.01)
        for side in (-1, 1):
            box((x - side * 0.0 + (0.26 if x < 0 else -0.26), y + side * 0.055, 2.1), (0.72, 0.05, 0.09), cedar, 0.005, rotation=(0, -45 if x < 0 else 45, 0))
    for y in (-1.5, 2.0):
        for side in (-0.12, 0.12):
            box((0, y + side, 2.46), (5.6, 0.045, 0.235), cedar, 0.005)
    for number in range(13):
        box((-2.55 + number * 0.425, 0.25, 2.66), (0.045, 4.7, 0.185), cedar, 0.005)
    for number in range(16):
        box((0, -1.9 + number * 0.285, 2.775), (5.5, 0.04, 0.04), cedar, 0.004)
    outdoor_table((0, 0.35, 0.03), 0, 2.1, 0.95)
    for x in (-0.6, 0.15, 0.75):
        outdoor_chair((x, -0.35 + 0.05 * (x > 0.5), 0.03), 180 + 7 * (x < 0) - 14 * (x > 0.5), seat="#dcd3be")
        outdoor_chair((x + 0.03, 1.08, 0.03), 4 * (x > 0), seat="#dcd3be")
    barrel_lantern((-0.25, 0.4, 0.78), 0.24)
    planter((0.28, 0.35, 0.78), 0.1, 0.14, 4, "white")
    for x, y in ((-0.7, 0.08), (0.15, 0.06), (0.8, 0.62)):
        drink((x, y, 0.78))
    planter((-2.85, -1.75, 0.03), 0.27, 0.46, 3, "violet")
    planter((2.75, -1.95, 0.03), 0.24, 0.4, 5, "red")
    planter((3.2, -1.55, 0.03), 0.17, 0.3, 2, "white")

    for number, x in enumerate((-3.9, -2.9, -1.8, -0.7, 0.5, 1.6, 2.8, 3.8)):
        if number % 3 == 2:
            boxwood((x, 4.15, 0), 0.5, number)
        else:
            hydrangea((x, 4.2, 0), 0.62, ("white", "blue")[number % 2], number)
    for x in (-4.7, 4.7):
        ornamental_grass((x, 2.6, 0), 1.1)
        flowers((x, 1.4, 0), 0.4, "violet", 3, 0.4)
        shrub((x * 1.08, 3.6, 0), 0.85, "spring", 1)
    ground([(-4.5, 3.6), (4.5, 3.6), (4.5, 5), (-4.5, 5)], 0.015, "mulch")
    lawn(-12, -4.2, -3, 5)
    lawn(4.2, 12, -6, 5)
    lawn(-24, 24, 5, 20, coarse=True)
    ground([(-60, -12), (60, -12), (60, 40), (-60, 40)], -0.03)
    tree((-7.5, 9, 0), 9, "maple", 2)
    tree((6.5, 11, 0), 10, "oak", 1)
    tree((0.5, 14, 0), 8, "maple", 3)
    tree_line(20, -30, 30, 10)
    hills()
    sun_sky(36, 232, sun=3.9)
    clouds(0.5, "#fff6ea", 8, seed=1.0)
    camera((-3.1, -5.6, 1.5), (-0.1, 0.5, 1.5), 26)
