"""Sinks, faucets, tubs, toilets and showers. Facing -y, as in joinery.py, with `at` and `turn`."""

import math

from kit import materials
from kit.joinery import FRONT, base_cabinet, placed
from kit.shapes import box, cylinder, lathe, solid, tube


def _ring(width, depth, z, corner, middle=(0, 0), steps=8):
    """Points of a rectangle with round corners, counter-clockwise."""
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            points.append(
                (
                    middle[0] + cx * (width / 2 - corner) + corner * math.cos(angle),
                    middle[1] + cy * (depth / 2 - corner) + corner * math.sin(angle),
                    z,
                )
            )
    return points


def _loft(rings, material, smooth=45, closed=True):
    """A skin over rings of equally many points; the first and last are filled if `closed`."""
    count, points, faces = len(rings[0]), [point for ring in rings for point in ring], []
    for level in range(len(rings) - 1):
        for step in range(count):
            after = (step + 1) % count
            low, high = level * count, (level + 1) * count
            faces.append((low + step, low + after, high + after, high + step))
    if closed:
        faces.append(tuple(range(count))[::-1])
        faces.append(tuple(range((len(rings) - 1) * count, len(rings) * count)))
    return solid(points, faces, material, smooth=smooth)


def basin_shell(width, depth, height, wall, material, corner=0.03, outer_corner=0.02, taper=0.03):
    """A hollow block, open above: the body of sinks. Its rim is at z = 0, x and y centered."""
    inside_w, inside_d = width - 2 * wall, depth - 2 * wall
    rings = [
        _ring(width - 0.006, depth - 0.006, -height, outer_corner),
        _ring(width, depth, -height + 0.004, outer_corner),
        _ring(width, depth, -0.006, outer_corner),
        _ring(width - 0.008, depth - 0.008, 0, outer_corner),
        _ring(inside_w + 0.008, inside_d + 0.008, 0, corner),
        _ring(inside_w, inside_d, -0.006, corner),
        _ring(inside_w - taper, inside_d - taper, -height + wall + 0.02, corner),
        _ring(inside_w - taper - 0.04, inside_d - taper - 0.04, -height + wall, corner * 0.6),
    ]
    return _loft(rings, material, 35)


@placed
def farm_sink(width=0.84, material=None):
    """An apron-front fireclay sink, 33 by 20 by 10 in. Its rim is at z = 0, its left end at x = 0.

    The front stands at y = -0.645; the counter's hole is as wide and runs from 0.13 to its front edge.
    """
    material = material or materials.ceramic("#f2efe8")
    sink = basin_shell(width, 0.51, 0.255, 0.026, material)
    sink.location = (width / 2, -0.39, 0)
    drain = cylinder((width / 2, -0.38, -0.227), 0.045, 0.004, materials.metal("steel"))
    return [sink, drain]


@placed
def inset_sink(width, depth, material=None, height=0.2):
    """An undermount sink: x and y centered, its rim at z = 0 (put it under the counter)."""
    material = material or materials.metal("steel")
    return [basin_shell(width, depth, height, 0.012, material, 0.04, 0.04, 0.02), cylinder((0, 0, -height + 0.014), 0.045, 0.004, materials.metal("chrome"))]


@placed
def bridge_faucet(metal):
    """Two valves, a bridge and a high spout; at the counter's level, spout towards -y."""
    parts = []
    for x in (-0.1, 0.1):
        parts.append(lathe([(0, 0), (0.028, 0), (0.028, 0.006), (0.014, 0.012), (0.012, 0.1), (0.016, 0.106), (0.016, 0.118), (0, 0.12)], (x, 0, 0), metal, 24))
        parts.append(tube([(x - 0.032, 0, 0.128), (x + 0.032, 0, 0.128)], 0.006, metal))
        parts.append(tube([(x, -0.032, 0.128), (x, 0.032, 0.128)], 0.006, metal))
    parts.append(tube([(-0.1, 0, 0.085), (0.1, 0, 0.085)], 0.011, metal))
    parts.append(tube([(0, 0, 0.085), (0, 0, 0.26), (0, -0.04, 0.33), (0, -0.11, 0.345), (0, -0.17, 0.3), (0, -0.175, 0.24)], 0.0105, metal, smooth=True))
    parts.append(cylinder((0, -0.175, 0.235), 0.014, 0.03, metal, segments=24))
    return parts


@placed
def gooseneck(metal, height=0.36):
    """A one-lever kitchen faucet."""
    arc = [(0, 0, height - 0.1), (0, -0.02, height - 0.03), (0, -0.09, height), (0, -0.165, height - 0.035), (0, -0.18, height - 0.12)]
    return [
        lathe([(0, 0), (0.027, 0), (0.027, 0.005), (0.022, 0.009), (0.021, 0.09), (0.014, 0.1), (0, 0.1)], (0, 0, 0), metal, 32),
        tube([(0, 0, 0.09), *arc], 0.0115, metal, smooth=True),
        cylinder((0, -0.181, height - 0.15), 0.0145, 0.07, metal, segments=24),
        tube([(0.018, 0, 0.06), (0.045, 0, 0.066), (0.105, -0.01, 0.1)], 0.006, metal, smooth=True),
    ]


@placed
def basin_faucet(metal, height=0.15, reach=0.12):
    """A widespread faucet for a vanity."""
    parts = [
        lathe([(0, 0), (0.026, 0), (0.026, 0.006), (0.016, 0.014), (0.013, height * 0.6), (0, height * 0.6)], (0, 0, 0), metal, 24),
        tube([(0, 0, height * 0.5), (0, -0.005, height * 0.9), (0, -0.05, height), (0, -reach, height * 0.82), (0, -reach - 0.004, height * 0.68)], 0.0105, metal, smooth=True),
    ]
    for x in (-0.1, 0.1):
        parts.append(lathe([(0, 0), (0.025, 0), (0.025, 0.006), (0.014, 0.012), (0.012, 0.045), (0.017, 0.052), (0, 0.06)], (x, 0, 0), metal, 24))
        parts.append(tube([(x - 0.03, 0, 0.06), (x + 0.03, 0, 0.06)], 0.0055, metal))
        parts.append(tube([(x, -0.03, 0.06), (x, 0.03, 0.06)], 0.0055, metal))
    return parts


@placed
def alcove_tub(length=1.52, depth=0.76, height=0.5, material=None):
    """A 60 in. tub between three walls: x from 0, back at y = 0, plain apron in front."""
    material = material or materials.ceramic("#f3f1ec", 0.08)
    mid = (length / 2, -depth / 2)
    rings = [
        _ring(length, depth, 0, 0.004, mid),
        _ring(length, depth, height - 0.035, 0.004, mid),
        _ring(length, depth + 0.02, height - 0.02, 0.006, mid),
        _ring(length, depth + 0.02, height - 0.006, 0.008, mid),
        _ring(length - 0.01, depth + 0.01, height, 0.008, mid),
        _ring(length - 0.15, depth - 0.15, height, 0.13, mid),
        _ring(length - 0.18, depth - 0.18, height - 0.015, 0.13, mid),
        _ring(length - 0.3, depth - 0.24, 0.16, 0.14, mid),
        _ring(length - 0.46, depth - 0.38, 0.11, 0.1, mid),
    ]
    return [_loft(rings, material, 40)]


@placed
def freestanding_tub(length=1.65, width=0.75, height=0.6, material=None, feet=None):
    """An oval tub around the origin, long along x. feet: a metal for a clawfoot tub on four feet."""
    material = material or materials.ceramic("#f4f2ec", 0.08)
    base = 0.11 if feet else 0.0

    def oval(part, z):
        points = []
        for step in range(72):
            angle = 2 * math.pi * step / 72
            c, s = math.cos(angle), math.sin(angle)
            # A superellipse: fuller than an ellipse at the ends.
            x = math.copysign(abs(c) ** 0.8, c) * length / 2 * part
            y = math.copysign(abs(s) ** 0.9, s) * (width / 2 - length / 2 * (1 - part) * 0.75)
            # The rim rises towards both ends.
            points.append((x, y, z + (0.055 * abs(c) ** 3 if z > height * 0.8 else 0.0)))
        return points

    outside = [(0.62, 0.0), (0.7, 0.012), (0.78, 0.08), (0.87, 0.25), (0.93, 0.42), (0.965, 0.53)]
    rings = [oval(part, base + z * (height - base) / 0.6) for part, z in outside]
    top = height
    rings += [oval(p, top + z) for p, z in ((0.975, -0.03), (1.0, -0.026), (1.008, -0.012), (1.0, 0.0), (0.975, 0.0), (0.955, -0.012))]
    rings += [oval(part, z) for part, z in ((0.93, height * 0.8 - 0.01), (0.87, height * 0.55), (0.78, height * 0.32), (0.66, base + 0.055), (0.5, base + 0.045))]
    parts = [_loft(rings, material, 50)]
    if feet:
        for x in (-0.27, 0.27):
            for y in (-0.6, 0.6):
                cx, cy = x * length, y * width * 0.42
                out = math.copysign(0.06, x), math.copysign(0.05, y)
                path = [(cx - out[0] * 0.2, cy - out[1] * 0.2, base + 0.07), (cx + out[0] * 0.7, cy + out[1] * 0.7, base + 0.03), (cx + out[0] * 0.4, cy + out[1] * 0.4, 0.05), (cx + out[0], cy + out[1], 0.02)]
                parts.append(tube(path, 0.02, feet, smooth=True))
                ball = lathe([(0.026 * math.sin(math.radians(a)), -0.026 * math.cos(math.radians(a))) for a in range(0, 181, 15)], (cx + out[0], cy + out[1], 0.024), feet, 24)
                parts.append(ball)
    return parts


@placed
def tub_filler(metal):
    """A floor-mounted tub filler with a hand shower, spout towards -y; 1 m high."""
    parts = []
    for x in (-0.08, 0.08):
        parts.append(cylinder((x, 0, 0.006), 0.035, 0.012, metal))
        parts.append(cylinder((x, 0, 0.42), 0.012, 0.84, metal, segments=20))
        parts.append(tube([(x - 0.035, -0.02, 0.89), (x + 0.035, -0.02, 0.89)], 0.006, metal))
        parts.append(cylinder((x, -0.02, 0.87), 0.014, 0.05, metal, segments=20))
    parts.append(cylinder((0, 0, 0.83), 0.016, 0.2, metal, axis="x", segments=20))
    parts.append(tube([(0, 0, 0.83), (0, -0.02, 0.95), (0, -0.1, 0.99), (0, -0.19, 0.95), (0, -0.195, 0.89)], 0.0125, metal, smooth=True))
    parts.append(tube([(0.06, -0.01, 1.02), (-0.1, -0.03, 1.05)], 0.011, metal))
    parts.append(tube([(0, 0, 0.86), (0, 0, 1.035)], 0.007, metal))
    parts.append(tube([(-0.1, 0, 0.8), (-0.13, 0.02, 0.5), (-0.05, 0.05, 0.35), (0.1, 0.03, 0.55), (0.09, -0.005, 1.0)], 0.006, metal, smooth=True))
    return parts


@placed
def shower_valve(metal, height=1.05):
    """A valve's round plate on the wall y = 0 and its lever, which points down: shut."""
    plate = lathe([(0, 0), (0.075, 0), (0.075, 0.004), (0.068, 0.009), (0.02, 0.012), (0.018, 0.05), (0, 0.052)], (0, 0, 0), metal)
    plate.rotation_euler = (math.pi / 2, 0, 0)
    plate.location = (0, 0, height)
    return [plate, tube([(0, -0.045, height), (0.0, -0.055, height - 0.085)], 0.0065, metal)]


@placed
def shower_set(metal, height=2.05, valve=1.05, spout=None, rain=False):
    """On the wall y = 0: arm and head, a valve unless that is None; spout: the height of a tub spout."""
    parts = [] if valve is None else shower_valve(metal, valve)
    rosette = lathe([(0, 0), (0.03, 0), (0.028, 0.008), (0, 0.012)], (0, 0, 0), metal, 32)
    rosette.rotation_euler = (math.pi / 2, 0, 0)
    rosette.location = (0, 0, height)
    reach = 0.36 if rain else 0.16
    parts += [rosette, tube([(0, 0, height), (0, -reach * 0.7, height + 0.02), (0, -reach, height - 0.05)], 0.0105, metal, smooth=True)]
    head = [(0, 0.05), (0.014, 0.05), (0.018, 0.022), (0.1 if rain else 0.06, 0.012), (0.105 if rain else 0.066, 0.006), (0.1 if rain else 0.063, 0), (0, 0)]
    shower = lathe(head, (0, -reach, height - 0.1), metal)
    if not rain:
        shower.rotation_euler = (math.radians(-25), 0, 0)
        shower.location = (0, -reach - 0.012, height - 0.1)
    parts.append(shower)
    if spout:
        parts.append(tube([(0, 0, spout), (0, -0.11, spout + 0.004), (0, -0.15, spout - 0.02), (0, -0.155, spout - 0.045)], 0.018, metal, smooth=True))
        flange = lathe([(0, 0), (0.036, 0), (0.034, 0.006), (0, 0.008)], (0, 0, 0), metal, 32)
        flange.rotation_euler = (math.pi / 2, 0, 0)
        flange.location = (0, 0, spout)
        parts.append(flange)
    return parts


@placed
def hand_shower(metal, low=1.0, high=1.75):
    """A slide bar on the wall y = 0 with a hand shower, and its hose from an outlet beside the bar's foot."""
    parts = [cylinder((0, -0.055, (low + high) / 2), 0.01, high - low, metal, segments=20)]
    for z in (low + 0.03, high - 0.03):
        parts.append(cylinder((0, -0.027, z), 0.012, 0.055, metal, axis="y", segments=20))
    grip = high - 0.14
    parts.append(cylinder((0, -0.07, grip), 0.018, 0.05, metal, axis="y", segments=20))
    parts.append(tube([(0, -0.085, grip - 0.09), (0, -0.1, grip + 0.06), (0, -0.125, grip + 0.11)], 0.011, metal, smooth=True))
    head = lathe([(0, 0.02), (0.03, 0.018), (0.052, 0.006), (0.05, 0), (0, 0)], (0, -0.14, grip + 0.12), metal)
    head.rotation_euler = (math.radians(-55), 0, 0)
    parts.append(head)
    outlet = 0.14
    parts.append(lathe([(0.031, 0), (0.031, 0.004), (0.024, 0.009), (0.012, 0.011), (0, 0.011)], (0, 0, 0), metal))
    parts[-1].rotation_euler = (math.pi / 2, 0, 0)
    parts[-1].location = (outlet, 0, low)
    parts.append(cylinder((outlet, -0.03, low), 0.0125, 0.056, metal, axis="y", segments=24))
    parts.append(cylinder((outlet, -0.048, low - 0.014), 0.0125, 0.05, metal, segments=24))
    hose = [(0, -0.085, grip - 0.09), (0.01, -0.08, grip - 0.3), (0.045, -0.07, low - 0.16), (0.10, -0.055, low - 0.23), (0.136, -0.049, low - 0.12), (outlet, -0.048, low - 0.03)]
    return [*parts, tube(hose, 0.006, metal, smooth=True)]


@placed
def toilet(material=None, metal=None):
    """A two-piece toilet against the wall y = 0, x centered."""
    material = material or materials.ceramic("#f4f2ee", 0.07)
    metal = metal or materials.metal("brass")
    bowl = [
        _ring(0.24, 0.5, 0, 0.1, (0, -0.36)),
        _ring(0.22, 0.46, 0.05, 0.1, (0, -0.35)),
        _ring(0.23, 0.45, 0.18, 0.11, (0, -0.36)),
        _ring(0.34, 0.56, 0.34, 0.165, (0, -0.42)),
        _ring(0.365, 0.6, 0.39, 0.18, (0, -0.43)),
        _ring(0.36, 0.595, 0.4, 0.178, (0, -0.43)),
    ]
    lid = [_ring(0.36, 0.47, z, 0.178, (0, -0.47)) for z in (0.403, 0.418)] + [_ring(0.365, 0.475, z, 0.18, (0, -0.47)) for z in (0.42, 0.432)] + [_ring(0.34, 0.45, 0.442, 0.168, (0, -0.47))]
    tank = [_ring(0.4, 0.17, 0.38, 0.03, (0, -0.11)), _ring(0.44, 0.185, 0.45, 0.03, (0, -0.11)), _ring(0.45, 0.19, 0.74, 0.03, (0, -0.11))]
    cover = [_ring(0.465, 0.205, 0.742, 0.03, (0, -0.11)), _ring(0.47, 0.21, 0.75, 0.03, (0, -0.11)), _ring(0.47, 0.21, 0.772, 0.03, (0, -0.11)), _ring(0.455, 0.195, 0.78, 0.03, (0, -0.11))]
    parts = [_loft(rings, material, 40) for rings in (bowl, lid, tank, cover)]
    parts.append(tube([(-0.17, -0.21, 0.68), (-0.17, -0.225, 0.68), (-0.1, -0.23, 0.676)], 0.006, metal))
    return parts


@placed
def vanity(width, material, metal, top, layout="drawer-doors", basins=1, style="shaker", faucet=None):
    """A furniture vanity on feet, 34 in. high with a backsplash; undermount basins and their faucets."""
    height, depth = 0.86, 0.55
    faucet = faucet or metal
    parts = base_cabinet(width - 0.04, f"sink-{layout}", material, metal, style=style, height=height - 0.13 - 0.03, depth=depth - 0.01, toe=False, pull_length=0.1, at=(0.02, 0, 0.13))
    for x in (0.04, width - 0.04):
        for y in (-0.03, -depth + 0.03 + FRONT):
            parts.append(box((x, y, 0.066), (0.045, 0.045, 0.132), material, bevel=0.004))
    ceramic = materials.ceramic("#f5f3ef", 0.07)
    wide, deep = 0.44, 0.32
    z = height - 0.015
    spans, left = [], 0.0
    for index in range(basins):
        middle = width * (index + 0.5) / basins
        spans.append((left, middle - wide / 2))
        left = middle + wide / 2
        for y, far in ((-0.045, 0.09), (-depth + 0.055, 0.11)):
            parts.append(box((middle, y, z), (wide, far, 0.03), top, bevel=0.0))
        basin = basin_shell(wide + 0.02, deep + 0.02 + 0.03, 0.16, 0.012, ceramic, 0.09, 0.09, 0.1)
        basin.location = (middle, -depth / 2 + 0.005, height - 0.03)
        parts.append(basin)
        parts += basin_faucet(faucet, at=(middle, -0.065, height))
    spans.append((left, width))
    parts += [box(((a + b) / 2, -depth / 2, z), (b - a, depth, 0.03), top, bevel=0.0015) for a, b in spans]
    parts.append(box((width / 2, -0.01, height + 0.05), (width, 0.02, 0.1), top, bevel=0.002))
    return parts


@placed
def glass_panel(width, height, metal, clamp=True):
    """A shower screen standing in the plane y = 0, x from 0, with wall clamps at x = 0."""
    # The edges of tempered glass are green; they carry the eye more than the clear face does.
    edge = materials.paint("#a9c9bf", 0.2)
    parts = [box((width / 2, 0, height / 2 + 0.008), (width - 0.004, 0.01, height), materials.glass("#eef7f3"), bevel=0)]
    parts.append(box((width - 0.0015, 0, height / 2 + 0.008), (0.003, 0.0102, height), edge, bevel=0))
    parts.append(box((width / 2, 0, height + 0.0085), (width, 0.0102, 0.002), edge, bevel=0))
    for z in (0.3, height - 0.3) if clamp else ():
        parts.append(box((0.025, 0, z), (0.05, 0.024, 0.05), metal, bevel=0.003))
    return parts


@placed
def towel_bar(width, metal):
    """A towel bar on the wall y = 0: z = 0 is the bar, 7 cm out, x centered."""
    parts = [cylinder((0, -0.07, 0), 0.008, width, metal, axis="x", segments=20)]
    for x in (-width / 2 + 0.01, width / 2 - 0.01):
        parts.append(cylinder((x, -0.035, 0), 0.008, 0.07, metal, axis="y", segments=20))
        parts.append(cylinder((x, -0.004, 0), 0.024, 0.008, metal, axis="y", segments=24))
    return parts


@placed
def hook(metal):
    """A robe hook on the wall y = 0."""
    return [
        cylinder((0, -0.004, 0), 0.022, 0.008, metal, axis="y", segments=24),
        tube([(0, -0.005, 0), (0, -0.045, -0.005), (0, -0.06, 0.02)], 0.006, metal, smooth=True),
    ]
