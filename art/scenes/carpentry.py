"""A finish carpenter's projects: stair, library, pantry, mudroom, doors, and the shop they come from."""

import math
import random

from kit import furnishings, household, light, materials, millwork, room, shapes
from kit.picture import picture

#: Ten-inch tread, seven-and-a-quarter riser.
TREAD, RISER = 0.254, 0.184


@picture("project-stair", samples=32, exposure=0.0)
def stair():
    """Oak treads and white risers climb to a landing with a window, then turn."""
    wall, trim = materials.paint("#a9b4b5", 0.85), materials.paint(materials.WHITE, 0.35)
    oak = materials.wood("oak", roughness=0.3)
    planks = materials.planks("oak", 0.083, 1.4, "x", roughness=0.3)
    height, steps, width, long = 5.2, 8, 1.05, 4.62
    landing, end = steps * RISER, (steps - 1) * TREAD
    back = end + width
    # The first flight climbs north along the west wall, the second east along the north wall.
    shapes.box((2.3, 0, -0.05), (5.4, 8.0, 0.1), planks, bevel=0)
    shapes.box((2.3, 0, height + 0.05), (5.4, 9, 0.1), materials.paint(materials.WHITE, 0.9), bevel=0)
    window = room.Opening(0.12, 0.82, landing + 0.42, 1.65)
    west = room.wall((0, -3.4), (0, back), height, wall, thickness=room.OUTER_WALL)
    north = room.wall((0, back), (long, back), height, wall, [window], room.OUTER_WALL)
    south = [room.Opening(1.2, 1.0, 0, 2.5), room.Opening(2.35, 1.0, 0.5, 2.0)]
    room.wall((long, back), (long, -3.4), height, wall, [room.Opening(1.9, 1.3, 0.3, 2.2), room.Opening(3.5, 1.1, 0.3, 2.2)], room.OUTER_WALL)
    room.wall((long, -3.4), (0, -3.4), height, wall, south, room.OUTER_WALL)
    north.place(room.window_unit(window.width, window.height, trim, lights=(3, 2)), window.middle, window.bottom)
    room.backdrop((0.6, back + 5.0, 2.6), 12, 9, strength=1.3, horizon=0.22)

    shapes.move(_open_flight(steps, width, oak, trim, 0.0), (width, 0, 0), 90)
    # Landing.
    # It begins behind the flight's last riser; its nosing is a tread's.
    shapes.box((width / 2, end + width / 2 + 0.01, landing - 0.05), (width, width - 0.02, 0.10), planks, bevel=0)
    shapes.box((width / 2, end - 0.006, landing - 0.014), (width, 0.064, 0.028), oak, 0.010)
    shapes.box((width / 2, end - 0.006, landing - 0.036), (width, 0.014, 0.016), trim, 0.005)
    shapes.move(_open_flight(14, width, oak, trim, landing), (width, end, landing))
    # Its baseboard takes over where the first flight's skirt ends, turns the corner and meets the second one's.
    west.place(room.moulding(room.BASEBOARD, back - end - 0.10, trim), end + 0.10 + 3.4, landing)
    north.place(room.moulding(room.BASEBOARD, width - 0.04, trim), 0.0, landing)
    for place, tall in (((width - 0.045, -0.05, 0), 1.235), ((width - 0.03, end + 0.03, landing - 0.30), 1.55)):
        shapes.move(millwork.newel(tall, trim, oak), place)
    west.place(room.moulding(room.BASEBOARD, 3.35, trim))
    for step in range(3):
        y, z = 0.30 + step * 0.56, 1.66 + step * 0.56 * RISER / TREAD
        art = furnishings.framed(0.29, 0.37, materials.wood("walnut"), furnishings.landscape(5 + step), 0.018, materials.paper(), 0.05)
        west.place(art, y + 3.4, z)
    shapes.move(furnishings.potted_plant(0.55, seed=3, leaf_length=0.15, leaf_width=0.09), (0.25, back - 0.26, landing))
    shapes.move(furnishings.rug(0.85, 2.6, "#31486b"), (2.05, -1.35, 0), 2)
    _entry_table((2.45, end - 0.20, 0), materials.wood("walnut"))

    light.sun_sky(25, 112, sun=18, inside=True)
    light.area((0.56, back - 0.03, landing + 1.2), (1.2, -1, 0.3), (0.7, 1.3), 18, (0.88, 0.94, 1.0))
    light.area((long - 0.1, -0.6, 1.6), (0.5, 0.6, 1.0), (2.6, 2.0), 40, (0.90, 0.95, 1.0))
    light.area((2.6, -3.2, 1.6), (1.0, 2, 1.2), (2.4, 2.0), 25, (1.0, 0.96, 0.9))
    light.camera((2.42, -3.05, 1.45), (1.55, 1.4, 1.72), lens=28)


def _open_flight(steps, width, wood, paint, below):
    """A flight with its balustrade on the open side, going up to +x.

    The open side is at y = 0 towards the viewer, the wall at y = `width`; panelled and closed down
    to `below` under the first tread's floor.
    """
    end, rise = (steps - 1) * TREAD, RISER / TREAD
    made = millwork.flight(steps, width, TREAD, RISER, wood, paint)
    outline = [(0.0, -below)]
    for step in range(steps):
        level = (step + 1) * RISER - 0.029
        outline += [(step * TREAD + 0.002, level), ((step + 1) * TREAD + 0.002, level)]
    outline.append((steps * TREAD + 0.002, -below))
    made.append(shapes.prism(outline, 0.030, paint, plane="xz", origin=(0, -0.012, 0), bevel=0))
    for step in range(steps - 1):
        x, z = step * TREAD, (step + 1) * RISER
        # The nosing returns around the tread's end; a scrolled bracket sits under it.
        made.append(shapes.box((x + TREAD / 2 - 0.012, -0.024, z - 0.014), (TREAD + 0.030, 0.048, 0.028), wood, 0.010))
        bracket = [(0.0, 0.0), (0.21, 0.0), (0.20, -0.03), (0.13, -0.05), (0.08, -0.09), (0.02, -0.11), (0.0, -0.11)]
        made.append(shapes.prism(bracket, 0.008, paint, plane="xz", origin=(x + 0.022, -0.020, z - 0.029), bevel=0.002))
        for part in (0.20, 0.70):
            along = (step + part) * TREAD
            tall = along * rise + RISER + 0.872 - z
            made += shapes.move(millwork.turned_baluster(tall, paint), (along, 0.030, z))
    made.append(_handrail((-0.02, 0.030, RISER + 0.872 - 0.02 * rise), (end + 0.02, 0.030, RISER + 0.872 + (end + 0.02) * rise), wood))
    # The skirt along the wall.
    skirt = [(-0.04, 0.0), (-0.04, 0.24), (end, end * rise + RISER + 0.133), (end + 0.10, end * rise + RISER + 0.133), (end + 0.10, end * rise), (0.1, 0)]
    made.append(shapes.prism(skirt, 0.016, paint, plane="xz", origin=(0, width - 0.018, 0), bevel=0.002))
    # Panels below, each as high as the stringer allows.
    left = 0.16 if below else 0.55
    while left + 0.40 < end + 0.2:
        tall = below + left * rise - 0.40 + RISER * 0.4
        if tall > 0.22:
            panel = room.raised_panel(0, 0, 0.36, tall, paint, recess=0.001, slope=0.035)
            made += shapes.move([panel], (left, -0.0135, 0.24 - below))
            bead = ((0, 0), (0.010, 0.002), (0.013, 0.014), (0.005, 0.022), (0, 0.024))
            made += shapes.move([room.mitred(0.36, tall, bead, paint, sill=True)], (left + 0.18, -0.012, 0.24 - below))
        left += 0.46
    base = room.moulding(room.BASEBOARD, steps * TREAD - 0.06, paint)
    made += shapes.move([base], (0.06, -0.012, -below))
    return made


def _handrail(start, end, wood):
    """A straight rail of moulded section between two points."""
    section = [(-0.018, 0), (-0.020, 0.012), (-0.026, 0.022), (-0.030, 0.036), (-0.024, 0.050), (-0.010, 0.057), (0.010, 0.057), (0.024, 0.050), (0.030, 0.036), (0.026, 0.022), (0.020, 0.012), (0.018, 0)]
    away = [b - a for a, b in zip(start, end)]
    length = math.sqrt(sum(value * value for value in away))
    flat = math.hypot(away[0], away[1])
    item = shapes.prism(section, length, wood, plane="xz", bevel=0)
    item.rotation_euler = (math.atan2(away[2], flat), 0, math.atan2(-away[0], away[1]))
    item.location = start
    return item


def _entry_table(place, wood):
    """A narrow table with a lamp and a bowl for the keys."""
    made = [shapes.box((0, 0, 0.76), (0.95, 0.32, 0.030), wood, 0.005)]
    made.append(shapes.box((0, 0.0, 0.70), (0.85, 0.26, 0.09), wood, 0.003))
    for x in (-0.41, 0.41):
        for y in (-0.12, 0.12):
            made.append(shapes.box((x, y, 0.37), (0.040, 0.040, 0.745), wood, 0.004))
    bowl = furnishings.vase(0.09, materials.ceramic("#40617a", 0.2), "bowl")
    made += shapes.move([bowl], (-0.22, 0, 0.775))
    made += shapes.move(furnishings.table_lamp(0.50, materials.ceramic("#d6c7ae", 0.35, 0.5), watts=6), (0.26, 0.02, 0.775))
    return shapes.move(made, place)


@picture("project-pantry", samples=36, exposure=0.2)
def pantry():
    """A walk-in pantry: forest green cabinets, oak counter and shelves, jars, morning sun."""
    width, depth, height = 2.5, 2.3, 2.6
    white, green = materials.paint("#efe9db", 0.6), materials.paint(materials.FOREST, 0.35)
    oak, brass = materials.wood("oak", tint="#e2b883"), materials.metal("brass")
    trim = materials.paint(materials.WHITE, 0.35)
    window = room.Opening(0.62, 0.86, 1.06, 1.22)
    floor = materials.tile((0.30, 0.30), "#b8694a", "#a58d78", offset=0.0, variation=0.14, joint=0.006, roughness=0.6)
    walls = room.room(width, depth, height, white, floor, materials.paint(materials.WHITE, 0.9), {"east": [window]}, only="north east west")
    walls["east"].place(room.window_unit(0.86, 1.22, trim, lights=(2, 2)), window.middle, 1.06)
    room.backdrop((width + 4, 1.2, 1.7), 10, 6, facing_degrees=270, strength=1.6)
    # The kitchen behind the camera: only its far wall and floor, for light and reflections.
    shapes.box((1.25, -2.0, -0.05), (6, 4.2, 0.1), materials.planks("oak", 0.083, 1.3, "y"), bevel=0)
    room.wall((4.2, -3.8), (-1.8, -3.8), height, white, [room.Opening(0.8, 1.8, 0.8, 1.4), room.Opening(3.4, 1.8, 0.8, 1.4)])
    shapes.box((1.25, -1.9, height + 0.05), (6, 4.0, 0.1), materials.paint(materials.WHITE, 0.9), bevel=0)

    north, west = walls["north"], walls["west"]
    # 18 in. deep counters at 36 in. along the back and the left; beadboard and shelves above.
    deep, top = 0.46, 0.914
    # Fillers in the corner, so that drawers of both runs clear each other, and at the wall, scribed to it.
    corner, scribe = 0.07, 0.045
    north.place(millwork.base_cabinet(width - deep - corner - scribe, top - 0.034, deep, green, 4, brass, drawers=0.15), deep + corner)
    west.place(millwork.base_cabinet(depth - deep - corner, top - 0.034, deep, green, 4, brass, drawers=0.15), 0.0)
    face, toe = deep + millwork.FRONT, 0.09
    tall = top - 0.034 - toe
    for x, wide in ((deep + corner / 2, corner + 0.002), (width - scribe / 2, scribe + 0.002)):
        north.place([shapes.box((x, -face / 2, toe + tall / 2), (wide, face, tall), green, 0.002), shapes.box((x, -deep / 2 + 0.02, toe / 2), (wide, deep - 0.04, toe), green, 0)])
    x = depth - deep - corner / 2
    west.place([shapes.box((x, -face / 2, toe + tall / 2), (corner + 0.002, face, tall), green, 0.002), shapes.box((x, -deep / 2 + 0.02, toe / 2), (corner + 0.002, deep - 0.04, toe), green, 0)])
    shapes.box((width / 2, depth - deep / 2 - 0.012, top - 0.017), (width, deep + 0.024, 0.034), oak, 0.005)
    shapes.box((deep / 2 + 0.012, (depth - deep) / 2 - 0.012, top - 0.017), (deep + 0.024, depth - deep - 0.025, 0.034), oak, 0.005)
    bead = height - top - 0.10
    north.place(millwork.beadboard(width, bead, white), 0, top)
    west.place(millwork.beadboard(depth, bead, white), 0, top)
    # Outlets 8 in. above the counter, each on one board.
    for side, board in ((north, 23), (west, 16)):
        along = (board + 0.5) * side.length / round(side.length / 0.082) - 0.004
        side.place(room.outlet(protected=True), along, top + 0.20, 0.0125)
    room.trim([north, west, walls["east"]], trim, baseboard=None)
    levels = (1.34, 1.68, 2.02)
    shelf_depth = 0.28
    for z in levels:
        shapes.box((width / 2, depth - 0.012 - shelf_depth / 2, z), (width, shelf_depth, 0.032), oak, 0.004)
        shapes.box((0.012 + shelf_depth / 2, (depth - shelf_depth) / 2 - 0.006, z), (shelf_depth, depth - shelf_depth - 0.012, 0.032), oak, 0.004)
        for x in (0.75, 1.45, 2.2):
            north.place(_bracket(brass), x, z - 0.016, 0.012)
        for y in (0.25, 1.05):
            west.place(_bracket(brass), y, z - 0.016, 0.012)
    _stock_pantry(north, 0.36, width - 0.06, levels, 1)
    _stock_pantry(west, 0.10, depth - 0.40, levels, 2)

    # The counter in use: board, lemons, flour crock, a cloth; a step stool below.
    household.cutting_board(0.28, 0.40, materials.wood("walnut"), at=(1.05, depth - 0.016, top))
    household.cutting_board(0.22, 0.30, materials.wood("maple"), round_top=True, at=(1.24, depth - 0.046, top))
    household.bowl(materials.ceramic("#e6ddca", 0.3, 0.6), 0.13, 0.085, at=(1.66, depth - 0.24, top))
    household.fruit("lemon", 8, 3, 0.12, at=(1.66, depth - 0.24, top + 0.02))
    household.kettle(materials.metal("copper"), at=(2.22, depth - 0.25, top), turn=205)
    household.utensils(at=(0.30, depth - 0.28, top))
    household.vessel("crock", 0.19, materials.ceramic("#d7ccb5", 0.35, 0.5), at=(0.24, 1.02, top))
    household.plant("herb", 1.0, at=(0.26, 0.62, top))
    _step_stool((2.02, 1.30, 0), materials.wood("oak", tint="#d9a873"))
    household.basket(0.19, 0.26, at=(2.20, 1.72, 0))
    household.fruit("apple", 12, 5, 0.18, at=(2.20, 1.72, 0.16))

    light.sun_sky(27, 104, sun=19, inside=True)
    light.area((width - 0.08, 1.25, 1.6), (0, 1.5, 1.2), (0.8, 1.1), 20, (0.90, 0.95, 1.0))
    light.area((1.4, -1.6, 2.3), (1.2, 2.2, 1.1), (2.2, 1.0), 40, (1.0, 0.95, 0.88))
    light.camera((1.62, -0.92, 1.38), (1.16, depth, 1.18), lens=28)


def _bracket(metal):
    """A shelf bracket: upright, arm and brace, its top at z = 0."""
    return [
        shapes.box((0, -0.004, -0.09), (0.018, 0.007, 0.18), metal, 0.002),
        shapes.box((0, -0.11, -0.004), (0.018, 0.21, 0.007), metal, 0.002),
        shapes.tube([(0, -0.006, -0.16), (0, -0.05, -0.11), (0, -0.17, -0.008)], 0.0045, metal, smooth=True),
    ]


def _stock_pantry(wall, left, right, levels, seed):
    """Jars, crocks, plates and bowls on pantry shelves from `left` to `right`."""
    chance = random.Random(seed)
    contents = [materials.plaster(color, 0.002) for color in ("#d8b980", "#efe6d2", "#8a4b2c", "#b5652e", "#4f3526", "#c99a4a", "#7d8a4a", "#e3d3ae")]
    lids = (materials.wood("oak"), materials.metal("brass"), materials.wood("walnut"))
    pots = [materials.ceramic(color, 0.3, 0.5) for color in ("#e6ddca", "#9db0b4", "#b98363", "#55707a")]
    for number, level in enumerate(levels):
        x = left + 0.08
        while x < right - 0.10:
            kind = chance.random()
            z = level + 0.0165
            if kind < 0.62:
                tall = chance.choice((0.15, 0.18, 0.22, 0.22))
                for _ in range(chance.choice((2, 3, 3))):
                    if x > right - 0.06:
                        break
                    jar = household.storage_jar(tall, chance.choice(contents), lids[number % 3])
                    wall.place(jar, x, z, 0.15 + chance.uniform(-0.01, 0.02))
                    x += tall * 0.70 + 0.022
                x += 0.05
            elif kind < 0.78:
                wall.place(household.plates(chance.choice(pots), chance.choice((5, 7)), 0.125, number), x + 0.07, z, 0.155)
                x += 0.30
            elif kind < 0.90:
                wall.place(household.vessel("crock", chance.uniform(0.13, 0.18), chance.choice(pots)), x + 0.04, z, 0.15)
                x += 0.22
            else:
                wall.place(household.bowls(chance.choice(pots), 4, 0.085, number), x + 0.05, z, 0.15)
                x += 0.24


def _step_stool(place, wood):
    """A two-step kitchen stool."""
    made = []
    for x in (-0.18, 0.18):
        side = [(-0.20, 0), (0.20, 0), (0.17, 0.42), (-0.05, 0.42), (-0.06, 0.22), (-0.19, 0.21)]
        made.append(shapes.prism(side, 0.020, wood, plane="yz", origin=(x - 0.01, 0, 0), bevel=0.004))
    made.append(shapes.box((0, 0.06, 0.432), (0.44, 0.25, 0.022), wood, 0.005))
    made.append(shapes.box((0, -0.125, 0.222), (0.42, 0.16, 0.020), wood, 0.005))
    return shapes.move(made, place, -28)


@picture("project-mudroom", samples=32, exposure=0.25)
def mudroom():
    """A mudroom: lockers with hooks and cubbies, oak bench, boots below, slate floor."""
    width, depth, height = 4.0, 3.4, 2.6
    wall, trim = materials.paint("#ddd5c3", 0.85), materials.paint(materials.WHITE, 0.35)
    sage, oak, black = materials.paint("#6d7f78", 0.4), materials.wood("oak", tint="#dcb07c"), materials.metal("black")
    slate = materials.tile((0.61, 0.305), "#565d63", "#3f4346", offset=0.5, variation=0.28, joint=0.006, roughness=0.5, wobble=0.02)
    window = room.Opening(0.75, 1.05, 0.75, 1.55)
    walls = room.room(width, depth, height, wall, slate, materials.paint(materials.WHITE, 0.9), {"east": [window], "south": [room.Opening(0.6, 1.4, 0.5, 1.8)]})
    walls["east"].place(room.window_unit(1.05, 1.55, trim, lights=(2, 2)), window.middle, 0.75)
    room.trim([walls["east"], walls["west"], walls["north"]], trim)
    room.backdrop((width + 4.5, 2.0, 1.6), 12, 7, facing_degrees=270, strength=1.7)

    # Four lockers of 25 in. on a plinth: bench at 18 in., hooks, a cubby on top; the dividers come as far out as one sits.
    north = walls["north"]
    start, total, deep, seat, floor = 0.70, 2.50, 0.44, 0.457, 0.095
    parts = [
        shapes.box((total / 2, -0.008, 1.12), (total, 0.016, 2.24), sage, 0),
        shapes.box((total / 2, -0.013, seat / 2), (total, 0.026, seat - 0.04), sage, 0),
        shapes.box((total / 2, -deep / 2, seat - 0.018), (total + 0.03, deep + 0.05, 0.036), oak, 0.006),
        shapes.box((total / 2, -0.195, 1.86), (total, 0.39, 0.025), sage, 0.003),
        shapes.box((total / 2, -0.22, 2.24), (total + 0.03, 0.44, 0.034), sage, 0.005),
        # The plinth stands back from the boots' floor, as a cabinet's does.
        shapes.box((total / 2, -deep / 2, floor - 0.012), (total, deep, 0.024), sage, 0.003),
        shapes.box((total / 2, -deep / 2 + 0.025, (floor - 0.024) / 2), (total - 0.01, deep - 0.05, floor - 0.024), materials.paint("#55655f", 0.5), 0),
        shapes.box((total / 2, -0.028, 1.56), (total, 0.020, 0.12), sage, 0.004),
    ]
    bays = 4
    each = total / bays
    for step in range(bays + 1):
        x = step * each + (0.016 if step == 0 else -0.016 if step == bays else 0)
        parts.append(shapes.box((x, -0.20, seat + (2.24 - seat) / 2), (0.032, 0.40, 2.24 - seat), sage, 0.003))
        parts.append(shapes.box((x, -deep / 2, floor + (seat - 0.036 - floor) / 2), (0.032, deep, seat - 0.036 - floor), sage, 0.003))
    for step in range(bays):
        for board in range(1, 6):
            x = step * each + 0.013 + board * (each - 0.026) / 6
            parts.append(shapes.box((x, -0.0172, seat + 0.70), (0.004, 0.003, 1.38), materials.paint("#5a6a64", 0.6), 0))
        for x in (step * each + each * 0.30, step * each + each * 0.70):
            parts.append(shapes.box((x, -0.041, 1.56), (0.022, 0.006, 0.075), black, 0.002))
            parts.append(shapes.tube([(x, -0.042, 1.545), (x, -0.085, 1.53), (x, -0.098, 1.575)], 0.006, black, smooth=True))
            parts.append(shapes.tube([(x, -0.042, 1.58), (x, -0.075, 1.60)], 0.005, black))
    north.place(parts, start)

    hooks = [(step * each + each * part) for step in range(bays) for part in (0.30, 0.70)]
    cloths = ((0, "#b98a3c", 0.86, "coat"), (1, "#40526b", 0.62, "scarf"), (3, "#7c3a2e", 0.90, "coat"), (5, "#d4c6a8", 0.58, "scarf"), (6, "#3f4f3f", 0.95, "coat"))
    for number, color, long, kind in cloths:
        furnishings.hung_cloth(north, start + hooks[number], 1.575, color, long, number, 0.165 if kind == "coat" else 0.09, 0.09)
    _straw_hat(north, start + hooks[4] + 0.02, 1.50)
    _tote(north, start + hooks[7], 1.56, "#c9b48a")

    # Baskets in the cubbies, cushions and a bag on the bench, boots below.
    for step in (0, 1, 3):
        household.basket(0.165, 0.24, at=(start + each * (step + 0.5), depth - 0.18, 1.874))
    shapes.move(furnishings.stack(4, 17, width=0.30, depth=0.22), (start + each * 2.5, depth - 0.20, 1.874))
    for step in range(bays):
        shapes.move(furnishings.seat_pad(each - 0.05, 0.38, 0.055, materials.fabric("#cdbf9f", weave=380)), (start + step * each + 0.025, depth - 0.42, seat))
    for x, color, seed in ((0.31, "#b5623f", 1), (0.83, "#6f8aa3", 2)):
        item = furnishings.upright(furnishings.cushion(0.36, 0.13, materials.fabric(color, weave=420), seed), 17, 5 - 4 * seed)
        item.location = (start + x, depth - 0.17, seat + 0.23)
    for x, y, turn, color in ((0.20, 0.24, 8, "#2f4a3a"), (0.37, 0.25, -4, "#2f4a3a"), (0.86, 0.22, 3, "#b58b34"), (1.02, 0.25, -10, "#b58b34"), (2.05, 0.24, -8, "#33363a"), (2.22, 0.21, 6, "#33363a")):
        shapes.move(rubber_boot(materials.plastic(color, 0.28), 0.68 if color == "#b58b34" else 0.88), (start + x, depth - y, floor), turn)
    household.basket(0.18, 0.20, at=(start + each * 2.5, depth - 0.23, floor))
    shapes.move(furnishings.rug(1.5, 0.85, "#7d4a38", "#c9b999", "#2f3a44"), (2.1, 2.20, 0), 2)
    shapes.move(furnishings.potted_plant(0.85, pot="#c2b49a", seed=5, leaf_length=0.20, leaf_width=0.12), (3.62, depth - 0.40, 0))
    _umbrella_stand((0.36, depth - 0.30, 0))
    art = furnishings.framed(0.30, 0.38, oak, furnishings.landscape(31), 0.018, materials.paper(), 0.05)
    north.place(art, 0.36, 1.45)

    light.sun_sky(24, 132, sun=18, inside=True)
    light.area((width - 0.1, 2.1, 1.5), (1, 3, 0.8), (1.0, 1.4), 30, (0.90, 0.95, 1.0))
    light.area((2.0, 0.2, 2.2), (2.0, 3.4, 0.8), (3.0, 1.0), 40, (1.0, 0.96, 0.9))
    light.camera((2.72, 0.14, 1.34), (1.92, depth, 1.08), lens=28)


def rubber_boot(rubber, size=1.0):
    """A rubber boot, its toe towards -y: rings from the sole up to the shaft."""
    rings = ((0.0, 0.135, 0.046, 0.0), (0.012, 0.138, 0.049, 0.0), (0.030, 0.136, 0.048, 0.0), (0.055, 0.128, 0.046, 0.004), (0.080, 0.108, 0.044, 0.020), (0.105, 0.080, 0.043, 0.042), (0.130, 0.066, 0.044, 0.054), (0.18, 0.062, 0.047, 0.060), (0.26, 0.066, 0.055, 0.058), (0.34, 0.070, 0.060, 0.056), (0.352, 0.072, 0.062, 0.056), (0.352, 0.066, 0.056, 0.056), (0.30, 0.060, 0.050, 0.058))
    points, faces, count = [], [], 32
    for z, long, wide, middle in rings:
        for step in range(count):
            angle = 2 * math.pi * step / count
            points.append((size * wide * math.cos(angle), size * (middle + long * math.sin(angle)), size * z))
    for ring in range(len(rings) - 1):
        for step in range(count):
            after = (step + 1) % count
            faces.append((ring * count + step, ring * count + after, (ring + 1) * count + after, (ring + 1) * count + step))
    faces.append(tuple(range((len(rings) - 1) * count, len(rings) * count)))
    boot = shapes.solid(points, faces, rubber, smooth=60)
    sole = shapes.box((0, 0.085 * size, 0.012 * size), (0.080 * size, 0.085 * size, 0.024 * size), materials.rubber(), 0.006)
    return [boot, sole]


def _straw_hat(wall, along, up):
    """A straw hat hung by its brim: crown towards the viewer."""
    profile = [(0, 0.105), (0.05, 0.104), (0.082, 0.092), (0.092, 0.03), (0.098, 0.010), (0.150, 0.002), (0.185, 0.010), (0.184, 0.014), (0.150, 0.006), (0.100, 0.014)]
    hat = shapes.lathe(profile, (0, -0.075, 0), materials.fabric("#cfae74", weave=300))
    hat.rotation_euler = (math.radians(98), 0, 0)
    band = shapes.lathe([(0.0925, 0.034), (0.0955, 0.014), (0.0975, 0.014), (0.0945, 0.034)], (0, -0.075, 0), materials.fabric("#33435c"))
    band.rotation_euler = (math.radians(98), 0, 0)
    wall.place([hat, band], along, up)


def _tote(wall, along, up, color):
    """A canvas bag on a hook: two straps and a sagging body."""
    canvas = materials.fabric(color, weave=380)
    made = [shapes.tube([(x, -0.095, -0.34), (x * 0.5, -0.096, -0.08), (0, -0.092, 0.012), (-x * 0.5, -0.082, -0.08), (-x, -0.075, -0.34)], 0.006, canvas, smooth=True) for x in (0.085,)]
    body = furnishings.cushion(0.34, 0.12, canvas, 8, 0.38)
    body.rotation_euler = (math.radians(90), 0, 0)
    body.location = (0, -0.03, -0.48)
    wall.place([*made, body], along, up)


def _umbrella_stand(place):
    """A crock with two umbrellas."""
    made = [furnishings.vase(0.46, materials.ceramic("#41566a", 0.25), "cylinder")]
    for x, y, lean, color in ((0.03, 0.02, 6, "#7c2b25"), (-0.04, -0.01, -7, "#2f4a3a")):
        cloth = shapes.lathe([(0.008, 0.05), (0.030, 0.30), (0.026, 0.62), (0.010, 0.68), (0, 0.68)], (x, y, 0), materials.fabric(color), 12)
        handle = [(0, 0, 0.66), (0, 0, 0.80), (0.0, 0.0, 0.86), (0.025, 0, 0.90), (0.055, 0, 0.88), (0.062, 0, 0.84)]
        grip = shapes.tube(handle, 0.008, materials.wood("walnut"), smooth=True)
        grip.location = (x, y, 0)
        for item in (cloth, grip):
            item.rotation_euler = (0, math.radians(lean), math.radians(20))
        made += [cloth, grip]
    return shapes.move(made, place)
