"""The house's machinery: pipes with their fittings and valves, boiler, water heater, electric panel.

Like site_props, every function builds its part around the origin and returns its objects as a list.
"""

import math
import random

from mathutils import Vector

from kit import materials
from kit.shapes import box, cylinder, lathe, tube
from kit.site_props import place, slab, softbox

#: Outside radius of 3/4 in. and 1 in. copper tube, and of 1 1/2 in. drain.
THREE_QUARTERS, ONE_INCH, DRAIN = 0.0111, 0.0143, 0.0241

RED, YELLOW, BLUE = "#b32619", "#d9a21b", "#22508f"


def aligned(objects, start, direction):
    """Turns parts made along +x into `direction` and moves their origin to `start`."""
    turn = Vector((1, 0, 0)).rotation_difference(Vector(direction)).to_euler()
    return place(objects, start, [math.degrees(angle) for angle in turn])


def pipe(points, radius, material, fitting=None, bend=None):
    """Rigid pipe through `points`: straight runs, and at each corner an elbow with soldered sockets."""
    fitting = fitting or material
    bend = bend or radius * 1.9
    points = [Vector(point) for point in points]
    parts = []
    for number, (start, end) in enumerate(zip(points, points[1:])):
        way = (end - start).normalized()
        a = start + way * (bend if number > 0 else 0)
        b = end - way * (bend if number < len(points) - 2 else 0)
        parts.append(tube([a, b], radius, material))
    for before, corner, after in zip(points, points[1:], points[2:]):
        into, out = (corner - before).normalized(), (after - corner).normalized()
        middle = corner - into * bend + out * bend
        arc = []
        for step in range(9):
            angle = math.pi / 2 * step / 8
            # For a right angle: a quarter circle; its centre is `middle`.
            arc.append(middle - out * bend * math.cos(angle) + into * bend * math.sin(angle))
        parts.append(tube(arc, radius * 1.16, fitting))
        for place_at, way in ((corner - into * bend, -into), (corner + out * bend, out)):
            parts.append(tube([place_at - way * radius * 0.2, place_at + way * radius * 1.3], radius * 1.18, fitting))
            parts += solder_ring(place_at + way * radius * 1.3, way, radius)
    return parts


def solder_ring(at, way, radius):
    """The bright fillet where a fitting's socket ends."""
    ring = lathe([(radius, 0.0016), (radius * 1.16, 0), (radius * 1.05, -0.0008)], (0, 0, 0), materials.metal("galvanized"), 24)
    place(ring, (0, 0, 0), (0, 90, 0))
    return aligned([ring], at, way)


def tee(at, way, branch, radius, material):
    """A tee's thicker middle at `at`, along `way`, with its socket towards `branch`."""
    at, way, branch = Vector(at), Vector(way), Vector(branch)
    parts = [tube([at - way * radius * 2.4, at + way * radius * 2.4], radius * 1.2, material)]
    parts.append(tube([at, at + branch * radius * 2.6], radius * 1.2, material))
    for end, direction in ((at + way * radius * 2.4, way), (at - way * radius * 2.4, -way), (at + branch * radius * 2.6, branch)):
        parts += solder_ring(end, direction, radius)
    return parts


def clamp(at, radius, material=None):
    """A pipe clamp on a wall behind (+y): a strap with two ears along x."""
    material = material or materials.metal("copper")
    x, y, z = at
    arc = [(x + math.cos(math.radians(a)) * radius * 1.12, y - math.sin(math.radians(a)) * radius * 1.12, z) for a in range(0, 181, 15)]
    parts = [tube(arc, 0.0022, material)]
    for side in (-1, 1):
        parts.append(box((x + side * (radius + 0.012), y + radius * 0.9, z), (0.024, 0.003, 0.014), material, 0.001))
    return parts


def ball_valve(radius=THREE_QUARTERS, color=RED, opened=True):
    """A brass ball valve along x; the lever points along the pipe when open."""
    brass, handle, steel = materials.metal("brass", 0.32), materials.plastic(color, 0.3), materials.metal("steel")
    r = radius
    body = [(r * 1.05, -r * 3.2), (r * 1.35, -r * 3.2), (r * 1.35, -r * 1.9), (r * 1.1, -r * 1.7), (r * 1.75, -r * 0.7), (r * 1.75, r * 0.7),
            (r * 1.1, r * 1.7), (r * 1.35, r * 1.9), (r * 1.35, r * 3.2), (r * 1.05, r * 3.2)]
    parts = [place(lathe(body, (0, 0, 0), brass, 40), (0, 0, 0), (0, 90, 0))]
    for side in (-1, 1):
        nut = lathe([(0, -r * 0.7), (r * 1.62, -r * 0.7), (r * 1.7, -r * 0.55), (r * 1.7, r * 0.55), (r * 1.62, r * 0.7), (0, r * 0.7)], (0, 0, 0), brass, 6)
        parts.append(place(nut, (side * r * 2.5, 0, 0), (15, 90, 0)))
    parts.append(cylinder((0, 0, r * 2.2), r * 0.65, r * 1.6, brass))
    parts.append(cylinder((0, 0, r * 3.05), r * 0.5, r * 0.5, steel, segments=6))
    lever = [slab([(-r, -r * 0.75), (r * 2, -r * 0.7), (r * 8.5, -r * 0.75), (r * 9, 0), (r * 8.5, r * 0.75), (r * 2, r * 0.7), (-r, r * 0.75)],
                  r * 0.32, handle, "xy", (0, 0, r * 2.75), r * 0.12)]
    parts += place(lever, (0, 0, 0), (0, 0, 0 if opened else 90))
    return parts


def wheel_valve(radius=THREE_QUARTERS, color=RED):
    """A gate valve along x with its round handle on top."""
    brass, handle = materials.metal("brass", 0.32), materials.paint(color, 0.35)
    r = radius
    parts = [place(lathe([(r * 1.05, -r * 2.6), (r * 1.45, -r * 2.6), (r * 1.45, -r * 1.7), (r * 1.2, -r * 1.5), (r * 1.5, -r * 0.8), (r * 1.5, r * 0.8),
                          (r * 1.2, r * 1.5), (r * 1.45, r * 1.7), (r * 1.45, r * 2.6), (r * 1.05, r * 2.6)], (0, 0, 0), brass, 8), (0, 0, 0), (0, 90, 0))]
    parts.append(lathe([(r * 1.3, 0), (r * 1.3, r * 1.7), (r * 1.5, r * 1.8), (r * 1.5, r * 2.6), (r * 0.8, r * 2.9), (r * 0.7, r * 4.0), (r * 0.3, r * 4.1),
                        (r * 0.3, r * 5.3), (0, r * 5.3)], (0, 0, 0), brass, 24))
    rim = [(math.cos(math.radians(a)) * r * 2.5, math.sin(math.radians(a)) * r * 2.5, r * 4.75) for a in range(0, 360, 12)]
    parts.append(tube(rim, r * 0.36, handle, closed=True))
    for a in range(0, 360, 90):
        parts.append(tube([(0, 0, r * 4.9), (math.cos(math.radians(a)) * r * 2.5, math.sin(math.radians(a)) * r * 2.5, r * 4.75)], r * 0.28, handle))
    parts.append(cylinder((0, 0, r * 4.95), r * 0.7, r * 0.5, handle))
    return parts


def gauge(radius=0.035, reading=0.4):
    """A dial gauge facing -y, its stem below."""
    steel, face = materials.metal("brass"), materials.paper("#f3f0e6")
    dark, needle = materials.plastic("#141414"), materials.paint(RED, 0.4)
    body = lathe([(0, 0), (radius, 0), (radius, 0.018), (radius * 0.93, 0.020), (radius * 0.90, 0.017)], (0, 0, 0), steel, 48)
    parts = [place(body, (0, 0, 0), (90, 0, 0)), cylinder((0, -0.0158, 0), radius * 0.9, 0.001, face, "y", 0.0001, 48)]
    for step in range(21):
        angle = math.radians(225 - 270 * step / 20)
        long = radius * (0.16 if step % 5 == 0 else 0.09)
        mark = box((0, -0.0165, radius * 0.82 - long / 2), (radius * 0.03, 0.0004, long), dark, 0)
        parts.append(place(mark, (0, 0, 0), (0, 90 - math.degrees(angle), 0)))
    turn = 90 - (225 - 270 * reading)
    parts.append(place(box((0, -0.0168, radius * 0.28), (radius * 0.05, 0.0005, radius * 0.8), needle, 0), (0, 0, 0), (0, turn, 0)))
    parts.append(cylinder((0, -0.0168, 0), radius * 0.10, 0.002, dark, "y"))
    parts.append(cylinder((0, -0.008, -radius - 0.012), 0.008, 0.03, steel, "z", segments=6))
    return parts


def circulator(radius=ONE_INCH, color="#8e2f22"):
    """A circulator pump in a pipe along z: flanges, volute, motor towards -y."""
    iron, steel = materials.paint(color, 0.45), materials.metal("galvanized")
    parts = []
    for side in (-1, 1):
        parts.append(softbox((0, 0, side * 0.083), (0.10, 0.05, 0.014), iron, 0.006))
        parts.append(softbox((0, 0, side * 0.098), (0.10, 0.05, 0.012), steel, 0.005))
        for x in (-0.035, 0.035):
            parts.append(cylinder((x, 0, side * 0.092), 0.007, 0.05, steel, segments=6))
        parts.append(cylinder((0, 0, side * 0.06), 0.022, 0.05, iron))
        parts.append(cylinder((0, 0, side * 0.115), radius * 1.5, 0.03, steel, segments=8))
    parts.append(cylinder((0, -0.005, 0), 0.058, 0.062, iron, "y", 0.012, 48))
    parts.append(cylinder((0, -0.055, 0), 0.044, 0.045, iron, "y", 0.006, 48))
    parts.append(cylinder((0, -0.115, 0), 0.052, 0.085, iron, "y", 0.010, 48))
    parts.append(softbox((0, -0.11, 0.062), (0.075, 0.07, 0.035), materials.plastic("#1a1a1a"), 0.005))
    parts.append(cylinder((0, -0.159, 0), 0.038, 0.003, materials.metal("steel"), "y"))
    return parts


def boiler(width=0.52, depth=0.62, height=0.92, jacket="#1f3d66"):
    """A gas boiler with an enameled jacket, front at y = 0; its flue collar is on top at the back."""
    enamel, dark = materials.paint(jacket, 0.28), materials.paint("#1c1e21", 0.5)
    steel, trim = materials.metal("steel"), materials.metal("chrome")
    parts = [softbox((0, depth / 2, height / 2 + 0.05), (width, depth, height - 0.10), enamel, 0.014)]
    parts.append(box((0, depth / 2, 0.05), (width - 0.04, depth - 0.04, 0.10), dark, 0.004))
    parts.append(softbox((0, depth / 2, height + 0.006), (width - 0.03, depth - 0.03, 0.016), dark, 0.005))
    # A recessed door below, the control strip above.
    parts.append(softbox((0, -0.004, 0.34), (width - 0.09, 0.014, 0.40), materials.paint(jacket, 0.35), 0.006))
    for row in range(7):
        parts.append(box((0, -0.0115, 0.20 + row * 0.018), (width - 0.20, 0.002, 0.006), dark, 0))
    parts.append(softbox((0, -0.006, 0.74), (width - 0.09, 0.016, 0.15), materials.paint("#e9e6de", 0.35), 0.005))
    parts += place(gauge(0.036, 0.45), (-0.12, -0.014, 0.745))
    parts += place(gauge(0.030, 0.3), (-0.02, -0.014, 0.745))
    parts.append(cylinder((0.075, -0.022, 0.745), 0.020, 0.022, dark, "y"))
    parts.append(box((0.075, -0.034, 0.752), (0.003, 0.002, 0.012), trim, 0))
    parts.append(box((0.15, -0.016, 0.765), (0.012, 0.006, 0.012), materials.emitter("#ffb04a", 3), 0.002))
    parts.append(box((0.15, -0.016, 0.725), (0.022, 0.008, 0.030), dark, 0.003))
    parts.append(softbox((0, -0.014, 0.515), (0.12, 0.014, 0.012), steel, 0.004))
    parts.append(cylinder((0, depth * 0.70, height + 0.06), 0.078, 0.10, materials.metal("galvanized"), segments=48))
    return parts


def flue(points, radius=0.076, bands=0.6):
    """Galvanized vent pipe through `points`, its elbows in four gores, with a crimp every 2 ft."""
    metal = materials.metal("galvanized")
    points = [Vector(point) for point in points]
    parts, track = [], [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        into, out = (corner - before).normalized(), (after - corner).normalized()
        bend = radius * 1.5
        middle = corner - into * bend + out * bend
        for step in range(5):
            angle = math.pi / 2 * step / 4
            track.append(middle - out * bend * math.cos(angle) + into * bend * math.sin(angle))
            if step:
                parts += place_ring(track[-1], track[-1] - track[-2], radius, metal)
    track.append(points[-1])
    parts.append(tube(track, radius, metal))
    for start, end in zip(track, track[1:]):
        way, long = (end - start).normalized(), (end - start).length
        for number in range(int(long / bands)):
            parts += place_ring(start + way * bands * (number + 0.5), way, radius, metal)
    return parts


def place_ring(at, way, radius, metal):
    """A raised seam around a pipe."""
    ring = lathe([(radius, -0.006), (radius + 0.004, -0.002), (radius + 0.004, 0.002), (radius, 0.006)], (0, 0, 0), metal, 40)
    place(ring, (0, 0, 0), (0, 90, 0))
    return aligned([ring], at, way)


def water_heater(radius=0.26, height=1.42, color="#e4e2dc"):
    """A 50 gallon tank heater; its controls face -y, its pipes rise at x = ±0.10."""
    shell, dark = materials.paint(color, 0.3), materials.plastic("#26282b")
    steel, copper = materials.metal("galvanized"), materials.metal("copper")
    parts = [lathe([(0, 0.05), (radius, 0.05), (radius, 0.20), (radius - 0.004, 0.204), (radius - 0.004, 0.210), (radius, 0.214), (radius, height - 0.03),
                    (radius - 0.012, height - 0.006), (radius - 0.04, height), (0, height + 0.008)], (0, 0, 0), shell, 96)]
    for angle in (40, 140, 270):
        parts.append(cylinder((math.cos(math.radians(angle)) * 0.2, math.sin(math.radians(angle)) * 0.2, 0.025), 0.018, 0.05, dark))
    parts.append(softbox((0, -radius - 0.02, 0.36), (0.15, 0.07, 0.13), dark, 0.010))
    parts.append(cylinder((0.0, -radius - 0.058, 0.37), 0.024, 0.014, materials.plastic(RED), "y"))
    parts.append(box((0, -radius + 0.010, 0.86), (0.16, 0.03, 0.24), materials.paper("#e9c93a"), 0.001))
    for row in range(6):
        parts.append(box((-0.01, -radius - 0.0055, 0.93 - row * 0.025), (0.11, 0.0006, 0.007 if row == 0 else 0.003), materials.paint("#1c1c1c", 0.6), 0))
    for side in (-1, 1):
        parts.append(cylinder((side * 0.10, 0, height + 0.03), 0.019, 0.06, steel, segments=8))
        parts.append(tube([(side * 0.10, 0, height), (side * 0.10, 0, height + 0.10)], THREE_QUARTERS, copper))
    return parts


def expansion_tank(color="#3f6f9f"):
    """A small diaphragm tank hanging from z = 0."""
    shell = materials.paint(color, 0.3)
    profile = [(0, -0.36), (0.05, -0.355), (0.10, -0.335), (0.128, -0.29), (0.130, -0.205), (0.133, -0.20), (0.133, -0.19), (0.130, -0.185), (0.128, -0.10),
               (0.10, -0.055), (0.05, -0.036), (0.016, -0.03), (0.016, 0), (0, 0)]
    return [lathe(profile, (0, 0, 0), shell, 64)]


def breaker(tall=0.025, deep=0.06, on=True, double=False):
    """One breaker facing -y, its toggle towards +x; a double-pole one is twice as high."""
    body, toggle = materials.plastic("#17181a"), materials.plastic("#2b2d30")
    high = tall * (2 if double else 1)
    parts = [softbox((0, -deep / 2, 0), (0.075, deep, high - 0.0012), body, 0.0012)]
    parts.append(softbox((0.004, -deep - 0.003, 0), (0.034, 0.008, high * 0.86), body, 0.001))
    swing = 0.006 if on else -0.006
    parts.append(softbox((0.004 + swing, -deep - 0.011, 0), (0.012, 0.016, high * 0.55), toggle, 0.002, (0, 0, -18 if on else 18)))
    parts.append(box((0.004 - swing * 1.6, -deep - 0.0072, 0), (0.006, 0.0006, high * 0.4), materials.paint("#e8e4d8" if on else RED, 0.5), 0))
    parts.append(box((0.029, -deep - 0.0003, 0), (0.010, 0.0012, high * 0.5), materials.paint("#cfcabd", 0.5), 0))
    return parts


def electric_panel(width=0.36, height=0.78, depth=0.095, rows=12):
    """A load center, face towards -y, the back's middle at the origin: the main on top, breakers in two columns.

    Its cover is on: a rim around the door's opening, and in it the dead front, so that nothing live is in reach.
    """
    enamel, steel = materials.paint("#a9acae", 0.45), materials.metal("steel")
    dark, ink = materials.plastic("#17181a"), materials.paint("#2a2c30", 0.6)
    parts = [box((0, -0.001, 0), (width, 0.002, height), enamel, 0)]
    for side in (-1, 1):
        parts.append(box((side * width / 2, -depth / 2, 0), (0.002, depth - 0.002, height), enamel, 0))
        parts.append(box((0, -depth / 2, side * (height / 2 - 0.001)), (width - 0.002, depth - 0.002, 0.002), enamel, 0))
    parts.append(softbox((0, -0.045, 0.245), (0.105, 0.07, 0.12), dark, 0.004))
    parts.append(softbox((0, -0.088, 0.245), (0.034, 0.022, 0.030), dark, 0.003))
    parts.append(box((0, -0.081, 0.275), (0.03, 0.001, 0.010), materials.paint("#e8e4d8", 0.5), 0))
    pitch, top = 0.0265, 0.155
    for side in (-1, 1):
        row = 0
        while row < rows:
            double = row in ((0, 6) if side < 0 else (2,))
            z = top - row * pitch - (pitch / 2 if double else 0)
            unit = breaker(pitch, on=not (side > 0 and row == 7), double=double)
            parts += place(unit, (side * 0.0385, -0.012, z), (0, 0 if side < 0 else 180, 0))
            row += 2 if double else 1

    # The cover's rim, and the returns from it back to the dead front.
    wide, tall = width + 0.036, height + 0.036
    half, low, high = 0.141, -0.30, 0.335
    front, level = -depth - 0.0035, -0.069
    back, deep = (front + level) / 2, level - front
    for side in (-1, 1):
        parts.append(softbox((side * (half + wide / 2) / 2, front, 0), (wide / 2 - half, 0.003, tall), enamel, 0.0012))
        parts.append(box((side * (half + 0.001), back, (low + high) / 2), (0.002, deep, high - low), enamel, 0))
    for near, far in ((low, -tall / 2), (high, tall / 2)):
        parts.append(box((0, front, (near + far) / 2), (2 * half + 0.001, 0.0028, abs(far - near)), enamel, 0.0004))
        parts.append(box((0, back, near), (2 * half, deep, 0.002), enamel, 0))
    for x in (-1, 1):
        for z in (-0.385, 0.0, 0.385):
            parts.append(cylinder((x * (wide / 2 - 0.014), front - 0.0025, z), 0.0062, 0.003, steel, "y", 0.0008, 24))
            parts.append(box((x * (wide / 2 - 0.014), front - 0.0042, z), (0.0085, 0.0004, 0.0014), ink, 0, (0, 31 + 40 * z + 25 * x, 0)))
    # The dead front's plate leaves room for the two columns and for the main.
    column, first, last = 0.0768, top + pitch / 2 + 0.0006, top - pitch * (rows - 0.5) - 0.0006
    main_half, main_low, main_high = 0.0535, 0.184, 0.306
    for x0, x1, z0, z1 in ((-half, half, low, last), (-half, -column, last, first), (column, half, last, first), (-half, half, first, main_low),
                           (-half, -main_half, main_low, main_high), (main_half, half, main_low, main_high), (-half, half, main_high, high)):
        parts.append(box(((x0 + x1) / 2, level, (z0 + z1) / 2), (x1 - x0, 0.002, z1 - z0), enamel, 0))
    # Numbers beside the breakers, out of reach of reading.
    for row in range(rows):
        for side in (-1, 1):
            for stroke in range(1 if row < 5 else 2):
                parts.append(box((side * (column + 0.013) + stroke * 0.0042, level - 0.0012, top - row * pitch), (0.0022, 0.0004, 0.0072), ink, 0))
    return parts


def panel_door(width=0.36, height=0.78, label_lines=14):
    """The panel's door seen from inside: hinge at x = 0, extending +x, face towards -y, with its circuit card."""
    enamel = materials.paint("#a9acae", 0.45)
    parts = [softbox((width / 2, 0.004, 0), (width, 0.008, height), enamel, 0.003)]
    card = [box((0, 0, 0), (width * 0.74, 0.0008, height * 0.52), materials.paper("#efe9da"), 0)]
    ink, pencil = materials.paint("#3c4a63", 0.8), materials.paint("#4a4a4c", 0.8)
    high = height * 0.52
    chance = random.Random(3)
    for line in range(label_lines + 1):
        z = high / 2 - 0.03 - line * (high - 0.05) / label_lines
        card.append(box((0, -0.0006, z), (width * 0.68, 0.0004, 0.0008), ink, 0))
        if line:
            for left in (-width * 0.31, width * 0.03):
                # Handwriting, out of reach of reading: a run of small strokes.
                x = left
                while x < left + chance.uniform(0.05, 0.09):
                    card.append(box((x, -0.0006, z + 0.006 + chance.uniform(-0.001, 0.001)), (0.0011, 0.0004, chance.uniform(0.004, 0.009)), pencil, 0, (0, chance.uniform(-30, 40), 0)))
                    x += 0.0042
    for x in (-width * 0.34, 0, width * 0.34):
        card.append(box((x, -0.0006, -0.01), (0.0008, 0.0004, high - 0.05), ink, 0))
    parts += place(card, (width / 2, -0.001, 0.07))
    parts.append(softbox((width - 0.02, -0.004, -0.02), (0.014, 0.010, 0.05), materials.metal("steel"), 0.003))
    return parts


def cable(points, color="#d8d2bf"):
    """Sheathed cable (12/2) through `points`."""
    return [tube(points, 0.0052, materials.plastic(color, 0.5), smooth=True)]


def junction_strap(at):
    """A cable staple seen from the front."""
    x, y, z = at
    return [box((x, y, z), (0.018, 0.006, 0.004), materials.metal("galvanized"), 0.001)]


def washer(color="#e7e5df", dryer=False):
    """A front loader, 27 in wide, front at y = 0."""
    shell, dark, chrome = materials.paint(color, 0.3), materials.plastic("#1e2022"), materials.metal("chrome")
    parts = [softbox((0, 0.36, 0.49), (0.686, 0.72, 0.98), shell, 0.014)]
    door = lathe([(0.15, 0.03), (0.17, 0.045), (0.205, 0.048), (0.225, 0.036), (0.23, 0.0)], (0, 0, 0), chrome if not dryer else shell, 72)
    parts.append(place(door, (0, 0, 0.50), (90, 0, 0)))
    parts.append(place(lathe([(0, 0.022), (0.09, 0.026), (0.15, 0.030)], (0, 0, 0), dark, 72), (0, 0, 0.50), (90, 0, 0)))
    parts.append(softbox((0, -0.003, 0.90), (0.64, 0.012, 0.10), materials.paint("#d2d0ca", 0.35), 0.004))
    parts.append(cylinder((0.05, -0.022, 0.90), 0.032, 0.03, chrome, "y", 0.004, 48))
    parts.append(box((0.20, -0.0095, 0.90), (0.10, 0.002, 0.04), dark, 0.001))
    if not dryer:
        parts.append(softbox((-0.22, -0.010, 0.90), (0.17, 0.008, 0.075), shell, 0.004))
    return parts

