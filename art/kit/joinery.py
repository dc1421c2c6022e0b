"""Kitchen cabinets, counters, shelves and appliances.

Everything is built facing -y: x runs from 0 to the width, the back is at y = 0 (the wall), z = 0 is
the floor. `at` then shifts it and `turn` (degrees around z, before the shift) faces it elsewhere:
turn=90 faces +x, turn=-90 faces -x, turn=180 faces +y. All functions return their objects.
"""

import functools
import math

from kit import materials
from kit.shapes import box, cylinder, lathe, move, prism, tube

#: Base cabinet without counter 34 1/2 in. and with it 36 in.; 24 in. deep; toe kick 4 by 3 in.
BASE_HEIGHT = 0.876
COUNTER_HEIGHT = 0.914
BASE_DEPTH = 0.61
TOE_HEIGHT, TOE_DEPTH = 0.1, 0.075
#: Doors are 3/4 in. thick, with 2 1/4 in. stiles and rails.
FRONT = 0.019
STILE = 0.057
#: Gap around a front.
GAP = 0.003


def placed(build):
    """Gives a builder the arguments `at` and `turn` of this module's docstring."""

    @functools.wraps(build)
    def call(*arguments, at=(0, 0, 0), turn=0, **named):
        parts = build(*arguments, **named)
        return move(parts, at, turn)

    return call


def pull(center, metal, length=0.128, upright=False):
    """A bar pull in front of the point `center` on a front's face; length 0 makes a knob."""
    x, y, z = center
    if length == 0:
        profile = [(0.006, 0), (0.006, 0.014), (0.014, 0.018), (0.016, 0.024), (0.012, 0.029), (0, 0.03)]
        knob = lathe(profile, (0, 0, 0), metal, 24)
        knob.rotation_euler = (math.pi / 2, 0, 0)
        knob.location = center
        return [knob]
    half = length / 2
    ends = [(x, z - half), (x, z + half)] if upright else [(x - half, z), (x + half, z)]
    parts = [cylinder((a, y - 0.014, b), 0.0045, 0.03, metal, axis="y", segments=16) for a, b in ends]
    long = length + 0.03
    parts.append(cylinder((x, y - 0.029, z), 0.006, long, metal, axis="z" if upright else "x", segments=16))
    return parts


def front(x, z, width, height, material, style="shaker", y=0.0):
    """A door or drawer front with its lower left corner at (x, z) and its back at y."""
    middle = y - FRONT / 2
    if style == "slab" or height < 0.17:
        return [box((x + width / 2, middle, z + height / 2), (width, FRONT, height), material, bevel=0.002)]
    inner = width - 2 * STILE
    parts = [
        box((x + STILE / 2, middle, z + height / 2), (STILE, FRONT, height), material, bevel=0.0015),
        box((x + width - STILE / 2, middle, z + height / 2), (STILE, FRONT, height), material, bevel=0.0015),
        box((x + width / 2, middle, z + STILE / 2), (inner, FRONT, STILE), material, bevel=0.0015),
        box((x + width / 2, middle, z + height - STILE / 2), (inner, FRONT, STILE), material, bevel=0.0015),
    ]
    panel_height = height - 2 * STILE
    if style == "glass":
        parts.append(box((x + width / 2, middle, z + height / 2), (inner, 0.004, panel_height), materials.glass(), bevel=0))
        parts.append(box((x + width / 2, middle, z + height / 2), (0.018, FRONT, panel_height), material, bevel=0.0015))
        for part in (1 / 3, 2 / 3):
            level = z + STILE + panel_height * part
            parts.append(box((x + width / 2, middle, level), (inner, FRONT, 0.018), material, bevel=0.0015))
    else:
        parts.append(box((x + width / 2, y - 0.005, z + height / 2), (inner + 0.002, 0.01, panel_height + 0.002), material, bevel=0))
        if style == "beaded":
            for step in range(1, int(inner / 0.05)):
                groove = x + STILE + inner * step / int(inner / 0.05)
                parts.append(box((groove, y - 0.011, z + height / 2), (0.006, 0.004, panel_height), material, bevel=0.0018))
    return parts


def _fronts(x, low, high, width, layout, material, style, metal, length, y, reach=0.11):
    """The fronts of one cabinet between the heights `low` and `high`, with their pulls.

    reach: from a door's end to the middle of its upright pull.
    """
    parts = []
    height = high - low
    left, inside = x + GAP / 2, width - GAP
    face = y - FRONT

    def door(at, wide, bottom, tall, hand, high_pull):
        parts.extend(front(at, bottom, wide, tall, material, style, y))
        side = at + (STILE / 2 if hand == "right" else wide - STILE / 2)
        level = bottom + tall - reach if high_pull else bottom + reach
        if style == "slab":
            side = at + (0.04 if hand == "right" else wide - 0.04)
        if metal:
            parts.extend(pull((side, face, level), metal, length, upright=True))

    def drawer(bottom, tall):
        parts.extend(front(left, bottom, inside, tall, material, style, y))
        # A wide drawer's pull is longer, as one orders them.
        long = length * 1.5 if length and inside > 0.6 else length
        level = bottom + (tall / 2 if tall < 0.2 else tall - (STILE / 2 if style != "slab" else 0.05))
        if metal:
            parts.extend(pull((left + inside / 2, face, level), metal, long))

    below = layout.startswith("wall-")
    kind = layout.removeprefix("wall-")
    if kind.startswith("drawers"):
        count = int(kind[7:])
        top = 0.15
        rest = (height - top - GAP * count) / (count - 1)
        for index in range(count - 1):
            drawer(low + GAP + index * (rest + GAP), rest - GAP)
        drawer(high - top, top - GAP)
        return parts
    door_top = high
    if kind.startswith("drawer-"):
        drawer(high - 0.15, 0.15 - GAP)
        door_top = high - 0.15
        kind = kind.removeprefix("drawer-")
    elif kind.startswith("panel-"):
        parts.extend(front(left, high - 0.15, inside, 0.15 - GAP, material, style, y))
        door_top = high - 0.15
        kind = kind.removeprefix("panel-")
    tall = door_top - low - 2 * GAP
    if kind == "doors":
        half = (inside - GAP) / 2
        door(left, half, low + GAP, tall, "left", not below)
        door(left + half + GAP, half, low + GAP, tall, "right", not below)
    else:  # "left" or "right": the side of the hinges
        door(left, inside, low + GAP, tall, kind, not below)
    return parts


@placed
def base_cabinet(width, layout, material, metal=None, style="shaker", pull_length=0.128, height=BASE_HEIGHT, depth=BASE_DEPTH, toe=True):
    """layout: "doors", "left", "right" (the hinges' side), "drawer-doors", "drawer-left", "drawers3", "open".

    "sink-" before it leaves room for a basin; "panel-" instead of "drawer-" is the fixed front that hides it.
    Without `metal` it has no pulls (push latches). Counter not included.
    """
    bottom = TOE_HEIGHT if toe else 0.0
    body = depth - FRONT
    if layout == "open":
        board = 0.019
        parts = [
            box((board / 2, -body / 2, (bottom + height) / 2), (board, body, height - bottom), material, bevel=0.001),
            box((width - board / 2, -body / 2, (bottom + height) / 2), (board, body, height - bottom), material, bevel=0.001),
            box((width / 2, -0.005, (bottom + height) / 2), (width, 0.01, height - bottom), material, bevel=0),
        ]
        for level in (bottom + board / 2, (bottom + height) / 2, height - board / 2):
            parts.append(box((width / 2, -body / 2, level), (width - 2 * board, body, board), material, bevel=0.001))
    else:
        # A basin hangs up to 25 cm deep: there the body is only its sides, back and front rail.
        top = height - 0.27 if layout.startswith("sink-") else height
        layout = layout.removeprefix("sink-")
        parts = [box((width / 2, -body / 2, (bottom + top) / 2), (width, body, top - bottom), material, bevel=0.001)]
        if top < height:
            middle, tall = (top + height) / 2, height - top
            parts += [box((x, -body / 2, middle), (0.018, body, tall), material, bevel=0.001) for x in (0.009, width - 0.009)]
            parts += [box((width / 2, y, middle), (width - 0.036, 0.016, tall), material, bevel=0.001) for y in (-0.008, -body + 0.008)]
        parts += _fronts(0, bottom, height, width, layout, material, style, metal, pull_length, -body)
    if toe:
        kick = body - TOE_DEPTH
        parts.append(box((width / 2, -kick / 2, TOE_HEIGHT / 2), (width, kick, TOE_HEIGHT), material, bevel=0))
    return parts


@placed
def base_run(cabinets, material, metal=None, **named):
    """Base cabinets side by side: `cabinets` is a list of (layout, width); None leaves a gap.

    "filler" is a plain strip: 3 in. of it on either side of an inside corner let drawers and doors pass each other's pulls.
    """
    parts, x = [], 0.0
    for layout, width in cabinets:
        if layout == "filler":
            parts += filler(x, width, material)
        elif layout:
            parts += base_cabinet(width, layout, material, metal, at=(x, 0, 0), **named)
        x += width
    return parts


def filler(x, width, material):
    """A strip at x, as deep as a base cabinet with its doors, over a toe space."""
    return [
        box((x + width / 2, -BASE_DEPTH / 2, (TOE_HEIGHT + BASE_HEIGHT) / 2), (width, BASE_DEPTH, BASE_HEIGHT - TOE_HEIGHT), material, bevel=0.001),
        box((x + width / 2, -(BASE_DEPTH - FRONT - TOE_DEPTH) / 2, TOE_HEIGHT / 2), (width, BASE_DEPTH - FRONT - TOE_DEPTH, TOE_HEIGHT), material, bevel=0),
    ]


@placed
def toe_corner(material):
    """Where two runs with fillers meet: the toe spaces' inside corner. The room's corner is at the origin, to the left."""
    # A little behind and below the runs' own toe boards, so that no two faces lie in one plane.
    deep, reach, high = BASE_DEPTH - FRONT - TOE_DEPTH - 0.002, BASE_DEPTH + 0.04, TOE_HEIGHT - 0.001
    return [
        box((deep / 2, -reach / 2, high / 2), (deep, reach, high), material, bevel=0),
        box((reach / 2, -deep / 2, high / 2), (reach, deep, high), material, bevel=0),
    ]


@placed
def wall_cabinet(width, height, layout, material, metal=None, style="shaker", pull_length=0.128, depth=0.33):
    """A hanging cabinet, its bottom at z = 0: put it at 1.37 m (18 in. above the counter)."""
    body = depth - FRONT
    if style == "glass":
        return _open_box(width, height, body, material, shelves=2) + _fronts(
            0, 0, height, width, f"wall-{layout}", material, style, metal, pull_length, -body
        )
    parts = [box((width / 2, -body / 2, height / 2), (width, body, height), material, bevel=0.001)]
    return parts + _fronts(0, 0, height, width, f"wall-{layout}", material, style, metal, pull_length, -body)


def _open_box(width, height, depth, material, shelves):
    """A cabinet's carcase without fronts."""
    board = 0.019
    parts = [box((width / 2, -0.004, height / 2), (width, 0.008, height), material, bevel=0)]
    for x in (board / 2, width - board / 2):
        parts.append(box((x, -depth / 2, height / 2), (board, depth, height), material, bevel=0.001))
    for index in range(shelves + 2):
        level = board / 2 + (height - board) * index / (shelves + 1)
        parts.append(box((width / 2, -depth / 2, level), (width - 2 * board, depth, board), material, bevel=0.001))
    return parts


@placed
def bookcase(width, height, depth, material, shelves=3):
    """An open case from the floor or on the wall."""
    return _open_box(width, height, depth, material, shelves)


@placed
def crown(width, depth, material, height=0.09):
    """The molding on top of wall cabinets: give it the cabinets' width and depth."""
    profile = [(0, 0), (-depth - 0.005, 0), (-depth - 0.015, 0.02), (-depth - 0.05, 0.07), (-depth - 0.055, height), (0, height)]
    return [prism(profile, width, material, plane="yz", bevel=0.002)]


@placed
def tall_cabinet(width, height, material, metal=None, style="shaker", pull_length=0.2, depth=BASE_DEPTH, split=1.4, doors=1):
    """A pantry: doors below and above `split`, their pulls well apart so that they don't read as one bar."""
    body, reach = depth - FRONT, pull_length / 2 + 0.08
    parts = [
        box((width / 2, -body / 2, (TOE_HEIGHT + height) / 2), (width, body, height - TOE_HEIGHT), material, bevel=0.001),
        box((width / 2, -(body - TOE_DEPTH) / 2, TOE_HEIGHT / 2), (width, body - TOE_DEPTH, TOE_HEIGHT), material, bevel=0),
    ]
    layout = "doors" if doors == 2 else "left"
    parts += _fronts(0, TOE_HEIGHT, split, width, layout, material, style, metal, pull_length, -body, reach)
    return parts + _fronts(0, split, height, width, f"wall-{layout}", material, style, metal, pull_length, -body, reach)


@placed
def counter(width, material, depth=0.635, thickness=0.038, hole=None, height=COUNTER_HEIGHT, back=0.0):
    """A counter whose top is at `height`. hole: (from x, to x, from depth, to depth) for a sink.

    An apron sink's hole runs to the front edge: give it the depth as its end.
    """
    z = height - thickness / 2
    if hole is None:
        return [box((width / 2, -depth / 2 - back, z), (width, depth, thickness), material, bevel=0.003)]
    left, right, near, far = hole
    rectangles = [(0, left, 0, depth), (right, width, 0, depth), (left, right, 0, near), (left, right, far, depth)]
    return [
        box(((a + b) / 2, -(c + d) / 2 - back, z), (b - a, d - c, thickness), material, bevel=0.0 if a == left else 0.002)
        for a, b, c, d in rectangles
        if b - a > 0.001 and d - c > 0.001
    ]


@placed
def shelf(width, material, depth=0.25, thickness=0.035, bracket=None):
    """A wall shelf, its top at z = 0. bracket: a metal for two iron brackets; without it it floats."""
    parts = [box((width / 2, -depth / 2, -thickness / 2), (width, depth, thickness), material, bevel=0.003)]
    for x in (width * 0.15, width * 0.85) if bracket else ():
        z = -thickness - 0.004
        parts += [
            box((x, -depth * 0.42, z), (0.025, depth * 0.84, 0.007), bracket, bevel=0.001),
            box((x, -0.0045, z - 0.08), (0.025, 0.007, 0.16), bracket, bevel=0.001),
            tube([(x, -0.01, z - 0.14), (x, -depth * 0.3, z - 0.06), (x, -depth * 0.75, z - 0.004)], 0.006, bracket, smooth=True),
        ]
    return parts


@placed
def island(width, depth, material, metal, top, overhang=0.3, style="shaker", drawers=3):
    """An island whose cabinets face -y and whose seats are at the back (+y side, under the overhang)."""
    parts = base_run([(f"drawers{drawers}", width / 3), ("drawer-doors", width / 3), (f"drawers{drawers}", width / 3)], material, metal, style=style)
    parts += [box((width / 2, 0.01, (BASE_HEIGHT) / 2), (width, 0.02, BASE_HEIGHT), material, bevel=0.002)]
    count = 3
    for index in range(count):
        panel = width / count
        parts += move(front(0, 0.1, panel - 0.01, BASE_HEIGHT - 0.12, material, style), (panel * (index + 1) - 0.005, 0.02, 0), 180)
    for x in (-0.0095, width + 0.0095):
        parts.append(box((x, -depth / 2 + 0.02, BASE_HEIGHT / 2), (0.019, depth, BASE_HEIGHT), material, bevel=0.002))
    length = BASE_DEPTH + overhang + 0.05
    parts.append(box((width / 2, -BASE_DEPTH - 0.02 + length / 2, COUNTER_HEIGHT - 0.019), (width + 0.1, length, 0.038), top, bevel=0.004))
    return parts


@placed
def range_cooker(width=0.76, body=None, trim=None, top=None):
    """A gas range: oven door with window and rail, knobs, grates. Its top is at counter height."""
    body = body or materials.metal("steel")
    trim = trim or materials.metal("steel")
    black = materials.metal("iron")
    enamel = top or materials.plastic("#161617", 0.25)
    depth, middle = 0.66, width / 2
    parts = [
        box((middle, -0.32, 0.49), (width - 0.004, 0.62, 0.8), body, bevel=0.004),
        box((middle, -0.31, 0.05), (width - 0.05, 0.5, 0.1), enamel, bevel=0.002),
        # Drawer, oven door, its window and the control panel.
        box((middle, -0.645, 0.185), (width - 0.01, 0.03, 0.17), body, bevel=0.005),
        box((middle, -0.65, 0.515), (width - 0.01, 0.04, 0.46), body, bevel=0.006),
        box((middle, -0.6715, 0.5), (width - 0.24, 0.006, 0.25), materials.plastic("#0c0c0d", 0.08), bevel=0.002),
        box((middle, -0.655, 0.825), (width - 0.006, 0.05, 0.13), body, bevel=0.01),
        box((middle, -0.33, 0.905), (width - 0.004, depth, 0.02), enamel, bevel=0.006),
    ]
    for x in (0.09, width - 0.09):
        parts.append(cylinder((x, -0.69, 0.7), 0.008, 0.05, trim, axis="y", segments=16))
    parts.append(cylinder((middle, -0.715, 0.7), 0.011, width - 0.12, trim, axis="x", segments=20))
    for index in range(5):
        x = middle + (index - 2) * (width - 0.2) / 4
        parts.append(cylinder((x, -0.694, 0.83), 0.021, 0.03, trim, axis="y", bevel=0.004, segments=24))
        parts.append(cylinder((x, -0.682, 0.83), 0.026, 0.006, black, axis="y", segments=24))
    for x in (width * 0.25, width * 0.75):
        for y in (-0.19, -0.47):
            parts.append(cylinder((x, y, 0.922), 0.045, 0.014, black, bevel=0.004))
            for angle in (0, 90):
                parts.append(box((x, y, 0.942), (0.24, 0.012, 0.014), black, bevel=0.003, rotation=(0, 0, angle)))
        for y in (-0.06, -0.33, -0.6):
            parts.append(box((x, y, 0.936), (width / 2 - 0.03, 0.014, 0.02), black, bevel=0.004))
        for side in (-1, 1):
            parts.append(box((x + side * (width / 4 - 0.022), -0.33, 0.936), (0.014, 0.55, 0.02), black, bevel=0.004))
    return parts


@placed
def hood(width=0.76, material=None, style="plaster", ceiling=2.45, band=None):
    """A range hood. style: "plaster" (tapered, with a wooden band if you like) or "metal" (box and duct).

    Its underside is at z = 1.68; a wooden band's at 1.76, more than 30 in. above the burners.
    """
    material = material or materials.plaster()
    low, middle = 1.76 if band else 1.68, width / 2
    if style == "metal":
        return [
            box((middle, -0.25, low + 0.03), (width, 0.5, 0.06), material, bevel=0.004),
            prism([(0, low + 0.06), (-0.5, low + 0.06), (-0.29, low + 0.24), (0, low + 0.24)], width - 0.3, material, plane="yz", origin=(0.15, 0, 0)),
            box((middle, -0.15, (low + 0.24 + ceiling) / 2), (0.3, 0.28, ceiling - low - 0.24), material, bevel=0.003),
        ]
    side = [(0, low + 0.14), (-0.5, low + 0.14), (-0.44, low + 0.25), (-0.36, low + 0.45), (-0.33, ceiling), (0, ceiling)]
    parts = [prism(side, width, material, plane="yz", bevel=0.006)]
    parts.append(box((middle, -0.26, low + 0.07), (width + 0.03, 0.52, 0.14), band or material, bevel=0.006))
    return parts


@placed
def dishwasher(open_degrees=0, panel=None):
    """24 in. wide, to stand under a counter. open_degrees: 0 closed, 90 flat."""
    steel = panel or materials.metal("steel")
    tub = materials.metal("steel", 0.35)
    gray = materials.plastic("#6d7073", 0.5)
    width, top = 0.6, 0.86
    parts = [
        box((0.006, -0.3, 0.48), (0.012, 0.58, 0.76), tub, bevel=0.001),
        box((width - 0.006, -0.3, 0.48), (0.012, 0.58, 0.76), tub, bevel=0.001),
        box((width / 2, -0.01, 0.48), (width, 0.012, 0.76), tub, bevel=0.001),
        box((width / 2, -0.3, 0.852), (width, 0.58, 0.016), tub, bevel=0.001),
        box((width / 2, -0.3, 0.11), (width, 0.58, 0.02), tub, bevel=0.001),
        box((width / 2, -0.52, 0.05), (width, 0.02, 0.1), materials.plastic("#1c1c1d"), bevel=0.001),
    ]
    door = [
        box((width / 2, -0.018, 0.37), (width - 0.006, 0.03, 0.74), steel, bevel=0.004),
        box((width / 2, 0.004, 0.37), (width - 0.03, 0.016, 0.7), tub, bevel=0.004),
        box((width / 2 - 0.12, 0.014, 0.37), (0.16, 0.01, 0.12), gray, bevel=0.003),
        cylinder((width / 2, -0.06, 0.68), 0.009, width - 0.1, steel, axis="x", segments=20),
        cylinder((0.1, -0.045, 0.68), 0.007, 0.04, steel, axis="y", segments=12),
        cylinder((width - 0.1, -0.045, 0.68), 0.007, 0.04, steel, axis="y", segments=12),
    ]
    angle = math.radians(open_degrees)
    for part in door:
        x, y, z = part.location
        part.rotation_euler[0] += angle
        part.location = (x, -0.59 + y * math.cos(angle) - z * math.sin(angle), top - 0.74 + y * math.sin(angle) + z * math.cos(angle))
    parts += door
    if open_degrees:
        parts += _rack(width, 0.24, -0.3, gray) + _rack(width, 0.56, -0.3, gray)
    return parts


def _rack(width, z, y, material):
    """A wire basket of a dishwasher."""
    left, right, near, far = 0.035, width - 0.035, y + 0.25, y - 0.25
    parts = []
    for level in (z, z + 0.1):
        ring = [(left, near, level), (right, near, level), (right, far, level), (left, far, level)]
        parts.append(tube(ring, 0.003, material, closed=True))
    for step in range(14):
        x = left + (right - left) * (step + 0.5) / 14
        parts.append(tube([(x, near, z + 0.1), (x, near, z), (x, far, z), (x, far, z + 0.1)], 0.0022, material))
        for row in range(4):
            depth = near + (far - near) * (row + 0.7) / 4.4
            parts.append(tube([(x, depth, z), (x, depth + 0.012, z + 0.075)], 0.002, material))
    return parts
