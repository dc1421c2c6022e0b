"""The joiner's shop: bench, hand tools, joints and shavings.

Everything stands or lies on z = 0 around the origin; shapes.move or site_props.place puts it in place.
"""

import math
import random

import bpy

from kit import materials, shapes
from kit.site_props import slab, soft


def dovetail(length, height, tails, tail_wood, pin_wood, thickness=0.019, other=0.30, slope=7.0, pin=0.0052, proud=0.0, edge=0.0003):
    """A through-dovetailed corner: the tail board runs along +x, the pin board along +y from the corner.

    Each board is one solid with its tails or pins, so that the grain runs on through them. Tails flare one in
    `slope`; `pin` is a pin's width at its narrow side. By `proud` tails and pins stand
    out of the other board's face; `edge` rounds their edges. `pin_wood` needs its grain along y: the pins show it end on.
    """
    flare, play = thickness / slope, 0.00008
    pitch = (height + pin) / tails
    # Each pin's lower and upper edge on its narrow side; the first and last are half pins, sawn off by the edge.
    pins = [(step * pitch - pin, step * pitch) for step in range(tails + 1)]
    pins[0] = (0.0, pin * 0.75)
    pins[-1] = (height - pin * 0.75, height)

    # Tail board: a plate whose end has a socket for every pin, wider inside than at the end.
    outline = [(length, 0.0), (length, height)]
    for low, high in reversed(pins):
        if high < height:
            outline += [(-proud, high - proud / slope), (thickness, high + flare)]
        else:
            outline += [(thickness, height)]
        if low > 0:
            outline += [(thickness, low - flare), (-proud, low + proud / slope)]
        else:
            outline += [(thickness, 0.0)]
    made = [slab(outline, thickness, tail_wood, "xz", (0, -thickness, 0), edge)]

    # Pin board: its outline seen from the narrow side and from the wide side, joined to one solid.
    rings = []
    for x, grow in ((0.0, 0.0), (thickness, flare)):
        ring = [(other, 0.0), (other, height)]
        for low, high in reversed(pins):
            top = high + grow - play if high < height else height
            foot = low - grow + play if low > 0 else 0.0
            if high < height:
                ring.append((0.0, top))
            ring += [(-thickness - proud, top), (-thickness - proud, foot)]
            if low > 0:
                ring.append((0.0, foot))
        rings.append([(x, y, z) for y, z in ring])
    count = len(rings[0])
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(step, step + count, (step + 1) % count + count, (step + 1) % count) for step in range(count)]
    made.append(soft(shapes.solid(rings[0] + rings[1], faces, pin_wood), edge, 2))
    return made


def chisel(width=0.019, handle=None):
    """A bench chisel lying along x with its edge at +x, bevel up."""
    steel, brass = materials.metal("steel", 0.16), materials.metal("brass")
    handle = handle or materials.wood("maple", axis="x", tint="#d9a764")
    blade = slab([(0, 0.0008), (0.128, 0.0008), (0.118, 0.0048), (0.0, 0.0052)], width, steel, "xz", (0, -width / 2, 0), 0.0004)
    neck = shapes.lathe([(0, 0), (0.0035, 0), (0.0045, 0.014), (0.0075, 0.020), (0.0075, 0.026), (0, 0.026)], (0, 0, 0), steel, 20)
    ferrule = shapes.lathe([(0.009, 0), (0.0098, 0.002), (0.0105, 0.018), (0, 0.018)], (0, 0, 0), brass, 28)
    grip = shapes.lathe(
        [(0.0105, 0), (0.0130, 0.012), (0.0142, 0.035), (0.0128, 0.065), (0.0140, 0.092), (0.0146, 0.104), (0.0120, 0.114), (0, 0.117)],
        (0, 0, 0), handle, 32,
    )
    made = [blade]
    for part, start in ((neck, 0.0), (ferrule, 0.022), (grip, 0.040)):
        for vertex in part.data.vertices:
            x, y, z = vertex.co
            vertex.co = (-(z + start), y, x)
        part.location = (0.002, 0, 0.0065)
        part.data.flip_normals()
        made.append(part)
    # The handle is thicker than the blade: the chisel lies tilted, its edge on the bench.
    for item in made:
        item.rotation_euler.y = math.radians(3.0)
        item.location.z += 0.0075
    return made


def smoothing_plane():
    """An iron bench plane (No. 4, 9 3/4 in.) standing on its sole, its toe at +x."""
    iron, brass = materials.metal("iron", 0.34), materials.metal("brass")
    steel, wood = materials.metal("steel", 0.18), materials.wood("mahogany", axis="z", tint="#c98a66")
    made = [soft(shapes.box((0, 0, 0.003), (0.248, 0.064, 0.006), iron, 0), 0.0015)]
    wing = [(-0.115, 0.004), (0.115, 0.004), (0.110, 0.012), (0.070, 0.016), (0.035, 0.044), (0.0, 0.050), (-0.045, 0.036), (-0.075, 0.017), (-0.112, 0.012)]
    for y in (-0.032, 0.0288):
        made.append(slab(wing, 0.0032, iron, "xz", (0, y, 0), 0.001))
    made.append(shapes.box((-0.020, 0, 0.028), (0.045, 0.050, 0.040), iron, 0.003, (0, 30, 0)))
    blade = shapes.box((-0.018, 0, 0.062), (0.150, 0.051, 0.003), steel, 0.0008, (0, 45, 0))
    cap = shapes.box((-0.010, 0, 0.060), (0.092, 0.046, 0.006), steel, 0.002, (0, 45, 0))
    lever = shapes.box((-0.046, 0, 0.101), (0.030, 0.022, 0.005), steel, 0.002, (0, 52, 0))
    made += [blade, cap, lever]
    made.append(shapes.cylinder((-0.012, 0, 0.066), 0.007, 0.010, brass, "z", 0.001, 20))
    adjuster = shapes.cylinder((-0.058, 0, 0.046), 0.013, 0.012, brass, "x", 0.002, 28)
    made.append(adjuster)
    knob = [(0, 0), (0.015, 0), (0.011, 0.010), (0.010, 0.024), (0.017, 0.042), (0.0195, 0.052), (0.016, 0.062), (0.006, 0.066), (0, 0.066)]
    made.append(shapes.lathe(knob, (0.086, 0, 0.008), wood, 36))
    tote = [
        (-0.122, 0.006), (-0.062, 0.006), (-0.060, 0.016), (-0.074, 0.030), (-0.080, 0.050), (-0.074, 0.072), (-0.064, 0.086), (-0.066, 0.094),
        (-0.078, 0.100), (-0.098, 0.098), (-0.112, 0.090), (-0.106, 0.080), (-0.102, 0.060), (-0.106, 0.040), (-0.118, 0.022),
    ]
    made.append(slab(tote, 0.024, wood, "xz", (0, -0.012, 0), 0.008))
    return made


def block_plane():
    """A block plane (No. 60 1/2, 6 in.) standing on its sole, its toe at +x."""
    iron, brass = materials.metal("iron", 0.36), materials.metal("brass")
    steel, nickel = materials.metal("steel", 0.18), materials.metal("nickel", 0.16)
    made = [soft(shapes.box((0, 0, 0.003), (0.152, 0.046, 0.006), iron, 0), 0.0015)]
    wing = [(-0.072, 0.004), (0.072, 0.004), (0.070, 0.014), (0.050, 0.021), (0.020, 0.034), (-0.010, 0.037), (-0.040, 0.030), (-0.066, 0.018), (-0.071, 0.010)]
    for y in (-0.0230, 0.0198):
        made.append(slab(wing, 0.0032, iron, "xz", (0, y, 0), 0.001))
    # The iron lies at 21 degrees, its bevel up; the domed lever cap holds it, a wheel behind draws it back.
    made.append(shapes.box((-0.020, 0, 0.023), (0.125, 0.0350, 0.003), steel, 0.0006, (0, 21, 0)))
    cap = slab([(-0.068, 0.0), (0.030, 0.0), (0.036, 0.004), (0.010, 0.015), (-0.030, 0.019), (-0.060, 0.012)], 0.036, nickel, "xz", (0, -0.018, 0), 0.005)
    cap.rotation_euler.y = math.radians(21)
    cap.location.z = 0.027
    made.append(cap)
    made.append(shapes.cylinder((-0.078, 0, 0.043), 0.0105, 0.009, brass, "x", 0.0015, 28))
    knob = [(0, 0), (0.010, 0), (0.008, 0.006), (0.011, 0.014), (0.0125, 0.019), (0.010, 0.023), (0.006, 0.021), (0, 0.021)]
    made.append(shapes.lathe(knob, (0.054, 0, 0.010), brass, 36))
    made.append(shapes.box((0.050, 0, 0.010), (0.036, 0.040, 0.010), iron, 0.002))
    return made


def coping_saw():
    """A coping saw lying on its side, its blade along x (6 1/2 in.), the handle at -x, the bow towards +y."""
    steel, dark = materials.metal("steel", 0.2), materials.metal("iron", 0.35)
    blade, deep, rod = 0.165, 0.125, 0.0036
    corner = 0.016

    def turn(x, y, start):
        return [(x + corner * math.cos(math.radians(start + step)), y + corner * math.sin(math.radians(start + step)), 0) for step in range(0, 91, 15)]

    bow = [(0, -0.004, 0), (0, deep - corner, 0)]
    bow += turn(corner, deep - corner, 90)[::-1] + turn(blade - corner, deep - corner, 0)[::-1] + [(blade, -0.004, 0)]
    made = [shapes.tube(bow, rod, steel)]
    made.append(shapes.box((blade / 2, 0.0, 0), (blade, 0.0034, 0.0006), dark, 0))
    teeth = []
    for step in range(82):
        teeth += [(step * 0.002, -0.0016), (step * 0.002 + 0.0012, -0.0034)]
    made.append(shapes.prism([*teeth, (blade, -0.0016), (blade, 0), (0, 0)], 0.0006, dark, "xy", (0, 0, -0.0003), 0))
    for x in (0.0, blade):
        made.append(shapes.cylinder((x, 0, 0), 0.0058, 0.016, steel, "x", 0.001, 24))
        made.append(shapes.tube([(x, -0.022, 0), (x, 0.004, 0)], 0.0016, steel))
    grip = shapes.lathe(
        [(0, 0), (0.0085, 0), (0.0095, 0.004), (0.0095, 0.018), (0.012, 0.030), (0.0148, 0.055), (0.0135, 0.080), (0.0150, 0.104), (0.0125, 0.116), (0, 0.119)],
        (0, 0, 0), materials.wood("maple", axis="x", tint="#cf9a5c"), 40,
    )
    ferrule = shapes.lathe([(0.0098, 0.001), (0.0104, 0.003), (0.0104, 0.015), (0.0098, 0.017)], (0, 0, 0), materials.metal("brass"), 32)
    for part in (grip, ferrule):
        for vertex in part.data.vertices:
            x, y, z = vertex.co
            vertex.co = (-z, y, x)
        part.data.flip_normals()
        part.location = (-0.008, 0, 0)
        made.append(part)
    # It rests on the handle and on the far corners of its bow.
    lean = math.degrees(math.asin((0.0150 - rod) / deep))
    for item in made:
        item.rotation_euler.x += math.radians(-lean)
        item.location.z += 0.0150
    return made


def mallet(wood=None):
    """A joiner's mallet lying on its side, the handle along -x."""
    wood = wood or materials.wood("maple", axis="y", tint="#dcb078")
    head = [(-0.052, -0.070), (0.052, -0.062), (0.058, 0.062), (-0.058, 0.070)]
    made = [slab(head, 0.066, wood, "xy", (0, 0, 0), 0.005)]
    handle = slab([(-0.29, -0.014), (0.060, -0.018), (0.060, 0.018), (-0.29, 0.014)], 0.024, materials.wood("oak", axis="x"), "xy", (0, 0, 0.021), 0.007)
    return [*made, handle]


def try_square():
    """A try square lying flat: rosewood stock with brass, a steel blade along +x."""
    stock, brass, steel = materials.wood("walnut", axis="y"), materials.metal("brass"), materials.metal("steel", 0.25)
    return [
        soft(shapes.box((0, 0, 0.008), (0.046, 0.165, 0.016), stock, 0), 0.001),
        shapes.box((0.0236, 0, 0.008), (0.0016, 0.165, 0.016), brass, 0.0002),
        shapes.box((0.118, 0.062, 0.008), (0.215, 0.040, 0.0018), steel, 0.0003),
        *(shapes.cylinder((x, y, 0.0162), 0.004, 0.001, brass, segments=16, bevel=0) for x, y in ((-0.010, 0.054), (0.010, 0.070), (-0.010, 0.070))),
    ]


def hand_saw(length=0.60):
    """A panel saw in elevation (flat in xz, blade to +x), for hanging on a wall at y = 0. Teeth down."""
    steel, wood = materials.metal("steel", 0.22), materials.wood("walnut", axis="z", tint="#b5815a")
    teeth = []
    count = int(length / 0.008)
    for step in range(count):
        x = length * step / count
        teeth += [(x, 0.0), (x + 0.005, -0.003)]
    blade = [*teeth, (length, 0.0), (length, 0.045), (length - 0.01, 0.050), (0.0, 0.125)]
    outline = [(-0.125, 0.120), (-0.10, 0.135), (-0.06, 0.128), (-0.02, 0.135), (0.035, 0.112), (0.055, 0.070), (0.045, 0.030), (0.020, 0.000), (-0.03, -0.012), (-0.075, 0.004), (-0.105, -0.004), (-0.118, 0.010), (-0.095, 0.035), (-0.085, 0.060), (-0.100, 0.090)]
    made = [shapes.prism(blade, 0.0012, steel, "xz", (0, -0.012, 0), 0), slab(outline, 0.022, wood, "xz", (0, -0.023, 0), 0.006)]
    for x, z in ((0.012, 0.085), (0.026, 0.050), (0.004, 0.030)):
        made.append(shapes.cylinder((x, -0.0235, z), 0.006, 0.002, materials.metal("brass"), "y", 0.0005, 16))
    return made


def shaving_wood(kind="pine"):
    """A shaving is so thin that light shines through it."""
    g = materials.Graph(f"shaving {kind}")
    streak = g.noise(g.vector("MULTIPLY", g.object_coordinates(), (60, 900, 60)), 1, 2)
    light, dark = materials.WOODS[kind][:2]
    color = g.mix(g.range(streak, 0.35, 0.65), light, g.vary(dark, value=1.3))
    color = g.vary(color, value=g.range(g.object_random(), 0, 1, 0.9, 1.2))
    face = g.node("ShaderNodeBsdfPrincipled", {"Base Color": color, "Roughness": 0.6}).outputs[0]
    through = g.node("ShaderNodeBsdfTranslucent", {"Color": color}).outputs[0]
    return g.end(g.node("ShaderNodeMixShader", {0: 0.45, 1: face, 2: through}).outputs[0])


def shaving(material, width=0.034, turns=2.4, radius=0.013, grow=0.004, sway=0.6, seed=0):
    """One curl as it comes out of the plane, lying on z = 0 with its axis along y."""
    chance = random.Random(seed)
    steps = int(turns * 26)
    points, faces = [], []
    lowest = 0.0
    for step in range(steps + 1):
        t = step / steps
        angle = turns * 2 * math.pi * t
        r = radius + grow * turns * t + 0.0012 * math.sin(angle * 1.7 + seed)
        shift = sway * width * t * t
        edge = width * (0.5 + 0.05 * math.sin(angle * 0.8 + seed)) * (1 - 0.55 * max(0, t - 0.9) * 10)
        x, z = r * math.cos(angle), r * math.sin(angle)
        lowest = min(lowest, z)
        for side in (-1, 0, 1):
            cup = 0.0011 * (1 - abs(side))
            points.append((x * (1 - cup / r), shift + side * edge, z * (1 - cup / r)))
    for step in range(steps):
        for side in (0, 1):
            a = step * 3 + side
            faces.append((a, a + 1, a + 4, a + 3))
    item = shapes.solid([(x, y, z - lowest) for x, y, z in points], faces, material, smooth=80)
    item.rotation_euler = (0, 0, chance.uniform(0, 6.28))
    return item


def shavings(count, spread, kind="pine", seed=0, size=1.0, heap=0.0):
    """Curls strewn within `spread` (x, y) of the origin, heaped up to `heap` in the middle."""
    chance = random.Random(seed)
    material = shaving_wood(kind)
    patterns = [
        shaving(material, chance.uniform(0.020, 0.040), chance.uniform(1.2, 3.2), chance.uniform(0.008, 0.016), chance.uniform(0.002, 0.006), chance.uniform(0.2, 1.2), seed + number)
        for number in range(6)
    ]
    made = []
    for number in range(count):
        item = patterns[number % 6].copy()
        bpy.context.scene.collection.objects.link(item)
        x, y = chance.gauss(0, 0.45), chance.gauss(0, 0.45)
        reach = math.hypot(x, y)
        lift = heap * max(0.0, 1 - reach) * chance.random()
        item.location = (x * spread[0], y * spread[1], lift)
        tumble = chance.uniform(-0.5, 0.5) if lift > 0.005 else 0
        item.rotation_euler = (tumble, tumble, chance.uniform(0, 6.28))
        item.scale = (size * chance.uniform(0.8, 1.25),) * 3
        made.append(item)
    for pattern in patterns:
        bpy.data.objects.remove(pattern)
    return made


def workbench(length=2.0, depth=0.66, height=0.88, wood=None):
    """A joiner's bench: laminated top, square legs, stretchers, a shelf and a front vise at -x."""
    wood = wood or materials.wood("maple", tint="#d7b083")
    made = []
    strips = 9
    each = depth / strips
    for step in range(strips):
        made.append(shapes.box((0, -depth / 2 + each * (step + 0.5), height - 0.042), (length, each - 0.0004, 0.084), wood, 0.0015))
    for x in (-length / 2 + 0.22, length / 2 - 0.22):
        for y in (-depth / 2 + 0.08, depth / 2 - 0.08):
            made.append(shapes.box((x, y, (height - 0.084) / 2), (0.088, 0.088, height - 0.084), wood, 0.004))
        made.append(shapes.box((x, 0, 0.14), (0.06, depth - 0.24, 0.09), wood, 0.004))
        made.append(shapes.box((x, 0, height - 0.13), (0.06, depth - 0.24, 0.09), wood, 0.004))
    for y in (-depth / 2 + 0.08, depth / 2 - 0.08):
        made.append(shapes.box((0, y, 0.20), (length - 0.53, 0.045, 0.11), wood, 0.004))
    made += [shapes.box((0, -0.18 + 0.12 * step, 0.265), (length - 0.46, 0.112, 0.020), wood, 0.003) for step in range(4)]
    jaw = materials.wood("maple", tint="#c99c68")
    made.append(shapes.box((-length / 2 + 0.24, -depth / 2 - 0.062, height - 0.0955), (0.36, 0.055, 0.19), jaw, 0.007))
    iron = materials.metal("iron")
    made.append(shapes.cylinder((-length / 2 + 0.24, -depth / 2 - 0.02, height - 0.13), 0.013, 0.20, iron, "y"))
    made.append(shapes.cylinder((-length / 2 + 0.24, -depth / 2 - 0.105, height - 0.13), 0.024, 0.035, iron, "y"))
    bar = shapes.cylinder((-length / 2 + 0.24, -depth / 2 - 0.108, height - 0.13), 0.008, 0.30, materials.wood("oak", axis="x"), "x")
    bar.rotation_euler = (0, math.radians(24), 0)
    made.append(bar)
    for step in range(7):
        made.append(shapes.cylinder((-0.5 + step * 0.2, -depth / 2 + 0.09, height - 0.0004), 0.010, 0.001, materials.paint("#1c130c", 0.9), segments=20, bevel=0))
    return made
