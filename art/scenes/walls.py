"""Drywall and trim: a freshly taped room, a patch in raking light, a built-up baseboard."""

import math
import random

from mathutils import Vector, noise

from kit import light, materials, room, shapes, shop, site_props
from kit.picture import picture

#: Drywall sheets are 4 ft wide and hung crosswise: one joint runs level at 4 ft, butts are staggered.
SHEET = 1.22


def _taped_drywall(butts, height=2.5):
    """Hung and taped sheets: gray paper, white bands of compound over joints, dabs over screws.

    `butts`: where the upright joints are along the wall (metres), for the lower and the upper row.
    """
    g = materials.Graph(f"drywall {butts}")
    u, v = g.plane()
    at = g.position()
    wobble = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(at, 3.5, 3), 0.5), 0.11)
    grain = g.noise(g.vector("MULTIPLY", at, (3, 3, 26)), 1.4, 3)
    upper = g.math("GREATER_THAN", v, SHEET)

    def band(distance, half):
        """1 within a joint's band of compound, feathered at its ragged edge."""
        return g.range(g.math("ADD", g.math("ABSOLUTE", distance), wobble), half - 0.012, half + 0.016, 1, 0)

    mud = band(g.math("SUBTRACT", v, SHEET), 0.14)
    mud = g.math("MAXIMUM", mud, band(g.math("SUBTRACT", v, height), 0.10))
    for row, places in enumerate(butts):
        for place in places:
            here = band(g.math("SUBTRACT", u, place), 0.15)
            there = upper if row else g.math("SUBTRACT", 1.0, upper)
            mud = g.math("MAXIMUM", mud, g.math("MULTIPLY", here, there))
    # Screws every 16 in. along the studs, 12 in. apart.
    du = g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", u, 0.406)), 0.5)
    dv = g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", v, 0.305)), 0.5)
    spot = g.math("SQRT", g.math("ADD", g.math("POWER", g.math("MULTIPLY", du, 0.406), 2), g.math("POWER", g.math("MULTIPLY", dv, 0.305), 2)))
    mud = g.math("MAXIMUM", mud, g.range(g.math("ADD", spot, g.math("MULTIPLY", wobble, 0.25)), 0.022, 0.032, 1, 0))
    paper = g.vary("#b9b8b1", value=g.range(g.noise(at, 5, 2), 0.3, 0.7, 0.96, 1.03))
    compound = g.vary("#efece4", value=g.range(grain, 0.3, 0.7, 0.95, 1.02))
    color = g.mix(g.math("MULTIPLY", mud, 0.93), paper, compound)
    relief = g.bump(g.math("ADD", g.math("MULTIPLY", mud, 0.6), g.math("MULTIPLY", grain, 0.25)), 0.0015, strength=0.7)
    return g.surface(color, 0.85, relief)


@picture("header-drywall", samples=32, exposure=0.15)
def fresh_drywall():
    """A room taped and ready for sanding: ladder, drop cloth, buckets, low sun from the left."""
    width, depth, height = 5.6, 4.4, 2.5
    board = _taped_drywall(((1.75, 4.19), (0.55, 2.97, 5.4)))
    ceiling = materials.paint("#dcdad3", 0.9)
    subfloor = materials.planks("plywood", 1.22, 2.44, "x", roughness=0.75)
    window = room.Opening(2.45, 1.15, 0.75, 1.45)
    second = room.Opening(1.0, 1.15, 0.6, 1.6)
    walls = room.room(width, depth, height, board, subfloor, ceiling, {"north": [window], "west": [second], "south": [room.Opening(0.5, 1.6, 0.5, 1.7)], "east": [room.Opening(2.2, 0.92, 0, 2.08)]})
    bare = materials.wood("pine", tint="#f1d9b4")
    flat = ((0, 0), (0.002, 0), (0.002, 0.002), (0, 0.002))
    for side, opening in ((walls["north"], window), (walls["west"], second)):
        side.place(room.window_unit(opening.width, opening.height, materials.paint(materials.WHITE, 0.4), lights=(1, 1), casing=flat, stool=False), opening.middle, opening.bottom)
    room.backdrop((3.7, depth + 5, 1.8), 14, 7, strength=1.4, horizon=0.28)
    # Beyond the doorway: studs of the next room and its light.
    for step in range(5):
        shapes.box((width + 1.6, depth - 1.0 - 0.406 * step - 1.0, 1.22), (0.089, 0.038, 2.44), bare, 0.002)
    shapes.box((width + 1.5, 2.0, -0.05), (3.0, 4.4, 0.1), subfloor, bevel=0)

    cloth = site_props.drop_cloth(3.4, 2.3, 4)
    site_props.place(cloth, (3.35, 2.75, 0.002), (0, 0, 6))
    ladder = site_props.step_ladder(1.83, 0.95)
    site_props.place(ladder, (4.12, 3.22, 0.02), (0, 0, -24))
    site_props.place(site_props.bucket(), (2.98, 2.72, 0.02), (0, 0, 30))
    site_props.place(site_props.bucket((0.62, 0.66, 0.70)), (3.36, 2.98, 0.02), (0, 0, 110))
    # A knife lies across the pail, a trowel and the joint tape on the cloth.
    site_props.place(site_props.taping_knife(), (2.97, 2.65, 0.385), (0, 0, 40))
    site_props.place(site_props.trowel(), (2.62, 2.40, 0.03), (0, 0, 25))
    roll = shapes.lathe([(0.035, 0), (0.075, 0), (0.075, 0.052), (0.035, 0.052)], (2.25, 2.55, 0.03), materials.paper("#e8e2d0"))
    roll.name = "joint tape"
    # The sanding pole leans in the corner.
    shapes.tube([(5.05, depth - 0.55, 0.02), (5.32, depth - 0.05, 1.55)], 0.013, materials.wood("oak"))
    shapes.box((5.045, depth - 0.56, 0.022), (0.24, 0.09, 0.025), materials.metal("steel"), 0.004, (0, 0, 25))
    # Sheets left over stand against the wall at the right.
    for step in range(4):
        sheet = shapes.box((5.36 - 0.05 * step, 2.75, 0.61), (0.0127, 2.0, 1.22), materials.paper("#c9c8c2"), 0.001, (0, 7, 0))
        sheet.name = "spare sheet"
    site_props.place(site_props.work_light(), (1.35, 3.75, 0.0), (0, 0, 20))
    dust = random.Random(3)
    for _ in range(60):
        size = dust.uniform(0.004, 0.014)
        shapes.box((dust.uniform(0.4, 5.0), dust.uniform(1.0, 4.3), size / 3), (size, size * 1.4, size / 1.6), materials.paper("#dcd9d0"), 0.001, (0, 0, dust.uniform(0, 90)))

    light.sun_sky(19, 243, sun=18, inside=True)
    light.area((0.1, 2.8, 1.5), (4, 4, 1.0), (1.1, 1.5), 26, (0.90, 0.95, 1.0))
    light.area((3.0, depth - 0.1, 1.5), (3, 1, 0.6), (1.1, 1.4), 18, (0.90, 0.95, 1.0))
    light.area((2.6, 0.2, 2.1), (3.0, 4, 1.0), (3.5, 1.0), 32, (1.0, 0.96, 0.9))
    light.camera((2.20, 0.15, 1.36), (2.62, depth, 1.12), lens=26)


@picture("text-drywall", samples=36, exposure=-0.05)
def patch():
    """A patch being closed: mesh tape, a fresh coat of compound, the taping knife; raking light."""
    wall = materials.paint("#b9c1bd", 0.8)
    shapes.box((0, 0.05, 0), (3.4, 0.1, 2.6), wall, 0)
    # The new piece sits flush in the cut, its joint taped on all four sides.
    size = 0.27
    shapes.box((0, 0.0, 0), (size, 0.0006, size), materials.paper("#c4c2ba"), 0.0)
    mesh = _mesh_tape()
    for sign in (-1, 1):
        shapes.box((0, -0.0007, sign * size / 2), (size + 0.07, 0.0006, 0.050), mesh, 0)
        shapes.box((sign * size / 2, -0.0005, 0), (0.050, 0.0006, size + 0.05), mesh, 0)
    for x, z in ((-0.07, 0.08), (0.075, 0.085), (-0.075, -0.075), (0.07, -0.08)):
        shapes.lathe([(0, 0.0006), (0.0012, 0.0008), (0.0042, 0.0014), (0.0044, 0)], (x, -0.0002, z), materials.metal("steel"), 20).rotation_euler = (math.pi / 2, 0, 0)
    _smear()

    # The knife draws the coat down: its edge lies on the wall under the lip, the handle low and out.
    knife = site_props.place(site_props.taping_knife(0.15), (0, 0, 0), (0, 0, 90))
    site_props.place(knife, (-0.115, -0.068, -0.259), (54, 0, 0))
    # What the steel blade reflects: a bright ceiling, as it were.
    glow = materials.emitter("#fff3e2", 0.55)
    shapes.sheet([(-1.2, -1.0, 0.35), (0.1, -1.2, 0.35), (0.1, -0.6, 1.1), (-1.2, -0.4, 1.1)], glow)
    light.sun_sky(21, 252, sun=5.2, sky=0.06)
    light.area((1.4, -1.4, 0.9), (0, 0, 0), 1.2, 5, (1.0, 0.94, 0.86))
    light.camera((0.20, -0.84, 0.04), (-0.015, 0.0, -0.090), lens=45, straight=False, focus=(-0.06, 0.0, 0.0), fstop=4.5)


def _mesh_tape():
    """Yellow fiberglass mesh: threads 3 mm apart, the wall showing between them."""
    g = materials.Graph("mesh tape")
    x, _, z = g.separate(g.position())

    def thread(value):
        return g.range(g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", value, 0.0031)), 0.5)), 0.11, 0.17, 1, 0)

    net = g.math("MAXIMUM", thread(x), thread(z))
    clear = g.node("ShaderNodeBsdfTransparent").outputs[0]
    glass = g.node("ShaderNodeBsdfPrincipled", {"Base Color": "#e0cf86", "Roughness": 0.5}).outputs[0]
    return g.end(g.node("ShaderNodeMixShader", {0: net, 1: clear, 2: glass}).outputs[0])


def _smear():
    """Compound drawn over the left joint and half the patch: ridges along the stroke, a lip where it ends."""
    columns, rows = 150, 150
    left, right, low, high = -0.205, -0.025, -0.185, 0.24
    points, faces, thick = [], [], {}
    for j in range(rows + 1):
        for i in range(columns + 1):
            u, v = i / columns, j / rows
            x, z = left + (right - left) * u, low + (high - low) * v
            ragged = 0.055 * noise.fractal(Vector((x * 14, z * 9, 1.0)), 1.0, 2.0, 3)
            edge = min(u / 0.14, (1 - u) / 0.10, v / 0.12, (1 - v) / 0.10) + ragged * 10
            cover = max(0.0, min(1.0, edge))
            # Strokes run downwards: ridges vary across them, hardly along.
            ridge = noise.noise(Vector((x * 210, z * 5, 4.0))) * 0.00035 + noise.noise(Vector((x * 60, z * 3, 9.0))) * 0.0006
            lip = 0.0014 * math.exp(-(((u - 0.93) / 0.04) ** 2)) + 0.0055 * math.exp(-(((v - 0.075) / 0.035) ** 2))
            height = cover * (0.0021 + ridge + lip * (1 + 0.5 * noise.noise(Vector((x * 50, z * 40, 2)))))
            thick[i, j] = cover
            points.append((x, -0.0011 - height, z))
    for j in range(rows):
        for i in range(columns):
            if max(thick[i, j], thick[i + 1, j], thick[i, j + 1], thick[i + 1, j + 1]) > 0.02:
                a = j * (columns + 1) + i
                faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    return shapes.solid(points, faces, materials.plaster("#f0ede5", 0.0004), smooth=80)


@picture("text-carpentry-trim", samples=36, exposure=0.15)
def built_up_trim():
    """Door casing on its plinth and a baseboard of three pieces, the cap's last length still to fit.

    On the floor the coping saw that cuts its end, the block plane that eases it, level, pencil and rule.
    """
    wall = materials.paint("#7f94a3", 0.85)
    white, raw = materials.paint(materials.WHITE, 0.35), materials.wood("pine", axis="x", tint="#f4dcb8", roughness=0.6)
    floor = materials.planks("oak", 0.083, 1.4, "x", tint="#d3a577", roughness=0.32)
    shapes.box((0, -1.0, -0.05), (5.0, 4.0, 0.1), floor, 0)
    # A doorway to the right; the wall to its left.
    north = room.wall((-2.0, 0), (2.0, 0), 2.5, wall, [room.Opening(2.30, 0.82, 0, 2.05)])
    north.place(room.door_frame(0.82, 2.05, white, casing=room.BANDED_CASING), 2.71)
    edge = 0.30 - 0.106
    shapes.box((0.30 - 0.058, -0.017, 0.105), (0.118, 0.034, 0.21), white, 0.003)
    shapes.box((0.30 - 0.058, -0.019, 0.212), (0.124, 0.042, 0.016), white, 0.005)
    # One-by-six base, a cap moulding that ends short, a quarter-round shoe.
    start = -2.0
    base = [(0, 0), (0.019, 0), (0.019, 0.137), (0.016, 0.140), (0, 0.140)]
    cap = [(0, 0.140), (0.023, 0.140), (0.023, 0.148), (0.019, 0.153), (0.013, 0.158), (0.011, 0.166), (0.007, 0.172), (0.004, 0.178), (0, 0.178)]
    shoe = [(0.019, 0)] + [(0.019 + 0.016 * math.cos(math.radians(a)), 0.019 * math.sin(math.radians(a))) for a in range(0, 91, 15)]
    stop = edge - 0.012
    for profile, length in ((base, stop - start), (cap, stop - start - 0.30), (shoe, stop - start)):
        shapes.move([room.moulding(profile, length, white)], (start, 0, 0))
    # The last piece of cap lies on the floor, its profile towards us; pencil marks on the wall.
    loose = room.moulding([(out, up - 0.140) for out, up in cap], 0.42, raw)
    site_props.place([loose], (-0.46, -0.20, 0.0005), (90, 0, -9))
    mark = materials.paint("#3f4146", 0.6)
    shapes.box((stop - 0.30, -0.0004, 0.195), (0.0012, 0.0006, 0.022), mark, 0)
    shapes.box((-0.10, -0.0004, 0.1796), (0.40, 0.0006, 0.0011), mark, 0)

    site_props.place(site_props.level(), (-0.44, -0.060, 0.0005), (0, 0, 1))
    site_props.place(shop.block_plane(), (0.085, -0.145, 0.0005), (0, 0, 158))
    shapes.move(shop.shavings(5, (0.05, 0.025), "pine", 21, 0.62, 0.0), (0.165, -0.215, 0.0005))
    site_props.place(shop.coping_saw(), (-0.055, -0.415, 0.0005), (0, 0, 16))
    site_props.place(site_props.pencil(), (-0.27, -0.335, 0.0005), (0, 0, 28))
    site_props.place(site_props.tape_measure(0.16), (0.33, -0.30, 0.0005), (0, 0, 200))
    for x, y, turn in ((0.30, -0.43, 30), (0.33, -0.40, 65), (-0.33, -0.40, 10)):
        shapes.cylinder((x, y, 0.0012), 0.0007, 0.050, materials.metal("steel"), "x", 0, 8).rotation_euler = (0, 0, math.radians(turn))
    # Through the doorway: a hall in daylight.
    hall = materials.paint("#e4dbc7", 0.85)
    room.wall((-0.6, 2.6), (2.6, 2.6), 2.5, hall)
    room.wall((2.6, 2.6), (2.6, 0.12), 2.5, hall, [room.Opening(0.6, 1.2, 0.7, 1.4)])
    shapes.box((1.0, 1.8, -0.049), (4.0, 3.4, 0.1), floor, 0)
    shapes.move([room.moulding(room.BASEBOARD, 3.2, white)], (-0.6, 2.6, 0))

    light.sun_sky(21, 258, sun=5.0, sky=0.08)
    light.area((0.9, -1.9, 1.2), (0, 0, 0.1), 1.2, 9, (1.0, 0.95, 0.88))
    light.area((1.0, 1.3, 2.3), (1.0, 1.6, 0), 1.5, 22, (1.0, 0.96, 0.9))
    light.camera((0.10, -1.36, 0.50), (0.01, 0.0, 0.075), lens=46, straight=False, focus=(0.05, -0.10, 0.12), fstop=5.6)
