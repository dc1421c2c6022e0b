"""Pictures of safe and easy ways about the house: rails, ramps, a shower without a step."""

import math
import random

from mathutils import Matrix, Vector

from kit import household, light, materials, room, shapes
from kit import site_props as props
from kit.picture import at_night, picture
from kit.room import Opening

RISER, TREAD = 0.178, 0.254  # 7 in. and 10 in.


def rail_profile(scale=1.0):
    """A 2 1/4 in. bread-loaf handrail's section, centred on its grip."""
    half = 0.029 * scale
    points = [(-half * 0.72, -0.024 * scale), (half * 0.72, -0.024 * scale), (half * 0.80, -0.006 * scale), (half, 0.004 * scale)]
    for step in range(1, 12):
        angle = math.pi * step / 12
        points.append((half * math.cos(angle), 0.006 * scale + 0.020 * scale * math.sin(angle)))
    points += [(-half, 0.004 * scale), (-half * 0.80, -0.006 * scale)]
    return points


def handrail(points, material):
    """A handrail along `points`, mitered at each bend: the section stays upright across every run."""
    points = [Vector(point) for point in points]
    ways = [(after - before).normalized() for before, after in zip(points, points[1:])]
    # The plane in which each end is cut: square at the rail's ends, half way between two runs at a bend.
    cuts = [ways[0], *(before + after for before, after in zip(ways, ways[1:])), ways[-1]]
    section, made = rail_profile(), []
    count = len(section)
    for number, way in enumerate(ways):
        across = Vector((way.y, -way.x, 0)).normalized()
        up = across.cross(way)
        corners = []
        for cut, base in ((cuts[number], 0.0), (cuts[number + 1], (points[number + 1] - points[number]).length)):
            corners += [(x, base - (x * cut.dot(across) + z * cut.dot(up)) / cut.dot(way), z) for x, z in section]
        faces = [(step, (step + 1) % count, (step + 1) % count + count, step + count) for step in range(count)]
        faces += [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))]
        part = shapes.solid(corners, faces, material, 40)
        part.matrix_basis = Matrix.Translation(points[number]) @ Matrix((across, way, up)).transposed().to_4x4()
        made.append(part)
    return made


def wall_bracket(x, y, z, side, metal):
    """A rail bracket on a wall at `x` + side × 0.06 holding the rail's underside at (x, z)."""
    wall = x + side * 0.062
    return [
        shapes.cylinder((wall - side * 0.004, y, z - 0.075), 0.028, 0.008, metal, "x"),
        shapes.tube([(wall, y, z - 0.075), (x + side * 0.02, y, z - 0.078), (x, y, z - 0.055), (x, y, z - 0.026)], 0.0075, metal, smooth=True),
        shapes.box((x, y, z - 0.026), (0.03, 0.05, 0.005), metal, 0.001),
    ]


@picture("header-safety-and-mobility", samples=32)
@at_night("header-safety-and-mobility")
def header_safety_and_mobility(night=False):
    """An oak stair with a solid rail on either side, a lit landing window, treads with pale nosings; at night lamps by the steps."""
    wall = materials.paint("#9db0ba", 0.8)
    white, oak = materials.paint("#f2ede2", 0.4), materials.wood("oak")
    brass = materials.metal("brass")
    floor = materials.planks("oak", 0.083, 1.2, "x")
    # The stair climbs towards +y between x = 2.6 and 3.75; a wall stands on its right, the hall on its left.
    left, right, count, foot = 2.55, 3.70, 12, 1.55
    height = 4.9
    landing_y = foot + count * TREAD
    landing_z = (count + 1) * RISER
    shapes.box((2.2, 2.0, -0.05), (5.8, 10.0, 0.1), floor, 0)
    window = Opening(0.85, 0.95, 2.95, 1.35)
    far = landing_y + 1.15
    north = room.wall((1.6, far), (right, far), height, wall, [window], 0.19)
    north.place(room.window_unit(window.width, window.height, white, lights=(2, 2)), window.middle, window.bottom)
    east = room.wall((right, far), (right, -2.5), height, wall, (), 0.15)
    # The hall's far wall below the landing, with a lower opening of light from a room beyond.
    hall_door = Opening(0.55, 0.92, 0, 2.05)
    hall = room.wall((-0.6, 4.2), (left, 4.2), 2.55, wall, [hall_door], 0.15)
    hall.place(room.door_frame(hall_door.width, hall_door.height, white, depth=0.15), hall_door.middle)
    # A glazed garden door closes it: one panel below, ten lights above.
    leaf = room.frame(hall_door.width - 0.044, hall_door.height - 0.03, 0.105, 0.040, white, 0.11, 0.22, 0.04)
    leaf.append(shapes.box((hall_door.width / 2 - 0.022, 0.06, 0.80), (hall_door.width - 0.25, 0.038, 0.10), white, 0.003))
    leaf.append(room.raised_panel(0.105, 0.22, hall_door.width - 0.254, 0.53, white, 0.044))
    leaf.append(shapes.box((hall_door.width / 2 - 0.022, 0.07, 0.48), (hall_door.width - 0.24, 0.01, 0.54), white, 0))
    leaf.append(shapes.box((hall_door.width / 2 - 0.022, 0.06, 1.37), (0.024, 0.030, 1.10), white, 0.003))
    for step in range(1, 5):
        leaf.append(shapes.box((hall_door.width / 2 - 0.022, 0.06, 0.85 + step * 0.212), (hall_door.width - 0.25, 0.0296, 0.024), white, 0.003))
    leaf += _lever(0.055, 0.042, 0.93, brass)
    hall.place(leaf, hall_door.left + 0.022, 0.008)
    # A switch on the door's latch side and one at the stair's foot; an outlet between door and stair.
    hall.place(_switch(), hall_door.left - 0.22, 1.22)
    hall.place(room.outlet(), hall_door.left + hall_door.width + 0.85, 0.41)
    shapes.move(_switch(), (right - 0.001, foot - 0.42, 1.22), -90)
    room.trim([hall], white, crown=None)
    room.backdrop((0.4, 8.2, 1.6), 7, 5, strength=1.15, night=night)
    west_window = [Opening(2.5, 1.0, 0.75, 1.5), Opening(4.4, 1.0, 0.75, 1.5)]
    west = room.wall((-0.6, -2.5), (-0.6, 4.2), 2.55, wall, west_window, 0.19)
    for opening in west_window:
        west.place(room.window_unit(opening.width, opening.height, white, lights=(2, 2)), opening.middle, opening.bottom)
    shapes.box((0.95, 0.85, 2.60), (3.2, 6.9, 0.1), materials.paint("#f4f1e9", 0.9), 0)
    shapes.box((2.58, 1.4, 2.72), (0.14, 8.0, 0.38), white, 0.004)
    shapes.box((2.7, 1.8, height), (2.3, 8.6, 0.1), materials.paint("#f4f1e9", 0.9), 0)
    shapes.box((1.55, 2.0, 3.75), (0.1, 8.0, 2.3), wall, 0)

    riser_paint = white
    for step in range(count):
        y, z = foot + step * TREAD, (step + 1) * RISER
        shapes.box(((left + right) / 2, y + TREAD / 2 - 0.014, z - 0.014), (right - left, TREAD + 0.028, 0.028), oak, 0.007)
        shapes.box(((left + right) / 2, y + 0.010, z - RISER / 2 - 0.014), (right - left - 0.004, 0.019, RISER - 0.028), riser_paint, 0.001)
        # A pale inlay marks each nosing.
        shapes.box(((left + right) / 2, y + 0.010, z + 0.0003), (right - left - 0.10, 0.022, 0.0014), materials.wood("maple"), 0.0004)
    # The landing's nosing is as thick as a tread, so that the last riser shows as high as the others.
    shapes.box(((left + right) / 2, landing_y + 0.6, landing_z - 0.014), (right - left, 1.25, 0.028), oak, 0.007)
    shapes.box(((left + right) / 2, landing_y + 0.6, landing_z - 0.10), (right - left, 1.18, 0.14), white, 0)
    shapes.box(((left + right) / 2, landing_y + 0.010, landing_z - RISER / 2 - 0.014), (right - left - 0.004, 0.019, RISER - 0.028), riser_paint, 0.001)
    # Closed stringers: a skirt on the wall, and on the hall side a panelled face under the treads.
    slope = [(foot - 0.05, 0), (foot + 0.05, 0), (landing_y + 0.05, landing_z - 0.06), (landing_y + 0.05, landing_z + 0.20), (foot - 0.05, 0.24)]
    shapes.prism(slope, 0.022, white, "yz", (right - 0.022, 0, 0), 0.003)
    stringer = [(foot - 0.04, 0), (landing_y, 0), (landing_y, landing_z), (landing_y - 0.02, landing_z + 0.03), (foot - 0.04, RISER + 0.07)]
    shapes.prism(stringer, 0.045, white, "yz", (left - 0.045, 0, 0), 0.003)
    # Baseboard all around the hall: on the right from the skirt's foot, along the stair from its newel.
    east.place(room.moulding(room.BASEBOARD, foot + 2.45, white), far - foot + 0.05)
    west.place(room.moulding(room.BASEBOARD, west.length, white))
    beside = room.Wall((left - 0.045, 4.2), (left - 0.045, foot + 0.03), height)
    beside.place(room.moulding(room.BASEBOARD, beside.length, white))
    for low, high in ((0.45, 1.10), (1.22, 1.95), (2.07, 2.55)):
        _stringer_panel(left - 0.046, foot, low, high, white)

    # Rails 36 in. above the nosings; the wall rail runs on level at its ends and returns to the wall.
    def nosing(y):
        return RISER + (y - foot + 0.014) * RISER / TREAD

    up = 0.915
    post_y = foot - 0.02
    rail_left, rail_right = left - 0.022, right - 0.075
    start, end = foot + 0.02, landing_y + 0.02
    handrail([(rail_left, start, nosing(start) + up), (rail_left, end, nosing(end) + up)], oak)
    low = foot - TREAD
    bottom, top = nosing(low) + up, nosing(end) + up
    ends = [(low, bottom), (low - 0.28, bottom)]
    handrail([(right, end + 0.16, top), *((rail_right, y, z) for y, z in ((end + 0.16, top), (end, top), *ends)), (right, low - 0.28, bottom)], oak)
    for y in (low - 0.1, foot + 0.65, foot + 1.7, foot + 2.75):
        z = nosing(max(y, low)) + up
        wall_bracket(rail_right, y, z, 1, brass)
    _newel(rail_left, post_y, 1.18, oak)
    for number in range(count * 2 + 1):
        y = foot + 0.10 + number * TREAD / 2
        if y > landing_y - 0.03:
            break
        base, top = nosing(y) - RISER + 0.075, nosing(y) + up - 0.022
        shapes.box((rail_left, y, (base + top) / 2), (0.032, 0.032, top - base), white, 0.003)

    # The hall: a bench one rises from by its arms, its back to the wall; nothing lies or stands in the way to door and stair.
    props.place(_arm_bench(oak, materials.fabric("#9c4a2f", 420)), (-0.29, 3.04, 0), (0, 0, 90))
    for y, art in ((2.35, "#7f8f6a"), (3.05, "#b98f5c"), (3.75, "#5f7f93")):
        framed = household.picture_frame(0.34, 0.44, oak, art, materials.paper("#f2eee4"))
        shapes.move(framed, (right - 0.001, y, nosing(y) + 1.42), -90)
    shapes.move(household.plant("olive", 1.1, seed=5), (-0.33, 3.86, 0.0))
    for y in (2.0, 4.4):
        lamp_y = min(y, landing_y)
        # Clear of the skirt.
        lamp_z = nosing(lamp_y) + 0.36
        shapes.box((right - 0.006, lamp_y, lamp_z), (0.012, 0.12, 0.07), brass, 0.003)
        shapes.box((right - 0.0135, lamp_y, lamp_z), (0.003, 0.09, 0.03), materials.emitter("#ffd9a0", 9), 0.001)
        if night:
            light.spot((right - 0.04, lamp_y, lamp_z), (left + 0.35, lamp_y - 0.05, nosing(lamp_y) - 0.30), 34, 150, radius=0.03, color=light.LAMPLIGHT, blend=1.0)
    room.backdrop((2.8, far + 5, 3.4), 12, 7, strength=1.2, night=night)
    if night:
        light.dusk_outside()
        light.area((-0.9, 1.4, 1.6), (3, 2.0, 1.0), (3.4, 1.6), 40, light.BLUE_HOUR)
        # The lamp over the landing.
        light.area((2.9, landing_y + 0.2, height - 0.1), (2.9, 3.2, 1.2), 0.5, 130, light.LAMPLIGHT)
        light.area((1.5, -2.4, 2.0), (1.6, 3.0, 1.0), (2.5, 1.5), 30, light.LAMPLIGHT)
    else:
        light.sun_sky(24, 258, sun=26, sky=0.75, inside=True)
        light.area((-0.9, 1.4, 1.6), (3, 2.0, 1.0), (3.4, 1.6), 32, (0.9, 0.95, 1.0))
        light.area((2.9, far + 0.3, 3.6), (2.9, 2.5, 1.5), (0.9, 1.3), 75, (1.0, 0.93, 0.82))
        light.area((1.5, -2.4, 2.0), (2.4, 3.0, 1.2), (2.5, 1.5), 24, (1.0, 0.93, 0.84))
    light.camera((1.75, -1.75, 1.40), (2.42, 3.4, 1.42), lens=28)


def _switch():
    """A toggle in its plate, centered on x = 0, z = 0, on the wall's face."""
    ivory = materials.plastic("#efebe2", 0.35)
    return [shapes.box((0, -0.0025, 0), (0.070, 0.005, 0.114), ivory, 0.002), shapes.box((0, -0.009, 0.004), (0.010, 0.014, 0.022), ivory, 0.001)]


def _lever(x, y, z, metal):
    """A lever on a door's face at `y`, on its left stile: it turns under an elbow."""
    rose = shapes.cylinder((x, y - 0.005, z), 0.026, 0.010, metal, "y")
    neck = shapes.cylinder((x, y - 0.030, z), 0.010, 0.045, metal, "y")
    bar = shapes.tube([(x - 0.006, y - 0.052, z), (x + 0.05, y - 0.056, z + 0.002), (x + 0.115, y - 0.050, z - 0.003)], 0.0095, metal, smooth=True)
    return [rose, neck, bar]


def _arm_bench(oak, cloth):
    """A settle 46 in. long, its front towards -y: seat at 18 in., arms 8 in. above it, a slatted back."""
    half, deep = 0.58, 0.42
    parts = [shapes.box((0, 0, 0.425), (2 * half - 0.02, deep, 0.035), oak, 0.006)]
    for x in (-half, half):
        parts.append(shapes.box((x, -deep / 2 + 0.03, 0.32), (0.055, 0.055, 0.64), oak, 0.005))
        parts.append(shapes.box((x, deep / 2 - 0.02, 0.43), (0.055, 0.055, 0.86), oak, 0.005))
        parts.append(shapes.box((x, -0.02, 0.655), (0.075, deep + 0.04, 0.03), oak, 0.008))
        parts.append(shapes.box((x, 0, 0.365), (0.03, deep - 0.09, 0.085), oak, 0.003))
        parts.append(shapes.box((x, 0, 0.10), (0.03, deep - 0.09, 0.045), oak, 0.003))
    for y in (-deep / 2 + 0.03, deep / 2 - 0.02):
        parts.append(shapes.box((0, y, 0.365), (2 * half - 0.05, 0.025, 0.085), oak, 0.003))
    for z in (0.54, 0.82):
        parts.append(shapes.box((0, deep / 2 - 0.02, z), (2 * half - 0.05, 0.026, 0.07), oak, 0.004))
    for number in range(9):
        parts.append(shapes.box((-0.44 + number * 0.11, deep / 2 - 0.02, 0.68), (0.045, 0.016, 0.24), oak, 0.003))
    parts.append(props.softbox((0, -0.01, 0.4675), (2 * half - 0.10, deep - 0.07, 0.05), cloth, 0.02))
    return parts


def _newel(x, y, height, oak):
    """A 3 1/2 in. square newel with a cap."""
    shapes.box((x, y, height / 2), (0.089, 0.089, height), oak, 0.005)
    shapes.box((x, y, 0.12), (0.115, 0.115, 0.24), oak, 0.006)
    shapes.box((x, y, height + 0.012), (0.125, 0.125, 0.024), oak, 0.006)
    shapes.lathe([(0.055, 0), (0.058, 0.008), (0.045, 0.022), (0.02, 0.032), (0, 0.034)], (x, y, height + 0.024), oak)


def _stringer_panel(x, foot, low, high, material):
    """Applied moulding on the stringer's face that follows the stair's slope."""
    def top(y):
        return RISER + 0.05 + (y - 0) * RISER / TREAD - 0.12

    corners = [(foot + low, 0.16), (foot + high, 0.16), (foot + high, top(high)), (foot + low, top(low))]
    points = [(x, y, z) for y, z in corners]
    shapes.tube(points, 0.009, material, closed=True)


@picture("text-safety-and-mobility", samples=32)
def text_safety_and_mobility():
    """A shower one walks into: level threshold, grab bars, folding teak seat, hand shower on a bar."""
    size = (0.30, 0.10)
    walls = materials.tile(size, "#dfe4dc", "#c8c8bd", 0.5, 0.05, wobble=0.05, roughness=0.10)
    accent = materials.tile((0.10, 0.10), "#3f6a72", "#c8c8bd", 0.0, 0.10, wobble=0.06, roughness=0.1)
    floor = materials.hex_tile(0.05, "#77807f", "#4f5555", 0.16)
    steel, teak = materials.metal("nickel"), materials.wood("teak")
    white = materials.paint("#f1ede4", 0.4)
    width, depth, height = 2.6, 2.6, 2.5
    shapes.box((width / 2, depth / 2 - 0.8, -0.05), (width + 1.2, depth + 2.2, 0.1), floor, 0)
    # The bathroom's tile meets the shower's flush: a strip of nickel, no step, and nothing that water harms.
    slate = materials.tile((0.60, 0.30), "#8f8b82", "#6d6a64", 0.5, 0.06, joint=0.003, roughness=0.55)
    shapes.box((width / 2, -0.15, 0.001), (width, 3.2, 0.004), slate, 0)
    shapes.box((width / 2, 1.45, 0.002), (width, 0.022, 0.005), steel, 0.001)
    room.wall((0, depth), (width, depth), height, walls, (), 0.15)
    room.wall((0, -1.6), (0, depth), height, walls, [Opening(2.35, 0.7, 1.30, 0.85)], 0.19)
    room.wall((width, depth), (width, -1.6), height, walls, (), 0.15)
    shapes.box((width / 2, depth / 2 - 0.8, height + 0.05), (width + 0.6, depth + 2.2, 0.1), materials.paint("#f4f1ea", 0.9), 0)
    # A band of sea-green tile at hand height runs behind the bars.
    shapes.box((width / 2, depth - 0.002, 1.65), (width, 0.006, 0.20), accent, 0)
    shapes.box((width - 0.002, depth / 2, 1.65), (0.006, depth, 0.20), accent, 0)
    for y in (0.75 + 0.02, 0.75 + 0.68):
        shapes.box((-0.10, y, 1.725), (0.19, 0.03, 0.85), white, 0.003)
    shapes.box((-0.10, 1.10, 1.30), (0.24, 0.72, 0.03), materials.stone("quartz"), 0.004)

    wall_y = depth
    # Bars where a hand looks for one: below the valve up to the seat, and opposite it; none behind the back of who sits.
    _grab_bar((0.84, wall_y, 0.90), (2.06, wall_y, 0.90), (0, -1, 0), steel)
    _grab_bar((0, 1.66, 0.90), (0, 2.42, 0.90), (1, 0, 0), steel)
    _grab_bar((width, 1.02, 0.98), (width, 1.02, 1.60), (-1, 0, 0), steel)
    _folding_seat(width, 2.05, teak, steel)
    _hand_shower(1.95, wall_y, steel)
    # The linear drain and the low glass screen on the left.
    shapes.box((1.3, depth - 0.11, 0.0006), (1.1, 0.07, 0.003), steel, 0.001)
    for number in range(36):
        shapes.box((0.77 + number * 0.03, depth - 0.11, 0.0024), (0.010, 0.05, 0.001), materials.plastic("#151515"), 0)
    # A shelf for soap; the floor stays clear.
    _niche(0.95, wall_y, 1.20)
    light.sun_sky(26, 256, sun=11, sky=0.7, inside=True)
    light.area((-0.35, 1.1, 1.75), (1.8, 1.6, 0.8), (0.7, 0.85), 20, (0.92, 0.97, 1.0))
    light.area((1.2, -1.5, 2.1), (1.5, 2.0, 0.9), (2.2, 1.2), 14, (1.0, 0.95, 0.88))
    light.area((1.4, 1.2, 2.48), (1.4, 1.3, 0), (1.2, 1.2), 12, (1.0, 0.93, 0.84))
    light.camera((1.0, -1.45, 1.30), (1.50, depth, 0.98), lens=33)


def _grab_bar(start, end, out, metal):
    """A 1 1/2 in. bar between two flanges on a wall, 1 1/2 in. clear of it; `out` points into the room."""
    away = [value * 0.057 for value in out]
    a, b = [s + o for s, o in zip(start, away)], [e + o for e, o in zip(end, away)]
    shapes.tube([start, [s * 0.4 + v * 0.6 for s, v in zip(start, a)], [v + (w - v) * 0.05 for v, w in zip(a, b)],
                 [v + (w - v) * 0.95 for v, w in zip(a, b)], [e * 0.4 + v * 0.6 for e, v in zip(end, b)], end], 0.019, metal, smooth=True)
    for point in (start, end):
        axis = "y" if out[1] else "x"
        center = [p + o * 0.004 for p, o in zip(point, out)]
        shapes.cylinder(center, 0.040, 0.008, metal, axis, 0.003, 48)


def _folding_seat(wall, y, teak, steel):
    """A slatted seat, 18 in. high, let down from the wall at x = `wall` on steel arms and legs."""
    for number in range(7):
        shapes.box((wall - 0.085 - number * 0.054, y, 0.462), (0.046, 0.48, 0.024), teak, 0.005)
    for side in (-0.17, 0.17):
        shapes.box((wall - 0.23, y + side, 0.440), (0.40, 0.030, 0.020), steel, 0.003)
        shapes.tube([(wall - 0.40, y + side, 0.43), (wall - 0.36, y + side, 0.02)], 0.011, steel)
        shapes.cylinder((wall - 0.36, y + side, 0.012), 0.018, 0.024, materials.plastic("#2a2a2a"))
        shapes.box((wall - 0.010, y + side, 0.44), (0.020, 0.06, 0.11), steel, 0.004)
        shapes.tube([(wall - 0.38, y + side, 0.10), (wall - 0.02, y + side, 0.40)], 0.006, steel)


def _hand_shower(x, wall, metal):
    """A slide bar that doubles as a grab bar, the hand shower on it, its hose and a lever valve."""
    _grab_bar((x, wall, 1.02), (x, wall, 1.98), (0, -1, 0), metal)
    y = wall - 0.054
    shapes.cylinder((x, y - 0.012, 1.72), 0.024, 0.06, metal, "z", 0.005)
    handle = shapes.lathe([(0, 0), (0.012, 0.002), (0.013, 0.10), (0.011, 0.16), (0.018, 0.20)], (0, 0, 0), metal)
    head = shapes.lathe([(0, 0), (0.05, 0.002), (0.056, 0.010), (0.05, 0.022), (0.018, 0.034), (0, 0.036)], (0, 0, 0), metal, 64)
    props.place(head, (0, -0.012, 0.215), (-110, 0, 0))
    props.place([handle, head], (x, y - 0.045, 1.66), (16, 0, 0))
    hose = [(x, y - 0.045, 1.66), (x + 0.02, y - 0.06, 1.35), (x + 0.13, y - 0.05, 0.80), (x + 0.24, y - 0.03, 0.72), (x + 0.28, y - 0.01, 0.95), (x + 0.28, y + 0.03, 1.08)]
    shapes.tube(hose, 0.0075, materials.metal("chrome"), smooth=True)
    shapes.cylinder((x + 0.28, wall - 0.02, 1.08), 0.022, 0.04, metal, "y")
    shapes.cylinder((x - 0.30, wall - 0.005, 1.12), 0.085, 0.010, metal, "y", 0.004, 64)
    shapes.cylinder((x - 0.30, wall - 0.035, 1.12), 0.028, 0.06, metal, "y", 0.005)
    props.place(props.slab([(-0.012, 0), (-0.009, -0.10), (0.009, -0.10), (0.012, 0)], 0.014, metal, "xz", (0, 0, 0), 0.004), (x - 0.30, wall - 0.075, 1.125), (0, 25, 0))


def _niche(x, wall, z):
    """Bottles on a small stone shelf."""
    shapes.box((x, wall - 0.055, z), (0.42, 0.11, 0.022), materials.stone("quartz"), 0.004)
    chance = random.Random(2)
    for number, (color, tall) in enumerate((("#6b4a2c", 0.17), ("#e8e2d2", 0.20), ("#8f9f83", 0.14))):
        at = (x - 0.12 + number * 0.10, wall - 0.06 + chance.uniform(-0.01, 0.01), z + 0.011)
        shapes.lathe([(0, 0), (0.030, 0), (0.033, 0.004), (0.033, tall * 0.75), (0.026, tall * 0.85), (0.011, tall * 0.9), (0.011, tall), (0, tall)], at,
                     materials.plastic(color, 0.25))
