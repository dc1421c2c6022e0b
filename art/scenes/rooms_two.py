"""More rooms: the library, the window seat, the bay window and the barn door."""

import math

from kit import furnishings, light, materials, millwork, room, shapes, site_props
from kit.picture import picture


@picture("project-bookcase", samples=36, exposure=0.35)
def bookcase():
    """A library wall in oak with a rolling ladder and a leather chair."""
    width, depth, height = 4.7, 4.6, 2.85
    green = materials.paint(materials.FOREST, 0.8)
    oak, brass = materials.wood("oak", tint="#d9a873"), materials.metal("brass")
    windows = [room.Opening(left, 1.1, 0.45, 1.95) for left in (0.75, 2.35)]
    walls = room.room(
        width, depth, height, green, materials.planks("oak", 0.083, 1.3, "x", tint="#b07c4e"), materials.paint(materials.WARM_WHITE, 0.9), {"east": windows}
    )
    for opening in windows:
        walls["east"].place(room.window_unit(1.1, 1.95, oak, lights=(2, 2)), opening.middle, 0.45)
    room.backdrop((width + 5, 2.2, 1.6), 14, 8, facing_degrees=270, strength=1.7)
    room.trim([walls["east"], walls["west"]], oak)
    walls["west"].place(room.outlet(), 3.30, 0.41)
    north = walls["north"]

    # Five bays of 36 in.: drawers and doors below, seven feet of shelves above.
    base, deep = 0.72, 0.44
    north.place(millwork.base_cabinet(width, base, deep, oak, 10, brass, drawers=0.15, columns=5))
    shapes.box((width / 2, depth - deep / 2 - 0.01, base + 0.017), (width, deep + 0.035, 0.034), oak, 0.004)
    top = base + 0.034
    heights, face, foot = (0.42, 0.77, 1.12, 1.46), 0.057, 0.045
    north.place(millwork.bookcase(width, height - top, 0.30, oak, heights, 5, face=face, header=0.20, foot=foot), 0, top)
    # A molding along the foot of the frieze parts it from the frame.
    band = ((0, -0.030), (0.006, -0.028), (0.010, -0.016), (0.020, -0.008), (0.024, 0), (0, 0))
    north.place(room.moulding(band, width, oak), 0, height - 0.155, 0.318)
    each = (width - face) / 5
    kinds = ("books", "books", "half", "books", "stack", "books", "plant", "books", "art")
    for bay in range(5):
        for level, floor in enumerate((foot, *heights)):
            kind = kinds[(bay * 4 + level * 7) % len(kinds)]
            furnishings.dress_shelf(north, face + 0.006 + bay * each, each - face - 0.012, top + floor + 0.0005, 0.30, 7 * bay + level, kind, 0.27)
    north.place(room.moulding(room.CROWN, width, oak), 0, height, 0.318)

    # The ladder hangs on a brass rail below the header.
    rail = height - 0.32
    shapes.cylinder((width / 2, depth - 0.37, rail), 0.011, width - 0.05, brass, "x")
    for x in (0.031, width - 0.031):
        shapes.cylinder((x, depth - 0.37, rail), 0.017, 0.012, brass, "x")
    # A bracket on every stile: a plate, an arm and a collar around the rail.
    for step in range(6):
        x = min(max(face / 2 + step * each, 0.042), width - 0.042)
        shapes.box((x, depth - 0.322, rail - 0.012), (0.030, 0.008, 0.085), brass, 0.002)
        shapes.cylinder((x, depth - 0.345, rail), 0.009, 0.05, brass, "y")
        shapes.cylinder((x, depth - 0.37, rail), 0.018, 0.026, brass, "x")
    _ladder((1.62, depth - 0.42), rail, 0.62, materials.wood("walnut"), brass)

    shapes.move(furnishings.rug(2.6, 1.9, "#7d3a30", "#d8c7a4"), (2.5, 2.35, 0), 3)
    leather = materials.plastic("#8a4f2b", 0.38)
    shapes.move(furnishings.armchair(leather, materials.wood("walnut"), 0.80, 0.86), (3.25, 2.95, 0), -38)
    blanket = furnishings.throw(0.42, 0.26, 0.30, materials.fabric("#3f5573", weave=350), seed=3)
    shapes.move(blanket, (3.47, 2.98, 0.655), 52)
    table = shapes.cylinder((2.52, 2.85, 0.53), 0.23, 0.026, materials.wood("walnut"), bevel=0.006, segments=48)
    shapes.cylinder((2.52, 2.85, 0.27), 0.022, 0.50, materials.wood("walnut"))
    shapes.cylinder((2.52, 2.85, 0.025), 0.15, 0.026, materials.wood("walnut"), bevel=0.008)
    level = table.location.z + 0.0135
    shapes.move(furnishings.stack(3, 21, width=0.22, depth=0.15), (2.47, 2.92, level), 15)
    shapes.move(furnishings.mug(materials.ceramic("#47657c", 0.3)), (2.60, 2.76, level), 220)

    light.sun_sky(21, 128, sun=22, inside=True)
    light.area((width - 0.1, 2.6, 1.5), (1, 4, 1.2), (2.6, 1.8), 75, (0.90, 0.95, 1.0))
    light.area((2.4, 0.15, 2.3), (2.0, 4.4, 1.2), (3.5, 1.0), 55, (1.0, 0.93, 0.84))
    light.camera((3.62, 0.22, 1.40), (2.22, depth, 1.25), lens=27)


def _ladder(foot, rail, spread, wood, brass):
    """A rolling library ladder leaning towards the shelves: its foot `spread` in front of its top."""
    x, y = foot
    lean = math.degrees(math.atan2(spread, rail))
    length = math.hypot(spread, rail) + 0.10
    for sign in (-1, 1):
        side = shapes.box((x + sign * 0.21, y - spread / 2 + 0.02, rail / 2 + 0.05), (0.028, 0.075, length), wood, 0.006, (-lean, 0, 0))
        side.name = "ladder side"
        wheel = shapes.cylinder((x + sign * 0.245, y - spread, 0.045), 0.045, 0.022, brass, "x")
        wheel.name = "wheel"
        # A flat hook screwed to the side's top goes over the rail, 5 cm behind it.
        edge = x + sign * 0.229
        hook = [(edge, y - 0.015, rail - 0.11), (edge, y + 0.004, rail - 0.01), (edge, y + 0.024, rail + 0.026), (edge, y + 0.05, rail + 0.033), (edge, y + 0.074, rail + 0.018), (edge, y + 0.078, rail - 0.012)]
        shapes.tube(hook, 0.009, brass, smooth=True)
        for up in (0.10, 0.06):
            shapes.cylinder((edge + sign * 0.006, y - 0.012 + 0.1 * (0.10 - up), rail - up), 0.009, 0.008, brass, "x")
    for step in range(1, 9):
        z = step * 0.28
        shapes.box((x, y - spread * (1 - z / rail) + 0.012, z), (0.40, 0.085, 0.024), wood, 0.005)


@picture("project-window-seat", samples=32, exposure=-0.05)
def window_seat():
    """A window seat in a box bay: drawers below, a blue cushion, pillows, a book left open."""
    width, depth, height = 4.2, 3.6, 2.55
    wall, trim = materials.paint("#e3d9c3", 0.85), materials.paint(materials.WHITE, 0.35)
    oak, brass = materials.wood("whiteoak"), materials.metal("brass")
    bay, deep, seat = 2.10, 0.62, 0.46
    left = 1.05
    # The bay is an alcove in the north wall: its own back and two flanks, each with a window.
    walls = room.room(width, depth, height, wall, materials.planks("whiteoak", 0.127, 1.5, "y"), materials.paint(materials.WHITE, 0.9), {"north": [room.Opening(left, bay, 0, 2.22)], "west": [room.Opening(0.5, 1.2, 0.5, 1.8)]}, thickness=0.05)
    back = depth + deep
    # A narrow casement in each flank, sills and heads in one line with the two windows in the back.
    flank, size = deep - 0.05, (0.43, 0.80, 1.28)
    west = room.wall((left, depth + 0.05), (left, back), 2.22, trim, [room.Opening(flank - 0.515, *size)], 0.10)
    east = room.wall((left + bay, back), (left + bay, depth + 0.05), 2.22, trim, [room.Opening(0.085, *size)], 0.10)
    main = [room.Opening(0.12, 0.90, 0.80, 1.28), room.Opening(1.08, 0.90, 0.80, 1.28)]
    rear = room.wall((left, back), (left + bay, back), 2.22, trim, main, 0.15)
    shapes.box((left + bay / 2, depth + deep / 2 + 0.05, 2.245), (bay, deep + 0.1, 0.05), trim, bevel=0)
    narrow = ((0, 0), (0.012, 0), (0.014, 0.004), (0.014, 0.028), (0, 0.028))
    for opening in main:
        rear.place(room.window_unit(0.90, 1.28, trim, lights=(2, 2), casing=narrow, stool=False, depth=0.15, hardware=brass), opening.middle, 0.80)
    for wing in (west, east):
        wing.place(room.window_unit(0.43, 1.28, trim, "casement", (1, 4), narrow, False, 0.10, brass), wing.openings[0].middle, 0.80)
        # The stool and its apron go around the bay.
        wing.place([shapes.box((flank / 2, -0.025, 0.79), (flank, 0.05, 0.028), trim, 0.006), shapes.box((flank / 2, -0.008, 0.745), (flank, 0.016, 0.062), trim, 0.003)])
    rear.place([shapes.box((bay / 2, -0.025, 0.79), (bay, 0.05, 0.028), trim, 0.006), shapes.box((bay / 2, -0.008, 0.745), (bay, 0.016, 0.062), trim, 0.003)])
    walls["north"].place(room.mitred(bay, 2.22, room.BANDED_CASING, trim), left + bay / 2, 0)
    walls["north"].place(room.outlet(), 3.44, 0.41)
    room.trim([walls["east"], walls["west"], walls["north"]], trim)
    room.backdrop((width / 2, back + 4.5, 1.7), 13, 7, strength=1.3, horizon=0.24)

    # The seat: a case with three drawers, an oak top, a 4 in. cushion.
    face = depth - 0.02
    case = [shapes.box((bay / 2, 0.06 + deep / 2, seat / 2 - 0.02), (bay, deep + 0.08, seat - 0.04), trim, 0.002)]
    each = (bay - 0.07) / 3
    for step in range(3):
        start = 0.035 + step * each + 0.004
        case += millwork.shaker_front(start, 0.105, each - 0.008, 0.275, trim, 0.02, 0.055)
        case += millwork.pull(start + each / 2 - 0.004, 0.0, 0.245, 0.128, brass)
    case.append(shapes.box((bay / 2, 0.012, 0.045), (bay, 0.018, 0.09), trim, 0.004))
    case.append(shapes.box((bay / 2, 0.03 + deep / 2, seat - 0.015), (bay, deep + 0.10, 0.032), oak, 0.006))
    shapes.move(case, (left, face, 0))
    navy = materials.fabric("#34507a", weave=500)
    shapes.move(furnishings.seat_pad(bay - 0.05, deep - 0.04, 0.095, navy), (left + 0.025, face + 0.03, seat + 0.001))
    level = seat + 0.105
    pillows = (
        (0.30, 0.40, 0.46, "#c77b45", 22, 24, 1), (0.60, 0.46, 0.40, "#efe6d2", 24, -4, 2),
        (1.83, 0.40, 0.46, "#efe6d2", 22, -26, 3), (1.56, 0.44, 0.42, "#c9a24a", 26, 6, 4), (1.30, 0.40, 0.34, "#7f9a86", 34, -10, 5),
    )
    for x, y, size, color, lean, turn, seed in pillows:
        item = furnishings.upright(furnishings.cushion(size, 0.15, materials.fabric(color, weave=420), seed), lean, turn)
        item.location = (left + x, face + y, level + size / 2 * math.cos(math.radians(lean)) - 0.02)
    _open_book((left + 0.98, face + 0.24, level + 0.012), 14)
    shapes.move(furnishings.mug(materials.ceramic("#ece4d3", 0.3, 0.5), materials.paint("#6b3a17", 0.1)), (left + 1.98, face + 0.12, seat + 0.105), 40)
    blanket = furnishings.throw(0.50, 0.21, 0.42, materials.fabric("#dcc9a6", weave=330), seed=6)
    shapes.move(blanket, (left + 0.42, face - 0.028, seat + 0.108))
    # Beside the bay: a plant on the right, a basket with a blanket on the left.
    shapes.move(furnishings.potted_plant(0.95, pot="#c2b49a", seed=9, leaf_length=0.24, leaf_width=0.14, stems=8), (3.66, depth - 0.42, 0))
    shapes.move(furnishings.basket(0.20, 0.34, materials.wood("oak", roughness=0.8, tint="#c9a87a")), (0.55, depth - 0.40, 0))
    roll = shapes.cylinder((0.55, depth - 0.42, 0.38), 0.10, 0.34, materials.fabric("#8fa3ad", weave=330), bevel=0.04)
    roll.rotation_euler = (0.25, 0.3, 0)
    art = furnishings.framed(0.34, 0.44, oak, furnishings.landscape(14), 0.018, materials.paper(), 0.06)
    walls["north"].place(art, 0.46, 1.30)
    shapes.move(furnishings.rug(2.4, 1.5, "#b9b4a2", "#8a5b45"), (2.2, 2.05, 0), -2)
    shapes.move(furnishings.stack(4, 31, width=0.28, depth=0.20), (1.50, 2.72, 0.014), 20)

    light.sun_sky(41, 326, sun=15, inside=True)
    light.area((left + bay / 2, back - 0.10, 1.5), (2, 0, 0.8), (1.8, 1.1), 45, (0.88, 0.94, 1.0))
    light.area((1.2, 0.4, 2.1), (2.2, 3.6, 0.8), (2.5, 1.2), 32, (1.0, 0.96, 0.9))
    light.camera((1.62, 0.28, 1.26), (2.16, depth, 1.02), lens=32)


def _open_book(place, turn):
    """A book lying open: two swelling halves on its cover."""
    cover, page = materials.fabric("#7a3327", weave=1600, roughness=0.7), materials.paper()
    made = [shapes.box((0, 0, 0.003), (0.31, 0.225, 0.005), cover, 0.002)]
    for sign in (-1, 1):
        outline = [(0.0, 0.006), (0.145 * sign, 0.006), (0.145 * sign, 0.010)]
        outline += [(sign * (0.145 - 0.145 * t), 0.010 + 0.016 * math.sin(math.pi * min(1, t * 1.12) ** 1.4)) for t in (0.2, 0.4, 0.6, 0.8, 0.92)]
        made.append(shapes.prism(outline if sign > 0 else outline[::-1], 0.215, page, plane="xz", origin=(0, -0.1075, 0), bevel=0))
    return shapes.move(made, place, turn)


@picture("project-barn-door", samples=32, exposure=0.2)
def barn_door():
    """A pine barn door on black track, half open on a hall with a window at its end."""
    width, depth, height = 4.8, 4.0, 2.60
    plaster, trim = materials.plaster("#ece3d2", 0.002), materials.paint(materials.WHITE, 0.35)
    pine, black = materials.wood("pine", tint="#e9c59c", roughness=0.5), materials.metal("black")
    opening = room.Opening(1.55, 1.05, 0, 2.10)
    walls = room.room(
        width, depth, height, plaster, materials.planks("oak", 0.127, 1.6, "y", tint="#a47a52"), materials.paint(materials.WHITE, 0.9),
        {"north": [opening], "west": [room.Opening(1.2, 1.3, 0.7, 1.6)], "south": [room.Opening(0.5, 1.4, 0.5, 1.8)]}, thickness=room.WALL,
    )
    walls["west"].place(room.window_unit(1.3, 1.6, trim), 1.85, 0.7)
    north = walls["north"]
    north.place(room.door_frame(1.05, 2.10, trim), opening.middle)
    room.trim(walls.values(), trim, crown=None)

    # The hall: dusty blue, boards on the floor, a window and a table at the end.
    blue = materials.paint("#8297a6", 0.85)
    start, end = depth + room.WALL, depth + 4.6
    # Floor and ceiling take over where the room's own end, 20 cm beyond its wall's face.
    beyond = depth + 0.2
    shapes.box((2.2, (beyond + end) / 2, -0.05), (3.4, end - beyond, 0.1), materials.planks("oak", 0.127, 1.6, "y", tint="#a47a52"), bevel=0)
    shapes.box((2.2, (beyond + end) / 2 + 0.1, height + 0.05), (3.4, end - beyond + 0.2, 0.1), materials.paint(materials.WHITE, 0.9), bevel=0)
    hall_left = room.wall((1.35, start), (1.35, end), height, blue)
    hall_end = room.wall((1.35, end), (2.95, end), height, blue, [room.Opening(0.35, 0.9, 0.75, 1.40)], room.OUTER_WALL)
    hall_right = room.wall((2.95, end), (2.95, start), height, blue, [room.Opening(1.4, 0.82, 0, 2.05)])
    hall_end.place(room.window_unit(0.9, 1.40, trim), 0.80, 0.75)
    hall_right.place(room.door_frame(0.82, 2.05, trim, both_sides=False), 1.81)
    hall_right.place(room.interior_door(0.78, 2.03, trim, materials.metal("brass")), 1.42, 0.005, -0.03)
    room.trim([hall_left, hall_end, hall_right], trim)
    room.backdrop((2.15, end + 4, 1.7), 10, 6, strength=2.0)
    shapes.move(furnishings.rug(0.78, 3.2, "#8f4334", "#d8c7a4"), (2.12, start + 2.1, 0))
    for step in range(3):
        art = furnishings.framed(0.36, 0.46, materials.metal("brass", 0.35), furnishings.landscape(21 + step), 0.02, materials.paper(), 0.06)
        hall_left.place(art, 1.2 + step * 0.75, 1.36)

    # The door: planks 5 1/2 in. wide in a frame with a diagonal, hung in front of the casing.
    door = _barn_door(1.16, 2.16, pine)
    wide, out = 1.16, 0.065
    place = opening.left + 0.56
    north.place(door, place, 0.012, out)
    rail = 2.16 + 0.012 + 0.115
    parts = [shapes.box((2.45, -0.055, rail), (2.55, 0.008, 0.042), black, 0.002)]
    for step in range(6):
        x = 1.30 + step * 0.46
        parts.append(shapes.cylinder((x, -0.028, rail), 0.011, 0.056, black, "y"))
        parts.append(shapes.cylinder((x, -0.062, rail), 0.011, 0.007, black, "y", segments=6))
    for x in (1.19, 3.71):
        parts.append(shapes.box((x, -0.066, rail + 0.024), (0.026, 0.022, 0.050), black, 0.003))
    for x in (place + 0.20, place + wide - 0.20):
        parts.append(shapes.cylinder((x, -0.066, rail + 0.052), 0.042, 0.012, black, "y", segments=40))
        parts.append(shapes.box((x, -0.1115, rail - 0.14), (0.042, 0.006, 0.34), black, 0.002))
        parts.append(shapes.box((x, -0.098, rail + 0.045), (0.042, 0.024, 0.006), black, 0.002))
        parts.append(shapes.cylinder((x, -0.098, rail + 0.052), 0.010, 0.030, black, "y", segments=6))
        for z in (-0.20, -0.27):
            parts.append(shapes.cylinder((x, -0.117, rail + z), 0.010, 0.008, black, "y", segments=6))
    handle = place + 0.065
    parts.append(shapes.tube([(handle, -0.108, 1.18), (handle, -0.155, 1.16), (handle, -0.155, 0.92), (handle, -0.108, 0.90)], 0.009, black, smooth=False))
    north.place(parts)

    # This side: a bench with a folded blanket, boots of plants, a stool.
    wood = materials.wood("walnut")
    shapes.box((0.66, depth - 0.30, 0.435), (1.05, 0.34, 0.036), wood, 0.006)
    for x in (0.22, 1.10):
        shapes.box((x, depth - 0.30, 0.21), (0.036, 0.30, 0.416), wood, 0.004)
    shapes.move(furnishings.stack(3, 5, width=0.30, depth=0.22), (0.95, depth - 0.38, 0.453), 12)
    pillow = furnishings.upright(furnishings.cushion(0.42, 0.14, materials.fabric("#40617a", weave=420), 4), 16, 8)
    pillow.location = (0.40, depth - 0.17, 0.453 + 0.19)
    hook_board = [shapes.box((0.66, -0.010, 1.62), (0.95, 0.020, 0.10), wood, 0.003)]
    for step in range(4):
        hook_board.append(shapes.tube([(0.30 + step * 0.24, -0.018, 1.62), (0.30 + step * 0.24, -0.075, 1.60), (0.30 + step * 0.24, -0.085, 1.645)], 0.007, black, smooth=True))
    north.place(hook_board)
    furnishings.hung_cloth(north, 0.30, 1.60, "#b5623f", 0.85, 1)
    furnishings.hung_cloth(north, 0.78, 1.60, "#cdbd9d", 0.62, 2)
    shapes.move(furnishings.potted_plant(1.15, pot="#33363a", seed=13, leaf_length=0.30, leaf_width=0.15, stems=9), (4.28, depth - 0.55, 0))

    light.sun_sky(23, 236, sun=17, inside=True)
    light.area((0.1, 1.9, 1.5), (3, 4, 1), (1.4, 1.6), 30, (0.90, 0.95, 1.0))
    light.area((2.15, end - 0.1, 1.5), (2.15, depth, 0.8), (0.8, 1.3), 85, (0.92, 0.96, 1.0))
    light.area((2.4, 0.2, 2.1), (2.4, 4, 1.0), (3.5, 1.2), 35, (1.0, 0.95, 0.88))
    light.camera((2.30, 0.18, 1.34), (2.36, depth, 1.12), lens=29)


def _barn_door(width, height, wood):
    """Planks behind a frame of two stiles, three rails and two braces; hinge side at x = 0, back at y = 0."""
    made = []
    count = 8
    each = width / count
    for step in range(count):
        made.append(shapes.box((each * (step + 0.5), -0.010, height / 2), (each - 0.002, 0.020, height), wood, 0.004))
    # Their tongues close the joints.
    made.append(shapes.box((width / 2, -0.010, height / 2), (width - 0.004, 0.005, height - 0.004), wood, 0))
    y, thick, rail = -0.0305, 0.020, 0.135
    for x in (rail / 2, width - rail / 2):
        made.append(shapes.box((x, y, height / 2), (rail, thick, height), wood, 0.003))
    for z in (rail / 2, height / 2, height - rail / 2):
        made.append(shapes.box((width / 2, y, z), (width - 2 * rail - 0.001, thick, rail), wood, 0.003))
    run, climb = width - 2 * rail, height / 2 - 1.5 * rail
    for base, mirror in ((rail, 1), (height / 2 + rail / 2, -1)):
        half = 0.055
        angle = math.atan2(climb, run)
        cut_x, cut_z = half / math.sin(angle), half / math.cos(angle)
        outline = [(0, 0), (cut_x, 0), (run, climb - cut_z), (run, climb), (run - cut_x, climb), (0, cut_z)]
        if mirror < 0:
            outline = [(run - x, z) for x, z in outline][::-1]
        # Made level and then turned, so that its grain runs along it.
        c, s = math.cos(angle * mirror), math.sin(angle * mirror)
        level = [(x * c + z * s, z * c - x * s) for x, z in outline]
        brace = shapes.prism(level, thick - 0.001, wood, plane="xz", bevel=0.002)
        made.append(site_props.place(brace, (rail, y - thick / 2, base), (0, -math.degrees(angle * mirror), 0)))
    return made
