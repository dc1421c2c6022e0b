"""Kitchens. North (+y) is ahead of the camera unless a scene says otherwise."""

import math

from kit import fixtures, household, joinery, light, materials, room, shapes, views
from kit.joinery import COUNTER_HEIGHT
from kit.picture import picture
from kit.shapes import box, lathe, tube


def _window(wall, opening, trim, **named):
    """A window in a wall's opening."""
    wall.place(room.window_unit(opening.width, opening.height, trim, **named), opening.middle, opening.bottom)


def _outlets(places):
    """Receptacles over a counter, none farther than 24 in. from any of its points: (place, turn) of each plate."""
    for place, turn in places:
        shapes.move(room.outlet(protected=True), place, turn)


@picture("kitchen-blue", samples=28, exposure=-0.1)
def kitchen_blue():
    """Deep blue shaker cabinets in an L, a farm sink under the window, morning sun from the east."""
    width, depth, height = 4.2, 4.5, 2.6
    white, trim = materials.paint(materials.WARM_WHITE, 0.8), materials.paint(materials.WHITE, 0.4)
    blue, brass = materials.paint("#152644", 0.4), materials.metal("brass")
    oak, quartz = materials.wood("oak"), materials.stone("quartz")
    subway = materials.tile((0.152, 0.076), "#f1efe9", "#cfcac0", wobble=0.05)
    north = room.wall((0, depth), (width, depth), height, subway, [room.Opening(1.3, 1.4, 1.06, 1.2)], room.OUTER_WALL)
    room.wall((0, -1), (0, depth), height, white, thickness=room.OUTER_WALL)
    east = room.wall((width, depth), (width, -1), height, white, [room.Opening(1.5, 1.0, 0.7, 1.55), room.Opening(2.75, 1.0, 0.7, 1.55)], room.OUTER_WALL)
    box((width / 2, 1.75, -0.05), (width + 0.4, 5.9, 0.1), materials.planks("oak", 0.127, 1.6, "y", roughness=0.35), bevel=0)
    box((width / 2, 1.75, height + 0.05), (width + 0.4, 5.9, 0.1), materials.paint(materials.WHITE, 0.9), bevel=0)
    _window(north, north.openings[0], trim, kind="casement", lights=(3, 2))
    for opening in east.openings:
        _window(east, opening, trim, lights=(2, 2))
    views.yard((2.0, depth), 20)

    # North: sink between drawers, dishwasher and a cabinet. West: the range between drawers.
    joinery.base_run([("filler", 0.08), ("drawer-doors", 0.84)], blue, brass, at=(0.61, depth, 0))
    joinery.base_cabinet(0.86, "doors", blue, brass, height=0.645, at=(1.53, depth, 0))
    fixtures.farm_sink(0.84, at=(1.54, depth, COUNTER_HEIGHT - 0.006))
    joinery.base_run([("left", 0.61), ("drawers3", 0.6), ("drawer-left", 0.55)], blue, brass, at=(2.39, depth, 0))
    joinery.counter(3.565, quartz, hole=(0.905, 1.725, 0.15, 0.635), at=(0.635, depth, 0))
    fixtures.bridge_faucet(brass, at=(1.96, depth - 0.075, COUNTER_HEIGHT))
    joinery.base_run([("drawers3", 0.6), (None, 0.77), ("drawers4", 0.75), ("filler", 0.08)], blue, brass, at=(0, 1.68, 0), turn=90)
    joinery.toe_corner(blue, at=(0, depth, 0))
    joinery.counter(0.6, quartz, at=(0, 1.68, 0), turn=90)
    joinery.counter(1.45, quartz, at=(0, 3.05, 0), turn=90)
    joinery.range_cooker(0.76, at=(0, 2.285, 0), turn=90)
    box((0.005, 3.09, (0.915 + height) / 2), (0.01, 2.82, height - 0.915), subway, bevel=0)
    joinery.hood(0.9, style="plaster", ceiling=height, band=oak, at=(0, 2.215, 0), turn=90)
    for x, wide in ((0.33, 0.8), (2.85, 1.35)):
        joinery.wall_cabinet(wide, 0.98, "doors", blue, brass, at=(x, depth, 1.42))
        joinery.crown(wide, 0.33, blue, at=(x, depth, 2.4))
    for z in (1.45, 1.82):
        joinery.shelf(0.95, oak, bracket=brass, at=(0.01, 3.3, z), turn=90)
    _outlets([((x, depth - 0.0005, 1.13), 0) for x in (0.98, 2.92, 3.42)])
    _outlets([((0.0105, y, 1.13), 90) for y in (1.9, 3.14, 3.96)])

    cream, glaze = materials.ceramic("#e9e1d0", speckle=0.5), materials.ceramic("#8ba2a6", 0.2)
    household.plates(cream, 6, at=(0.14, 3.5, 1.45))
    household.bowls(glaze, 3, at=(0.14, 3.78, 1.45))
    household.vessel("jug", 0.2, cream, at=(0.14, 4.04, 1.45))
    for index, y in enumerate((3.46, 3.58, 3.7)):
        household.mug(glaze if index % 2 else cream, at=(0.13, y, 1.82), turn=index * 35)
    household.plant("trailing", 0.62, seed=4, at=(0.14, 4.0, 1.82))
    household.utensils(at=(0.16, 2.1, COUNTER_HEIGHT))
    household.cutting_board(0.3, 0.42, materials.wood("walnut", axis="z"), at=(0.012, 3.3, COUNTER_HEIGHT), turn=90)
    household.cutting_board(0.26, 0.32, materials.wood("maple", axis="z"), round_top=True, at=(0.05, 3.46, COUNTER_HEIGHT), turn=90)
    household.kettle(materials.ceramic("#e9e4d8"), brass, at=(0.47, 2.47, 0.952), turn=200)
    household.bowl(cream, 0.15, 0.09, at=(3.05, depth - 0.33, COUNTER_HEIGHT))
    household.fruit("lemon", 9, radius=0.13, at=(3.05, depth - 0.33, COUNTER_HEIGHT + 0.025))
    household.soap_bottle(metal=brass, at=(1.42, depth - 0.12, COUNTER_HEIGHT))
    household.plant("herb", 1.0, seed=2, at=(1.62, depth + 0.01, 1.075))
    household.plant("herb", 0.85, seed=5, at=(2.4, depth + 0.01, 1.075))
    household.towel(0.3, 0.42, materials.fabric("#e6dcc8", 500), seed=3, at=(0.738, 2.66, 0.7), turn=90)
    household.pendant(0.62, "dome", brass, size=0.13, watts=5, at=(1.96, depth - 0.5, height))
    household.rug(0.75, 2.1, materials.fabric("#8d4a35", 260), materials.fabric("#e0d3b8", 300), at=(1.55, 2.75, 0), turn=3)
    household.stool(oak, 0.62, at=(2.98, 1.95, 0), turn=20)

    light.sun_sky(24, 108, sun=20, inside=True)
    light.area((width - 0.15, 1.8, 1.5), (1, 2.6, 1), (2.4, 1.6), 26, (0.9, 0.95, 1))
    light.area((2.4, -0.9, 1.9), (1.6, 4, 1), (3.2, 1.6), 30, (1, 0.97, 0.92))
    light.camera((2.8, -0.5, 1.32), (1.78, depth, 1.12), lens=28.5)


@picture("kitchen-white-island", samples=28, exposure=-0.35)
def kitchen_white_island():
    """Warm white cabinets around an oak island with marble tops, seen along the island from its seats."""
    width, depth, height = 6.0, 5.2, 2.75
    white, trim = materials.paint("#ded7c8", 0.85), materials.paint(materials.WHITE, 0.4)
    cream, brass = materials.paint("#ebe5d8", 0.4), materials.metal("brass")
    oak, marble = materials.wood("oak"), materials.stone("marble")
    slab = materials.tile((0.2, 0.065), "#eae4d8", "#d5cec0", wobble=0.07, variation=0.07, offset=0.5)
    north = room.wall((0, depth), (width, depth), height, white, [room.Opening(0.55, 1.15, 1.06, 1.35), room.Opening(4.3, 1.15, 1.06, 1.35)], room.OUTER_WALL)
    west = room.wall((0, -1.5), (0, depth), height, white, [room.Opening(2.0, 1.6, 0.05, 2.25), room.Opening(4.2, 1.6, 0.05, 2.25)], room.OUTER_WALL)
    room.wall((width, depth), (width, -1.5), height, white, thickness=room.OUTER_WALL)
    box((width / 2, 1.8, -0.05), (width + 0.4, 7.2, 0.1), materials.planks("oak", 0.15, 2.0, "y", tint="#b3906e", roughness=0.35), bevel=0)
    box((width / 2, 1.8, height + 0.05), (width + 0.4, 7.2, 0.1), materials.paint(materials.WHITE, 0.9), bevel=0)
    for opening in north.openings:
        _window(north, opening, trim, kind="casement", lights=(2, 3))
    for opening in west.openings:
        _window(west, opening, trim, kind="casement", lights=(2, 4), stool=False)
    views.yard((3.0, depth), 24)
    views.yard((0, 13.0), 26, 90)

    # The range stands in the middle of the north wall under its hood, windows on both sides.
    joinery.base_run([("left", 0.5), ("drawers3", 0.9), ("drawers3", 0.72)], cream, brass, pull_length=0.16, at=(0.4, depth, 0))
    joinery.range_cooker(0.9, body=materials.ceramic("#e6dfd0", 0.25), trim=brass, at=(2.53, depth, 0))
    joinery.base_run([("drawers3", 0.72), ("doors", 0.9), ("left", 0.9)], cream, brass, pull_length=0.16, at=(3.44, depth, 0))
    joinery.counter(2.13, marble, at=(0.39, depth, 0))
    joinery.counter(2.56, marble, at=(3.44, depth, 0))
    box((2.99, depth - 0.006, 1.68), (1.9, 0.012, 1.54), slab, bevel=0)
    joinery.hood(1.15, materials.plaster("#ebe5d8", 0.002), ceiling=height, band=oak, at=(2.415, depth, 0))
    joinery.shelf(1.9, marble, depth=0.09, thickness=0.02, at=(2.04, depth - 0.012, 1.2))
    # Below the spice shelf, and beyond the window.
    _outlets([((x, depth - 0.0125, 1.10), 0) for x in (2.16, 3.52)])
    _outlets([((5.66, depth - 0.0005, 1.13), 0)])
    joinery.tall_cabinet(0.92, 2.4, cream, brass, doors=2, at=(width, 4.4, 0), turn=-90)
    joinery.tall_cabinet(0.92, 2.4, cream, brass, doors=2, at=(width, 3.46, 0), turn=-90)

    # Island: drawers towards the range, seats towards the camera.
    joinery.island(2.5, 0.95, materials.wood("oak", tint="#efcfa8"), brass, marble, style="slab", overhang=0.32, at=(4.1, 2.35, 0), turn=180)
    for index, x in enumerate((2.05, 2.78, 3.5)):
        household.stool(materials.wood("walnut"), 0.66, at=(x, 1.88 - 0.04 * (index == 2), 0), turn=index * 31)
    for x in (2.1, 3.5):
        household.pendant(0.95, "globe", materials.emitter("#ffe9c8", 3.5), brass, size=0.15, watts=4, at=(x, 2.55, height))
    ceramic, clay = materials.ceramic("#e4dccb", speckle=0.6), materials.ceramic(materials.TERRACOTTA, 0.5)
    household.vessel("moon", 0.27, ceramic, at=(2.2, 2.62, COUNTER_HEIGHT))
    household.sprigs(0.62, count=7, seed=3, leaf=0.075, at=(2.2, 2.62, COUNTER_HEIGHT + 0.26))
    household.bowl(materials.wood("walnut"), 0.17, 0.085, at=(3.0, 2.5, COUNTER_HEIGHT))
    household.fruit("pear", 7, radius=0.15, at=(3.0, 2.5, COUNTER_HEIGHT + 0.02))
    household.books(3, upright=False, seed=4, at=(3.72, 2.52, COUNTER_HEIGHT))
    household.mug(clay, at=(3.4, 2.2, COUNTER_HEIGHT), turn=120)
    household.utensils(at=(2.33, depth - 0.16, COUNTER_HEIGHT), seed=3)
    household.cutting_board(0.34, 0.46, materials.wood("oak", axis="z"), at=(3.7, depth - 0.012, COUNTER_HEIGHT))
    household.cutting_board(0.24, 0.32, materials.wood("walnut", axis="z"), round_top=True, at=(3.9, depth - 0.05, COUNTER_HEIGHT))
    household.storage_jar(0.2, materials.paper("#d9c08c"), at=(4.2, depth - 0.2, COUNTER_HEIGHT))
    household.storage_jar(0.15, materials.paper("#8a5a34"), at=(4.33, depth - 0.17, COUNTER_HEIGHT))
    household.kettle(materials.metal("copper"), at=(2.75, depth - 0.45, 0.952), turn=30)
    household.vessel("bottle", 0.27, materials.ceramic("#5d6b3c", 0.1), at=(1.95, depth - 0.15, COUNTER_HEIGHT))
    household.plant("herb", 1.0, seed=3, at=(1.1, depth - 0.1, COUNTER_HEIGHT))
    household.plant("olive", 1.15, materials.plaster("#bdb4a4"), seed=2, at=(0.42, 3.9, 0))

    light.sun_sky(24, 240, sun=24, inside=True)
    light.area((0.15, 2.2, 1.4), (2, 2.4, 0.9), (3.6, 2.0), 45, (0.92, 0.96, 1))
    light.area((3.2, -1.4, 2.0), (3, 4, 1), (4, 1.8), 36, (1, 0.97, 0.92))
    light.camera((4.3, -1.2, 1.4), (2.85, depth, 1.2), lens=29.5)


@picture("kitchen-oak", samples=28, exposure=-0.2)
def kitchen_oak():
    """A galley of flat oak fronts: counters on both sides, open shelves with pottery, slate floor, a glazed end."""
    width, depth, height = 2.5, 5.2, 2.55
    white = materials.paint("#e9e5dc", 0.85)
    oak, quartz, black = materials.wood("oak", tint="#eccaa0"), materials.stone("quartz"), materials.metal("black")
    slate = materials.tile((0.6, 0.3), "#4c4e4d", "#74726d", offset=0.5, roughness=0.5, variation=0.2, wobble=0.015, joint=0.004, vertical=True)
    zellige = materials.tile((0.1, 0.1), "#dfe3dd", "#cbccc4", offset=0, wobble=0.14, variation=0.09, roughness=0.08, joint=0.002)
    box((width / 2, depth / 2 - 0.6, -0.05), (width + 0.4, depth + 1.6, 0.1), slate, bevel=0)
    box((width / 2, depth / 2 - 0.6, height + 0.05), (width + 0.4, depth + 1.6, 0.1), materials.paint(materials.WHITE, 0.9), bevel=0)
    door = room.Opening(0.72, 1.06, 0.02, 2.12)
    north = room.wall((0, depth), (width, depth), height, white, [door], room.OUTER_WALL)
    frame, bronze = materials.paint("#2c2d2e", 0.4), materials.metal("bronze")
    flat = ((0, 0), (0.016, 0), (0.016, 0.064), (0, 0.064))
    north.place(room.window_unit(door.width, door.height, frame, kind="casement", lights=(2, 4), stool=False, casing=flat), door.middle, door.bottom)
    # The garden door's threshold, and a lever on the stile at the right.
    north.place(box((0, 0.075, 0.022), (door.width, 0.19, 0.044), bronze, bevel=0.006), door.middle)
    nickel, stile = materials.metal("nickel"), door.width / 2 - 0.0415
    north.place([
        box((stile, 0.072, 0.96), (0.034, 0.008, 0.22), nickel, bevel=0.003),
        tube([(stile, 0.072, 0.99), (stile, 0.022, 0.99), (stile - 0.012, 0.012, 0.99), (stile - 0.125, 0.012, 0.99)], 0.009, nickel),
    ], door.middle)
    views.yard((1.3, depth), 20)
    room.wall((0, -1.4), (0, depth), height, white, thickness=room.OUTER_WALL)
    east = room.wall((width, depth), (width, -1.4), height, white, [room.Opening(1.5, 1.9, 1.15, 0.95)], room.OUTER_WALL)
    opening = east.openings[0]
    east.place(room.window_unit(opening.width, opening.height, materials.paint("#2c2d2e", 0.4), kind="casement", lights=(3, 1), stool=False, casing=((0, 0), (0.002, 0), (0.002, 0.002), (0, 0.002))), opening.middle, opening.bottom)

    # West: drawers under a long counter, pottery above. East: sink under the window, oven at the near end.
    joinery.base_run([("drawers3", 0.9), ("drawers2", 0.6), ("drawers3", 0.9), ("doors", 0.8), ("drawers3", 0.7)], oak, black, style="slab", pull_length=0.2, at=(0, 0.9, 0), turn=90)
    joinery.counter(3.92, quartz, at=(0, 0.89, 0), turn=90)
    box((0.005, 2.85, 1.42), (0.01, 3.92, 1.02), zellige, bevel=0)
    for z in (1.42, 1.8):
        joinery.shelf(3.2, oak, depth=0.24, at=(0.01, 1.35, z), turn=90)
    joinery.base_run([("doors", 0.8), ("sink-doors", 0.9), ("drawers3", 0.9), ("left", 0.6)], oak, black, style="slab", pull_length=0.2, at=(width, 4.1, 0), turn=-90)
    joinery.counter(3.22, quartz, hole=(1.05, 1.75, 0.14, 0.54), at=(width, 4.11, 0), turn=-90)
    fixtures.inset_sink(0.7, 0.4, at=(width - 0.34, 4.11 - 1.4, COUNTER_HEIGHT - 0.036), turn=-90)
    fixtures.gooseneck(black, at=(width - 0.09, 4.11 - 1.4, COUNTER_HEIGHT), turn=-90)
    _outlets([((0.0105, y, 1.13), 90) for y in (1.22, 2.62, 3.75, 4.55)])
    _outlets([((width - 0.0005, y, 1.13), -90) for y in (1.55, 3.90)])

    chalk, ink, clay = materials.ceramic("#e4dccb", speckle=0.6), materials.ceramic("#33475a", 0.2), materials.plaster("#b8714f", 0.002)
    sage = materials.ceramic("#8b9a80", 0.25)
    spots = ((1.6, "plates", chalk), (1.95, "bowls", ink), (2.22, "bowls", chalk), (2.55, "jug", sage), (2.82, "vase", clay), (3.15, "plates", ink), (3.5, "bowls", sage), (3.8, "moon", chalk), (4.2, "jug", clay))
    for y, kind, glaze in spots:
        at = (0.13, y, 1.42)
        if kind == "plates":
            household.plates(glaze, 6, 0.11, at=at)
        elif kind == "bowls":
            household.bowls(glaze, 4, 0.07, at=at)
        else:
            household.vessel(kind, 0.23, glaze, at=at)
    for index, y in enumerate((1.55, 1.67, 1.79, 1.91, 2.03)):
        household.mug((chalk, sage, ink)[index % 3], at=(0.12, y, 1.8), turn=90 + index * 25)
    household.books(6, seed=2, at=(0.03, 2.4, 1.8), turn=90)
    household.plant("trailing", 0.85, materials.ceramic("#d6ccba", 0.4), seed=3, at=(0.13, 2.95, 1.8))
    household.vessel("moon", 0.25, ink, at=(0.13, 3.4, 1.8))
    household.vessel("crock", 0.16, chalk, at=(0.13, 3.75, 1.8))
    household.basket(0.11, 0.17, handles=False, at=(0.135, 4.15, 1.8))
    household.cutting_board(0.36, 0.48, materials.wood("walnut", axis="z"), at=(0.012, 1.85, COUNTER_HEIGHT), turn=90)
    household.utensils(at=(0.17, 2.25, COUNTER_HEIGHT), seed=2)
    household.bowl(clay, 0.15, 0.1, at=(0.33, 1.45, COUNTER_HEIGHT))
    household.fruit("orange", 7, radius=0.13, at=(0.33, 1.45, COUNTER_HEIGHT + 0.03))
    household.plant("herb", 1.1, seed=6, at=(width - 0.14, 1.85, COUNTER_HEIGHT))
    household.soap_bottle("#5b4630", black, at=(width - 0.1, 3.05, COUNTER_HEIGHT))
    household.folded_towels([materials.fabric("#dfe0d8", 500), materials.fabric("#55687a", 500)], 0.24, 0.18, at=(width - 0.32, 1.35, COUNTER_HEIGHT), turn=-80)
    household.rug(0.75, 2.4, materials.fabric("#44586b", 220), materials.fabric("#d8c9ac", 260), fringe=None, at=(1.25, 2.6, 0), turn=1)

    light.sun_sky(30, 112, sun=26, inside=True)
    light.area((1.25, depth - 0.1, 1.3), (1.25, 0, 1), (1.0, 2.0), 34, (0.92, 0.96, 1))
    light.area((width - 0.1, 2.75, 1.6), (0.8, 2.6, 1), (1.8, 0.8), 22, (0.92, 0.96, 1))
    light.area((1.25, -1.3, 1.9), (1.25, 3, 1), (2.0, 1.2), 24, (1, 0.97, 0.93))
    light.camera((1.72, -0.55, 1.4), (0.98, depth, 1.13), lens=25)


@picture("kitchen-breakfast", samples=28, exposure=-0.1)
def kitchen_breakfast():
    """A banquette in the corner of a cream kitchen, round table under a lamp, the morning sun across it."""
    width, depth, height = 3.4, 3.2, 2.55
    wall, trim = materials.paint("#dfd0b0", 0.8), materials.paint("#efe6d3", 0.4)
    oak, brass = materials.wood("oak"), materials.metal("brass")
    north = room.wall((0, depth), (width, depth), height, wall, [room.Opening(0.32, 0.86, 0.95, 1.3), room.Opening(1.42, 0.86, 0.95, 1.3)], room.OUTER_WALL)
    west = room.wall((0, -2), (0, depth), height, wall, [room.Opening(3.7, 0.95, 0.95, 1.3)], room.OUTER_WALL)
    for side in (north, west):
        for opening in side.openings:
            _window(side, opening, trim, lights=(2, 2))
    east = room.wall((width, depth), (width, -2), height, wall, thickness=room.OUTER_WALL)
    room.trim([north, west, east], trim)
    views.yard((1.5, depth), 24)
    views.yard((0, 13.0), 26, 90)
    box((width / 2, 0.6, -0.05), (width + 0.4, 5.6, 0.1), materials.planks("oak", 0.083, 1.3, "x", roughness=0.3), bevel=0)
    box((width / 2, 0.6, height + 0.05), (width + 0.4, 5.6, 0.1), materials.paint(materials.WHITE, 0.9), bevel=0)

    # Bench: 18 in. to the top of its cushion, paneled front, an oak ledge behind.
    bench = materials.paint("#e9dfca", 0.42)
    cloth = materials.fabric("#5f7584", 420)
    box((1.3, depth - 0.26, 0.2), (2.6, 0.5, 0.4), bench, bevel=0.003)
    box((0.26, depth - 1.25, 0.2), (0.5, 1.5, 0.4), bench, bevel=0.003)
    for x in (0.55, 1.22, 1.89):
        joinery.front(x, 0.06, 0.66, 0.32, bench, y=depth - 0.51)
    for index in range(2):
        panel = joinery.front(0, 0.06, 0.7, 0.32, bench)
        shapes.move(panel, (0.51, depth - 1.99 + index * 0.72, 0), 90)
    household.rounded(box((1.3, depth - 0.27, 0.435), (2.6, 0.5, 0.075), cloth, bevel=0), 0.026)
    household.rounded(box((0.27, depth - 1.26, 0.435), (0.5, 1.47, 0.075), cloth, bevel=0), 0.026)
    for index, (x, y, turn, color) in enumerate(((0.5, depth - 0.2, -12, "#c9973a"), (0.92, depth - 0.17, 4, "#ebe2d0"), (2.3, depth - 0.18, 9, "#b5623f"), (0.17, depth - 1.15, 84, "#ebe2d0"), (0.18, depth - 1.6, 98, "#7d8f79"))):
        pillow = household.cushion(0.44, 0.42, materials.fabric(color, 500), seed=index)
        for part in pillow:
            part.rotation_euler = (math.radians(-16), 0, 0)
        shapes.move(pillow, (x, y, 0.475), turn)

    top, x, y = 0.75, 1.28, depth - 1.25
    household.round_table(0.56, materials.wood("oak", tint="#e2bd92"), trim, at=(x, y, 0))
    household.chair(materials.wood("walnut"), at=(x + 0.35, y - 0.72, 0), turn=155)
    household.chair(materials.wood("walnut"), at=(x + 0.92, y + 0.08, 0), turn=-98)
    household.pendant(0.95, "cone", materials.paint("#3d5a4a", 0.35), brass, size=0.24, watts=6, at=(x, y, height))
    chalk, clay = materials.ceramic("#ece5d6", speckle=0.5), materials.ceramic("#b5623f", 0.4)
    household.vessel("jug", 0.24, chalk, at=(x - 0.08, y + 0.12, top))
    household.sprigs(0.42, "#7f9150", count=8, seed=4, leaf=0.055, at=(x - 0.08, y + 0.12, top + 0.2))
    for dx, dy, turn in ((0.28, -0.22, 20), (-0.3, -0.2, 160)):
        household.plates(chalk, 1, 0.12, at=(x + dx, y + dy, top))
        household.mug(clay, at=(x + dx * 0.62 + 0.14, y + dy + 0.2, top), turn=turn)
    household.bowl(chalk, 0.08, 0.06, at=(x - 0.3, y - 0.2, top + 0.006))
    household.fruit("fig", 4, radius=0.06, at=(x - 0.3, y - 0.2, top + 0.022))
    household.books(2, upright=False, seed=7, at=(x + 0.34, y + 0.2, top), turn=30)
    household.picture_frame(0.4, 0.5, oak, "#7c8f86", at=(width, depth - 0.75, 1.55), turn=-90)
    household.picture_frame(0.3, 0.38, oak, "#b98a66", at=(width, depth - 1.35, 1.6), turn=-90)
    household.plant("bush", 1.15, materials.plaster("#c9b79c"), seed=5, at=(2.98, depth - 0.35, 0))
    household.plant("herb", 0.9, seed=5, at=(1.85, depth - 0.01, 0.968))
    household.rug(2.2, 2.0, materials.fabric("#d9c8a6", 150), materials.fabric("#8d4a35", 260), at=(1.5, y - 0.25, 0), turn=2)

    light.sun_sky(23, 264, sun=24, inside=True)
    light.area((0.15, depth - 1.0, 1.6), (2, depth - 1.2, 0.8), (0.9, 1.2), 12, (0.92, 0.96, 1))
    light.area((1.2, depth - 0.15, 1.6), (1.4, 1, 0.8), (1.8, 1.2), 20, (0.92, 0.96, 1))
    light.area((2.2, -1.9, 1.9), (1.4, 2, 1), (2.8, 1.3), 30, (1, 0.96, 0.9))
    light.camera((2.5, -0.95, 1.35), (1.42, depth, 1.05), lens=29)


@picture("kitchen-small-black", samples=32, exposure=0.0)
def kitchen_small_black():
    """A city kitchen: charcoal cabinets, a wooden counter, and a brick wall across the court in the window."""
    width, depth, height = 2.3, 2.6, 2.7
    wall, trim = materials.paint("#cfc8bb", 0.8), materials.paint("#e8e3d8", 0.4)
    coal, brass = materials.paint("#232629", 0.45), materials.metal("brass")
    counter = materials.wood("walnut", tint="#f0c9a0", roughness=0.3)
    tile = materials.tile((0.065, 0.2), "#d9d5ca", "#8f8b82", offset=0.0, wobble=0.1, variation=0.1)
    checker = materials.tile((0.23, 0.23), "#dcd6c8", "#8b867c", offset=0, checker="#3a3d3f", roughness=0.3, wobble=0.006, joint=0.002)
    box((width / 2, 0.3, -0.05), (width + 0.4, 5.0, 0.1), checker, bevel=0)
    box((width / 2, 0.3, height + 0.05), (width + 0.4, 5.0, 0.1), materials.paint("#e8e3d8", 0.9), bevel=0)
    opening = room.Opening(0.95, 0.92, 1.0, 1.4)
    north = room.wall((0, depth), (width, depth), height, wall, [opening], 0.3)
    north.place(room.window_unit(opening.width, opening.height, trim, lights=(1, 1), depth=0.3, hardware=brass), opening.middle, opening.bottom)
    room.wall((0, -2.2), (0, depth), height, wall, thickness=0.3)
    room.wall((width, depth), (width, -2.2), height, wall, thickness=0.3)
    _court(depth)

    # An L: the range on the left, sink and window ahead.
    joinery.base_run([("drawers3", 0.55), (None, 0.62), ("drawer-left", 0.37), ("filler", 0.08)], coal, brass, pull_length=0, at=(0, 0.37, 0), turn=90)
    joinery.toe_corner(coal, at=(0, depth, 0))
    joinery.range_cooker(0.61, body=materials.paint("#1c1e20", 0.3), trim=brass, at=(0, 0.925, 0), turn=90)
    joinery.base_run([("filler", 0.08), ("drawer-left", 0.25), ("sink-doors", 0.82), ("drawers3", 0.54)], coal, brass, pull_length=0, at=(0.61, depth, 0))
    joinery.counter(1.665, counter, hole=(0.425, 1.005, 0.15, 0.53), at=(0.635, depth, 0))
    joinery.counter(0.545, counter, at=(0, 0.37, 0), turn=90)
    joinery.counter(1.05, counter, at=(0, 1.55, 0), turn=90)
    fixtures.inset_sink(0.58, 0.38, materials.ceramic("#efece4"), at=(1.35, depth - 0.34, COUNTER_HEIGHT - 0.036))
    fixtures.bridge_faucet(brass, at=(1.35, depth - 0.09, COUNTER_HEIGHT))
    box((0.005, 1.5, 1.26), (0.01, 2.2, 0.7), tile, bevel=0)
    box((0.47, depth - 0.005, 1.26), (0.94, 0.01, 0.7), tile, bevel=0)
    _outlets([((0.50, depth - 0.0105, 1.13), 0), ((2.10, depth - 0.0005, 1.13), 0)])
    _outlets([((0.0105, y, 1.13), 90) for y in (0.74, 1.64)])
    joinery.hood(0.61, materials.metal("black"), style="metal", ceiling=height, at=(0, 0.925, 0), turn=90)
    joinery.wall_cabinet(0.98, 1.15, "doors", coal, brass, pull_length=0, style="glass", at=(0, 1.56, 1.5), turn=90)
    joinery.wall_cabinet(0.45, 1.15, "left", coal, brass, pull_length=0, at=(0, 0.4, 1.5), turn=90)
    joinery.shelf(0.36, counter, depth=0.2, bracket=brass, at=(1.93, depth, 1.5))
    joinery.shelf(0.36, counter, depth=0.2, bracket=brass, at=(1.93, depth, 1.86))
    # A rail with pans over the counter.
    tube([(0.045, 1.68, 1.42), (0.045, 2.4, 1.42)], 0.006, brass)
    for index, y in enumerate((1.8, 2.02, 2.22)):
        tube([(0.045, y, 1.425), (0.05, y, 1.38)], 0.003, brass)
        if index < 2:
            pan = lathe([(0, 0), (0.075, 0), (0.085, 0.04), (0.083, 0.04), (0.072, 0.004), (0, 0.004)], (0, 0, 0), materials.metal("copper" if index else "iron"))
            pan.rotation_euler = (0, math.radians(90), 0)
            pan.location = (0.02, y, 1.17)
            tube([(0.04, y, 1.25), (0.048, y, 1.39)], 0.006, materials.metal("brass" if index else "iron"))
        else:
            household.towel(0.14, 0.22, materials.fabric("#c9973a", 500), at=(0.05, y, 1.385), turn=90)
    chalk = materials.ceramic("#e6decd", speckle=0.6)
    household.plates(chalk, 5, 0.11, at=(0.15, 1.8, 1.52))
    household.bowls(chalk, 4, 0.07, at=(0.15, 2.2, 1.52))
    for index, y in enumerate((1.72, 1.85, 1.98, 2.2, 2.34)):
        household.mug(materials.ceramic(("#b5623f", "#7d8f79", "#e6decd")[index % 3], 0.2), at=(0.15, y, 1.9), turn=index * 40)
    household.vessel("jug", 0.2, chalk, at=(0.16, 1.8, 2.29))
    household.vessel("moon", 0.2, materials.ceramic("#33475a", 0.2), at=(0.16, 2.2, 2.29))
    for x, height_, shape in ((1.98, 0.17, "bottle"), (2.08, 0.14, "jar"), (2.2, 0.2, "bottle")):
        household.vessel(shape, height_, materials.ceramic(("#5d6b3c", "#e6decd", "#6b4a2c")[int(x * 10) % 3], 0.12), at=(x, depth - 0.1, 1.5))
    household.plant("trailing", 0.7, materials.ceramic("#b5623f", 0.5), seed=6, at=(2.1, depth - 0.1, 1.86))
    household.plant("herb", 0.95, seed=3, at=(1.12, depth + 0.03, 1.015))
    household.plant("herb", 0.8, seed=8, at=(1.72, depth + 0.03, 1.015))
    household.cutting_board(0.28, 0.38, materials.wood("maple", axis="z"), at=(0.76, depth - 0.012, COUNTER_HEIGHT))
    household.utensils(at=(0.16, 0.52, COUNTER_HEIGHT), seed=5)
    household.kettle(materials.ceramic("#8e4433", 0.12), brass, at=(0.46, 1.09, 0.952), turn=160)
    household.bowl(chalk, 0.11, 0.07, at=(1.98, depth - 0.33, COUNTER_HEIGHT))
    household.fruit("apple", 5, radius=0.09, at=(1.98, depth - 0.33, COUNTER_HEIGHT + 0.02))
    household.soap_bottle(metal=brass, at=(1.03, depth - 0.13, COUNTER_HEIGHT))
    household.stool(materials.wood("oak"), 0.6, at=(1.98, 1.05, 0), turn=20)
    household.pendant(0.6, "globe", materials.emitter("#ffe6bf", 4.5), brass, size=0.11, watts=22, at=(1.15, 1.3, height))
    household.picture_frame(0.36, 0.46, materials.wood("oak"), "#b98a66", at=(width, 1.75, 1.6), turn=-90)

    light.sun_sky(42, 205, sun=5, sky=1.1, inside=True)
    light.area((opening.middle, depth + 0.05, 1.7), (opening.middle - 0.4, 0, 0.7), (0.85, 1.2), 32, (0.92, 0.95, 1))
    light.area((1.2, -2.0, 1.9), (0.8, 2, 1), (2.0, 1.2), 13, (1, 0.93, 0.82))
    light.camera((1.95, -1.35, 1.42), (0.82, depth, 1.22), lens=28)


def _court(depth):
    """The house across the court: brick, two windows with stone sills, and a fire escape's rails."""
    brick = materials.tile((0.203, 0.068), "#8a5340", "#b0a595", offset=0.5, joint=0.009, roughness=0.9, variation=0.28, wobble=0.0)
    far = depth + 5.5
    box((1.4, far + 0.1, 4), (14, 0.2, 16), brick, bevel=0)
    stone, frame, iron = materials.stone("concrete"), materials.paint("#ddd7c8", 0.5), materials.paint("#23272a", 0.5)
    for x in (-1.2, 1.55, 4.1):
        for z in (0.4, 3.2):
            box((x, far - 0.04, z - 0.05), (1.25, 0.2, 0.1), stone, bevel=0.01)
            box((x, far - 0.02, z + 1.72), (1.3, 0.12, 0.16), stone, bevel=0.01)
            box((x, far, z + 0.82), (1.05, 0.04, 1.64), materials.plastic("#2b3a46", 0.05), bevel=0)
            for part in (-0.5, 0.5):
                box((x + part, far - 0.03, z + 0.82), (0.07, 0.06, 1.64), frame, bevel=0.004)
            for part in (0.03, 0.82, 1.61):
                box((x, far - 0.03, z + part), (1.05, 0.06, 0.07), frame, bevel=0.004)
    for z in (2.55, 2.95, 3.35):
        tube([(0.4, far - 0.95, z), (5, far - 0.95, z)], 0.018, iron)
    for index in range(26):
        tube([(0.4 + index * 0.18, far - 0.95, 2.5), (0.4 + index * 0.18, far - 0.95, 3.35)], 0.009, iron)
    box((2.7, far - 0.5, 2.5), (4.6, 0.95, 0.05), iron, bevel=0.004)
    tube([(0.6, far - 0.8, 0.2), (2.2, far - 0.8, 2.5)], 0.025, iron)
    tube([(1.1, far - 0.8, 0.2), (2.7, far - 0.8, 2.5)], 0.025, iron)
