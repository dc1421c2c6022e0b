"""Close pictures of work on the outside of a house: paint, ramp, gutter, railing, washing."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from kit import garden, light, materials, openings, outside, shapes
from kit import site_props as props
from kit.picture import picture


def part_painted(old, fresh, split):
    """Siding half way through its repainting, from the top down: fresh color above, the primed old paint below.

    A coat runs along whole courses and stops at the window, whose middle is at `split`; only the two courses in hand end
    in the streaks of a wet brush. The old paint has come off in flakes with hard edges, the
    wood below them gray; most of it is already sanded and spot-primed, along the boards.
    """
    g = materials.Graph("part painted")
    at = g.position()
    x, _, z = g.separate(at)
    course = g.math("FLOOR", g.math("DIVIDE", z, 0.102))
    seed = g.random(g.combine(course, 2.0))[0]
    bristle = g.noise(g.combine(g.math("MULTIPLY", x, 5), course, g.math("MULTIPLY", z, 520)), 1, 3, 0.6)
    stroke = g.noise(g.combine(g.math("MULTIPLY", x, 4), course, g.math("MULTIPLY", z, 60)), 1, 2)
    # Left of the window whole courses are done down to its middle and two are open; right of it, down to its sill.
    end = g.math("SUBTRACT", g.range(course, 15, 16, 0.16, -0.52), g.range(course, 16, 17, 0, 20))
    end = g.math("ADD", end, g.math("MULTIPLY", g.math("SUBTRACT", g.math("ADD", bristle, stroke), 1.0), 0.16))
    begun = g.math("MULTIPLY", g.range(g.math("SUBTRACT", x, end), -0.012, 0.018), g.range(course, 14.4, 14.6))
    right = g.range(x, split - 0.01, split + 0.01)
    painted = g.math("ADD", g.math("MULTIPLY", begun, g.math("SUBTRACT", 1, right)), g.math("MULTIPLY", right, g.range(course, 9.4, 9.6)))
    # Flakes: broad where the weather stood, chipped at their rims; worse low down.
    broad = g.noise(g.combine(g.math("MULTIPLY", x, 1.7), course, g.math("MULTIPLY", z, 5.0)), 1, 3, 0.55, 0.3)
    chip = g.noise(g.combine(g.math("MULTIPLY", x, 17), g.math("MULTIPLY", course, 3.1), g.math("MULTIPLY", z, 62)), 1, 4, 0.62)
    loss = g.math("ADD", broad, g.math("MULTIPLY", g.math("SUBTRACT", chip, 0.5), 0.34))
    loss = g.math("ADD", loss, g.range(z, 0.6, 2.4, 0.05, -0.04))
    bare = g.range(loss, 0.598, 0.606)
    grain = g.noise(g.combine(g.math("MULTIPLY", x, 6), course, g.math("MULTIPLY", z, 300)), 1, 4, 0.6)
    wood = g.mix(g.range(grain, 0.3, 0.7), "#77695a", "#a8927a")
    chalk = g.vary(old, value=g.math("MULTIPLY", g.range(g.noise(at, 5, 4), 0.3, 0.7, 0.86, 1.05), g.range(grain, 0.3, 0.7, 0.97, 1.02)))
    # Primer over flakes and a hand's breadth beyond, brushed out along the board; the last ones still lack it.
    reach = g.math("ADD", broad, g.math("MULTIPLY", g.math("SUBTRACT", g.math("ADD", bristle, stroke), 1.0), 0.16))
    primed = g.range(reach, 0.548, 0.572)
    # Every flake is covered before paint comes near; a few at the far left wait.
    primed = g.math("MAXIMUM", primed, g.range(loss, 0.565, 0.580))
    done = g.range(g.math("ADD", g.noise(g.combine(g.math("MULTIPLY", x, 0.9), course, 4.0), 1, 1), g.math("MULTIPLY", x, 0.22)), 0.17, 0.19)
    primed = g.math("MULTIPLY", primed, done)
    thin = g.range(bristle, 0.34, 0.62, 0.72, 0.97)
    under = g.mix(bare, chalk, wood)
    under = g.mix(g.math("MULTIPLY", primed, thin), under, g.vary("#e7e5df", value=g.range(bristle, 0.3, 0.7, 0.94, 1.03)))
    green = g.vary(fresh, value=g.math("MULTIPLY", g.range(bristle, 0.3, 0.7, 0.93, 1.06), g.range(seed, 0, 1, 0.97, 1.03)))
    color = g.mix(painted, under, green)
    flake = g.math("MULTIPLY", g.math("SUBTRACT", 1, bare), g.math("SUBTRACT", 1, g.math("MULTIPLY", painted, 0.7)))
    relief = g.math("ADD", g.math("MULTIPLY", flake, 0.0005), g.math("MULTIPLY", g.math("ADD", bristle, grain), 0.00025))
    gloss = g.math("SUBTRACT", 0.85, g.math("MULTIPLY", painted, 0.45))
    return g.surface(color, gloss, g.bump(relief, 1.0))


@picture("text-painting-exterior", samples=28, exposure=0.0, look="High Contrast", bounces=2)
def text_painting_exterior():
    """A clapboard wall scraped, primed and half painted green; ladder, hung can and brush; dappled sun."""
    fresh = "#3f5c4c"
    holes = [openings.opening(1.25, 1.05, 0.91, 1.45)]
    wall = outside.clapboard(7, 4.4, part_painted("#b4ad9b", fresh, 1.25), openings=[(a + 3, b + 3, c, d) for a, b, c, d in holes], seed=3)
    shapes.move(wall, (-3, 0, 0))
    openings.window(1.25, 1.05, 0.91, 1.45, trim="#f1ece0")
    # Tape and paper still guard the window's left casing.
    tape = materials.paint("#3f78b5", 0.7)
    shapes.box((0.672, -0.0345, 1.78), (0.030, 0.0012, 1.50), tape, 0)

    ladder = props.extension_ladder(4.6)
    props.place(ladder, (-0.18, -1.05, 0.0), (-13.0, 0, 0))
    # A can hangs from a rung by a hook; the brush lies across it.
    lean = math.radians(13.0)
    rung = 0.2 + 4 * 0.305
    y, z = -1.05 + math.sin(lean) * rung, math.cos(lean) * rung
    hook = [(-0.20, y, z + 0.018), (-0.20, y - 0.03, z + 0.01), (-0.20, y - 0.035, z - 0.05), (-0.20, y - 0.055, z - 0.07), (-0.20, y - 0.072, z - 0.05)]
    shapes.tube(hook, 0.003, materials.metal("steel"), smooth=True)
    can_z = z - 0.345
    props.place(props.paint_can(fresh, seed=4), (-0.20, y - 0.155, can_z), (0, 0, 0))
    bail = [(-0.284, y - 0.155, can_z + 0.145), (-0.272, y - 0.14, can_z + 0.22), (-0.20, y - 0.066, z - 0.066), (-0.128, y - 0.14, can_z + 0.22), (-0.116, y - 0.155, can_z + 0.145)]
    shapes.tube(bail, 0.0018, materials.metal("steel"), smooth=True)
    props.place(props.brush(fresh), (-0.265, y - 0.165, can_z + 0.2115), (0, 2, 12))
    # On the ground: a canvas over the shrubs' feet, scraper, a second can.
    garden.ground([(-6, -9), (8, -9), (8, 0.2), (-6, 0.2)])
    garden.lawn(-3.2, 4.2, -3.4, -1.15, seed=3)
    props.place(props.drop_cloth(4.6, 1.1, 6, folds=36, height=0.035), (0.5, -0.62, 0.012), (0, 0, 1))
    for x, radius in ((2.35, 0.42), (-2.1, 0.38)):
        garden.boxwood((x, -0.75, 0), radius, int(x * 7) % 5)
    props.place(props.paint_can(fresh, opened=False, seed=7), (0.72, -0.72, 0.04), (0, 0, 60))
    props.place(props.bucket("#d9d4c6"), (1.15, -0.60, 0.04), (0, 0, 10))

    # Trees to the left dapple the old paint; the fresh coat lies in full sun.
    garden.tree((-7.7, -6.0, 0), 7.5, "maple", 3)
    garden.tree((-7.6, -3.2, 0), 8.0, "maple", 6)
    sun = light.sun_sky(33, 229, sun=6.4, sky=0.085)
    sun.data.color = (1.0, 0.80, 0.58)
    light.camera((-0.35, -3.55, 1.55), (0.30, 0.0, 1.52), lens=36)


@picture("text-safety-ramp", samples=28)
def text_safety_ramp():
    """A ramp at one in twelve along the house to a door without a step; rails both sides, a motion lamp, a clear landing."""
    floor, door_x = 0.30, 1.35
    cream = outside.siding_paint("#d9c9a3")
    holes = [openings.opening(door_x, floor, 0.914 + 0.04, 2.03 + 0.04), openings.opening(-1.55, 1.25, 0.80, 1.25)]
    wall = outside.clapboard(12, 5.0, cream, openings=[(a + 6, b + 6, c, d) for a, b, c, d in holes], seed=2)
    shapes.move(wall, (-6, 0, 0))
    white = materials.paint(outside.TRIM, 0.4)
    for side in (-1, 1):
        shapes.box((door_x + side * 0.535, -0.012, floor + 1.03), (0.115, 0.045, 2.10), white, 0.004)
    shapes.box((door_x, -0.014, floor + 2.15), (1.23, 0.05, 0.16), white, 0.004)
    shapes.box((door_x, -0.035, floor + 2.24), (1.32, 0.10, 0.03), white, 0.006)
    shapes.box((door_x, 0.03, floor + 0.004), (0.96, 0.14, 0.010), materials.metal("bronze"), 0.002)
    # The jambs close what the wall leaves open around the door.
    shapes.box((door_x, 0.06, floor + 2.056), (0.954, 0.14, 0.044), white, 0.002)
    for side in (-1, 1):
        shapes.box((door_x + side * 0.468, 0.06, floor + 1.035), (0.020, 0.14, 2.07), white, 0.002)
    door = openings.panel_door(door_x, floor + 0.012, 0.914, 2.02, "#7c2b25", 0.06, "brass", -1)
    # A lever, which a full hand or a stiff one can press, instead of the knob; the deadbolt stays.
    bpy.data.objects.remove(door[-4])
    shapes.box((door_x, 0.4, floor + 1.0), (1.2, 0.02, 2.3), materials.paint("#3a2f26", 0.9), 0)
    _lever(door_x - 0.457 + 0.07, 0.035, floor + 0.94)
    openings.window(-1.55, 1.25, 0.80, 1.25)
    openings.lantern((door_x + 0.86, -0.012, floor + 1.55), lit=0.5)
    # The lamp's motion eye: a small white dome under its plate.
    shapes.lathe([(0, -0.022), (0.016, -0.018), (0.022, 0), (0, 0)], (door_x + 0.86, -0.03, floor + 1.60), materials.plastic("#eeeae0", 0.25))

    cedar = materials.wood("cedar", tint="#d9cbb8")
    left, right, deep = 0.42, 2.35, 1.50
    outside.boards(left, right, -deep, -0.03, floor, cedar, along="x", seed=4)
    skirt = materials.wood("cedar", tint="#cdbfa8")
    shapes.box(((left + right) / 2, -deep - 0.012, floor / 2 - 0.02), (right - left + 0.02, 0.022, floor - 0.02), skirt, 0.002)
    # The run: 12 ft. for a foot of rise, boards across the way so that wheels keep their grip.
    start, run = left, 3.65
    slope = math.degrees(math.atan2(floor, run))
    boards = outside.boards(-run, 0, -deep + 0.16, -0.14, 0.0, cedar, along="y", seed=7)
    props.place(boards, (start, 0, floor), (0, -slope, 0))
    for y in (-deep + 0.15, -0.13):
        shapes.prism([(start - run, -0.01), (start, -0.01), (start, floor - 0.02), (start - run, 0.0)], 0.03, skirt, "xz", (0, y - 0.015, 0), 0.001)
        curb = shapes.box((0, 0, 0), (run, 0.038, 0.075), cedar, 0.003, (0, -slope, 0))
        curb.location = (start - run / 2, y, floor / 2 + 0.045)
    _ramp_rails(start, run, floor, deep, right, cedar)

    shapes.box((-4.73, -0.85, 0.002), (3.4, 1.6, 0.02), materials.stone("bluestone"), 0.004)
    garden.ground([(-12, -14), (10, -14), (10, 0.3), (-12, 0.3)])
    # One lawn, mown short, up to the platform's skirt and beside it up to the house; it is sown twice, so
    # that the near blades stand close.
    for height, z, seed in ((0.035, 0.0, 6), (0.030, -0.004, 9)):
        garden.lawn(-5.5, 2.38, -6.5, -1.54, z, height, seed, holes=((-6.4, -2.85, -1.75, 0.0),))
        garden.lawn(2.38, 6.6, -6.5, -0.03, z, height, seed + 1)
    for number, x in enumerate((-2.2, -1.4, -0.6, 0.15)):
        garden.hydrangea((x, -1.98 - 0.06 * (number % 2), 0), 0.30, ("blue", "white", "blue", "white")[number], number)
    garden.boxwood((3.1, -0.7, 0), 0.5, 2)
    light.sun_sky(27, 222, sun=4.2)
    light.camera((-1.95, -4.55, 1.45), (0.15, -0.4, 1.16), lens=31)


def _lever(x, y, z):
    """A lever handle on a plate, to the left of its spindle's door edge."""
    brass = materials.metal("brass", 0.2)
    props.softbox((x, y - 0.006, z), (0.062, 0.012, 0.20), brass, 0.005)
    shapes.cylinder((x, y - 0.035, z), 0.010, 0.06, brass, "y")
    shapes.tube([(x, y - 0.062, z), (x + 0.02, y - 0.066, z), (x + 0.09, y - 0.066, z - 0.002), (x + 0.125, y - 0.058, z - 0.004)], 0.0095, brass, smooth=True)


def _ramp_rails(start, run, floor, deep, right, cedar):
    """Guards on the ramp's open side and around the platform to the house; on both sides of the way a round rail to grip."""
    black, steel = materials.metal("black"), materials.metal("black")
    y = -deep + 0.08

    def deck(x):
        return floor if x >= start else floor * (1 - (start - x) / run)

    posts = [start - run + 0.06, start - run * 0.67, start - run * 0.33, start, right - 0.06]
    for x in posts:
        low = deck(x)
        shapes.box((x, y, low / 2 + 0.54), (0.089, 0.089, low + 1.10), cedar, 0.004)
        shapes.lathe([(0.068, 0), (0.068, 0.014), (0, 0.04)], (x, y, low + 1.09), black, 4).rotation_euler = (0, 0, math.pi / 4)
    for a, b in zip(posts, posts[1:]):
        za, zb = deck(a), deck(b)
        tilt = -math.degrees(math.atan2(zb - za, b - a))
        long = math.hypot(b - a, zb - za)
        for high, tall in ((0.97, 0.038), (0.14, 0.038)):
            shapes.box(((a + b) / 2, y, (za + zb) / 2 + high), (long - 0.08, 0.089, tall), cedar, 0.003, (0, tilt, 0))
        count = int((b - a) / 0.115)
        for number in range(1, count):
            x = a + (b - a) * number / count
            shapes.cylinder((x, y, deck(x) + 0.555), 0.0095, 0.81, black, segments=12)
    # The platform's end is closed back to the house, its front and its end have a curb like the ramp's.
    end, wall_post = right - 0.06, -0.062
    shapes.box((end, wall_post, floor + 0.53), (0.089, 0.089, 1.10), cedar, 0.004)
    shapes.lathe([(0.068, 0), (0.068, 0.014), (0, 0.04)], (end, wall_post, floor + 1.09), black, 4).rotation_euler = (0, 0, math.pi / 4)
    for high in (0.97, 0.14):
        shapes.box((end, (y + wall_post) / 2, floor + high), (0.089, wall_post - y - 0.08, 0.038), cedar, 0.003)
    for number in range(1, 12):
        shapes.cylinder((end, y + (wall_post - y) * number / 12, floor + 0.555), 0.0095, 0.81, black, segments=12)
    shapes.box(((start + end) / 2, -deep + 0.15, floor + 0.038), (end - start, 0.038, 0.075), cedar, 0.003)
    shapes.box((end - 0.07, (y + wall_post) / 2, floor + 0.038), (0.038, wall_post - y, 0.075), cedar, 0.003)
    # The grip rails: 1 1/2 in. pipe at 34 in. Beyond the slope each goes on level for 12 in., then returns: the outer one
    # to its first post, the inner one to the wall, short of the door's casing.
    foot, level, high = start - run, 0.305, 0.865
    outer = y + 0.085
    shapes.tube([(posts[0] - 0.045, outer, 0.52), (foot - level + 0.06, outer, 0.52), (foot - level + 0.015, outer, 0.545), (foot - level, outer, 0.60),
                 (foot - level, outer, high - 0.08), (foot - level + 0.015, outer, high - 0.025), (foot - level + 0.06, outer, high)], 0.019, steel)
    shapes.tube([(foot - level + 0.06, outer, high), (foot, outer, high), (start, outer, floor + high), (right - 0.12, outer, floor + high)], 0.019, steel)

    def returned(x, z, way):
        """The rail's end at `x`: a quarter bend into the wall."""
        return [(x - way * back, -depth, z) for back, depth in ((0.041, 0.072), (0.013, 0.057), (0.001, 0.033), (0.0, 0.004))]

    inner = [*returned(foot - level, high, -1)[::-1], (foot - level + 0.075, -0.075, high), (foot, -0.075, high)]
    inner += [(start, -0.075, floor + high), (start + level - 0.075, -0.075, floor + high), *returned(start + level, floor + high, 1)]
    shapes.tube(inner, 0.019, steel)
    for x in posts[:-1]:
        shapes.tube([(x, y + 0.03, deck(x) + 0.80), (x, y + 0.085, deck(x) + 0.80), (x, y + 0.085, deck(x) + 0.85)], 0.007, black)
        shapes.tube([(x + 0.1, -0.01, deck(x) + 0.79), (x + 0.1, -0.075, deck(x) + 0.79), (x + 0.1, -0.075, deck(x) + 0.84)], 0.007, black)


@picture("text-exterior-gutter", samples=28, exposure=0.05)
def text_exterior_gutter():
    """A house's corner after rain: gutter, downspout into a buried drain, and ten feet out on the lawn the emitter it runs from.

    The ground falls 6 in. in those 10 ft.; a tape lies on the grass from the wall to the emitter.
    """
    white = materials.paint("#ece7dc", 0.3)
    siding = "#4e6478"
    z, base, x = 2.95, 0.35, 0.62
    roof = outside.roof_plane(9.5, 3.0, 34, outside.asphalt(("#2b2e34", "#3a3e45", "#474c53", "#3b3d40")), seed=5)
    shapes.move(roof, (-8.6, -0.33, z + 0.016))
    slope = math.tan(math.radians(34))
    shapes.prism([(-0.32, z - 0.01), (2.2, z - 0.01 + 2.52 * slope), (2.2, z - 0.22 + 2.52 * slope), (-0.32, z - 0.18)], 0.024, white, "yz", (0.872, 0, 0), 0.002)
    gable = [(0.02, 0), (2.6, 0), (2.6, z - 0.30 + 2.6 * slope), (0.02, z - 0.20)]
    shapes.prism(gable, 0.02, outside.siding_paint(siding), "yz", (0.832, 0, 0), 0)
    side = outside.clapboard(5.2, z - 0.20 - base, outside.siding_paint(siding), peak=z - 0.30 + 2.6 * slope - base, openings=[(2.6, 5.3, -1, 9)], seed=8)
    shapes.move(side, (0.851, 0.02, base), 90)
    # Fascia and soffit a foot in front of the wall; the wall on its brick foot.
    shapes.box((-3.85, -0.288, z - 0.085), (9.5, 0.022, 0.19), white, 0.002)
    shapes.box((-3.85, -0.14, z - 0.172), (9.5, 0.29, 0.014), white, 0.001)
    wall = outside.clapboard(10, z - 0.17 - base, outside.siding_paint(siding), openings=[(6.62, 7.62, 0.62, 1.92)], seed=6)
    shapes.move(wall, (-9.14, 0, base))
    openings.window(-2.02, base + 0.62, 1.0, 1.3, grid=(3, 2))
    shapes.move(outside.bricks(10, base, seed=3), (-9.14, 0.012, 0))
    shapes.move(outside.bricks(3, base, seed=4), (0.852, 0.012, 0), 90)
    shapes.box((-4.14, -0.020, base + 0.012), (10, 0.06, 0.03), white, 0.004)
    # Corner boards on both faces, proud of the siding that ends at them.
    shapes.box((0.823, -0.014, (z + base) / 2 - 0.08), (0.165, 0.050, z - base - 0.16), white, 0.004)
    shapes.box((0.882, 0.058, (z + base) / 2 - 0.08), (0.047, 0.150, z - base - 0.16), white, 0.004)
    gutter = outside.gutter(9.4, white)
    shapes.move(gutter, (-8.52, -0.300, z - 0.005))
    # Outlet, two elbows back to the wall, the leader down, and its foot in the drain's adapter.
    leader = [(x, -0.357, z - 0.085), (x, -0.357, z - 0.15), (x, -0.340, z - 0.20), (x, -0.075, z - 0.44), (x, -0.050, z - 0.50), (x, -0.048, z - 0.56), (x, -0.048, 0.14)]
    outside.downspout(leader, white, straps=(2.15, 0.95))
    pvc = materials.plastic("#e4e3dd", 0.35)
    shapes.lathe([(0.062, -0.12), (0.062, 0.10), (0.066, 0.10), (0.066, 0.135), (0.052, 0.150), (0, 0.150)], (x, -0.062, 0.0), pvc, 48)
    shapes.box((x, -0.052, 0.158), (0.092, 0.068, 0.030), pvc, 0.005)

    # The yard falls away from the wall: 6 in. in 10 ft.
    fall = math.degrees(math.atan(0.5 / 10))
    out = -3.05
    yard = garden.mulch_bed(-6, 0.30, -0.75, -0.02, 0.0, seed=4)
    yard += garden.lawn(-4.2, 4.2, -5.2, -0.75, seed=5)
    yard += garden.lawn(0.30, 1.9, -0.75, -0.02, seed=7)
    yard += garden.lawn(1.9, 4.2, -0.75, 3.5, seed=8)
    yard += garden.lawn(0.90, 1.9, -0.02, 3.5, seed=9)
    yard.append(garden.ground([(-12, -9), (12, -9), (12, 6), (-12, 6)], -0.012))
    green, dark = materials.plastic("#35583a", 0.4), materials.plastic("#11140f")
    # The pop-up emitter: a ring in the grass, its lid lifted on its stem by what comes out.
    lid = [shapes.lathe([(0, 0.0), (0.074, 0.0), (0.078, 0.004), (0.076, 0.011), (0.03, 0.016), (0, 0.016)], (0, 0, 0), green, 56)]
    lid += [shapes.box((0.035 * math.cos(k), 0.035 * math.sin(k), 0.0158), (0.042, 0.004, 0.003), green, 0.001, (0, 0, math.degrees(k))) for k in (0.5, 1.55, 2.6, 3.65, 4.7, 5.75)]
    props.place(lid, (x, out, 0.082), (7, 0, 20))
    yard += lid
    yard.append(shapes.lathe([(0.079, 0.0), (0.079, 0.056), (0.086, 0.060), (0.094, 0.058), (0.096, 0.0)], (x, out, 0), green, 56))
    yard.append(shapes.cylinder((x, out, 0.04), 0.008, 0.08, dark))
    g = materials.Graph("running water")
    at = g.position()
    ripple = g.noise(g.vector("MULTIPLY", at, (26, 9, 20)), 1, 3, 0.6, 0.8)
    foam = g.range(g.noise(at, 70, 4, 0.7), 0.60, 0.72)
    water = g.surface(g.mix(foam, "#8fa0a3", "#eef2f2"), 0.05, g.bump(ripple, 0.010), Transmission=0.55, IOR=1.33)
    dome = shapes.lathe([(0.082, 0.050), (0.080, 0.070), (0.068, 0.079), (0, 0.080)], (x, out, 0), water, 56)
    yard.append(dome)
    # Down the grass it runs, a hand wide, over a bed of river stones.
    chance = random.Random(7)
    stream, faces = [], []
    for step in range(25):
        y = out - 0.07 - step * 0.06
        middle = x + 0.10 * math.sin(step * 0.33) + 0.012 * step
        half = 0.10 + 0.05 * math.sin(step * 0.9 + 1) + 0.004 * step
        stream += [(middle - half, y, 0.030), (middle, y, 0.040), (middle + half, y, 0.030)]
    for step in range(24):
        a = step * 3
        faces += [(a, a + 3, a + 4, a + 1), (a + 1, a + 4, a + 5, a + 2)]
    yard.append(shapes.solid(stream, faces, water, 180))
    for _ in range(150):
        way, reach = chance.uniform(0, 6.28), 0.10 + 0.22 * chance.random() ** 1.3
        stone = shapes.lathe([(0, -0.5), (0.35, -0.42), (0.5, -0.1), (0.46, 0.2), (0.28, 0.42), (0, 0.48)], (0, 0, 0), materials.stone(chance.choice(("slate", "bluestone", "concrete")), 0.35), 14)
        size = chance.uniform(0.022, 0.060)
        stone.scale = (size * chance.uniform(0.9, 1.5), size, size * 0.62)
        stone.rotation_euler = (chance.uniform(-0.3, 0.3), chance.uniform(-0.3, 0.3), chance.uniform(0, 6.28))
        stone.location = (x + reach * math.cos(way), out + reach * math.sin(way) * 1.1 - 0.03, 0.030 + size * 0.15)
        yard.append(stone)
    # The tape from the wall: its hook at the brick, its case beside the emitter.
    tape = props.tape_measure(2.86)
    props.place(tape, (x - 0.24, out + 0.17, 0.060), (0, 0, 90))
    yard += tape
    props.place(yard, (0, 0, 0), (fall, 0, 0))
    for number, (bx, radius) in enumerate(((-1.0, 0.30), (-2.3, 0.36), (-3.5, 0.33))):
        garden.boxwood((bx, -0.44, -0.03), radius, number)
    leaf = [materials.leaf(color) for color in ("#a8622b", "#b98a3c", "#7d6a2c")]
    for number in range(14):
        y = chance.uniform(-4.2, -0.9)
        _fallen_leaf((chance.uniform(-1.6, 2.2), y, 0.06 + 0.05 * y), chance, leaf[number % 3])
    garden.tree((-6.5, 9.5, 0), 8.5, "maple", 2)
    garden.tree((5.6, 11.5, 0), 7.5, "oak", 4)
    garden.ground([(-40, -20), (40, -20), (40, 60), (-40, 60)], -0.55)
    # Their meadow lies under this ground, or its edge shows as a black line.
    shapes.move(garden.hills(), (0, 0, -0.33))
    garden.tree_line(26, -30, 22, 11, 5)
    light.sun_sky(21, 236, sun=4.4)
    light.camera((2.35, -6.35, 1.58), (0.15, -1.0, 0.78), lens=31)


def _fallen_leaf(at, chance, material):
    """A curled maple leaf, reduced to its lobes."""
    outline = []
    for step in range(20):
        angle = 2 * math.pi * step / 20
        radius = 0.026 * (0.55 + 0.45 * abs(math.cos(angle * 2.5)))
        outline.append((radius * math.cos(angle), radius * math.sin(angle)))
    points = [(0, 0, 0)] + [(x, y, 9.0 * (x * x) - 4.0 * y * y + 0.002) for x, y in outline]
    faces = [(0, step + 1, (step + 1) % 20 + 1) for step in range(20)]
    item = shapes.solid(points, faces, material, 60)
    props.place(item, at, (chance.uniform(-15, 15), chance.uniform(-15, 15), chance.uniform(0, 360)))


@picture("text-decks-rail", samples=28, exposure=0.35)
def text_decks_rail():
    """A railing's post: cable fittings, cap and rail; drill and stainless screws on the cap rail."""
    cedar = materials.wood("pine", tint="#cfa77f")
    steel, black = materials.metal("steel"), materials.metal("black")
    post = 0.089
    z = 0.91
    shapes.box((0, 0, 0.50), (post, post, 1.0), cedar, 0.004)
    # The rail runs left to the next post and right, around the corner, away from the camera.
    # Its two pieces are notched around the post and mitered at the inside corner.
    half, end = post / 2, 0.0004
    shapes.prism([(-2.0 + half, -0.07), (-half - end, -0.07), (-half - end, half), (-0.07 - end, 0.07), (-2.0 + half, 0.07)], 0.038, cedar, "xy", (0, 0, z), 0.005)
    shapes.prism([(-half, half + end), (0.07, half + end), (0.07, 2.1 - half), (-0.07, 2.1 - half), (-0.07, 0.07 + end)], 0.038, cedar, "xy", (0, 0, z), 0.005)
    shapes.box((-1.0, 0, z - 0.030), (2.0 - post, 0.038, 0.060), cedar, 0.003)
    shapes.box((0, 1.05, z - 0.030), (0.038, 2.1 - post, 0.060), cedar, 0.003)
    shapes.box((-2.0, 0, 0.50), (post, post, 1.0), cedar, 0.004)
    shapes.box((0, 2.1, 0.50), (post, post, 1.0), cedar, 0.004)
    # Cap with a shallow pyramid.
    shapes.box((0, 0, 1.006), (0.118, 0.118, 0.018), black, 0.004)
    cap = shapes.lathe([(0.080, 0), (0.080, 0.004), (0, 0.032)], (0, 0, 1.015), black, 4)
    cap.rotation_euler = (0, 0, math.pi / 4)
    for number in range(8):
        height = 0.12 + number * 0.093
        shapes.tube([(-2.0, 0, height), (-post / 2, 0, height)], 0.0024, steel)
        shapes.tube([(0, post / 2, height), (0, 2.1, height)], 0.0024, steel)
        for axis, at in (("x", (-post / 2, 0, height)), ("y", (0, post / 2, height))):
            sign = -1 if axis == "x" else 1

            def out(distance, at=at, axis=axis, sign=sign):
                return (at[0] + sign * distance, at[1], at[2]) if axis == "x" else (at[0], at[1] + sign * distance, at[2])

            shapes.cylinder(out(0.003), 0.011, 0.006, steel, axis, 0.001)
            shapes.cylinder(out(0.020), 0.0058, 0.034, steel, axis, 0.001, 6)
            shapes.cylinder(out(0.058), 0.0042, 0.044, steel, axis, 0.001)
    # The heads of the screws already home.
    for x in (-0.12, -0.20):
        shapes.cylinder((x, 0.03, z + 0.0378), 0.0045, 0.002, steel, bevel=0.0005)
    outside.boards(-3.2, -0.06, 0.06, 3.2, 0.0, cedar, along="x", seed=4)
    props.place(props.drill(), (-0.40, 0.012, z + 0.038), (0, 0, 196))
    props.place(props.screws(9, 0.036, 0.057, 5), (-0.175, -0.02, z + 0.0382))
    props.place(props.pencil(), (-0.66, -0.025, z + 0.0382), (0, 0, 14))
    _shavings(-0.22, 0.0, z + 0.0385)
    garden.ground([(-30, -8), (30, -8), (30, 60), (-30, 60)], -0.9)
    garden.lawn(-8, 8, 4, 14, -0.9, seed=5, coarse=True)
    garden.hydrangea((-3.2, 5.0, -0.9), 0.8, "blue", 2)
    garden.hydrangea((-1.3, 5.6, -0.9), 0.7, "pink", 4)
    garden.tree((-7.0, 14, -0.9), 8, "maple", 3)
    garden.tree((4.5, 15, -0.9), 9, "maple", 5)
    garden.tree_line(24, -22, 20, 10, 4)
    light.sun_sky(23, 241, sun=4.0)
    light.camera((-0.62, -1.12, 1.34), (-0.22, 0.05, 0.90), lens=48, straight=False, focus=(-0.04, -0.03, 0.95), fstop=3.5)


def _shavings(x, y, z):
    """Curls of cedar from the drill."""
    chance, cedar = random.Random(3), materials.wood("cedar")
    for _ in range(14):
        radius, turns = chance.uniform(0.002, 0.004), chance.uniform(0.8, 2.2)
        points = [(radius * math.cos(t * 0.5), 0.0012 * t, radius + radius * math.sin(t * 0.5)) for t in range(int(turns * 12))]
        curl = shapes.tube(points, 0.0006, cedar)
        props.place(curl, (x + chance.gauss(0, 0.05), y + chance.gauss(0, 0.03), z), (0, 0, chance.uniform(0, 360)))


#: How the lance leans from the plumb line, and which way, in degrees.
LANCE_DOWN, LANCE_TURN = 50, 50


@picture("text-power-washing-before", samples=32)
def text_power_washing_before():
    """The wand's fan nozzle above brick paving: a clean bright stripe beside years of moss and soot.

    The nozzle is white: that is the trade's color for a 40-degree fan.
    """
    _brick_floor()
    lance, brass = materials.metal("steel"), materials.metal("brass")
    parts = [shapes.cylinder((0, 0, 0.62), 0.0105, 1.0, lance)]
    parts.append(shapes.lathe([(0.0105, 0.115), (0.0145, 0.112), (0.0145, 0.075), (0.0125, 0.070), (0.0165, 0.066), (0.0165, 0.040), (0.012, 0.036)], (0, 0, 0), brass, 40))
    parts.append(shapes.lathe([(0.012, 0.036), (0.0135, 0.034), (0.0135, 0.012), (0.009, 0.004), (0.004, 0.004), (0.003, 0.010)], (0, 0, 0), materials.plastic("#e8e6df", 0.3), 40))
    parts.append(shapes.box((0, 0, 0.004), (0.016, 0.003, 0.003), materials.plastic("#0d0d0d"), 0))
    for step in range(3):
        parts.append(shapes.lathe([(0.0168, 0.046 + step * 0.006), (0.0172, 0.047 + step * 0.006), (0.0168, 0.049 + step * 0.006)], (0, 0, 0), brass, 40))
    # 14 in. from the brick along the jet, its fan as wide there as the stripe.
    tip = (0.087, 0.184, 0.232)
    props.place(parts, tip, (0, LANCE_DOWN, LANCE_TURN))
    _spray(tip)
    light.sun_sky(21, 312, sun=5.0, sky=0.13)
    light.area((-0.9, -0.6, 0.8), (0, 0.1, 0), 0.6, 3, (0.9, 0.96, 1.0))
    light.camera((-0.20, -0.66, 0.36), (0.015, 0.10, 0.058), lens=45, straight=False, focus=(0.02, 0.06, 0.12), fstop=5.6)


def _brick_floor():
    """Herringbone brick, 4 by 8 in.; the cleaned stripe runs away from the camera left of the wand."""
    g = materials.Graph("half washed brick")
    at = g.position()
    x, y, _ = g.separate(at)
    clay = garden.speckled(g, g.math("ADD", g.math("MULTIPLY", garden.island(g), 0.75), g.math("MULTIPLY", g.noise(at, 30, 3), 0.3)),
                           ["#74402f", "#8a5340", "#9c6850", "#7d4a38"])
    sand = g.noise(at, 260, 4)
    moss = garden.speckled(g, g.noise(at, 42, 4), ["#2a2b23", "#3d3c31", "#474a30", "#565a38"])
    wave = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(at, 9, 3), 0.5), 0.05)
    # Moss lets go brick by brick: each one's own hold moves the lane's edge, which is ragged and not soft.
    hold = g.math("MULTIPLY", g.math("SUBTRACT", g.object_random(), 0.5), 0.055)
    ragged = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(at, 95, 4), 0.5), 0.045)
    slant = g.math("ADD", g.math("ADD", x, wave), g.math("ADD", g.math("MULTIPLY", y, -0.22), g.math("ADD", hold, ragged)))
    right = g.range(slant, 0.058, 0.066)
    left = g.range(slant, -0.230, -0.222, 1, 0)
    dirty = g.math("MAXIMUM", right, left)
    grime = g.math("MULTIPLY", dirty, g.range(g.noise(at, 16, 4), 0.25, 0.6, 0.72, 1.0))
    color = g.mix(grime, clay, moss)
    # What is left of the moss in the pores of the cleaned bricks.
    color = g.mix(g.math("MULTIPLY", g.math("SUBTRACT", 1, dirty), g.range(g.noise(at, 60, 4), 0.60, 0.70, 0, 0.55)), color, moss)
    wetness = g.range(g.noise(at, 11, 3), 0.40, 0.58)
    gloss = g.range(wetness, 0, 1, 0.55, 0.10)
    relief = g.bump(sand, 0.0016, g.bump(g.math("MULTIPLY", grime, g.noise(at, 120, 3)), 0.004))
    brick = g.surface(color, gloss, relief)
    joint = materials.Graph("wet joint")
    place = joint.position()
    sandy = joint.noise(place, 200, 4)
    joint.surface(joint.vary("#4a4136", value=joint.range(sandy, 0.3, 0.7, 0.5, 1.2)), 0.6, joint.bump(sandy, 0.003))
    shapes.box((0, 0.8, -0.035), (5, 5, 0.06), joint.material, 0)
    chance = random.Random(2)
    long, wide, gap = 0.199, 0.0960, 0.0070
    unit = wide + gap
    faces_of = []
    for row in range(-14, 26):
        for column in range(-16, 17):
            # Each row runs lying brick, foot of an upright, head of an upright; the next row is one unit on.
            shift = (column + row) % 4
            if shift == 0:
                center, size = ((column + 0.5) * unit, row * unit), (long, wide)
            elif shift == 2:
                center, size = (column * unit, (row + 0.5) * unit), (wide, long)
            else:
                continue
            px, py = center
            if abs(px) < 1.6 and -1.2 < py < 2.4:
                faces_of.append((px, py, size))
    for px, py, (dx, dy) in faces_of:
        lift = chance.uniform(-0.0015, 0.0015)
        shapes.box((px, py, -0.025 + lift), (dx, dy, 0.05), brick, 0.004, (chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4), 0))


def _mist(name, alpha):
    """Water so finely broken that it only veils what is behind it; `alpha` makes the veil's density in a graph."""
    g = materials.Graph(name)
    lit = g.node("ShaderNodeMixShader", {0: 0.5, 1: g.node("ShaderNodeBsdfDiffuse", {"Color": "#f2f5f7"}).outputs[0],
                                         2: g.node("ShaderNodeBsdfTranslucent", {"Color": "#f2f5f7"}).outputs[0]})  # fmt: skip
    clear = g.node("ShaderNodeBsdfTransparent")
    return g.end(g.node("ShaderNodeMixShader", {0: alpha(g), 1: clear.outputs[0], 2: lit.outputs[0]}).outputs[0])


def _spray(tip):
    """The fan: a thin veil of water from the nozzle to the brick, a few drops drawn out by their speed, and mist
    where it strikes.

    Everything is one-sided and few deep, as the eye looks through no more than eight veils.
    """
    chance = random.Random(11)
    down, turn = math.radians(LANCE_DOWN), math.radians(LANCE_TURN)
    forward = Vector((-math.sin(down) * math.cos(turn), -math.sin(down) * math.sin(turn), -math.cos(down)))
    side = Vector((-math.sin(turn), math.cos(turn), 0))
    start = Vector(tip)
    reach = tip[2] / -forward[2]
    hit = start + forward * reach
    eye = Vector((-0.20, -0.66, 0.36))
    half = math.tan(math.radians(20))

    def veil(number):
        def alpha(g):
            x, y, _ = g.separate(g.object_coordinates())
            ray = g.math("DIVIDE", x, g.math("MAXIMUM", y, 0.002))
            jets = g.noise(g.combine(g.math("MULTIPLY", ray, 34), g.math("MULTIPLY", y, 7), number * 5.0), 1, 3, 0.6)
            gusts = g.noise(g.combine(g.math("MULTIPLY", ray, 6), g.math("MULTIPLY", y, 30), number * 3.0), 1, 3)
            rim = g.range(g.math("ADD", g.math("ABSOLUTE", ray), g.math("MULTIPLY", gusts, 0.05)), half * 0.86, half * 1.06, 1, 0)
            thin = g.math("MINIMUM", 0.5, g.math("DIVIDE", 0.046, g.math("MAXIMUM", y, 0.01)))
            body = g.math("MULTIPLY", g.range(jets, 0.30, 0.68, 0.25, 1.3), g.range(gusts, 0.3, 0.7, 0.55, 1.15))
            return g.math("MINIMUM", 0.8, g.math("MULTIPLY", g.math("MULTIPLY", thin, body), rim))

        return alpha

    normal = forward.cross(side)
    frame = Matrix((side, forward, normal)).transposed().to_4x4()
    for number, lean in enumerate((-0.015, 0.015)):
        wide = half * 1.1 * reach
        # Each veil leans a little out of the fan's plane and ends at the brick.
        end = reach - 0.0015 - lean * reach * math.tan(down)
        item = shapes.solid([(0, 0, 0), (wide, end, lean * reach), (-wide, end, lean * reach)], [(0, 1, 2)], _mist(f"veil {number}", veil(number)))
        item.matrix_basis = Matrix.Translation(start) @ frame

    # Drops, drawn out along their flight and turned to the eye.
    points, faces = [], []

    def streak(place, flight, radius):
        across = flight.cross(place - eye).normalized() * radius
        base = len(points)
        points.extend([place - flight / 2, place + across, place + flight / 2, place - across])
        faces.append((base, base + 1, base + 2, base + 3))

    for _ in range(2600):
        along = reach * (0.12 + 0.88 * math.sqrt(chance.random()))
        across = along * math.tan(chance.uniform(-0.36, 0.36)) + chance.gauss(0, 0.002)
        place = start + forward * along + side * across + normal * chance.gauss(0, 0.03 * along)
        flight = (place - start).normalized() * chance.uniform(0.003, 0.008)
        if (place + flight / 2).z > 0.002:
            streak(place, flight, chance.uniform(0.00012, 0.00030))
    for _ in range(1500):
        foot = hit + side * chance.uniform(-0.085, 0.085) + forward * chance.gauss(0, 0.004)
        way = Vector((chance.gauss(0, 0.6), chance.gauss(0, 0.6), abs(chance.gauss(0, 0.45)) + 0.1)).normalized()
        way = (way + Vector((forward.x, forward.y, 0)) * 0.9).normalized()
        gone = abs(chance.gauss(0, 0.035)) + 0.004
        place = Vector((foot.x, foot.y, 0.003)) + way * gone - Vector((0, 0, gone * gone * 2.5))
        if place.z > 0.004:
            streak(place, way * chance.uniform(0.001, 0.004), chance.uniform(0.00012, 0.00028))
    shapes.solid(points, faces, _mist("drops", lambda g: 0.5))

    def film(g):
        """Water sheeting off over the brick, white where it is torn."""
        x, y, _ = g.separate(g.object_coordinates())
        far = g.vector("LENGTH", g.combine(g.math("MULTIPLY", g.math("MAXIMUM", 0.0, g.math("SUBTRACT", g.math("ABSOLUTE", x), 0.065)), 1.0), y))
        torn = g.noise(g.combine(g.math("MULTIPLY", x, 90), g.math("MULTIPLY", y, 40), 0.0), 1, 4, 0.65)
        near = g.range(far, 0.0, 0.055, 1, 0)
        return g.math("MULTIPLY", g.math("POWER", near, 1.6), g.range(torn, 0.36, 0.66, 0.05, 0.55))

    flat = shapes.solid([(-0.14, -0.07, 0), (0.14, -0.07, 0), (0.14, 0.07, 0), (-0.14, 0.07, 0)], [(0, 1, 2, 3)], _mist("torn film", film))
    flat.visible_shadow = False
    props.place([flat], (hit.x, hit.y, 0.0035), (0, 0, 90 + LANCE_TURN))

    def cloud(number):
        def alpha(g):
            x, _, z = g.separate(g.object_coordinates())
            puff = g.noise(g.combine(g.math("MULTIPLY", x, 26), number * 2.7, g.math("MULTIPLY", z, 34)), 1, 4, 0.6)
            wide = g.range(g.math("ABSOLUTE", x), 0.03, 0.15, 1, 0)
            high = g.math("MULTIPLY", g.range(z, 0.0, 0.014), g.math("POWER", g.range(z, 0.008, 0.085, 1, 0), 2))
            return g.math("MULTIPLY", g.math("MULTIPLY", wide, high), g.range(puff, 0.34, 0.68, 0.0, 0.50))

        return alpha

    # Mist stands up in front of the strike and behind it, square to the view.
    look = Vector((hit.x - eye.x, hit.y - eye.y, 0)).normalized()
    for number, away in enumerate((-0.03, 0.03)):
        card = shapes.solid([(-0.16, 0, 0), (0.16, 0, 0), (0.16, 0, 0.09), (-0.16, 0, 0.09)], [(0, 1, 2, 3)], _mist(f"mist {number}", cloud(number)))
        spot = hit + look * away
        card.visible_shadow = False
        props.place([card], (spot.x, spot.y, 0.002), (0, 0, math.degrees(math.atan2(-look.x, look.y))))
