"""Appliances where they are installed: a laundry, and a dishwasher in a run of cabinets."""

from kit import fixtures, household, joinery, light, materials, room, site_equipment, site_props, views
from kit.joinery import COUNTER_HEIGHT
from kit.picture import at_night, picture
from kit.shapes import box, cylinder, lathe, move, prism


@picture("header-installation", samples=28, exposure=-0.05)
@at_night("header-installation", exposure=0.25)
def header_installation(night=False):
    """Washer and dryer under an oak counter, a lamp below the shelf for the night, a small window; the left is calm."""
    width, depth, height = 4.6, 2.7, 2.5
    wall, trim = materials.paint("#c39c84", 0.85), materials.paint(materials.WHITE, 0.4)
    oak, brass = materials.wood("oak", tint="#ecc79a"), materials.metal("brass")
    white = materials.paint("#ece6d9", 0.42)
    checker = materials.tile((0.3, 0.3), "#d8d0c0", "#8b867c", offset=0, checker="#6d7f7c", roughness=0.3, wobble=0.005, joint=0.002)
    box((width / 2, 0.3, -0.05), (width + 0.4, 5.4, 0.1), checker, bevel=0)
    box((width / 2, 0.3, height + 0.05), (width + 0.4, 5.4, 0.1), materials.paint(materials.WHITE, 0.9), bevel=0)
    north = room.wall((0, depth), (width, depth), height, wall, [room.Opening(3.743, 0.62, 1.25, 0.85)], room.OUTER_WALL)
    west = room.wall((0, -2.2), (0, depth), height, wall, [room.Opening(1.1, 0.9, 0.6, 1.55), room.Opening(2.5, 0.9, 0.6, 1.55)], room.OUTER_WALL)
    east = room.wall((width, depth), (width, -2.2), height, wall, thickness=room.OUTER_WALL)
    opening = north.openings[0]
    north.place(room.window_unit(opening.width, opening.height, trim, lights=(2, 1)), opening.middle, opening.bottom)
    for opening in west.openings:
        west.place(room.window_unit(opening.width, opening.height, trim, lights=(2, 2)), opening.middle, opening.bottom)
    room.trim([north, west, east], trim, crown=None)
    views.yard((5.5, depth), 20)

    # The machines stand side by side between a tall cabinet and the sink base; the counter clears them by an inch.
    left = 1.62
    joinery.tall_cabinet(0.5, 2.28, white, brass, at=(left, depth, 0))
    for index, dryer in enumerate((False, True)):
        move(site_equipment.washer(dryer=dryer), (left + 0.5 + 0.36 + index * 0.705, depth - 0.75, 0))
    # A panel carries the counter's end; both come as far out as the machines.
    box((left + 1.926, depth - 0.38, 0.503), (0.034, 0.76, 1.006), white, bevel=0.002)
    box((left + 1.2235, depth - 0.385, 1.025), (1.447, 0.77, 0.038), oak, bevel=0.004)
    # An apron sink of 33 in. between two stiles, under the middle of the window.
    joinery.base_cabinet(0.86, "doors", white, brass, height=0.645, at=(left + 2.003, depth, 0))
    for at, wide in ((left + 1.943, 0.060), (left + 2.863, width - left - 2.863)):
        move(joinery.filler(0, wide, white), (at, depth, 0))
    joinery.counter(width - left - 1.943, oak, hole=(0.078, 0.902, 0.15, 0.635), at=(left + 1.943, depth, 0))
    # Tile behind the sink as behind the machines, up to the window's apron.
    splash = materials.tile((0.152, 0.076), "#efece5", "#c9c3b8", wobble=0.06)
    box((left + 2.45, depth - 0.005, COUNTER_HEIGHT + 0.114), (1.06, 0.01, 0.228), splash, bevel=0)
    fixtures.farm_sink(0.84, at=(left + 2.013, depth, COUNTER_HEIGHT - 0.006))
    fixtures.gooseneck(brass, 0.33, at=(left + 2.433, depth - 0.1, COUNTER_HEIGHT))
    box((left + 1.2, depth - 0.005, 1.25), (1.44, 0.01, 0.42), splash, bevel=0)
    north.place(room.outlet(), left + 1.09, 1.21, 0.011)
    north.place(room.outlet(protected=True), left + 2.76, COUNTER_HEIGHT + 0.118, 0.011)
    # Shelf and rod end clear of the window's casing.
    joinery.shelf(1.28, oak, depth=0.26, bracket=brass, at=(left + 0.52, depth, 1.62))
    cylinder((left + 1.17, depth - 0.2, 2.05), 0.011, 1.30, brass, axis="x")
    for x in (left + 0.54, left + 1.80):
        cylinder((x, depth - 0.1, 2.05), 0.009, 0.2, brass, axis="y")
    # A shirt's worth of linen on the drying rail.
    for x, color, long in ((left + 0.78, "#e8e0d0", 0.34), (left + 1.12, "#c98f6d", 0.3)):
        household.towel(0.26, long, materials.fabric(color, 600), seed=int(x * 10), at=(x, depth - 0.2, 2.06), thickness=0.006)
    top = 1.044
    linens = [materials.fabric(color, 480) for color in ("#e9e2d4", "#b5623f", "#e9e2d4", "#7f948c")]
    household.folded_towels(linens, 0.34, 0.26, seed=4, at=(left + 0.85, depth - 0.42, top))
    household.basket(0.2, 0.24, at=(left + 1.58, depth - 0.4, top))
    household.folded_towels(linens[:2], 0.25, 0.2, seed=8, at=(left + 1.58, depth - 0.4, top + 0.17), turn=20)
    household.storage_jar(0.22, materials.paper("#e8e2d5"), at=(left + 1.2, depth - 0.2, top))
    household.soap_bottle("#6b4a2c", brass, at=(left + 1.3, depth - 0.22, top))
    household.plant("trailing", 0.8, materials.ceramic("#d8cdb9", 0.4), seed=3, at=(left + 1.62, depth - 0.14, 1.62))
    for x, tall in ((0.66, 0.2), (0.83, 0.16)):
        household.storage_jar(tall, materials.paper("#d9c9a6"), at=(left + x, depth - 0.13, 1.62))
    household.basket(0.11, 0.16, handles=False, at=(left + 1.12, depth - 0.13, 1.62))
    household.plant("herb", 0.8, seed=2, at=(4.05, depth, 1.265))
    household.basket(0.26, 0.5, at=(1.2, depth - 0.42, 0))
    household.towel(0.34, 0.2, linens[0], seed=5, at=(1.2, depth - 0.66, 0.5), back=0.1)
    household.rug(1.7, 0.7, materials.fabric("#8d4a35", 200), materials.fabric("#e0d3b8", 260), at=(2.75, 1.15, 0), turn=-2)
    if night:
        light.dusk(0.7, 300)
        light.area((left + 1.21, depth - 0.16, 1.57), (left + 1.21, depth - 0.12, 1.0), (1.3, 0.04), 19, light.LAMPLIGHT)
        light.lamp((2.6, 0.3, height - 0.25), 34, radius=0.12, color=light.LAMPLIGHT)
        light.area((0.15, 0.6, 1.4), (2, 1.2, 0.8), (2.4, 1.4), 22, light.BLUE_HOUR)
    else:
        light.sun_sky(24, 255, sun=20, inside=True)
        light.area((0.15, 0.6, 1.4), (2, 1.2, 0.8), (2.4, 1.4), 26, (0.92, 0.96, 1))
        light.area((2.3, -2.0, 1.9), (2.6, 2, 0.9), (3, 1.2), 22, (1, 0.97, 0.92))
    light.camera((2.2, -1.7, 1.3), (2.36, depth, 1.04), lens=30)


def _kitchen_corner(width, depth, height, wall, trim, splash):
    """Oak floor, three walls with two windows in the left one, and subway tile on the back.

    `splash` is the middle and the height of the tiled strip, in meters.
    """
    box((width / 2, 0.3, -0.05), (width + 0.4, 4.6, 0.1), materials.planks("oak", 0.083, 1.3, "x", tint="#d9a673", roughness=0.3), bevel=0)
    box((width / 2, 0.3, height + 0.05), (width + 0.4, 4.6, 0.1), materials.paint(materials.WHITE, 0.9), bevel=0)
    room.wall((0, depth), (width, depth), height, wall)
    west = room.wall((0, -1.8), (0, depth), height, wall, [room.Opening(1.35, 0.9, 0.8, 1.35), room.Opening(2.6, 0.9, 0.8, 1.35)], room.OUTER_WALL)
    for opening in west.openings:
        west.place(room.window_unit(opening.width, opening.height, trim, lights=(2, 2)), opening.middle, opening.bottom)
    room.wall((width, depth), (width, -1.8), height, wall)
    tile = materials.tile((0.152, 0.076), "#ece7dc", "#c3bcae", wobble=0.06)
    box((width / 2, depth - 0.005, splash[0]), (width, 0.01, splash[1]), tile, bevel=0)


@picture("text-installation", samples=32, exposure=-0.1)
def text_installation():
    """A dishwasher just set beside the sink that it drains into, door down, a level across it; tools on the drop cloth."""
    width, depth, height = 3.4, 2.4, 2.5
    wall, trim = materials.paint("#e3dccd", 0.85), materials.paint(materials.WHITE, 0.4)
    green, brass = materials.paint("#33463c", 0.42), materials.metal("brass")
    butcher = materials.wood("maple", tint="#e2b583", roughness=0.35)
    _kitchen_corner(width, depth, height, wall, trim, splash=(1.2, 0.58))
    joinery.base_run([("drawers3", 0.6), ("sink-panel-doors", 0.7), (None, 0.606), ("drawers3", 0.6), ("drawer-left", 0.6)], green, brass, at=(0.2, depth, 0))
    joinery.dishwasher(open_degrees=84, at=(1.503, depth - 0.02, 0))
    joinery.counter(width - 0.2, butcher, hole=(0.68, 1.22, 0.15, 0.53), at=(0.2, depth, 0))
    fixtures.inset_sink(0.56, 0.4, at=(1.15, depth - 0.34, COUNTER_HEIGHT - 0.036))
    fixtures.gooseneck(brass, 0.36, at=(1.15, depth - 0.09, COUNTER_HEIGHT))
    for x in (0.49, 1.42, 2.12, 3.12):
        move(room.outlet(protected=True), (x, depth - 0.0105, 1.13))
    # The level lies across the open door, near its hinge.
    site_props.place(site_props.level(0.41), (1.8, depth - 0.75, 0.1478), (0, 0, 1.5))
    site_props.place(site_props.tape_measure(0.2), (2.5, depth - 0.42, COUNTER_HEIGHT), (0, 0, 155))
    site_props.place(site_props.pencil(), (0.62, depth - 0.46, COUNTER_HEIGHT + 0.004), (0, 0, 28))
    chalk = materials.ceramic("#e6decd", speckle=0.5)
    household.utensils(at=(0.37, depth - 0.2, COUNTER_HEIGHT), seed=4)
    household.cutting_board(0.3, 0.4, materials.wood("walnut", axis="z"), at=(0.72, depth - 0.012, COUNTER_HEIGHT))
    household.plates(chalk, 5, at=(2.85, depth - 0.3, COUNTER_HEIGHT))
    household.mug(chalk, at=(2.35, depth - 0.22, COUNTER_HEIGHT), turn=40)
    household.plant("herb", 1.1, seed=6, at=(1.60, depth - 0.15, COUNTER_HEIGHT))
    joinery.shelf(1.5, butcher, bracket=brass, at=(1.6, depth, 1.62))
    household.bowls(chalk, 4, at=(1.85, depth - 0.13, 1.62))
    household.vessel("jug", 0.22, materials.ceramic("#33475a", 0.2), at=(2.15, depth - 0.13, 1.62))
    household.books(4, seed=5, at=(2.45, depth - 0.03, 1.62))
    household.plant("trailing", 0.8, seed=7, at=(2.85, depth - 0.13, 1.62))
    # What the fitter has not yet carried out.
    move(site_props.drop_cloth(1.25, 1.0, seed=4), (1.0, 1.05, 0.001), 6)
    move(site_props.toolbox(), (0.82, 1.2, 0.02), 18)
    site_props.place(site_props.drill(), (1.28, 0.95, 0.02), (0, 0, 140))
    site_props.place(site_props.adjustable_wrench(), (1.2, 0.72, 0.02), (0, 0, 30))
    light.sun_sky(27, 258, sun=22, inside=True)
    light.area((0.15, 0.8, 1.5), (2, 1.4, 0.7), (2.2, 1.2), 20, (0.92, 0.96, 1))
    light.area((2.4, -1.6, 1.9), (1.8, 2, 0.7), (2.2, 1.2), 18, (1, 0.97, 0.92))
    light.camera((2.62, -0.55, 1.3), (1.72, depth, 0.68), lens=29)


@picture("text-installation-hood", samples=32, exposure=0.3)
def text_installation_hood():
    """A range with its hood just hung: smooth 6 in. duct rises from it and turns out through the wall.

    The steel cover that hides the duct still stands on the counter beside the foil tape and the level.
    """
    width, depth, height = 3.4, 2.4, 2.55
    wall, trim = materials.paint("#dfe0d6", 0.85), materials.paint(materials.WHITE, 0.4)
    blue, brass, steel = materials.paint("#3d566b", 0.42), materials.metal("brass"), materials.metal("steel", 0.26)
    butcher = materials.wood("oak", tint="#e8bf8e", roughness=0.35)
    _kitchen_corner(width, depth, height, wall, trim, splash=(1.31, 0.80))

    middle = 1.72
    left, right = middle - 0.383, middle + 0.383
    joinery.base_run([("drawers3", 0.6), ("drawer-doors", left - 0.8)], blue, brass, at=(0.2, depth, 0))
    joinery.base_run([("drawer-left", 0.5), ("drawers3", width - 0.02 - right - 0.5)], blue, brass, at=(right, depth, 0))
    joinery.counter(left - 0.2, butcher, at=(0.2, depth, 0))
    joinery.counter(width - right, butcher, at=(right, depth, 0))
    joinery.range_cooker(0.76, steel, at=(middle - 0.38, depth, 0))
    for x, wide in ((0.2, left - 0.2 - 0.06), (right + 0.06, width - right - 0.08)):
        joinery.wall_cabinet(wide, 0.86, "doors", blue, brass, at=(x, depth, 1.52))

    # An outlet on either side of the range, above the counter.
    for x in (1.13, 2.27):
        move(room.outlet(protected=True), (x, depth - 0.0105, 1.13))

    # The hood: a canopy 27 in. above the burners, its switches in front, filters below; the duct's collar on top.
    low = 1.62
    box((middle, depth - 0.25, low + 0.03), (0.76, 0.5, 0.06), steel, bevel=0.004)
    box((middle, depth - 0.25, low - 0.001), (0.66, 0.40, 0.004), materials.metal("galvanized", 0.5), bevel=0.001)
    # Duller than the front: a bright slope mirrored the duct as a dark smear.
    prism([(0, low + 0.06), (-0.48, low + 0.06), (-0.27, low + 0.20), (0, low + 0.20)], 0.56, materials.metal("steel", 0.55), "yz", (middle - 0.28, depth, 0))
    for step in range(4):
        cylinder((middle - 0.06 + 0.04 * step, depth - 0.502, low + 0.03), 0.007, 0.006, materials.plastic("#1d1d1e"), "y")
    duct_y, up, radius = depth - 0.15, 2.27, 0.076
    cylinder((middle, duct_y, low + 0.203), radius + 0.034, 0.006, materials.metal("galvanized", 0.5), segments=48)
    cylinder((middle, duct_y, low + 0.225), radius + 0.004, 0.05, materials.metal("galvanized", 0.5), segments=48)
    site_equipment.flue([(middle, duct_y, low + 0.20), (middle, duct_y, up), (middle, depth + 0.2, up)], radius, 0.4)
    # Flush bands without end faces, which stood around the duct as dark notches.
    foil = materials.metal("steel", 0.38)
    for level in (low + 0.262, up - 0.135):
        lathe([(radius + 0.0005, -0.025), (radius + 0.0046, -0.0235), (radius + 0.0046, 0.0235), (radius + 0.0005, 0.025)], (middle, duct_y, level), foil, 64)
    # A plate closes the hole around the pipe.
    lathe_ring = lathe([(radius + 0.002, 0.0), (radius + 0.003, 0.010), (radius + 0.05, 0.004), (radius + 0.052, 0.0)], (0, 0, 0), materials.metal("galvanized", 0.36))
    site_props.place([lathe_ring], (middle, depth, up), (90, 0, 0))
    # Two cleats on the wall will hold the cover.
    box((middle, depth - 0.008, height - 0.035), (0.26, 0.016, 0.03), materials.metal("galvanized"), bevel=0.001)

    # The cover leans in the corner of the right counter: a folded channel of the hood's steel.
    cover, tall = [], 0.56
    for x0, y0, wide, deep in ((0, 0, 0.30, 0.0014), (-0.1493, 0.10, 0.0014, 0.20), (0.1493, 0.10, 0.0014, 0.20)):
        cover.append(box((x0, y0, tall / 2), (wide, deep, tall), steel, bevel=0.0004))
    site_props.place(cover, (right + 0.42, depth - 0.36, COUNTER_HEIGHT + 0.001), (0, 0, -22))
    top = COUNTER_HEIGHT + 0.0008
    site_props.place(site_props.tape_roll((0.55, 0.56, 0.57)), (right + 0.16, depth - 0.45, top), (0, 0, 0))
    site_props.place(site_props.level(0.61), (0.86, depth - 0.46, top), (0, 0, 4))
    site_props.place(site_props.drill(), (0.62, depth - 0.24, top), (0, 0, 40))
    site_props.place(site_props.tape_measure(0.14), (1.16, depth - 0.30, top), (0, 0, 200))
    site_props.place(site_props.screws(5, 0.05), (1.05, depth - 0.42, top))
    household.kettle(materials.plastic("#b5442c", 0.25), steel, at=(middle - 0.19, depth - 0.47, 0.951))
    household.utensils(at=(0.36, depth - 0.2, COUNTER_HEIGHT), seed=4)
    household.towel(0.3, 0.3, materials.fabric("#e6dfcf", 480), seed=5, at=(middle, depth - 0.735, 0.715), back=0.2)
    light.sun_sky(27, 258, sun=22, inside=True)
    light.area((0.15, 0.8, 1.5), (2, 1.4, 0.9), (2.2, 1.2), 22, (0.92, 0.96, 1))
    light.area((2.4, -1.6, 1.9), (1.8, 2, 1.2), (2.2, 1.2), 22, (1, 0.97, 0.92))
    light.camera((2.02, -0.75, 1.52), (1.72, depth, 1.60), lens=31)
