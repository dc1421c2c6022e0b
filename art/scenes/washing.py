"""Power washing: a patio and a wall, each half done."""

import math
import random

from mathutils import Matrix, Vector

from kit import site_props as tools
from kit.garden import flowers, ground, island, lawn, ornamental_grass, planter, shrub, speckled, tree, tree_line
from kit.light import WARM, area, camera, dusk, sun_sky
from kit.materials import DEEP_BLUE, Graph, cached, metal, paint, plastic, rubber, stone
from kit.openings import opening, window
from kit.outside import TRIM, bricks, clapboard, corner_board, downspout, paving, siding_paint
from kit.picture import at_night, picture
from kit.shapes import box, cylinder, lathe, move, solid, tube
from kit.site_equipment import aligned
from kit.sky import clouds
from kit.yard import adirondack, side_table


def _dirty(g, at, along, across, width, start, spread, tilt=0.0):
    """1 where nobody has washed yet, 0 where the wand has been.

    The wand goes in lanes of `width` along one coordinate; each lane ends at another place within
    `spread` of `start`, and the fan leaves a soft ragged edge of two centimetres.
    """
    lane = g.math("FLOOR", g.math("DIVIDE", across, width))
    end = g.math("ADD", g.math("MULTIPLY", g.random(g.combine(lane, 5.1))[0], spread), start)
    end = g.math("ADD", end, g.math("MULTIPLY", across, tilt))
    ragged = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(at, 26, 3), 0.5), 0.09)
    return g.range(g.math("SUBTRACT", g.math("ADD", along, ragged), end), -0.012, 0.012)


@cached
def half_washed_stone(name, stones=True):
    """Bluestone flags (or the sand in their joints), clean to the left, black with algae to the right."""
    g = Graph(name)
    at = g.position()
    x, y, _ = g.separate(at)
    dirty = _dirty(g, at, x, y, 0.27, 0.15, 0.75, -0.12)
    # Algae also holds on in a thin film along the last lane, more on one stone than on the next.
    film = g.math("MULTIPLY", g.range(g.math("ADD", x, g.math("MULTIPLY", island(g), 0.35)), -0.1, 0.75), 0.35)
    dirty = g.math("MAXIMUM", dirty, g.math("MULTIPLY", film, g.range(g.noise(at, 7, 4), 0.42, 0.62)))
    cloud = g.noise(at, 5, 6, 0.6, 0.5)
    fine = g.noise(at, 120, 3)
    if stones:
        tone = g.math("ADD", g.math("MULTIPLY", island(g), 0.7), g.math("MULTIPLY", g.math("SUBTRACT", cloud, 0.25), 0.5))
        clean = speckled(g, tone, ["#7e8b95", "#929da5", "#a6adb0", "#a89c8c"])
    else:
        clean = speckled(g, cloud, ["#8f887a", "#a79f90"])
    clean = g.vary(clean, value=g.range(fine, 0.3, 0.7, 0.9, 1.08))
    # Stone dries in patches after the wash.
    wet = g.math("MULTIPLY", g.range(g.noise(at, 1.7, 4), 0.46, 0.6), g.range(x, -2.0, 0.2))
    clean = g.mix(g.math("MULTIPLY", wet, 0.75), clean, "#8a939a", "MULTIPLY")
    grime = g.noise(at, 3.2, 7, 0.65)
    soiled = speckled(g, g.range(grime, 0.3, 0.7), ["#1d211b", "#2b2e26", "#3b4030", "#35421f"])
    soiled = g.mix(0.18, soiled, clean)
    gloss = g.mix(wet, (0.75, 0.75, 0.75), (0.3, 0.3, 0.3))
    rough = g.math("ADD", g.math("MULTIPLY", dirty, 0.9), g.math("MULTIPLY", g.separate(gloss)[0], g.math("SUBTRACT", 1, dirty)))
    return g.surface(g.mix(dirty, clean, soiled), rough, g.bump(g.math("ADD", cloud, g.math("MULTIPLY", fine, 0.3)), 0.006))


@cached
def half_washed_paint(name, color="#e6e0d0"):
    """Clapboard paint rinsed from the top down: clean above and to the left, green and gray with algae below and to the right.

    What has run down from where the wand is now is still wet.
    """
    g = Graph(name)
    at = g.position()
    x, _, z = g.separate(at)
    # Lanes of two courses; the higher, the farther they have come.
    dirty = _dirty(g, at, x, z, 0.204, -0.21, 0.22, 0.45)
    clean = g.vary(color, value=g.range(island(g), 0, 1, 0.96, 1.02))
    streak = g.noise(g.vector("MULTIPLY", at, (9, 9, 1.1)), 1, 6, 0.65)
    patch = g.noise(at, 2.2, 6, 0.6)
    tone = g.math("ADD", g.math("MULTIPLY", streak, 0.6), g.math("MULTIPLY", patch, 0.5))
    algae = speckled(g, g.range(tone, 0.36, 0.74), ["#c4c1ae", "#a0a286", "#7b8163", "#565d47"])
    grain = g.noise(g.vector("MULTIPLY", at, (5, 5, 160)), 1, 3)
    # Runs below the lane in hand: thin at their edges, some long, some short; they carry loosened green along.
    run = g.noise(g.vector("MULTIPLY", at, (26, 26, 0.9)), 1, 4, 0.6)
    below = g.math("MULTIPLY", g.range(z, 1.36, 1.50, 1, 0), g.range(x, 0.55, 0.95, 1, 0))
    wet = g.math("MULTIPLY", below, g.range(run, 0.40, 0.52))
    washed = g.math("MULTIPLY", dirty, g.math("SUBTRACT", 1, g.math("MULTIPLY", wet, 0.35)))
    shade = g.mix(washed, clean, algae)
    soup = g.math("MULTIPLY", g.math("MULTIPLY", wet, g.range(run, 0.5, 0.6)), 0.30)
    shade = g.vary(g.mix(soup, shade, "#6f7355"), value=g.math("SUBTRACT", 1, g.math("MULTIPLY", wet, 0.22)))
    rough = g.math("SUBTRACT", g.range(dirty, 0, 1, 0.4, 0.9), g.math("MULTIPLY", wet, 0.30))
    return g.surface(shade, rough, g.bump(grain, 0.0012, strength=0.5), Clearcoat=wet, Clearcoat_Roughness=0.08)


@cached
def _spray(name, density):
    """A sheet of fine drops, its threads running along the object's y."""
    g = Graph(name)
    x, y, _ = g.separate(g.object_coordinates())
    # Threads spread from the nozzle: they follow the angle.
    angle = g.math("DIVIDE", x, g.math("MAXIMUM", y, 0.01))
    thread = g.noise(g.combine(g.math("MULTIPLY", angle, 34), g.math("MULTIPLY", y, 2.5), density * 9), 1, 4, 0.65)
    body = g.math("MULTIPLY", g.range(thread, 0.30, 0.58), density)
    # Thick at the nozzle, torn into drops towards the wall.
    torn = g.range(g.noise(g.object_coordinates(), 95, 2), 0.38, 0.60)
    body = g.math("MULTIPLY", body, g.math("ADD", g.range(y, 0.0, 0.30, 1.0, 0.50), g.math("MULTIPLY", torn, 0.45)))
    white = g.node("ShaderNodeBsdfTranslucent", {"Color": "#ffffff"}).outputs[0]
    front = g.node("ShaderNodeBsdfDiffuse", {"Color": "#ffffff"}).outputs[0]
    lit = g.node("ShaderNodeMixShader", {0: 0.5, 1: white, 2: front}).outputs[0]
    clear = g.node("ShaderNodeBsdfTransparent").outputs[0]
    return g.end(g.node("ShaderNodeMixShader", {0: body, 1: clear, 2: lit}).outputs[0])


def spray(nozzle, hit, half):
    """Water from `nozzle` to the wall: a fan that ends in an upright line of ± `half` at `hit`, and the drops that rebound."""
    nozzle, hit = Vector(nozzle), Vector(hit)
    long = (hit - nozzle).length
    chance, made = random.Random(8), []
    for turn, density in ((-2.2, 0.7), (0.0, 0.95), (2.4, 0.65)):
        fan = solid([(-0.004, 0, 0), (0.004, 0, 0), (half, long, 0), (-half, long, 0)], [(0, 1, 2, 3)], _spray(density))
        # The fan's plane stands upright: its x goes up, its y to the wall.
        up = Vector((0, 0, 1))
        way = (hit - nozzle).normalized()
        up = (up - way * up.dot(way)).normalized()
        frame = Matrix((up, way, up.cross(way))).transposed().to_4x4()
        fan.matrix_basis = Matrix.Translation(nozzle) @ Matrix.Rotation(math.radians(turn), 4, up) @ frame
        fan.visible_shadow = False
        made.append(fan)
    points, faces = [], []
    for _ in range(5200):
        # Where the fan hits, drops fly back and sideways in an arc and fall.
        at = Vector((hit.x, -0.012, hit.z + chance.uniform(-half, half) * 1.05))
        time = chance.random() ** 1.7
        out = Vector((chance.gauss(0.10, 0.16), -abs(chance.gauss(0, 0.13)), chance.gauss(0.02, 0.11))) * time
        at += out + Vector((0, 0, -0.16 * time * time))
        radius = chance.choice((0.0006, 0.0008, 0.0008, 0.0011, 0.0016)) * (1.15 - 0.5 * time)
        base = len(points)
        points += [at + Vector(offset) * radius for offset in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1.3), (0, 0, -1.3))]
        faces += [(base + a, base + b, base + c) for a, b, c in ((0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5))]
    drops = solid(points, faces, paint("#f2f5f6", 0.15), 180)
    drops.visible_shadow = False
    return [*made, drops]


#: Where the hose leaves the gun's grip, before the wand is moved.
HOSE_END = (-0.275, 0.160, 0.027)


def wand(length=1.05):
    """A pressure washer's gun and lance lying along x, its nozzle at +x, on z = 0.

    The nozzle is white, the trade's color for a fan of 40 degrees; the hose screws on at `HOSE_END`.
    """
    black, steel, brass = plastic("#1c1c1d"), metal("steel"), metal("brass")
    return [
        tube([(0.0, 0, 0.045), (length, 0, 0.02)], 0.0075, steel),
        tube([(-0.02, 0, 0.046), (0.34, 0, 0.038)], 0.019, black),
        tube([(-0.02, 0, 0.05), (-0.1, 0.004, 0.052), (-0.2, 0.07, 0.04), (-0.25, 0.13, 0.03)], 0.021, black, smooth=True),
        box((-0.1, 0.0, 0.05), (0.13, 0.05, 0.05), black, 0.016),
        tube([(-0.06, 0.03, 0.05), (-0.12, 0.07, 0.05), (-0.19, 0.11, 0.045)], 0.006, plastic(DEEP_BLUE), smooth=True),
        cylinder((length - 0.03, 0, 0.021), 0.012, 0.045, brass, axis="x"),
        cylinder((length + 0.008, 0, 0.0195), 0.0095, 0.03, plastic("#e8e6df"), axis="x"),
        tube([(-0.245, 0.124, 0.031), HOSE_END], 0.0145, brass),
    ]


def washer():
    """A petrol pressure washer: tube frame, engine, pump, two wheels; it faces -y."""
    black, steel, blue = metal("black"), metal("steel"), plastic(DEEP_BLUE)
    made = []
    for side in (-1, 1):
        made.append(tube([(side * 0.24, -0.3, 0.12), (side * 0.24, 0.28, 0.12), (side * 0.24, 0.4, 0.4), (side * 0.22, 0.46, 0.98)], 0.014, black, smooth=True))
        made.append(cylinder((side * 0.3, 0.24, 0.15), 0.15, 0.08, rubber(), axis="x", bevel=0.025))
        made.append(cylinder((side * 0.345, 0.24, 0.15), 0.075, 0.01, plastic("#d8d5cc"), axis="x"))
        made.append(tube([(side * 0.24, -0.3, 0.12), (side * 0.24, -0.33, 0.0)], 0.014, black))
    made.append(tube([(-0.22, 0.46, 0.98), (0.22, 0.46, 0.98)], 0.016, rubber()))
    made.append(box((0, 0.0, 0.14), (0.46, 0.56, 0.02), black, 0.006))
    made.append(box((0, 0.06, 0.32), (0.34, 0.34, 0.24), plastic("#232325"), 0.03))
    made.append(box((0, 0.06, 0.49), (0.3, 0.26, 0.13), blue, 0.04))
    made.append(cylinder((0.06, 0.06, 0.57), 0.035, 0.03, black))
    made.append(cylinder((0.19, 0.06, 0.36), 0.1, 0.05, steel, axis="x", bevel=0.012))
    made.append(box((-0.1, -0.2, 0.25), (0.16, 0.14, 0.18), steel, 0.02))
    made.append(cylinder((-0.1, -0.29, 0.25), 0.016, 0.06, metal("brass"), axis="y"))
    return made


@picture("header-power-washing", samples=28, exposure=0.1)
@at_night("header-power-washing", exposure=0.8, samples=32)
def header_power_washing(night=False):
    """A bluestone patio half cleaned, the wand lying on the line, the house's base behind; at night its windows are lit."""
    # Whole courses up to the wall; earth under all of it, or the glow of the horizon shows in the joint at the wall.
    _, bed = paving(-6.2, 6.2, -5.444, 2.236, 0.0, seed=11, material=half_washed_stone(), unit=0.32, joint=0.014)
    bed.data.materials[0] = half_washed_stone(False)
    ground([(-20, -8), (20, -8), (20, 20), (-20, 20)], -0.05)

    base = 0.5
    holes = [opening(x, 1.25, 1.0, 1.5) for x in (-3.4, 0.7, 3.9)]
    move(bricks(14, base), (-7, 2.25, 0))
    wall = [clapboard(14, 3.6, siding_paint("#6d7f8c"), openings=[(a + 7, b + 7, c - base, d - base) for a, b, c, d in holes])]
    move(wall, (-7, 2.24, base))
    box((0, 2.2, base + 0.01), (14, 0.07, 0.035), paint(TRIM, 0.4), 0.008)
    for x in (-3.4, 0.7, 3.9):
        move(window(x, 1.25, 1.0, 1.5, grid=(3, 2), lit=1.0 if night else 0.0), (0, 2.24, 0))
        if night:
            area((x, 2.1, 2.0), (x, -1.5, 0), (0.9, 1.4), 16, WARM)
    x = 2.35
    # The leader ends in the adapter of a buried drain: no roof water on the patio.
    downspout([(x, 2.16, 4.0), (x, 2.16, 0.14)], straps=(2.6, 0.9))
    pvc = plastic("#e4e3dd", 0.35)
    lathe([(0.062, -0.12), (0.062, 0.12), (0.067, 0.12), (0.067, 0.155), (0.052, 0.170), (0, 0.170)], (x, 2.145, 0.0), pvc, 48)
    box((x, 2.155, 0.18), (0.095, 0.072, 0.034), pvc, 0.005)

    turn, gun = math.radians(-24), Vector((0.35, -2.15, 0.0))
    move(wand(1.1), gun, -24)
    move(washer(), (3.0, 0.1, 0), -150)
    grip = gun + Matrix.Rotation(turn, 3, "Z") @ Vector(HOSE_END)
    way = Matrix.Rotation(turn, 3, "Z") @ Vector((-0.64, 0.77, -0.08))
    hose = [grip - way * 0.02, grip + way * 0.05, grip + way * 0.13 - Vector((0, 0, 0.004)), (-0.06, -1.50, 0.014), (-0.02, -1.02, 0.014), (0.6, -0.75, 0.014), (1.2, -1.15, 0.014), (1.75, -1.6, 0.014), (2.4, -1.4, 0.014), (2.8, -0.5, 0.014), (3.0, 0.0, 0.014), (3.1, 0.35, 0.24)]
    tube(hose, 0.011, rubber(), smooth=True)
    # The garden hose comes from a faucet on the foundation.
    bib = (2.78, 2.236, 0.36)
    brass = metal("brass", 0.3)
    cylinder((bib[0], bib[1] - 0.008, bib[2]), 0.03, 0.012, brass, axis="y")
    tube([bib, (bib[0], bib[1] - 0.085, bib[2]), (bib[0], bib[1] - 0.115, bib[2] - 0.05)], 0.014, brass)
    cylinder((bib[0], bib[1] - 0.062, bib[2] + 0.03), 0.006, 0.05, brass)
    cylinder((bib[0], bib[1] - 0.062, bib[2] + 0.055), 0.028, 0.008, paint("#8c2318", 0.4))
    garden = [(2.94, 0.40, 0.25), (2.92, 0.52, 0.23), (2.84, 0.68, 0.06), (2.74, 0.86, 0.012), (2.68, 1.18, 0.012), (2.86, 1.46, 0.012), (2.98, 1.74, 0.012),
              (2.90, 1.98, 0.03), (2.80, 2.09, 0.14), (2.78, 2.12, 0.24), (2.78, 2.121, 0.31)]
    tube(garden, 0.011, plastic("#3f6b4a"), smooth=True)
    tools.place(tools.bucket(), (0.4, 1.1, 0.0), (0, 0, 30))
    adirondack((-3.5, 1.1, 0), 38, paint("#f0ece0", 0.4))
    side_table((-2.65, 1.25, 0), 20, paint("#f0ece0", 0.4))
    planter((-1.7, 1.6, 0), 0.24, 0.42, 2, "red")
    planter((5.0, 1.5, 0), 0.26, 0.46, 4, "white")
    planter((1.5, 1.7, 0), 0.24, 0.42, 5, "red")
    ornamental_grass((-5.6, 1.7, 0), 1.0)
    shrub((-6.7, 2.0, 0), 0.9, "spring", 1)
    flowers((-5.0, 1.8, 0), 0.3, "violet", 3)
    lawn(-14, -6.2, -3, 6, coarse=True)
    tree((-11, 7, 0), 8, "maple", 2)
    tree_line(14, -40, -8, 10)
    if night:
        dusk(0.5, 300)
        clouds(0.5, "#e58d70", 0.95, seed=2.0)
        area((-16, -12, 9), (0, 1, 0.5), (10, 8), 700, (1.0, 0.74, 0.60))
    else:
        sun_sky(24, 238, sun=4.5)
        clouds(0.4, "#fff3e2", 7)
    camera((-0.1, -5.2, 1.6), (0.35, 0.5, 0.68), 25)


@picture("text-power-washing", samples=28, exposure=0.1, bounces=2)
def text_power_washing():
    """A clapboard wall being rinsed from the top down: the lance comes in from above at the left, its fan aimed down the boards."""
    base = 0.45
    hole = opening(1.95, 1.20, 0.9, 1.55)
    wall = [clapboard(9, 4, half_washed_paint(), openings=[(hole[0] + 3, hole[1] + 3, hole[2] - base, hole[3] - base)], seed=6)]
    move(wall, (-3, 0, base))
    move(bricks(9, base), (-3, 0.01, 0))
    box((1.5, -0.03, base + 0.01), (9, 0.07, 0.035), paint(TRIM, 0.4), 0.008)
    window(1.95, 1.20, 0.9, 1.55, grid=(3, 2))
    corner_board(-3, 4, base)
    # The lance is held outside the picture: it points down the wall at 40 degrees, 10 in. off.
    hit, way = Vector((0.52, 0.0, 1.44)), Vector((0.44, 0.64, -0.63)).normalized()
    nozzle = hit - way * 0.40
    length = 1.35
    aligned(wand(length), nozzle - way * (length + 0.022) - Vector((0, 0, 0.0195)), way)
    spray(nozzle, hit, 0.135)
    box((1, -0.75, -0.02), (9, 1.5, 0.04), stone("concrete"), 0.01)
    lawn(-4, 6, -4, -1.5)
    ground([(-30, -30), (30, -30), (30, -4), (-30, -4)], -0.02)
    tree((-8, -9, 0), 8, "maple", 1)
    tree_line(-22, -40, 40, 10)
    sun_sky(34, 244, sun=4.2)
    camera((0.62, -2.55, 1.42), (0.74, 0, 1.30), 36)
