"""The company's van: a white high-roof cargo van with a deep blue band, the oak leaf, the company's name and phone.

Its nose is at x = 0, its rear at x = LENGTH; the sliding door is on the side that faces +y. Turn and
shift it with `kit.shapes.move`. About the size of a common work van: 18 ft long, 8 ft 2 in. high.
"""

import math
import os
import re

import bpy
import numpy

from kit import site_props as tools
from kit.materials import DEEP_BLUE, Graph, cached, emitter, metal, paint, plastic, rubber
from kit.shapes import box, copies, cylinder, lathe, prism, solid, tube

_PROJECT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
#: The site's typeface for text. The serifs of the one for headings fold over when its letters are made bolder.
_FIGTREE = os.path.join(_PROJECT, "site", "fonts", "figtree.woff2")

LENGTH, HALF, TOP = 5.55, 0.99, 2.5
ARCH, WHEEL = 0.43, 0.345
AXLES = (0.98, 4.35)
#: The sliding door's opening: x from, x to, z from, z to.
DOOR = (2.16, 3.38, 0.52, 2.1)
_CORNER = 0.13  # radius between side and roof

_ROOF = (
    (0.0, 0.90), (0.04, 1.0), (0.12, 1.06), (0.45, 1.17), (0.82, 1.27), (1.2, 1.68), (1.72, 2.26),
    (1.95, 2.40), (2.3, 2.47), (3.2, TOP), (5.1, TOP), (5.42, 2.47), (5.55, 2.38),
)  # fmt: skip
_PLAN = ((0.0, 0.80), (0.03, 0.86), (0.08, 0.905), (0.16, 0.94), (0.3, 0.97), (0.55, 0.99), (0.9, 1.0), (5.2, 1.0), (5.45, 0.985), (5.55, 0.955))
_FLANK = ((0.25, 0.925), (0.45, 0.975), (0.62, 0.992), (1.0, 1.0), (1.2, 0.992), (2.5, 0.9))


@cached
def body_paint(name, color="#eeeeea"):
    """Automotive paint under a clear coat, a film of road dust low down."""
    g = Graph(name)
    at = g.position()
    _, _, z = g.separate(at)
    dust = g.math("MULTIPLY", g.range(z, 0.3, 0.9, 1, 0), g.noise(at, 4, 5))
    shade = g.mix(g.math("MULTIPLY", dust, 0.3), color, "#8d8778")
    return g.surface(shade, 0.4, Clearcoat=0.8, Clearcoat_Roughness=0.04)


@cached
def tinted(name):
    """A dark pane with the sky in it."""
    return Graph(name).surface("#0a0d11", 0.02, Specular=1.0, Clearcoat=1.0)


def _roof(x):
    """Height of the body above the ground at x, its bends rounded."""
    near = [numpy.interp(x + shift, *zip(*_ROOF)) for shift in (-0.05, -0.025, 0, 0.025, 0.05)]
    return float(numpy.mean(near))


def _sill(x):
    """Lower edge of the body: it rises over the wheels."""
    low = 0.30 if x > 0.1 else 0.36
    for axle in AXLES:
        away = abs(x - axle)
        if away < ARCH:
            low = max(low, WHEEL + math.sqrt(ARCH**2 - away**2) * 0.98)
    return low


def flank(x, z):
    """Half the width of the body at a place on its side."""
    return HALF * float(numpy.interp(x, *zip(*_PLAN))) * float(numpy.interp(z, *zip(*_FLANK)))


def _section(x):
    """One half cross-section: points (y, z) from the sill to the roof's middle."""
    sill, roof = _sill(x), _roof(x)
    shoulder = max(sill + 0.02, roof - _CORNER)
    points = []
    for level in (0.3, 0.36, 0.45, 0.52, 0.62, 0.72, 0.8, 0.9, 1.0, 1.1, 1.25, 1.4, 1.6, 1.8, 2.0, 2.1, 2.2, 2.3, 2.37):
        z = min(max(level, sill), shoulder)
        points.append((flank(x, z), z))
    width = flank(x, shoulder)
    for step in range(1, 7):
        angle = math.pi / 2 * step / 6
        points.append((width - _CORNER * (1 - math.cos(angle)), shoulder + (roof - shoulder) * math.sin(angle)))
    inner = width - _CORNER
    for part in (0.75, 0.5, 0.25, 0.0):
        points.append((inner * part, roof + 0.025 * (1 - part**2)))
    return points


def _patch(corners, material, side=1, lift=0.004, steps=16):
    """A panel lying on a flank: `corners` are (x, z), counter-clockwise from the lower front one."""
    (ax, az), (bx, bz), (cx, cz), (dx, dz) = corners
    points, faces = [], []
    for row in range(steps + 1):
        v = row / steps
        for column in range(steps + 1):
            u = column / steps
            x = (ax + (bx - ax) * u) * (1 - v) + (dx + (cx - dx) * u) * v
            z = (az + (bz - az) * u) * (1 - v) + (dz + (cz - dz) * u) * v
            points.append((x, side * (flank(x, z) + lift), z))
    for row in range(steps):
        for column in range(steps):
            corner = row * (steps + 1) + column
            faces.append((corner, corner + 1, corner + steps + 2, corner + steps + 1))
    return solid(points, faces, material, 60)


def _seam(points, side, radius=0.0035):
    """A gap between two panels: a dark line along (x, z) places on a flank."""
    path = []
    for (x0, z0), (x1, z1) in zip(points, points[1:]):
        for step in range(8):
            part = step / 8
            x, z = x0 + (x1 - x0) * part, z0 + (z1 - z0) * part
            path.append((x, side * flank(x, z), z))
    x, z = points[-1]
    path.append((x, side * flank(x, z), z))
    return tube(path, radius, paint("#1a1b1c", 0.7))


def leaf_outline(size):
    """The oak leaf of the company's mark, standing on its stalk at (0, 0)."""
    right = []
    for step in range(41):
        s = step / 40
        wide = 0.31 * math.sin(math.pi * s**0.8) * (0.84 + 0.24 * math.cos(2 * math.pi * (4.0 * s - 0.15)))
        right.append((max(0.012, wide), 0.14 + 0.86 * s))
    right[-1] = (0.0, 1.0)
    stalk = [(0.014, 0.0), (0.014, 0.14)]
    left = [(-x, z) for x, z in reversed(stalk + right[:-1])]
    return [(x * size, z * size) for x, z in stalk + right + left]


def _mark(x, z, size, side, material, lift=0.007):
    """The leaf on a flank, its foot at (x, z)."""
    item = prism(leaf_outline(size), 0.0015, material, bevel=0)
    for vertex in item.data.vertices:
        px, pz = x + vertex.co.x, z + vertex.co.z
        vertex.co = (px, side * (flank(px, pz) + lift + vertex.co.y), pz)
    return item


def _company(field):
    """What content/company.ts says about the company: its "name", "shortName" or "phone"."""
    with open(os.path.join(_PROJECT, "content", "company.ts"), encoding="utf-8") as file:
        return re.search(rf"^  {field}: '([^']*)'", file.read(), re.MULTILINE).group(1)


def _words(text, x, z, width, side, material, lift, bold, spacing=1.0):
    """Cut vinyl on a flank: one line of `text`, `width` long, its middle at x and its foot at z."""
    curve = bpy.data.curves.new("words", "FONT")
    curve.body, curve.align_x, curve.offset, curve.space_character = text, "CENTER", bold, spacing
    curve.resolution_u = 6
    curve.font = bpy.data.fonts.load(_FIGTREE, check_existing=True)
    item = bpy.data.objects.new("words", curve)
    bpy.context.scene.collection.objects.link(item)
    mesh = bpy.data.meshes.new_from_object(item.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(item)
    scale = width / (max(vertex.co.x for vertex in mesh.vertices) - min(vertex.co.x for vertex in mesh.vertices))
    for vertex in mesh.vertices:
        # On the right side, which faces +y, one reads towards the nose.
        px, pz = x - side * vertex.co.x * scale, z + vertex.co.y * scale
        vertex.co = (px, side * (flank(px, pz) + lift), pz)
    mesh.materials.clear()
    mesh.materials.append(material)
    made = bpy.data.objects.new("words", mesh)
    bpy.context.scene.collection.objects.link(made)
    return made


def _lettering(x, side, lift=0.004):
    """Name, trade and phone over the band, centered on a sliding door whose middle is at x."""
    # Mat, or the sky in its gloss would make it pale.
    vinyl = paint("#0f1c36", 0.7)
    name, short = _company("name"), _company("shortName")
    trade = name[len(short) :].strip() if name.startswith(short) else name
    return [
        _words(short.upper(), x, 1.65, 1.06, side, vinyl, lift, 0.022, 1.03),
        _words(trade.upper(), x, 1.475, 0.90, side, vinyl, lift, 0.016, 1.12),
        _words(_company("phone"), x, 1.19, 0.88, side, vinyl, lift, 0.026),
    ]


def _wheel(x, y):
    """A steel wheel with its tyre; the outer face looks away from the middle."""
    way = 1 if y > 0 else -1
    rim_paint = metal("steel", 0.35)
    tyre = [(0.2, -0.1), (0.31, -0.11), (0.338, -0.095), (WHEEL, -0.06), (WHEEL, 0.06), (0.338, 0.095), (0.31, 0.11), (0.215, 0.1)]
    rim = [(0.2, -0.09), (0.2, 0.05), (0.217, 0.098), (0.208, 0.101), (0.195, 0.075), (0.18, 0.05), (0.1, 0.055), (0.09, 0.075), (0.045, 0.085), (0.0, 0.085)]
    made = []
    for profile, material in ((tyre, rubber()), (rim, rim_paint)):
        item = lathe(profile, (0, 0, 0), material, 64)
        item.rotation_euler = (-math.pi / 2 * way, 0, 0)
        item.location = (x, y, WHEEL)
        made.append(item)
    for number in range(10):
        angle = 2 * math.pi * number / 10
        made.append(cylinder((x + 0.145 * math.cos(angle), y + way * 0.054, WHEEL + 0.145 * math.sin(angle)), 0.021, 0.006, paint("#161616", 0.6), axis="y"))
    return made


def van(opened=False, ladder=True, lights=False):
    """The van on its wheels. opened: the right side's sliding door stands open, tools on its shelves."""
    white, blue, black = body_paint(), body_paint(DEEP_BLUE), plastic("#17181a", 0.55)
    pane = tinted()
    made = []

    # The shell. Its stations lie close together so that the wheel arches come out round.
    stations = sorted({round(value, 3) for value in numpy.arange(0, LENGTH + 0.001, 0.025)} | {DOOR[0], DOOR[1]})
    sections = [_section(x) for x in stations]
    count = len(sections[0])
    points, faces = [], []
    for x, section in zip(stations, sections):
        points += [(x, y, z) for y, z in section] + [(x, -y, z) for y, z in section]
    for index in range(len(stations) - 1):
        here, after = index * 2 * count, (index + 1) * 2 * count
        middle = (stations[index] + stations[index + 1]) / 2
        for row in range(count - 1):
            level = sections[index][row][1], sections[index][row + 1][1]
            hole = opened and DOOR[0] < middle < DOOR[1] and level[0] >= DOOR[2] - 0.01 and level[1] <= DOOR[3] + 0.01
            if not hole:
                faces.append((here + row, here + row + 1, after + row + 1, after + row))
            faces.append((here + count + row, after + count + row, after + count + row + 1, here + count + row + 1))
    for index, flip in ((0, 1), (len(stations) - 1, 0)):
        base = index * 2 * count
        ring = [base + row for row in range(count)] + [base + count + row for row in reversed(range(count - 1))]
        faces.append(tuple(ring[::-1] if flip else ring))
    made.append(solid(points, faces, white, 50))
    made.append(box((LENGTH / 2 + 0.05, 0, 0.4), (LENGTH - 0.5, 1.5, 0.16), paint("#0f0f10", 0.9), 0.02))
    for axle in AXLES:
        made.append(box((axle, 0, 0.62), (0.95, 1.86, 0.5), paint("#0c0c0d", 0.95), 0.02))
        for way in (-1, 1):
            made += _wheel(axle, way * 0.845)
            arch = [(axle + (ARCH + 0.005) * math.cos(a), WHEEL + (ARCH + 0.005) * math.sin(a) * 0.98) for a in numpy.linspace(-0.05, math.pi + 0.05, 25)]
            made.append(tube([(x, way * (flank(x, z) - 0.004), z) for x, z in arch], 0.02, black))

    # Glass: windshield on the roof's curve, the two cab doors' windows.
    grid, quads, steps = [], [], 14
    for row in range(steps + 1):
        x = 0.84 + (1.74 - 0.84) * row / steps
        roof = _roof(x)
        reach = flank(x, roof - _CORNER) - _CORNER - 0.0
        for column in range(steps + 1):
            part = 2 * column / steps - 1
            grid.append((x - 0.004, reach * part, roof + 0.025 * (1 - part**2) + 0.004))
    for row in range(steps):
        for column in range(steps):
            corner = row * (steps + 1) + column
            quads.append((corner, corner + 1, corner + steps + 2, corner + steps + 1))
    made.append(solid(grid, quads, pane, 60))
    for way in (-1, 1):
        made.append(tube([(0.86, 0.12 + way * 0.36, 1.335), (0.9, 0.12 + way * 0.05, 1.385)], 0.008, black))
        made.append(_patch([(1.08, 1.31), (2.02, 1.29), (2.02, 2.02), (1.66, 2.02)], pane, way, 0.003))
        made.append(_seam([(1.0, 0.42), (0.97, 1.25), (1.62, 2.1), (2.1, 2.12), (2.1, 0.42), (1.42, 0.42)], way))
        made.append(box((1.96, way * (flank(1.96, 1.12) + 0.012), 1.12), (0.17, 0.03, 0.035), black, 0.01))
        made.append(tube([(1.05, way * 0.98, 1.3), (1.05, way * 1.12, 1.36)], 0.018, black))
        made.append(box((1.06, way * 1.15, 1.45), (0.09, 0.19, 0.3), black, 0.04))
        # A rubbing strip low on the flanks and the blue band above it, rising to the front.
        made.append(_patch([(1.45, 0.55), (3.88, 0.55), (3.88, 0.64), (1.45, 0.64)], black, way, 0.012))
        # The open door hides the band where the hole is.
        pieces = [(0.32, 5.5)] if not (opened and way > 0) else [(0.32, DOOR[0]), (DOOR[1], 5.5)]
        for a, b in pieces:
            made.append(_patch([(a + (0.22 if a < 0.4 else 0), 0.80), (b, 0.80), (b, 1.02), (a, 1.02)], blue, way, 0.003, 40))
            made.append(_patch([(a + (0.1 if a < 0.4 else 0), 1.045), (b, 1.045), (b, 1.065), (a + 0.06, 1.065)], blue, way, 0.003, 40))
        made.append(_mark(5.03, 1.22, 0.62, way, blue))
        if opened and way > 0:
            # The door has slid back along the flank, 3 in. off it.
            made += _lettering(DOOR[1] + 0.67, way, 0.079)
        else:
            made += _lettering((DOOR[0] + DOOR[1]) / 2, way)
        if way < 0 or not opened:
            made.append(_seam([(2.14, 0.5), (2.14, 2.12), (3.4, 2.12), (3.4, 0.5), (2.14, 0.5)], way))
        made.append(_seam([(3.44, 1.18), (4.62, 1.18)], way, 0.008))
        # Head lamp and tail lamp.
        made.append(_patch([(0.05, 0.80), (0.52, 0.93), (0.6, 1.05), (0.07, 0.96)], paint("#20242a", 0.04), way, 0.006))
        made.append(_patch([(0.08, 0.84), (0.36, 0.93), (0.4, 0.99), (0.09, 0.93)], emitter("#fff2d8", 9) if lights else metal("chrome"), way, 0.009))
        made.append(_patch([(5.42, 1.05), (5.53, 1.05), (5.53, 1.65), (5.42, 1.65)], paint("#7c1014", 0.08), way, 0.008))
        made.append(box((LENGTH + 0.003, way * 0.3, 1.85), (0.02, 0.46, 0.5), pane, 0.008))

    # The hood's gap, across and back to the windshield.
    hood = [(x, way * part * 0.8 * flank(x, 0.9), _roof(x) + 0.025 * (1 - (part * 0.85) ** 2) + 0.002) for x, part, way in
            [(0.84, 1, -1), (0.6, 1, -1), (0.35, 1, -1), (0.15, 0.97, -1), (0.12, 0.6, -1), (0.11, 0, 1), (0.12, 0.6, 1), (0.15, 0.97, 1), (0.35, 1, 1), (0.6, 1, 1), (0.84, 1, 1)]]  # fmt: skip
    made.append(tube(hood, 0.004, paint("#1a1b1c", 0.7)))

    # The face: grille, bumper, plate, badge.
    made.append(box((0.0, 0, 0.79), (0.06, 1.08, 0.22), black, 0.03))
    for z in (0.73, 0.79, 0.85):
        made.append(box((-0.032, 0, z), (0.012, 1.0, 0.02), metal("chrome"), 0.004))
    made.append(box((0.1, 0, 0.47), (0.3, 1.74, 0.26), black, 0.09))
    made.append(box((0.03, 0, 0.38), (0.2, 1.3, 0.12), black, 0.04))
    made.append(box((-0.055, 0, 0.5), (0.012, 0.32, 0.16), paint("#d9d6cc", 0.4), 0.003))
    made.append(box((LENGTH - 0.02, 0, 0.42), (0.16, 1.8, 0.2), black, 0.04))
    made.append(box((LENGTH + 0.005, 0, 1.3), (0.012, 0.008, 2.0), paint("#1a1b1c", 0.7), 0.002))

    if opened:
        made += _load()
    if ladder:
        made += _rack()
    return made


def _load():
    """The load space seen through the open side: dark walls, plywood floor, shelves with boxes; the slid-back door."""
    made, x0, x1 = [], DOOR[0] - 0.05, 4.9
    ply, lining = paint("#a5824f", 0.7), paint("#c9c7c0", 0.6)
    made.append(box(((x0 + x1) / 2, 0, 0.53), (x1 - x0, 1.78, 0.03), ply))
    made.append(box(((x0 + x1) / 2, -0.86, 1.3), (x1 - x0, 0.03, 1.7), lining))
    made.append(box((x0, 0, 1.3), (0.03, 1.8, 1.7), lining))
    made.append(box((x1, 0, 1.3), (0.03, 1.8, 1.7), lining))
    made.append(box(((x0 + x1) / 2, 0, 2.3), (x1 - x0, 1.7, 0.02), lining))
    for level in (0.86, 1.22, 1.58):
        made.append(box((2.9, -0.64, level), (1.55, 0.4, 0.022), ply))
    for x in (2.14, 2.9, 3.66):
        made.append(box((x, -0.64, 1.2), (0.022, 0.4, 1.3), ply))
    colors = (DEEP_BLUE, "#b5623f", "#c9b68a", "#3c4a44", DEEP_BLUE, "#8a8c8d", "#c9973a", "#b5623f")
    for number, color in enumerate(colors):
        level = (0.55, 0.87, 1.23, 1.59)[number % 4]
        tall = 0.2 + 0.05 * (number % 3)
        made.append(box((2.33 + (number // 4) * 0.72 + 0.06 * (number % 3), -0.6, level + tall / 2), (0.38, 0.3, tall), plastic(color), 0.012))
    panel = _patch([(DOOR[1] + 0.03, 0.5), (DOOR[1] + 1.27, 0.5), (DOOR[1] + 1.27, 2.1), (DOOR[1] + 0.03, 2.1)], body_paint(), 1, 0.075)
    made.append(panel)
    made.append(_patch([(DOOR[1] + 0.03, 0.80), (DOOR[1] + 1.27, 0.80), (DOOR[1] + 1.27, 1.02), (DOOR[1] + 0.03, 1.02)], body_paint(DEEP_BLUE), 1, 0.078))
    made.append(_patch([(DOOR[1] + 0.03, 1.045), (DOOR[1] + 1.27, 1.045), (DOOR[1] + 1.27, 1.065), (DOOR[1] + 0.03, 1.065)], body_paint(DEEP_BLUE), 1, 0.078))
    # The door's front edge shows its thickness.
    edge = [(DOOR[1] + 0.03, flank(DOOR[1], z) + lift, z) for lift in (0.074, 0.02) for z in (0.5, 1.3, 2.1)]
    made.append(solid(edge, [(0, 3, 4, 1), (1, 4, 5, 2)], paint("#1d1e20", 0.6)))
    made.append(box((DOOR[1] + 0.14, flank(3.5, 1.2) + 0.09, 1.3), (0.05, 0.03, 0.2), plastic("#17181a", 0.5), 0.012))
    return made


def _rack():
    """Three crossbars with an aluminum ladder strapped on."""
    black, made = metal("black"), []
    for x in (2.3, 3.5, 4.8):
        made.append(box((x, 0, TOP + 0.14), (0.06, 1.62, 0.035), black, 0.008))
        for way in (-1, 1):
            made.append(box((x, way * 0.76, TOP + 0.055), (0.05, 0.035, 0.17), black, 0.008))
    # Its two sections lie flat on the bars; a strap over each end holds them down.
    ladder = tools.extension_ladder(3.6)
    tools.place(ladder, (1.75, 0.42, TOP + 0.194), (90, 0, 90))
    made += ladder
    made += copies(ladder, [(0.25, 0, 0.072)])
    strap, low, high = plastic("#b5531f"), TOP + 0.12, TOP + 0.305
    for x in (2.3, 4.8):
        made.append(box((x, 0.42, high), (0.05, 0.464, 0.005), strap, 0.001))
        for way in (-1, 1):
            made.append(box((x, 0.42 + way * 0.23, (low + high) / 2), (0.05, 0.005, high - low), strap, 0.001))
    return made
