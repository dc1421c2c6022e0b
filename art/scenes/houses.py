"""Whole houses: the home page's house at dusk and the house of the buyer's guide."""

import math

import bpy

from kit.garden import boxwood, flowers, ground, hills, hydrangea, lawn, mulch_bed, ornamental_grass, shrub, spruce, tree, tree_line
from kit.house import chimney, front_entrance, gable_house, garage_door, porch_ridge, ridge_cap
from kit.light import WARM, area, camera, dusk, lamp, sun_sky
from kit.materials import DEEP_BLUE, WARM_WHITE, emitter, metal, paint, stone
from kit.openings import entrance, entrance_hole, lantern, opening, window
from kit.outside import TRIM, asphalt, bricks, clapboard, flagstone, paving, roof_plane, siding_paint
from kit.picture import at_night, picture
from kit.shapes import box, cylinder, lathe, move, prism
from kit.sky import clouds


def path_light(x, y):
    """A low garden lamp beside a walk."""
    skin = metal("black")
    cylinder((x, y, 0.2), 0.011, 0.4, skin)
    lathe([(0.1, 0.39), (0.02, 0.45), (0, 0.455)], (x, y, 0), skin, 28)
    glow = emitter("#ffc37a", 25)
    glow.cycles.sample_as_light = False
    lathe([(0, 0.33), (0.018, 0.335), (0.018, 0.385), (0, 0.39)], (x, y, 0), glow, 16)
    light = lamp((x, y, 0.345), 3.0, radius=0.02)
    light.data.color = WARM


@picture("hero-house-dusk", width=1920, height=1080, samples=40, exposure=0.75)
def hero_house_dusk():
    """A white Hudson Valley colonial a quarter of an hour after sunset, every lamp on."""
    width, depth, floor = 11.6, 8.0, 0.5
    low, high = floor + 0.72, 3.85
    over_porch = porch_ridge(floor) + 0.28
    blue = {"shutters": DEEP_BLUE, "grid": (3, 2)}
    lower = [(x, low, 0.90, 1.65, {"lit": lit, **blue}) for x, lit in ((1.35, 1.0), (3.42, 1.15), (8.18, 1.1), (10.25, 0.9))]
    upper = [
        (x, high, 0.90, 1.45, {"lit": lit, "shade": shade, **blue})
        for x, lit, shade in ((1.35, 0.9, 0.3), (3.42, 0.0, 0), (8.18, 1.0, 0.25), (10.25, 0.0, 0.45))
    ]
    # The one over the porch is shorter, its head in line with the others.
    upper.append((5.8, over_porch, 0.90, high + 1.45 - over_porch, {"lit": 0.75, **blue}))
    gable = [(x, z, 0.94, 1.45, {"lit": lit, "grid": (3, 2)}) for x, z, lit in ((2.2, low, 1.0), (5.6, low, 0.85), (2.2, high, 0.0), (5.6, high, 0.8))]
    gable.append((4.0, 6.23, 0.6, 0.95, {"grid": (2, 2), "lit": 0.5, "lampshade": False}))
    door_x = 5.8
    siding = siding_paint(WARM_WHITE)
    roof = asphalt(("#2d3036", "#383b41", "#43464b", "#3b3936"))
    house, hole = front_entrance(door_x, floor, DEEP_BLUE, lit=1.0, lanterns=1.3, roof=roof)
    house += gable_house(width, depth, 5.88, 36, siding, front=lower + upper, left=gable, holes=[hole], roof=roof)
    house += chimney(8.6, 3.6, 7.6, 10.13)

    # A wing for the garage, set back on the right.
    wing = gable_house(6.4, 6.0, 2.95, 36, siding, front=[], holes=[opening(3.2, 0.06, 2.86, 2.3)], base=0.1, roof=roof, drains=False)
    wing += garage_door(3.2, 0.05, 2.75, 2.25, DEEP_BLUE, lit=0.9)
    house += move(wing, (width + 0.05, 1.6, 0))
    move(house, (0, 0, 0))
    porch_light = lamp((door_x, -0.9, floor + 2.32), 16, radius=0.08)
    porch_light.data.color = WARM

    # Walk from the steps to the street, planting along the front.
    paving(door_x - 0.75, door_x + 0.75, -14, -2.15, 0.03, unit=0.25, seed=6)
    box((width + 3.3, -7, 0.0), (3.6, 17.2, 0.05), stone("concrete"), 0.01)
    for number, y in enumerate((-3.4, -5.9, -8.4, -10.9)):
        path_light(door_x + (1.05 if number % 2 else -1.05), y)
    for a, b in ((0, door_x - 1.6), (door_x + 1.6, width)):
        mulch_bed(a, b, -1.6, -0.05, seed=int(a) + 1)
    for number, x in enumerate((0.6, 2.6, 8.9, 11.0)):
        hydrangea((x, -0.85, 0), 0.62, ("white", "blue")[number % 2], number, 20)
    for number, x in enumerate((1.6, 3.4, 8.0, 9.9)):
        boxwood((x, -1.0, 0), 0.42, number)
    for x in (4.05, 7.55):
        boxwood((x, -1.35, 0), 0.5, 2)
    for number, x in enumerate((0.9, 2.1, 2.9, 8.5, 9.4, 10.4)):
        flowers((x, -1.65, 0), 0.28, "white", number, 0.25, 34)
    shrub((-0.9, -0.2, 0), 0.85, "oak", 1)
    hydrangea((-0.6, 1.8, 0), 0.7, "white", 6)
    hydrangea((-0.7, 5.2, 0), 0.7, "blue", 4)

    lawn(-12, door_x - 0.78, -17, -1.6, holes=[])
    lawn(door_x + 0.78, width + 1.5, -17, -1.6)
    lawn(-30, 0, -1.6, 16, coarse=True)
    lawn(width + 5.1, 34, -17, 10, coarse=True)
    lawn(-34, -12, -17, -1.6, coarse=True)
    lawn(0, 34, 10, 22, coarse=True)
    # A foreground to look past: a bed with grasses and white hydrangeas at the lower left.
    mulch_bed(-6.6, -2.6, -9.9, -8.2)
    for number, x in enumerate((-6.0, -4.7, -3.5)):
        hydrangea((x, -9.1, 0), 0.62, "white", number + 3, 20)
    ornamental_grass((-2.9, -8.8, 0), 0.9)

    tree((-6.5, 2.5, 0), 11, "maple", 2, fine=True)
    tree((-12, 9, 0), 12, "oak", 1)
    tree((-5, 16, 0), 14, "oak", 3)
    tree((6, 18, 0), 15, "maple", 1)
    tree((15, 15, 0), 13, "oak", 2)
    tree((21.5, 6, 0), 11, "maple", 3)
    spruce((-16, 3, 0), 13)
    spruce((25, 11, 0), 14, 2)
    tree_line(24, -45, 55, 13, evergreen=0.3)

    hills(color="#36444c", height=26)
    # Also under the house: else the glow of the horizon shines up through every gap at the ground.
    ground([(-120, -17), (120, -17), (120, 40), (-120, 40)], -0.03)

    dusk(0.5, 318)
    clouds(0.5, "#e58d70", 0.95, seed=2.0)
    # The last light of the western sky on the gable and the front.
    area((-16, -14, 9), (4, 0, 3), (10, 8), 700, (1.0, 0.72, 0.56))
    camera((-2.6, -15.2, 1.65), (4.0, 0, 3.55), 27)


@picture("guide-house", samples=28, exposure=0.1)
@at_night("guide-house", exposure=0.75)
def guide_house(night=False):
    """A yellow cape from the curb in spring, a plain sign at the walk and fresh mulch; at night its windows are lit."""
    lit = 1.0 if night else 0.0
    width, floor = 10.6, 0.4
    roof = asphalt(("#4a4641", "#585249", "#665f55", "#504a44"))
    style = {"shutters": "#2f4336", "grid": (3, 2)}
    # Windows of 31 in.: a pair of their shutters has room between two of them.
    front = [(x, floor + 0.62, 0.80, 1.5, {**style, "lit": lit * part}) for x, part in ((1.14, 1.0), (3.06, 1.1), (7.54, 0.95), (9.46, 1.0))]
    gable = [(x, floor + 0.62, 0.97, 1.5, {"grid": (3, 2), "lit": lit}) for x in (2.2, 5.2)] + [(3.7, 3.5, 0.9, 1.25, {"grid": (3, 2)})]
    door, hole = plain_entrance(5.3, floor, "#7c2b25", lit)
    house = door + gable_house(width, 7.4, 2.95, 42, siding_paint("#d8c084"), front=front, left=gable, holes=[hole],
                               roof=roof)  # fmt: skip
    house += chimney(4.7, 3.4, 5.5, 7.9, 1.0, 0.7)
    for x, part in ((2.1, 0.8), (8.5, 0.0)):
        house += dormer(x, 0.55, 3.85, siding_paint("#d8c084"), roof, lit=lit * part)
    move(house, (0, 0, 0))

    paving(4.65, 5.95, -9.56, -1.35, 0.03, unit=0.22, seed=9)
    box((5, -10.3, 0.0), (60, 1.5, 0.08), stone("concrete"), 0.01)
    box((5, -12.6, -0.08), (80, 3.0, 0.1), asphalt(("#3f4042", "#4a4b4c", "#525251")), 0)
    for a, b in ((0, 4.3), (6.3, width)):
        mulch_bed(a, b, -1.5, -0.05, seed=int(a) + 2)
    for number, x in enumerate((0.5, 2.3, 4.0, 6.7, 8.3, 10.1)):
        boxwood((x, -0.75, 0), 0.4, number)
    for number, x in enumerate((1.2, 1.75, 2.9, 3.5, 7.2, 7.7, 8.9, 9.5)):
        flowers((x, -1.15, 0), 0.22, ("yellow", "red", "white", "violet")[number % 4], number, 0.3, 34)
    sign((-0.10, -7.65))
    lawn(-9, 4.6, -9.6, -1.5)
    lawn(6.0, 18, -9.6, -1.5)
    lawn(-28, 0, -1.5, 12, coarse=True)
    lawn(width, 34, -1.5, 14, coarse=True)
    lawn(-40, -9, -9.6, -1.5, coarse=True)
    shrub((-0.7, 0.2, 0), 0.75, "spring", 1)
    tree((10.2, -3.6, 0), 6.0, "blossom", 4, fine=True)
    tree((-5.0, 3.5, 0), 9, "spring", 2)
    tree((-2.5, 13, 0), 12, "spring", 3)
    tree((9.5, 15, 0), 12, "maple", 1)
    tree((16.5, 9, 0), 11, "spring", 2)
    spruce((-9, 9, 0), 12)
    tree_line(22, -45, 50, 12, kinds=("spring", "maple"))
    if night:
        hills(color="#36444c")
        ground([(-40, -12), (40, -12), (40, 15), (-40, 15)], -0.03)
        dusk(0.5, 318)
        clouds(0.5, "#e58d70", 0.95, seed=2.0)
        # The last light of the western sky on the front and the sign.
        area((-16, -14, 9), (4, 0, 3), (10, 8), 700, (1.0, 0.72, 0.56))
    else:
        hills(color="#5d7266")
        sun_sky(32, 232, sun=4.0)
        clouds(0.55, "#fffaf2", 8, seed=9.0)
    camera((1.3, -12.9, 1.6), (4.3, 0, 2.7), 28)


def plain_entrance(x, floor, color, lit=0.0):
    """A door with sidelights without a porch: casing, two stone steps, a lantern at one side."""
    made = entrance(x, floor, color, lit=lit)
    made.append(box((x, -0.75, floor - 0.04), (2.5, 1.5, 0.08), flagstone(), 0.012))
    made += move(bricks(2.4, floor - 0.08), (x - 1.2, -1.4, 0))
    for way, turn in ((1, 90), (-1, -90)):
        made += move(bricks(1.4, floor - 0.08), (x + way * 1.2, -1.4 if way > 0 else 0, 0), turn)
    made.append(box((x, -1.62, floor / 2 - 0.03), (1.9, 0.5, 0.07), flagstone(), 0.012))
    made += move(bricks(1.8, floor / 2 - 0.06), (x - 0.9, -1.84, 0))
    made += lantern((x + 1.2, -0.015, floor + 1.55), 1.3 * lit)
    return made, entrance_hole(x, floor)


def dormer(x, y, z, siding, roof, width=1.4, height=1.45, deep=2.7, pitch=42, lit=0.0):
    """A gabled dormer with one window, its face at y and its foot (below the roof's surface) at z."""
    white = paint(TRIM, 0.4)
    slope, half = math.tan(math.radians(pitch)), width / 2
    eaves, reach, front = z + height, half + 0.13, y - 0.14
    sill = z + 0.34
    face = clapboard(width, height, siding, peak=height + half * slope, openings=[(half - 0.4, half + 0.4, sill - z, sill - z + 1.0)], seed=int(x * 10))
    made = move([face], (x - half, y, z))
    # Behind its window runs the main roof: lit, it is hidden by a drawn shade.
    made += move(window(0, 0, 0.8, 1.0, grid=(3, 2), margin=0.1, lit=lit, shade=1.0 if lit else 0, lampshade=False), (x, y, sill))
    for way in (-1, 1):
        made.append(box((x + way * (half - 0.05), y - 0.012, z + height / 2), (0.12, 0.036, height), white, 0.004))
        # The cheek runs back into the main roof, which hides what lies below it.
        cheek = clapboard(deep - 0.9, height + 0.08, siding, seed=4)
        made += move([cheek], (x + way * half, y if way > 0 else y + deep - 0.9, z), 90 * way)
        made.append(box((x + way * (half + 0.012), y + 0.05, z + height / 2), (0.03, 0.12, height), white, 0.004))
        foot = eaves - 0.13 * slope + 0.10
        made += move(roof_plane(deep, reach / math.cos(math.radians(pitch)) + 0.004, pitch, roof, seed=9), (x + way * reach, front if way > 0 else front + deep, foot), 90 * way)
        peak = foot + reach * slope
        rake = [(x, peak - 0.004), (x + way * (reach + 0.012), foot - 0.010), (x + way * (reach + 0.012), foot - 0.11), (x, peak - 0.15)]
        made.append(prism(rake, 0.05, white, origin=(0, front - 0.015, 0), bevel=0.003))
        made.append(prism(rake, 0.03, white, origin=(0, y - 0.03, -0.05), bevel=0.003))
        made.append(box((x + way * (reach + 0.004), front + deep / 2, foot - 0.05), (0.026, deep, 0.09), white, 0.003))
        made.append(box((x + way * (half + 0.05), front + deep / 2, foot - 0.095), (0.17, deep, 0.016), white, 0.002))
    made += ridge_cap((x, front, peak), deep, pitch, roof, along="y", width=0.11)
    return made


def letters(text, at, height, material, deep=0.002):
    """Words that face -y, centered at `at`; height: that of a capital. The font is Blender's own, made bolder."""
    curve = bpy.data.curves.new("letters", "FONT")
    curve.body, curve.align_x, curve.align_y = text, "CENTER", "CENTER"
    curve.size, curve.extrude, curve.offset, curve.space_character = height / 0.72, deep / 2, height * 0.035, 1.04
    curve.materials.append(material)
    item = bpy.data.objects.new("letters", curve)
    item.location, item.rotation_euler = at, (math.pi / 2, 0, 0)
    bpy.context.scene.collection.objects.link(item)
    return item


def sign(place):
    """A broker's post: from its arm hangs a board of 30 by 24 in., FOR SALE, and below it the rider for Sunday."""
    x, y = place
    white, blue, black = paint(TRIM, 0.4), paint(DEEP_BLUE, 0.35), metal("black")
    box((x, y, 0.94), (0.09, 0.09, 1.88), white, 0.006)
    lathe([(0.064, 1.88), (0.062, 1.90), (0, 1.96)], (x, y, 0), white, 4)
    box((x + 0.46, y, 1.70), (1.06, 0.07, 0.08), white, 0.006)
    middle = x + 0.51
    box((middle, y, 1.26), (0.762, 0.018, 0.61), blue, 0.004)
    for z in (1.525, 0.995):
        box((middle, y - 0.0095, z), (0.70, 0.002, 0.008), white, 0)
    for side in (-0.346, 0.346):
        box((middle + side, y - 0.0095, 1.26), (0.008, 0.002, 0.538), white, 0)
    letters("FOR", (middle, y - 0.010, 1.385), 0.165, white)
    letters("SALE", (middle, y - 0.010, 1.135), 0.165, white)
    box((middle, y, 0.83), (0.762, 0.012, 0.152), white, 0.003)
    letters("OPEN SUN. 1\u20133", (middle, y - 0.007, 0.83), 0.062, blue)
    for side in (-0.27, 0.27):
        cylinder((middle + side, y, 1.61), 0.005, 0.12, black)
        cylinder((middle + side, y, 0.93), 0.004, 0.06, black)
