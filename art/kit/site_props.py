"""Tools and the things that lie about a job: ladders, paint, hand tools, cloths, boxes.

Every function builds its prop standing on z = 0 around the origin and returns its objects as a
list; `place` puts it where the scene wants it, turned any way.
"""

import math
import random

import numpy
from mathutils import Euler, Matrix, Vector, noise

from kit import materials
from kit.shapes import _list, box, cylinder, lathe, prism, solid, tube

INCH = 0.0254


# Placing and softening


def place(objects, location, rotation=(0, 0, 0), scale=1.0):
    """Turns `objects` about the origin (degrees about x, then y, then z), then shifts them. Returns them."""
    turn = Euler([math.radians(angle) for angle in rotation], "XYZ").to_matrix().to_4x4()
    change = Matrix.Translation(Vector(location)) @ turn @ Matrix.Scale(scale, 4)
    for item in _list(objects):
        item.matrix_basis = change @ item.matrix_basis
    return objects


def soft(item, radius, segments=4):
    """Rounds the edges of `item` truly (for close-ups, where the one chamfer of `box` shows)."""
    modifier = item.modifiers.new("soft", "BEVEL")
    modifier.width = radius
    modifier.segments = segments
    modifier.limit_method = "ANGLE"
    modifier.angle_limit = math.radians(30)
    modifier.harden_normals = True
    item.data.use_auto_smooth = True
    item.data.polygons.foreach_set("use_smooth", [True] * len(item.data.polygons))
    return item


def softbox(center, size, material, radius=0.006, rotation=(0, 0, 0)):
    """A box with truly round edges."""
    return soft(box(center, size, material, 0, rotation), radius)


def slab(outline, depth, material, plane="xz", origin=(0, 0, 0), radius=0.002):
    """A prism with truly round edges."""
    return soft(prism(outline, depth, material, plane, origin, 0), radius, 3)


def flute(item, count, depth, low, high):
    """Presses `count` grooves of `depth` (a share of the radius) into a lathe between two heights."""
    for vertex in item.data.vertices:
        x, y, z = vertex.co
        fade = max(0.0, min(1.0, (z - low) / 0.006, (high - z) / 0.006))
        factor = 1 - depth * fade * (0.5 + 0.5 * math.cos(count * math.atan2(y, x)))
        vertex.co = (x * factor, y * factor, z)
    return item


def rounded_outline(width, height, radius, steps=6):
    """The corner points of a rectangle with round corners, around (0, 0)."""
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            points.append(
                (cx * (width / 2 - radius) + radius * math.cos(angle), cy * (height / 2 - radius) + radius * math.sin(angle))
            )
    return points


# Ladders


def step_ladder(height=1.83, spread=0.95, wood=True):
    """An A-ladder (6 ft) with steps towards -y; wood or orange fiberglass with aluminum steps."""
    rails = materials.wood("pine") if wood else materials.plastic((0.75, 0.16, 0.03))
    steps = materials.wood("pine") if wood else materials.metal("steel")
    steel = materials.metal("steel")
    parts = []
    half_bottom, half_top = 0.29, 0.17
    slope = math.degrees(math.atan2(spread / 2, height))
    lean = math.degrees(math.atan2(half_bottom - half_top, height))
    long = height / math.cos(math.radians(slope))
    for side in (-1, 1):
        middle = side * (half_bottom + half_top) / 2
        parts.append(box((middle, -spread / 4 - 0.02, height / 2), (0.028, 0.07, long), rails, 0.004, (-slope, -side * lean, 0)))
        parts.append(box((middle * 0.97, spread / 4 + 0.02, height / 2), (0.024, 0.045, long), rails, 0.004, (slope, -side * lean, 0)))
        # The spreader bar halfway up keeps the two halves apart.
        parts.append(tube([(middle * 1.02, -spread * 0.25, height * 0.52), (middle * 1.02, spread * 0.25, height * 0.52)], 0.005, steel))
    count = int(height / 0.30)
    for step in range(1, count):
        z = step * 0.30
        share = z / height
        half = half_bottom + (half_top - half_bottom) * share
        y = -spread / 2 * (1 - share) - 0.02
        parts.append(box((0, y, z), (2 * half - 0.02, 0.085, 0.02), steps, 0.003))
        parts.append(tube([(-half + 0.01, y, z - 0.02), (half - 0.01, y, z - 0.02)], 0.003, steel))
    for share in (0.22, 0.62):
        half = half_bottom + (half_top - half_bottom) * share
        y = spread / 2 * (1 - share) + 0.02
        parts.append(box((0, y, height * share), (2 * half - 0.02, 0.02, 0.045), rails, 0.003))
    parts.append(box((0, 0, height + 0.01), (0.42, 0.17, 0.03), steps, 0.006))
    return parts


def extension_ladder(length=4.0):
    """A straight aluminum ladder along z, its rungs 12 in apart; lean it with `place`."""
    metal, rubber = materials.metal("steel"), materials.plastic((0.03, 0.03, 0.03))
    parts = []
    for side in (-1, 1):
        x = side * 0.215
        parts.append(box((x, 0, length / 2), (0.006, 0.07, length), metal, 0.002))
        for edge in (-0.032, 0.032):
            parts.append(box((x - side * 0.012, edge, length / 2), (0.026, 0.006, length), metal, 0.002))
        parts.append(box((x, 0, 0.02), (0.035, 0.09, 0.05), rubber, 0.006))
    for step in range(int(length / 0.305)):
        parts.append(cylinder((0, 0, 0.2 + step * 0.305), 0.0165, 0.42, metal, "x"))
    return parts


# Hand tools


def screwdriver(color=(0.62, 0.07, 0.02), blade=0.10, flat=False):
    """A screwdriver standing on its tip; the tip is the origin."""
    handle, steel = materials.plastic(color), materials.metal("chrome")
    dark = materials.plastic((0.02, 0.02, 0.022))
    tip = [(0, 0), (0.0012, 0.0005), (0.0034, 0.005), (0.0034, blade)]
    parts = [lathe(tip if not flat else [(0.0015, 0), (0.0034, 0.012), (0.0034, blade)], (0, 0, 0), steel, 24)]
    z = blade
    grip = lathe(
        [(0, z - 0.002), (0.0075, z), (0.009, z + 0.004), (0.0075, z + 0.014), (0.0085, z + 0.022), (0.0135, z + 0.036),
         (0.0155, z + 0.05), (0.0155, z + 0.08), (0.0145, z + 0.094), (0.011, z + 0.102), (0, z + 0.104)],
        (0, 0, 0), handle, 72,
    )
    parts.append(flute(grip, 6, 0.13, z + 0.026, z + 0.098))
    parts.append(lathe([(0.0079, z + 0.011), (0.0086, z + 0.012), (0.0086, z + 0.018), (0.0084, z + 0.019)], (0, 0, 0), dark, 32))
    return parts


def hammer():
    """A claw hammer lying on its side along x, the head at +x."""
    steel, handle = materials.metal("steel"), materials.wood("oak")
    parts = []
    shaft = slab([(-0.17, -0.016), (-0.10, -0.017), (0.06, -0.011), (0.16, -0.012), (0.16, 0.012), (0.06, 0.011),
                  (-0.10, 0.015), (-0.17, 0.016)], 0.022, handle, "xy", (0, 0, 0.004), 0.008)
    parts.append(shaft)
    parts.append(softbox((0.163, 0, 0.016), (0.03, 0.045, 0.026), steel, 0.005))
    parts.append(cylinder((0.163, -0.036, 0.016), 0.010, 0.032, steel, "y"))
    parts.append(cylinder((0.163, -0.056, 0.016), 0.0145, 0.018, steel, "y", 0.003))
    parts.append(slab([(0.150, 0.02), (0.178, 0.02), (0.176, 0.05), (0.160, 0.085), (0.150, 0.092), (0.158, 0.06)],
                      0.02, steel, "xy", (0, 0, 0.006), 0.003))
    return parts


def adjustable_wrench(length=0.25):
    """An adjustable wrench lying flat along x, its jaw at +x."""
    steel, dark = materials.metal("chrome"), materials.metal("steel")
    unit = length / 0.25
    shaft = slab([(-0.12, -0.012), (-0.112, -0.016), (0.06, -0.0095), (0.06, 0.0095), (-0.112, 0.016), (-0.12, 0.012)],
                 0.011, steel, "xy", (0, 0, 0.0015), 0.003)
    head = slab([(0.05, -0.010), (0.072, -0.026), (0.092, -0.028), (0.118, -0.012), (0.122, -0.004), (0.096, -0.010),
                 (0.090, -0.008), (0.090, 0.012), (0.084, 0.022), (0.066, 0.022), (0.05, 0.010)],
                0.015, steel, "xy", (0, 0, 0), 0.003)
    jaw = slab([(0.0905, 0.009), (0.124, 0.013), (0.126, 0.02), (0.106, 0.027), (0.085, 0.025), (0.0905, 0.02)],
               0.013, steel, "xy", (0, 0, 0.001), 0.002)
    wheel = flute(lathe([(0, -0.007), (0.0058, -0.007), (0.0058, 0.007), (0, 0.007)], (0, 0, 0), dark, 48), 16, 0.15, -0.02, 0.02)
    place(wheel, (0.078, 0.004, 0.0075), (90, 0, 60))
    hole = cylinder((-0.107, 0, 0.007), 0.0065, 0.0118, materials.plastic((0.02, 0.02, 0.02)), bevel=0.0002)
    parts = [shaft, head, jaw, wheel, hole]
    return place(parts, (0, 0, 0), scale=unit)


def pliers(color=(0.05, 0.14, 0.38)):
    """Tongue-and-groove pliers lying flat along x, jaws at +x."""
    steel, grip = materials.metal("steel"), materials.plastic(color)
    parts = []
    for side in (-1, 1):
        tilt = 8 * side
        parts.append(place(slab([(-0.13, -0.010), (-0.03, -0.006), (-0.03, 0.006), (-0.13, 0.007), (-0.138, 0)], 0.013, grip,
                                "xy", (0, 0, 0.001), 0.005), (0.02, side * 0.005, 0), (0, 0, -tilt)))
        parts.append(place(slab([(-0.03, -0.007), (0.045, -0.011), (0.085, -0.004), (0.088, 0.002), (0.04, 0.012), (-0.03, 0.006)],
                                0.010, steel, "xy", (0, 0, 0.002 + 0.002 * side), 0.002), (0.03, side * 0.010, 0), (0, 0, 16 * side)))
    parts.append(cylinder((0.045, 0.0, 0.010), 0.008, 0.014, steel))
    return parts


def level(length=0.61):
    """A 24 in box level along x, standing on its edge, in deep blue with three vials."""
    body, cap = materials.paint(materials.DEEP_BLUE, 0.35), materials.plastic((0.02, 0.02, 0.022))
    fluid, edge = materials.plastic((0.62, 0.74, 0.12), 0.12), materials.metal("steel")
    parts = [box((0, 0, 0.03), (length - 0.03, 0.012, 0.056), body, 0.001)]
    for z in (0.003, 0.057):
        parts.append(box((0, 0, z), (length - 0.02, 0.022, 0.006), edge, 0.001))
    for side in (-1, 1):
        parts.append(softbox((side * (length / 2 - 0.008), 0, 0.03), (0.018, 0.024, 0.062), cap, 0.004))
    for x, axis in ((0, "x"), (-length * 0.36, "z"), (length * 0.36, "z")):
        parts.append(box((x, 0, 0.032), (0.062, 0.02, 0.04), cap, 0.004))
        parts.append(cylinder((x, 0, 0.034), 0.0125, 0.042 if axis == "x" else 0.030, fluid, axis))
        for line in (-0.007, 0.007):
            spot = (x + line, 0, 0.034) if axis == "x" else (x, 0, 0.034 + line)
            parts.append(cylinder(spot, 0.0127, 0.0012, cap, axis))
    return parts


def tape_measure(out=0.25, color=(0.62, 0.40, 0.02)):
    """A tape measure lying on its belly; the blade runs out along +x on z = 0."""
    case, steel = materials.plastic(color), materials.metal("chrome")
    dark, blade = materials.plastic((0.02, 0.02, 0.022)), materials.plastic((0.85, 0.66, 0.06))
    shape = [(-0.033, 0.0), (0.036, 0.0), (0.036, 0.014), (0.033, 0.03), (0.022, 0.05), (0.004, 0.062), (-0.018, 0.06),
             (-0.033, 0.045), (-0.038, 0.02)]
    parts = [slab(shape, 0.034, case, "xz", (0, -0.017, 0.002), 0.006)]
    inner = [(x * 0.72 - 0.001, z * 0.72 + 0.008) for x, z in shape]
    parts.append(slab(inner, 0.037, dark, "xz", (0, -0.0185, 0.002), 0.004))
    parts.append(softbox((0.026, 0, 0.046), (0.016, 0.018, 0.010), dark, 0.004, (0, 40, 0)))
    if out:
        rows, across = 24, 7
        points = [(0.03 + out * i / rows, -0.0125 + 0.025 * j / (across - 1), 0.0035 + 0.002 * ((j - 3) / 3) ** 2)
                  for i in range(rows + 1) for j in range(across)]
        faces = [(i * across + j, (i + 1) * across + j, (i + 1) * across + j + 1, i * across + j + 1)
                 for i in range(rows) for j in range(across - 1)]
        parts.append(solid(points, faces, blade, 80))
        for mark in range(int(out / (INCH / 4))):
            long = 0.010 if mark % 4 == 0 else 0.005
            parts.append(box((0.04 + mark * INCH / 4, -0.0115 + long / 2, 0.0062 - 0.0014 * (mark % 4 == 0)),
                             (0.0006 if mark % 4 else 0.0009, long, 0.0006), dark, 0))
        parts.append(box((0.03 + out + 0.0008, 0, 0.0005), (0.0016, 0.018, 0.012), steel, 0.0005))
    return parts


def pencil(length=0.17):
    """A carpenter's flat pencil lying along x, point at +x."""
    paint, wood, lead = materials.paint((0.50, 0.035, 0.015), 0.4), materials.wood("pine"), materials.plastic((0.02, 0.02, 0.02))
    body = box((0, 0, 0.0036), (length, 0.0145, 0.0072), paint, 0.002)
    x = length / 2
    cone = solid([(x, y, z) for y in (-0.007, 0.007) for z in (0.0003, 0.0068)]
                 + [(x + 0.02, y, z) for y in (-0.0016, 0.0016) for z in (0.0026, 0.0048)],
                 [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], wood)
    return [body, cone, box((x + 0.0215, 0, 0.0037), (0.006, 0.003, 0.002), lead, 0.0008)]


def screws(count=8, radius=0.05, length=0.05, seed=1, material=None):
    """Loose countersunk screws lying about within `radius` of the origin."""
    material = material or materials.metal("steel")
    chance, parts = random.Random(seed), []
    for _ in range(count):
        profile = [(0, 0), (0.0012, 0.006)]
        for turn in range(int((length * 0.62 - 0.006) / 0.0021)):
            z = 0.006 + turn * 0.0021
            profile += [(0.0014, z), (0.0023, z + 0.0009)]
        profile += [(0.0017, length * 0.65), (0.0017, length - 0.0045), (0.0044, length - 0.0006), (0.0042, length),
                    (0.0016, length), (0.0012, length - 0.0015), (0, length - 0.0015)]
        item = lathe(profile, (0, 0, 0), material, 14)
        distance, angle = radius * math.sqrt(chance.random()), chance.uniform(0, 2 * math.pi)
        # It rests on the thread and on the rim of its head.
        tilt = math.degrees(math.atan2(0.0044 - 0.0020, length))
        place(item, (distance * math.cos(angle), distance * math.sin(angle), 0.0022), (90 - tilt, 0, chance.uniform(0, 360)))
        parts.append(item)
    return parts


def drill(color=None):
    """A cordless drill standing on its battery, the chuck towards +x."""
    shell = materials.plastic(color or materials.DEEP_BLUE)
    dark, steel = materials.plastic((0.018, 0.018, 0.02)), materials.metal("steel")
    parts = []
    body = [(-0.085, 0.168), (-0.09, 0.19), (-0.086, 0.212), (-0.07, 0.226), (0.03, 0.226), (0.05, 0.218), (0.056, 0.20),
            (0.05, 0.178), (0.03, 0.166), (-0.06, 0.16)]
    parts.append(slab(body, 0.062, shell, "xz", (0, -0.031, 0), 0.016))
    grip = [(-0.062, 0.172), (-0.008, 0.172), (-0.012, 0.12), (-0.022, 0.06), (-0.078, 0.06), (-0.07, 0.11)]
    parts.append(slab(grip, 0.044, dark, "xz", (0, -0.022, 0), 0.013))
    parts.append(softbox((-0.05, 0, 0.064), (0.10, 0.068, 0.022), shell, 0.008))
    parts.append(softbox((-0.048, 0, 0.028), (0.118, 0.072, 0.054), dark, 0.010))
    parts.append(softbox((-0.003, 0, 0.147), (0.012, 0.018, 0.032), materials.plastic((0.5, 0.05, 0.02)), 0.005, (0, 8, 0)))
    turned = [
        ([(0.030, 0.048), (0.030, 0.066), (0.027, 0.074)], dark),
        ([(0.0265, 0.074), (0.0265, 0.082), (0.0255, 0.083)], shell),
        ([(0.025, 0.083), (0.025, 0.112), (0.0235, 0.115), (0.0205, 0.132), (0.010, 0.142), (0.005, 0.142)], dark),
        ([(0.0045, 0.140), (0.0032, 0.143), (0.0032, 0.175), (0.0016, 0.182), (0, 0.183)], steel),
    ]
    for profile, material in turned:
        parts.append(place(lathe(profile, (0, 0, 0), material), (0, 0, 0.195), (0, 90, 0)))
    for slot in range(4):
        parts.append(box((-0.07 + slot * 0.008, 0, 0.197), (0.003, 0.0632, 0.026), dark, 0.0005))
    return parts


def flashlight(lit=True):
    """A metal flashlight lying along x, its lens at +x (put a spot there for its beam)."""
    body, rubber = materials.metal("black"), materials.plastic((0.02, 0.02, 0.022))
    profile = [(0, -0.085), (0.012, -0.085), (0.0145, -0.082), (0.0145, -0.062), (0.0135, -0.06)]
    for ring in range(9):
        z = -0.058 + ring * 0.008
        profile += [(0.0135, z), (0.0143, z + 0.001), (0.0143, z + 0.006), (0.0135, z + 0.007)]
    profile += [(0.0135, 0.02), (0.015, 0.024), (0.020, 0.04), (0.021, 0.044), (0.021, 0.068), (0.0195, 0.07), (0.0185, 0.066)]
    parts = [place(lathe(profile, (0, 0, 0), body), (0, 0, 0.021), (0, 90, 0))]
    glow = materials.emitter((1.0, 0.93, 0.80), 25 if lit else 0.2)
    parts.append(place(lathe([(0.0188, 0.064), (0, 0.0645)], (0, 0, 0), glow), (0, 0, 0.021), (0, 90, 0)))
    parts.append(cylinder((0.03, 0, 0.042), 0.006, 0.006, rubber))
    return parts


def work_light(lit=True):
    """An LED work lamp on a tube foot, shining towards +x."""
    yellow, dark = materials.plastic((0.72, 0.42, 0.015)), materials.plastic((0.02, 0.02, 0.022))
    parts = [softbox((0, 0, 0.20), (0.045, 0.26, 0.20), dark, 0.012)]
    panel = box((0.021, 0, 0.20), (0.008, 0.215, 0.155), materials.emitter((1.0, 0.84, 0.62), 30 if lit else 0.3), 0.002)
    # A scene adds a spot that does the lighting: found by chance, the panel would only make sparks.
    panel.visible_diffuse = panel.visible_glossy = False
    parts.append(panel)
    for edge in (-1, 1):
        parts.append(tube([(0.09, edge * 0.15, 0.012), (-0.09, edge * 0.15, 0.012), (-0.02, edge * 0.15, 0.10), (0, edge * 0.15, 0.20),
                           (0, edge * 0.15, 0.30), (-0.01, edge * 0.15, 0.345)], 0.011, yellow, smooth=True))
        parts.append(cylinder((0, edge * 0.14, 0.20), 0.018, 0.02, dark, "y"))
    parts.append(tube([(-0.01, -0.15, 0.345), (-0.012, 0, 0.36), (-0.01, 0.15, 0.345)], 0.011, yellow, smooth=True))
    parts.append(tube([(0.09, -0.15, 0.012), (0.09, 0.15, 0.012)], 0.011, yellow))
    for slot in range(7):
        parts.append(box((-0.024, -0.09 + slot * 0.03, 0.20), (0.012, 0.008, 0.17), dark, 0.002))
    return parts


def toolbox(color=None):
    """A steel toolbox with its lid thrown open towards +y, tools in the tray. 20 in long."""
    shell, inside = materials.paint(color or materials.DEEP_BLUE, 0.4), materials.paint((0.03, 0.035, 0.045), 0.6)
    steel = materials.metal("steel")
    length, depth, height = 0.51, 0.24, 0.19
    parts = [box((0, 0, 0.004), (length, depth, 0.008), inside, 0.001)]
    for side in (-1, 1):
        parts.append(box((0, side * depth / 2, height / 2), (length, 0.004, height), shell, 0.0015))
        parts.append(box((side * length / 2, 0, height / 2), (0.004, depth, height), shell, 0.0015))
        # The rolled rim, and the latches on the front.
        parts.append(tube([(-length / 2, side * depth / 2, height), (length / 2, side * depth / 2, height)], 0.004, shell))
        parts.append(tube([(side * length / 2, -depth / 2, height), (side * length / 2, depth / 2, height)], 0.004, shell))
        parts.append(softbox((side * 0.15, -depth / 2 - 0.005, height - 0.035), (0.032, 0.008, 0.05), steel, 0.003))
    tray = height - 0.03
    parts.append(box((0, 0, tray - 0.03), (length - 0.012, depth - 0.012, 0.003), inside, 0))
    parts.append(box((0.06, 0, tray - 0.008), (0.003, depth - 0.012, 0.045), inside, 0))
    lid = [box((0, 0.0, 0.10), (length, 0.004, 0.20), shell, 0.0015)]
    lid += [box((0, -0.024, 0.20), (length, 0.05, 0.004), shell, 0.0015)]
    lid += [box((side * length / 2, -0.022, 0.10), (0.004, 0.046, 0.20), shell, 0.0015) for side in (-1, 1)]
    lid.append(tube([(-0.09, 0.004, 0.11), (-0.085, 0.035, 0.11), (0.085, 0.035, 0.11), (0.09, 0.004, 0.11)], 0.006, steel))
    parts += place(lid, (0, depth / 2 + 0.004, height), (-22, 0, 0))
    z = tray - 0.028
    parts += place(screwdriver(), (-0.19, -0.07, z + 0.012), (0, 90, 6))
    parts += place(screwdriver((0.60, 0.38, 0.02), 0.08), (-0.17, -0.02, z + 0.012), (0, 90, -5))
    parts += place(adjustable_wrench(), (-0.08, 0.04, z), (0, 0, 172))
    parts += place(pliers((0.5, 0.05, 0.02)), (0.16, 0.03, z), (0, 0, 75))
    parts += place(tape_measure(0), (0.12, -0.06, z), (0, 0, 20))
    return parts


# Paint


def paint_can(color, radius=0.083, height=0.19, opened=True, label=None, seed=2):
    """A gallon can (6.5 in wide, 7.5 in high) with its wire bail down; open, with paint and a run."""
    steel, paint = materials.metal("steel"), materials.paint(color, 0.16)
    label = label or materials.paper((0.86, 0.83, 0.76))
    rim = radius + 0.001
    outside = [(0, 0.002), (radius - 0.006, 0.002), (radius - 0.003, 0), (radius, 0.001), (radius, 0.006), (radius - 0.0015, 0.008),
               (radius - 0.0015, height - 0.008), (rim, height - 0.006), (rim, height - 0.001), (rim - 0.002, height),
               (rim - 0.004, height - 0.001), (rim - 0.005, height - 0.006), (rim - 0.009, height - 0.006),
               (rim - 0.010, height - 0.001), (rim - 0.012, height), (rim - 0.0135, height - 0.001), (rim - 0.014, height - 0.010),
               (radius - 0.003, height - 0.012), (radius - 0.003, height * 0.3)]
    parts = [lathe(outside, (0, 0, 0), steel, 96)]
    parts.append(lathe([(radius - 0.0012, 0.022), (radius - 0.0008, 0.024), (radius - 0.0008, height - 0.03),
                        (radius - 0.0012, height - 0.028)], (0, 0, 0), label, 96))
    stripe = materials.paint(color, 0.5)
    parts.append(lathe([(radius - 0.0006, height * 0.30), (radius - 0.0004, height * 0.31), (radius - 0.0004, height * 0.52),
                        (radius - 0.0006, height * 0.53)], (0, 0, 0), stripe, 96))
    for side in (-1, 1):
        parts.append(cylinder((side * radius, 0, height - 0.045), 0.011, 0.006, steel, "x"))
    bail = [(side * (radius + 0.006) if abs(side) == 1 else side * (radius + 0.006), -math.sqrt(max(0, 1 - side * side)) * 0.094,
             height - 0.045 - math.sqrt(max(0, 1 - side * side)) * 0.062) for side in (-1, -0.92, -0.7, -0.35, 0, 0.35, 0.7, 0.92, 1)]
    parts.append(tube(bail, 0.0017, steel, smooth=True))
    if opened:
        level_z = height - 0.028
        parts.append(lathe([(0, level_z), (radius - 0.008, level_z), (radius - 0.0035, level_z + 0.002)], (0, 0, 0), paint, 96))
        # Paint left in the groove and where the brush was wiped, with two runs down the outside.
        chance = random.Random(seed)
        start = -100
        for turn in range(3):
            angle = math.radians(start + turn * 17 + chance.uniform(-3, 3))
            edge = Vector((math.cos(angle), math.sin(angle), 0))
            end = height - chance.uniform(0.03, 0.085)
            points = [edge * (rim - 0.012) + Vector((0, 0, height - 0.001)), edge * (rim - 0.003) + Vector((0, 0, height + 0.0006)),
                      edge * (rim + 0.0005) + Vector((0, 0, height - 0.004)), edge * (radius - 0.0005) + Vector((0, 0, height - 0.014)),
                      edge * (radius - 0.0008) + Vector((0, 0, end))]
            parts.append(tube(points, 0.0026, paint, smooth=True))
            drop = lathe([(0, -0.005), (0.003, -0.003), (0.0036, 0), (0.0028, 0.004), (0, 0.008)], tuple(edge * (radius - 0.0012) + Vector((0, 0, end))), paint, 16)
            parts.append(drop)
        arc = [(math.cos(math.radians(a)) * (rim - 0.007), math.sin(math.radians(a)) * (rim - 0.007), height - 0.0045)
               for a in range(start - 25, start + 65, 5)]
        parts.append(tube(arc, 0.0034, paint))
    else:
        parts.append(lathe([(0, height - 0.006), (radius * 0.70, height - 0.006), (radius * 0.74, height - 0.003),
                            (rim - 0.012, height - 0.003), (rim - 0.008, height + 0.0015), (rim - 0.005, height + 0.0005)],
                           (0, 0, 0), steel, 96))
    return parts


def paint_lid(color, radius=0.078):
    """A can's lid, paint side up."""
    steel, paint = materials.metal("steel"), materials.paint(color, 0.2)
    return [
        lathe([(0, 0.001), (radius - 0.012, 0.001), (radius - 0.010, 0.004), (radius - 0.003, 0.004), (radius, 0.006), (radius - 0.001, 0.008),
               (radius - 0.004, 0.006), (radius - 0.010, 0.0062)], (0, 0, 0), steel, 72),
        lathe([(0, 0.0035), (radius - 0.016, 0.0035), (radius - 0.0105, 0.0055)], (0, 0, 0), paint, 72),
    ]


def brush(color=None, width=0.063, seed=4):
    """An angled 2.5 in sash brush lying along x, bristles at +x, flat in the xy plane, center height 0.

    `color`: the paint on the outer third of its bristles.
    """
    chance = random.Random(seed)
    handle, ferrule = materials.wood("maple"), materials.metal("steel")
    hair = materials.paint((0.10, 0.055, 0.028), 0.6)
    wet = materials.paint(color, 0.2) if color else hair
    outline = [(-0.185, -0.004), (-0.195, 0.0), (-0.185, 0.004), (-0.14, 0.008), (-0.09, 0.010), (-0.05, 0.016), (-0.035, width / 2 - 0.006),
               (-0.022, width / 2 - 0.004)]
    outline = outline + [(x, -y) for x, y in outline[:2:-1]]
    parts = [slab(outline, 0.018, handle, "xy", (0, 0, -0.009), 0.006)]
    parts.append(softbox((-0.006, 0, 0), (0.038, width, 0.021), ferrule, 0.004))
    for x in (-0.018, 0.006):
        parts.append(softbox((x, 0, 0), (0.0025, width + 0.001, 0.0222), ferrule, 0.001))
    for y in (-0.018, 0.018):
        parts.append(cylinder((-0.010, y, 0), 0.002, 0.0225, ferrule, bevel=0.001, segments=12))
    points, faces, materials_of = [], [], []
    for _ in range(2600):
        u, v = chance.uniform(-1, 1), chance.uniform(-1, 1)
        y, z = u * (width / 2 - 0.002), v * 0.0085
        long = 0.062 + 0.010 * (u + 1) / 2 - abs(v) ** 2 * 0.009 + chance.uniform(-0.003, 0.001)
        close = 0.82 if color else 0.96
        bend = (chance.gauss(0, 0.0009), chance.gauss(0, 0.0009))
        start = len(points)
        for step, share in enumerate((0.0, 0.45, 0.8, 1.0)):
            pinch = 1 - (1 - close) * share
            thin = (0.00030, 0.00028, 0.00024, 0.00012)[step]
            at = (0.010 + long * share, y * pinch + bend[0] * share, z * (pinch if not color else 1 - 0.55 * share ** 2) + bend[1] * share)
            for corner in range(3):
                angle = 2 * math.pi * corner / 3
                points.append((at[0], at[1] + thin * math.cos(angle), at[2] + thin * math.sin(angle)))
        for step in range(3):
            for corner in range(3):
                after = (corner + 1) % 3
                low, high = start + step * 3, start + step * 3 + 3
                faces.append((low + corner, low + after, high + after, high + corner))
                materials_of.append(1 if step >= 1 else 0)
    hairs = solid(points, faces, hair, 180)
    hairs.data.materials.append(wet)
    hairs.data.polygons.foreach_set("material_index", materials_of)
    parts.append(hairs)
    if color:
        # The loaded body of paint between the hairs.
        core = slab([(0.038, -width * 0.40), (0.038, width * 0.40), (0.074, width * 0.36), (0.064, -width * 0.36)], 0.010, wet, "xy", (0, 0, -0.005), 0.004)
        parts.append(core)
    return parts


def roller(color, width=0.23):
    """A 9 in roller with its frame; nap along y at x = 0, the handle towards -x, center height 0.022."""
    steel, handle, nap = materials.metal("steel"), materials.plastic((0.02, 0.02, 0.022)), materials.fabric(color)
    profile = [(0, -width / 2), (0.021, -width / 2), (0.0225, -width / 2 + 0.003), (0.0225, width / 2 - 0.003), (0.021, width / 2), (0, width / 2)]
    nap_part = place(lathe(profile, (0, 0, 0), nap), (0, 0, 0), (90, 0, 0))
    wire = tube([(0, -width / 2, 0), (0, width / 2 + 0.03, 0), (-0.03, width / 2 + 0.035, 0), (-0.10, 0.05, 0.005), (-0.12, 0.0, 0.006), (-0.17, 0, 0.008)],
                0.0035, steel, smooth=False)
    grip = flute(lathe([(0, 0), (0.011, 0.002), (0.013, 0.02), (0.015, 0.06), (0.013, 0.10), (0.015, 0.125), (0.009, 0.135), (0, 0.136)],
                       (0, 0, 0), handle), 8, 0.08, 0.01, 0.125)
    parts = [nap_part, wire, place(grip, (-0.165, 0, 0.008), (0, -90, 0))]
    return place(parts, (0, 0, 0.0235))


def roller_tray(color):
    """A metal roller tray, deep end at +x, with paint in the well."""
    steel, paint = materials.metal("steel"), materials.paint(color, 0.14)
    half = 0.13
    section = [(-0.20, 0.075), (-0.02, 0.048), (0.06, 0.020), (0.085, 0.010), (0.18, 0.010), (0.20, 0.075)]
    points, faces = [], []
    for x, z in section:
        points += [(x, -half, z), (x, half, z)]
    for step in range(len(section) - 1):
        faces.append((2 * step, 2 * step + 2, 2 * step + 3, 2 * step + 1))
    parts = [solid(points, faces, steel, 60)]
    for side in (-half, half):
        wall = [(x, z) for x, z in section] + [(0.205, 0.082), (-0.205, 0.082)]
        parts.append(prism(wall, 0.002, steel, "xz", (0, side, 0), 0))
    outline = [(-0.205, -half, 0.08), (-0.205, half, 0.08), (0.205, half, 0.08), (0.205, -half, 0.08)]
    parts.append(tube(outline, 0.004, steel, closed=True))
    parts.append(box((0.09, 0, 0.024), (0.216, 2 * half - 0.006, 0.012), paint, 0.002))
    film = [(-0.14, -half + 0.02, 0.0675), (0.03, -half + 0.012, 0.0325), (0.03, half - 0.012, 0.0325), (-0.16, half - 0.05, 0.0705)]
    parts.append(solid(film, [(0, 1, 2, 3)], paint))
    for side in (-0.10, 0.10):
        parts.append(tube([(-0.19, side, 0.07), (-0.19, side, 0.004)], 0.004, steel))
    return parts


def color_cards(colors, seed=3):
    """A fan of paint color cards, 2.5 × 6 in, flat, pivoting near the origin."""
    white, parts = materials.paper((0.88, 0.87, 0.84)), []
    for number, color in enumerate(colors):
        angle = -32 + 64 * number / max(1, len(colors) - 1)
        z = 0.0006 + number * 0.0007
        card = [box((0, 0.085, z), (0.058, 0.17, 0.0005), white, 0), box((0, 0.093, z + 0.0003), (0.056, 0.15, 0.0002), materials.paint(color, 0.35), 0)]
        parts += place(card, (0, 0, 0), (0, 0, -angle))
    return parts


def tape_roll(color=(0.08, 0.24, 0.55)):
    """A roll of painter's tape lying flat."""
    tape, core = materials.paint(color, 0.7), materials.paper((0.45, 0.33, 0.2))
    return [lathe([(0.041, 0), (0.053, 0), (0.0535, 0.001), (0.0535, 0.024), (0.053, 0.025), (0.041, 0.025), (0.041, 0)], (0, 0, 0), tape, 72),
            lathe([(0.0385, 0.0004), (0.041, 0), (0.0411, 0.025), (0.0385, 0.0246), (0.0385, 0.0004)], (0, 0, 0), core, 72)]


# Cloths, buckets, masonry tools


def drop_cloth(width, depth, seed=1, material=None, folds=26, height=0.02, resolution=0.018):
    """A canvas drop cloth lying on z = 0 with creases and a wavy hem."""
    material = material or materials.fabric("#cbbd9f", 3000)
    chance = numpy.random.default_rng(seed)
    columns, rows = max(8, int(width / resolution)), max(8, int(depth / resolution))
    u, v = numpy.meshgrid(numpy.linspace(-0.5, 0.5, columns + 1), numpy.linspace(-0.5, 0.5, rows + 1), indexing="ij")
    x, y = u * width, v * depth
    z = numpy.full_like(x, 0.004)
    for _ in range(folds):
        cx, cy = chance.uniform(-width / 2, width / 2), chance.uniform(-depth / 2, depth / 2)
        angle = chance.uniform(0, math.pi)
        along = (x - cx) * math.cos(angle) + (y - cy) * math.sin(angle)
        across = -(x - cx) * math.sin(angle) + (y - cy) * math.cos(angle)
        across = across + 0.06 * numpy.sin(along * chance.uniform(2, 5) + chance.uniform(0, 6))
        length, breadth = chance.uniform(0.25, 0.9), chance.uniform(0.014, 0.045)
        z += height * chance.uniform(0.3, 1.0) * numpy.exp(-((along / length) ** 2) - (across / breadth) ** 2)
    wave = numpy.array([[noise.noise(Vector((a * 3, b * 3, seed))) for b in y[0]] for a in x[:, 0]])
    z += 0.006 * (wave + 0.5).clip(0, None)
    # The hem wanders: a cloth thrown down is no rectangle.
    x += 0.03 * numpy.sin(y * 3.1 + seed) * (numpy.abs(u) * 2) ** 6 + 0.02 * numpy.sin(y * 7.3) * (numpy.abs(u) * 2) ** 8
    y += 0.03 * numpy.sin(x * 2.7 + seed) * (numpy.abs(v) * 2) ** 6 + 0.02 * numpy.sin(x * 8.1) * (numpy.abs(v) * 2) ** 8
    points = numpy.stack([x, y, z], axis=-1).reshape(-1, 3)
    stride = rows + 1
    faces = [(i * stride + j, (i + 1) * stride + j, (i + 1) * stride + j + 1, i * stride + j + 1)
             for i in range(columns) for j in range(rows)]
    cloth = solid(points.tolist(), faces, material, 180)
    thick = cloth.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.0025
    thick.offset = -1
    return [cloth]


def bucket(color=(0.80, 0.78, 0.72), radius=0.145, height=0.36):
    """A five-gallon bucket with a wire handle."""
    plastic, steel = materials.plastic(color), materials.metal("steel")
    low = radius * 0.88
    profile = [(0, 0.004), (low - 0.006, 0.004), (low, 0.0), (low + 0.001, 0.008), (radius - 0.004, height - 0.07), (radius + 0.004, height - 0.068),
               (radius + 0.004, height - 0.062), (radius - 0.002, height - 0.060), (radius - 0.001, height - 0.03), (radius + 0.006, height - 0.028),
               (radius + 0.006, height - 0.004), (radius + 0.003, height), (radius - 0.002, height - 0.001), (radius - 0.006, height - 0.03),
               (low - 0.004, 0.008), (0, 0.008)]
    parts = [lathe(profile, (0, 0, 0), plastic, 72)]
    arc = [(math.cos(math.radians(a)) * (radius + 0.008), -math.sin(math.radians(a)) * 0.10, height - 0.05 - math.sin(math.radians(a)) * 0.09)
           for a in range(0, 181, 12)]
    parts.append(tube(arc, 0.0022, steel, smooth=True))
    parts.append(place(cylinder((0, 0, 0), 0.009, 0.10, plastic, "x"), (0, -0.10, height - 0.14)))
    for side in (-1, 1):
        parts.append(cylinder((side * (radius + 0.006), 0, height - 0.05), 0.012, 0.012, plastic, "x"))
    return parts


def trowel(length=0.33):
    """A plasterer's finishing trowel of 13 by 4 1/2 in., blade on z = 0 along x, its toe at +x.

    The handle hangs on one shank near the toe; a long rib riveted to the blade keeps it flat.
    """
    blade, cast = materials.metal("steel", 0.34), materials.metal("galvanized", 0.36)
    parts = [prism(rounded_outline(length, 0.115, 0.004), 0.0014, blade, "xy", bevel=0.0004)]
    rib = [(-length * 0.36, 0.0012), (length * 0.38, 0.0012), (length * 0.36, 0.010), (length * 0.20, 0.013), (-length * 0.33, 0.006)]
    parts.append(prism(rib, 0.018, cast, "xz", (0, -0.009, 0), 0.002))
    for step in range(7):
        parts.append(cylinder((length * (-0.31 + 0.105 * step), 0, 0.0009), 0.0032, 0.0026, cast))
    neck = length * 0.27
    shank = [(neck - 0.020, 0.008), (neck + 0.016, 0.008), (neck + 0.012, 0.026), (neck - 0.002, 0.050), (neck - 0.028, 0.064), (neck - 0.034, 0.050), (neck - 0.014, 0.036)]
    parts.append(prism(shank, 0.013, cast, "xz", (0, -0.0065, 0), 0.003))
    ring = lathe([(0, 0), (0.0125, 0.001), (0.0135, 0.006), (0.0125, 0.012), (0, 0.013)], (0, 0, 0), cast, 32)
    parts.append(place(ring, (neck - 0.026, 0, 0.0565), (0, -90, 0)))
    grip = lathe([(0, 0), (0.0115, 0.001), (0.0145, 0.014), (0.0165, 0.040), (0.0175, 0.070), (0.0165, 0.100), (0.0150, 0.118), (0.0155, 0.128), (0.011, 0.135), (0, 0.136)],
                 (0, 0, 0), materials.wood("oak", axis="z", tint="#d8a878"))
    parts.append(place(grip, (neck - 0.038, 0, 0.0565), (0, -93, 0)))
    return parts


def hawk(size=0.33):
    """A plasterer's hawk of 13 in.: a thin aluminum plate, its top on z = 0, over a handle on a threaded boss."""
    plate, cast = materials.metal("galvanized", 0.34), materials.metal("galvanized", 0.5)
    parts = [prism(rounded_outline(size, size, 0.012), -0.0032, plate, "xy", bevel=0.001)]
    parts.append(lathe([(0, -0.003), (0.052, -0.003), (0.050, -0.006), (0.026, -0.010), (0.019, -0.016), (0.018, -0.024), (0, -0.024)], (0, 0, 0), cast, 40))
    # A foam ring spares the knuckles.
    parts.append(lathe([(0.020, -0.024), (0.034, -0.025), (0.036, -0.031), (0.034, -0.037), (0.018, -0.038)], (0, 0, 0), materials.plastic("#26282b", 0.8), 40))
    parts.append(lathe([(0, -0.036), (0.016, -0.037), (0.0185, -0.055), (0.0175, -0.085), (0.0190, -0.120), (0.0165, -0.142), (0, -0.148)], (0, 0, 0), materials.wood("oak", axis="z", tint="#d8a878")))
    return parts


def taping_knife(width=0.15):
    """A 6 in taping knife lying along x, blade edge at +x."""
    steel, handle = materials.metal("chrome"), materials.plastic((0.03, 0.08, 0.22))
    blade = prism([(0.0, -0.022), (0.10, -width / 2), (0.105, -width / 2), (0.105, width / 2), (0.10, width / 2), (0.0, 0.022)], 0.001, steel, "xy",
                  (0, 0, 0.006), 0)
    grip = slab([(-0.13, -0.012), (-0.136, 0), (-0.13, 0.012), (-0.08, 0.014), (-0.03, 0.011), (0.005, 0.018), (0.005, -0.018), (-0.03, -0.011),
                 (-0.08, -0.014)], 0.022, handle, "xy", (0, 0, -0.004), 0.007)
    return place([blade, grip], (0, 0, 0.005))


def boards_stack(kind="pine", count=6, length=2.4, width=0.14, thick=0.038, across=3, seed=5):
    """Boards stacked flat along x on two stickers."""
    chance, parts = random.Random(seed), []
    for x in (-length * 0.33, length * 0.33):
        parts.append(box((x, 0, 0.019), (0.089, across * width + 0.06, 0.038), materials.wood("pine"), 0.003))
    for number in range(count):
        layer, row = divmod(number, across)
        parts.append(box((chance.uniform(-0.05, 0.05), (row - (across - 1) / 2) * (width + 0.004), 0.038 + thick / 2 + layer * (thick + 0.0008)),
                         (length * chance.uniform(0.94, 1.0), width, thick), materials.wood(kind), 0.003, (0, 0, chance.uniform(-0.5, 0.5))))
    return parts


# Moving out


def moving_box(width=0.46, depth=0.32, height=0.34, opened=False, taped=True, seed=1):
    """A corrugated moving box; open, its four flaps stand out."""
    chance = random.Random(seed)
    board, tape = materials.paper((0.35, 0.225, 0.125)), materials.plastic((0.46, 0.32, 0.18))
    parts = []
    wall = 0.005
    for side in (-1, 1):
        parts.append(box((0, side * (depth - wall) / 2, height / 2), (width, wall, height), board, 0.001))
        parts.append(box((side * (width - wall) / 2, 0, height / 2), (wall, depth, height), board, 0.001))
    parts.append(box((0, 0, 0.004), (width, depth, 0.005), board, 0))
    if opened:
        for side in (-1, 1):
            parts += place([box((0, side * depth / 4, 0), (width - 0.004, depth / 2, wall), board, 0.001)],
                           (0, side * depth / 2, height), (side * chance.uniform(-62, -35), 0, 0))
            parts += place([box((side * depth / 4, 0, 0), (depth / 2, depth - 0.012, wall), board, 0.001)],
                           (side * width / 2, 0, height), (0, side * chance.uniform(30, 55), 0))
    else:
        for side in (-1, 1):
            parts.append(box((0, side * (depth / 4), height + wall / 2), (width, depth / 2 - 0.002, wall), board, 0.001, (side * 0.4, 0, 0)))
        if taped:
            parts.append(box((0, 0, height + wall + 0.001), (width + 0.002, 0.05, 0.0006), tape, 0))
            for side in (-1, 1):
                parts.append(box((side * (width / 2 + 0.0006), 0, height - 0.03), (0.0006, 0.05, 0.07), tape, 0))
    # The hand holes in the short ends.
    for side in (-1, 1):
        parts.append(softbox((side * (width / 2 - 0.001), 0, height * 0.72), (0.004, 0.085, 0.028), materials.paint((0.05, 0.03, 0.02), 0.9), 0.0015))
    return parts


def keys(material=None):
    """A ring with three keys, lying flat."""
    metals = [materials.metal("brass"), materials.metal("chrome"), materials.metal("brass")]
    ring = [(0.014 * math.cos(math.radians(a)), 0.014 * math.sin(math.radians(a)), 0.003) for a in range(0, 360, 15)]
    parts = [tube(ring, 0.0011, materials.metal("steel"), closed=True)]
    for number, angle in enumerate((-38, 6, 44)):
        metal = material or metals[number]
        z = 0.001 + 0.0021 * number
        bow = prism(rounded_outline(0.022, 0.024, 0.008), 0.002, metal, "xy", (0.022, 0, z), 0.0004)
        teeth = [(0.032, -0.004), (0.058, -0.004), (0.061, -0.001), (0.058, 0.002), (0.055, 0.004), (0.052, 0.0022), (0.049, 0.004), (0.046, 0.0018),
                 (0.043, 0.004), (0.040, 0.0035), (0.038, 0.0045), (0.032, 0.0045)]
        parts += place([bow, prism(teeth, 0.002, metal, "xy", (0, 0, z), 0.0003)], (0, 0, 0), (0, 2, angle))
    return parts


def clipboard(lines=9, ticked=6, seed=8):
    """A letter-size checklist on a board, flat, its clip at +y: ruled lines, boxes, pencil ticks."""
    chance = random.Random(seed)
    board, sheet_of_paper = materials.wood("oak"), materials.paper((0.87, 0.85, 0.79))
    ink, graphite = materials.paint((0.05, 0.10, 0.28), 0.7), materials.paint((0.06, 0.06, 0.065), 0.5)
    steel = materials.metal("chrome")
    parts = [slab(rounded_outline(0.23, 0.32, 0.012), 0.004, board, "xy", (0, 0, 0), 0.0012)]
    parts.append(box((0, -0.008, 0.0046), (0.21, 0.277, 0.0008), sheet_of_paper, 0))
    parts.append(box((0.001, -0.0075, 0.0052), (0.2095, 0.276, 0.0004), sheet_of_paper, 0, (0, 0, 0.6)))
    top = 0.0055
    parts.append(box((-0.035, 0.098, top), (0.10, 0.006, 0.0002), ink, 0))
    parts.append(box((0, 0.086, top), (0.18, 0.0007, 0.0002), ink, 0))
    for line in range(lines):
        y = 0.062 - line * 0.0225
        long = chance.uniform(0.07, 0.125)
        parts.append(box((-0.045 + long / 2, y + 0.002, top), (long, 0.0022, 0.0002), materials.paint((0.30, 0.33, 0.40), 0.8), 0))
        parts.append(box((0.02, y - 0.006, top), (0.135, 0.0004, 0.0002), ink, 0))
        for side in (-1, 1):
            parts.append(box((-0.075 + side * 0.0055, y, top), (0.0008, 0.0118, 0.0002), ink, 0))
            parts.append(box((-0.075, y + side * 0.0055, top), (0.0118, 0.0008, 0.0002), ink, 0))
        if line < ticked:
            shake = chance.uniform(-0.0012, 0.0012)
            parts.append(tube([(-0.080, y + 0.001, top + 0.0003), (-0.0765, y - 0.004 + shake, top + 0.0003), (-0.068, y + 0.009 + shake, top + 0.0003)],
                              0.0008, graphite))
    parts.append(slab([(-0.06, 0.132), (0.06, 0.132), (0.055, 0.155), (0.02, 0.160), (-0.02, 0.160), (-0.055, 0.155)], 0.003, steel, "xy", (0, 0, 0.006), 0.001))
    parts.append(cylinder((0, 0.148, 0.010), 0.0065, 0.105, steel, "x"))
    return parts


def furnace_filter(width=0.50, depth=0.40, thick=0.025):
    """A pleated furnace filter in a cardboard frame, standing on edge in the xz plane."""
    frame, pleats = materials.paper((0.42, 0.30, 0.18)), materials.fabric((0.80, 0.80, 0.77))
    parts = []
    for side in (-1, 1):
        parts.append(box((side * (width / 2 - 0.012), 0, depth / 2), (0.024, thick, depth), frame, 0.001))
        parts.append(box((0, 0, depth / 2 + side * (depth / 2 - 0.012)), (width, thick, 0.024), frame, 0.001))
        # The face strips that hold the pleats.
        for third in (-1, 1):
            parts.append(box((third * width / 6, side * (thick / 2 - 0.0005), depth / 2), (0.010, 0.0012, depth), frame, 0))
    count = 26
    points, faces = [], []
    for step in range(2 * count + 1):
        x = -width / 2 + 0.02 + (width - 0.04) * step / (2 * count)
        y = thick * 0.36 * (1 if step % 2 else -1)
        points += [(x, y, 0.02), (x, y, depth - 0.02)]
    for step in range(2 * count):
        faces.append((2 * step, 2 * step + 2, 2 * step + 3, 2 * step + 1))
    parts.append(solid(points, faces, pleats))
    return parts
