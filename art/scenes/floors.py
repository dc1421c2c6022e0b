"""Hardwood floors: finished, being laid, being finished."""

import math
import random

import numpy

from kit import furnishings, household, light, materials, room, site_props, views
from kit.materials import Graph, cached
from kit.picture import picture
from kit.shapes import box, cylinder, lathe, move, prism, solid, tube

#: 3/4 by 2 1/4 and 3 1/4 in. strip flooring.
THICK, STRIP = 0.019, 0.083


@picture("header-flooring", samples=28, exposure=-0.1)
def header_flooring():
    """A living room's oak floor in low sun; the left stays calm."""
    width, depth, height = 5.6, 4.6, 2.6
    wall, trim = materials.paint("#dcd5c4", 0.85), materials.paint(materials.WHITE, 0.4)
    floor = materials.planks("oak", STRIP, 1.4, "y", tint="#dfb488", roughness=0.24)
    box((width / 2, 0.8, -0.05), (width + 0.4, 8.4, 0.1), floor, bevel=0)
    box((width / 2, 0.8, height + 0.05), (width + 0.4, 8.4, 0.1), materials.paint(materials.WHITE, 0.9), bevel=0)
    windows = [room.Opening(left, 0.95, 0.42, 1.75) for left in (0.55, 2.0, 3.45)]
    north = room.wall((0, depth), (width, depth), height, wall, [room.Opening(3.3, 1.0, 0.42, 1.75)], room.OUTER_WALL)
    west = room.wall((0, -3), (0, depth), height, wall, thickness=room.OUTER_WALL)
    east = room.wall((width, depth), (width, -3), height, wall, windows, room.OUTER_WALL)
    for side in (north, east):
        for opening in side.openings:
            side.place(room.window_unit(opening.width, opening.height, trim, lights=(2, 3)), opening.middle, opening.bottom)
    room.trim([north, west, east], trim)
    views.yard((4.5, depth), 22)
    views.yard((width, 17.0), 26, -90)
    linen = materials.fabric("#e8dfcd", 600)
    brass = materials.metal("brass")
    opening = north.openings[0]
    cylinder((opening.middle, depth - 0.09, 2.3), 0.011, opening.width + 0.75, brass, axis="x")
    for x in (opening.left - 0.32, opening.left + opening.width):
        household.curtain(0.32, 2.26, linen, folds=5, seed=3, at=(x, depth - 0.09, 2.29))
    move(furnishings.armchair(materials.fabric("#3c566e", 420), materials.wood("walnut")), (4.35, 3.35, 0), -38)
    household.round_table(0.24, materials.wood("walnut"), height=0.5, at=(3.5, 3.75, 0))
    household.books(2, upright=False, seed=3, at=(3.48, 3.75, 0.5))
    household.mug(materials.ceramic("#e4dccb", speckle=0.6), at=(3.6, 3.66, 0.5), turn=30)
    household.plant("palm", 1.5, materials.plaster("#b8714f"), seed=5, at=(2.78, 4.2, 0))
    household.rug(2.3, 1.7, materials.fabric("#8d4a35", 180), materials.fabric("#e0d3b8", 260), materials.fabric("#e6dcc6", 300), seed=4, at=(4.75, 2.35, 0), turn=3)
    household.picture_frame(0.8, 0.6, materials.wood("oak"), "#8fa3a0", at=(1.75, depth, 1.5))
    light.sun_sky(19, 108, sun=26, inside=True)
    for opening in east.openings:
        y = depth - opening.middle
        light.area((width - 0.1, y, 1.3), (2, y - 0.3, 0.6), (0.9, 1.6), 14, (0.92, 0.96, 1))
    light.area((2.4, -2.8, 1.9), (2.6, 2, 0.8), (4, 1.3), 26, (1, 0.96, 0.9))
    light.camera((2.3, -1.35, 1.05), (2.62, depth, 0.72), lens=28)


def _board(x, y, length, chance=None):
    """One strip of unfinished oak along x from (x, y)."""
    nudge = chance.uniform(-0.0003, 0.0003) if chance else 0
    return box((x + length / 2, y + STRIP / 2, THICK / 2 + nudge), (length - 0.0006, STRIP - 0.0008, THICK), materials.wood("oak", axis="x", tint="#e4bf95", roughness=0.55), bevel=0.0012)


@cached
def rosin(name):
    """Red rosin paper: dull, felted, a little cloudy, never quite flat."""
    g = Graph(name)
    at = g.position()
    cloud = g.range(g.noise(at, 9, 4), 0.3, 0.7, 0.93, 1.05)
    felt = g.noise(at, 650, 3)
    color = g.vary("#8a5b4c", value=g.math("MULTIPLY", cloud, g.range(felt, 0.35, 0.65, 0.94, 1.05)))
    waves = g.bump(g.noise(at, 5, 3, 0.45), 0.012)
    return g.surface(color, 0.85, g.bump(felt, 0.0003, g.bump(g.noise(at, 28, 3, 0.6), 0.0012, waves)), Specular=0.2)


def rosin_sheet(left, right, near, far, seed, lap=False, step=0.005):
    """A sheet of rosin paper on z = 0: creases where it buckled; with `lap` its near edge wanders and lifts a little."""
    chance = numpy.random.default_rng(seed)
    columns, rows = round((right - left) / step), round((far - near) / step)
    x, y = numpy.meshgrid(numpy.linspace(left, right, columns + 1), numpy.linspace(near, far, rows + 1))
    z = numpy.zeros_like(x)
    for _ in range(round((right - left) * (far - near) * 16)):
        px, py, turn = chance.uniform(left, right), chance.uniform(near, far), chance.normal(0.5, 0.5)
        long, wide, high = chance.uniform(0.06, 0.26), chance.uniform(0.005, 0.013), chance.uniform(0.001, 0.0038)
        along = (x - px) * math.cos(turn) + (y - py) * math.sin(turn)
        across = (y - py) * math.cos(turn) - (x - px) * math.sin(turn) + 0.25 * along**2
        z += high * numpy.exp(-((along / long) ** 4)) * numpy.exp(-((across / wide) ** 2))
    if lap:
        inward = y - near
        lift = 0.5 + 0.5 * numpy.sin(x * 5.3 + 1.0) * numpy.sin(x * 13.1 + seed)
        z += 0.0007 + 0.004 * lift**2 * numpy.exp(-((inward / 0.022) ** 2))
        y = y + numpy.exp(-inward / 0.08) * (0.004 * numpy.sin(x * 2.2 + 0.7) + 0.0016 * numpy.sin(x * 17) * lift)
    points = numpy.stack([x, y, z], axis=-1).reshape(-1, 3)
    across = columns + 1
    first = (numpy.arange(rows)[:, None] * across + numpy.arange(columns)[None, :]).ravel()
    faces = numpy.stack([first, first + 1, first + 1 + across, first + across], axis=1)
    return [solid(points.tolist(), faces.tolist(), rosin(), smooth=180)]


def mallet():
    """A flooring mallet lying along x: rubber head at +x, ash handle down to the floor."""
    rubber, cap = materials.rubber(), materials.plastic("#d8d2c4", 0.5)
    head = [cylinder((0.17, 0, 0.036), 0.036, 0.11, rubber, axis="y", bevel=0.006), cylinder((0.17, -0.058, 0.036), 0.034, 0.012, cap, axis="y", bevel=0.004)]
    handle = lathe([(0, -0.24), (0.014, -0.238), (0.017, -0.2), (0.0145, -0.08), (0.013, 0.05), (0.015, 0.15), (0, 0.152)], (0, 0, 0), materials.wood("maple", axis="z"))
    handle.rotation_euler = (0, math.pi / 2, 0)
    handle.location = (0, 0, 0.036)
    # The head lies on its round side and rolls until the grip, 37 cm away and 17 mm thick in radius, lies down too.
    return site_props.place([*head, handle], (0, 0, -0.0087), (0, -2.94, 0))


def floor_nailer():
    """A manual flooring nailer on its shoe, facing -y: body, plunger cap, slanted magazine, long handle."""
    cast, black, steel = materials.paint("#b5392b", 0.35), materials.plastic("#1b1b1c", 0.5), materials.metal("steel")
    parts = [
        box((0, 0.03, 0.012), (0.1, 0.16, 0.024), steel, bevel=0.004),
        prism([(-0.03, 0.02), (0.09, 0.02), (0.06, 0.12), (0.03, 0.2), (-0.045, 0.17), (-0.05, 0.07)], 0.05, cast, plane="yz", origin=(-0.025, 0, 0), bevel=0.008),
        cylinder((0, 0.0, 0.235), 0.036, 0.09, cast, bevel=0.008),
        cylinder((0, 0.0, 0.3), 0.026, 0.05, black, bevel=0.008),
        tube([(0, 0.05, 0.16), (0, 0.2, 0.36), (0, 0.3, 0.52)], 0.014, steel, smooth=True),
        tube([(0, 0.25, 0.44), (0, 0.32, 0.56)], 0.019, black),
    ]
    magazine = box((0, 0.17, 0.1), (0.03, 0.26, 0.05), steel, bevel=0.003, rotation=(26, 0, 0))
    return [*parts, magazine]


@picture("text-flooring", samples=32, exposure=-0.35)
def text_flooring():
    """Oak strips half laid over red rosin paper: nailer, mallet and the next boards racked out. Low and close."""
    chance = random.Random(7)
    wall, trim = materials.paint("#d8d6cd", 0.85), materials.paint(materials.WHITE, 0.4)
    back = 3.0
    box((0.5, 1.0, -0.031), (7, 6.5, 0.058), materials.wood("pine", axis="x"), bevel=0)
    # Two courses of the paper, the farther lapped over the nearer and stapled along its edge.
    rosin_sheet(-2.6, 3.6, -1.0, 0.5, 3)
    rosin_sheet(-2.6, 3.6, 0.395, 0.75, 5, lap=True)
    stapler = random.Random(3)
    for index in range(-6, 9):
        x, y = 0.09 + index * 0.29 + stapler.uniform(-0.03, 0.03), 0.395 + stapler.uniform(0.03, 0.045)
        site_props.place([box((0, 0, 0.0012), (0.0115, 0.0013, 0.0012), materials.metal("steel"), bevel=0.0004)], (x, y, 0.0008), (0, 0, stapler.uniform(-25, 25)))
    room.wall((-2.6, back), (3.6, back), 2.5, wall)
    west = room.wall((-2.6, -2), (-2.6, back), 2.5, wall, [room.Opening(2.3, 1.0, 0.5, 1.7), room.Opening(3.7, 1.0, 0.5, 1.7)], room.OUTER_WALL)
    for opening in west.openings:
        west.place(room.window_unit(opening.width, opening.height, trim, lights=(2, 3)), opening.middle, opening.bottom)
    room.wall((3.6, back), (3.6, -2), 2.5, wall)
    first = 0.62
    rows = int((back - 0.012 - first) / STRIP)
    for row in range(rows):
        y, x = first + row * STRIP, -2.6 - chance.uniform(0, 0.6)
        while x < 3.5:
            length = chance.uniform(0.55, 1.5)
            # The row now being laid is not finished.
            if not (row == 0 and x > 0.55):
                _board(x, y, length, chance=chance)
            x += length
    # The next board stands a finger off its row, the tapping block at its side.
    move([_board(-0.32, 0, 0.95, chance=chance)], (0.0, first - STRIP - 0.028, 0.001), -1.6)
    box((0.16, first - STRIP - 0.085, 0.0235), (0.2, 0.06, 0.045), materials.wood("maple"), bevel=0.004, rotation=(0, 0, -2))
    for index, (x, y, length, turn) in enumerate(((-0.6, -0.015, 1.2, -3), (-0.25, -0.22, 0.9, 2), (0.95, 0.02, 1.3, 7), (1.0, 0.17, 1.1, 4))):
        move([_board(0, 0, length, chance=chance)], (x, y, 0.0), turn)
    site_props.place(floor_nailer(), (0.92, first - 0.06, 0.0008), (0, 0, 180))
    site_props.place(mallet(), (0.45, 0.2, 0.0), (0, 0, 28))
    site_props.place(site_props.tape_measure(0.3), (-0.1, 0.86, THICK), (0, 0, -160))
    site_props.place(site_props.pencil(), (0.32, 0.8, THICK + 0.0003), (0, 0, 35))
    for index in range(16):
        angle, reach = chance.uniform(0, 6.28), chance.uniform(0.02, 0.13)
        x, y = 0.98 + reach * math.cos(angle), 0.9 + reach * math.sin(angle)
        nail = box((0, 0, 0), (0.045, 0.004, 0.0016), materials.metal("steel"), bevel=0.0003)
        site_props.place([nail], (x, y, THICK + 0.0011), (0, 0, chance.uniform(0, 180)))
    household.folded_towels([materials.fabric("#7d8f9a", 420)], 0.3, 0.24, at=(-1.2, 1.7, THICK), turn=25)
    move(site_props.boards_stack("oak", 3, 1.5, 0.083, 0.019, 4), (1.9, 2.2, THICK), 8)
    move(site_props.toolbox(), (-0.75, 2.3, THICK), 20)
    light.sun_sky(21, 276, sun=24, inside=True)
    for opening in west.openings:
        y = -2 + opening.middle
        light.area((-2.5, y, 1.4), (0, y - 0.4, 0), (0.9, 1.5), 14, (0.92, 0.96, 1))
    light.area((1.5, -1.9, 1.7), (0.5, 0.8, 0), (3, 1.2), 18, (1, 0.96, 0.9))
    light.camera((0.74, -0.98, 0.6), (0.32, 0.62, 0.0), lens=34, straight=False, focus=(0.4, 0.45, 0.03), fstop=5.6)


@picture("text-flooring-finish", samples=40, exposure=0.0)
def text_flooring_finish():
    """Finish going onto an oak floor: the wet part shines in raking light behind the applicator."""
    dry = materials.planks("oak", STRIP, 1.2, "x", tint="#f0d0aa", roughness=0.62)
    wet = materials.planks("oak", STRIP, 1.2, "x", tint="#d39a62", roughness=0.09)
    box((0, 0.8, -0.02), (6, 5, 0.04), dry, bevel=0)
    # The wet edge runs along the applicator and bends where it began; the film is half a millimetre.
    line = [(-3, 0.55), (-1.2, 0.55), (-0.5, 0.545), (-0.1, 0.55), (0.18, 0.53), (0.3, 0.47), (0.34, 0.36), (0.33, 0.2), (0.36, 0.05), (0.33, -0.2), (0.35, -1.0), (-3, -1.0)]
    prism(line, 0.0006, wet, plane="xy", origin=(0, 0, 0), bevel=0)
    white, foam = materials.fabric("#e9e4d8", 300), materials.plastic("#2d4a6b", 0.6)
    steel = materials.metal("steel")
    # A T-bar applicator of 18 in. in a lambswool sleeve, its handle going up and out of the picture.
    applicator = [
        household.rounded(box((0, 0, 0.024), (0.46, 0.075, 0.046), white, bevel=0), 0.018, 4),
        box((0, 0, 0.05), (0.4, 0.05, 0.012), foam, bevel=0.004),
        box((0, 0, 0.066), (0.06, 0.05, 0.03), steel, bevel=0.004),
        tube([(0, 0.0, 0.075), (0.02, 0.06, 0.11), (0.25, 0.75, 0.75)], 0.0135, steel),
    ]
    site_props.place(applicator, (0.1, 0.42, 0.0), (0, 0, -14))
    move(site_props.roller_tray("#c98f4e"), (0.92, 1.15, 0), 25)
    site_props.place(site_props.brush("#c98f4e"), (0.62, 0.86, 0.004), (0, 0, 205))
    disc = materials.fabric("#7a4a32", 160)
    cylinder((0.78, 0.22, 0.0018), 0.075, 0.002, disc, bevel=0.0006, segments=64)
    cylinder((0.83, 0.3, 0.004), 0.075, 0.002, disc, bevel=0.0006, segments=64)
    wall, trim = materials.paint("#d6d0c2", 0.85), materials.paint(materials.WHITE, 0.4)
    north = room.wall((-3, 2.6), (3, 2.6), 2.5, wall, [room.Opening(2.0, 1.1, 0.45, 1.8)], room.OUTER_WALL)
    north.place(room.window_unit(1.1, 1.8, trim, lights=(2, 3)), north.openings[0].middle, 0.45)
    room.trim([north], trim, crown=None)
    room.backdrop((-0.4, 7, 2.0), 12, 7, strength=2.2)
    light.sun_sky(24, 338, sun=20, sky=0.5, inside=True)
    light.area((-0.4, 2.5, 1.4), (0, 0.4, 0), (1.1, 1.7), 24, (0.95, 0.97, 1))
    light.area((2.2, -0.8, 1.4), (0.2, 0.4, 0), (1.6, 1.2), 12, (1, 0.95, 0.88))
    light.camera((0.42, -0.5, 0.42), (0.12, 0.42, 0.03), lens=38, straight=False, focus=(0.1, 0.38, 0.02), fstop=4.5)
