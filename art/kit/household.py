"""Things people live with: lamps, seats, pottery, cloth, books, baskets and house plants.

As in joinery.py everything is built around x = 0 or from x = 0, facing -y, standing on z = 0 unless
it says otherwise, and takes `at` and `turn`.
"""

import math
import random

from kit import light, materials
from kit.joinery import placed
from kit.shapes import box, cylinder, lathe, move, prism, solid, tube


def rounded(item, radius, segments=3):
    """True round edges, for cushions and cloth. Returns the item."""
    modifier = item.modifiers.new("round", "BEVEL")
    modifier.width, modifier.segments = radius, segments
    item.data.polygons.foreach_set("use_smooth", [True] * len(item.data.polygons))
    item.data.use_auto_smooth = True
    item.data.auto_smooth_angle = math.radians(50)
    return item


def _cloth(points, faces, material, thickness):
    """A smooth sheet of cloth with a thickness."""
    item = solid(points, faces, material, smooth=180)
    body = item.modifiers.new("thick", "SOLIDIFY")
    body.thickness, body.offset = thickness, 0
    item.modifiers.new("smooth", "SUBSURF").render_levels = 1
    return item


def _grid(rows):
    """Faces of a grid given as rows of points; returns (points, faces)."""
    wide = len(rows[0])
    faces = [
        (r * wide + c, r * wide + c + 1, (r + 1) * wide + c + 1, (r + 1) * wide + c)
        for r in range(len(rows) - 1)
        for c in range(wide - 1)
    ]
    return [point for row in rows for point in row], faces


# Lamps


@placed
def pendant(drop, style="dome", shade=None, metal=None, size=0.15, watts=12):
    """A lamp hanging `drop` metres from z = 0 (the ceiling). style: "dome", "cone" or "globe"."""
    metal = metal or materials.metal("brass")
    shade = shade or metal
    profiles = {
        "dome": [(1, 0), (0.99, 0.12), (0.93, 0.4), (0.78, 0.68), (0.52, 0.9), (0.2, 1.02), (0.16, 1.03)],
        "cone": [(1, 0), (0.98, 0.03), (0.3, 0.75), (0.22, 0.86), (0.16, 0.88)],
    }
    low = -drop
    parts = [lathe([(0, -0.025), (0.055, -0.025), (0.06, -0.018), (0.06, 0), (0, 0)], (0, 0, 0), metal)]
    if style == "globe":
        ball = [(size * math.sin(math.radians(a)), size * (1 - math.cos(math.radians(a)))) for a in range(0, 166, 8)]
        parts.append(lathe(ball, (0, 0, low), shade))
        top = low + size * 2
        parts.append(cylinder((0, 0, top), size * 0.3, 0.03, metal))
    else:
        profile = [(r * size, z * size) for r, z in profiles[style]]
        inside = [(r * 0.975, z * 0.985 + 0.001) for r, z in reversed(profile)]
        parts.append(lathe([*profile], (0, 0, low), shade))
        parts.append(lathe(inside, (0, 0, low), materials.paint("#f0e6cf", 0.6)))
        top = low + profile[-1][1]
        parts.append(lathe([(size * 0.2, -0.01), (size * 0.2, 0.03), (size * 0.1, 0.05), (size * 0.06, 0.08), (0, 0.08)], (0, 0, top), metal))
        bulb = [(0.03 * math.sin(math.radians(a)), -0.03 * math.cos(math.radians(a))) for a in range(0, 181, 15)]
        parts.append(lathe(bulb, (0, 0, low + size * 0.45), materials.emitter("#ffdca8", 14 if watts else 1.5)))
    parts.append(cylinder((0, 0, (top - 0.02) / 2), 0.0035, -top + 0.02, metal, segments=12))
    if watts:
        parts.append(light.lamp((0, 0, low + (size if style == "globe" else -0.02)), watts, radius=0.04))
    return parts


@placed
def sconce(metal=None, watts=8, shade=None):
    """A wall lamp: plate, arm and an upward glass or linen shade. z = 0 is the plate's middle."""
    metal = metal or materials.metal("brass")
    shade = shade or materials.emitter("#ffe4bd", 3.2)
    plate = lathe([(0, 0), (0.055, 0), (0.055, 0.008), (0.05, 0.013), (0, 0.014)], (0, 0, 0), metal)
    plate.rotation_euler = (math.pi / 2, 0, 0)
    parts = [plate, tube([(0, -0.01, 0), (0, -0.07, 0), (0, -0.115, 0.01), (0, -0.12, 0.05)], 0.008, metal, smooth=True)]
    parts.append(lathe([(0, 0), (0.03, 0), (0.034, 0.012), (0.03, 0.022), (0, 0.022)], (0, -0.12, 0.045), metal))
    parts.append(lathe([(0.034, 0), (0.046, 0.03), (0.056, 0.13), (0.052, 0.13), (0.03, 0.002)], (0, -0.12, 0.066), shade))
    if watts:
        parts.append(light.lamp((0, -0.17, 0.2), watts, radius=0.05))
    return parts


# Seats and tables


def _leg(low, high, radius, material):
    """A round tapered leg from the foot `low` to `high`."""
    return tube([low, high], radius, material)


@placed
def stool(material, height=0.66, seat=None):
    """A counter stool (26 in.): dished round seat, four splayed legs, rungs."""
    seat = seat or material
    top = [(0, -0.036), (0.14, -0.036), (0.172, -0.02), (0.176, -0.006), (0.168, 0), (0.12, -0.006), (0, -0.01)]
    parts = [lathe(top, (0, 0, height), seat)]
    feet = []
    for angle in (45, 135, 225, 315):
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        parts.append(_leg((0.2 * c, 0.2 * s, 0), (0.115 * c, 0.115 * s, height - 0.03), 0.015, material))
        feet.append((c, s))
    for index, (c, s) in enumerate(feet):
        level = 0.2 if index % 2 else 0.24
        reach = 0.2 - 0.085 * level / height
        c2, s2 = feet[(index + 1) % 4]
        parts.append(tube([(reach * c, reach * s, level), (reach * c2, reach * s2, level)], 0.009, material))
    return parts


@placed
def chair(material, seat=None, spindles=7):
    """A Windsor side chair facing -y, seat at 18 in."""
    seat_height = 0.455
    outline = [(-0.2, -0.2), (-0.12, -0.235), (0.12, -0.235), (0.2, -0.2), (0.22, -0.05), (0.19, 0.17), (0.1, 0.21), (-0.1, 0.21), (-0.19, 0.17), (-0.22, -0.05)]
    parts = [rounded(prism(outline, 0.038, seat or material, plane="xy", origin=(0, 0, seat_height - 0.038), bevel=0), 0.014)]
    for x, y in ((-0.16, -0.17), (0.16, -0.17), (-0.13, 0.14), (0.13, 0.14)):
        parts.append(_leg((x * 1.32, y * 1.42, 0), (x, y, seat_height - 0.02), 0.016, material))
    for side in (-1, 1):
        parts.append(tube([(side * 0.185, -0.19, 0.2), (side * 0.15, 0.17, 0.2)], 0.01, material))
    parts.append(tube([(-0.17, -0.01, 0.2), (0.17, -0.01, 0.2)], 0.01, material))
    bow = []
    for step in range(13):
        angle = math.pi * step / 12
        lean = math.sin(angle)
        bow.append((-0.185 * math.cos(angle) * (1 + 0.08 * lean), 0.155 + 0.13 * lean**0.8, seat_height + 0.47 * lean**0.75))
    parts.append(tube(bow, 0.0125, material, smooth=True))
    for index in range(spindles):
        part = (index + 1) / (spindles + 1)
        angle = math.pi * (0.16 + 0.68 * part)
        lean = math.sin(angle)
        end = (-0.185 * math.cos(angle) * (1 + 0.08 * lean), 0.155 + 0.13 * lean**0.8, seat_height + 0.47 * lean**0.75)
        parts.append(tube([(-0.14 + 0.28 * part, 0.165 + 0.02 * math.sin(math.pi * part), seat_height - 0.01), end], 0.006, material))
    return parts


@placed
def table(width, depth, material, height=0.75, base=None, thickness=0.03):
    """Four tapered legs, an apron and a top."""
    base = base or material
    parts = [box((0, 0, height - thickness / 2), (width, depth, thickness), material, bevel=0.005)]
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(box((x * (width / 2 - 0.07), y * (depth / 2 - 0.07), (height - thickness) / 2), (0.06, 0.06, height - thickness), base, bevel=0.006))
    for y in (-1, 1):
        parts.append(box((0, y * (depth / 2 - 0.07), height - thickness - 0.05), (width - 0.2, 0.022, 0.1), base, bevel=0.002))
    for x in (-1, 1):
        parts.append(box((x * (width / 2 - 0.07), 0, height - thickness - 0.05), (0.022, depth - 0.2, 0.1), base, bevel=0.002))
    return parts


@placed
def round_table(radius, material, base=None, height=0.75):
    """A pedestal table."""
    base = base or material
    parts = [lathe([(0, -0.03), (radius - 0.012, -0.03), (radius, -0.02), (radius, -0.006), (radius - 0.006, 0), (0, 0)], (0, 0, height), material, 72)]
    turned = [(0.2, 0.0), (0.26, 0.006), (0.25, 0.03), (0.09, 0.06), (0.055, 0.12), (0.05, 0.3), (0.065, 0.45), (0.05, 0.58), (0.09, 0.69), (0.2, 0.715), (0.2, 0.72)]
    # Drawn for a dining table of 30 in. and a top of 22 in. radius; a side table's foot is smaller.
    wide, tall = min(1.0, radius / 0.5), (height - 0.03) / 0.72
    column = [(r * max(wide, 0.6) if r < 0.1 else r * wide, z * tall) for r, z in turned]
    return [*parts, lathe(column, (0, 0, 0), base)]


@placed
def cushion(width, height, material, thickness=0.14, seed=1):
    """A throw pillow standing on its edge, leaning against +y."""
    count, chance = 14, random.Random(seed)
    phase = chance.random() * 6
    sides = []
    for sign in (-1, 1):
        rows = []
        for r in range(count + 1):
            v = 2 * r / count - 1
            row = []
            for c in range(count + 1):
                u = 2 * c / count - 1
                full = max(0.0, (1 - u**4) * (1 - v**4)) ** 0.6
                pinch = 1 - 0.07 * (u * u * v * v) - 0.035 * (1 - full)
                crease = 0.005 * math.sin(5 * u + 3 * v + phase) * full
                row.append((u * width / 2 * pinch, sign * (thickness / 2 * full + crease), height / 2 + v * height / 2 * pinch))
            rows.append(row if sign < 0 else row[::-1])
        sides.append(_grid(rows))
    parts = [solid(points, faces, material, smooth=180) for points, faces in sides]
    for part in parts:
        part.modifiers.new("smooth", "SUBSURF").render_levels = 1
    return parts


# Pottery and kitchen things


@placed
def mug(material):
    """A mug with its handle towards +x."""
    profile = [(0, 0), (0.034, 0), (0.039, 0.005), (0.041, 0.03), (0.0405, 0.092), (0.0385, 0.094), (0.0365, 0.09), (0.036, 0.02), (0, 0.012)]
    ring = [(0.04, 0, 0.078), (0.058, 0, 0.076), (0.068, 0, 0.055), (0.06, 0, 0.03), (0.04, 0, 0.024)]
    return [lathe(profile, (0, 0, 0), material), tube(ring, 0.0055, material, smooth=True)]


@placed
def bowl(material, radius=0.08, height=0.06):
    """A footed bowl."""
    shape = [(0, 0), (0.4, 0), (0.42, 0.1), (0.7, 0.28), (0.92, 0.62), (1, 1), (0.97, 1.01), (0.88, 0.66), (0.66, 0.34), (0.3, 0.17), (0, 0.15)]
    return [lathe([(r * radius, z * height) for r, z in shape], (0, 0, 0), material)]


@placed
def plates(material, count=5, radius=0.135, seed=1):
    """A stack of plates, not quite centered."""
    chance, parts = random.Random(seed), []
    shape = [(0, 0), (0.6, 0), (0.66, 0.1), (0.96, 1), (1, 1.0), (0.99, 1.25), (0.9, 0.9), (0.64, 0.3), (0, 0.22)]
    for index in range(count):
        profile = [(r * radius, z * 0.017) for r, z in shape]
        parts.append(lathe(profile, (chance.uniform(-0.002, 0.002), chance.uniform(-0.002, 0.002), index * 0.0085), material))
    return parts


@placed
def bowls(material, count=3, radius=0.075, seed=1):
    """Nested bowls."""
    chance, parts = random.Random(seed), []
    for index in range(count):
        parts += bowl(material, radius, 0.06, at=(chance.uniform(-0.002, 0.002), chance.uniform(-0.002, 0.002), index * 0.021))
    return parts


#: Vases and bottles: (radius, height), as parts of the height 1.
_VESSELS = {
    "vase": [(0, 0), (0.17, 0), (0.26, 0.08), (0.33, 0.3), (0.3, 0.55), (0.16, 0.78), (0.11, 0.88), (0.14, 1), (0.12, 1), (0.09, 0.88), (0.1, 0.7)],
    "jug": [(0, 0), (0.24, 0), (0.28, 0.04), (0.31, 0.3), (0.28, 0.6), (0.2, 0.8), (0.2, 0.9), (0.25, 1), (0.235, 1), (0.18, 0.88), (0.2, 0.7)],
    "crock": [(0, 0), (0.42, 0), (0.44, 0.03), (0.45, 0.9), (0.48, 0.96), (0.47, 1), (0.42, 0.98), (0.41, 0.3), (0, 0.2)],
    "bottle": [(0, 0), (0.13, 0), (0.14, 0.02), (0.14, 0.58), (0.11, 0.68), (0.05, 0.78), (0.045, 0.94), (0.055, 0.95), (0.055, 1), (0, 1)],
    "moon": [(0, 0), (0.2, 0), (0.36, 0.14), (0.46, 0.4), (0.45, 0.6), (0.34, 0.82), (0.16, 0.93), (0.15, 1), (0.12, 1), (0.12, 0.9)],
    "jar": [(0, 0), (0.32, 0), (0.34, 0.03), (0.34, 0.8), (0.3, 0.86), (0, 0.86)],
    "pot": [(0, 0), (0.34, 0), (0.36, 0.02), (0.47, 0.86), (0.52, 0.87), (0.52, 1), (0.46, 1), (0.43, 0.85), (0, 0.84)],
}


@placed
def vessel(shape, height, material):
    """A turned vessel: vase, jug, crock, bottle, moon, jar or (flower) pot."""
    return [lathe([(r * height, z * height) for r, z in _VESSELS[shape]], (0, 0, 0), material)]


@placed
def storage_jar(height, content, lid=None):
    """A glass jar with `content` (a material) and a wooden or metal lid."""
    lid = lid or materials.wood("oak")
    radius = height * 0.34
    return [
        *vessel("jar", height, materials.glass()),
        cylinder((0, 0, height * 0.36), radius - 0.004, height * 0.66, content),
        cylinder((0, 0, height * 0.91), radius * 0.98, height * 0.11, lid, bevel=0.004),
    ]


@placed
def utensils(material=None, seed=1):
    """A crock with wooden spoons and a whisk."""
    chance = random.Random(seed)
    parts = vessel("crock", 0.16, material or materials.ceramic("#e7dfce", speckle=0.5))
    for kind in ("oak", "maple", "walnut", "oak", "maple"):
        angle = chance.uniform(0, 6.28)
        reach = chance.uniform(0.035, 0.06)
        top = chance.uniform(0.27, 0.33)
        spoon = materials.wood(kind, axis="z")
        end = (reach * math.cos(angle), reach * math.sin(angle), top)
        parts.append(tube([(-end[0] * 0.4, -end[1] * 0.4, 0.04), end], 0.0055, spoon))
        head = lathe([(0, -0.035), (0.014, -0.028), (0.022, 0), (0.018, 0.022), (0, 0.032)], (0, 0, 0), spoon, 24)
        head.scale = (1, 0.35, 1)
        head.location = (end[0] * 1.06, end[1] * 1.06, top + 0.02)
        head.rotation_euler = (0, reach * 2 * math.cos(angle), chance.uniform(0, 3))
        parts.append(head)
    return parts


@placed
def cutting_board(width, height, material, round_top=False):
    """A board leaning against the wall behind it (at y = 0), foot about 5 cm out."""
    if round_top:
        r = width / 2
        arch = [(r * math.cos(math.radians(a)), height - r + r * math.sin(math.radians(a))) for a in range(0, 181, 10)]
        item = prism([(-r, 0), (r, 0), *arch[1:-1]], 0.02, material, bevel=0.004)
    else:
        item = box((0, 0.01, height / 2), (width, 0.02, height), material, bevel=0.006)
    lean = math.atan2(0.055, height)
    item.rotation_euler = (-lean, 0, 0)
    if round_top:
        item.location = (0, -0.08, 0.002)
    else:
        item.location = (0, -0.072 + math.sin(lean) * height / 2, math.cos(lean) * height / 2 + 0.002)
    return [item]


@placed
def kettle(material, metal=None):
    """A stovetop kettle."""
    metal = metal or materials.metal("brass")
    profile = [(0, 0), (0.09, 0), (0.105, 0.012), (0.108, 0.04), (0.09, 0.1), (0.06, 0.128), (0.045, 0.132), (0.044, 0.138), (0.015, 0.146), (0.012, 0.156), (0.018, 0.166), (0.012, 0.176), (0, 0.178)]
    spout = [(0.085, 0, 0.07), (0.13, 0, 0.1), (0.15, 0, 0.135)]
    handle = [(-0.085, 0, 0.1), (-0.09, 0, 0.17), (-0.05, 0, 0.235), (0.05, 0, 0.235), (0.09, 0, 0.17), (0.085, 0, 0.1)]
    return [lathe(profile, (0, 0, 0), material), tube(spout, 0.014, material, smooth=True), tube(handle, 0.007, metal, smooth=True)]


@placed
def fruit(kind="lemon", count=6, seed=1, radius=0.1):
    """Fruit heaped in a bowl of this radius standing at z = 0."""
    colors = {"lemon": "#e0b53a", "orange": "#d9832f", "apple": "#a83a2c", "pear": "#a9a545", "fig": "#4a2f3d"}
    chance, parts = random.Random(seed), []
    size = {"lemon": 0.03, "orange": 0.037, "apple": 0.037, "pear": 0.035, "fig": 0.024}[kind]
    skin = materials.ceramic(colors[kind], roughness=0.4)
    ball = [(math.sin(math.radians(a)), -math.cos(math.radians(a))) for a in range(0, 181, 12)]
    for index in range(count):
        lower = index < count * 0.7
        reach = (radius - size * 1.2) * (0.7 if lower else 0.25)
        angle = index * 2.4 + chance.uniform(-0.2, 0.2)
        stretch = 1.3 if kind == "lemon" else 0.92
        item = lathe([(r * size, z * size * stretch) for r, z in ball], (reach * math.cos(angle), reach * math.sin(angle), size * (1.0 if lower else 2.3) + 0.01), skin, 24)
        item.rotation_euler = (chance.uniform(0.8, 1.6), chance.uniform(-0.5, 0.5), chance.uniform(0, 6))
        parts.append(item)
    return parts


@placed
def books(count=4, upright=True, seed=1, colors=("#7c3f2c", "#2f4a63", "#d9cdb5", "#56664a", "#b98a3c", "#8a8378")):
    """Books standing from x = 0 to the right (or stacked flat), spines towards -y. No lettering."""
    chance, parts, run = random.Random(seed), [], 0.0
    for index in range(count):
        thick, tall, deep = chance.uniform(0.018, 0.04), chance.uniform(0.19, 0.26), chance.uniform(0.13, 0.18)
        cover = materials.paint(colors[(index + seed) % len(colors)], 0.7)
        pages = materials.paper()
        if upright:
            lean = 0.0 if index < count - 1 else chance.uniform(4, 9)
            block = [
                box((thick / 2, -deep / 2, tall / 2), (thick, deep, tall), cover, bevel=0.003),
                box((thick / 2, -deep / 2 + 0.004, tall / 2), (thick - 0.007, deep - 0.003, tall + 0.0005), pages, bevel=0),
            ]
            for part in block:
                part.rotation_euler = (0, math.radians(-lean), 0)
                part.location = (run + thick / 2 + tall / 2 * math.sin(math.radians(lean)) * -1 + (0.03 if lean else 0), part.location.y, tall / 2)
            parts += block
            run += thick + 0.001
        else:
            turn = chance.uniform(-9, 9)
            block = [
                box((0, 0, thick / 2), (tall, deep, thick), cover, bevel=0.003),
                box((0.003, 0.003, thick / 2), (tall - 0.004, deep - 0.002, thick - 0.007), pages, bevel=0),
            ]
            parts += move(block, (0, 0, run), turn)
            run += thick
    return parts


# Cloth


@placed
def towel(width, length, material, back=None, seed=1, thickness=0.011):
    """A towel over a bar at z = 0 (x centered), its front hanging `length`, its back somewhat less."""
    back = back or length * 0.85
    chance = random.Random(seed)
    waves = [(chance.uniform(8, 14), chance.uniform(0, 6), chance.uniform(0.3, 1)) for _ in range(3)]
    path = [(0.022, -back + back * i / 10) for i in range(10)]
    path += [(0.022 * math.cos(a), 0.022 * math.sin(a)) for a in (0, math.pi / 4, math.pi / 2, 3 * math.pi / 4, math.pi)]
    path += [(-0.022, -length * (i + 1) / 10) for i in range(10)]
    rows = []
    for y, z in path:
        droop = min(1.0, max(0.0, -z / length)) * 0.012
        row = []
        for c in range(25):
            x = width * (c / 24 - 0.5)
            wave = sum(math.sin(x * f + p) * w for f, p, w in waves)
            gather = 1 - 0.05 * min(1.0, max(0.0, -z / length))
            row.append((x * gather, y + wave * droop * (1 if y < 0 else 0.4) - (droop * 0.4 if y < 0 else 0), z))
        rows.append(row)
    points, faces = _grid(rows)
    return [_cloth(points, faces, material, thickness)]


@placed
def folded_towels(colors, width=0.32, depth=0.24, seed=1):
    """A stack of folded towels, round edges towards -y. colors: materials from the bottom up."""
    chance, parts, z = random.Random(seed), [], 0.0
    for material in colors:
        thick = chance.uniform(0.017, 0.021)
        turn, shift = chance.uniform(-3, 3), chance.uniform(-0.006, 0.006)
        layers = [rounded(box((0, 0, z + thick * (i + 0.5)), (width, depth - 0.004 * i, thick), material, bevel=0), 0.008, 4) for i in range(3)]
        parts += move(layers, (shift, 0, 0), turn)
        z += thick * 3 + 0.001
    return parts


@placed
def curtain(width, height, material, folds=7, seed=1):
    """A panel hanging from z = 0 down, x from 0 to `width` (already gathered)."""
    chance = random.Random(seed)
    phase = [chance.uniform(-0.5, 0.5) for _ in range(folds + 2)]
    rows = []
    for r in range(13):
        down = r / 12
        row = []
        for c in range(folds * 8 + 1):
            u = c / 8
            wobble = phase[int(u)] * down
            x = width * (c / (folds * 8)) + 0.008 * math.sin(u * 3 + down * 4) * down
            row.append((x, 0.03 * math.cos(2 * math.pi * u + wobble) * (0.75 + 0.35 * down), -height * down))
        rows.append(row)
    points, faces = _grid(rows)
    return [_cloth(points, faces, material, 0.002)]


@placed
def rug(width, depth, material, border=None, fringe=None, seed=1):
    """A flat-woven rug on z = 0, centered; its edges waver a little. fringe: a material for its short ends."""
    chance = random.Random(seed)
    rows = []
    for r in range(17):
        y = depth * (r / 16 - 0.5)
        rows.append([(width * (c / 24 - 0.5) + 0.004 * math.sin(r * 1.3 + c), y + 0.005 * math.sin(c * 0.9 + seed), 0.005 + 0.0015 * math.sin(c * 1.7 + r * 2.1)) for c in range(25)])
    points, faces = _grid(rows)
    parts = [_cloth(points, faces, material, 0.009)]
    if border:
        for sign in (-1, 1):
            for inset, wide in ((0.05, 0.035), (0.11, 0.012)):
                parts.append(box((0, sign * (depth / 2 - inset), 0.0105), (width - 2 * inset, wide, 0.003), border, bevel=0.001))
                parts.append(box((sign * (width / 2 - inset), 0, 0.0104), (wide, depth - 2 * inset, 0.003), border, bevel=0.001))
    if fringe:
        count = int(depth / 0.012)
        for sign in (-1, 1):
            for index in range(count):
                y = depth * ((index + 0.5) / count - 0.5)
                x = sign * width / 2
                tip = (x + sign * chance.uniform(0.05, 0.065), y + chance.uniform(-0.008, 0.008), 0.003)
                parts.append(tube([(x - sign * 0.005, y, 0.006), ((x + tip[0]) / 2, y, 0.005), tip], 0.0022, fringe))
    return parts


@placed
def basket(radius, height, material=None, handles=True):
    """A coiled basket."""
    material = material or materials.fabric("#b08d5b", 300)
    coils = int(height / 0.016)
    profile = [(0, 0.004), (radius * 0.85, 0)]
    for index in range(coils):
        part = index / coils
        wide = radius * (0.86 + 0.14 * math.sin(part * 1.9))
        z = height * part
        profile += [(wide - 0.003, z + 0.001), (wide + 0.003, z + 0.008), (wide - 0.003, z + 0.015)]
    inner = profile[-1][0] - 0.012
    profile += [(inner, height), (inner * 0.95, height * 0.2), (0, height * 0.15)]
    parts = [lathe(profile, (0, 0, 0), material)]
    for sign in (-1, 1) if handles else ():
        x = sign * profile[-4][0]
        parts.append(tube([(x * 0.97, -0.06, height - 0.02), (x, -0.05, height + 0.04), (x, 0.05, height + 0.04), (x * 0.97, 0.06, height - 0.02)], 0.008, material, smooth=True))
    return parts


@placed
def picture_frame(width, height, frame, art="#8fa3a0", mat=None, depth=0.022):
    """A framed sheet on the wall: x centered, z = 0 its middle. art: a color, or a material."""
    bar = 0.022
    parts = [
        box((0, -depth / 2, sign * (height / 2 - bar / 2)), (width, depth, bar), frame, bevel=0.002) for sign in (-1, 1)
    ] + [
        box((sign * (width / 2 - bar / 2), -depth / 2, 0), (bar, depth, height - 2 * bar), frame, bevel=0.002) for sign in (-1, 1)
    ]
    parts.append(box((0, -0.004, 0), (width - bar, 0.008, height - bar), mat or materials.paper("#f2eee4"), bevel=0))
    inner = art if not isinstance(art, str) else materials.paint(art, 0.9)
    parts.append(box((0, -0.0085, 0), (width * 0.56, 0.003, height * 0.6), inner, bevel=0))
    return parts


@placed
def round_mirror(radius, frame):
    """A round mirror on the wall, z = 0 its middle."""
    glass = cylinder((0, -0.012, 0), radius - 0.006, 0.008, materials.mirror(), axis="y", segments=96)
    ring = [(radius * math.cos(math.radians(a)), -0.014, radius * math.sin(math.radians(a))) for a in range(0, 360, 4)]
    return [glass, tube(ring, 0.011, frame, closed=True)]


@placed
def soap_bottle(color="#6b4a2c", metal=None):
    """A pump bottle."""
    metal = metal or materials.metal("black")
    profile = [(0, 0), (0.033, 0), (0.035, 0.003), (0.035, 0.12), (0.028, 0.135), (0.013, 0.14), (0.013, 0.15), (0, 0.15)]
    return [
        lathe(profile, (0, 0, 0), materials.ceramic(color, 0.15)),
        cylinder((0, 0, 0.158), 0.014, 0.02, metal),
        cylinder((0, 0, 0.178), 0.004, 0.03, metal, segments=12),
        tube([(0.004, 0, 0.193), (-0.03, 0, 0.193), (-0.042, 0, 0.186)], 0.0045, metal),
    ]


# Plants


def _leaves(blades, material):
    """One mesh of folded, drooping leaves: (base, direction, length, width, droop, roll) each."""
    points, faces = [], []
    for base, direction, length, width, droop, roll in blades:
        dx, dy, dz = direction
        flat = math.hypot(dx, dy) or 1e-6
        side = (-dy / flat, dx / flat, 0.0)
        steps, first = 6, len(points)
        for step in range(steps + 1):
            t = step / steps
            wide = width / 2 * math.sin(math.pi * min(1.0, t * 0.93 + 0.06)) ** 0.8
            x = base[0] + dx * length * t
            y = base[1] + dy * length * t
            z = base[2] + dz * length * t - droop * length * t * t
            lift = wide * 0.35
            for sign in (-1, 0, 1):
                tilt = sign * wide * roll
                points.append((x + side[0] * wide * sign, y + side[1] * wide * sign, z + (lift if sign else 0) + tilt))
        for step in range(steps):
            for half in (0, 1):
                a = first + step * 3 + half
                faces.append((a, a + 1, a + 4, a + 3))
    return solid(points, faces, material, smooth=180)


def _aim(angle, rise):
    """A unit vector towards `angle` (radians around z), rising `rise` radians."""
    return (math.cos(angle) * math.cos(rise), math.sin(angle) * math.cos(rise), math.sin(rise))


@placed
def plant(kind, size=1.0, pot=None, seed=1):
    """A potted plant on z = 0: "bush" (rubber plant), "fern", "snake", "herb", "olive", "trailing" or "palm"."""
    chance = random.Random(seed)
    height = {"bush": 0.3, "fern": 0.16, "snake": 0.16, "herb": 0.1, "olive": 0.32, "trailing": 0.13, "palm": 0.28}[kind] * size
    parts = vessel("pot", height, pot or materials.plaster(materials.TERRACOTTA))
    parts.append(cylinder((0, 0, height * 0.83), height * 0.42, height * 0.06, materials.soil()))
    top, blades = height * 0.84, []
    green = {"bush": "#34542c", "fern": "#5c7f3a", "snake": "#4c6a45", "herb": "#5f8a3a", "olive": "#6d7d5a", "trailing": "#54803a", "palm": "#4b7435"}[kind]
    bark = materials.wood("walnut", axis="z")
    if kind == "bush":
        for stem in range(4):
            lean, tall = chance.uniform(0, 6.28), size * chance.uniform(0.55, 0.95)
            foot = (0.05 * size * math.cos(lean), 0.05 * size * math.sin(lean), top)
            head = (foot[0] * 4.5, foot[1] * 4.5, top + tall)
            parts.append(tube([foot, ((foot[0] + head[0]) * 0.42, (foot[1] + head[1]) * 0.42, top + tall * 0.5), head], 0.007 * size, bark, smooth=True))
            for index in range(11):
                t = 0.25 + 0.75 * index / 10
                place = [foot[i] + (head[i] - foot[i]) * t for i in range(3)]
                blades.append((place, _aim(index * 2.4 + stem, chance.uniform(0.2, 0.8)), size * chance.uniform(0.17, 0.25), size * chance.uniform(0.09, 0.12), chance.uniform(0.2, 0.5), chance.uniform(-0.3, 0.3)))
    elif kind == "olive":
        trunk = top + 0.55 * size
        parts.append(tube([(0, 0, top - 0.02), (0.02 * size, 0.01, top + 0.3 * size), (-0.01, 0, trunk)], 0.012 * size, bark, smooth=True))
        for branch in range(26):
            angle, rise = branch * 2.4, chance.uniform(-0.1, 1.2)
            aim, long = _aim(angle, rise), size * chance.uniform(0.2, 0.42)
            start = (0, 0, trunk - size * chance.uniform(0, 0.15))
            tip = tuple(start[i] + aim[i] * long for i in range(3))
            parts.append(tube([start, tip], 0.0025 * size, bark))
            for index in range(16):
                t = 0.25 + 0.78 * index / 15
                place = tuple(start[i] + (tip[i] - start[i]) * t for i in range(3))
                blades.append((place, _aim(angle + chance.choice((-1, 1)) * chance.uniform(0.5, 1.3), rise + chance.uniform(-0.4, 0.5)), size * chance.uniform(0.05, 0.075), size * 0.013, 0.1, chance.uniform(-0.5, 0.5)))
    elif kind == "snake":
        for index in range(13):
            angle = index * 2.4
            foot = (0.06 * size * chance.random() * math.cos(angle), 0.06 * size * chance.random() * math.sin(angle), top)
            blades.append((foot, _aim(angle, chance.uniform(1.2, 1.5)), size * chance.uniform(0.35, 0.62), size * 0.055, -0.02, chance.uniform(-0.4, 0.4)))
    elif kind in ("fern", "palm"):
        many, long, rises = (30, 0.34, (0.5, 1.35)) if kind == "fern" else (14, 0.95, (0.8, 1.4))
        for index in range(many):
            angle, rise = index * 2.4 + chance.uniform(-0.3, 0.3), chance.uniform(*rises)
            length, aim = size * long * chance.uniform(0.7, 1.1), None
            aim = _aim(angle, rise)
            stalk = []
            for step in range(9):
                t = step / 8
                stalk.append((aim[0] * length * t, aim[1] * length * t, top + aim[2] * length * t - 0.6 * length * t**2.2))
            parts.append(tube(stalk, 0.0016 * size * (1 if kind == "fern" else 2.2), materials.leaf(green)))
            pairs = 17 if kind == "fern" else 16
            for leaflet in range(3, pairs):
                t = leaflet / pairs
                low = stalk[int(t * 8)]
                high = stalk[min(8, int(t * 8) + 1)]
                part = t * 8 - int(t * 8)
                place = tuple(low[i] + (high[i] - low[i]) * part for i in range(3))
                reach = length * (0.2 if kind == "fern" else 0.34) * (1.05 - t) ** 0.5
                for sign in (-1, 1):
                    blades.append((place, _aim(angle + sign * (1.25 - 0.5 * t), 0.1 - 0.3 * t), reach, reach * (0.28 if kind == "fern" else 0.11), 0.25, 0))
    elif kind == "herb":
        for index in range(70):
            angle = index * 2.4
            reach = 0.06 * size * math.sqrt(index / 70)
            tall = size * chance.uniform(0.03, 0.16) * (1.2 - index / 90)
            place = (reach * math.cos(angle), reach * math.sin(angle), top + tall)
            blades.append((place, _aim(angle + chance.uniform(-1, 1), chance.uniform(0, 0.7)), size * chance.uniform(0.03, 0.05), size * 0.024, 0.3, chance.uniform(-0.4, 0.4)))
            if index % 4 == 0:
                parts.append(tube([(reach * 0.4 * math.cos(angle), reach * 0.4 * math.sin(angle), top - 0.01), place], 0.0013 * size, materials.leaf(green)))
    else:  # trailing
        for vine in range(13):
            angle = vine * 2.4
            out, down = size * chance.uniform(0.08, 0.17), size * chance.uniform(0.0, 0.42)
            rim = height * 0.5
            path = [(0.02 * math.cos(angle), 0.02 * math.sin(angle), top), (rim * 0.8 * math.cos(angle), rim * 0.8 * math.sin(angle), height + 0.05 * size), (out * math.cos(angle), out * math.sin(angle), height - down * 0.3), (out * 1.08 * math.cos(angle), out * 1.08 * math.sin(angle), height - down)]
            parts.append(tube(path, 0.0015 * size, materials.leaf(green), smooth=True))
            for index in range(9):
                t = index / 8 * 2.999
                low, high = path[int(t)], path[int(t) + 1]
                part = t - int(t)
                place = tuple(low[i] + (high[i] - low[i]) * part for i in range(3))
                blades.append((place, _aim(angle + chance.uniform(-1.3, 1.3), chance.uniform(-0.3, 0.5)), size * chance.uniform(0.05, 0.08), size * chance.uniform(0.035, 0.05), 0.4, chance.uniform(-0.3, 0.3)))
    parts.append(_leaves(blades, materials.leaf(green)))
    return parts


@placed
def sprigs(height, color="#6f8a52", count=5, seed=1, reach=0.35, leaf=0.05):
    """Cut branches for a vase: they start at z = 0 and rise `height`."""
    chance, parts, blades = random.Random(seed), [], []
    stem = materials.leaf(color)
    for index in range(count):
        angle = index * 2.4 + chance.uniform(-0.4, 0.4)
        tall, out = height * chance.uniform(0.75, 1.05), reach * height * chance.uniform(0.4, 1.1)
        path = [(0, 0, -0.05), (out * 0.15 * math.cos(angle), out * 0.15 * math.sin(angle), tall * 0.45), (out * math.cos(angle), out * math.sin(angle), tall)]
        parts.append(tube(path, 0.0018, stem, smooth=True))
        for step in range(16):
            t = 0.3 + 0.7 * step / 15
            u = (t - 0.45) / 0.55 if t > 0.45 else 0.0
            low, high = (path[1], path[2]) if t > 0.45 else (path[0], path[1])
            part = u if t > 0.45 else t / 0.45
            place = tuple(low[i] + (high[i] - low[i]) * part for i in range(3))
            blades.append((place, _aim(angle + chance.uniform(-1.5, 1.5), chance.uniform(0, 0.9)), leaf * chance.uniform(0.7, 1.2), leaf * 0.5, 0.25, chance.uniform(-0.4, 0.4)))
    return [*parts, _leaves(blades, stem)]
