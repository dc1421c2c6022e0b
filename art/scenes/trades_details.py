"""Close views of the trades at work: hinge, brush, jamb, railing, plaster, gutter."""

import math
import random

from kit import light, materials, room, shapes
from kit import site_props as props
from kit.picture import picture


def phillips_screw(x, z, metal, y=0.0, proud=0.0, turn=20):
    """The countersunk head of a screw in a face at `y` that looks towards -y; `proud`: how far it stands out."""
    dark = materials.plastic("#0c0c0c")
    head = [(0.0019, -0.012), (0.0019, -0.0035), (0.0042, -0.0006), (0.0042, 0), (0.0030, 0.0004), (0, 0.0005)]
    parts = [shapes.lathe(head, (0, 0, 0), metal, 32)]
    for angle in (0, 90):
        parts.append(shapes.box((0, 0, 0.0003), (0.0046, 0.0011, 0.0007), dark, 0, (0, 0, angle)))
    props.place(parts, (0, 0, 0), (0, 0, turn))
    return props.place(parts, (x, y - proud, z), (90, 0, 0))


#: A 3 1/2 in. hinge: height, a leaf's width from the pin, its thickness, the corners' radius (1/4 in.).
_HIGH, _WIDE, _THICK, _CORNER = 0.089, 0.0355, 0.0024, 0.0064
#: How far a leaf's face lies beside the pin's axis.
_OFFSET = 0.0017
_HOLES = ((0.0265, 0.032), (0.0185, 0.0), (0.0265, -0.032))


def _leaf_outline(side, more=0.0):
    """A leaf's outline from its knuckle towards `side`; `more`: how much wider on all sides."""
    half, reach, corner = _HIGH / 2 + more, _WIDE + more, _CORNER + more
    outline = [(0.002, -half)]
    for step in range(7):
        a = math.radians(-90 + 15 * step)
        outline.append((reach - corner + corner * math.cos(a), -half + corner + corner * math.sin(a)))
    return [(side * x, z) for x, z in outline + [(x, -z) for x, z in outline[::-1]]]


def _hinge_leaf(metal, side, skip=()):
    """One leaf with its screws and knuckles around the pin (the z axis), its face towards -y."""
    plate = props.slab(_leaf_outline(side), _THICK, metal, "xz", (0, _OFFSET, 0), 0.0004)
    parts = [plate]
    for number, (x, z) in enumerate(_HOLES):
        if number in skip:
            parts.append(shapes.cylinder((side * x, _OFFSET + 0.0004, z), 0.0045, 0.001, materials.plastic("#191512"), "y", 0, 32))
        else:
            parts += phillips_screw(side * x, z, metal, _OFFSET, turn=25 + 37 * number + side * 20)
    barrel = _HIGH / 5
    for number in range(5):
        if (number % 2 == 0) == (side > 0):
            parts.append(shapes.cylinder((0, 0, -_HIGH / 2 + barrel * (number + 0.5)), 0.0056, barrel - 0.0007, metal, bevel=0.0006, segments=48))
    return parts


def _mortise(board, side, turn):
    """Lets a leaf into `board`: a recess as deep as the leaf is thick, a saw's kerf wider than it.

    Returns the cutter: it has to be turned with the board.
    """
    cutter = shapes.prism(_leaf_outline(side, 0.0008), 0.02, None, "xz", (0, _OFFSET - 0.0002 - 0.0175 + _THICK + 0.0006 - 0.002, 0), 0)
    props.place(cutter, (0, 0, 0), (0, 0, turn))
    cutter.hide_render = cutter.hide_viewport = True
    cut = board.modifiers.new("mortise", "BOOLEAN")
    cut.object, cut.operation, cut.solver = cutter, "DIFFERENCE", "EXACT"
    return cutter


def _long_screw(metal, out):
    """A 3 in. wood screw along x, its head's face at x = `out`: a thread round a thin core."""
    parts = [shapes.lathe([(0, -0.076), (0.0009, -0.070), (0.0014, -0.0036), (0.0040, -0.0006), (0.0040, 0), (0.0026, 0.0003), (0, 0.0003)], (0, 0, 0), metal, 40)]
    pitch, high = 0.0021, 0.070
    helix = [(0.0018 * math.cos(a), 0.0018 * math.sin(a), -0.0055 - pitch * a / (2 * math.pi)) for a in (step * math.pi / 10 for step in range(round((high - 0.008) / pitch * 20)))]
    parts.append(shapes.tube(helix, 0.0005, metal))
    for angle in (20, 110):
        parts.append(shapes.box((0, 0, 0.0002), (0.0046, 0.0011, 0.0006), materials.plastic("#0c0c0c"), 0, (0, 0, angle)))
    return props.place(parts, (out, 0, 0), (0, 90, 0))


@picture("text-maintenance", samples=40)
def text_maintenance():
    """A door's hinge, both leaves let in flush; a 3 in. screw goes through the middle hole of the jamb's leaf."""
    white, brass = materials.paint("#ebe5d8", 0.38), materials.metal("brass", 0.30)
    oak = materials.wood("oak", axis="z", tint="#e6c49a")
    # The pin is the z axis. The jamb's face looks towards +x, its stop stands where the closed door ends.
    jamb = shapes.box((-0.0112, 0.0645, 0), (0.0190, 0.117, 1.6), white, 0)
    _mortise(jamb, 1, 90)
    shapes.box((0.0035, 0.0845, 0), (0.0105, 0.077, 1.6), white, 0.002)
    shapes.box((-0.050, -0.002, 0), (0.084, 0.017, 1.6), white, 0.003)
    shapes.box((-0.050, 0.131, 0), (0.084, 0.017, 1.6), white, 0.003)
    shapes.box((-0.56, 0.125, 0), (0.94, 0.012, 1.6), materials.paint("#8f9f83", 0.8), 0)
    props.place(_hinge_leaf(brass, 1, (1,)), (0, 0, 0), (0, 0, 90))

    # The door stands open by 105 degrees: a stile of 4 1/2 in., then a panel.
    open_by = 105
    stile = shapes.box((0.0017 + 0.057, 0.0235, 0), (0.114, 0.035, 1.6), oak, 0.0016)
    recess = _mortise(stile, -1, -90)
    panel = shapes.box((0.25, 0.0235, 0), (0.28, 0.016, 1.6), oak, 0)
    rail = shapes.box((0.120, 0.0235, 0), (0.010, 0.030, 1.6), oak, 0.004)
    props.place([stile, recess, panel, rail], (0, 0, 0), (0, 0, -open_by))
    props.place(_hinge_leaf(brass, -1), (0, 0, 0), (0, 0, -90 - open_by))
    for sign in (-1, 1):
        tip = [(0.0056, 0), (0.0062, 0.001), (0.0062, 0.0022), (0.004, 0.0032), (0.0044, 0.0052), (0.003, 0.0072), (0, 0.0076)]
        props.place(shapes.lathe(tip, (0, 0, 0), brass, 40), (0, 0, sign * _HIGH / 2), (0 if sign > 0 else 180, 0, 0))

    # The screw is half way in; the driver stands square to the jamb behind it.
    steel = materials.metal("galvanized", 0.3)
    out = 0.017
    props.place(_long_screw(steel, out), (-_OFFSET, _HOLES[1][0], 0))
    driver = props.screwdriver((0.42, 0.035, 0.02), 0.10)
    props.place(driver, (out - _OFFSET - 0.0008, _HOLES[1][0], 0), (0, 90, 0))

    # What the brass reflects: a bright window and a dim room.
    glow, pane = materials.emitter("#fff1dc", 2.2), materials.emitter("#dfe8d8", 1.5)
    glow.cycles.sample_as_light = pane.cycles.sample_as_light = False
    shapes.sheet([(1.0, 0.6, 0.1), (0.8, 1.2, 0.1), (0.8, 1.2, 0.9), (1.0, 0.6, 0.9)], glow)
    shapes.box((-0.4, -2.2, 0), (6, 0.1, 4), materials.paint("#77858b", 0.8), 0)
    shapes.box((-1.6, -2.1, 0.2), (0.7, 0.05, 1.4), pane, 0)
    light.sun_sky(24, 74, sun=4.0, sky=0.14)
    light.area((0.9, 0.9, 0.5), (0, 0, 0), 0.6, 3.5, (1.0, 0.94, 0.87))
    light.camera((0.390, 0.262, 0.115), (0.004, 0.006, -0.004), lens=62, straight=False, focus=(0.0, 0.018, 0), fstop=11)


@picture("text-painting", samples=28)
def text_painting():
    """A brush laid across an open can from rim to rim; behind it the baseboard's tape and the first band of color."""
    paint = "#b0552f"
    wall, trim = materials.paint("#e6dfd0", 0.85), materials.paint("#f1ece2", 0.35)
    color = materials.paint(paint, 0.55)
    shapes.box((0, 0.66, 0.75), (4, 0.1, 1.6), wall, 0)
    props.place(room.moulding(room.BASEBOARD, 4, trim), (-2, 0.61, 0))
    shapes.box((0, 0.6085, 0.1335), (4, 0.012, 0.001), trim, 0)
    shapes.box((0, 0.6060, 0.1275), (4, 0.012, 0.019), materials.paint("#2f6fae", 0.7), 0.001)
    # The band cut in with the brush: its top edge is the brush's own.
    chance = random.Random(3)
    outline = [(-2, 0.137), (0.62, 0.137)]
    x = 0.62
    while x > -2:
        outline.append((x, 0.30 + 0.006 * math.sin(x * 9) + chance.uniform(-0.0025, 0.0025)))
        x -= chance.uniform(0.015, 0.05)
    shapes.prism(outline, 0.0012, color, "xz", (0, 0.6092, 0), 0)
    for _ in range(46):
        start, z = 0.60 + chance.uniform(-0.02, 0.02), chance.uniform(0.14, 0.31)
        shapes.box((start + 0.03, 0.6098, z), (chance.uniform(0.05, 0.16), 0.0012, chance.uniform(0.001, 0.005)), color, 0, (0, chance.uniform(-3, 3), 0))
    props.place(props.drop_cloth(2.6, 1.5, 4, materials.fabric("#cdbf9f", 3000), 30, 0.014, 0.012), (0, -0.16, 0), (0, 0, 3))
    props.place(props.paint_can(paint), (0.02, 0.08, 0.012), (0, 0, 20))
    # The brush lies across the can: the handle on the near rim, the loaded bristles on the far one.
    props.place(props.brush(paint), (0.052, 0.060, 0.2135), (4, 1.2, 14))
    cards = ["#7c2b25", "#b0552f", "#c98a5e", "#e0b98f", "#efe0c4", "#8f9f83", "#34493a"]
    props.place(props.color_cards(cards), (0.225, -0.11, 0.016), (0, 0, 24))
    props.place(props.paint_lid(paint), (-0.25, 0.02, 0.014))
    props.place(props.tape_roll(), (0.30, 0.26, 0.014))
    light.sun_sky(19, 262, sun=4.6, sky=0.13)
    light.area((-1.2, -1.0, 1.2), (0, 0.1, 0.1), 1.2, 9, (1.0, 0.95, 0.88))
    light.camera((0.13, -0.80, 0.46), (0.045, 0.12, 0.150), lens=52, straight=False, focus=(-0.02, 0.05, 0.21), fstop=5.6)
