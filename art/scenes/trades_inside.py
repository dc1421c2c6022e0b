"""Quiet pictures of work inside: the round's checklist, the electric panel, a house made ready, plaster."""

import math
import random

from kit import garden, household, light, materials, room, shapes
from kit import site_equipment as plant
from kit import site_props as props
from kit.picture import picture
from kit.room import Opening


@picture("text-maintenance-list", samples=28)
def text_maintenance_list():
    """A kitchen table in the morning: the round's list half ticked, tape, keys, the furnace's filter."""
    oak = materials.wood("oak", axis="x")
    for number in range(9):
        shapes.box((0.0, -0.55 + number * 0.1405, -0.016), (2.2, 0.139, 0.032), oak, 0.002)
    wall = materials.paint("#4f6a72", 0.8)
    shapes.box((0, 1.75, 0.6), (6, 0.1, 3), wall, 0)
    # Out of focus behind the table: a white dresser with jars.
    white = materials.paint("#efe8da", 0.5)
    shapes.box((0.55, 1.32, -0.28), (1.7, 0.42, 0.92), white, 0.006)
    shapes.box((0.55, 1.30, 0.20), (1.76, 0.48, 0.035), materials.wood("walnut"), 0.005)
    for number, (color, tall) in enumerate((("#b5623f", 0.22), ("#e9e0cc", 0.15), ("#1d3557", 0.19))):
        shapes.lathe([(0, 0), (0.06, 0), (0.085, tall * 0.4), (0.07, tall * 0.8), (0.045, tall)], (0.15 + number * 0.27, 1.30, 0.218), materials.ceramic(color))
    shapes.move(household.plant("herb", 1.6, seed=2), (1.05, 1.28, 0.218))

    props.place(props.clipboard(), (-0.05, -0.04, 0.0), (0, 0, 9))
    props.place(props.pencil(), (0.065, -0.095, 0.0062), (0, 0, 62))
    props.place(props.tape_measure(0.16), (0.245, 0.085, 0.001), (0, 0, -148))
    props.place(props.keys(), (0.215, -0.13, 0.0005), (0, 0, -30))
    props.place(props.furnace_filter(), (-0.20, 0.33, 0.004), (-14, 0, -14))
    props.place(props.screwdriver((0.60, 0.38, 0.02), 0.08), (0.36, -0.03, 0.0158), (0, 90, 112))
    mug = household.mug(materials.ceramic("#e9e3d5", 0.15, 0.6))
    shapes.move(mug, (0.10, 0.235, 0.0), 35)
    shapes.lathe([(0, 0.078), (0.036, 0.078)], (0.10, 0.235, 0.0), materials.paint("#1c0f08", 0.08))
    light.sun_sky(20, 277, sun=7.5, sky=0.12)
    # The sun comes through a window on the left; its bars' shadow lies across the table.
    shutter = materials.paint(materials.WARM_WHITE)
    for y, wide in ((-2.2, 3.1), (2.0, 2.5)):
        shapes.box((-1.9, y, 0.6), (0.1, wide, 3), shutter, 0)
    for z, tall in ((-0.4, 1.3), (2.0, 1.7)):
        shapes.box((-1.9, 0, z), (0.1, 4, tall), shutter, 0)
    shapes.box((-1.9, 0.06, 0.75), (0.03, 0.045, 1.7), shutter, 0)
    for z in (0.50, 0.82):
        shapes.box((-1.9, 0.0, z), (0.03, 2.2, 0.045), shutter, 0)
    light.area((-1.2, -0.9, 1.1), (0, 0, 0), 0.9, 6, (0.92, 0.96, 1.0))
    light.area((0.8, 0.6, 1.4), (0.6, 1.3, 0.2), 0.8, 9, (1.0, 0.93, 0.84))
    light.camera((0.16, -0.66, 0.47), (0.045, 0.055, 0.035), lens=43, straight=False, focus=(-0.03, -0.05, 0.005), fstop=5.0)


@picture("text-mechanical-panel", samples=36)
def text_mechanical_panel():
    """A load center with its door open: breakers in two columns in the closed dead front, the card in the door."""
    wall = materials.wood("plywood", axis="z")
    shapes.box((0, 0.060, 0), (2.6, 0.02, 2.6), wall, 0)
    shapes.box((-0.60, 0.02, 0), (0.089, 0.09, 2.6), materials.wood("pine"), 0.003)
    props.place(plant.electric_panel(), (0.0, 0.05, 0.0))
    door = plant.panel_door(0.292, 0.655)
    props.place(door, (0.146, -0.052, 0.0175), (0, 0, -38))
    for number, x in enumerate((-0.11, -0.055, 0.0, 0.06, 0.115)):
        sheath = ("#d8d2bf", "#c9a02c", "#d8d2bf", "#e8e6df", "#c9a02c")[number]
        plant.cable([(x, 0.0, 0.385), (x, 0.01, 0.45), (x * 1.05, 0.038, 0.54), (x * 1.05, 0.040, 0.9)], sheath)
        shapes.cylinder((x, 0.0, 0.40), 0.0105, 0.026, materials.metal("galvanized"), "z", 0.002, 8)
        plant.junction_strap((x * 1.05, 0.034, 0.60))
    # Two cables come from below, each with its connector and a strap close to the box.
    for x, sheath in ((-0.09, "#d8d2bf"), (0.075, "#c9a02c")):
        plant.cable([(x, 0.0, -0.385), (x, 0.01, -0.45), (x, 0.040, -0.56), (x, 0.040, -0.9)], sheath)
        shapes.cylinder((x, 0.0, -0.40), 0.0105, 0.026, materials.metal("galvanized"), "z", 0.002, 8)
        plant.junction_strap((x, 0.034, -0.60))
    light.overcast(0.16, (0.75, 0.85, 1.0))
    light.area((-1.1, -1.1, 0.9), (0, 0, 0), 0.5, 60, (1.0, 0.86, 0.68))
    light.area((1.4, -0.9, 0.2), (0.1, 0, 0), 0.8, 16, (0.72, 0.84, 1.0))
    light.camera((-0.17, -1.27, 0.08), (0.06, 0.0, -0.055), lens=32, straight=True, focus=(0.0, -0.04, 0.0), fstop=5.6)


@picture("guide-boxes", samples=30)
def guide_boxes():
    """A swept front room ready for the sign in the yard: boxes by the wall, a folded rug, keys and flowers on the sill."""
    wall, white = materials.paint("#d9cfbd", 0.8), materials.paint("#f4f0e6", 0.4)
    floor = materials.planks("maple", 0.083, 1.2, "y", tint="#e0b98c")
    width, depth, height = 4.8, 3.9, 2.5
    bay = [Opening(0.70, 0.86, 0.62, 1.55), Opening(1.84, 0.86, 0.62, 1.55)]
    west = [Opening(1.75, 0.9, 0.62, 1.55)]
    walls = room.room(width, depth, height, wall, floor, materials.paint("#f6f3ec", 0.9), {"north": bay, "west": west}, only="north east west")
    for opening in bay:
        walls["north"].place(room.window_unit(opening.width, opening.height, white, lights=(2, 2), hardware=materials.metal("brass")), opening.middle, opening.bottom)
    for opening in west:
        walls["west"].place(room.window_unit(opening.width, opening.height, white, lights=(2, 2)), opening.middle, opening.bottom)
    room.trim([walls["north"], walls["east"], walls["west"]], white)
    room.backdrop((1.9, depth + 4.5, 1.7), 13, 7, strength=1.15)

    chance = random.Random(9)
    stacks = (
        (3.55, 3.45, ((0.50, 0.42, 0.42), (0.46, 0.36, 0.36), (0.36, 0.30, 0.26))),
        (4.25, 3.30, ((0.56, 0.44, 0.46), (0.44, 0.36, 0.32))),
        (3.80, 2.62, ((0.46, 0.36, 0.38),)),
    )
    for number, (x, y, boxes) in enumerate(stacks):
        z = 0.0
        for level, (wide, deep, tall) in enumerate(boxes):
            opened = number == 2
            part = props.moving_box(wide, deep, tall, opened=opened, seed=number * 3 + level)
            props.place(part, (x + chance.uniform(-0.02, 0.02), y + chance.uniform(-0.02, 0.02), z), (0, 0, chance.uniform(-7, 7) + (24 if opened else 0)))
            z += tall + 0.006
    # In the open box: wrapped things and a pan's handle.
    for number in range(5):
        ball = shapes.lathe([(0, -0.05), (0.03, -0.04), (0.052, 0.0), (0.04, 0.035), (0.015, 0.05), (0, 0.05)], (0, 0, 0), materials.paper(("#e9e4d6", "#d9cfb8", "#efeadd")[number % 3]), 9)
        props.place(ball, (3.70 + (number % 3) * 0.10, 2.56 + (number // 3) * 0.12, 0.31), (chance.uniform(0, 90), chance.uniform(0, 90), 0))
    rug = []
    for layer in range(4):
        rug.append(props.softbox((0, 0, 0.022 + layer * 0.042), (0.95 - 0.012 * layer, 0.62, 0.040), materials.fabric(("#2a4468", "#27405f", "#2d496e", "#2a4468")[layer], 250), 0.019))
    rug.append(props.softbox((0, 0, 0.1715), (0.955, 0.12, 0.006), materials.fabric("#d9c9a6", 250), 0.002))
    props.place(rug, (2.62, 2.95, 0.0), (0, 0, 14))
    # The broom's handle leans on the wall, its bristles' far edge stands on the floor.
    lean, handle = math.radians(9), 1.375
    props.place(_broom(), (3.02, depth - handle * math.sin(lean) - 0.0115 * math.cos(lean) - 0.001, 0.004), (-9, 0, 0))

    sill_z = 0.62 + 0.013
    props.place(props.keys(), (2.12, depth - 0.03, sill_z + 0.001), (0, 0, -55))
    shapes.lathe([(0, 0), (0.045, 0), (0.062, 0.04), (0.058, 0.10), (0.036, 0.15), (0.040, 0.18), (0.036, 0.18), (0.032, 0.15)], (1.12, depth + 0.005, sill_z), materials.ceramic("#3d5a80", 0.15))
    garden.flowers((1.12, depth + 0.005, sill_z + 0.10), 0.11, "pink", 4, 0.32, 46)
    light.sun_sky(21, 250, sun=19, sky=0.6, inside=True)
    light.area((-0.35, 1.7, 1.4), (2.5, 2, 0.8), (1.2, 1.6), 13, (0.92, 0.97, 1.0))
    light.area((1.7, depth + 0.35, 1.4), (2.2, 1.5, 0.6), (1.9, 1.5), 22, (0.95, 0.98, 1.0))
    light.area((2.2, -1.4, 2.0), (2.4, 3.0, 1.0), (2.6, 1.4), 13, (1.0, 0.95, 0.88))
    light.camera((1.95, -0.65, 1.22), (2.50, depth, 0.90), lens=32)


def _broom():
    """A corn broom standing on its bristles; lean it with `place`."""
    chance = random.Random(1)
    parts = [shapes.cylinder((0, 0, 0.85), 0.0115, 1.05, materials.wood("pine", axis="z"))]
    straw = materials.paint("#c9a35a", 0.8)
    points, faces = [], []
    for _ in range(420):
        u, v = chance.uniform(-1, 1), chance.uniform(-1, 1)
        top, low = (u * 0.05, v * 0.016, 0.36), (u * 0.14 + chance.gauss(0, 0.004), v * 0.028, chance.uniform(0.0, 0.02))
        base = len(points)
        for (x, y, z) in (top, low):
            points += [(x - 0.0012, y, z), (x + 0.0012, y, z), (x, y + 0.002, z)]
        for step in range(3):
            after = (step + 1) % 3
            faces.append((base + step, base + after, base + 3 + after, base + 3 + step))
    parts.append(shapes.solid(points, faces, straw))
    for z in (0.22, 0.28, 0.34):
        parts.append(props.softbox((0, 0, z), (0.235 - (z - 0.2) * 0.75, 0.052, 0.007), materials.paint(materials.BARN_RED, 0.6), 0.003))
    return parts


@picture("text-drywall-texture", samples=28)
def text_drywall_texture():
    """Hawk and trowel with compound on a stack of wallboard; behind, a taped seam and a corner bead."""
    gray, white = materials.paper("#a9a8a2"), materials.paper("#dcd9cf")
    compound = materials.plaster("#ebe6da", 0.004)
    # Twelve sheets of half-inch board, their taped ends towards the camera.
    chance = random.Random(5)
    for number in range(12):
        z = -0.0127 * (number + 0.5)
        shapes.box((chance.uniform(-0.012, 0.012), 0.53 + chance.uniform(-0.008, 0.008), z), (2.4, 1.22, 0.0123), white if number == 0 else gray, 0.0012)
        shapes.box((chance.uniform(-0.01, 0.01), -0.0885, z), (2.38, 0.010, 0.0085), materials.paper("#e9e5da"), 0.001)
    shapes.box((0, 0.56, -0.30), (2.6, 1.3, 0.28), materials.wood("pine"), 0.004)
    shapes.box((0, -0.4, -0.95), (6, 4, 0.02), materials.planks("pine", 0.14, 2.4, "x"), 0)
    # The wall behind: gray board, a seam's tape under its first coat, screw spots, a metal corner bead on the right.
    shapes.box((-0.85, 1.55, 0.6), (3.2, 0.02, 3.0), materials.paint("#b9b7af", 0.9), 0)
    seam = [(-0.42, -1)]
    seam += [(-0.42 + chance.uniform(-0.012, 0.012), -1 + step * 0.05) for step in range(60)]
    seam += [(-0.24 + chance.uniform(-0.012, 0.012), 1.95 - step * 0.05) for step in range(60)]
    shapes.prism(seam, 0.003, compound, "xz", (0, 1.537, 0), 0)
    for x in (-1.05, 0.15, 0.55):
        for step in range(6):
            z = -0.2 + step * 0.30
            spot = shapes.cylinder((x + chance.uniform(-0.01, 0.01), 1.539, z), chance.uniform(0.02, 0.03), 0.002, compound, "y")
            props.place(spot, (0, 0, 0))
    shapes.box((0.75, 1.35, 0.6), (0.02, 0.42, 3.0), materials.paint("#b9b7af", 0.9), 0)
    # Past the corner the studs of the next room are still open.
    for number in range(4):
        shapes.box((0.95 + number * 0.406, 2.1, 0.6), (0.038, 0.089, 3.4), materials.wood("pine", axis="z"), 0.003)
    shapes.box((1.8, 2.3, 0.6), (2.4, 0.02, 3.4), materials.fabric("#c98a6a", 300), 0)
    bead = materials.metal("galvanized")
    shapes.box((0.735, 1.15, 0.6), (0.006, 0.006, 3.0), bead, 0.002)
    shapes.box((0.7385, 1.17, 0.6), (0.001, 0.034, 3.0), bead, 0)

    # Set down, a hawk lies with its handle past the edge of what it lies on; the trowel lies beside it, ready to the hand.
    props.place(props.hawk(), (-0.06, -0.112, 0.0042), (0, 0, 21))
    _mound(-0.080, -0.058, 0.0045, compound)
    at, turn = (0.205, 0.035, 0.0012), (0, 0, 111)
    props.place(props.trowel(), at, turn)
    _smear(at, turn, compound)
    props.place(props.taping_knife(), (0.46, 0.20, 0.001), (0, 0, 118))
    tape = props.tape_roll((0.80, 0.77, 0.70))
    props.place(tape, (-0.47, 0.22, 0.0005))
    props.place(props.bucket("#1f3d66"), (-0.62, 0.62, 0.0005), (0, 0, 60))
    light.sun_sky(17, 254, sun=5.0, sky=0.12)
    light.area((-1.0, -0.9, 1.0), (0, 0.1, 0), 0.9, 5, (0.95, 0.97, 1.0))
    light.camera((0.20, -0.95, 0.40), (0.0, 0.0, 0.035), lens=48, straight=False, focus=(0.02, -0.13, 0.03), fstop=5.6)


def _mound(x, y, z, material):
    """A heap of joint compound with the trowel's ridges."""
    noise, Vector = props.noise, props.Vector
    rows, columns = 60, 72
    points, faces = [], []
    for row in range(rows + 1):
        for column in range(columns):
            angle = 2 * props.math.pi * column / columns
            radius = 0.108 * row / rows
            px, py = radius * props.math.cos(angle), radius * props.math.sin(angle) * 0.8
            share = row / rows
            wobble = noise.noise(Vector((px * 24, py * 24, 1.3))) * 0.5 + noise.noise(Vector((px * 70, py * 70, 4.0))) * 0.16
            ridge = 0.010 * props.math.exp(-(((px + py * 0.7) - 0.012) / 0.014) ** 2) - 0.007 * props.math.exp(-(((px + py * 0.7) + 0.03) / 0.020) ** 2)
            edge = 1 + 0.20 * noise.noise(Vector((props.math.cos(angle) * 2, props.math.sin(angle) * 2, 7)))
            high = max(0.0, (1 - share ** 2.2)) * (0.050 + 0.022 * wobble) + ridge * (1 - share)
            points.append((x + px * edge, y + py * edge, z + high - 0.0008))
    for row in range(rows):
        for column in range(columns):
            after = (column + 1) % columns
            faces.append((row * columns + column, (row + 1) * columns + column, (row + 1) * columns + after, row * columns + after))
    return shapes.solid(points, faces, material, 180)


def _smear(at, turn, material):
    """Compound that the last pass left along the trowel's front half: thick at the edge, ragged behind."""
    noise, Vector = props.noise, props.Vector
    columns, rows = 90, 26
    points, faces = [], []
    for i in range(columns + 1):
        for j in range(rows + 1):
            u, v = i / columns * 2 - 1, j / rows
            px, py = u * 0.118, -0.0560 + v * 0.062
            ragged = 0.62 + 0.38 * noise.noise(Vector((px * 26, 0.0, 3.0)))
            body = max(0.0, 1 - abs(u) ** 6) * max(0.0, 1 - (v / ragged) ** 2) * min(1.0, v * 9 + 0.25)
            lumps = 1 + 0.5 * noise.noise(Vector((px * 55, py * 55, 1.0))) + 0.22 * noise.noise(Vector((px * 160, py * 160, 2.0)))
            points.append((px, py, 0.0009 + 0.0105 * body * lumps if body > 0.02 else -0.0012))
    for i in range(columns):
        for j in range(rows):
            corner = i * (rows + 1) + j
            faces.append((corner, corner + rows + 1, corner + rows + 2, corner + 1))
    layer = shapes.solid(points, faces, material, 180)
    props.place(layer, at, turn)
