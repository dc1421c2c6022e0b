"""The carpentry shop and its showroom, and joints seen close by."""

import math
import random

from kit import furnishings, household, light, materials, millwork, room, shapes, shop, site_props
from kit.picture import at_night, picture


@picture("header-carpentry", samples=36, exposure=0.2)
@at_night("header-carpentry", exposure=0.6)
def workshop(night=False):
    """The workshop: a bench under the window, a plane in its shavings; the boards' calm wall on the left. At night by a lamp over the bench."""
    width, depth, height = 6.2, 4.0, 2.9
    boards = materials.paint("#5d6a70", 0.75)
    white = materials.paint("#d9d2c4", 0.85)
    pine, trim = materials.wood("pine"), materials.paint("#e4ddcf", 0.4)
    floor = materials.planks("oak", 0.15, 2.4, "x", tint="#9c8263", roughness=0.65)
    window = room.Opening(3.15, 1.9, 1.12, 1.25)
    walls = room.room(width, depth, height, white, floor, materials.planks("pine", 0.12, 2.2, "y", tint="#c9a983"), {"north": [window], "east": [room.Opening(0.55, 2.2, 0.9, 1.7)], "south": [room.Opening(0.6, 2.2, 0.6, 1.8)]})
    north = walls["north"]
    north.place(room.window_unit(1.9, 1.25, trim, kind="casement", lights=(5, 3)), window.middle, 1.12)
    room.backdrop((4.1, depth + 5, 2.0), 13, 7, strength=1.5, night=night, horizon=0.28)
    # Board walls: vertical planks, painted, around the window.
    for start, end in ((0.0, 3.04), (5.16, 6.2)):
        north.place(millwork.beadboard(end - start, height, boards, board=0.14), start)
    north.place(millwork.beadboard(2.12, 1.0, boards, board=0.14), 3.04)
    north.place(shapes.move(millwork.beadboard(2.12, 0.42, boards, board=0.14), (0, 0, 2.48)), 3.04)

    bench = shop.workbench(2.3, 0.68, 0.88)
    shapes.move(bench, (4.10, 3.02, 0), 0)
    top = 0.88
    # The board being planed, the plane on it, its shavings.
    stock = materials.wood("pine", axis="x", tint="#f0d3a6", roughness=0.6)
    shapes.box((4.02, 2.90, top + 0.016), (1.25, 0.17, 0.032), stock, 0.002)
    plane = shop.smoothing_plane()
    site_props.place(plane, (4.22, 2.89, top + 0.032), (0, 0, 172), 1.12)
    for x, y, number, spread, heap in ((3.98, 2.86, 10, (0.12, 0.06), 0.03), (3.75, 2.78, 26, (0.34, 0.12), 0.05), (4.55, 2.80, 12, (0.25, 0.09), 0.02)):
        z = top + (0.032 if number == 10 else 0.0)
        shapes.move(shop.shavings(number, spread, seed=number, size=1.35, heap=heap), (x, y, z))
    shapes.move(shop.shavings(60, (1.0, 0.5), seed=77, size=1.5), (4.0, 2.35, 0.001))
    shapes.move(shop.mallet(), (4.92, 2.90, top + 0.033), 150)
    for step in range(3):
        site_props.place(shop.chisel(0.012 + 0.006 * step), (5.00 + 0.02 * step, 3.12 + 0.045 * step, top), (0, 0, 160 + 4 * step), 1.1)
    shapes.move(shop.try_square(), (3.36, 3.12, top), 24)
    site_props.place(site_props.pencil(), (3.52, 2.86, top), (0, 0, 30))
    site_props.place(site_props.tape_measure(0.12), (3.26, 2.86, top + 0.001), (0, 0, 200))
    shapes.move(furnishings.mug(materials.ceramic("#4a6a86", 0.3, 0.4), materials.paint("#3a2416", 0.1)), (3.12, 3.18, top), 130)
    can = shapes.lathe([(0, 0), (0.045, 0), (0.045, 0.11), (0.043, 0.11), (0.043, 0.01), (0, 0.01)], (4.72, 3.26, top), materials.metal("galvanized"))
    can.name = "brush can"
    for step in range(5):
        angle = step * 1.25
        shapes.tube([(4.72, 3.26, top + 0.02), (4.72 + 0.05 * math.cos(angle), 3.26 + 0.05 * math.sin(angle), top + 0.22 + 0.02 * (step % 3))], 0.006, materials.wood("oak", axis="z"))
    # Under the bench: boards and a box.
    chance = random.Random(5)
    for step in range(5):
        shapes.box((4.05 + chance.uniform(-0.1, 0.1), 2.98 + chance.uniform(-0.02, 0.02), 0.290 + 0.027 * step), (1.45, 0.20, 0.025), materials.wood("oak" if step % 2 else "walnut"), 0.002)

    # Saws and templates on the wall right of the window.
    for along, up, turn in ((5.40, 1.95, -80), (5.70, 1.98, -82), (5.95, 1.92, -78)):
        saw = shop.hand_saw(0.56 if along < 5.9 else 0.40)
        for item in saw:
            item.rotation_euler.y = math.radians(-turn)
        north.place(saw, along, up, 0.02)
    rack = [shapes.box((5.62, -0.06, 1.28), (0.86, 0.09, 0.022), pine, 0.003)]
    north.place(rack)
    for step in range(6):
        item = shop.chisel(0.010 + 0.003 * step)
        for part in item:
            part.rotation_euler.y = math.radians(90)
            part.location.z += 0.06
        north.place(item, 5.28 + 0.135 * step, 1.262, 0.065)
    # Boards on the wall at left: a rack of three arms, and long boards leaning below.
    for z in (1.55, 1.98):
        for x in (0.55, 1.45, 2.35):
            arm = [shapes.box((x, -0.17, z), (0.045, 0.34, 0.06), pine, 0.004), shapes.box((x, -0.02, z), (0.045, 0.04, 0.30), pine, 0.004)]
            north.place(arm)
    kinds = ("pine", "oak", "pine", "walnut", "maple", "cedar")
    for base, rows in ((1.58, 3), (2.01, 2)):
        for row in range(rows):
            z = base + 0.0135 + row * 0.0275
            y = depth - 0.06
            while y > depth - 0.32:
                deep = chance.uniform(0.09, 0.15)
                long = chance.uniform(2.2, 2.75)
                shapes.box((1.42 + chance.uniform(-0.12, 0.12), y - deep / 2, z), (long, deep, 0.025), materials.wood(chance.choice(kinds)), 0.002)
                y -= deep + 0.006
    for step in range(7):
        kind = kinds[step % 6]
        tall = 2.0 - 0.13 * step + chance.uniform(0, 0.15)
        item = shapes.box((0.38 + step * 0.19, depth - 0.20 - 0.012 * step, tall / 2 * 0.985 * 0.6), (0.15, 0.024, tall * 0.6), materials.wood(kind, axis="z"), 0.002, (-9, 0, 0))
        item.name = "leaning board"
    shapes.move(furnishings.potted_plant(0.30, seed=8, leaf_length=0.09, leaf_width=0.05), (3.42, depth - 0.03, 1.135))

    if night:
        light.dusk_outside()
        # Two shaded lamps hang above the picture's edge: one over the bench, one before the boards.
        light.spot((4.3, 2.75, 2.55), (4.2, 3.0, 0.9), 190, 128, radius=0.09, color=light.LAMPLIGHT, blend=1.0)
        light.spot((1.3, 2.9, 2.6), (1.2, 3.7, 0.9), 140, 125, radius=0.09, color=light.LAMPLIGHT, blend=1.0)
        light.area((4.1, depth - 0.05, 1.75), (3.8, 1, 0.6), (1.8, 1.2), 14, light.BLUE_HOUR)
        light.area((2.5, 0.2, 2.4), (3.0, 4, 1.0), (4.0, 1.0), 10, light.BLUE_HOUR)
    else:
        light.sun_sky(15, 113, sun=20, inside=True)
        light.area((4.1, depth - 0.05, 1.75), (3.8, 1, 0.6), (1.8, 1.2), 30, (0.90, 0.95, 1.0))
        light.area((2.5, 0.2, 2.4), (3.0, 4, 1.0), (4.0, 1.0), 55, (1.0, 0.94, 0.85))
    light.camera((2.75, 0.25, 1.58), (3.06, depth, 1.06), lens=28.5)


@picture("text-carpentry", samples=40, exposure=0.2)
def joint():
    """A through dovetail driven home: four maple tails between cherry pins, their ends a hair proud; pencil and chisel."""
    bench = materials.wood("oak", axis="x", tint="#b0865c", roughness=0.55)
    for step in range(9):
        shapes.box((0.1, -0.42 + 0.12 * step, -0.03), (2.6, 0.1192, 0.06), bench, 0.0015)
    maple = materials.wood("sugar maple", 0.35, "x", "#f8ecd8", 0.5)
    cherry = materials.wood("cherry", 0.5, "y", None, 0.5)
    # Before they are planed flush, tails and pins stand out by a hundredth of an inch.
    corner = shop.dovetail(0.30, 0.140, 4, maple, cherry, 0.019, 0.26, proud=0.0003, edge=0.00012)
    site_props.place(corner, (0.0013, -0.0094, 0.0003), (0, 0, 8))
    site_props.place(shop.chisel(0.019), (0.185, -0.075, 0.0003), (0, 0, 196))
    site_props.place(site_props.pencil(), (0.075, -0.062, 0.0003), (0, 0, 21))
    shapes.move(shop.shavings(5, (0.07, 0.03), "maple", 3, 0.55, 0.0), (-0.15, -0.03, 0.0005))
    shapes.move(shop.shavings(26, (0.35, 0.12), "pine", 15, 0.9, 0.03), (0.18, 0.52, 0.0005))
    shapes.move(shop.mallet(), (-0.25, 0.42, 0.033), 40)
    site_props.place(shop.smoothing_plane(), (0.42, 0.36, 0.0), (0, 0, 205))
    shapes.move(shop.try_square(), (-0.33, 0.13, 0.0003), -22)
    # Behind: the shop's blue wall with a window's brightness, far out of focus.
    shapes.box((0.2, 1.75, 0.6), (5.0, 0.05, 2.6), materials.paint("#42566b", 0.8), 0)
    shapes.box((1.05, 1.715, 0.78), (0.9, 0.02, 1.0), materials.emitter("#fff0d8", 2.2), 0)
    for x in (0.58, 1.05, 1.52):
        shapes.box((x, 1.70, 0.78), (0.05, 0.03, 1.1), materials.paint("#e4ddcf"), 0)
    shapes.box((1.05, 1.70, 0.80), (1.0, 0.03, 0.05), materials.paint("#e4ddcf"), 0)
    for step, kind in enumerate(("oak", "walnut", "pine", "cedar")):
        shapes.box((-0.95 + 0.21 * step, 1.64, 0.55), (0.17, 0.03, 1.3 + 0.1 * (step % 2)), materials.wood(kind, axis="z"), 0.002, (0, 2 * step - 3, 0))

    light.sun_sky(26, 232, sun=4.6, sky=0.07)
    light.area((-0.9, -0.5, 0.7), (0, 0, 0.07), 0.7, 5, (0.85, 0.92, 1.0))
    light.camera((-0.25, -0.60, 0.275), (0.024, 0.0, 0.064), lens=76, straight=False, focus=(0.0, -0.03, 0.08), fstop=7.1)


#: The showroom's window and door samples: paints and woods of the fronts.
DOOR_SAMPLES = (
    ("paint", "#1d3557", ((2, 0.46), (2, 0.36), (2, 0.14))),
    ("wood", "oak", ((1, 0.42), (1, 0.50))),
    ("paint", "#8f9f83", ((2, 0.55), (1, 0.34))),
)


@picture("showroom", samples=40, exposure=0.45)
def showroom():
    """The showroom: door and window samples, the moulding board, an oak counter, lamps at dusk's edge."""
    width, depth, height = 7.4, 5.6, 3.0
    wall, trim = materials.paint("#e6ddcb", 0.85), materials.paint(materials.WHITE, 0.35)
    blue, oak, brass = materials.paint(materials.DEEP_BLUE, 0.4), materials.wood("oak", tint="#e2b883"), materials.metal("brass")
    floor = materials.planks("oak", 0.15, 2.2, "x", tint="#c69a6c", roughness=0.34)
    shopfront = [room.Opening(1.2, 2.2, 0.45, 2.1)]
    walls = room.room(width, depth, height, wall, floor, materials.paint(materials.WHITE, 0.9), {"west": shopfront, "south": [room.Opening(3.5, 2.0, 0.5, 2.0)]})
    walls["west"].place(room.window_unit(2.2, 2.1, trim, kind="casement", lights=(3, 2)), 2.3, 0.45)
    room.backdrop((-5, 2.6, 1.8), 14, 8, facing_degrees=90, strength=1.6, horizon=0.22)
    room.trim(walls.values(), trim)
    north = walls["north"]

    # A blue display wall with two windows before lit prints of gardens.
    north.place([shapes.box((1.75, -0.08, 1.35), (3.0, 0.16, 2.7), blue, 0.004)])
    # It is finished as a wall is: a base around its foot, a cap, its ends cased in oak.
    north.place(shapes.move(room.moulding(room.BASEBOARD, 3.036, trim), (0.232, -0.16, 0)))
    for x in (0.235, 3.265):
        north.place([shapes.box((x, -0.085, 1.36), (0.034, 0.19, 2.72), oak, 0.003), shapes.box((x, -0.095, 0.066), (0.05, 0.20, 0.133), trim, 0.004)])
    north.place([shapes.box((1.75, -0.085, 2.715), (3.06, 0.19, 0.03), oak, 0.003)])
    displays = ((1.05, 0.82, "double-hung", (2, 2), trim, "hills"), (2.42, 0.82, "casement", (1, 1), oak, "trunks"))
    for along, wide, kind, lights, wood, garden in displays:
        day = room.lit_print(garden, 2.6)
        panel = [shapes.box((0, -0.166, 1.50), (wide, 0.004, 1.25), day, 0)]
        unit = shapes.move(room.window_unit(wide, 1.25, wood, kind, lights, depth=0.08, hardware=brass), (0, -0.295, 0.875))
        # The frame is as deep as both sashes, one behind the other, and the print stands behind them.
        sides = [shapes.box((sign * (wide / 2 + 0.045), -0.225, 1.50), (0.09, 0.14, 1.43), wood, 0.002) for sign in (-1, 1)]
        sides += [shapes.box((0, -0.225, 1.50 + sign * 0.67), (wide + 0.18, 0.14, 0.09), wood, 0.002) for sign in (-1, 1)]
        north.place([*panel, *unit, *sides], along)
        light.spot(north.point(along, 2.92, 0.9), north.point(along, 1.4, 0.2), 30, 55)

    # The moulding board: a dozen profiles one above another, their sawn ends towards the room.
    board = [shapes.box((0.45, -0.011, 1.45), (0.90, 0.022, 1.80), oak, 0.004)]
    profiles = (room.BASEBOARD, room.CASING, room.CHAIR_RAIL, room.BANDED_CASING, room.CROWN)
    z = 0.66
    chance = random.Random(2)
    while z < 2.20:
        profile = profiles[int((z * 97) % 5)]
        low, high = min(up for _, up in profile), max(up for _, up in profile)
        finish = trim if chance.random() < 0.6 else materials.wood(chance.choice(("oak", "pine", "walnut")), axis="x")
        piece = room.moulding(profile, 0.62 + chance.choice((0, 0.06, 0.12)), finish)
        board += shapes.move([piece], (0.08, -0.022, z - low))
        z += high - low + 0.045
    north.place(board, 3.42)
    light.spot(north.point(3.87, 2.92, 0.8), north.point(3.87, 1.4, 0.0), 30, 50)

    # Three doors in their frames, the last ajar.
    for step, (kind, value, panels) in enumerate(DOOR_SAMPLES):
        along = 4.88 + 1.0 * step
        skin = materials.paint(value, 0.35) if kind == "paint" else materials.wood(value, axis="z", tint="#dba96f")
        north.place(room.mitred(0.82, 2.05, room.CASING, trim), along, 0, 0.04)
        north.place([shapes.box((0, -0.02, 1.07), (1.00, 0.04, 2.14), trim, 0.002)], along)
        north.place(room.interior_door(0.80, 2.03, skin, brass, panels), along - 0.40, 0.006, 0.05 + room.DOOR_THICKNESS)
    light.spot((5.9, depth - 1.0, 2.9), (5.9, depth, 1.0), 50, 70)

    # The counter: blue panels under an oak top; samples, a lamp, the catalog, coffee.
    top, cx, cy, long, deep = 0.96, 4.15, 2.75, 2.5, 0.74
    shapes.box((cx, cy, top / 2 - 0.02), (long - 0.10, deep - 0.12, top - 0.04), blue, 0.003)
    front = room.Wall((cx - long / 2 + 0.05, cy - deep / 2 + 0.06), (cx + long / 2 - 0.05, cy - deep / 2 + 0.06), top)
    front.place(millwork.wainscot(long - 0.10, top - 0.042, blue, 5, stile=0.075, top=0.08, foot=0.12, raised=False, cap=False))
    shapes.box((cx, cy, top - 0.02), (long, deep, 0.045), oak, 0.006)
    level = top + 0.003
    for step in range(6):
        chip = shapes.box((cx - 0.95 + 0.105 * step, cy - 0.16 + 0.012 * (step % 2), level + 0.007), (0.095, 0.15, 0.014), materials.wood(("oak", "maple", "walnut", "pine", "cedar", "mahogany")[step], axis="y"), 0.002, (0, 0, 4 - 2 * step))
        chip.name = "finish chip"
    for step, profile in enumerate((room.CROWN, room.BASEBOARD, room.BANDED_CASING)):
        # Short ends of moulding to take into the hand, lying on their backs.
        low = min(up for _, up in profile)
        piece = room.moulding([(out, up - low) for out, up in profile], 0.16, materials.wood(("oak", "pine", "walnut")[step], axis="x"))
        site_props.place([piece], (cx - 0.06 + 0.02 * step, cy + 0.02 - 0.13 * step, level), (90, 0, 12 - 14 * step))
    shapes.move(furnishings.stack(2, 61, width=0.32, depth=0.24), (cx + 0.62, cy - 0.10, level), 10)
    shapes.move(furnishings.mug(materials.ceramic("#e9e1cf", 0.2), materials.paint("#3a2416", 0.1)), (cx - 0.30, cy - 0.20, level), 200)
    site_props.place(site_props.tape_measure(0.10), (cx + 0.40, cy - 0.24, level), (0, 0, 150))
    shapes.move(furnishings.table_lamp(0.50, materials.ceramic("#5a7888", 0.25), watts=5), (cx + 1.02, cy + 0.08, level))
    for x in (-0.75, 0.0, 0.75):
        household.pendant(0.92, "dome", at=(cx + x, cy, height))
    for x in (-0.62, 0.35):
        household.stool(materials.wood("walnut"), 0.66, at=(cx + x, cy - 0.72, 0), turn=10)
    household.plant("olive", 1.15, at=(0.55, 4.9, 0), seed=7)
    shapes.move(furnishings.rug(2.6, 1.6, "#8d5443", "#dccfb4", "#31486b"), (2.1, 2.1, 0), 2)
    household.plant("fern", 0.9, at=(cx - 1.08, cy + 0.12, level), seed=4)

    light.sun_sky(15, 262, sun=15, sky=0.5, inside=True)
    light.area((0.15, 2.4, 1.5), (4, 3, 1), (2.0, 1.9), 45, (0.92, 0.95, 1.0))
    light.area((3.6, 0.2, 2.5), (3.8, 5, 1.0), (5.0, 0.8), 60, (1.0, 0.92, 0.82))
    light.camera((2.35, 0.22, 1.60), (3.62, depth, 1.20), lens=24)
