"""Living and dining rooms: built-ins, mantel, wainscot, window seats, the bay."""

import math
import random

from kit import furnishings, light, materials, millwork, room, shapes
from kit.picture import picture

BRICK = (0.203, 0.057)  # face of a standard brick


def _brick(color="#8a4c3a", grout="#a39686"):
    """Brickwork of running bond, rough and matte."""
    return materials.tile(BRICK, color, grout, variation=0.22, joint=0.010, roughness=0.85, wobble=0.02)


def _soot():
    """The back of a firebox that is used."""
    return materials.tile(BRICK, "#3a2f2b", "#2b2826", variation=0.3, joint=0.010, roughness=0.95, wobble=0.02)


def _logs(center, seed=1, count=5):
    """Split birch stacked on an iron grate."""
    chance = random.Random(seed)
    x, y, z = center
    iron = materials.metal("iron")
    made = []
    for step in range(6):
        made.append(shapes.box((x - 0.24 + step * 0.096, y, z + 0.085), (0.014, 0.30, 0.014), iron, 0.003))
    for sign in (-1, 1):
        made.append(shapes.box((x, y + sign * 0.10, z + 0.074), (0.56, 0.014, 0.014), iron, 0.003))
        for end in (-1, 1):
            made.append(shapes.box((x + end * 0.24, y + sign * 0.10, z + 0.037), (0.014, 0.014, 0.074), iron, 0.003))
    bark, wood = materials.wood("weathered", roughness=0.9, tint="#a8947c"), materials.wood("oak", roughness=0.8)
    height = z + 0.094
    rows = (3, 2) if count == 5 else (3, 2, 1)
    for number in rows:
        for step in range(number):
            radius = chance.uniform(0.042, 0.052)
            place = (x + chance.uniform(-0.03, 0.03), y + (step - (number - 1) / 2) * 0.10, height + radius)
            log = shapes.cylinder(place, radius, chance.uniform(0.46, 0.54), bark if chance.random() < 0.6 else wood, "x", 0.004, 20)
            log.rotation_euler = (0, math.radians(chance.uniform(-3, 3)), math.radians(chance.uniform(-7, 7)))
            made.append(log)
        height += 0.082
    return made


@picture("project-built-ins", samples=32, exposure=0.35)
def built_ins():
    """Deep blue built-ins around a fireplace; afternoon sun from the left."""
    width, depth, height = 5.8, 5.2, 2.60
    windows = [room.Opening(left, 1.05, 0.50, 1.80) for left in (1.15, 2.55)]
    white = materials.paint(materials.WARM_WHITE, 0.8)
    trim = materials.paint(materials.WHITE, 0.35)
    blue = materials.paint(materials.DEEP_BLUE, 0.32)
    deep = materials.paint("#182c49", 0.4)
    oak, brass = materials.wood("oak"), materials.metal("brass")
    walls = room.room(
        width, depth, height, white, materials.planks("oak", 0.127, 1.6, "x"), materials.paint(materials.WHITE, 0.9), {"west": windows}
    )
    for opening in windows:
        walls["west"].place(room.window_unit(1.05, 1.80, trim), opening.middle, 0.50)
    # Crown and baseboard of the side walls end at the built-ins.
    for side in (room.Wall((0, 0), (0, depth - 0.49), height), room.Wall((width, depth - 0.49), (width, 0), height)):
        room.trim([side], trim)
    north = walls["north"]

    # The chimney breast: 68 in. wide, 16 in. deep.
    left, breast, out = 2.05, 1.72, 0.40
    opening_width, opening_height = 0.92, 0.76
    side = (breast - opening_width) / 2
    for x in (left + side / 2, left + breast - side / 2):
        shapes.box((x, depth - out / 2, height / 2), (side, out, height), blue, 0)
    rest = height - opening_height
    shapes.box((left + breast / 2, depth - out / 2, opening_height + rest / 2), (opening_width, out, rest), blue, 0)
    middle = left + breast / 2
    north.place(millwork.fireplace(opening_width, opening_height, _soot(), materials.paint("#16130f", 0.9), 0.39), middle, 0, out)
    marble = materials.stone("marble")
    slip = 0.17
    for sign in (-1, 1):
        x = middle + sign * (opening_width / 2 + slip / 2)
        shapes.box((x, depth - out - 0.010, (opening_height + slip) / 2), (slip, 0.020, opening_height + slip), marble, 0.002)
    shapes.box((middle, depth - out - 0.010, opening_height + slip / 2), (opening_width, 0.0198, slip), marble, 0.002)
    shapes.box((middle, depth - out - 0.22, 0.012), (breast + 0.12, 0.44, 0.024), marble, 0.004)
    _logs((middle, depth - out + 0.20, 0.0))
    # Oak beam mantel and the panel above it.
    shapes.box((middle, depth - out - 0.09, 1.20), (breast - 0.06, 0.20, 0.105), oak, 0.006)
    panel = room.frame(breast - 0.02, height - 0.09 - 1.253, 0.11, 0.020, blue)
    north.place(panel, left + 0.01, 1.253, out + 0.020)
    art = furnishings.framed(0.92, 0.66, materials.metal("brass", 0.35), furnishings.landscape(3), 0.035)
    north.place(art, middle, 1.50, out + 0.001)

    # Cases on both sides: 18 in. base cabinets under an oak top, shelves above.
    base, top = 0.80, 0.834
    heights = (0.42, 0.84, 1.24)
    plan = (("books", "half", "stack", "books"), ("art", "books", "books", "half"), ("plant", "books", "half", "books"), ("books", "stack", "books", "art"))
    for number, start in enumerate((0.0, left + breast)):
        wide = left if number == 0 else width - left - breast
        north.place(millwork.base_cabinet(wide, base, 0.46, blue, 4, brass), start)
        shapes.box((start + wide / 2, depth - 0.245, base + 0.017), (wide, 0.49, 0.034), oak, 0.004)
        case = millwork.bookcase(wide, height - top, 0.30, blue, heights, 2, deep)
        north.place(case, start, top)
        each = (wide - 0.04) / 2
        for bay in range(2):
            for level, floor in enumerate((0.0, *heights)):
                kind = plan[number * 2 + bay][level]
                bay_left = start + 0.04 + bay * each + 0.012
                furnishings.dress_shelf(north, bay_left, each - 0.06, top + floor + 0.0005, 0.30, 10 * number + 40 * bay + level, kind)
    crown = materials.paint(materials.DEEP_BLUE, 0.32)
    for start, wide, forward in ((0, left, 0.30), (left, breast, out), (left + breast, width - left - breast, 0.30)):
        north.place(room.moulding(room.CROWN, wide, crown), start, height, forward + 0.018)

    shelf = depth - out - 0.10
    shapes.move(furnishings.candlestick(0.26, brass, materials.paint("#f3ead6", 0.5)), (middle - 0.66, shelf, 1.2525))
    shapes.move(furnishings.candlestick(0.20, brass, materials.paint("#f3ead6", 0.5)), (middle - 0.54, shelf + 0.02, 1.2525))
    shapes.move(furnishings.vase(0.17, materials.ceramic("#ddd3bf", 0.5, 0.4), "belly"), (middle + 0.62, shelf, 1.2525))
    twigs = furnishings.branches(7, 0.34, 0.16, materials.leaf("#5f7a45"), materials.paint("#5d5138"), 0.05, 0.028, 10, 4)
    shapes.move(twigs, (middle + 0.62, shelf, 1.40))

    # The sitting side: rug, chair, low table with books and a cup.
    shapes.move(furnishings.rug(3.1, 2.1, "#9c5840"), (2.9, 2.75, 0))
    chair = furnishings.armchair(materials.fabric("#d9ccb4"), materials.wood("walnut"))
    shapes.move(chair, (4.62, 2.95, 0), -62)
    pillow = furnishings.upright(furnishings.cushion(0.44, 0.15, materials.fabric("#b0603c"), 2), 20)
    shapes.move(pillow, (4.69, 2.88, 0.72), -62)
    table = shapes.cylinder((2.65, 2.75, 0.40), 0.46, 0.034, oak, bevel=0.008, segments=64)
    for angle in (30, 150, 270):
        a = math.radians(angle)
        shapes.tube([(2.65 + 0.36 * math.cos(a), 2.75 + 0.36 * math.sin(a), 0.0), (2.65 + 0.24 * math.cos(a), 2.75 + 0.24 * math.sin(a), 0.385)], 0.016, oak)
    top_of_table = table.location.z + 0.0175
    shapes.move(furnishings.stack(3, 8, width=0.30, depth=0.22), (2.52, 2.70, top_of_table), 20)
    shapes.move(furnishings.mug(materials.ceramic("#c9bda6", 0.4, 0.5), materials.paint("#3a2416", 0.1)), (2.84, 2.63, top_of_table), 200)

    light.sun_sky(13, 224, sun=19, inside=True)
    light.area((0.15, 2.4, 1.5), (3, 4, 1), (2.4, 1.6), 45, (0.86, 0.93, 1.0))
    light.area((2.9, 0.2, 2.1), (2.9, 5, 1.2), (4.5, 1.2), 60, (1.0, 0.95, 0.88))
    light.camera((3.25, 0.12, 1.32), (2.95, 5.2, 1.17), lens=28.5)


@picture("project-mantel", samples=32, exposure=0.1)
def mantel():
    """A fluted mantel close by, seen a little from the side; morning light rakes over it."""
    wall = materials.paint("#b59a80", 0.85)
    trim, brass = materials.paint(materials.WHITE, 0.35), materials.metal("brass")
    north = room.wall((-2.6, 0), (2.6, 0), 2.7, wall, [room.Opening(2.6 - 0.42, 0.84, 0, _HEAD)], 0.02)
    room.wall((-2.6, -3.6), (-2.6, 0), 2.7, wall, [room.Opening(1.15, 1.35, 0.3, 2.1)], room.OUTER_WALL)
    room.wall((2.6, 0), (2.6, -3.6), 2.7, wall)
    room.wall((2.6, -3.6), (-2.6, -3.6), 2.7, wall)
    shapes.box((0, -1.8, -0.05), (5.6, 4, 0.1), materials.planks("oak", 0.083, 1.2, "x", roughness=0.3), bevel=0)
    shapes.box((0, -1.8, 2.75), (5.6, 4, 0.1), materials.paint(materials.WHITE, 0.9), bevel=0)
    dark = materials.paint("#120f0d", 0.95)
    # Wood keeps a foot away from the opening: brick of a stretcher and a header beside it, five courses above it.
    slip, above, leg, frieze = 0.305, 5 * _COURSE, 0.22, 0.18
    north.place(millwork.fireplace(0.84, _HEAD, _brick("#6b3d31", "#8d8175"), dark, 0.48), 2.6)
    north.place(_brick_slip(0.84, slip), 2.6)
    north.place(millwork.mantel(0.84, _HEAD, trim, slip, leg, frieze, 0.085, 5, 0.26, above), 2.6)
    shapes.box((0, -0.26, 0.012), (2.08, 0.52, 0.024), materials.stone("slate"), 0.004)
    _logs((0.0, 0.20, 0.0), 4)
    top = millwork.mantel_height(_HEAD, above, frieze)
    end = 0.42 + slip + leg + 0.008
    for left, right in ((0, 2.6 - end), (2.6 + end, 5.2)):
        north.place(room.moulding(room.BASEBOARD, right - left, trim), left)

    frame = materials.metal("brass", 0.34)
    mirror = furnishings.framed(1.0, 1.02, frame, materials.mirror(), 0.05)
    for item in mirror:
        item.rotation_euler.x -= math.radians(4)
    north.place(mirror, 2.66, top, 0.085)
    wax = materials.paint("#f3ead6", 0.5)
    for x, tall in ((-0.80, 0.30), (-0.67, 0.22), (0.74, 0.26)):
        shapes.move(furnishings.candlestick(tall, brass, wax), (x, -0.13 - 0.03 * tall, top + 0.0005))
    shapes.move(furnishings.vase(0.24, materials.ceramic("#3d5a74", 0.18), "belly"), (0.34, -0.13, top + 0.0005))
    twigs = furnishings.branches(11, 0.40, 0.26, materials.leaf("#65804a"), materials.paint("#5d5138"), 0.062, 0.032, 12, 6)
    shapes.move(twigs, (0.34, -0.13, top + 0.20))
    shapes.move(furnishings.stack(2, 12, width=0.22, depth=0.15), (-0.22, -0.13, top), 8)
    shapes.move(furnishings.basket(0.19, 0.30, materials.wood("oak", roughness=0.8, tint="#c9a87a")), (-1.30, -0.42, 0))
    bark = materials.wood("weathered", roughness=0.9, tint="#a8947c")
    for step, (x, y) in enumerate(((-1.38, -0.45), (-1.27, -0.47), (-1.32, -0.36), (-1.24, -0.37))):
        log = shapes.cylinder((x, y, 0.30 + 0.02 * (step % 2)), 0.042, 0.46, bark, segments=20)
        log.rotation_euler = (math.radians(6 - 4 * step), math.radians(5 * (step - 1.5)), 0)

    light.sun_sky(20, 243, sun=20, inside=True)
    light.area((-2.4, -1.8, 1.4), (0, 0, 1), (1.4, 1.6), 42, (0.88, 0.94, 1.0))
    light.area((1.0, -3.5, 2.2), (0, 0, 1.0), (2.5, 1.2), 22, (1.0, 0.94, 0.86))
    light.camera((1.16, -2.92, 1.24), (-0.06, 0.0, 0.91), lens=33, focus=(-0.3, -0.1, 1.1), fstop=4.0)


#: A course of brick with its joint, and the fireplace opening's height: eleven of them.
_COURSE = 0.067
_HEAD = 11 * _COURSE


def _brick_slip(width, slip):
    """Brick face around a fireplace opening, each brick by itself: two piers, a soldier course on a steel lintel, two courses over it."""
    chance = random.Random(2)
    made = []
    mortar = materials.stone("concrete")
    colors = [materials.paint(color, 0.9) for color in ("#7d4435", "#8a4f3d", "#703a2f", "#955b46", "#66382f")]
    joint, reach = 0.010, width / 2 + slip

    def course(left, right, z, shift):
        """Bricks from `left` to `right`; `shift` says where the first joint lies."""
        x = left
        end = left + shift
        while x < right - 0.004:
            end = min(end, right)
            if end - x > 0.02:
                made.append(shapes.box(((x + end) / 2, -0.006 + chance.uniform(0, 0.002), z + 0.0285), (end - x - joint, 0.014, 0.057), chance.choice(colors), 0.003))
            x, end = end, end + 0.203

    for sign in (-1, 1):
        made.append(shapes.box((sign * (width + slip) / 2, -0.002, _HEAD / 2), (slip, 0.008, _HEAD), mortar, 0))
        for row in range(11):
            left = -reach if sign < 0 else width / 2
            course(left, left + slip, row * _COURSE + 0.005, 0.1015 if (row % 2 == 0) == (sign < 0) else 0.203)
    above = 5 * _COURSE
    made.append(shapes.box((0, -0.002, _HEAD + above / 2), (2 * reach, 0.008, above), mortar, 0))
    # The soldiers stand on a lintel that bears half a brick on either pier; the piers' courses run on beside them.
    count = round((width + 0.203) / _COURSE)
    each = (width + 0.203) / count
    for step in range(count):
        x = -(width + 0.203) / 2 + each * (step + 0.5)
        made.append(shapes.box((x, -0.006 + chance.uniform(0, 0.002), _HEAD + 0.0955), (each - joint, 0.014, 0.191), chance.choice(colors), 0.003))
    for row in range(3):
        z = _HEAD + row * _COURSE + 0.005
        for left in (-reach, width / 2 + 0.1015):
            course(left, left + slip - 0.1015, z, 0.1015 if row % 2 else 0.203)
    for row in (3, 4):
        course(-reach, reach, _HEAD + row * _COURSE + 0.005, 0.1015 if row % 2 else 0.203)
    made.append(shapes.box((0, 0.03, _HEAD - 0.003), (width + 0.18, 0.075, 0.006), materials.metal("iron"), 0.001))
    return made


@picture("project-wainscot", samples=36, exposure=0.15)
def wainscot():
    """A dining room corner: raised panels below, sage above, the table's edge in front."""
    width, depth, height = 4.6, 4.2, 2.62
    sage, trim = materials.paint(materials.SAGE, 0.85), materials.paint(materials.WHITE, 0.35)
    oak, brass = materials.wood("walnut"), materials.metal("brass")
    window = room.Opening(1.0, 1.15, 0.95, 1.45)
    second = room.Opening(2.6, 1.15, 0.95, 1.45)
    walls = room.room(width, depth, height, sage, materials.planks("oak", 0.083, 1.3, "y", tint="#b98a5c"), materials.paint(materials.WHITE, 0.9), {"east": [window, second]})
    for opening in (window, second):
        walls["east"].place(room.window_unit(1.15, 1.45, trim, lights=(3, 2)), opening.middle, 0.95)
    cap = 0.94
    for name, count in (("north", 7), ("west", 6), ("south", 7)):
        side = walls[name]
        side.place(millwork.wainscot(side.length, cap, trim, count))
    walls["east"].place(millwork.wainscot(depth, 0.90, trim, 6, cap=False))
    room.trim(walls.values(), trim, baseboard=None)
    room.backdrop((width + 5, 2.0, 1.8), 14, 8, facing_degrees=270, strength=1.7)

    north = walls["north"]
    art = furnishings.framed(0.86, 0.64, materials.metal("brass", 0.35), furnishings.landscape(9), 0.03, materials.paper(), 0.07)
    north.place(art, 2.15, 1.28)
    for x in (1.18, 3.12):
        _sconce(north, x, 1.62, brass)
    # A sideboard would hide the panels: only a pedestal with a plant in the corner.
    shapes.move(furnishings.potted_plant(1.0, pot="#b5623f", seed=11, leaf_length=0.24, leaf_width=0.14, stems=8), (0.46, depth - 0.50, 0))

    _dining_table((3.05, 1.42), 1.9, 0.98, oak)
    _dining_chair((3.28, 2.22, 0), 172, oak, materials.fabric("#c9bba0"))
    _dining_chair((1.62, 1.75, 0), -68, oak, materials.fabric("#c9bba0"))
    top = 0.765
    bowl = furnishings.vase(0.13, materials.ceramic("#dcd2bd", 0.35, 0.6), "bowl")
    shapes.move([bowl], (3.10, 1.52, top))
    chance = random.Random(4)
    for step in range(7):
        angle = step * 2.4
        reach = 0.046 if step < 6 else 0
        pear = shapes.lathe(
            [(0, 0), (0.030, 0.006), (0.040, 0.030), (0.034, 0.056), (0.020, 0.078), (0.012, 0.090), (0, 0.094)],
            (3.10 + reach * math.cos(angle), 1.52 + reach * math.sin(angle), top + (0.066 if reach else 0.115)),
            materials.ceramic(chance.choice(("#a5a544", "#b79b3d", "#8f9a45")), 0.4, 0.3), 24,
        )
        pear.rotation_euler = (chance.uniform(-0.8, 0.8), chance.uniform(-0.8, 0.8), 0)
    for x, tall in ((2.50, 0.30), (2.38, 0.24)):
        shapes.move(furnishings.candlestick(tall, brass, materials.paint("#f3ead6", 0.5)), (x + 0.18, 1.60, top))
    runner = shapes.box((3.05, 1.42, top + 0.0012), (1.70, 0.34, 0.002), materials.fabric("#8d9c8a"), 0)
    runner.rotation_euler.z = 0.01

    light.sun_sky(22, 132, sun=20, inside=True)
    light.area((width - 0.1, 2.1, 1.7), (1, 3, 0.8), (2.4, 1.3), 45, (0.88, 0.94, 1.0))
    light.area((2.6, 0.2, 2.2), (2.0, 4, 1.0), (3.0, 1.0), 30, (1.0, 0.95, 0.88))
    light.camera((2.95, 0.20, 1.36), (2.02, depth, 1.04), lens=29)


def _sconce(wall, along, up, brass):
    """A wall lamp with a linen shade, lit; it stands 14 cm off the wall."""
    plate = shapes.lathe([(0, 0), (0.055, 0), (0.055, 0.006), (0.045, 0.014), (0, 0.016)], (0, 0, 0), brass)
    plate.rotation_euler = (math.pi / 2, 0, 0)
    arm = shapes.tube([(0, -0.012, 0), (0, -0.07, -0.035), (0, -0.13, -0.02), (0, -0.135, 0.06)], 0.006, brass, smooth=True)
    cup = shapes.lathe([(0, 0.03), (0.020, 0.03), (0.012, 0.06), (0.012, 0.10), (0, 0.10)], (0, -0.135, 0), brass, 24)
    g = materials.Graph("sconce shade")
    cloth = g.node("ShaderNodeBsdfDiffuse", {"Color": "#efe4cc"}).outputs[0]
    through = g.node("ShaderNodeBsdfTranslucent", {"Color": "#ffe2b0"}).outputs[0]
    linen = g.end(g.node("ShaderNodeMixShader", {0: 0.45, 1: cloth, 2: through}).outputs[0])
    shade = shapes.lathe([(0.078, 0.075), (0.055, 0.215), (0.0535, 0.215), (0.0765, 0.075)], (0, -0.135, 0), linen)
    bulb = light.lamp((0, -0.135, 0.145), 5, radius=0.025)
    wall.place([plate, arm, cup, shade, bulb], along, up)


def _dining_table(middle, length, width, wood):
    """A plank table on tapered legs, 30 in. high."""
    x, y = middle
    board = width / 6
    for step in range(6):
        shapes.box((x, y - width / 2 + board * (step + 0.5), 0.75), (length, board - 0.0006, 0.030), wood, 0.002)
    for sign in (-1, 1):
        shapes.box((x, y + sign * (width / 2 - 0.09), 0.69), (length - 0.22, 0.022, 0.09), wood, 0.003)
        shapes.box((x + sign * (length / 2 - 0.10), y, 0.69), (0.022, width - 0.20, 0.09), wood, 0.003)
        for other in (-1, 1):
            shapes.lathe([(0, 0), (0.020, 0), (0.036, 0.60), (0.036, 0.735), (0, 0.735)], (x + sign * (length / 2 - 0.10), y + other * (width / 2 - 0.09), 0), wood, 24)


def _dining_chair(place, turn, wood, cloth):
    """A chair facing -y before it is turned: spindle back, upholstered seat 18 in. high."""
    made = [shapes.box((0, 0, 0.430), (0.45, 0.42, 0.030), wood, 0.008)]
    pad = furnishings.cushion(0.43, 0.055, cloth, 1, 0.40)
    pad.location = (0, 0, 0.440)
    made.append(pad)
    for x in (-0.19, 0.19):
        made.append(shapes.tube([(x, -0.17, 0.43), (x * 1.08, -0.20, 0.0)], 0.016, wood))
        made.append(shapes.tube([(x, 0.18, 0.43), (x * 1.08, 0.23, 0.0)], 0.016, wood))
        made.append(shapes.tube([(x, 0.18, 0.43), (x * 0.98, 0.22, 0.72), (x * 0.96, 0.27, 0.93)], 0.014, wood, smooth=True))
    rail = shapes.box((0, 0.262, 0.905), (0.41, 0.022, 0.075), wood, 0.008)
    rail.rotation_euler = (math.radians(-12), 0, 0)
    made.append(rail)
    for step in range(5):
        x = -0.12 + 0.06 * step
        made.append(shapes.tube([(x, 0.18, 0.44), (x, 0.215, 0.68), (x, 0.256, 0.88)], 0.007, wood, smooth=True))
    shapes.move(made, place, turn)
