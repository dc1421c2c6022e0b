"""Drywall and trim: a freshly taped room, a patch in raking light, a built-up baseboard."""

import math
import random

from mathutils import Vector, noise

from kit import light, materials, room, shapes, shop, site_props
from kit.picture import at_night, picture

#: Drywall sheets are 4 ft wide and hung crosswise: one joint runs level at 4 ft, butts are staggered.
SHEET = 1.22


def _taped_drywall(butts, height=2.5):
    """Hung and taped sheets: gray paper, white compound over joints and screws, thinner and thinner to its edges.

    `butts`: where the upright joints are along the wall (metres), for the lower and the upper row.
    """
    g = materials.Graph(f"drywall {butts}")
    u, v = g.plane()
    at = g.position()
    upper = g.math("GREATER_THAN", v, SHEET)
    wander = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(at, 2.3, 2), 0.5), 0.07)
    torn = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(at, 16, 4, 0.6), 0.5), 0.05)

    def joint(distance, half, along):
        """(cover, height in metres) of a joint: a crown over the tape, the last coat's knife marks along it."""
        away = g.math("ADD", g.math("ABSOLUTE", distance), wander)
        streak = g.noise(g.combine(g.math("MULTIPLY", distance, 46), g.math("MULTIPLY", along, 1.3), 0.7), 1, 4, 0.6)
        ragged = g.math("ADD", torn, g.math("MULTIPLY", g.math("SUBTRACT", streak, 0.5), 0.12))
        cover = g.range(g.math("ADD", away, ragged), half - 0.055, half + 0.030, 1, 0)
        crown = g.math("MULTIPLY", g.range(away, 0.0, half, 1, 0), 0.0022)
        # Where one pass of the knife ended a ridge stays, an inch or two inside the edge and beside the tape.
        ridge = g.math("ADD", g.range(g.math("ABSOLUTE", g.math("SUBTRACT", away, half * 0.72)), 0, 0.006, 0.00045, 0), g.range(g.math("ABSOLUTE", g.math("SUBTRACT", away, 0.055)), 0, 0.005, 0.0003, 0))
        chatter = g.math("MULTIPLY", streak, 0.0009)
        return cover, g.math("MULTIPLY", cover, g.math("ADD", crown, g.math("ADD", ridge, chatter)))

    mud, relief = joint(g.math("SUBTRACT", v, SHEET), 0.150, u)
    places = [(g.math("SUBTRACT", v, height), 0.10, u, None), (v, 0.02, u, None)]
    for row, ends in enumerate(butts):
        places += [(g.math("SUBTRACT", u, end), 0.215, v, row) for end in ends]
    for distance, half, along, row in places:
        cover, rise = joint(distance, half, along)
        if row is not None:
            here = upper if row else g.math("SUBTRACT", 1.0, upper)
            cover, rise = g.math("MULTIPLY", cover, here), g.math("MULTIPLY", rise, here)
        mud, relief = g.math("MAXIMUM", mud, cover), g.math("MAXIMUM", relief, rise)
    # Screws every 16 in. along the studs, 12 in. apart, each wiped over with a 5 in. knife.
    cell = g.combine(g.math("FLOOR", g.math("DIVIDE", u, 0.406)), g.math("FLOOR", g.math("DIVIDE", v, 0.305)), 3.1)
    off_u, off_v, lean = g.separate(g.random(cell)[1])
    du = g.math("MULTIPLY", g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", u, 0.406)), g.math("ADD", 0.47, g.math("MULTIPLY", off_u, 0.06))), 0.406)
    dv = g.math("MULTIPLY", g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", v, 0.305)), g.math("ADD", 0.45, g.math("MULTIPLY", off_v, 0.10))), 0.305)
    spot = g.vector("LENGTH", g.combine(g.math("ADD", du, g.math("MULTIPLY", g.math("MULTIPLY", lean, dv), 0.5)), g.math("MULTIPLY", dv, 0.52)))
    dab = g.range(g.math("ADD", spot, g.math("MULTIPLY", torn, 0.35)), 0.012, 0.034, 1, 0)
    mud = g.math("MAXIMUM", mud, g.math("MULTIPLY", dab, 0.92))
    relief = g.math("MAXIMUM", relief, g.math("MULTIPLY", dab, 0.0008))
    paper = g.vary("#b3b1a8", value=g.math("MULTIPLY", g.range(g.noise(at, 5, 2), 0.3, 0.7, 0.96, 1.03), g.range(g.noise(at, 260, 2), 0.3, 0.7, 0.97, 1.02)))
    compound = g.vary("#ebe7dd", value=g.range(g.noise(g.vector("MULTIPLY", at, (3, 3, 26)), 1.4, 3), 0.3, 0.7, 0.94, 1.02))
    # A thin coat lets the paper through.
    color = g.mix(g.math("MULTIPLY", g.math("POWER", mud, 0.75), 0.95), paper, compound)
    return g.surface(color, 0.88, g.bump(relief, 1.0, strength=1.0))


def _device_box():
    """An open electrical box in the board: its rim, the dark inside it, and the ends of a cable folded back."""
    rim, inside = materials.plastic("#2c5fae", 0.45), materials.plastic("#141c2c", 0.6)
    made = [shapes.box((0, -0.0015, 0), (0.060, 0.003, 0.098), rim, 0.002), shapes.box((0, -0.0025, 0), (0.049, 0.0034, 0.087), inside, 0.001)]
    for side, color in ((-0.010, "#e9e6da"), (0.004, "#2a2a2a"), (0.014, "#b8733a")):
        made.append(shapes.tube([(side, -0.006, 0.036), (side + 0.006, -0.010, 0.006), (side - 0.004, -0.006, -0.026)], 0.0022, materials.plastic(color, 0.5)))
    return made


@picture("header-drywall", samples=32, exposure=0.05, look="High Contrast")
@at_night("header-drywall", exposure=-0.8)
def fresh_drywall(night=False):
    """A room taped and coated: ladder, drop cloth, pails; light comes along the wall and shows each pass of the knife.

    By day it is the low sun from the window in the corner, at the blue hour the work light beside the wall.
    """
    width, depth, height = 5.6, 4.4, 2.5
    board = _taped_drywall(((2.36, 4.80), (1.14, 3.58)))
    ceiling = materials.paint("#d2cfc6", 0.9)
    subfloor = materials.planks("plywood", 1.22, 2.44, "x", roughness=0.75)
    window = room.Opening(3.05, 1.05, 0.80, 1.40)
    second = room.Opening(3.02, 1.12, 0.55, 1.70)
    walls = room.room(width, depth, height, board, subfloor, ceiling, {"north": [window], "west": [second], "south": [room.Opening(0.5, 1.6, 0.5, 1.7)], "east": [room.Opening(2.2, 0.92, 0, 2.08)]})
    bare = materials.wood("pine", tint="#f1d9b4")
    flat = ((0, 0), (0.002, 0), (0.002, 0.002), (0, 0.002))
    for side, opening in ((walls["north"], window), (walls["west"], second)):
        side.place(room.window_unit(opening.width, opening.height, materials.paint(materials.WHITE, 0.4), lights=(1, 1), casing=flat, stool=False), opening.middle, opening.bottom)
    # Boxes for outlets, which the boards were cut around.
    for along in (1.42, 4.04):
        walls["north"].place(_device_box(), along, 0.41)
    room.backdrop((3.7, depth + 5, 1.8), 14, 7, strength=1.0, night=night, horizon=0.28)
    room.backdrop((-5, 3.6, 1.8), 14, 7, facing_degrees=90, strength=1.0, night=night, horizon=0.28)
    # Beyond the doorway: studs of the next room and its light.
    for step in range(5):
        shapes.box((width + 1.6, depth - 1.0 - 0.406 * step - 1.0, 1.22), (0.089, 0.038, 2.44), bare, 0.002)
    shapes.box((width + 1.5, 2.0, -0.05), (3.0, 4.4, 0.1), subfloor, bevel=0)

    site_props.place(site_props.drop_cloth(3.4, 2.3, 4), (3.35, 2.75, 0.002), (0, 0, 6))
    site_props.place(site_props.step_ladder(1.83, 0.95), (4.32, 3.02, 0.02), (0, 0, -24))
    site_props.place(site_props.bucket(), (3.02, 2.92, 0.02), (0, 0, 30))
    site_props.place(site_props.bucket((0.62, 0.66, 0.70)), (3.40, 3.14, 0.02), (0, 0, 110))
    # A knife lies across the pail, a trowel and the joint tape on the cloth, a cup on the ladder's top.
    site_props.place(site_props.taping_knife(), (3.01, 2.85, 0.385), (0, 0, 40))
    site_props.place(site_props.trowel(), (2.62, 2.50, 0.03), (0, 0, 25))
    cup = shapes.lathe([(0, 0), (0.028, 0), (0.041, 0.105), (0.043, 0.107), (0.040, 0.107), (0.030, 0.02), (0, 0.02)], (4.27, 3.05, 1.865), materials.paper("#e9e4d6"))
    cup.name = "paper cup"
    roll = shapes.lathe([(0.035, 0), (0.075, 0), (0.075, 0.052), (0.035, 0.052)], (2.25, 2.75, 0.03), materials.paper("#e8e2d0"))
    roll.name = "joint tape"
    # The sanding pole leans in the corner.
    shapes.tube([(5.05, depth - 0.55, 0.02), (5.32, depth - 0.05, 1.55)], 0.013, materials.wood("oak"))
    shapes.box((5.045, depth - 0.56, 0.022), (0.24, 0.09, 0.025), materials.metal("steel"), 0.004, (0, 0, 25))
    # Sheets left over stand against the wall at the right.
    for step in range(4):
        sheet = shapes.box((5.36 - 0.05 * step, 2.75, 0.61), (0.0127, 2.0, 1.22), materials.paper("#c9c8c2"), 0.001, (0, 7, 0))
        sheet.name = "spare sheet"
    # The work light stands by the wall and shines along it.
    site_props.place(site_props.work_light(night), (0.62, 3.98, 0.0), (0, 0, -6))
    dust = random.Random(3)
    for _ in range(60):
        size = dust.uniform(0.004, 0.014)
        shapes.box((dust.uniform(0.4, 5.0), dust.uniform(1.0, 4.3), size / 3), (size, size * 1.4, size / 1.6), materials.paper("#dcd9d0"), 0.001, (0, 0, dust.uniform(0, 90)))

    if night:
        light.dusk_outside()
        light.spot((0.74, 3.82, 0.24), (4.1, 4.25, 1.35), 300, 108, radius=0.06, color=light.LAMPLIGHT, blend=1.0)
        light.area((0.1, 3.5, 1.4), (4, 3.0, 0.8), (1.0, 1.5), 26, light.BLUE_HOUR)
        light.area((2.6, 0.2, 2.1), (3.0, 4, 1.0), (3.5, 1.0), 9, light.BLUE_HOUR)
    else:
        light.sun_sky(14, 249, sun=15, sky=0.4, inside=True)
        light.area((0.1, 3.5, 1.4), (4, 3.4, 1.0), (1.0, 1.5), 16, (0.82, 0.91, 1.0))
        light.area((3.5, depth - 0.1, 1.5), (3, 1, 0.6), (1.0, 1.3), 10, (0.86, 0.93, 1.0))
        light.area((2.6, 0.2, 2.1), (3.0, 4, 1.0), (3.5, 1.0), 14, (0.92, 0.96, 1.0))
    light.camera((2.20, 0.15, 1.36), (2.62, depth, 1.12), lens=26)


#: The patch's half width, the coat's half width (a 6 in. knife's), and how far down the knife has come.
_PATCH, _COAT, _EDGE = 0.152, 0.072, -0.085


def _coated_wall(name, color, paint=True):
    """Wall or patch with its first coats: across the top one that is dry and wide, down the left one that is fresh.

    Each is thickest over the tape and feathers out to nothing in the streaks of the knife.
    """
    g = materials.Graph(name)
    at = g.position()
    x, _, z = g.separate(at)

    def coat(away, along, half, crown):
        streak = g.noise(g.combine(g.math("MULTIPLY", away, 150), g.math("MULTIPLY", along, 2.2), crown * 900), 1, 5, 0.62)
        drag = g.noise(g.combine(g.math("MULTIPLY", away, 34), g.math("MULTIPLY", along, 1.1), crown * 500), 1, 3)
        far = g.math("ABSOLUTE", away)
        edge = g.math("ADD", far, g.math("ADD", g.math("MULTIPLY", g.math("SUBTRACT", streak, 0.5), 0.020), g.math("MULTIPLY", g.math("SUBTRACT", drag, 0.5), 0.030)))
        cover = g.range(edge, half - 0.030, half + 0.006, 1, 0)
        rise = g.math("ADD", g.math("MULTIPLY", g.range(far, 0.0, half, 1, 0), crown), g.math("ADD", g.math("MULTIPLY", streak, 0.00075), g.math("MULTIPLY", drag, 0.0006)))
        # A ridge where the knife's corner ran.
        rise = g.math("ADD", rise, g.range(g.math("ABSOLUTE", g.math("SUBTRACT", far, half - 0.012)), 0, 0.0035, 0.0005, 0))
        return cover, g.math("MULTIPLY", cover, rise)

    first, high = coat(g.math("SUBTRACT", z, _PATCH), x, 0.090, 0.0011)
    first = g.math("MULTIPLY", first, g.range(x, 0.06, 0.11, 1, 0))
    fresh, rise = coat(g.math("ADD", x, _PATCH), z, _COAT + 0.004, 0.0016)
    reach = g.math("MULTIPLY", g.range(z, _EDGE - 0.003, _EDGE + 0.001), g.range(z, 0.262, 0.285, 1, 0))
    fresh, rise = g.math("MULTIPLY", fresh, reach), g.math("MULTIPLY", rise, reach)
    pit = g.range(g.noise(at, 520, 2), 0.66, 0.72)
    mud = g.math("MAXIMUM", g.math("MULTIPLY", first, 0.9), fresh)
    fine = g.noise(at, 240, 2)
    ground = g.vary(color, value=g.range(g.noise(at, 1.3, 2), 0.3, 0.7, 0.95, 1.04))
    tone = g.mix(fresh, "#efece4", "#e2dccd")
    tone = g.vary(tone, value=g.math("SUBTRACT", g.range(g.noise(at, 18, 3), 0.3, 0.7, 0.96, 1.02), g.math("MULTIPLY", pit, 0.12)))
    height = g.math("ADD", g.math("MAXIMUM", g.math("MULTIPLY", high, g.range(first, 0, 1)), rise), g.math("MULTIPLY", fine, 0.00012 if paint else 0.00006))
    height = g.math("SUBTRACT", height, g.math("MULTIPLY", g.math("MULTIPLY", pit, mud), 0.0003))
    gloss = g.math("SUBTRACT", 0.85, g.math("MULTIPLY", fresh, 0.38))
    return g.surface(g.mix(mud, ground, tone), gloss, g.bump(height, 1.0))


@picture("text-drywall", samples=36, exposure=0.15)
def patch():
    """A patch being closed: mesh tape, one coat dry, one fresh and feathered, the knife drawing it down; raking light."""
    wall = _coated_wall("coated wall", "#a9b3ae")
    board = shapes.box((0, 0.05, 0), (3.4, 0.1, 2.6), wall, 0)
    # The new piece sits flush in the cut, its joint taped on all four sides.
    piece = shapes.box((0, 0.0, 0), (2 * _PATCH, 0.0006, 2 * _PATCH), _coated_wall("coated patch", "#bbb8ae", False), 0.0)
    dark = materials.plastic("#2a2622")
    mesh = _mesh_tape()
    # Tape shows where no coat covers it yet: right, below, and what is left of top and left.
    for x0, x1, z in ((-_PATCH - 0.03, _PATCH + 0.03, -_PATCH), (0.085, _PATCH + 0.03, _PATCH)):
        shapes.box(((x0 + x1) / 2, -0.0003, z), (x1 - x0, 0.0003, 0.002), dark, 0)
        shapes.box(((x0 + x1) / 2, -0.0007, z), (x1 - x0, 0.0005, 0.050), mesh, 0)
    for x, z0, z1 in ((_PATCH, -_PATCH - 0.03, _PATCH + 0.03), (-_PATCH, -_PATCH - 0.03, _EDGE)):
        shapes.box((x, -0.0003, (z0 + z1) / 2), (0.002, 0.0003, z1 - z0), dark, 0)
        shapes.box((x, -0.0009, (z0 + z1) / 2), (0.050, 0.0005, z1 - z0), mesh, 0)
    for x, z in ((-0.045, 0.030), (0.105, 0.085), (-0.045, -0.105), (0.105, -0.105)):
        _dimpled_screw(x, z, (board, piece))

    # The knife draws the coat down: its edge lies on the wall, the handle low and out, compound on the blade.
    compound = materials.plaster("#e6e0d2", 0.0006)
    knife = site_props.taping_knife(0.15)
    knife.append(_on_the_blade(compound))
    site_props.place(knife, (0, 0, 0), (0, 0, 90))
    site_props.place(knife, (-_PATCH, -0.0556, _EDGE - 0.0914), (54, 0, 0))
    glow = materials.emitter("#fff3e2", 0.55)
    glow.cycles.sample_as_light = False
    shapes.sheet([(-1.2, -1.0, 0.35), (0.1, -1.2, 0.35), (0.1, -0.6, 1.1), (-1.2, -0.4, 1.1)], glow)
    light.sun_sky(20, 261, sun=9.5, sky=0.045)
    light.area((1.4, -1.4, 0.9), (0, 0, 0), 1.2, 4, (1.0, 0.94, 0.86))
    light.camera((0.16, -0.92, 0.03), (-0.035, 0.0, -0.035), lens=45, straight=False, focus=(-0.06, 0.0, 0.0), fstop=5.6)


def _dimpled_screw(x, z, boards):
    """A drywall screw's head set a little below the paper, in the dimple that its driver pressed."""
    dish = shapes.lathe([(0, -0.0013), (0.0043, -0.0013), (0.0062, -0.0008), (0.0078, 0.0), (0.0082, 0.0012), (0, 0.0012)], (x, -0.0003, z), None, 40)
    dish.rotation_euler = (math.pi / 2, 0, 0)
    dish.hide_render = dish.hide_viewport = True
    for board in boards:
        cut = board.modifiers.new("dimple", "BOOLEAN")
        cut.object, cut.operation, cut.solver = dish, "DIFFERENCE", "EXACT"
    gray, dark = materials.metal("galvanized", 0.5), materials.plastic("#17181a")
    head = [shapes.lathe([(0, 0.0003), (0.0016, 0.0003), (0.0040, 0.0001), (0.0042, -0.0004)], (0, 0, 0), gray, 32)]
    head += [shapes.box((0, 0, 0.0003), (0.0042, 0.0010, 0.0002), dark, 0, (0, 0, turn)) for turn in (25, 115)]
    site_props.place(head, (x, 0.0009, z), (90, 0, 0))


def _on_the_blade(compound):
    """Compound along the knife's edge as the last scrape against the pan left it: a thin wave with a torn back."""
    columns, rows, points, faces = 70, 16, [], []
    for i in range(columns + 1):
        for j in range(rows + 1):
            u, v = i / columns, j / rows
            y = -0.070 + 0.140 * u
            torn = 0.022 + 0.012 * noise.noise(Vector((y * 28, 0.3, 1.0))) + 0.004 * noise.noise(Vector((y * 130, 0.7, 2.0)))
            side = min(1.0, u / 0.05, (1 - u) / 0.05)
            high = 0.0036 * (1 - v) ** 0.6 * v**0.18 * side + 0.0009 * noise.noise(Vector((y * 60, v * 6, 5.0))) * side * (1 - v)
            points.append((0.1045 - torn * v, y, 0.0117 + max(-0.0004, high - 0.0003)))
    for i in range(columns):
        for j in range(rows):
            a = i * (rows + 1) + j
            faces.append((a, a + 1, a + rows + 2, a + rows + 1))
    return shapes.solid(points, faces, compound, smooth=80)


def _mesh_tape():
    """Yellow fiberglass mesh: threads 3 mm apart, the wall showing between them."""
    g = materials.Graph("mesh tape")
    x, _, z = g.separate(g.position())

    def thread(value):
        return g.range(g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", value, 0.0031)), 0.5)), 0.11, 0.17, 1, 0)

    net = g.math("MAXIMUM", thread(x), thread(z))
    clear = g.node("ShaderNodeBsdfTransparent").outputs[0]
    glass = g.node("ShaderNodeBsdfPrincipled", {"Base Color": "#e0cf86", "Roughness": 0.5}).outputs[0]
    return g.end(g.node("ShaderNodeMixShader", {0: net, 1: clear, 2: glass}).outputs[0])


@picture("text-carpentry-trim", samples=36, exposure=0.15)
def built_up_trim():
    """Door casing on its plinth and a baseboard of three pieces, the cap's last length still to fit.

    On the floor the coping saw that cuts its end, the block plane that eases it, level, pencil and rule.
    """
    wall = materials.paint("#7f94a3", 0.85)
    white, raw = materials.paint(materials.WHITE, 0.35), materials.wood("pine", axis="x", tint="#f4dcb8", roughness=0.6)
    floor = materials.planks("oak", 0.083, 1.4, "x", tint="#d3a577", roughness=0.32)
    shapes.box((0, -1.0, -0.05), (5.0, 4.0, 0.1), floor, 0)
    # A doorway to the right; the wall to its left.
    north = room.wall((-2.0, 0), (2.0, 0), 2.5, wall, [room.Opening(2.30, 0.82, 0, 2.05)])
    north.place(room.door_frame(0.82, 2.05, white, casing=room.BANDED_CASING), 2.71)
    edge = 0.30 - 0.106
    shapes.box((0.30 - 0.058, -0.017, 0.105), (0.118, 0.034, 0.21), white, 0.003)
    shapes.box((0.30 - 0.058, -0.019, 0.212), (0.124, 0.042, 0.016), white, 0.005)
    # One-by-six base, a cap moulding that ends short, a quarter-round shoe.
    start = -2.0
    base = [(0, 0), (0.019, 0), (0.019, 0.137), (0.016, 0.140), (0, 0.140)]
    cap = [(0, 0.140), (0.023, 0.140), (0.023, 0.148), (0.019, 0.153), (0.013, 0.158), (0.011, 0.166), (0.007, 0.172), (0.004, 0.178), (0, 0.178)]
    shoe = [(0.019, 0)] + [(0.019 + 0.016 * math.cos(math.radians(a)), 0.019 * math.sin(math.radians(a))) for a in range(0, 91, 15)]
    stop = edge - 0.012
    for profile, length in ((base, stop - start), (cap, stop - start - 0.30), (shoe, stop - start)):
        shapes.move([room.moulding(profile, length, white)], (start, 0, 0))
    # The last piece of cap lies on the floor, its profile towards us; pencil marks on the wall.
    loose = room.moulding([(out, up - 0.140) for out, up in cap], 0.42, raw)
    site_props.place([loose], (-0.46, -0.20, 0.0005), (90, 0, -9))
    mark = materials.paint("#3f4146", 0.6)
    shapes.box((stop - 0.30, -0.0004, 0.195), (0.0012, 0.0006, 0.022), mark, 0)
    shapes.box((-0.10, -0.0004, 0.1796), (0.40, 0.0006, 0.0011), mark, 0)

    site_props.place(site_props.level(), (-0.44, -0.060, 0.0005), (0, 0, 1))
    site_props.place(shop.block_plane(), (0.085, -0.145, 0.0005), (0, 0, 158))
    shapes.move(shop.shavings(5, (0.05, 0.025), "pine", 21, 0.62, 0.0), (0.165, -0.215, 0.0005))
    site_props.place(shop.coping_saw(), (-0.055, -0.415, 0.0005), (0, 0, 16))
    site_props.place(site_props.pencil(), (-0.27, -0.335, 0.0005), (0, 0, 28))
    site_props.place(site_props.tape_measure(0.16), (0.33, -0.30, 0.0005), (0, 0, 200))
    for x, y, turn in ((0.30, -0.43, 30), (0.33, -0.40, 65), (-0.33, -0.40, 10)):
        shapes.cylinder((x, y, 0.0012), 0.0007, 0.050, materials.metal("steel"), "x", 0, 8).rotation_euler = (0, 0, math.radians(turn))
    # Through the doorway: a hall in daylight.
    hall = materials.paint("#e4dbc7", 0.85)
    room.wall((-0.6, 2.6), (2.6, 2.6), 2.5, hall)
    room.wall((2.6, 2.6), (2.6, 0.12), 2.5, hall, [room.Opening(0.6, 1.2, 0.7, 1.4)])
    shapes.box((1.0, 1.8, -0.049), (4.0, 3.4, 0.1), floor, 0)
    shapes.move([room.moulding(room.BASEBOARD, 3.2, white)], (-0.6, 2.6, 0))

    light.sun_sky(21, 258, sun=5.0, sky=0.08)
    light.area((0.9, -1.9, 1.2), (0, 0, 0.1), 1.2, 9, (1.0, 0.95, 0.88))
    light.area((1.0, 1.3, 2.3), (1.0, 1.6, 0), 1.5, 22, (1.0, 0.96, 0.9))
    light.camera((0.10, -1.36, 0.50), (0.01, 0.0, 0.075), lens=46, straight=False, focus=(0.05, -0.10, 0.12), fstop=5.6)
