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


def butt_hinge(metal, angle):
    """A 3 1/2 in. hinge around its pin (the z axis): one leaf towards -x in the plane y = 0, the other turned by `angle`.

    Both leaves' faces look towards -y when it lies flat.
    """
    high, wide, thick = 0.089, 0.037, 0.0026
    corner = 0.013

    def leaf(side, skip):
        outline = [(0.004, -high / 2)]
        for step in range(7):
            a = math.radians(-90 + 15 * step)
            outline.append((wide - corner + corner * math.cos(a), -high / 2 + corner + corner * math.sin(a)))
        outline += [(x, -z) for x, z in outline[::-1]]
        plate = props.slab([(side * x, z) for x, z in outline], thick, metal, "xz", (0, -0.0008, 0), 0.0005)
        parts = [plate]
        for number, (x, z) in enumerate(((0.0285, 0.031), (0.0215, 0.0), (0.0285, -0.031))):
            if number not in skip:
                parts += phillips_screw(side * x, z, metal, -0.0008, turn=25 + 37 * number + side * 20)
        return parts

    fixed, turned = leaf(-1, (1,)), leaf(1, ())
    barrel = high / 5
    for number in range(5):
        part = shapes.cylinder((0, -0.0045, -high / 2 + barrel * (number + 0.5)), 0.0062, barrel - 0.0006, metal, bevel=0.0006, segments=40)
        (fixed if number % 2 == 0 else turned).append(part)
    for sign in (-1, 1):
        tip = [(0.0062, 0), (0.0066, 0.001), (0.0066, 0.0025), (0.004, 0.0035), (0.0045, 0.006), (0.003, 0.0085), (0, 0.009)]
        part = shapes.lathe(tip, (0, 0, 0), metal, 40)
        fixed.append(props.place(part, (0, -0.0045, sign * high / 2), (0 if sign > 0 else 180, 0, 0)))
    props.place(turned, (0, 0, 0), (0, 0, -angle))
    return fixed + turned


@picture("text-maintenance", samples=28)
def text_maintenance():
    """A door's hinge: the middle screw is being driven home again."""
    white, brass = materials.paint("#efe9dc", 0.35), materials.metal("brass")
    oak = materials.wood("oak", axis="z")
    # The jamb of a 4 5/8 in. wall looks towards the camera, its corner at the pin; the door hangs right of it.
    shapes.box((-0.0605, 0.0105, 0), (0.117, 0.019, 1.6), white, 0.0015)
    shapes.box((-0.060, -0.006, 0), (0.034, 0.012, 1.6), white, 0.002)
    casing = room.moulding(room.CASING, 1.6, white)
    props.place(casing, (0, 0, 0), (0, -90, 0))
    props.place(casing, (-0.117, 0.010, -0.8), (0, 0, 0))
    shapes.box((-0.0605, 0.65, 0), (0.115, 1.2, 1.6), materials.paint("#8f9f83", 0.8), 0)
    butt_hinge(brass, 38)
    door = [shapes.box((0.0195, 0.42, 0), (0.035, 0.84, 1.6), oak, 0.002)]
    props.place(door, (0, 0, 0), (0, 0, -38))
    phillips_screw(-0.0215, 0.0, brass, -0.0008, 0.004, 10)
    props.place(props.screwdriver((0.05, 0.12, 0.30), 0.11), (-0.0215, -0.0052, 0.0), (90, 0, 0))

    # The room behind, far out of focus: a window on the garden, its casing and stool.
    shapes.box((2.6, 2.3, 0), (7, 0.1, 4), materials.paint("#8fa0a6", 0.8), 0)
    for x in (2.30, 2.72):
        shapes.box((x, 2.23, 0.34), (0.36, 0.03, 0.95), materials.emitter("#e9f0cf", 1.6), 0)
    shapes.box((2.51, 2.24, 0.34), (0.90, 0.02, 1.06), materials.paint("#f1ece0", 0.5), 0)
    shapes.box((2.51, 2.20, -0.20), (1.06, 0.10, 0.03), materials.paint("#f1ece0", 0.5), 0)
    light.sun_sky(24, 238, sun=4.2, sky=0.16)
    light.area((0.6, -0.9, 0.5), (0, 0, 0), 0.7, 4, (1.0, 0.93, 0.85))
    light.area((2.6, 1.2, 1.6), (2.6, 2.3, 0), 1.0, 22, (1.0, 0.9, 0.75))
    light.camera((-0.30, -0.36, 0.05), (-0.002, -0.02, 0.0), lens=62, straight=False, focus=(-0.012, -0.02, 0), fstop=8)


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
