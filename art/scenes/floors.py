"""Hardwood floors: finished, being laid, being finished."""

import math
import random

import numpy

from kit import furnishings, household, light, materials, room, site_props, views
from kit.materials import Graph, cached
from kit.picture import at_night, picture
from kit.shapes import box, cylinder, lathe, move, prism, solid, tube

#: 3/4 by 2 1/4 and 3 1/4 in. strip flooring.
THICK, STRIP = 0.019, 0.083


@picture("header-flooring", samples=28, exposure=-0.1)
@at_night("header-flooring", exposure=0.35)
def header_flooring(night=False):
    """A living room's oak floor in low sun, or by a lamp beside the rug; the left stays calm."""
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
    household.mug(materials.ceramic("#e4dccb", speckle=0.6), at=(3.62, 3.62, 0.5), turn=30)
    move(furnishings.table_lamp(0.50, materials.ceramic("#3f6158", 0.25), watts=60 if night else 5), (3.46, 3.80, 0.5))
    household.plant("palm", 1.5, materials.plaster("#b8714f"), seed=5, at=(2.78, 4.2, 0))
    household.rug(2.3, 1.7, materials.fabric("#8d4a35", 180), materials.fabric("#e0d3b8", 260), materials.fabric("#e6dcc6", 300), seed=4, at=(4.75, 2.35, 0), turn=3)
    household.picture_frame(0.8, 0.6, materials.wood("oak"), "#8fa3a0", at=(1.75, depth, 1.5))
    if night:
        # The yard needs the sky's light, so this dusk is a whole one.
        light.dusk(0.7, 300)
        light.area((width - 0.1, 2.6, 1.3), (2, 2.2, 0.4), (3.6, 1.6), 22, light.BLUE_HOUR)
        light.lamp((4.9, 0.4, 1.5), 34, radius=0.15, color=light.LAMPLIGHT)
        light.area((2.4, -2.8, 1.9), (2.6, 2, 0.8), (4, 1.3), 12, light.LAMPLIGHT)
    else:
        light.sun_sky(19, 108, sun=26, inside=True)
        for opening in east.openings:
            y = depth - opening.middle
            light.area((width - 0.1, y, 1.3), (2, y - 0.3, 0.6), (0.9, 1.6), 14, (0.92, 0.96, 1))
        light.area((2.4, -2.8, 1.9), (2.6, 2, 0.8), (4, 1.3), 26, (1, 0.96, 0.9))
    light.camera((2.3, -1.35, 1.05), (2.62, depth, 0.72), lens=28)


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


def _strip(x, y, length, chance=None):
    """One 3/4 in. strip along x from (x, y): tongue towards -y, groove towards +y, its face 3 1/4 in. wide."""
    w, t = STRIP - 0.0006, THICK
    outline = [(0.0008, 0), (w, 0), (w, 0.0064), (w - 0.0066, 0.0066), (w - 0.0066, 0.0124), (w, 0.0126), (w, t), (0, t),
               (0, 0.0124), (-0.0060, 0.0118), (-0.0060, 0.0072), (0, 0.0066)]  # fmt: skip
    nudge = chance.uniform(0, 0.0004) if chance else 0
    return prism(outline, length - 0.0006, materials.wood("oak", axis="x", tint="#e8c8a0", roughness=0.55), plane="yz", origin=(x, y, nudge), bevel=0.0006)


def _courses(first, count, left, right, chance, apart=0.16):
    """Boards' ends for rows from y = first on: (row, x, length); ends of neighbors stand 6 in. apart or more."""
    before, made = [], []
    for row in range(count):
        while True:
            x, ends = left - chance.uniform(0, 0.9), []
            while x < right:
                x += chance.uniform(0.5, 1.55)
                ends.append(x)
            if all(abs(a - b) > apart for a in ends for b in before):
                break
        start = left - 0.9
        for end in ends:
            made.append((row, start, end - start))
            start = end
        before = ends
    return made


def floor_nailer():
    """A manual flooring nailer on a board's edge (y = 0, its face at z = 0): it drives cleats through the tongue at 45 degrees.

    The plunger leans out over the tongue (-y), magazine and handle lean back over the laid floor.
    """
    cast, black, steel = materials.paint("#a8291f", 0.32), materials.rubber("#1d1d1e"), materials.metal("galvanized", 0.3)
    parts = [
        box((0, 0.052, 0.005), (0.088, 0.118, 0.010), steel, bevel=0.003),
        box((0, -0.0105, 0.001), (0.088, 0.008, 0.018), steel, bevel=0.002),
        prism([(-0.012, 0.010), (0.095, 0.010), (0.075, 0.038), (0.030, 0.062), (-0.020, 0.118), (-0.088, 0.062), (-0.040, 0.020)], 0.046, cast, plane="yz", origin=(-0.023, 0, 0), bevel=0.007),
    ]
    # The driver's axis, and across it the magazine of cleats.
    barrel = [
        cylinder((0, 0, 0.150), 0.031, 0.120, cast, bevel=0.006, segments=48),
        cylinder((0, 0, 0.214), 0.034, 0.014, steel, bevel=0.003, segments=48),
        cylinder((0, 0, 0.240), 0.014, 0.050, steel, bevel=0.002),
        cylinder((0, 0, 0.275), 0.030, 0.034, black, bevel=0.008, segments=48),
    ]
    site_props.place(barrel, (0, -0.004, -0.004), (45, 0, 0))
    magazine = [box((0, 0, 0.150), (0.024, 0.036, 0.240), steel, bevel=0.002), box((0.0125, 0.004, 0.150), (0.002, 0.012, 0.225), black, bevel=0)]
    site_props.place(magazine, (0, -0.012, 0.032), (-45, 0, 0))
    handle = [tube([(0, -0.01, 0.10), (0, 0.10, 0.17), (0, 0.22, 0.31), (0, 0.30, 0.43)], 0.0125, cast, smooth=True), tube([(0, 0.262, 0.370), (0, 0.325, 0.470)], 0.018, black)]
    return [*parts, *barrel, *magazine, *handle]


@picture("text-flooring", samples=32, exposure=-0.4)
def text_flooring():
    """Oak strips going down over red rosin paper: tongues towards us, the nailer on the last row, the next rows racked out."""
    chance = random.Random(7)
    wall, trim = materials.paint("#cfcabc", 0.85), materials.paint(materials.WHITE, 0.4)
    back, first = 3.1, 0.36
    box((0.5, 1.0, -0.031), (7, 6.5, 0.058), materials.wood("pine", axis="x"), bevel=0)
    rosin_sheet(-2.6, 2.4, -1.0, 0.20, 3)
    rosin_sheet(-2.6, 2.4, 0.10, 0.50, 5, lap=True)
    room.wall((-2.6, back), (3.6, back), 2.5, wall)
    west = room.wall((-2.6, -2), (-2.6, back), 2.5, wall, [room.Opening(2.0, 1.0, 0.5, 1.7), room.Opening(3.5, 1.0, 0.5, 1.7)], room.OUTER_WALL)
    for opening in west.openings:
        west.place(room.window_unit(opening.width, opening.height, trim, lights=(2, 3)), opening.middle, opening.bottom)
    room.wall((3.6, back), (3.6, -2), 2.5, wall)
    rows = int((back - 0.012 - first) / STRIP)
    last = 0.34
    for row, x, length in _courses(first, rows, -2.6, 3.4, chance):
        # The row now being nailed ends at a board's end; the one after it lies ready, a finger off.
        if row == 0 and x + length > last:
            if x < last - 0.5:
                _strip(x, first, last - x, chance)
            continue
        _strip(x, first + row * STRIP, length, chance)
    move([_strip(0, 0, 1.1, chance)], (last + 0.035, first - 0.012, 0), -0.8)
    # Racked out: four rows loose on the paper, each end well away from its neighbors'.
    for row, ends in enumerate(((-2.0, -0.78, 0.10, 1.5), (-1.7, -0.30, 0.62), (-2.2, -1.0, 0.28, 1.6), (-1.8, -0.52, 0.47))):
        y = first - (row + 1) * (STRIP + 0.020) - 0.006 * row
        for start, end in zip(ends, ends[1:]):
            gap = chance.uniform(0.006, 0.022)
            move([_strip(0, 0, end - start - gap, chance)], (start, y + chance.uniform(-0.003, 0.003), 0.0004), chance.uniform(-0.35, 0.35))
    site_props.place(floor_nailer(), (-0.02, first, THICK), (0, 0, 0))
    site_props.place(mallet(), (0.40, 0.66, THICK), (0, 0, -24))
    site_props.place(site_props.tape_measure(0.3), (-0.42, 0.74, THICK), (0, 0, 170))
    site_props.place(site_props.pencil(), (-0.30, 0.60, THICK + 0.0003), (0, 0, 160))
    # A strip of cleats, and some that fell off it.
    for index in range(12):
        angle, reach = chance.uniform(0, 6.28), chance.uniform(0.02, 0.09)
        x, y = 0.62 + reach * math.cos(angle), 0.52 + 0.6 * reach * math.sin(angle)
        cleat = [box((0, 0, 0), (0.050, 0.0036, 0.0015), materials.metal("steel"), bevel=0.0003), box((-0.024, 0.002, 0), (0.003, 0.008, 0.0016), materials.metal("steel"), bevel=0.0003)]
        site_props.place(cleat, (x, y, THICK + 0.0011), (0, 0, chance.uniform(0, 180)))
    move(site_props.boards_stack("oak", 5, 1.7, 0.083, 0.019, 4), (-0.9, 2.45, THICK), 6)
    household.mug(materials.ceramic("#e4dccb", speckle=0.6), at=(0.05, 1.55, THICK), turn=30)
    light.sun_sky(21, 274, sun=24, inside=True)
    for opening in west.openings:
        y = -2 + opening.middle
        light.area((-2.5, y, 1.4), (0, y - 0.4, 0), (0.9, 1.5), 14, (0.92, 0.96, 1))
    light.area((1.5, -1.9, 1.7), (0.5, 0.8, 0), (3, 1.2), 16, (1, 0.96, 0.9))
    light.camera((0.86, -0.56, 0.47), (0.12, 0.50, 0.03), lens=34, straight=False, focus=(0.25, 0.32, 0.02), fstop=8)


def _wet(material):
    """`material` under a film that is still wet: it lies smooth over the grain and hardly ripples."""
    tree = material.node_tree
    body = next(node for node in tree.nodes if node.type == "BSDF_PRINCIPLED")
    body.inputs["Clearcoat"].default_value, body.inputs["Clearcoat Roughness"].default_value = 1.0, 0.02
    body.inputs["Specular"].default_value = 0.3
    ripple, bump = tree.nodes.new("ShaderNodeTexNoise"), tree.nodes.new("ShaderNodeBump")
    ripple.inputs["Scale"].default_value, ripple.inputs["Detail"].default_value = 5.0, 2.0
    tree.links.new(tree.nodes.new("ShaderNodeNewGeometry").outputs["Position"], ripple.inputs["Vector"])
    tree.links.new(ripple.outputs["Fac"], bump.inputs["Height"])
    bump.inputs["Distance"].default_value = 0.00022
    tree.links.new(bump.outputs["Normal"], body.inputs["Clearcoat Normal"])
    return material


@picture("text-flooring-finish", samples=32, exposure=0.1)
def text_flooring_finish():
    """Finish going onto an oak floor from the window towards us: the wet part mirrors the window, the dry does not."""
    chance = random.Random(5)
    dry = materials.planks("oak", STRIP, 1.2, "x", tint="#eed2ae", roughness=0.72)
    wet = _wet(materials.planks("oak", STRIP, 1.2, "x", tint="#a9713f", roughness=0.45))
    box((0, 0.8, -0.02), (7, 6, 0.04), dry, bevel=0)
    # What lies behind the applicator is wet: the passes before this one, and this one as far as it has come.
    edge, pass_edge, at = 0.42, 0.005, 0.10
    line = [(at - 0.06, pass_edge + 0.004), (at - 0.01, edge - 0.03)]
    line += [(at + 0.05 + step * 0.08, edge + 0.004 * math.sin(step * 0.9) + chance.uniform(-0.003, 0.003)) for step in range(40)]
    line += [(3.3, 3.0), (-3.3, 3.0)]
    line += [(-3.3 + step * 0.08, pass_edge + 0.004 * math.sin(step * 0.7) + chance.uniform(-0.003, 0.003)) for step in range(41)]
    prism(line, 0.0006, wet, plane="xy", origin=(0, 0, 0), bevel=0)
    # A T-bar applicator of 18 in. in a lambswool sleeve, across the boards; its handle comes back to whoever holds it.
    wool, soaked, foam = materials.fabric("#ded6c4", 260), materials.fabric("#c9b48e", 260), materials.plastic("#2d4a6b", 0.6)
    steel, ash = materials.metal("galvanized", 0.35), materials.wood("maple", axis="z", tint="#ecd9bb")
    pad = [
        household.rounded(box((0, 0, 0.027), (0.072, 0.457, 0.040), wool, bevel=0), 0.017, 4),
        household.rounded(box((0, 0, 0.012), (0.076, 0.461, 0.022), soaked, bevel=0), 0.010, 4),
        box((0, 0, 0.0495), (0.046, 0.42, 0.010), foam, bevel=0.003),
        box((0, 0, 0.064), (0.05, 0.06, 0.024), steel, bevel=0.004),
        cylinder((0, 0, 0.084), 0.011, 0.062, steel, axis="x"),
    ]
    site_props.place(pad, (at, 0.210, 0.0008), (0, 0, 4))
    tube([(at, 0.210, 0.084), (at + 0.02, 0.16, 0.125)], 0.010, steel)
    pole = cylinder((0, 0, 0.72), 0.0125, 1.40, ash, bevel=0.004)
    site_props.place([pole], (at + 0.02, 0.165, 0.12), (38, 0, 38))
    # The pan of finish with its can on a rag, on the dry side.
    site_props.place(site_props.roller_tray("#c98f4e"), (0.66, 0.22, 0.001), (0, 0, 70))
    wall, trim = materials.paint("#cfc6b2", 0.85), materials.paint(materials.WHITE, 0.4)
    north = room.wall((-3.4, 2.6), (3.4, 2.6), 2.5, wall, [room.Opening(1.95, 1.0, 0.50, 1.7), room.Opening(3.65, 1.0, 0.50, 1.7)], room.OUTER_WALL)
    for opening in north.openings:
        north.place(room.window_unit(1.0, 1.7, trim, lights=(2, 3)), opening.middle, 0.50)
    room.trim([north], trim, crown=None)
    room.wall((-3.4, -2.5), (-3.4, 2.6), 2.5, wall)
    room.backdrop((-0.2, 7, 2.2), 14, 7, strength=24.0)
    light.sun_sky(22, 322, sun=11, sky=0.55, inside=True)
    for opening in north.openings:
        light.area((opening.middle - 3.4, 2.5, 1.4), (opening.middle - 3.3, 0.4, 0), (0.9, 1.6), 7, (0.93, 0.96, 1))
    light.area((1.2, -2.2, 1.9), (0.2, 0.6, 0), (2.4, 1.2), 22, (1, 0.93, 0.84))
    light.camera((0.43, -1.02, 0.60), (0.03, 0.36, 0.0), lens=40, straight=False, focus=(at, 0.21, 0.02), fstop=8)
