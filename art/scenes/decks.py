"""Decks and a pergola: the finished ones and one under construction."""

from kit import site_props as tools
from kit.garden import boxwood, flowers, ground, hills, hydrangea, lawn, planter, shrub, tree, tree_line
from kit.light import WARM, area, camera, dusk, lamp, sun_sky
from kit.materials import emitter, metal, paint, stone, wood
from kit.openings import lantern, opening, outdoor_outlet, window
from kit.outside import TRIM, boards, clapboard, corner_board, railing, shingle_stain, shingles, siding_paint, stair, stair_rail
from kit.picture import at_night, picture
from kit.shapes import box, cylinder, move
from kit.sky import clouds
from kit.yard import (
    adirondack,
    barrel_lantern,
    drink,
    mug,
    outdoor_chair,
    outdoor_table,
    pillow,
    side_table,
    string_lights,
)


#: Deep blue as it must be mixed to look so in a low warm sun.
EVENING_BLUE = "#27384c"
#: How much of the deck house's foundation shows.
FOUNDATION = 0.2


def sliding_door(x, z, width=1.83, height=2.03, lit=0.0):
    """A 6 ft patio door: two tall sashes in the wall's frame, the left one in front."""
    return window(x, z, width, height, "casement", (1, 1), casing=0.1, lit=lit, lampshade=False)


def riser_light(x, y, z, lit=False):
    """A shielded lamp on a stair's riser whose face is at y: it lights the tread below it."""
    made = [cylinder((x, y - 0.004, z), 0.036, 0.009, metal("black"), axis="y"), box((x, y - 0.012, z + 0.012), (0.06, 0.02, 0.012), metal("black"), 0.003)]
    lens = paint("#d9d4c6", 0.3)
    if lit:
        lens = emitter("#ffc983", 12)
        lens.cycles.sample_as_light = False
        made.append(lamp((x, y - 0.03, z - 0.012), 1.2, radius=0.012, color=WARM))
    made.append(box((x, y - 0.0095, z - 0.01), (0.04, 0.004, 0.018), lens, 0.001))
    return made


@picture("header-decks", exposure=0.15)
@at_night("header-decks", exposure=0.9, samples=32)
def header_decks(night=False):
    """A cedar deck on a deep blue house in low evening sun, seen from the lawn; at night the house is lit."""
    floor, lit = 0.8, 1.0 if night else 0.0
    cedar = wood("weathered", tint="#e0a274")
    holes = [opening(2.3, floor + 0.02, 1.83, 2.03), opening(-0.35, floor + 0.9, 0.91, 1.3)]
    holes += [opening(x, 3.75, 0.91, 1.3) for x in (-0.35, 2.3)]
    blue = siding_paint(EVENING_BLUE)
    # Siding and corner boards stop 8 in. above the ground, on the foundation.
    base = FOUNDATION
    wall = clapboard(13, 8.2 - base, blue, openings=[(a + 2, b + 2, c - base, d - base) for a, b, c, d in holes])
    move(wall, (-2, 0, base))
    corner_board(-2.0, 8.2, base, side=1)
    side = [clapboard(6, 8.2 - base, blue, seed=6), *corner_board(6.0, 8.2, 0, side=-1)]
    move(side, (-2, 6, base), -90)
    box((4.5, 3, base / 2 - 0.1), (13, 6, base + 0.2), stone("concrete"), 0)
    for x, part in ((-0.35, 0.0), (2.3, 0.8)):
        window(x, 3.75, 0.91, 1.3, lit=lit * part)
    sliding_door(2.3, floor + 0.02, lit=lit)
    # Without its lamp: a post of the guard would seem to carry it.
    window(-0.35, floor + 0.9, 0.91, 1.3, lit=lit, lampshade=False)

    # The siding ends 2 in. above the boards, over the metal of the ledger.
    for a, b in ((-1.7, 1.26), (3.34, 5.4)):
        box(((a + b) / 2, -0.024, floor + 0.025), (b - a, 0.02, 0.05), paint("#a3a6a7", 0.35), 0.001)

    lantern((3.62, -0.014, floor + 1.58), lit=1.0 if night else 0.0)
    outdoor_outlet((0.72, -0.006, floor + 0.46))

    left, right, front = -1.7, 5.4, -3.6
    boards(left, right, front, -0.02, floor, cedar, seed=4)
    for x in (left + 0.02, right - 0.02):
        box((x, front / 2, floor - 0.15), (0.038, -front, 0.24), cedar)
    box(((left + right) / 2, front + 0.02, floor - 0.15), (right - left, 0.038, 0.24), cedar)
    for x in (left + 0.2, 1.8, right - 0.3):
        box((x, front + 0.2, (floor - 0.03) / 2), (0.14, 0.14, floor - 0.03), cedar)

    # Slats close the space below, a finger apart so that it dries.
    steps = (0.9, 2.5)
    for number in range(5):
        z = 0.075 + 0.102 * number
        for a, b in ((left + 0.03, steps[0] - 0.02), (steps[1] + 0.02, right)):
            box(((a + b) / 2, front + 0.055, z), (b - a, 0.019, 0.089), cedar, 0.003)
        box((left + 0.055, front / 2, z), (0.019, -front - 0.06, 0.089), cedar, 0.003)

    posts = [(left + 0.06, front + 0.06), (steps[0] - 0.08, front + 0.06), (steps[1] + 0.08, front + 0.06), (5.3, front + 0.06), (left + 0.06, -0.1)]
    for x, y in posts:
        box((x, y, floor + 0.49), (0.09, 0.09, 1.02), cedar, 0.005)
        box((x, y, floor + 1.01), (0.12, 0.12, 0.03), cedar, 0.008)
    for a, b in ((0, 1), (2, 3), (0, 4)):
        railing(posts[a], posts[b], floor, material=cedar, baluster="round", cap=cedar)
    # Four treads, five equal risers down to a concrete pad as wide as the stair and 36 in. deep.
    pad = 0.03
    rise = (floor - pad) / 5
    box((1.7, -5.02, pad - 0.1), (2.0, 1.24, 0.2), stone("concrete"), 0.008)
    stair(*steps, front, floor, 4, cedar, rise=rise)
    for number in (1, 3):
        for x in (steps[0] + 0.3, steps[1] - 0.3):
            riser_light(x, front - 0.28 * number - 0.0295, floor - rise * (number + 0.5) - 0.01, night)
    # Both guards of the stair carry a round handrail on the side of the way; their posts stand on the pad in metal shoes.
    for (x, _), side in zip(posts[1:3], (1, -1)):
        stair_rail(x, front, floor, 4, cedar, rise=rise, height=0.99, grip=side)
        box((x, front - 0.96, pad + 0.025), (0.1, 0.1, 0.05), metal("black"), 0.002)

    adirondack((3.55, -1.5, floor), -28)
    adirondack((4.75, -1.65, floor), 12)
    side_table((4.15, -1.75, floor), 5)
    mug((4.1, -1.8, floor + 0.46))
    drink((4.22, -1.68, floor + 0.46))
    pillow((3.62, -1.32, floor + 0.54), 0.4, "#e9dfc9", 27, -28)
    planter((0.55, -3.2, floor), 0.2, 0.36, 2)
    planter((-0.35, -0.5, floor), 0.24, 0.42, 4, "red")

    for a, b, near in ((-9, 0.68, -4.6), (0.68, 2.72, -5.66), (2.72, 6, -4.6)):
        lawn(a, b, -9, near)
    lawn(-9, -2.45, -4.6, 3)
    lawn(-30, 12, 3, 26, coarse=True)
    ground([(-2.5, -4.9), (9, -4.9), (9, 4), (-2.5, 4)], 0.012, "mulch")
    for number, x in enumerate((-1.1, -0.2, 3.3, 4.2, 5.1)):
        hydrangea((x, front - 0.55, 0), 0.42, ("blue", "white")[number % 2], number)
    boxwood((0.45, front - 0.6, 0), 0.32, 2)
    flowers((2.95, front - 0.6, 0), 0.3, "violet", 3)
    flowers((-1.98, -3.05, 0), 0.2, "white", 7)
    shrub((-3.15, 1.2, 0), 0.62, "oak", 2)
    hydrangea((-2.95, 2.5, 0), 0.6, "white", 9)
    tree((-8.5, 9, 0), 9, "maple", 2)
    tree((-5, 13, 0), 8, "oak", 3)
    tree_line(20, -34, 6)

    if night:
        hills(color="#36444c")
        dusk(0.5, 318)
        clouds(0.5, "#e58d70", 0.95, seed=2.0)
        # The last light of the western sky, and what the door throws across the boards.
        area((-16, -14, 9), (1, 0, 2), (10, 8), 700, (1.0, 0.72, 0.56))
        area((2.3, -0.06, floor + 1.1), (2.3, -3.0, floor), (1.6, 1.8), 45, WARM)
    else:
        hills()
        sun_sky(12, 240, sun=4.6)
        clouds(0.55, "#ffdcb8", 5)
    camera((-3.0, -7.9, 1.75), (-0.1, -2.0, 1.75), 29)


@picture("text-decks", exposure=0.1)
def text_decks():
    """Framing: joists in hangers on a flashed ledger, the first boards and the tools lying on them."""
    pine, zinc = wood("whiteoak", tint="#e4e6cf"), paint("#84898a", 0.3)
    move(clapboard(6, 1.6, siding_paint("#93a093"), seed=3), (-3, 0, 0.06))
    # Flashing: up the wall under the siding, out over the ledger, and a lip down its face.
    # Bare metal, whose three legs each take the light in their own way.
    box((0, -0.02, 0.055), (6, 0.004, 0.12), paint("#8b8f91", 0.35), 0.001)
    box((0, -0.045, 0.004), (6, 0.056, 0.004), paint("#c3c6c7", 0.35), 0.001)
    box((0, -0.072, -0.016), (6, 0.003, 0.036), paint("#6f7375", 0.35), 0.001)
    box((0, -0.045, -0.125), (6, 0.045, 0.24), pine, 0.004)
    box((0, 0.03, -0.5), (6, 0.06, 1.0), stone("concrete"), 0)
    ground([(-5, -6), (5, -6), (5, 0), (-5, 0)], -0.95, "gravel")

    # 2 x 10 joists (38 x 235 mm), 16 in. on center.
    for number in range(-6, 7):
        x = number * 0.406
        box((x, -2.07, -0.125), (0.038, 4.0, 0.235), pine, 0.004)
        joist_hanger(x, -0.068, -0.2425, zinc)
        # Two half-inch bolts in each bay, one high and one low.
        for bolt, z in ((x + 0.135, -0.195), (x + 0.27, -0.075)):
            cylinder((bolt, -0.0695, z), 0.021, 0.004, zinc, axis="y")
            cylinder((bolt, -0.076, z), 0.012, 0.011, zinc, axis="y", segments=6)
            cylinder((bolt, -0.086, z), 0.0063, 0.012, zinc, axis="y", segments=16)
    for number in range(-6, 6):
        box((number * 0.406 + 0.203, -1.65, -0.125), (0.366, 0.038, 0.235), pine, 0.004)

    # The boards lie on the joists' tops; each ends over the middle of a joist.
    cedar, low = wood("maple", tint="#d9a27e"), -0.0075
    top = low + 0.025
    for row, last in enumerate((0, 1, 0, -1, -1, -3)):
        y, end = -0.19 - row * 0.1455, last * 0.406 - 0.0015
        box(((end - 2.4) / 2, y, low + 0.0125), (end + 2.4, 0.14, 0.025), cedar, 0.004)
        for number in range(-5, last + 1):
            x = number * 0.406 - (0.012 if number == last else 0)
            for side in (-0.045, 0.045):
                cylinder((x, y + side, top + 0.0003), 0.004, 0.0012, metal("bronze"), bevel=0.0003, segments=12)
    box((-0.2, -1.12, low + 0.0125), (1.3, 0.14, 0.025), cedar, 0.004, rotation=(0, 0, 8))

    tools.place(tools.level(), (-0.3, -0.45, top), (0, 0, 14))
    tools.place(tools.drill(), (-0.62, -0.24, top), (0, 0, -50))
    tools.place(tools.tape_measure(0.22), (-0.35, -1.14, top), (0, 0, 8))
    tools.place(tools.pencil(), (-0.33, -0.508, top), (0, 0, 8))
    tools.place(tools.screws(9, 0.055, seed=36283), (-0.56, -0.70, top))
    lawn(-7, 1, -9, -4.2, -0.95)
    shrub((-4.5, -1.2, -0.95), 0.8, "spring", 1)
    # High enough that the boards throw no black wedges on the joists, and a bright sky into what is left of them.
    sun_sky(38, 152, sun=4.0, sky=0.14)
    camera((1.25, -1.55, 0.52), (0.02, -0.2, -0.06), 35, straight=False, focus=(0.2, -0.25, 0.0), fstop=3.5)


def joist_hanger(x, y, z, material):
    """A face-mount hanger for a 2 x 10: flanges on the ledger, stirrup around the joist, its nails."""
    for side in (-1, 1):
        box((x + side * 0.042, y - 0.0012, z + 0.085), (0.042, 0.0016, 0.17), material, 0.0005)
        box((x + side * 0.0203, y - 0.045, z + 0.07), (0.0016, 0.09, 0.14), material, 0.0005)
        for number in range(4):
            cylinder((x + side * 0.044, y - 0.003, z + 0.025 + number * 0.04), 0.0045, 0.003, material, axis="y", segments=10)
        for number in range(2):
            cylinder((x + side * 0.022, y - 0.03 - number * 0.035, z + 0.05 + number * 0.05), 0.0045, 0.003, material, axis="x", segments=10)
    box((x, y - 0.045, z - 0.001), (0.042, 0.09, 0.0016), material, 0.0005)


@picture("project-deck", samples=48, exposure=0.6)
def project_deck():
    """A long view over a grey-brown deck at dusk: pergola corner, festoon lights, shingled house."""
    floor, teak = 0.5, wood("teak", tint="#d4c6b8")
    boards(-2.6, 2.35, -2.0, 9.6, floor, teak, along="y", seed=9)
    box((2.43, 3.8, floor - 0.012), (0.14, 11.6, 0.025), teak)
    # The framing below the gaps is all in shadow.
    box((0, 3.8, floor - 0.1), (5.0, 11.5, 0.02), paint("#14100d", 0.9), 0)
    box((2.5, 3.8, floor - 0.16), (0.03, 11.6, 0.27), teak)
    # House along the left side, facing +x.
    holes = [opening(x, z, w, h) for x, z, w, h in ((3.4, floor + 0.03, 1.83, 2.05), (6.6, floor + 0.9, 0.91, 1.25), (9.0, floor + 0.9, 0.91, 1.25))]
    house = [shingles(16, 3.6, shingle_stain(), openings=holes)]
    house += window(3.4, floor + 0.03, 1.83, 2.05, "casement", (1, 1), lit=1.0, casing=0.1)
    house += window(6.6, floor + 0.9, 0.91, 1.25, "double", (1, 1), lit=1.1)
    house += window(9.0, floor + 0.9, 0.91, 1.25, "double", (1, 1), lit=0.9)
    house += lantern((5.2, 0, floor + 1.75), lit=1.2)
    move(house, (-2.6, -2.0, 0), 90)
    box((-2.35, 4, 3.68), (0.7, 16, 0.16), paint(TRIM, 0.4))

    cedar = wood("cedar", tint="#c2b3a4")
    posts = [(2.2, 3.2), (2.2, 7.6), (-0.9, 7.6)]
    for x, y in posts:
        box((x, y, floor + 1.2), (0.14, 0.14, 2.4), cedar, 0.006)
        box((x, y, floor + 0.1), (0.19, 0.19, 0.2), cedar, 0.008)
    for x in (2.1, 2.3):
        box((x, 5.4, floor + 2.3), (0.04, 5.3, 0.235), cedar)
    # At the house rafters and outer beams hang in a ledger: bolted, and flashed up under the shingles.
    wall, face, black = -2.586, -2.546, metal("black")
    box(((wall + face) / 2, 5.4, floor + 2.4375), (face - wall, 5.5, 0.240), cedar)
    box((wall + 0.03, 5.4, floor + 2.561), (0.064, 5.54, 0.003), metal("galvanized"), 0.001)
    box((face + 0.002, 5.4, floor + 2.548), (0.003, 5.54, 0.028), metal("galvanized"), 0.001)
    box((wall - 0.002, 5.4, floor + 2.60), (0.004, 5.54, 0.08), metal("galvanized"), 0.001)
    for y in (3.1, 7.7):
        # The beams are deeper than the ledger, which clears the windows: each has a block below it.
        box(((wall + face) / 2, y, floor + 2.245), (face - wall, 0.2, 0.143), cedar)
        box(((face + 2.5) / 2, y, floor + 2.3), (2.5 - face, 0.04, 0.235), cedar)
        for side in (-1, 1):
            box((face + 0.045, y + side * 0.022, floor + 2.265), (0.09, 0.003, 0.16), black, 0.0005)
        box((face + 0.045, y, floor + 2.181), (0.09, 0.047, 0.003), black, 0.0005)
    for number in range(11):
        y = 3.25 + number * 0.435
        box(((face + 2.65) / 2, y, floor + 2.47), (2.65 - face, 0.038, 0.14), cedar)
        for side in (-1, 1):
            box((face + 0.035, y + side * 0.021, floor + 2.455), (0.07, 0.003, 0.11), black, 0.0005)
            box((face + 0.002, y + side * 0.04, floor + 2.455), (0.003, 0.038, 0.11), black, 0.0005)
        box((face + 0.035, y, floor + 2.399), (0.07, 0.045, 0.003), black, 0.0005)
        for up in (0.08, -0.04):
            cylinder((face + 0.006, y + 0.2175, floor + 2.415 + up), 0.014, 0.012, metal("galvanized"), axis="x", segments=6)
    string_lights([(2.2, -1.5, floor + 2.55), (2.1, 3.15, floor + 2.34), (-2.4, 4.6, floor + 2.34), (2.1, 6.1, floor + 2.34), (-2.4, 7.55, floor + 2.34)], 0.2, 0.5, 2.2, 2)

    # The guard's own posts, bolted inside the rim at most 6 ft apart; the cap rails are notched around them.
    edge, far = 2.4, 9.5
    guards = [(edge, y) for y in (-2.0, -0.27, 1.46, 3.2, 4.667, 6.133, 7.6, 8.55, far)]
    guards += [(x, far) for x in (0.767, -0.867, -2.53)]
    for x, y in guards:
        box((x, y, floor + 0.38), (0.09, 0.09, 1.26), cedar, 0.005)
        box((x, y, floor + 1.02), (0.12, 0.12, 0.03), cedar, 0.008)
    for a, b in zip(guards, guards[1:]):
        railing(a, b, floor, material=cedar, baluster="round", cap=cedar)
    outdoor_table((0.55, 5.3, floor), 90, 1.8, 0.9)
    for number, y in enumerate((4.8, 5.75)):
        outdoor_chair((-0.32, y, floor), 96 - 9 * number, seat="#d8cdb6")
        outdoor_chair((1.42, y, floor), -88 - 6 * number, seat="#d8cdb6")
    barrel_lantern((0.55, 5.35, floor + 0.75), 0.24, 1.0)
    drink((0.3, 4.75, floor + 0.75))
    drink((0.82, 4.9, floor + 0.75))
    barrel_lantern((1.95, 0.9, floor), 0.34, 1.2)
    planter((1.95, 0.3, floor), 0.26, 0.44, 3, "violet")
    planter((-2.1, 4.35, floor), 0.25, 0.42, 5, "white")
    for x, y, h in ((5, 13, 9), (8, 9, 8), (0.5, 17, 9), (-4, 16, 10)):
        tree((x, y, 0), h, "maple", 1 + h % 3)
    tree_line(24, -20, 26, 9)
    lawn(2.6, 8, -2, 8, coarse=True)
    ground([(-30, 8), (40, 8), (40, 60), (-30, 60)])
    dusk(0.6, 30)
    clouds(0.5, "#e08a6a", 0.9, seed=3.0)
    camera((0.7, -1.9, floor + 1.45), (0.1, 5, floor + 1.35), 26)
