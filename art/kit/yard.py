"""Furniture and small things that stand on porches, decks and patios. Everything faces -y."""

import math

import numpy

from kit.light import WARM, lamp
from kit.materials import DEEP_BLUE, cached, ceramic, emitter, fabric, glass, metal, paint, rubber, wood
from kit.shapes import box, cylinder, lathe, move, prism, solid, tube


def adirondack(location, turn=0, material=None):
    """A low garden chair of slats: seat 15 in. high in front, wide arms, fanned back."""
    skin = material or wood("cedar")
    made = []
    for side in (-1, 1):
        made.append(box((side * 0.3, -0.3, 0.27), (0.028, 0.1, 0.54), skin))
        made.append(box((side * 0.265, 0.09, 0.205), (0.025, 0.98, 0.11), skin, rotation=(-17.5, 0, 0)))
        made.append(box((side * 0.34, 0.0, 0.555), (0.15, 0.76, 0.026), skin, 0.008))
        made.append(prism([(-0.3, 0.4), (-0.2, 0.54), (-0.34, 0.54)], 0.025, skin, plane="yz", origin=(side * 0.335 - 0.012, 0, 0)))
    for number in range(6):
        back = -0.32 + number * 0.092
        made.append(box((0, back, 0.395 - (back + 0.32) * 0.315), (0.56, 0.086, 0.02), skin, 0.005, rotation=(-17.5, 0, 0)))
    lengths = (0.74, 0.83, 0.88, 0.9, 0.88, 0.83, 0.74)
    for number, length in enumerate(lengths):
        fan = number - 3
        slat = prism(
            [(-0.032, 0), (0.032, 0), (0.038, length - 0.03), (0.025, length), (-0.025, length), (-0.038, length - 0.03)],
            0.02, skin, bevel=0.004,
        )  # fmt: skip
        slat.location = (fan * 0.072, 0.19, 0.22)
        slat.rotation_euler = (math.radians(-27), math.radians(fan * 1.6), 0)
        made.append(slat)
    for z, width, y in ((0.46, 0.72, 0.365), (0.86, 0.5, 0.57)):
        made.append(box((0, y, z), (width, 0.024, 0.06), skin, rotation=(-27, 0, 0)))
    return move(made, location, turn)


def pillow(location, size=0.42, color=DEEP_BLUE, lean=0, turn=0):
    """A cushion standing on its edge, its top leaning back by `lean` degrees."""
    points, faces, steps = [], [], 14
    for face in (1, -1):
        for row in range(steps + 1):
            for column in range(steps + 1):
                u, v = 2 * column / steps - 1, 2 * row / steps - 1
                swell = max(0.0, (1 - u**4) * (1 - v**4)) ** 0.55
                pinch = 1 - 0.07 * (1 - abs(v)) * u * u
                points.append((u * size / 2 * pinch, v * size / 2 * (1 - 0.07 * (1 - abs(u)) * v * v), face * 0.085 * swell))
    count = (steps + 1) ** 2
    for face in (0, 1):
        for row in range(steps):
            for column in range(steps):
                corner = face * count + row * (steps + 1) + column
                quad = (corner, corner + 1, corner + steps + 2, corner + steps + 1)
                faces.append(quad if face == 0 else quad[::-1])
    item = solid(points, faces, fabric(color), 80)
    item.rotation_euler = (math.radians(90 - lean), 0, 0)
    return move([item], location, turn)


def side_table(location, turn=0, material=None, height=0.46, size=0.45):
    """A small slatted table."""
    skin, made = material or wood("cedar"), []
    count = 5
    for number in range(count):
        made.append(box(((number - 2) * size / count, 0, height - 0.011), (size / count - 0.008, size, 0.022), skin))
    for a in (-1, 1):
        made.append(box((0, a * (size / 2 - 0.06), height - 0.05), (size - 0.06, 0.022, 0.06), skin))
        for b in (-1, 1):
            made.append(box((a * (size / 2 - 0.05), b * (size / 2 - 0.05), (height - 0.02) / 2), (0.04, 0.04, height - 0.025), skin))
    return move(made, location, turn)


def outdoor_table(location, turn=0, length=1.9, width=0.92, material=None):
    """A slatted dining table, 29 1/2 in. high (0.75), on square legs."""
    skin, made = material or wood("teak"), []
    count = 9
    for number in range(count):
        made.append(box((0, (number - (count - 1) / 2) * width / count, 0.737), (length - 0.2, width / count - 0.007, 0.026), skin))
    for side in (-1, 1):
        made.append(box((side * (length / 2 - 0.05), 0, 0.737), (0.098, width, 0.028), skin))
        made.append(box((side * (length / 2 - 0.14), 0, 0.68), (0.03, width - 0.2, 0.085), skin))
        made.append(box((0, side * (width / 2 - 0.08), 0.68), (length - 0.3, 0.03, 0.085), skin))
        for other in (-1, 1):
            made.append(box((side * (length / 2 - 0.12), other * (width / 2 - 0.1), 0.361), (0.075, 0.075, 0.722), skin, 0.006))
    return move(made, location, turn)


def outdoor_chair(location, turn=0, material=None, seat=None):
    """A slatted dining chair, seat 17 in. high; `seat` is a cushion's colour."""
    skin, made = material or wood("teak"), []
    for side in (-1, 1):
        made.append(box((side * 0.235, -0.21, 0.22), (0.042, 0.042, 0.44), skin))
        made.append(box((side * 0.235, 0.22, 0.45), (0.042, 0.04, 0.9), skin, rotation=(-5, 0, 0)))
        made.append(box((side * 0.235, 0.0, 0.405), (0.024, 0.4, 0.06), skin))
        made.append(box((side * 0.235, 0.0, 0.17), (0.022, 0.4, 0.035), skin))
    for number in range(5):
        made.append(box((0, -0.2 + number * 0.097, 0.44), (0.5, 0.085, 0.02), skin))
    for z in (0.55, 0.86):
        made.append(box((0, 0.22 + (z - 0.45) * 0.087, z), (0.44, 0.024, 0.075), skin, rotation=(-5, 0, 0)))
    for number in range(6):
        made.append(box(((number - 2.5) * 0.07, 0.242, 0.705), (0.034, 0.014, 0.28), skin, rotation=(-5, 0, 0)))
    if seat:
        made.append(box((0, -0.01, 0.475), (0.46, 0.43, 0.055), fabric(seat), 0.024))
    return move(made, location, turn)


def rocking_chair(location, turn=0, material=None):
    """A porch rocker: spindled back, slat seat, bent runners."""
    skin, made = material or paint("#efeeea", 0.4), []
    for side in (-1, 1):
        x = side * 0.27
        made.append(tube([(x, -0.42, 0.075), (x, -0.2, 0.022), (x, 0.1, 0.018), (x, 0.42, 0.06), (x, 0.58, 0.12)], 0.021, skin, smooth=True))
        made.append(tube([(x, -0.23, 0.02), (x, -0.25, 0.64)], 0.021, skin))
        made.append(tube([(x * 0.96, 0.2, 0.03), (x * 0.96, 0.24, 0.42), (x, 0.36, 0.8), (x, 0.46, 1.14)], 0.021, skin, smooth=True))
        made.append(lathe([(0.021, 0), (0.027, 0.012), (0.02, 0.03), (0, 0.038)], (x, 0.46, 1.13), skin, 16))
        made.append(box((x, 0.02, 0.655), (0.075, 0.62, 0.022), skin, 0.008, rotation=(4, 0, 0)))
        made.append(tube([(x, -0.24, 0.22), (x * 0.97, 0.22, 0.22)], 0.012, skin))
    for y, z in ((-0.24, 0.2), (-0.24, 0.3), (0.22, 0.24)):
        made.append(tube([(-0.27, y, z), (0.27, y, z)], 0.012, skin))
    for number in range(8):
        y = -0.25 + number * 0.068
        made.append(box((0, y, 0.43 - number * 0.006), (0.56, 0.056, 0.018), skin, 0.006))
    for z, y in ((0.56, 0.29), (1.06, 0.435)):
        made.append(box((0, y, z), (0.53, 0.024, 0.085), skin, 0.008, rotation=(-17, 0, 0)))
    for number in range(7):
        x = (number - 3) * 0.068
        made.append(tube([(x, 0.295, 0.59), (x, 0.425, 1.03)], 0.0095, skin))
    return move(made, location, turn)


def porch_swing(location, top, width=1.35, material=None, cushion=None):
    """A bench on chains from a ceiling at height `top`; its seat is at the location's height + 17 in."""
    skin, made = material or wood("oak"), []
    for number in range(7):
        made.append(box((0, -0.25 + number * 0.078, 0.43 - number * 0.008), (width, 0.068, 0.02), skin))
    count = 15
    for number in range(count):
        made.append(box(((number - (count - 1) / 2) * (width - 0.1) / (count - 1), 0.345, 0.66), (0.055, 0.016, 0.44), skin, rotation=(-14, 0, 0)))
    for z, y in ((0.47, 0.3), (0.89, 0.405)):
        made.append(box((0, y, z), (width, 0.03, 0.06), skin, rotation=(-14, 0, 0)))
    for side in (-1, 1):
        x = side * (width / 2 - 0.03)
        made.append(box((x, -0.22, 0.54), (0.045, 0.045, 0.26), skin))
        made.append(box((x, 0.05, 0.68), (0.09, 0.66, 0.024), skin, 0.008))
        made.append(box((x, 0.02, 0.385), (0.045, 0.62, 0.06), skin))
        for y, rise in ((-0.2, 0.55), (0.33, 0.55)):
            made += _chain((x * 1.03, y, 0.4), (x * 1.03, 0.08, rise + 0.62))
        made += _chain((x * 1.03, 0.08, 1.17), (x * 1.03, 0.08, top - location[2]))
    if cushion:
        made.append(box((0, 0.0, 0.465), (width - 0.12, 0.5, 0.07), fabric(cushion), 0.028))
    return move(made, location)


def _chain(start, end):
    """Links from start to end, every other one turned."""
    start, end = numpy.array(start), numpy.array(end)
    way = end - start
    length = float(numpy.linalg.norm(way))
    way = way / length
    side = numpy.cross(way, [1, 0, 0])
    side /= numpy.linalg.norm(side)
    other = numpy.cross(way, side)
    made = []
    for number in range(int(length / 0.026)):
        middle = start + way * (number + 0.5) * 0.026
        across = side if number % 2 else other
        ring = [middle + way * 0.017 * math.cos(a) + across * 0.008 * math.sin(a) for a in numpy.linspace(0, 2 * math.pi, 12, endpoint=False)]
        made.append(tube([tuple(point) for point in ring], 0.0026, metal("black"), closed=True))
    return made


@cached
def bulb_glass(name):
    """A glowing bulb of frosted glass, dim enough to keep its warm color."""
    return emitter("#ffb760", 5)


def string_lights(points, sag=0.25, spacing=0.55, watts=1.2, lamps=2):
    """Festoon lights hung through `points`; every `lamps`-th bulb lights its surroundings."""
    made, number = [], 0
    glow = bulb_glass()
    glow.cycles.sample_as_light = False
    for start, end in zip(points, points[1:]):
        start, end = numpy.array(start), numpy.array(end)
        count = max(4, round(float(numpy.linalg.norm(end - start)) / spacing))
        path = []
        for step in range(count * 2 + 1):
            part = step / (count * 2)
            path.append(start + (end - start) * part - numpy.array([0, 0, 4 * sag * part * (1 - part)]))
        made.append(tube([tuple(point) for point in path], 0.004, rubber()))
        for point in path[1::2]:
            x, y, z = point
            made.append(lathe([(0, -0.06), (0.013, -0.06), (0.014, -0.012), (0.008, 0)], (x, y, z), rubber(), 14))
            # A round bulb of 1 1/2 in. (G40) in its socket.
            globe = [(0.0195 * math.sin(a), -0.084 - 0.0195 * math.cos(a)) for a in numpy.linspace(0, 2.5, 11)]
            made.append(lathe([(0, globe[0][1]), *globe[1:], (0.0105, -0.06)], (x, y, z), glow, 24))
            if number % lamps == 0:
                light = lamp((x, y, z - 0.16), watts, radius=0.03)
                light.data.color = WARM
            number += 1
    return made


def mug(location, color="#e7e2d6", turn=30):
    """A stoneware mug."""
    clay = ceramic(color, 0.3)
    made = [
        lathe([(0, 0), (0.035, 0), (0.039, 0.004), (0.04, 0.09), (0.038, 0.093), (0.036, 0.09), (0.035, 0.012), (0, 0.01)], (0, 0, 0), clay, 36),
        tube([(0.038, 0, 0.075), (0.062, 0, 0.07), (0.064, 0, 0.035), (0.038, 0, 0.022)], 0.0055, clay, smooth=True),
        lathe([(0, 0.078), (0.0355, 0.078)], (0, 0, 0), paint("#3a2415", 0.2), 36),
    ]
    return move(made, location, turn)


def drink(location, height=0.13, color="#d8a860"):
    """A tumbler of iced tea."""
    x, y, z = location
    liquid = glass(color, 0.02)
    return [
        lathe([(0, 0), (0.028, 0), (0.034, height), (0.032, height), (0.027, 0.008), (0, 0.008)], (x, y, z), glass(), 28),
        lathe([(0, 0.009), (0.0265, 0.009), (0.031, height * 0.8), (0, height * 0.8)], (x, y, z), liquid, 28),
    ]


def doormat(location, width=0.76, depth=0.46, color="#8a6b43"):
    """A coir mat with a darker border, lying on z."""
    x, y, z = location
    return [
        box((x, y, z + 0.009), (width, depth, 0.018), fabric("#4a3a27", 160), 0.006),
        box((x, y, z + 0.0105), (width - 0.07, depth - 0.07, 0.018), fabric(color, 160), 0.005),
    ]


def barrel_lantern(location, height=0.3, lit=0.0):
    """A candle lantern to stand on a deck or step."""
    x, y, z = location
    skin, half = metal("black"), 0.08
    made = [box((x, y, z + 0.012), (0.19, 0.19, 0.024), skin), box((x, y, z + height), (0.19, 0.19, 0.02), skin)]
    for a in (-1, 1):
        for b in (-1, 1):
            made.append(box((x + a * half, y + b * half, z + height / 2), (0.014, 0.014, height), skin, 0.002))
    made.append(lathe([(0.095, height), (0.03, height + 0.07), (0.012, height + 0.08), (0, height + 0.08)], (x, y, z), skin, 32))
    made.append(tube([(x - 0.03, y, z + height + 0.07), (x - 0.03, y, z + height + 0.12), (x + 0.03, y, z + height + 0.12), (x + 0.03, y, z + height + 0.07)], 0.004, skin, smooth=True))
    made.append(cylinder((x, y, z + 0.085), 0.036, 0.12, paint("#efe4c8", 0.4)))
    if lit:
        flame = emitter("#ffb04a", 40 * lit)
        flame.cycles.sample_as_light = False
        made.append(lathe([(0, 0), (0.006, 0.008), (0, 0.03)], (x, y, z + 0.15), flame, 12))
        made.append(lamp((x, y, z + 0.19), 2.0 * lit, radius=0.02))
    return made
