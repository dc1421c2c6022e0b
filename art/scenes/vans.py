"""The company's van, alone and at work."""

from kit import site_props as tools
from kit.garden import boxwood, ground, hills, hydrangea, lawn, mulch_bed, ornamental_grass, shrub, spruce, tree, tree_line
from kit.house import front_entrance, gable_house, garage_door, porch_ridge
from kit.light import camera, sun_sky
from kit.materials import paint, stone
from kit.openings import opening
from kit.outside import asphalt, shingle_stain, shingles, siding_paint
from kit.picture import picture
from kit.shapes import box, move
from kit.sky import clouds
from kit.van import van


@picture("van", samples=32, exposure=0.1)
def van_alone():
    """The van at three-quarter angle on gravel before a shingled two-car garage, low sun."""
    grey = shingle_stain(("#6f675c", "#857b6d", "#9a9081", "#776c60"))
    house = gable_house(9.0, 7.0, 3.1, 38, grey, cover=shingles, base=0.12, drains=False,
                        holes=[opening(x, 0.06, 2.86, 2.3) for x in (2.5, 6.5)])  # fmt: skip
    for x in (2.5, 6.5):
        house += garage_door(x, 0.05, 2.75, 2.25, "#2f4a42")
    move(house, (-2.5, 6.2, 0), 0)
    move(van(), (-2.0, 0.2, 0), 24)
    ground([(-9, -9), (12, -9), (12, 6.2), (-9, 6.2)], 0.0, "gravel")
    lawn(-30, -9, -9, 12, coarse=True)
    lawn(12, 30, -9, 12, coarse=True)
    for x in (-2.9, 6.9):
        boxwood((x, 5.6, 0), 0.45, 2)
    hydrangea((-3.9, 5.9, 0), 0.6, "white", 3)
    ornamental_grass((7.7, 5.9, 0), 1.1)
    tree((-8, 11, 0), 10, "maple", 2)
    tree((11, 10, 0), 9, "oak", 3)
    tree((3, 18, 0), 12, "maple", 1)
    tree_line(24, -45, 45, 12)
    hills()
    sun_sky(20, 222, sun=4.4)
    clouds(0.45, "#ffe8cd", 7, seed=4.0)
    camera((-5.0, -5.4, 1.45), (0.15, 0.9, 1.42), 34)


@picture("hero-van-at-house", width=1920, height=1080, samples=32, exposure=0.1)
def hero_van_at_house():
    """The van in the drive of a sage green house in the morning, its side open, tools set out."""
    width, floor = 9.6, 0.46
    white = {"grid": (3, 2), "shutters": "#2b3a35"}
    lower = [(x, floor + 0.7, 0.97, 1.6, white) for x in (1.4, 3.3)]
    high, over_porch = 3.80, porch_ridge(floor) + 0.28
    upper = [(x, high, 0.94, 1.4, white) for x in (1.4, 3.6, 8.3)]
    # The one over the porch is shorter, its head in line with the others.
    upper.append((6.2, over_porch, 0.94, high + 1.4 - over_porch, white))
    roof = asphalt(("#4b463f", "#5a544b", "#6a6358", "#544d45"))
    house, hole = front_entrance(6.2, floor, "#7e3b2c", lanterns=0.0, roof=roof)
    body = siding_paint("#8b988a")
    house += gable_house(width, 8, 5.65, 37, body, front=lower + upper, holes=[hole],
                         right=[(2.4, floor + 0.7, 0.94, 1.6, {"grid": (3, 2)}), (5.6, floor + 0.7, 0.94, 1.6, {"grid": (3, 2)}), (2.4, high, 0.94, 1.4, {"grid": (3, 2)}), (5.6, high, 0.94, 1.4, {"grid": (3, 2)})],
                         roof=roof)  # fmt: skip
    move(house, (-9.6, 4.5, 0))

    # The van stands nose to the street, its open side to the camera.
    move(van(opened=True), (6.0, 2.9, 0), 180 + 8)
    box((4.4, -1.5, -0.02), (8.2, 22, 0.06), stone("concrete"), 0.01)
    tools.place(tools.toolbox(), (2.15, -0.35, 0.01), (0, 0, 14))
    tools.place(tools.bucket(), (3.0, -0.1, 0.01), (0, 0, 60))
    tools.place(tools.toolbox("#b5623f"), (1.45, 0.05, 0.01), (0, 0, -24))
    tools.place(tools.drill(), (1.8, -0.72, 0.01), (0, 0, -130))
    tools.place(tools.level(1.2), (2.75, -0.75, 0.01), (0, 0, 8))
    tools.place(tools.step_ladder(), (5.95, 0.95, 0.01), (0, 0, -28))
    # Lumber off the concrete, on two stickers.
    for along in (-0.8, 0.8):
        box((3.55 + along * 0.978, -1.0 + along * 0.208, 0.03), (0.05, 0.22, 0.04), paint("#a98250", 0.7), 0.003, (0, 0, 12))
    for number in range(5):
        box((3.55 + 0.02 * number, -1.0 - 0.01 * number, 0.07 + 0.04 * number), (2.4, 0.14, 0.036), paint("#c9a06a", 0.6), 0.003, (0, 0, 12 + 0.8 * (number % 3)))

    mulch_bed(-9.6, -4.9, 3.0, 4.45)
    mulch_bed(-1.9, 0.0, 3.0, 4.45)
    for number, x in enumerate((-9.0, -7.4, -5.9, -1.0)):
        hydrangea((x, 3.7, 0), 0.58, ("white", "blue")[number % 2], number)
    for number, x in enumerate((-8.2, -6.6, -5.2, -1.7)):
        boxwood((x, 3.4, 0), 0.4, number)
    lawn(-12, 0.25, -6, 3.0)
    lawn(-30, -9.6, 3, 16, coarse=True)
    lawn(8.5, 32, -8, 16, coarse=True)
    lawn(-30, -12, -8, 3, coarse=True)
    shrub((0.6, 6.5, 0), 0.9, "spring", 1)
    shrub((0.7, 9.5, 0), 1.0, "oak", 2)
    ornamental_grass((0.35, 4.9, 0), 1.0)
    tree((9.8, 7.5, 0), 10, "maple", 2, fine=True)
    tree((4.5, 14, 0), 11, "oak", 1)
    tree((-13.5, 9, 0), 10, "maple", 3)
    tree((14, 13, 0), 12, "maple", 1)
    spruce((7.5, 17, 0), 13)
    tree_line(22, -45, 50, 12)
    hills()
    sun_sky(23, 140, sun=4.4)
    clouds(0.45, "#fff0dc", 7, seed=6.0)
    camera((0.1, -7.6, 1.55), (1.55, 2.0, 1.95), 27)
