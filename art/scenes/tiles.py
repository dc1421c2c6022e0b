"""Tile and masonry: a patterned shower, tiles being set, where tile meets oak, brick repointed."""

import math
import random

import numpy
from mathutils import Vector, noise

from kit import fixtures, household, light, materials, room, site_props
from kit.materials import Graph, cached
from kit.picture import at_night, picture
from kit.shapes import box, cylinder, lathe, move, prism, solid, tube


@picture("header-tile", samples=28, exposure=-0.05)
@at_night("header-tile")
def header_tile(night=False):
    """A shower without a curb: hand-made tile with a patterned panel, a screen on its left, a floor that falls to a drain.

    The sun or a lamp's light lies across it. Calm on the left.
    """
    height, depth = 2.6, 2.4
    blue = materials.tile((0.065, 0.2), "#33566b", "#8fa0a4", offset=0, wobble=0.14, variation=0.16, roughness=0.1, joint=0.003)
    pattern = materials.pattern_tile(0.2, "#ece5d6", "#2c4a63", "#b9714d")
    brass, marble = materials.metal("brass"), materials.stone("marble")
    plaster = materials.plaster("#e4d9c6", 0.004)
    large = materials.hex_tile(0.1, "#c3ac8e", "#9a8f80", variation=0.12)
    box((0, 0.2, -0.05), (2.6, 5.6, 0.1), large, bevel=0)
    box((2.5, -0.72, -0.05), (2.4, 3.7, 0.1), large, bevel=0)
    _pan(1.3, 3.6, 1.13, depth, (2.1, 1.9), materials.hex_tile(0.05, "#c3ac8e", "#9a8f80", variation=0.12), materials.metal("brass"))
    box((1.2, 0.2, height + 0.05), (5.4, 5.6, 0.1), plaster, bevel=0)
    room.wall((-1.2, depth), (1.3, depth), height, plaster)
    north = room.wall((1.3, depth), (3.6, depth), height, blue, [room.Opening(1.56, 0.52, 1.2, 0.4)])
    room.wall((-1.2, -2.4), (-1.2, depth), height, plaster)
    east = room.wall((3.6, depth), (3.6, -2.4), height, blue, [room.Opening(1.25, 0.9, 0.85, 1.45), room.Opening(2.5, 0.9, 0.85, 1.45)], room.OUTER_WALL)
    for opening in east.openings:
        east.place(room.window_unit(opening.width, opening.height, materials.paint(materials.WHITE, 0.4), lights=(2, 2)), opening.middle, opening.bottom)
    # The end of the tile: a marble jamb from floor to ceiling; the panel is framed in brass.
    box((1.3, depth - 0.012, height / 2), (0.05, 0.05, height), marble, bevel=0.004)
    left, low, wide, tall = 1.6, 0.6, 1.0, 1.4
    box((left + wide / 2, depth - 0.004, low + tall / 2), (wide, 0.012, tall), pattern, bevel=0)
    corners = [(left, low), (left + wide, low), (left + wide, low + tall), (left, low + tall)]
    tube([(x, depth - 0.012, z) for x, z in corners], 0.008, brass, closed=True)
    fixtures.shower_set(brass, 2.12, None, rain=True, at=(left + wide / 2, depth - 0.012, 0))
    fixtures.hand_shower(brass, 0.95, 1.75, at=(2.72, depth, 0))
    niche = north.openings[0]
    x = 1.3 + niche.middle
    box((x, depth + 0.09, niche.bottom + niche.height / 2), (niche.width, 0.012, niche.height), blue, bevel=0)
    box((x, depth + 0.04, niche.bottom + 0.008), (niche.width + 0.02, 0.12, 0.02), marble, bevel=0.003)
    # The valve is a yard from the rain head: one turns it on from the dry side.
    fixtures.shower_valve(brass, 1.0, at=(x, depth, 0))
    household.soap_bottle("#6b4a2c", brass, at=(x - 0.1, depth + 0.03, niche.bottom + 0.018))
    household.vessel("bottle", 0.22, materials.ceramic("#e8e0d0"), at=(x + 0.02, depth + 0.03, niche.bottom + 0.018))
    household.folded_towels([materials.fabric("#e5dac5", 480)], 0.16, 0.1, at=(x + 0.16, depth + 0.03, niche.bottom + 0.018))
    household.stool(materials.wood("teak"), 0.46, at=(3.12, depth - 0.40, 0), turn=20)
    # The screen stands on the marble's line; a brace holds its free end to the wall.
    screen = 1.3
    fixtures.glass_panel(0.96, 2.0, brass, at=(screen, depth - 0.037, 0.004), turn=-90)
    tube([(screen, depth - 0.70, 2.0), (screen + 0.42, depth - 0.01, 2.06)], 0.009, brass)
    box((screen, depth - 0.70, 1.99), (0.026, 0.05, 0.05), brass, bevel=0.003)
    cylinder((screen + 0.42, depth - 0.006, 2.06), 0.024, 0.010, brass, axis="y", segments=24)
    fixtures.towel_bar(0.6, brass, at=(0.80, depth, 1.3))
    household.towel(0.42, 0.66, materials.fabric("#b9714d", 480), seed=5, at=(0.80, depth - 0.07, 1.3))
    household.plant("palm", 0.9, materials.plaster("#b9714d"), seed=2, at=(0.52, depth - 0.32, 0))

    if night:
        light.dusk_outside()
        # Two lamps let into the ceiling: one over the shower, one over the towel.
        light.spot((1.74, depth - 0.55, height - 0.02), (2.1, depth - 0.12, 0.7), 130, 104, radius=0.05, color=light.LAMPLIGHT, blend=1.0)
        light.spot((0.45, depth - 0.55, height - 0.02), (0.5, depth - 0.15, 0.8), 60, 92, radius=0.05, color=light.LAMPLIGHT, blend=1.0)
        light.area((3.45, 0.6, 1.6), (1, 1.2, 1), (1.8, 1.3), 20, light.BLUE_HOUR)
        light.area((0.6, -2.2, 1.9), (1.5, 2, 1), (3, 1.2), 6, light.BLUE_HOUR)
    else:
        light.sun_sky(26, 128, sun=20, inside=True)
        light.area((3.45, 0.6, 1.6), (1, 1.2, 1), (1.8, 1.3), 24, (0.92, 0.96, 1))
        light.area((0.6, -2.2, 1.9), (1.5, 2, 1), (3, 1.2), 18, (1, 0.97, 0.92))
    # Seen from the left of what it shows, so that one looks through the screen.
    view = light.camera((0.5, -1.95, 1.3), (0.5, depth, 1.2), lens=31)
    view.data.shift_x = 0.222


def _pan(left, right, front, back, drain, tile, metal, fall=0.022):
    """A shower's floor: its edges are level, from each of them it falls to a square drain at `drain`."""
    half = 0.055
    outer = [(left, front, 0), (right, front, 0), (right, back, 0), (left, back, 0)]
    inner = [(drain[0] + x * half, drain[1] + y * half, -fall) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    solid([*outer, *inner], [(a, (a + 1) % 4, (a + 1) % 4 + 4, a + 4) for a in range(4)], tile)
    box((*drain, -fall - 0.004), (2 * half, 2 * half, 0.012), metal, bevel=0.002)
    dark = materials.paint("#241c10", 0.5)
    for step in range(-3, 4):
        box((drain[0] + step * 0.012, drain[1], -fall + 0.0022), (0.006, 0.082, 0.001), dark, bevel=0)
    # The brass strip where large and small tile meet.
    box(((left + right) / 2, front, -0.004), (right - left, 0.005, 0.01), metal, bevel=0)
    box((left, (front + back) / 2, -0.004), (0.005, back - front, 0.01), metal, bevel=0)


@cached
def thinset(name):
    """Wet tile mortar: gray, gritty, a little shine on its ridges."""
    g = Graph(name)
    at = g.position()
    grit = g.noise(at, 700, 2)
    color = g.vary("#8d8b86", value=g.range(g.noise(at, 12, 4), 0.3, 0.7, 0.88, 1.1))
    return g.surface(color, 0.55, g.bump(grit, 0.0008))


def combed(width, depth, pitch=0.012, high=0.006, step=0.002, seed=2):
    """Mortar combed with a 1/4 in. notched trowel: ridges in slightly bent sweeps, a ragged edge."""
    columns, rows = int(width / (step * 2.5)), int(depth / step)
    x, y = numpy.meshgrid(numpy.linspace(0, width, columns + 1), numpy.linspace(0, depth, rows + 1))
    random_part = numpy.random.default_rng(seed)
    bend = 0.05 * numpy.sin(x * 3.1 + 0.6) + 0.004 * numpy.sin(x * 19)
    phase = (y + bend) / pitch
    ridge = numpy.abs(((phase % 1) - 0.5) * 2)
    height = high * numpy.clip(1.25 - 1.5 * ridge, 0, 0.85)
    strength = random_part.uniform(0.8, 1.1, 400)[(phase.astype(int) + 100) % 400]
    height = height * strength * (1 + 0.12 * numpy.sin(x * 47 + phase // 1 * 2.1)) + 0.0018
    # It thins out towards the ragged end at high x and the front.
    ragged = 0.05 * numpy.sin(y * 23) + 0.03 * numpy.sin(y * 71 + 1) + 0.02 * numpy.sin(y * 160)
    height = height * numpy.clip((width - 0.1 + ragged - x) / 0.025, 0, 1) - 0.0006
    points = numpy.stack([x, y, height], axis=-1).reshape(-1, 3)
    wide = columns + 1
    first = (numpy.arange(rows)[:, None] * wide + numpy.arange(columns)[None, :]).ravel()
    faces = numpy.stack([first, first + 1, first + 1 + wide, first + wide], axis=1)
    return [solid(points.tolist(), faces.tolist(), thinset(), smooth=70)]


def notched_trowel():
    """A 1/4 in. square-notch trowel, its blade on z = 0 along x, wooden handle above."""
    steel = materials.metal("steel", 0.22)
    length, half, notch = 0.28, 0.057, 0.00635
    teeth = []
    count = int(length / notch / 2)
    for index in range(count):
        x = -length / 2 + index * 2 * notch
        teeth += [(x, -half), (x + notch, -half), (x + notch, -half + notch), (x + 2 * notch, -half + notch)]
    blade = prism([*teeth, (length / 2, -half), (length / 2, half), (-length / 2, half)], 0.0014, steel, "xy", bevel=0)
    rib = box((0, 0, 0.006), (0.2, 0.022, 0.01), steel, bevel=0.003)
    posts = [tube([(x, 0, 0.005), (x * 1.02, 0, 0.03), (x * 0.9, 0, 0.052)], 0.006, steel, smooth=True) for x in (-0.075, 0.075)]
    profile = [(0.0, -0.075), (0.013, -0.073), (0.016, -0.05), (0.0185, -0.01), (0.0165, 0.03), (0.0155, 0.06), (0.012, 0.074), (0.0, 0.076)]
    handle = lathe(profile, (0, 0, 0), materials.wood("maple", axis="z", tint="#d98f5c"))
    handle.rotation_euler = (0, math.pi / 2, 0)
    handle.location = (0, 0, 0.058)
    return [blade, rib, *posts, handle]


def _spacer(x, y, z):
    """A plastic cross for a 3 mm joint, standing in the corner of four tiles."""
    plastic = materials.plastic("#e8e4da", 0.4)
    return [box((x, y, z), (0.026, 0.003, 0.008), plastic, bevel=0.0006), box((x, y, z), (0.003, 0.026, 0.0079), plastic, bevel=0.0006)]


@picture("text-tile", samples=36, exposure=0.0)
def text_tile():
    """Tiles being set: combed mortar, spacers in the joints, a level across, the trowel laid down."""
    size, joint, thick = 0.2, 0.003, 0.0095
    pitch, bed = size + joint, 0.0045
    board = materials.stone("concrete", 0.9)
    box((0.5, 0.7, -0.03), (3.6, 3.4, 0.06), board, bevel=0)
    glazes = [materials.ceramic(color, 0.24) for color in ("#35513f", "#3d5b45", "#2e4838", "#466350")]
    body = materials.plaster("#c9a48a", 0.0005)
    chance = random.Random(4)
    spots = [(c, r) for r in range(8) for c in range(-5, 8) if c + 0.9 * math.sin(r * 0.9) < 1.2 + r * 0.35]
    for column, row in spots:
        x, y = column * pitch, row * pitch
        top = box((x + size / 2, y + size / 2, bed + thick - 0.001), (size, size, 0.003), chance.choice(glazes), bevel=0.0012)
        base = box((x + size / 2, y + size / 2, bed + (thick - 0.002) / 2), (size - 0.0006, size - 0.0006, thick - 0.002), body, bevel=0)
        for part in (top, base):
            part.rotation_euler = (chance.uniform(-0.0015, 0.0015), chance.uniform(-0.0015, 0.0015), chance.uniform(-0.002, 0.002))
    done = set(spots)
    for column, row in spots:
        if (column - 1, row) in done and (column, row - 1) in done and row < 6 and column > -3:
            _spacer(column * pitch - joint / 2, row * pitch - joint / 2, bed + thick - 0.001)
    # The mortar lies pressed flat under the set tiles, comes out a little at their edges and runs on to the right.
    for column, row in spots:
        box((column * pitch + size / 2, row * pitch + size / 2, bed / 2), (pitch, pitch, bed + 0.001), thinset(), bevel=0.0008)
    # It is combed a tile ahead, no more than is set before it skins over, and ends short of the trowel.
    move(combed(0.56, 1.25), (0.12, 0.02, 0))
    # The newest tile is laid but not yet pressed home: its left edge is down, its right one still rides on the ridges.
    x, y = pitch, pitch
    lifted = [
        box((0, size / 2, thick - 0.001), (size, size, 0.003), glazes[2], bevel=0.0012),
        box((0, size / 2, (thick - 0.002) / 2), (size - 0.0006, size - 0.0006, thick - 0.002), body, bevel=0),
    ]
    site_props.place(lifted, (x + size / 2 + 0.0006, y - 0.0008, bed + 0.0024), (0, -1.0, -0.6))
    site_props.place(site_props.level(0.61), (-0.28, 0.86, bed + thick + 0.0005), (0, 0, 9))
    site_props.place(notched_trowel(), (0.82, 0.2, 0.0035), (0, 0, 32))
    for dx, dy, wide in ((0.0, 0.0, 0.05), (0.03, -0.014, 0.03), (-0.03, 0.012, 0.026)):
        blob = lathe([(wide, 0), (wide * 0.9, wide * 0.14), (wide * 0.5, wide * 0.3), (0, wide * 0.36)], (0.86 + dx, 0.3 + dy, 0.001), thinset(), 20)
        blob.scale = (1.2, 0.8, 1)
    site_props.place(site_props.bucket(), (1.12, 1.62, 0))
    box((1.12, 1.62, 0.22), (0.19, 0.19, 0.02), thinset(), bevel=0)
    for index in range(5):
        box((0.36 + 0.004 * (index % 2), 1.98, 0.006 + index * 0.0098), (size, size, thick), glazes[index % 4], bevel=0.0012, rotation=(0, 0, 3 * index))
    site_props.place(site_props.pencil(), (0.1, 0.5, bed + thick + 0.0006), (0, 0, -24))
    site_props.place([box((0, 0, 0.02), (0.13, 0.085, 0.042), materials.fabric("#c9a25c", 420), bevel=0.012)], (-0.05, 0.36, bed + thick), (0, 0, 18))

    light.sun_sky(17, 62, sun=17, sky=0.3, inside=True)
    light.area((-1.5, -1.0, 1.6), (0.4, 0.5, 0), (1.6, 1.2), 14, (1, 0.96, 0.9))
    light.camera((0.55, -0.52, 0.46), (0.42, 0.42, 0.0), lens=40, straight=False, focus=(0.42, 0.3, 0.01), fstop=5.6)


@picture("text-tile-grout", samples=32, exposure=0.0)
def text_tile_grout():
    """Cement tile meets an oak floor at a brass strip, seen close and low; sun through a window's bars."""
    pattern = materials.pattern_tile(0.2, "#e2d9c7", "#3b5566", "#b0683f", grout="#b7ae9e")
    oak = materials.planks("oak", 0.083, 1.1, "y", tint="#e3b98c", roughness=0.3)
    box((-1.5, 0.6, -0.02), (3.0, 5, 0.04), pattern, bevel=0)
    box((1.51, 0.6, -0.0205), (3.0, 5, 0.04), oak, bevel=0)
    box((0.005, 0.6, -0.002), (0.012, 5, 0.008), materials.metal("brass", 0.2), bevel=0.001)
    wall, trim = materials.paint("#d9d3c4", 0.8), materials.paint(materials.WHITE, 0.4)
    back = 2.5
    north = room.wall((-3, back), (3, back), 2.4, wall)
    room.trim([north], trim, crown=None)
    household.chair(materials.wood("walnut"), at=(0.72, 1.45, 0.0), turn=-28)
    household.basket(0.2, 0.34, at=(-0.72, 2.05, 0))
    household.plant("bush", 0.9, materials.plaster("#b9714d"), seed=4, at=(-1.25, 2.0, 0))
    household.rug(1.2, 1.0, materials.fabric("#7d3f33", 200), fringe=materials.fabric("#e0d3b8", 300), at=(1.35, 0.85, 0), turn=4)
    light.sun_sky(20, 305, sun=19, sky=0.28, inside=True)
    # The window that throws these bars stands outside the picture.
    frame = materials.paint(materials.WHITE, 0.5)
    bars = [box((0, 0, z), (1.5, 0.04, 0.03), frame, bevel=0) for z in (0.72, 1.04, 1.36)]
    bars += [box((x, 0, 1.0), (0.03, 0.04, 1.4), frame, bevel=0) for x in (-0.36, 0.0, 0.36)]
    bars += [box((x, 0, 1.2), (0.9, 0.04, 2.6), frame, bevel=0) for x in (-1.2, 1.2)]
    bars += [box((0, 0, z), (1.6, 0.04, 0.9), frame, bevel=0) for z in (-0.05, 2.15)]
    move(bars, (-2.4, 2.2, 0), 55)
    light.area((0.5, -2.0, 1.8), (0, 0.6, 0), (2.4, 1.6), 26, (1, 0.97, 0.93))
    light.camera((-0.24, -0.72, 0.72), (0.02, 0.55, 0), lens=38, straight=False, focus=(0.0, 0.25, 0.0), fstop=4)


@cached
def lime_mortar(name, color="#cbbfa6"):
    """Pointing mortar: sharp sand in lime, a little uneven in tone."""
    g = Graph(name)
    at = g.position()
    sand = g.noise(at, 520, 3)
    shade = g.vary(color, value=g.math("MULTIPLY", g.range(sand, 0.3, 0.7, 0.82, 1.1), g.range(g.noise(at, 14, 3), 0.3, 0.7, 0.9, 1.06)))
    return g.surface(shade, 0.95, g.bump(sand, 0.0022))


#: What one kiln gave: reds, a few orange and plum ones, some burnt almost black.
_OLD_BRICKS = ("#7d3f30", "#8a4a38", "#96543f", "#6f382d", "#a0614a", "#84402f", "#8e5643", "#5a332d", "#a86e52", "#744437", "#4c302d")


@cached
def old_brick(name, color):
    """The face of a molded brick: sand creases, soot, a bloom of lime here and there."""
    g = Graph(name)
    at = g.position()
    broad, fine = g.noise(at, 11, 4, 0.6), g.noise(at, 140, 4, 0.65)
    shade = g.vary(color, value=g.math("MULTIPLY", g.range(broad, 0.3, 0.7, 0.78, 1.15), g.range(fine, 0.3, 0.7, 0.86, 1.1)))
    lime = g.math("MULTIPLY", g.range(g.noise(at, 6, 5, 0.7), 0.56, 0.72), g.range(fine, 0.42, 0.62, 0, 0.5))
    soot = g.math("MULTIPLY", g.range(g.noise(at, 3.1, 3), 0.52, 0.70), 0.45)
    shade = g.mix(soot, g.mix(lime, shade, "#b9a793"), "#33241f")
    crease = g.noise(g.vector("MULTIPLY", at, (60, 60, 22)), 1, 3, 0.6, 1.2)
    return g.surface(shade, 0.92, g.bump(fine, 0.0016, g.bump(crease, 0.0018)))


def worn_brick(at, long, tall, deep, color, chance):
    """One old brick with its face towards -y, `at` its face's middle: wavering arrises, chipped corners."""
    columns, rows = 34, 10
    seed = chance.uniform(0, 90)
    chips = [(chance.choice((-1, 1)) * long / 2 * chance.uniform(0.2, 1.0), chance.choice((-1, 1)) * tall / 2, chance.uniform(0.004, 0.013)) for _ in range(chance.choice((0, 1, 1, 2, 3)))]
    points, faces = [], []
    for i in range(columns + 1):
        for j in range(rows + 1):
            u, v = i / columns * 2 - 1, j / rows * 2 - 1
            # More points near the arrises, where the shape is.
            u, v = math.copysign(1 - (1 - abs(u)) ** 1.5, u), math.copysign(1 - (1 - abs(v)) ** 1.4, v)
            x, z = u * long / 2, v * tall / 2
            wave = noise.noise(Vector((x * 45, z * 45, seed)))
            rim = max(abs(x) - long / 2 + 0.005, abs(z) - tall / 2 + 0.005, 0)
            y = 0.0009 * wave + 42.0 * rim**2
            for cx, cz, radius in chips:
                reach = math.hypot(x - cx, (z - cz) * 1.3) / radius + 0.35 * noise.noise(Vector((x * 190, z * 190, seed)))
                y += 0.0065 * max(0.0, 1 - reach)
            edge = 0.0011 * noise.noise(Vector((x * 70, z * 70, seed + 9)))
            points.append((at[0] + x + edge * (abs(u) > 0.98), at[1] + y, at[2] + z + edge * (abs(v) > 0.98)))
    ring = [i * (rows + 1) for i in range(columns + 1)] + [columns * (rows + 1) + j for j in range(1, rows + 1)]
    ring += [i * (rows + 1) + rows for i in range(columns - 1, -1, -1)] + [j for j in range(rows - 1, 0, -1)]
    for i in range(columns):
        for j in range(rows):
            a = i * (rows + 1) + j
            faces.append((a, a + rows + 1, a + rows + 2, a + 1))
    base = len(points)
    points += [(points[k][0], at[1] + deep, points[k][2]) for k in ring]
    for k in range(len(ring)):
        after = (k + 1) % len(ring)
        faces.append((ring[k], base + k, base + after, ring[after]))
    return solid(points, faces, old_brick(color), smooth=50)


def _heap(at, wide, high, material, seed):
    """A heap of mortar as a trowel left it: cut flanks, torn edges."""
    size, points, faces = 60, [], []
    for i in range(size + 1):
        for j in range(size + 1):
            x, y = (i / size * 2 - 1) * wide, (j / size * 2 - 1) * wide
            reach = math.hypot(x, y * 1.25) / wide + 0.22 * noise.fractal(Vector((x * 22, y * 22, seed)), 1.0, 2.0, 3)
            z = high * max(0.0, 1 - reach**1.6) + 0.006 * noise.fractal(Vector((x * 70, y * 70, seed + 4)), 1.0, 2.0, 3) * (reach < 0.95)
            # One slice is taken off with the trowel.
            z = min(z, max(0.006, 0.9 * (x + 0.62 * wide))) if reach < 0.97 else -0.003
            points.append((at[0] + x, at[1] + y, at[2] + z))
    for i in range(size):
        for j in range(size):
            a = i * (size + 1) + j
            faces.append((a, a + size + 1, a + size + 2, a + 1))
    return solid(points, faces, material, smooth=60)


@picture("text-tile-pointing", samples=32, exposure=0.0, bounces=2)
def text_tile_pointing():
    """An old brick wall half repointed: fresh lime mortar at the left, joints raked 3/4 in. deep at the right.

    The tuck pointer leans with its blade in the joint that is being filled, its handle on the plank.
    """
    chance = random.Random(6)
    long, tall, deep, joint = 0.203, 0.057, 0.095, 0.0105
    fresh, old = lime_mortar(), lime_mortar("#8b8170")
    box((0, 0.071, 0.45), (3.0, 0.10, 1.3), old, bevel=0)
    columns, rows = 9, 11
    tip = None
    for row in range(rows):
        z = 0.02 + row * (tall + joint)
        # Every sixth course is of headers, as in an American bond.
        header = row == 5
        run = 0.097 if header else long
        shift = (run + joint) / 2 * (row % 2)
        # The higher the course, the farther to the right the new mortar already reaches.
        end = -0.20 + row * 0.045 + chance.uniform(-0.05, 0.05)
        count = columns * 2 if header else columns
        for column in range(-count // 2, count // 2 + 1):
            x = column * (run + joint) + shift
            color = chance.choice(_OLD_BRICKS[-4:] if header and chance.random() < 0.5 else _OLD_BRICKS)
            worn_brick((x + chance.uniform(-0.0012, 0.0012), chance.uniform(-0.0022, 0.0028), z + tall / 2 + chance.uniform(-0.001, 0.001)), run - chance.uniform(0, 0.004), tall - chance.uniform(0, 0.0028), deep, color, chance)
            if x + run / 2 + joint / 2 < end:
                box((x + run / 2 + joint / 2, 0.0215, z + tall / 2), (joint + 0.008, 0.034, tall + 0.008), fresh, bevel=0.002)
        # The bed joint above this course; its end is torn.
        box(((-1.35 + end) / 2, 0.0225, z + tall + joint / 2), (end + 1.35, 0.034, joint + 0.008), fresh, bevel=0.002)
        for step in range(7):
            x = end + step * 0.004 + chance.uniform(-0.002, 0.002)
            box((x, 0.0235 + step * 0.0014, z + tall + joint / 2 + chance.uniform(-0.001, 0.001)), (0.011, 0.03 - step * 0.002, (joint - 0.0004) * chance.uniform(0.7, 1.0)), fresh, 0.0016, (chance.uniform(-12, 12), chance.uniform(-8, 8), chance.uniform(-20, 20)))
        if row == 1:
            tip = (end + 0.012, z + tall + joint / 2)

    # The plank of the scaffold, a board of mortar on it, tools.
    for y in (-0.125, -0.365):
        box((0, y, -0.02), (3.2, 0.235, 0.040), materials.wood("weathered", axis="x", tint="#d8c7a8"), bevel=0.004)
    site_props.place([box((0, 0, 0.009), (0.36, 0.30, 0.018), materials.wood("plywood", axis="x"), bevel=0.002)], (0.125, -0.235, 0.0005), (0, 0, -6))
    _heap((0.170, -0.225, 0.018), 0.125, 0.062, fresh, 3.0)
    # Its blade is in the joint, the end of its handle on the plank.
    pointer = _tuck_pointer()
    grip = (tip[0] + 0.10, -0.247, 0.0015)
    way = Vector((tip[0] - grip[0], 0.016 - grip[1], tip[1] - grip[2])).normalized()
    angle = math.degrees(math.asin(way.z))
    heading = math.degrees(math.atan2(way.y, way.x))
    reach = Vector((tip[0], 0.016, tip[1])) - way * 0.161
    site_props.place(pointer, (0, 0, 0), (0, -angle, 0))
    site_props.place(pointer, reach, (0, 0, heading))
    for step in range(5):
        box((tip[0] + 0.006 + step * 0.004, 0.004 - step * 0.0012, tip[1] + 0.002 * math.sin(step * 2.0)), (0.008, 0.012, 0.007), fresh, 0.002, (chance.uniform(-30, 30), chance.uniform(-30, 30), chance.uniform(-30, 30)))
    site_props.place(site_props.brush(), (-0.30, -0.175, 0.0115), (0, 0, -24))
    for _ in range(44):
        size = chance.uniform(0.002, 0.008)
        box((chance.uniform(-0.3, 0.6), chance.uniform(-0.16, -0.012), size / 2), (size, size * chance.uniform(0.6, 1), size * 0.8), old if chance.random() < 0.6 else fresh, size * 0.3, (0, 0, chance.uniform(0, 90)))
    light.sun_sky(32, 238, sun=4.4, sky=0.10)
    light.area((0.9, -1.2, 0.8), (0.1, 0, 0.25), 0.9, 6, (0.92, 0.96, 1.0))
    light.camera((0.22, -1.08, 0.42), (-0.015, -0.04, 0.185), lens=40, straight=False, focus=(tip[0], 0.0, tip[1]), fstop=7.1)


def _tuck_pointer():
    """A tuck pointer: a blade 3/8 in. wide and 6 in. long on a cranked tang, lying along x, its blade at +x."""
    steel = materials.metal("steel", 0.22)
    parts = [box((0.085, 0, 0.0012), (0.152, 0.0098, 0.0018), steel, bevel=0.0004)]
    parts.append(tube([(0.012, 0, 0.0015), (-0.004, 0, 0.008), (-0.016, 0, 0.014), (-0.040, 0, 0.0145)], 0.0036, steel, smooth=True))
    grip = lathe([(0, 0), (0.0095, 0), (0.0105, 0.004), (0.0105, 0.014), (0.0125, 0.028), (0.0142, 0.055), (0.0135, 0.085), (0.0140, 0.108), (0.0115, 0.120), (0, 0.123)], (0, 0, 0), materials.wood("oak", axis="x", tint="#c98d5a"))
    for vertex in grip.data.vertices:
        x, y, z = vertex.co
        vertex.co = (-z, y, x)
    grip.data.flip_normals()
    grip.location = (-0.034, 0, 0.0145)
    return [*parts, grip]
