"""Windows and skylights from outside."""

import math

from mathutils import Matrix

from kit import site_props as tools
from kit.garden import boxwood, flowers, ground, hills, hydrangea, lawn, mulch_bed, tree, tree_line
from kit.light import camera, sun_sky
from kit.materials import Graph, cached, paint, paper, soil
from kit.openings import entrance, entrance_hole, opening, window
from kit.outside import (
    TRIM,
    asphalt,
    boards,
    bricks,
    corner_board,
    eave,
    flagstone,
    railing,
    roof_plane,
    shingle_stain,
    shingles,
    square_post,
    stair,
)
from kit.picture import picture
from kit.shapes import box, move, prism, solid
from kit.sky import clouds


@cached
def sky_glass(name):
    """Coated glass seen at a low angle: the sky lies in it, darker and bluer."""
    return Graph(name).surface("#9aa6ae", 0.015, Metallic=1.0)


@cached
def sheet_metal(name):
    """New flashing: bright mill-finish aluminum, half matt."""
    g = Graph(name)
    cloud = g.noise(g.object_coordinates(), 9, 3)
    return g.surface(g.vary("#b4b8ba", value=g.range(cloud, 0.3, 0.7, 0.92, 1.04)), g.range(cloud, 0.3, 0.7, 0.42, 0.55), Metallic=0.6)


def on_slope(objects, pitch, place=(0, 0, 0)):
    """Tips parts made flat (x along the eave, y up the slope, z out of it) onto a roof at `place`."""
    change = Matrix.Translation(place) @ Matrix.Rotation(math.radians(pitch), 4, "X")
    for item in objects:
        item.matrix_basis = change @ item.matrix_basis
    return objects


#: The part of an asphalt course left to the weather, and the strip of roof between curb and shingles.
COURSE, CHANNEL = 0.143, 0.042



def skylight_holes(x, s, width=0.78, courses=8):
    """What `skylight` needs left out of the roof's shingles: itself with the side channels, up to the next course above its head."""
    head = s + (courses + 1) * COURSE
    return [(x - width / 2 - CHANNEL, x + width / 2 + CHANNEL, s, head - 0.002)]


def skylight(x, s, width=0.78, courses=8, frame="#35383a"):
    """A deck-mounted skylight made flat: curb, clad frame, glass and its flashing in mill-finish metal.

    It is as long as `courses` shingle courses and starts with one, so that each bent step of flashing lies
    with its foot on the course below and laps the step under it.
    """
    clad, tin = paint(frame, 0.38), sheet_metal()
    length = courses * COURSE
    left, right, foot, head = x - width / 2, x + width / 2, s, s + length
    middle = (foot + head) / 2
    made = [box((x, middle, 0.045), (width, length, 0.09), paint("#6b5b48", 0.8), 0)]
    # Underlay below the open strips: nothing of the attic shows.
    made.append(box((x, middle + 0.02, -0.012), (width + 2 * CHANNEL + 0.02, length + 0.16, 0.012), paint("#2b2c2e", 0.9), 0))
    made.append(box((x, head + COURSE / 2, -0.012), (width + 2 * CHANNEL + 0.02, COURSE + 0.04, 0.012), paint("#2b2c2e", 0.9), 0))
    bar = 0.075
    for edge in (left + bar / 2 - 0.006, right - bar / 2 + 0.006):
        made.append(box((edge, middle, 0.116), (bar, length + 0.012, 0.058), clad, 0.009))
    made.append(box((x, foot + bar / 2 - 0.006, 0.113), (width - 2 * bar + 0.03, bar, 0.052), clad, 0.009))
    made.append(box((x, head - 0.062, 0.120), (width + 0.026, 0.14, 0.068), clad, 0.012))
    made.append(box((x, middle - 0.03, 0.122), (width - 2 * bar + 0.02, length - 0.17, 0.012), sky_glass(), 0.001))

    def bent(s0, s1, low, high, side):
        """One step: a flat leg beside the curb and an upright one against it, its lower end over the step below."""
        edge, way = (left, -1) if side < 0 else (right, 1)
        thick = 0.0011
        out = CHANNEL + 0.012
        section = [(out, 0.0), (0.0015, 0.0), (0.0015, 0.088), (0.0015 + thick, 0.088), (0.0015 + thick, thick), (out, thick)]
        points = []
        for place, lift in ((s0, low), (s1, high)):
            points += [(edge + way * (across + lift), place, up + lift) for across, up in section]
        count = len(section)
        faces = [(step, (step + 1) % count, (step + 1) % count + count, step + count) for step in range(count)]
        faces += [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
        return solid(points, faces, tin)

    for number in range(courses):
        for side in (-1, 1):
            start = foot + number * COURSE - 0.012
            made.append(bent(start, min(start + COURSE + 0.05, head), 0.0072, 0.0008, side))

    def pan(s0, s1, rise, lift0, lift1, reach):
        """A flat sheet across the opening with an upright leg of height `rise` at its curb side."""
        thick, wide = 0.0014, width / 2 + reach
        made.append(solid(
            [(x + side * wide, place, lift + up) for place, lift in ((s0, lift0), (s1, lift1)) for up in (0, thick) for side in (-1, 1)],
            [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], tin,
        ))  # fmt: skip
        near = s1 if rise > 0 else s0
        made.append(box((x, near, abs(rise) / 2 + 0.004), (width + 0.012, 0.0016, abs(rise)), tin, 0))

    # The apron lies on the course below the foot; the head piece runs up under the courses above.
    pan(foot - 0.105, foot - 0.001, 0.088, 0.0145, 0.0100, 0.105)
    made.append(box((x, foot - 0.105, 0.0135), (width + 0.21, 0.004, 0.004), tin, 0.001))
    pan(head + 0.001, head + COURSE + 0.10, -0.088, 0.0050, 0.0010, CHANNEL)
    # Its ends are folded around the curb's corners and lap the highest steps.
    for edge, way in ((left, -1), (right, 1)):
        made.append(box((edge + way * CHANNEL / 2, head - 0.019, 0.0052), (CHANNEL, 0.042, 0.0014), tin, 0))
        made.append(box((edge + way * 0.0034, head - 0.019, 0.047), (0.0012, 0.044, 0.084), tin, 0))
    return made


@picture("text-skylights", samples=28, exposure=0.85, look="High Contrast")
def text_skylights():
    """Two skylights in a slate-grey asphalt roof from near by: a bright step of flashing at every course."""
    pitch, run, spots = 36, 6.2, (4.0, 5.85)
    slate = asphalt(("#2c2f34", "#3a3e44", "#474b50", "#3d3f42"))
    roof_plane(10, run, pitch, slate, holes=[hole for x in spots for hole in skylight_holes(x, 14 * COURSE)])
    for x in spots:
        on_slope(skylight(x, 14 * COURSE), pitch)
    top = run * math.sin(math.radians(pitch))
    back = run * math.cos(math.radians(pitch))
    move(roof_plane(10, 3, pitch, slate, seed=4), (10, 2 * back, 0), 180)
    for number in range(34):
        box((number * 0.3, back, top + 0.012), (0.296, 0.3, 0.02), paint("#46484a", 0.9), 0.004, (0, 1.2, 0))
    for number, (x, y, height) in enumerate(((0, 13, 12), (6, 15, 13), (11, 12, 11.5), (15, 16, 14))):
        tree((x, y, -4.5), height, "maple", 1 + number % 3)
    tree_line(26, -40, 60, 10)
    hills(color="#5a6c6a")
    # The sun stands low to the left and rakes down the slope: every course, step of flashing and curb casts
    # its shadow.
    sun = sun_sky(26, 269, sun=8.5)
    sun.data.color = (1.0, 0.80, 0.57)
    clouds(0.7, "#fff0e2", 7, seed=2.5)
    camera((2.62, 0.62, 2.12), (4.13, 2.12, 1.60), 34, straight=False, focus=(3.7, 1.9, 1.4), fstop=9)


def flower_box(x, z, width, colors, seed=1):
    """A window box on brackets below a sill at height z, full of flowers."""
    white, made = paint(TRIM, 0.4), []
    made.append(box((x, -0.165, z - 0.20), (width, 0.018, 0.19), white, 0.004))
    made.append(box((x, -0.055, z - 0.20), (width, 0.018, 0.19), white, 0.003))
    made.append(box((x, -0.165, z - 0.108), (width + 0.03, 0.03, 0.02), white, 0.005))
    made.append(box((x, -0.11, z - 0.13), (width - 0.02, 0.10, 0.02), soil(), 0))
    made.append(box((x, -0.11, z - 0.285), (width, 0.125, 0.02), white, 0.002))
    for side in (-1, 1):
        made.append(box((x + side * (width / 2 - 0.009), -0.11, z - 0.20), (0.018, 0.125, 0.19), white, 0.003))
        made.append(prism([(-0.045, z - 0.295), (-0.16, z - 0.295), (-0.05, z - 0.44)], 0.035, white, "yz", (x + side * width * 0.32 - 0.0175, 0, 0)))
    count = round(width / 0.17)
    for number in range(count):
        place = x + (number + 0.5) * width / count - width / 2
        made += flowers((place, -0.125, z - 0.14), 0.16, colors[number % len(colors)], seed + number, 0.30, 40)
    return made


@picture("banner-certified", samples=28, exposure=0.1)
def banner_certified():
    """The front of a shingled house in low sun: two new casement windows between blue shutters, a porch's corner.

    The maker's labels are still on the panes; the fitter's ladder and toolbox stand below.
    """
    base, length, top, sill = 0.35, 12.0, 3.35, 1.15
    spots, wide, tall = (3.25, 6.35), 1.22, 1.50
    door_x, floor = 9.55, 0.36
    holes = [opening(x, sill, wide, tall) for x in spots] + [entrance_hole(door_x, floor, side_light=0.26)]
    wall = [shingles(length, top - base, shingle_stain(("#75695b", "#8c7d6b", "#a29382", "#7e7264")), openings=[(a, b, c - base, d - base) for a, b, c, d in holes])]
    move(wall, (0, 0, base))
    bricks(length, base)
    box((length / 2, -0.025, base + 0.008), (length, 0.06, 0.035), paint(TRIM, 0.4), 0.008)
    corner_board(0, top)
    blue = "#2b466b"
    for number, x in enumerate(spots):
        window(x, sill, wide, tall, "casement", (2, 3), shutters=blue)
        flower_box(x, sill - 0.02, wide + 0.2, (("red", "white", "pink"), ("white", "violet", "pink"))[number], 5 * number)
    # The maker's paper labels are still on the nearer window's panes.
    for x in (-0.42, 0.19):
        box((spots[0] + x, 0.046, sill + 1.17), (0.13, 0.001, 0.17), paper("#f0ede2"), 0)
        box((spots[0] + x, 0.0452, sill + 1.235), (0.13, 0.001, 0.035), paint(blue, 0.6), 0)
    eave(length, top)
    move(roof_plane(length, 5, 36), (0, -0.41, top + 0.16))

    # The porch: floor, two posts, a rail, a flat-pitched roof, the red door behind.
    left, right, out = 7.75, 11.6, 1.75
    entrance(door_x, floor, "#7c2b25", side_light=0.26)
    boards(left, right, -out, -0.02, floor, paint("#8b8f8f", 0.5), along="x", seed=3)
    box(((left + right) / 2, -out - 0.01, floor - 0.10), (right - left, 0.03, 0.16), paint(TRIM, 0.4), 0.003)
    move(bricks(right - left - 0.1, floor - 0.17), (left + 0.05, -out + 0.06, 0))
    # The sides are closed like the front: a rim under the boards, and brick below it from the wall to the corner.
    for x, turn in ((left + 0.015, -90), (right - 0.015, 90)):
        box((x, -out / 2, floor - 0.10), (0.03, out, 0.16), paint(TRIM, 0.4), 0.003)
        side = move(bricks(out - 0.06, floor - 0.17), (0, 0, 0), turn)
        move(side, (left + 0.06, 0.0, 0) if turn < 0 else (right - 0.06, -out + 0.06, 0))
    high = 2.42
    for x in (left + 0.14, right - 0.14):
        square_post(x, -out + 0.16, floor, high, size=0.16)
    railing((left + 0.22, -out + 0.16), (door_x - 0.72, -out + 0.16), floor, 0.86)
    railing((left + 0.14, -out + 0.24), (left + 0.14, -0.05), floor, 0.86)
    railing((door_x + 0.72, -out + 0.16), (right - 0.22, -out + 0.16), floor, 0.86)
    for x in (door_x - 0.66, door_x + 0.66):
        box((x, -out + 0.16, floor + 0.48), (0.10, 0.10, 0.96), paint(TRIM, 0.4), 0.005)
        box((x, -out + 0.16, floor + 0.975), (0.14, 0.14, 0.03), paint(TRIM, 0.4), 0.006)
    box(((left + right) / 2, -out + 0.16, floor + high + 0.11), (right - left - 0.02, 0.18, 0.22), paint(TRIM, 0.4), 0.005)
    for x in (left + 0.12, right - 0.12):
        box((x, -out / 2 + 0.1, floor + high + 0.11), (0.18, out, 0.22), paint(TRIM, 0.4), 0.005)
    box(((left + right) / 2, -out / 2, floor + high + 0.21), (right - left - 0.1, out, 0.03), paint("#cfdcdc", 0.4), 0.002)
    move(roof_plane(right - left + 0.3, out + 0.34, 13, seed=9), (left - 0.15, -out - 0.22, floor + high + 0.26))
    box(((left + right) / 2, -out - 0.20, floor + high + 0.20), (right - left + 0.3, 0.03, 0.15), paint(TRIM, 0.4), 0.004)
    for x in (left - 0.145, right + 0.145):
        prism([(-out - 0.2, floor + high + 0.13), (-0.0, floor + high + 0.13), (-0.0, floor + high + 0.64), (-out - 0.2, floor + high + 0.25)], 0.02, paint(TRIM, 0.4), "yz", (x - 0.01, 0, 0))
    stair(door_x - 0.6, door_x + 0.6, -out - 0.02, floor, 1, paint("#8b8f8f", 0.5), paint(TRIM, 0.4), rise=floor / 2)

    # The fitter's things on the walk along the wall; flowers and lawn before it.
    box((4.1, -1.02, -0.02), (7.2, 1.15, 0.05), flagstone(), 0.01)
    tools.place(tools.step_ladder(), (5.0, -0.98, 0.005), (0, 0, 6))
    tools.place(tools.toolbox(), (3.85, -1.12, 0.005), (0, 0, -14))
    tools.place(tools.drill(), (3.30, -1.22, 0.005), (0, 0, 30))
    mulch_bed(0.1, 7.7, -0.44, -0.02, seed=5)
    for number in range(6):
        if number % 3 == 1:
            boxwood((0.7 + number * 1.25, -0.24, 0), 0.22, number)
        else:
            flowers((0.7 + number * 1.25, -0.22, 0), 0.2, ("white", "violet", "pink")[number % 3], number, 0.26, 30)
    hydrangea((7.35, -1.15, 0), 0.5, "blue", 2)
    for number, x in enumerate((8.2, 10.9, 11.6)):
        hydrangea((x, -out - 0.55, 0), 0.46, ("white", "blue", "white")[number], number)
    lawn(-3, 14, -8, -1.62)
    lawn(14, 40, -12, 16, coarse=True)
    ground([(-8, -9), (16, -9), (16, 0.4), (-8, 0.4)], -0.05)
    tree((15.5, 2.5, 0), 8.5, "maple", 3)
    tree((20, 6, 0), 10, "oak", 2)
    move(tree_line(0, -30, 30, 11), (40, 0, 0), 90)
    sun_sky(24, 218, sun=4.6)
    clouds(0.4, "#ffe9d0", 7)
    camera((3.55, -6.2, 1.55), (5.55, 0, 1.78), 28)
