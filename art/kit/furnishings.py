"""Things people live with: books, cushions, vases, lamps, frames, chairs.

Free-standing pieces stand on z = 0 around the origin; wall pieces are made in elevation with their back at
y = 0 and the viewer at negative y. Each function returns what it made; shapes.move puts it in place.
"""

import math
import random

import bpy

from kit import light, materials, room, shapes

#: Cloth and leather of book spines.
SPINES = ("#7a3327", "#8c5a34", "#2c3d57", "#41523f", "#d8cdb4", "#b79a6a", "#3b3a3c", "#93866f", "#5c2f33", "#c8b79b", "#67788a", "#a6593b", "#e4dcc8", "#4f4638")


def book(thickness, depth, height, color, band=False):
    """One book standing with its spine towards the viewer at y = -depth; x centred."""
    board, back = 0.0022, 0.004
    blocks = [
        (0, (-thickness / 2, -depth, 0), (thickness / 2, -depth + back, height)),
        (0, (-thickness / 2, -depth + back, 0), (-thickness / 2 + board, 0, height)),
        (0, (thickness / 2 - board, -depth + back, 0), (thickness / 2, 0, height)),
        (1, (-thickness / 2 + board, -depth + back, 0.003), (thickness / 2 - board, -0.003, height - 0.004)),
    ]
    if band:
        for z in (0.16, 0.80, 0.84):
            blocks.append((2, (-thickness / 2 - 2e-4, -depth - 4e-4, height * z), (thickness / 2 + 2e-4, -depth + 0.001, height * z + 0.0035)))
    points, faces, slots = [], [], []
    for slot, low, high in blocks:
        base = len(points)
        points += [(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])]
        for face in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)):
            faces.append([base + corner for corner in face])
            slots.append(slot)
    item = shapes.solid(points, faces, materials.fabric(color, weave=1600, roughness=0.7))
    item.data.materials.append(materials.paper())
    item.data.materials.append(materials.metal("brass", roughness=0.4))
    item.data.polygons.foreach_set("material_index", slots)
    item.name = "book"
    return item


def books(length, tallest, depth, seed, colors=SPINES, fill=1.0, lean=True):
    """A row of books from x = 0 over `fill` of `length`, backs at y = 0; the last one may lean."""
    chance = random.Random(seed)
    made, x = [], 0.0
    while x < length * fill:
        run = chance.choice((1, 1, 1, 2, 3, 5))
        color, tall = chance.choice(colors), min(tallest, chance.uniform(0.19, 0.30))
        thick, band = chance.uniform(0.016, 0.042), chance.random() < 0.5
        for _ in range(run):
            thickness = thick * (1 if run > 2 else chance.uniform(0.8, 1.2))
            if x + thickness > length * fill:
                x = length
                break
            height = tall * (1 if run > 2 else chance.uniform(0.93, 1.0))
            item = book(thickness, depth * chance.uniform(0.80, 0.98), height, color, band)
            item.location = (x + thickness / 2, 0, 0)
            item.rotation_euler = (0, 0, math.radians(chance.uniform(-1.0, 1.0)))
            made.append(item)
            x += thickness + 0.0012
    if lean and fill < 0.95 and made:
        angle = math.radians(chance.uniform(9, 15))
        thickness, height = 0.026, min(0.24, tallest * 0.95)
        item = book(thickness, depth * 0.85, height, chance.choice(colors), True)
        # Its lower left edge rests on the shelf, its upper left edge against the row.
        item.rotation_euler = (0, -angle, 0)
        edge = max(entry.location.x for entry in made) + 0.022
        item.location = (edge + height * math.sin(angle) + thickness / 2 * math.cos(angle), 0, thickness / 2 * math.sin(angle))
        made.append(item)
    return made


def stack(count, seed, colors=SPINES, width=0.24, depth=0.17):
    """Books lying on one another, each turned a little."""
    chance = random.Random(seed)
    made, z = [], 0.0
    for step in range(count):
        thickness = chance.uniform(0.018, 0.036)
        shrink = 1 - 0.05 * step
        item = book(thickness, depth * shrink, width * shrink, chance.choice(colors), chance.random() < 0.5)
        item.rotation_euler = (0, math.pi / 2, math.radians(chance.uniform(-9, 9)))
        item.location = (-width * shrink / 2, depth * shrink / 2, z + thickness / 2)
        made.append(item)
        z += thickness + 0.0005
    return made


def cushion(size, thickness, material, seed=0, depth=None):
    """A stuffed cushion lying flat: thick in the middle, pinched corners, a slight dent. Foot at z = 0."""
    depth = depth or size
    chance = random.Random(seed)
    bumps = [(chance.uniform(-0.6, 0.6), chance.uniform(-0.6, 0.6), chance.uniform(-0.16, 0.10)) for _ in range(5)]
    count = 28
    points, faces = [], []
    for side in (1, -1):
        for row in range(count + 1):
            for column in range(count + 1):
                u, v = 2 * column / count - 1, 2 * row / count - 1
                puff = ((1 - abs(u) ** 2.6) * (1 - abs(v) ** 2.6)) ** 0.45
                for x, y, amount in bumps:
                    puff *= 1 + amount * math.exp(-((u - x) ** 2 + (v - y) ** 2) / 0.12)
                pinch = 1 - 0.10 * (1 - abs(u * v) ** 1.5) * (abs(u) ** 6 + abs(v) ** 6) / 2
                points.append((u * size / 2 * pinch, v * depth / 2 * pinch, thickness / 2 * (1 + side * puff)))
    row = count + 1
    for layer in range(2):
        base = layer * row * row
        for j in range(count):
            for i in range(count):
                face = [base + j * row + i, base + j * row + i + 1, base + (j + 1) * row + i + 1, base + (j + 1) * row + i]
                faces.append(face if layer == 0 else face[::-1])
    item = shapes.solid(points, faces, material, smooth=70)
    item.name = "cushion"
    return item


def upright(item, lean_degrees=18, turn=0.0):
    """Stands a flat cushion on its edge, leaning back against what is behind it (at larger y)."""
    item.rotation_euler = (math.radians(90 - lean_degrees), 0, math.radians(turn))
    return item


def seat_pad(width, depth, thickness, material):
    """A firm box cushion with soft edges and a welt, from x = 0, y = 0 (front) to `depth`; foot at z = 0."""
    made = [shapes.box((width / 2, depth / 2, thickness / 2), (width, depth, thickness), material, 0.014)]
    for z in (0.006, thickness - 0.006):
        edge = [(0.004, 0.004, z), (width - 0.004, 0.004, z), (width - 0.004, depth - 0.004, z), (0.004, depth - 0.004, z)]
        made.append(shapes.tube(edge, 0.005, material, closed=True))
    # The top is a little domed.
    dome = cushion(width - 0.02, 0.03, material, depth=depth - 0.02)
    dome.location = (width / 2, depth / 2, thickness - 0.015)
    return [*made, dome]


def vase(height, material, kind="bottle"):
    """A pot or vase: "bottle", "belly", "bowl" or "cylinder"."""
    outlines = {
        "bottle": ((0.26, 0), (0.34, 0.08), (0.38, 0.30), (0.30, 0.52), (0.13, 0.70), (0.10, 0.86), (0.13, 1.0)),
        "belly": ((0.22, 0), (0.36, 0.12), (0.46, 0.36), (0.44, 0.58), (0.30, 0.80), (0.20, 0.88), (0.24, 1.0)),
        "bowl": ((0.30, 0), (0.34, 0.06), (0.62, 0.40), (0.84, 0.80), (0.90, 1.0)),
        "cylinder": ((0.28, 0), (0.30, 0.02), (0.30, 0.98), (0.29, 1.0)),
    }[kind]
    profile = [(0, 0)] + _round([(r * height, z * height) for r, z in outlines])
    lip, wall = profile[-1], 0.004
    profile += [(lip[0] - wall, lip[1]), (max(lip[0] - 2 * wall, 0.004), lip[1] - 0.03), (0, lip[1] - 0.06 * height - 0.02)]
    return shapes.lathe(profile, (0, 0, 0), material)


def _round(points, parts=5):
    """More points along a smooth curve (Catmull-Rom) through `points`."""
    result = []
    for step in range(len(points) - 1):
        before, start, end = points[max(step - 1, 0)], points[step], points[step + 1]
        after = points[min(step + 2, len(points) - 1)]
        for part in range(parts):
            t = part / parts
            result.append(
                tuple(
                    0.5 * (2 * s + (e - b) * t + (2 * b - 5 * s + 4 * e - a) * t * t + (3 * s - b - 3 * e + a) * t ** 3)
                    for b, s, e, a in zip(before, start, end, after)
                )
            )
    return [*result, points[-1]]


def leaf_mesh(length, width, material, fold=0.25, droop=0.35):
    """One leaf from the origin along +x: pointed, folded along its rib and drooping."""
    points, faces, count = [], [], 8
    for step in range(count + 1):
        t = step / count
        wide = width * (math.sin(math.pi * t ** 0.8) ** 0.8) / 2 if 0 < step < count else 0.0005
        x, z = length * t, -droop * length * t * t
        points += [(x, -wide, z + wide * fold), (x, 0, z), (x, wide, z + wide * fold)]
    for step in range(count):
        for side in (0, 1):
            a = step * 3 + side
            faces.append((a, a + 3, a + 4, a + 1))
    return shapes.solid(points, faces, material, smooth=60)


def branches(count, height, spread, material, stem, leaf_length=0.07, leaf_width=0.035, leaves=11, seed=0, fold=0.2):
    """Leafy twigs rising from the origin, as in a vase or a pot."""
    chance = random.Random(seed)
    made = []
    pattern = leaf_mesh(leaf_length, leaf_width, material, fold)
    for number in range(count):
        angle = 2 * math.pi * (number + chance.uniform(-0.3, 0.3)) / count
        reach, tall = spread * chance.uniform(0.5, 1.0), height * chance.uniform(0.7, 1.0)
        path = []
        for step in range(9):
            t = step / 8
            path.append((math.cos(angle) * reach * t ** 1.6, math.sin(angle) * reach * t ** 1.6, tall * (t - 0.12 * t ** 3)))
        made.append(shapes.tube(path, 0.0022, stem))
        for number_on_twig in range(leaves):
            t = 0.25 + 0.75 * (number_on_twig + chance.random() * 0.5) / leaves
            at = min(int(t * 8), 7)
            part = t * 8 - at
            spot = [a + (b - a) * min(part, 1) for a, b in zip(path[at], path[at + 1])]
            item = pattern.copy()
            bpy.context.scene.collection.objects.link(item)
            item.location = spot
            item.rotation_euler = (chance.uniform(-0.5, 0.5), chance.uniform(-0.7, 0.25), angle + (1.1 if number_on_twig % 2 else -1.1) + chance.uniform(-0.5, 0.5))
            scale = chance.uniform(0.65, 1.15)
            item.scale = (scale, scale, scale)
            made.append(item)
    bpy.data.objects.remove(pattern)
    return made


def potted_plant(height=0.6, pot="#b5623f", seed=0, leaf_color="#4c6b34", leaf_length=0.16, leaf_width=0.085, stems=7, leaves=7):
    """A broad-leaved plant in a clay pot."""
    radius = height * 0.20
    profile = [(0, 0), (radius * 0.72, 0), (radius * 0.95, height * 0.26), (radius * 1.06, height * 0.26), (radius * 1.06, height * 0.31), (radius * 0.95, height * 0.31), (radius * 0.92, height * 0.27), (0, height * 0.27)]
    made = [shapes.lathe(profile, (0, 0, 0), materials.ceramic(pot, roughness=0.7))]
    made.append(shapes.cylinder((0, 0, height * 0.265), radius * 0.90, 0.02, materials.soil()))
    green = branches(stems, height * 0.75, height * 0.45, materials.leaf(leaf_color), materials.paint("#5d6b3a"), leaf_length, leaf_width, leaves, seed)
    shapes.move(green, (0, 0, height * 0.26))
    return made + green


def candlestick(height, brass, wax):
    """A turned candlestick with a candle burnt down a little."""
    h = height
    profile = [
        (0, 0), (0.055, 0), (0.056, 0.006), (0.048, 0.014), (0.022, 0.024), (0.012, 0.034), (0.016, 0.046), (0.010, 0.058),
        (0.008, h * 0.45), (0.015, h * 0.52), (0.017, h * 0.58), (0.009, h * 0.66), (0.011, h * 0.86), (0.022, h * 0.92), (0.024, h * 0.94), (0.014, h * 0.95), (0.014, h), (0, h),
    ]
    candle = [(0, h - 0.01), (0.0105, h - 0.01), (0.0100, h + 0.155), (0.007, h + 0.160), (0, h + 0.158)]
    return [
        shapes.lathe(profile, (0, 0, 0), brass),
        shapes.lathe(candle, (0, 0, 0), wax, 24),
        shapes.cylinder((0, 0, h + 0.164), 0.0009, 0.014, materials.paint(materials.CHARCOAL), segments=8, bevel=0),
    ]


def framed(width, height, frame, inner, border=0.04, mat=None, mat_width=0.06):
    """A frame with what hangs in it (a picture's or a mirror's material). x centred, z from 0, back at y = 0."""
    profile = ((0, 0), (0.012, 0), (0.016, border * 0.25), (0.014, border * 0.55), (0.026, border * 0.75), (0.026, border), (0, border))
    made = [room.mitred(width - 2 * border, height - 2 * border, profile, frame, sill=True)]
    shapes.move(made, (0, 0, border))
    made.append(shapes.box((0, -0.006, height / 2), (width - 2 * border + 0.004, 0.006, height - 2 * border + 0.004), mat or inner, 0))
    if mat is not None:
        gap = border + mat_width
        made.append(shapes.box((0, -0.0095, height / 2), (width - 2 * gap, 0.002, height - 2 * gap), inner, 0))
    return made


def landscape(seed=0, sky="#b9c6cc", land="#6f7a4a"):
    """A painted landscape for frames: sky, a far ridge, trees and a meadow (object coordinates, z up)."""
    g = materials.Graph(f"landscape {seed}")
    z = g.separate(g.object_coordinates())[2]
    at = g.vector("ADD", g.object_coordinates(), (seed * 3.1, 0, seed * 1.7))

    def edge(scale, depth, amount, level, soft=0.006):
        """0 above a wavering line, 1 below it."""
        wave = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(at, scale, depth), 0.5), amount)
        return g.range(g.math("ADD", z, wave), level, level + soft, 1, 0)

    brush = g.vector("MULTIPLY", at, (14, 14, 40))
    cloud = g.mix(g.range(g.noise(brush, 0.5, 4), 0.45, 0.66), sky, "#efe4d0")
    color = g.mix(g.range(z, 0.0, 0.12, 0.6, 0), cloud, "#eed9b8")
    color = g.mix(edge(3.0, 2, 0.10, 0.030), color, "#7f93a0")
    color = g.mix(edge(7.0, 3, 0.12, 0.002), color, g.mix(g.noise(at, 40, 3), land, "#39482f"))
    field = g.mix(g.range(g.noise(brush, 1.0, 3), 0.35, 0.65), "#b39a5c", "#8b8749")
    color = g.mix(edge(2.5, 1, 0.05, -0.055), color, field)
    color = g.mix(edge(5.0, 4, 0.10, -0.150, 0.02), color, "#5b5530")
    return g.surface(color, 0.55, g.bump(g.noise(brush, 4, 2), 0.001))


def rug(width, depth, color, border="#e6dcc6", accent="#2c3a55", thickness=0.010):
    """A woven rug, middle at the origin, on z = 0: a border between dark lines, small lozenges in the field."""
    g = materials.Graph(f"rug {width} {depth} {color} {border}")
    x, y, _ = g.separate(g.object_coordinates())
    # Weaving is never quite straight, and each dye lot differs a little: soft bands across.
    wander = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(g.object_coordinates(), 5, 2), 0.5), 0.012)
    side = g.math("SUBTRACT", width / 2, g.math("ABSOLUTE", x))
    end = g.math("SUBTRACT", depth / 2, g.math("ABSOLUTE", y))
    inside = g.math("ADD", g.math("MINIMUM", side, end), wander)

    def band(low, high):
        return g.math("MULTIPLY", g.range(inside, low, low + 0.004), g.range(inside, high, high + 0.004, 1, 0))

    def lozenges(pitch, size):
        u = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", x, pitch)), 0.5))
        v = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", y, pitch)), 0.5))
        return g.range(g.math("ADD", u, v), size, size + 0.06, 1, 0)

    dye = g.noise(g.vector("MULTIPLY", g.object_coordinates(), (0.4, 7, 1)), 1.5, 3)
    field = g.vary(color, value=g.range(dye, 0.3, 0.7, 0.82, 1.12))
    field = g.mix(g.math("MULTIPLY", lozenges(0.19, 0.20), 0.75), field, border)
    field = g.mix(lozenges(0.19, 0.09), field, accent)
    result = g.mix(band(0.0, 0.20), field, border)
    result = g.mix(g.math("MULTIPLY", band(0.075, 0.165), lozenges(0.085, 0.28)), result, color)
    for low, high in ((0.045, 0.060), (0.185, 0.200)):
        result = g.mix(band(low, high), result, accent)
    pile = g.noise(g.object_coordinates(), 420, 2)
    cloth = g.surface(g.vary(result, value=g.range(pile, 0.3, 0.7, 0.8, 1.12)), 0.95, g.bump(pile, 0.002), Sheen=0.3)
    return [shapes.box((0, 0, thickness / 2), (width, depth, thickness), cloth, 0.004)]


def basket(radius, height, material):
    """A round basket woven of cane: coils on one another."""
    made = []
    rows = int(height / 0.017)
    for step in range(rows + 1):
        t = step / rows
        r = radius * (0.86 + 0.16 * math.sin(t * 2.4))
        ring = [(r * math.cos(2 * math.pi * k / 40), r * math.sin(2 * math.pi * k / 40), 0.009 + t * (height - 0.018)) for k in range(40)]
        made.append(shapes.tube(ring, 0.0098, material, closed=True))
    made.append(shapes.cylinder((0, 0, 0.01), radius * 0.86, 0.012, material))
    return made


def table_lamp(height, body, shade="#efe4cc", watts=18):
    """A ceramic lamp with a linen shade, lit."""
    made = [vase(height * 0.52, body, "belly")]
    made.append(shapes.cylinder((0, 0, height * 0.60), 0.006, height * 0.2, materials.metal("brass"), segments=12))
    low, high = height * 0.20, height * 0.15
    profile = [(low, height * 0.58), (high, height), (high - 0.002, height), (low - 0.002, height * 0.58)]
    g = materials.Graph(f"lampshade {shade}")
    cloth = g.node("ShaderNodeBsdfDiffuse", {"Color": shade}).outputs[0]
    through = g.node("ShaderNodeBsdfTranslucent", {"Color": shade}).outputs[0]
    made.append(shapes.lathe(profile, (0, 0, 0), g.end(g.node("ShaderNodeMixShader", {0: 0.45, 1: cloth, 2: through}).outputs[0])))
    made.append(light.lamp((0, 0, height * 0.76), watts, radius=0.03))
    return made


def armchair(material, legs, width=0.78, depth=0.82):
    """An upholstered chair facing -y: seat, back, rolled arms, tapered legs."""
    made = []
    arm = 0.13
    made.append(shapes.box((0, 0, 0.24), (width - 0.04, depth - 0.08, 0.16), material, 0.025))
    pad = cushion(width - 2 * arm + 0.03, 0.19, material, 3, depth - 0.16)
    pad.location = (0, -0.05, 0.30)
    made.append(pad)
    back = shapes.box((0, depth / 2 - 0.09, 0.60), (width - 0.06, 0.15, 0.62), material, 0.055, (-9, 0, 0))
    made.append(back)
    rest = cushion(width - 2 * arm, 0.17, material, 5, 0.52)
    rest.rotation_euler = (math.radians(79), 0, 0)
    rest.location = (0, depth / 2 - 0.13, 0.68)
    made.append(rest)
    for sign in (-1, 1):
        x = sign * (width / 2 - arm / 2)
        made.append(shapes.box((x, -0.01, 0.40), (arm, depth - 0.10, 0.34), material, 0.04))
        made.append(shapes.cylinder((x + sign * 0.008, -0.01, 0.565), arm / 2 + 0.012, depth - 0.08, material, "y", 0.02))
        for y in (-depth / 2 + 0.10, depth / 2 - 0.10):
            leg = shapes.lathe([(0, 0), (0.014, 0), (0.024, 0.17), (0, 0.17)], (sign * (width / 2 - 0.09), y, 0), legs, 20)
            made.append(leg)
    return made


def mug(material, liquid=None):
    """A mug with its handle towards +x."""
    profile = [(0, 0), (0.034, 0), (0.039, 0.004), (0.041, 0.05), (0.041, 0.094), (0.039, 0.096), (0.0375, 0.094), (0.0365, 0.010), (0, 0.008)]
    made = [shapes.lathe(profile, (0, 0, 0), material)]
    handle = [(0.039, 0, 0.078), (0.060, 0, 0.076), (0.069, 0, 0.052), (0.059, 0, 0.026), (0.038, 0, 0.022)]
    made.append(shapes.tube(handle, 0.0052, material, smooth=True))
    if liquid is not None:
        made.append(shapes.cylinder((0, 0, 0.082), 0.0372, 0.002, liquid, bevel=0))
    return made


def throw(width, drop_front, drop_back, material, fringe=True, seed=0):
    """A blanket laid over an edge along x at the origin: hangs down at -y and lies back towards +y."""
    chance = random.Random(seed)
    points, faces = [], []
    columns, rows = 26, 30
    total = drop_front + drop_back
    phases = [chance.uniform(0, 6.28) for _ in range(3)]
    for j in range(rows + 1):
        s = total * j / rows - drop_front
        for i in range(columns + 1):
            u = i / columns
            fold = 0.010 * math.sin(u * 19 + phases[0] + s * 2) + 0.006 * math.sin(u * 37 + phases[1])
            x = (u - 0.5) * width * (1 - 0.05 * max(0, -s)) + 0.02 * math.sin(s * 5 + phases[2])
            if s < 0:
                points.append((x, -0.012 + fold * min(1, -s * 6), s))
            else:
                points.append((x, s, 0.010 + 0.5 * abs(fold)))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    cloth = shapes.solid(points, faces, material, smooth=80)
    thick = cloth.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.007
    made = [cloth]
    if fringe:
        for i in range(0, columns + 1):
            x, y, z = points[i]
            made.append(shapes.tube([(x, y, z), (x + chance.uniform(-0.006, 0.006), y - 0.003, z - 0.05)], 0.0022, material))
    return made


def dress_shelf(wall, left, width, z, depth, seed, kind, tall=0.29):
    """Puts books or a few things onto a shelf of a bookcase on a room.Wall.

    kind: "books", "half" (books and a pot), "stack", "plant" or "art".
    """
    chance = random.Random(seed)
    out = depth - 0.015
    if kind == "books":
        items = books(width, tall, 0.19, seed, fill=chance.uniform(0.80, 1.0))
        wall.place(items, left, z, out - 0.20)
    elif kind == "half":
        items = books(width, tall, 0.19, seed, fill=0.55)
        wall.place(items, left, z, out - 0.20)
        pot = vase(0.20, materials.ceramic("#d8cfbd", 0.5, 0.5), "belly")
        wall.place(pot, left + width * 0.82, z, out - 0.12)
    elif kind == "stack":
        pile = stack(4, seed)
        wall.place(pile, left + width * 0.30, z, out - 0.10)
        bowl = vase(0.10, materials.ceramic(materials.TERRACOTTA, 0.6), "bowl")
        wall.place(bowl, left + width * 0.75, z, out - 0.12)
    elif kind == "plant":
        plant = potted_plant(0.26, seed=seed, leaf_length=0.085, leaf_width=0.05, stems=8)
        wall.place(plant, left + width * 0.72, z, out - 0.12)
        wall.place(books(width * 0.5, tall, 0.19, seed, fill=0.95, lean=False), left, z, out - 0.20)
    elif kind == "art":
        inner = landscape(seed)
        art = framed(width * 0.46, 0.24, materials.metal("brass"), inner, 0.02, materials.paper(), 0.03)
        for item in art:
            item.rotation_euler.x -= math.radians(9)
        wall.place(art, left + width * 0.34, z, out - 0.17)
        jar = vase(0.17, materials.ceramic("#50707c", 0.2), "bottle")
        wall.place(jar, left + width * 0.82, z, out - 0.11)


def hung_cloth(wall, along, up, color, length, seed, half=0.155, out=0.075):
    """A coat or scarf on a hook of a room.Wall, `out` from it: gathered at the top, in folds below."""
    chance = random.Random(seed)
    phase = chance.uniform(0, 6)
    points, faces, columns, rows = [], [], 40, 24
    for j in range(rows + 1):
        t = j / rows
        wide = 0.02 + (half - 0.02) * min(1, t * 1.7) ** 0.6
        for i in range(columns + 1):
            u = 2 * i / columns - 1
            fold = (0.018 + 0.016 * t) * math.sin(u * 8.5 + phase + t) + 0.008 * math.sin(u * 17 + 2 * phase)
            points.append((u * wide, -out + 0.02 * t + fold * min(1, 0.3 + t * 2), -t * length + 0.02 * abs(u) * -1))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    cloth = shapes.solid(points, faces, materials.fabric(color, weave=420), smooth=80)
    thick = cloth.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.006
    wall.place([cloth], along, up)
