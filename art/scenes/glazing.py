"""Windows and skylights from outside."""

import math

import bpy
from mathutils import Matrix

from kit import furnishings, household
from kit import site_props as tools
from kit.garden import boxwood, flowers, ground, hills, hydrangea, lawn, mulch_bed, ornamental_grass, tree, tree_line
from kit.house import chimney
from kit.light import camera, dusk, lamp, sun_sky
from kit.materials import DEEP_BLUE, Graph, cached, fabric, metal, paint, paper, planks, wood
from kit.openings import opening, window
from kit.outside import TRIM, bricks, clapboard, eave, roof_plane, shingle_stain, shingles, siding_paint
from kit.picture import picture
from kit.shapes import box, cylinder, move
from kit.sky import clouds


@cached
def sky_glass(name):
    """Coated glass seen at a low angle: the sky lies in it, darker and bluer."""
    return Graph(name).surface("#9aa6ae", 0.015, Metallic=1.0)


def on_slope(objects, pitch, place=(0, 0, 0)):
    """Tips parts made flat (x along the eave, y up the slope, z out of it) onto a roof at `place`."""
    change = Matrix.Translation(place) @ Matrix.Rotation(math.radians(pitch), 4, "X")
    for item in objects:
        item.matrix_basis = change @ item.matrix_basis
    return objects


def skylight(x, s, width=0.78, length=1.18, frame="#4a4038"):
    """A deck-mounted skylight made flat: curb, clad frame, glass, apron, step and head flashing."""
    clad, lead = paint(frame, 0.35), paint("#57514a", 0.42)
    left, right, foot, head = x - width / 2, x + width / 2, s, s + length
    made = [box((x, (foot + head) / 2, 0.05), (width - 0.02, length - 0.02, 0.1), paint("#7a6a54", 0.8), 0)]
    bar = 0.075
    for edge in (left + bar / 2, right - bar / 2):
        made.append(box((edge, (foot + head) / 2, 0.115), (bar, length, 0.055), clad, 0.009))
    made.append(box((x, foot + bar / 2, 0.112), (width - 2 * bar + 0.004, bar, 0.05), clad, 0.009))
    made.append(box((x, head - 0.065, 0.118), (width + 0.02, 0.13, 0.066), clad, 0.012))
    made.append(box((x, (foot + head) / 2, 0.122), (width - 2 * bar + 0.01, length - bar - 0.1, 0.012), sky_glass(), 0.001))
    for edge in (left - 0.004, right + 0.004):
        made.append(box((edge, (foot + head) / 2, 0.06), (0.01, length + 0.06, 0.075), clad, 0.003))
    # Step flashing: one bent piece for each course, its flat leg seen between the shingles.
    steps = round(length / 0.143)
    for number in range(steps):
        middle = foot + (number + 0.5) * 0.143
        for edge, way in ((left, -1), (right, 1)):
            made.append(box((edge + way * 0.05, middle, 0.0165 + 0.001 * (number % 2)), (0.1, 0.139, 0.0025), lead, 0.001, (0.9, 0, 0)))
    made.append(box((x, foot - 0.07, 0.018), (width + 0.24, 0.17, 0.003), lead, 0.001, (-1, 0, 0)))
    made.append(box((x, foot - 0.004, 0.05), (width + 0.02, 0.006, 0.07), lead, 0.001))
    made.append(box((x, head + 0.075, 0.02), (width + 0.24, 0.16, 0.003), lead, 0.001, (1, 0, 0)))
    for part in (-0.3, 0.3):
        made.append(cylinder((x + part * width, head - 0.065, 0.153), 0.006, 0.003, metal("steel")))
    return made


@picture("text-skylights", samples=28, exposure=0.1)
def text_skylights():
    """Two skylights in a slate-grey asphalt roof, near, the evening sky in their glass."""
    pitch, run = 36, 6.2
    holes = [(4 - 0.39, 4 + 0.39, 2.0, 3.18), (5.75 - 0.39, 5.75 + 0.39, 2.0, 3.18)]
    roof_plane(10, run, pitch, holes=holes)
    for x in (4.0, 5.75):
        on_slope(skylight(x, 2.0), pitch)
    top = run * math.sin(math.radians(pitch))
    back = run * math.cos(math.radians(pitch))
    move(roof_plane(10, 3, pitch, seed=4), (10, 2 * back, 0), 180)
    for number in range(34):
        box((number * 0.3, back, top + 0.012), (0.296, 0.3, 0.02), paint("#46484a", 0.9), 0.004, (0, 1.2, 0))
    chimney(7.4, back - 1.1, top - 1.2, top + 1.0)
    for number, (x, y, height) in enumerate(((0, 13, 12), (6, 15, 13), (11, 12, 11.5), (15, 16, 14))):
        tree((x, y, -4.5), height, "maple", 1 + number % 3)
    tree_line(26, -40, 60, 10)
    hills(color="#5a6c6a")
    sun_sky(17, 238, sun=4.4)
    clouds(0.75, "#ffd9b8", 6.5, seed=2.5)
    camera((2.75, -0.35, 2.45), (4.55, 2.3, 1.95), 33, straight=False, focus=(4.0, 2.0, 1.6), fstop=8)


@picture("banner-certified", samples=28, exposure=0.1)
def banner_certified():
    """A row of new white casements in a shingled wall, low sun; the next unit waits with the crew's tools."""
    base, length = 0.35, 15.0
    spots = [(3.0 + number * 2.05) for number in range(6)]
    holes = [opening(x, base + 0.75, 1.25, 1.65) for x in spots]
    wall = [shingles(length, 3.4 - base, shingle_stain(("#75695b", "#8c7d6b", "#a29382", "#7e7264")), openings=[(a, b, c - base, d - base) for a, b, c, d in holes])]
    move(wall, (0, 0, base))
    bricks(length, base)
    box((length / 2, -0.025, base + 0.008), (length, 0.06, 0.035), paint(TRIM, 0.4), 0.008)
    for number, x in enumerate(spots):
        window(x, base + 0.75, 1.25, 1.65, "casement", (2, 3), curtains=number % 2 == 0)
    eave(length, 3.4)
    move(roof_plane(length, 4, 34), (0, -0.41, 3.56))

    # A unit that has still to go in leans on two blocks against the wall, its corners protected.
    unit = window(0, 0, 1.2, 1.6, "casement", (2, 3), casing=0.05, inside=False)
    for x in (-0.62, 0.62):
        for z in (0.03, 1.57):
            unit.append(box((x, -0.01, z), (0.13, 0.1, 0.16), paper("#c9a878"), 0.006))
    unit.append(box((0.35, -0.012, 1.2), (0.16, 0.003, 0.22), paper("#f0ede2"), 0))
    for item in unit:
        item.matrix_basis = Matrix.Translation((1.45, -0.62, 0.1)) @ Matrix.Rotation(math.radians(-13), 4, "X") @ item.matrix_basis
    for x in (1.05, 1.85):
        box((x, -0.6, 0.035), (0.1, 0.3, 0.07), wood("pine"), 0.004)
    tools.place(tools.toolbox(), (2.75, -1.15, 0.0), (0, 0, -18))
    tools.place(tools.level(1.2), (1.5, -1.25, 0.0), (0, 0, 5))
    tools.place(tools.drill(), (2.2, -1.55, 0.0), (0, 0, 30))
    tools.place(tools.step_ladder(), (5.1, -0.85, 0), (0, 0, 6))
    box((3.2, -1.05, -0.03), (6.4, 2.1, 0.06), paint("#9d978a", 0.9), 0.01)
    mulch_bed(6.4, 15, -1.3, -0.08)
    for number in range(7):
        if number % 3 == 1:
            boxwood((7.0 + number * 1.1, -0.7, 0), 0.42, number)
        else:
            hydrangea((7.0 + number * 1.1, -0.7, 0), 0.52, ("white", "pink")[number % 2], number)
    lawn(-2, 14, -8, -2.1)
    lawn(6.4, 14, -2.1, -1.3)
    lawn(14, 40, -12, 16, coarse=True)
    tree((19, 1.5, 0), 9, "maple", 3)
    tree((24, 6, 0), 10, "oak", 2)
    move(tree_line(0, -30, 30, 11), (40, 0, 0), 90)
    sun_sky(16, 130, sun=4.8)
    clouds(0.4, "#ffe6c8", 7)
    camera((0.3, -4.7, 1.5), (4.6, -0.3, 1.66), 25)


def living_room(x0, x1, depth, height):
    """A lamplit living room behind a wall at y = 0: shelves, chairs, lamps, a picture. Floor at z = 0."""
    warm = paint("#d9c9a8", 0.8)
    middle = (x0 + x1) / 2
    box((middle, depth / 2, -0.02), (x1 - x0, depth, 0.04), planks("oak"), 0)
    box((middle, depth + 0.02, height / 2), (x1 - x0, 0.04, height), warm, 0)
    for x in (x0 - 0.02, x1 + 0.02):
        box((x, depth / 2, height / 2), (0.04, depth, height), warm, 0)
    box((middle, depth / 2, height + 0.02), (x1 - x0, depth, 0.04), paint("#ece5d5", 0.9), 0)
    white = paint("#e9e2d2", 0.4)
    box((middle, depth - 0.03, 0.08), (x1 - x0, 0.03, 0.16), white)

    shelf_left, shelf_width = middle + 0.5, 1.7
    for x in (shelf_left, shelf_left + shelf_width):
        box((x, depth - 0.17, 1.15), (0.035, 0.34, 2.3), white)
    for number in range(6):
        z = 0.1 + number * 0.43
        box((shelf_left + shelf_width / 2, depth - 0.17, z), (shelf_width, 0.33, 0.03), white)
        if number < 5:
            row = furnishings.books(shelf_width - 0.1, 0.3, 0.2, number + 3, fill=(0.95, 0.6, 0.85, 0.5, 0.75)[number])
            move(row, (shelf_left + 0.05, depth - 0.1, z + 0.016))
    frame = furnishings.framed(1.1, 0.8, wood("walnut"), furnishings.landscape(3))
    move(frame, (middle - 0.9, depth - 0.01, 1.35))
    move(furnishings.armchair(fabric("#7d3f2e"), wood("walnut")), (middle - 1.0, depth - 1.5, 0), 22)
    move(furnishings.armchair(fabric(DEEP_BLUE), wood("walnut")), (middle + 0.75, depth - 1.5, 0), -28)
    move(household.round_table(0.28, wood("walnut"), height=0.55), (middle - 0.12, depth - 1.25, 0))
    move(furnishings.table_lamp(0.52, paint("#55707a", 0.3), watts=26), (middle - 0.12, depth - 1.25, 0.55))
    move(furnishings.table_lamp(0.55, paint("#b5623f", 0.3), watts=22), (x1 - 0.6, depth - 0.5, 0.75))
    box((x1 - 0.6, depth - 0.4, 0.37), (0.8, 0.45, 0.74), wood("oak"))
    move(furnishings.potted_plant(1.0, seed=4), (x0 + 0.7, depth - 0.9, 0))
    move(household.pendant(0.7, "globe", watts=22), (middle, depth / 2, height))
    lamp((middle, depth / 2, height - 0.5), 45, radius=0.2)


@picture("header-andersen", samples=48, exposure=1.1)
def header_andersen():
    """A picture window between two casements at dusk, the lamplit living room behind it."""
    base, sill, height = 0.55, 1.05, 1.85
    units = ((-1.62, 0.92, (2, 4)), (0.0, 2.08, (1, 1)), (1.62, 0.92, (2, 4)))
    hole = (-2.1, 2.1, sill, sill + height)
    wall = [clapboard(15, 5.4 - base, siding_paint("#4b5d63"), openings=[(hole[0] + 8, hole[1] + 8, hole[2] - base, hole[3] - base)], seed=4)]
    move(wall, (-8, 0, base))
    move(bricks(15, base), (-8, 0, 0))
    box((-0.5, -0.025, base + 0.008), (15, 0.06, 0.035), paint(TRIM, 0.4), 0.008)
    for x, width, lights in units:
        window(x, sill, width, height, "fixed", lights, casing=0.06, inside=False)
    # The room is made on z = 0 and behind y = 0, then lifted to its floor behind the wall.
    before = set(bpy.context.scene.objects)
    living_room(-3.2, 3.2, 4.4, 2.6)
    move([item for item in bpy.context.scene.objects if item not in before], (0, 0.16, base + 0.05))

    mulch_bed(-7.5, 6, -1.5, -0.05)
    for number, x in enumerate((-6.4, -5.0, -3.6, -2.5, -1.3, -0.1, 1.1, 2.3, 3.5, 4.7)):
        if number in (1, 4, 7):
            boxwood((x, -0.75, 0), 0.4, number)
        else:
            hydrangea((x, -0.8, 0), 0.5, ("white", "blue")[number % 2], number)
    for number, x in enumerate((-5.8, -4.2, -2.0, 0.5, 2.9)):
        flowers((x, -1.4, 0), 0.24, "white", number, 0.24, 30)
    ornamental_grass((-7.2, -0.9, 0), 1.2)
    lawn(-9, 6, -6, -1.5)
    tree((-9.6, -1.0, 0), 8, "maple", 3)
    # Also under the house: else the glow of the horizon shines up through every gap at the ground.
    ground([(-40, -40), (40, -40), (40, 12), (-40, 12)], -0.01)
    dusk(0.55, 250)
    camera((-2.5, -5.6, 1.6), (-0.85, 0, 1.85), 30)
