"""Pictures of the trades: maintenance rounds, painting."""

import random

from kit import furnishings, household, light, materials, room, shapes
from kit import site_props as props
from kit.picture import at_night, picture
from kit.room import Opening
from scenes import carpentry

DOOR_WIDTH = 0.81  # 32 in.


def rolled_rug(length, color, stripe):
    """A rug rolled up, along x, tied twice."""
    cloth, band = materials.fabric(color, 250), materials.fabric(stripe, 250)
    parts = [shapes.cylinder((0, 0, 0.085), 0.085, length, cloth, "x", 0.01, 48)]
    for x in (-0.44, 0.44):
        parts.append(shapes.cylinder((x * length, 0, 0.085), 0.0862, 0.05, band, "x", 0.004, 48))
    # The spiral of the roll's end.
    spiral = []
    for step in range(90):
        radius = 0.012 + 0.070 * step / 90
        angle = step * 0.42
        spiral.append((0, radius * props.math.cos(angle), 0.085 + radius * props.math.sin(angle)))
    for side in (-1, 1):
        parts.append(props.place(shapes.tube(spiral, 0.0035, band), (side * (length / 2 + 0.001), 0, 0)))
    for x in (-0.25, 0.25):
        parts.append(props.place(shapes.lathe([(0.0875, -0.006), (0.0885, 0), (0.0875, 0.006)], (0, 0, 0), materials.fabric("#8a6a45", 900)),
                                 (x * length, 0, 0.085), (0, 90, 0)))
    return parts


@picture("header-maintenance", samples=28, exposure=0.2)
@at_night("header-maintenance", exposure=0.3)
def header_maintenance(night=False):
    """A lived-in hall on the day of a maintenance round: ladder under the lamp, toolbox, door ajar.

    Coats over a bench with boots, pictures and a plant: the round goes on around a household.
    """
    wall, white = materials.paint("#a9b3a0", 0.8), materials.paint(materials.WARM_WHITE, 0.4)
    floor = materials.planks("oak", 0.083, 1.2, "x")
    brass = materials.metal("brass")
    depth, width, height = 4.0, 5.6, 2.55
    window = [Opening(0.55, 0.86, 0.55, 1.55), Opening(1.75, 0.86, 0.55, 1.55)]
    door = Opening(4.32, DOOR_WIDTH, 0, room.DOOR_HEIGHT)
    walls = room.room(width, depth, height, wall, floor, materials.paint("#f3efe6", 0.9), {"east": window, "north": [door]}, only="north east west")
    room.trim(walls.values(), white)
    for opening in window:
        walls["east"].place(room.window_unit(opening.width, opening.height, white, lights=(2, 2), hardware=brass), opening.middle, opening.bottom)
    north = walls["north"]
    north.place(room.door_frame(door.width, door.height, white, depth=room.OUTER_WALL), door.middle)
    blue = materials.paint(materials.DEEP_BLUE, 0.35)
    north.place(room.interior_door(door.width - 0.046, door.height - 0.03, blue, brass, swing=52), door.left + 0.023, 0.008, 0.0)
    _next_room(door, depth, light.LAMPLIGHT if night else (1.0, 0.9, 0.75))

    # Wainscot cap: a plain 1x3 rail with panels below, to shoulder of the door casing.
    for left, right in ((0.0, door.left - 0.09), (door.left + door.width + 0.09, width)):
        north.place(shapes.box(((left + right) / 2, -0.006, 0.53), (right - left, 0.012, 0.80), white, 0), 0)
        north.place(shapes.box(((left + right) / 2, -0.02, 0.945), (right - left, 0.04, 0.03), white, 0.006), 0)
        count = max(1, round((right - left) / 0.62))
        step = (right - left) / count
        for number in range(count + 1):
            x = min(max(left + number * step, left + 0.04), right - 0.04)
            north.place(shapes.box((x, -0.018, 0.53), (0.08, 0.014, 0.80), white, 0.003), 0)
        north.place(shapes.box(((left + right) / 2, -0.0155, 0.885), (right - left, 0.012, 0.09), white, 0.003), 0)
        north.place(shapes.box(((left + right) / 2, -0.0155, 0.165), (right - left, 0.012, 0.07), white, 0.003), 0)

    # The lamp's globe is down for cleaning: it stands on the cloth beside the toolbox, the new bulb's carton by it.
    lamp_at = (3.0, 2.55)
    shapes.lathe([(0.075, 0), (0.075, -0.012), (0.062, -0.03), (0.05, -0.034), (0.05, -0.05), (0.0, -0.05)], (*lamp_at, height), brass)
    # The socket is empty until the globe goes back.
    shapes.lathe([(0.018, -0.05), (0.018, -0.078), (0.014, -0.078), (0.014, -0.052)], (*lamp_at, height), materials.ceramic("#ece6d8", 0.3))
    shapes.lathe([(0, 0), (0.06, 0), (0.065, -0.012), (0.062, -0.03), (0.05, -0.036), (0, -0.036)], (4.35, 2.7, height), materials.plastic("#f0eee8"))

    # The cloth lies under the tools only: a ladder's feet stand on the bare floor.
    props.place(props.drop_cloth(1.16, 0.72, 3, folds=14), (2.10, 1.82, 0.0), (0, 0, -5))
    props.place(props.step_ladder(1.83), (3.0, 2.62, 0.0), (0, 0, -38))
    props.place(props.toolbox(), (1.86, 1.96, 0.018), (0, 0, 24))
    globe = [(0.0, 0.0), *((0.125 * props.math.sin(props.math.radians(a)), 0.12 - 0.12 * props.math.cos(props.math.radians(a))) for a in range(15, 156, 10))]
    props.place(shapes.lathe([*globe, (0.05, 0.236), (0.05, 0.262), (0.046, 0.262), (0.045, 0.23)], (0, 0, 0), materials.ceramic("#f4efe2", 0.15)), (2.50, 1.80, 0.016))
    shapes.move(shapes.box((0, 0, 0.055), (0.065, 0.065, 0.11), materials.paper("#31486b"), 0.002), (2.66, 1.92, 0.010), 25)
    props.place(props.screwdriver(), (2.24, 1.66, 0.030), (0, 90, 35))
    props.place(props.drill(), (2.27, 2.02, 0.018), (0, 0, 205))
    props.place(rolled_rug(1.9, "#7d2f25", "#d7b98c"), (1.30, 3.30, 0.0), (0, 0, 2.5))

    oak = materials.wood("oak")
    rail = [shapes.box((1.35, -0.012, 1.62), (1.1, 0.022, 0.09), oak, 0.004)]
    for number in range(5):
        x = 0.95 + number * 0.2
        rail.append(shapes.tube([(x, -0.02, 1.63), (x, -0.06, 1.625), (x, -0.075, 1.65)], 0.006, brass))
    north.place(rail)
    _scarf(north, 1.15, 1.62)
    for along, color, long, seed in ((1.55, "#31486b", 0.86, 4), (1.75, "#8a6f4e", 0.78, 7)):
        furnishings.hung_cloth(north, along, 1.63, color, long, seed)
    # A bench below the hooks, a basket and boots under it; a table with the post and a lamp at the left.
    bench = [shapes.box((0, 0, 0.44), (1.20, 0.34, 0.034), oak, 0.006)]
    for x in (-0.52, 0.52):
        bench += [shapes.box((x, y, 0.21), (0.045, 0.045, 0.42), oak, 0.004) for y in (-0.12, 0.12)]
        bench.append(shapes.box((x, 0, 0.37), (0.03, 0.22, 0.06), oak, 0.003))
    shapes.move(bench, (1.36, depth - 0.24, 0))
    household.basket(0.16, 0.26, at=(1.05, depth - 0.24, 0))
    for x, turn in ((1.52, 8), (1.67, -6)):
        shapes.move(carpentry.rubber_boot(materials.plastic("#34493a", 0.3)), (x, depth - 0.24, 0), turn)
    shapes.move(furnishings.stack(2, 31, width=0.26, depth=0.19), (1.02, depth - 0.24, 0.458), 12)
    walnut = materials.wood("walnut")
    household.table(0.34, 0.90, walnut, 0.76, at=(0.22, 2.55, 0))
    shapes.move(furnishings.table_lamp(0.52, materials.ceramic("#b9714d", 0.25), watts=16 if night else 6), (0.22, 2.84, 0.76))
    shapes.move(furnishings.stack(2, 12, width=0.22, depth=0.16), (0.24, 2.38, 0.761), 70)
    walls["west"].place(furnishings.framed(0.62, 0.48, materials.metal("brass", 0.35), furnishings.landscape(33), 0.022, materials.paper(), 0.06), 2.55, 1.28)
    # Left of the ladder, which would hide one of them.
    for number, along in enumerate((2.14, 2.56)):
        north.place(furnishings.framed(0.30, 0.38, walnut, furnishings.landscape(12 + number), 0.02, materials.paper(), 0.05), along, 1.36)

    if night:
        light.dusk_outside()
        # The lamp is out: what lights the hall comes from the table lamp, the next room and the one behind the camera.
        light.area((2.6, -1.2, 2.2), (2.8, 3.0, 1.0), (3.0, 1.4), 34, light.LAMPLIGHT)
        light.area((width + 0.35, 2.5, 1.4), (2.5, 2.0, 1.0), (2.4, 1.7), 45, light.BLUE_HOUR)
    else:
        light.sun_sky(17, 105, sun=30, sky=0.6, inside=True, softness=0.5)
        light.area((width + 0.35, 2.5, 1.4), (2.5, 2.0, 1.0), (2.4, 1.7), 40, (0.85, 0.92, 1.0))
        light.area((2.6, -1.2, 2.2), (2.8, 3.0, 1.0), (3.0, 1.6), 22, (1.0, 0.93, 0.85))
    light.camera((2.3, -1.05, 1.25), (2.5, 4.0, 1.02), lens=27)


def _next_room(door, depth, color):
    """What the door ajar lets one see: a warm white wall in light of this color."""
    x = door.middle
    plain = materials.paint("#efe6d2", 0.8)
    shapes.box((x, depth + 1.9, 1.3), (3.0, 0.1, 2.8), plain, 0)
    for side in (-1, 1):
        shapes.box((x + side * 1.5, depth + 1.1, 1.3), (0.1, 1.7, 2.8), plain, 0)
    shapes.box((x, depth + 1.1, 2.6), (3.0, 1.7, 0.1), plain, 0)
    shapes.box((x, depth + 1.05, -0.05), (3.0, 1.72, 0.1), materials.planks("oak", 0.083, 1.2, "x"), 0)
    shapes.box((x - 0.1, depth + 1.6, 0.38), (0.8, 0.35, 0.76), materials.wood("oak"), 0.006)
    shapes.lathe([(0.05, 0), (0.09, 0.06), (0.07, 0.16), (0.04, 0.2)], (x - 0.05, depth + 1.58, 0.76), materials.ceramic(materials.TERRACOTTA))
    light.area((x + 0.9, depth + 0.9, 2.2), (x, depth + 1.8, 0.9), 0.8, 40, color)


def _scarf(north, along, up):
    """A scarf over a hook: two hanging strips, a little fuller at the foot."""
    cloth = materials.fabric("#b5623f", 500)
    chance = random.Random(2)
    parts = []
    for side, long in ((-0.03, 0.62), (0.035, 0.50)):
        points, faces, rows = [], [], 14
        for row in range(rows + 1):
            share = row / rows
            half = 0.035 + 0.035 * share
            for column in range(9):
                t = column / 8 * 2 - 1
                fold = 0.016 * props.math.sin(t * 7 + share * 2 + side * 40) * (0.5 + share)
                points.append((side + t * half + 0.01 * share * chance.uniform(-1, 1) * 0.2, -0.055 - fold + 0.02 * share, 0.0 - long * share))
        for row in range(rows):
            for column in range(8):
                a = row * 9 + column
                faces.append((a, a + 1, a + 10, a + 9))
        part = shapes.solid(points, faces, cloth, 180)
        thick = part.modifiers.new("thickness", "SOLIDIFY")
        thick.thickness = 0.006
        parts.append(part)
    north.place(parts, along, up)


@picture("header-painting", samples=28)
@at_night("header-painting", exposure=-0.55)
def header_painting(night=False):
    """A bedroom in deep blue: the wall is cut in all round and rolled from the right as far as the roller's last pass.

    By day in low sun, at the blue hour by the bulb that hangs where the room's lamp was.
    """
    primer, blue = materials.paint("#d3cdbf", 0.85), materials.paint("#24456f", 0.6)
    white, brass = materials.paint("#ece7da", 0.4), materials.metal("brass")
    width, depth, height = 5.4, 4.2, 2.5
    window = Opening(2.35, 1.05, 0.72, 1.48)
    west = [Opening(0.6, 0.95, 0.6, 1.6), Opening(2.3, 0.95, 0.6, 1.6)]
    walls = room.room(width, depth, height, primer, materials.planks("pine", 0.13, 2.2, "y"), materials.paint("#e9e5db", 0.9),
                      {"north": [window], "west": west}, only="north east west")
    north = walls["north"]
    for opening in west:
        walls["west"].place(room.window_unit(opening.width, opening.height, white, lights=(3, 2)), opening.middle, opening.bottom)
    north.place(room.window_unit(window.width, window.height, white, lights=(3, 2), hardware=brass), window.middle, window.bottom)
    room.trim([north, walls["east"], walls["west"]], white)
    _painted_wall(north, window, width, height)
    # The east wall is finished to the corner.
    walls["east"].place(shapes.box((depth / 2, -0.0008, (height - 0.092 + 0.133) / 2), (depth, 0.0012, height - 0.225), blue, 0))
    _masking(north, window)
    room.backdrop((2.9, depth + 4.0, 1.6), 12, 7, strength=1.0, night=night)
    room.backdrop((-4.5, 2.2, 1.6), 12, 7, facing_degrees=90, strength=1.0, night=night)

    cloth = materials.fabric("#cbbd9f", 3000)
    # A 9 by 12 ft. cloth, all of the work on it.
    props.place(props.drop_cloth(3.66, 2.55, 5, cloth, 50), (3.42, 2.84, 0.0), (0, 0, -3))
    props.place(props.step_ladder(1.83), (4.35, 3.15, 0.012), (0, 0, -32))
    wet = "#24456f"
    props.place(props.roller_tray(wet), (2.62, 2.72, 0.02), (0, 0, 160))
    props.place(props.paint_can(wet), (3.30, 2.56, 0.018), (0, 0, 30))
    props.place(props.paint_can(wet, opened=False, seed=5), (3.62, 2.78, 0.020), (0, 0, 80))
    props.place(props.paint_lid(wet), (3.10, 2.36, 0.022))
    props.place(props.brush(wet), (3.255, 2.56, 0.214), (0, 4, 200))
    props.place(props.bucket("#e8e4da"), (4.75, 2.5, 0.016), (0, 0, 40))
    props.place(props.tape_roll(), (4.35, 3.15, 1.865))
    _pole(1.965, 3.985, wet)
    # The sofa stands off the walls, so that one walks around it; a runner lies along the wall behind it.
    props.place(props.drop_cloth(1.85, 0.95, 8, cloth, 22), (0.93, 3.66, 0.002), (0, 0, 2))
    _covered_sofa(0.97, 1.98)
    bulb = _bulb_on_a_cord(1.55, 2.75, height, night)

    if night:
        light.dusk_outside()
        light.lamp((bulb[0], bulb[1], bulb[2] - 0.09), 62, radius=0.07, color=light.LAMPLIGHT)
        light.area((-0.4, 2.2, 1.4), (3, 2.5, 1.0), (3.0, 1.7), 55, light.BLUE_HOUR)
        light.area((3.0, -1.2, 2.0), (3.0, 3.0, 1.0), (3.0, 1.6), 8, light.LAMPLIGHT)
    else:
        light.sun_sky(15, 249, sun=18, sky=0.5, inside=True, softness=0.5)
        light.area((-0.4, 2.2, 1.4), (3, 2.5, 1.0), (3.0, 1.7), 30, (0.88, 0.94, 1.0))
        light.area((3.0, -1.2, 2.0), (3.0, 3.0, 1.0), (3.0, 1.6), 20, (1.0, 0.94, 0.86))
    light.camera((2.15, -1.05, 1.28), (2.45, 4.2, 1.06), lens=26)


#: A roller's width, and how wide a brush cuts in.
_PASS, _CUT = 0.229, 0.062


def _rolled(primer, blue, edge, low, high):
    """Paint on its way across a wall along x: cut in by brush along ceiling, base and corner, rolled right of `edge`.

    The pass left of `edge` is the one in hand: it laps the last one, thins out towards its ends in the print of the
    nap, and like the pass before it is still wet.
    """
    g = materials.Graph("rolled")
    at = g.position()
    x, _, z = g.separate(at)
    nap = g.noise(at, 190, 3, 0.6)
    print_ = g.noise(g.vector("MULTIPLY", at, (70, 70, 48)), 1, 3, 0.6)

    def fade(distance, reach):
        """1 inside, 0 outside; in between, over `reach`, the nap leaves dots that get fewer."""
        share = g.range(distance, -reach, 0.0, 0.0, 1.0)
        return g.range(g.math("ADD", share, g.math("MULTIPLY", g.math("SUBTRACT", print_, 0.5), 1.5)), 0.46, 0.54)

    done = g.math("GREATER_THAN", x, edge)
    lap = fade(g.math("SUBTRACT", x, edge - _PASS + 0.03), 0.014)
    up = fade(g.math("SUBTRACT", 1.93, z), 0.30)
    down = fade(g.math("SUBTRACT", z, 0.62), 0.22)
    in_hand = g.math("MULTIPLY", lap, g.math("MULTIPLY", up, down))
    # Cut in: the brush's band wavers a little and ends in bristle marks.
    bristle = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(g.combine(g.math("MULTIPLY", x, 3), 0.0, g.math("MULTIPLY", z, 220)), 1, 3), 0.5), 0.018)
    upright = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(g.combine(g.math("MULTIPLY", x, 220), 0.0, g.math("MULTIPLY", z, 3)), 1, 3), 0.5), 0.018)
    sway = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(g.combine(g.math("MULTIPLY", x, 2.2), 0.0, g.math("MULTIPLY", z, 2.2)), 1, 2), 0.5), 0.045)
    wave, wander = g.math("ADD", bristle, sway), g.math("ADD", upright, sway)
    top = g.math("GREATER_THAN", g.math("ADD", z, wave), high - _CUT)
    foot = g.math("LESS_THAN", g.math("ADD", z, wave), low + _CUT)
    corner = g.math("LESS_THAN", g.math("ADD", x, wander), _CUT)
    cut = g.math("MAXIMUM", top, g.math("MAXIMUM", foot, corner))
    mask = g.math("MAXIMUM", g.math("MAXIMUM", done, in_hand), cut)
    # Wet paint is darker and shines; where two passes lap, a faint rib stays.
    wet = g.math("MULTIPLY", g.math("MAXIMUM", in_hand, done), g.range(x, edge + 0.25, edge + 0.55, 1, 0))
    shade = g.vary(blue, value=g.math("SUBTRACT", g.range(g.noise(at, 1.5, 2), 0.3, 0.7, 0.96, 1.05), g.math("MULTIPLY", wet, 0.08)))
    brushed = g.math("MULTIPLY", cut, g.math("SUBTRACT", 1, done))
    thin = g.math("MULTIPLY", brushed, g.range(g.noise(g.combine(g.math("MULTIPLY", x, 4), 0.0, g.math("MULTIPLY", z, 160)), 1, 3), 0.52, 0.72, 0, 0.35))
    color = g.mix(g.math("MULTIPLY", mask, g.math("SUBTRACT", 1, thin)), primer, shade)
    gloss = g.math("SUBTRACT", g.math("SUBTRACT", 0.85, g.math("MULTIPLY", mask, 0.27)), g.math("MULTIPLY", wet, 0.28))
    rib = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", g.math("SUBTRACT", x, edge), _PASS - 0.03)), 0.5))
    relief = g.math("ADD", g.math("MULTIPLY", nap, 0.0004), g.math("MULTIPLY", g.math("MULTIPLY", g.range(rib, 0.47, 0.5), done), 0.0003))
    return g.surface(color, gloss, g.bump(relief, 1.0))


def _painted_wall(north, window, width, height):
    """The skin of the north wall around its window, half rolled in blue."""
    low, high = 0.133, height - 0.092
    left, right = window.left - 0.02, window.left + window.width + 0.02
    foot, head = window.bottom - 0.05, window.bottom + window.height + 0.02
    skin = _rolled("#d3cdbf", "#24456f", left - 0.22, low, high)
    for x0, x1, z0, z1 in ((0, left, low, high), (right, width, low, high), (left, right, low, foot), (left, right, head, high)):
        north.place(shapes.box(((x0 + x1) / 2, -0.0009, (z0 + z1) / 2), (x1 - x0, 0.0012, z1 - z0), skin, 0))


def _masking(north, window):
    """Blue tape around the casing and paper over the lower sash."""
    tape, paper = materials.paint("#3f78b5", 0.7), materials.paper("#c9b48c")
    left, right = window.left - 0.07, window.left + window.width + 0.07
    top = window.bottom + window.height
    for x in (left, right):
        north.place(shapes.box((x, -0.0215, window.bottom + window.height / 2), (0.036, 0.0012, window.height + 0.15), tape, 0))
    north.place(shapes.box((window.middle, -0.0215, top + 0.07), (window.width + 0.17, 0.0012, 0.036), tape, 0))
    sheet = shapes.box((window.middle, 0.03, window.bottom + 0.36), (window.width - 0.02, 0.0015, 0.66), paper, 0, (1.5, 0, 0.4))
    north.place(sheet)
    for z in (window.bottom + 0.69,):
        north.place(shapes.box((window.middle, 0.026, z), (window.width - 0.03, 0.0012, 0.036), tape, 0, (1.5, 0, 0.4)))


def _bulb_on_a_cord(x, y, ceiling, lit):
    """A bulb in a plain socket, 18 in. below the ceiling; returns its middle."""
    dark, z = materials.plastic("#2a2622", 0.4), ceiling - 0.46
    shapes.cylinder((x, y, ceiling - 0.008), 0.05, 0.016, materials.plastic("#e9e4d8", 0.4))
    shapes.tube([(x, y, ceiling - 0.01), (x, y, z + 0.07)], 0.0035, dark)
    shapes.cylinder((x, y, z + 0.055), 0.019, 0.05, dark)
    glass = materials.emitter("#ffd7a0", 9) if lit else materials.ceramic("#f6f2e8", 0.2)
    bulb = shapes.lathe([(0, -0.05), (0.018, -0.046), (0.028, -0.032), (0.031, -0.014), (0.027, 0.006), (0.017, 0.022), (0.013, 0.034), (0, 0.034)], (x, y, z), glass)
    # The lamp beside it gives the light, and would stand in the bulb's shadow.
    bulb.visible_diffuse = bulb.visible_shadow = not lit
    return x, y, z


def _pole(x, y, color):
    """A roller on its 4 ft. pole, leaning against the wall, nap up."""
    parts = props.place(props.roller(color), (0, 0, 0), (0, -90, 0))
    parts = props.place(parts, (0.0, 0, 1.52), (0, 0, 90))
    parts.append(shapes.cylinder((0, 0, 0.60), 0.012, 1.22, materials.wood("pine")))
    props.place(parts, (x, y - 0.36, 0.012), (-12.5, 0, 0))


def _covered_sofa(x, y):
    """A loveseat under a cotton sheet: soft boxy folds."""
    cloth = materials.fabric("#e4ddcd")
    width, depth, rows = 1.78, 0.95, 46
    points, faces = [], []
    chance = random.Random(4)
    phases = [chance.uniform(0, 6.3) for _ in range(6)]

    def surface(u, v):
        """Height of the sofa below the sheet: seat, back at +y, an arm at each side."""
        back = 0.82 if v > 0.62 else 0.46
        arm = 0.62 if abs(u) > 0.80 else 0
        return max(back, arm)

    columns = 80
    for i in range(columns + 1):
        for j in range(rows + 1):
            u, v = i / columns * 2.5 - 1.25, j / rows * 1.8 - 0.4
            inside_u, inside_v = max(-0.98, min(0.98, u)), max(0.02, min(0.98, v))
            heights = [surface(inside_u + du * 0.05, inside_v + dv * 0.06) for du in (-1, 0, 1) for dv in (-1, 0, 1)]
            z = sum(heights) / 9
            beyond = max(abs(u) - 1, -v, v - 1, 0)
            run = i * 0.9 + j * 1.3
            wave = sum(props.math.sin(run * (0.23 + 0.11 * k) + phases[k]) for k in range(6)) / 6
            if beyond > 0:
                z = max(0.01, z * (1 - beyond / 0.22))
            out = 0.045 * wave * min(1, beyond * 8)
            px = inside_u * width / 2 + (0.02 + out + 0.12 * min(beyond, 0.25)) * ((u > 1) - (u < -1))
            py = inside_v * depth + (0.02 + out + 0.12 * min(beyond, 0.25)) * ((v > 1) - (v < 0))
            points.append((px, py, z + 0.012 * wave * (beyond == 0)))
    for i in range(columns):
        for j in range(rows):
            a = i * (rows + 1) + j
            faces.append((a, a + rows + 1, a + rows + 2, a + 1))
    item = shapes.solid(points, faces, cloth, 180)
    shapes.move(item, (x, y, 0), 4)
