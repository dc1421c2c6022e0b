"""Under the roof: skylights, sun on beds and floors, the shaft seen from below."""

import math

from kit import attic, furnishings, household, light, materials, room, shapes
from kit.picture import at_night, picture


@picture("header-skylights", samples=32, exposure=0.5)
@at_night("header-skylights", exposure=0.25)
def bedroom(night=False):
    """An attic bedroom under two skylights in the morning or by its lamp, a casement in the gable, a chair by the chest."""
    width, depth, knee, pitch = 5.0, 4.6, 0.95, 41.0
    ridge = knee + width / 2 * math.tan(math.radians(pitch))
    run = width / 2 / math.cos(math.radians(pitch))
    painted, trim = materials.paint("#e9e2d3", 0.6), materials.paint(materials.WHITE, 0.4)
    pine = materials.wood("maple", tint="#f6dcb4")
    floor = materials.planks("pine", 0.15, 2.4, "y", tint="#e3bd8a", roughness=0.4)
    shapes.box((width / 2, depth / 2, -0.05), (width, depth, 0.1), floor, bevel=0)
    west = room.wall((0, 0), (0, depth), knee, painted)
    east = room.wall((width, depth), (width, 0), knee, painted)
    lights = [room.Opening(left, 0.78, 0.72, 1.18) for left in (0.85, 2.25)]
    right = attic.slope((width, depth), (width, 0), knee, pitch, run, painted, lights, 0.14, 2)
    attic.slope((0, 0), (0, depth), knee, pitch, run, painted, (), 0.14, 3)
    for opening in lights:
        right.place(attic.skylight(0.78, 1.18, trim, pine), opening.middle, opening.bottom)
    if night:
        attic.sky_card(right, strength=0.5, color=("#5a78b8", "#2c4a94"), clouds="#7c86be")
    else:
        attic.sky_card(right, strength=1.1)
    shapes.box((width / 2, depth / 2, ridge - 0.05), (0.16, depth, 0.12), pine, 0.006)
    # The gable: horizontal pine boards and the way out, a casement of 30 by 46 in. with its sill 37 in. up.
    # It stands open; the floor before it is free.
    escape = attic.ESCAPE
    gable = _gable(width, depth, knee, pitch, painted, escape)
    gable.place(attic.boards(width, ridge, (escape,), pine, 0.14, seed=5, under=(knee, pitch)), 0, 0, 0.019)
    unit = room.window_unit(escape.width, escape.height, trim, "casement", (2, 3), depth=0.134, hardware=materials.metal("nickel"), swing=24)
    gable.place(unit, escape.middle, escape.bottom, 0.019)
    room.backdrop((1.4, depth + 5, 1.9), 12, 7, strength=1.4, night=night, kind="hedge")
    room.wall((width, 0), (0, 0), ridge + 0.1, painted, [room.Opening(1.8, 1.4, 0.7, 1.5)])
    room.trim([west, east], trim, crown=None)

    shapes.move(attic.bed(materials.wood("oak"), materials.fabric("#f0eadd", weave=800), materials.fabric("#8496a3", weave=700), "#b0663f", pillows=("#efe9dc", "#efe9dc", "#31486b", "#c77b45")), (3.30, depth - 1.16, 0))
    shapes.move(furnishings.rug(2.5, 1.7, "#7f4a3a", "#d9cbb0", "#31486b"), (2.75, 1.55, 0), 1)
    _nightstand((4.43, depth - 0.28, 0), materials.wood("walnut"), 22 if night else 4)
    household.plant("bush", 0.85, at=(1.02, depth - 0.34, 0), seed=4)
    # Left: a low chest under the slope, kept quiet.
    oak = materials.wood("oak")
    shapes.box((0.36, depth - 1.45, 0.26), (0.44, 1.15, 0.46), oak, 0.006)
    shapes.box((0.36, depth - 1.45, 0.505), (0.48, 1.20, 0.03), oak, 0.006)
    for step in range(2):
        shapes.box((0.583, depth - 1.73 + 0.56 * step, 0.27), (0.012, 0.53, 0.36), oak, 0.003)
        shapes.cylinder((0.60, depth - 1.73 + 0.56 * step, 0.30), 0.013, 0.024, materials.metal("brass"), "x")
    shapes.move(furnishings.stack(3, 6, width=0.28, depth=0.20), (0.50, depth - 1.65, 0.52), 80)
    household.basket(0.20, 0.30, at=(0.45, depth - 0.45, 0))
    art = furnishings.framed(0.62, 0.46, materials.metal("brass", 0.35), furnishings.landscape(41), 0.022, materials.paper(), 0.06)
    gable.place(art, 3.30, 1.38, 0.020)

    # Things of daily life: a chair under the left slope, a plant, a jug and a mug on the chest.
    household.chair(materials.wood("walnut"), at=(1.12, 2.35, 0), turn=118)
    household.plant("fern", 0.8, at=(0.40, depth - 1.12, 0.522), seed=5)
    household.vessel("jug", 0.24, materials.ceramic("#b9714d", 0.3), at=(0.36, depth - 1.95, 0.522))
    shapes.move(furnishings.mug(materials.ceramic("#ece4d3", 0.3, 0.5), materials.paint("#3a2416", 0.1)), (0.50, depth - 1.34, 0.5215), 40)

    if night:
        light.dusk_outside()
    else:
        light.sun_sky(44, 97, sun=24, inside=True)
    for opening in lights:
        light.area(right.point(opening.middle, opening.bottom + 0.6, -0.10), right.point(opening.middle, 0.9, 2.0), (0.7, 1.1), 14 if night else 16, light.BLUE_HOUR if night else (0.88, 0.94, 1.0))
    light.area((2.4, 0.2, 1.9), (2.4, 4, 0.8), (2.4, 1.2), 14 if night else 30, light.LAMPLIGHT if night else (1.0, 0.96, 0.9))
    light.camera((0.98, 0.14, 1.40), (2.50, depth, 1.02), lens=24)


def _nightstand(place, wood, watts):
    """A small table with a lamp, a book and a glass of water."""
    made = [shapes.box((0, 0, 0.54), (0.44, 0.38, 0.026), wood, 0.005), shapes.box((0, 0, 0.44), (0.40, 0.34, 0.17), wood, 0.004)]
    for x in (-0.18, 0.18):
        for y in (-0.15, 0.15):
            made.append(shapes.box((x, y, 0.18), (0.034, 0.034, 0.36), wood, 0.003))
    made.append(shapes.cylinder((0, -0.182, 0.44), 0.012, 0.024, materials.metal("brass"), "y"))
    made += shapes.move(furnishings.table_lamp(0.46, materials.ceramic("#5a7888", 0.25), watts=watts), (0.06, 0.04, 0.553))
    made += shapes.move(furnishings.stack(2, 9, width=0.20, depth=0.14), (-0.11, -0.08, 0.553), 12)
    return shapes.move(made, place)


@picture("hero-attic-skylights", width=1920, height=1080, samples=32, exposure=0.3)
def studio():
    """An attic studio with a row of skylights over a long desk; the sun's patches on a plank floor."""
    width, depth, knee, pitch = 5.6, 8.4, 1.0, 42.0
    ridge = knee + width / 2 * math.tan(math.radians(pitch))
    run = width / 2 / math.cos(math.radians(pitch))
    white, trim = materials.paint("#ece5d6", 0.8), materials.paint(materials.WHITE, 0.4)
    pine = materials.wood("maple", tint="#faeacc")
    floor = materials.planks("oak", 0.17, 2.6, "y", tint="#cfa678", roughness=0.36)
    shapes.box((width / 2, depth / 2, -0.05), (width, depth, 0.1), floor, bevel=0)
    west = room.wall((0, 0), (0, depth), knee, white)
    east = room.wall((width, depth), (width, 0), knee, white)
    lights = [room.Opening(0.75 + 1.45 * step, 0.94, 0.62, 1.40) for step in range(5)]
    right = attic.slope((width, depth), (width, 0), knee, pitch, run, pine, lights, 0.14, 2)
    attic.slope((0, 0), (0, depth), knee, pitch, run, pine, (), 0.14, 3)
    for opening in lights:
        right.place(attic.skylight(0.94, 1.40, trim, materials.wood("pine"), trim), opening.middle, opening.bottom)
    attic.sky_card(right, strength=1.15, size=34)
    beam = materials.wood("oak", tint="#b98d5f")
    shapes.box((width / 2, depth / 2, ridge - 0.10), (0.14, depth, 0.22), beam, 0.008)
    # Collar ties across, 8 ft above the floor, on the rafters that run whole between two skylights.
    for y in (depth - lights[0].left + 0.255 - 1.45 * step for step in (1, 3)):
        tie = 2.42
        half = (ridge - tie) / math.tan(math.radians(pitch))
        shapes.box((width / 2, y, tie), (2 * half + 0.25, 0.09, 0.19), beam, 0.008)
    gable = _gable(width, depth, knee, pitch, white, room.Opening(width / 2 - 0.62, 1.24, 0.95, 1.55))
    gable.place(room.window_unit(1.24, 1.55, trim, lights=(2, 2)), width / 2, 0.95)
    outside = room.backdrop((width / 2, depth + 5, 2.0), 12, 7, strength=1.5, horizon=0.25)
    for corner in outside.data.vertices:
        # No wider than the gable's window shows of it: the skylights see the sky beside it.
        corner.co.x = max(-0.3, min(corner.co.x, 2.3))
    room.wall((width, 0), (0, 0), ridge + 0.1, white, [room.Opening(2.0, 1.6, 0.7, 1.6)])
    room.trim([west, east, gable], trim, crown=None)

    # The desk along the right knee wall: an oak plank on trestles, a drawing board, a stool.
    oak = materials.wood("oak")
    desk_y = 4.6
    for step in range(4):
        shapes.box((width - 0.24 - 0.20 * step, desk_y, 0.735), (0.199, 3.2, 0.034), oak, 0.003)
    for y in (desk_y - 1.25, desk_y + 1.25):
        for x in (width - 0.78, width - 0.26):
            for lean in (-1, 1):
                shapes.tube([(x, y + lean * 0.04, 0.70), (x, y + lean * 0.20, 0.0)], 0.018, oak)
        shapes.box((width - 0.52, y, 0.695), (0.66, 0.07, 0.045), oak, 0.004)
    level = 0.752
    # A drawing board on two wedges, low at the stool.
    for y in (desk_y - 0.93, desk_y - 0.19):
        shapes.prism([(width - 0.82, level), (width - 0.28, level), (width - 0.28, level + 0.088), (width - 0.82, level + 0.003)], 0.02, oak, origin=(0, y, 0), bevel=0)
    board = shapes.box((width - 0.55, desk_y - 0.55, level + 0.055), (0.56, 0.80, 0.018), materials.wood("maple"), 0.002, (0, -9, 0))
    board.name = "drawing board"
    sheet = shapes.box((width - 0.553, desk_y - 0.55, level + 0.0655), (0.46, 0.66, 0.0012), materials.paper("#e8ecef"), 0, (0, -9, 2))
    sheet.name = "drawing"
    _desk_lamp((width - 0.30, desk_y + 0.25, level))
    shapes.move(furnishings.stack(4, 14, width=0.30, depth=0.22), (width - 0.62, desk_y + 0.62, level), 74)
    shapes.move(furnishings.mug(materials.ceramic("#b5623f", 0.35, 0.4), materials.paint("#3a2416", 0.1)), (width - 0.74, desk_y + 0.12, level), 200)
    pot = shapes.lathe([(0, 0), (0.038, 0), (0.040, 0.10), (0.038, 0.10), (0.036, 0.01), (0, 0.01)], (width - 0.36, desk_y + 0.98, level), materials.ceramic("#34507a", 0.3))
    pot.name = "pencil pot"
    for step in range(6):
        angle = step * 1.05
        shapes.tube([(width - 0.36, desk_y + 0.98, level + 0.02), (width - 0.36 + 0.045 * math.cos(angle), desk_y + 0.98 + 0.045 * math.sin(angle), level + 0.19)], 0.0042, materials.wood("oak", axis="z"))
    household.plant("trailing", 0.9, at=(width - 0.30, desk_y - 1.28, level), seed=6)
    household.stool(materials.wood("walnut"), 0.50, at=(width - 1.22, desk_y - 0.50, 0))
    # Books on a low case along the left knee wall; an easel, a chair, plants.
    for z in (0.03, 0.38, 0.73):
        shapes.box((0.18, 5.0, z), (0.32, 3.6, 0.028), oak, 0.003)
    for step in range(5):
        shapes.box((0.18, 3.21 + step * 0.895, 0.38), (0.31, 0.026, 0.70), oak, 0.003)
    for step in range(4):
        for z in (0.045, 0.395):
            west.place(furnishings.books(0.84, 0.29, 0.20, 20 + step * 2 + int(z * 3), fill=0.7 + 0.08 * step), 3.235 + step * 0.895, z, 0.10)
    household.plant("olive", 1.0, at=(0.65, 7.55, 0), seed=3)
    household.plant("fern", 1.1, at=(0.20, 3.55, 0.745), seed=2)
    shapes.move(furnishings.vase(0.26, materials.ceramic("#ddd2bd", 0.4, 0.5), "belly"), (0.20, 4.2, 0.745))
    art = furnishings.framed(0.50, 0.40, oak, furnishings.landscape(52), 0.02, materials.paper(), 0.05)
    for item in art:
        item.rotation_euler.x -= math.radians(7)
    west.place(art, 5.3, 0.745, 0.09)
    shapes.move(furnishings.rug(2.2, 3.0, "#8d5140", "#dccfb4", "#31486b"), (2.55, 3.9, 0), 1)
    shapes.move(furnishings.armchair(materials.fabric("#3b5478"), materials.wood("walnut"), 0.80, 0.84), (1.75, 5.55, 0), 28)
    pillow = furnishings.upright(furnishings.cushion(0.42, 0.14, materials.fabric("#d9a765", weave=420), 2), 20)
    shapes.move([pillow], (1.72, 5.60, 0.70), 28)
    _easel((3.35, 7.2, 0), materials.wood("pine"))
    household.plant("bush", 1.1, at=(4.85, 7.75, 0), seed=8)
    household.basket(0.22, 0.30, at=(0.62, 2.55, 0))

    light.sun_sky(49, 108, sun=21, inside=True)
    for opening in lights:
        light.area(right.point(opening.middle, opening.bottom + 0.7, -0.10), right.point(opening.middle, 0.9, 2.2), (0.85, 1.3), 12, (0.88, 0.94, 1.0))
    light.area((2.8, 0.2, 2.0), (2.6, 5, 0.8), (3.0, 1.4), 45, (1.0, 0.96, 0.9))
    light.camera((1.20, 0.25, 1.44), (2.86, depth, 1.40), lens=23)


def _gable(width, depth, knee, pitch, material, window):
    """The far wall under both slopes, around its window: a whole wall would stand above the roof, in the skylights."""
    def under(x):
        return knee + min(x, width - x) * math.tan(math.radians(pitch)) + 0.02

    left, right, top = window.left, window.left + window.width, window.bottom + window.height
    for outline in (
        [(0, 0), (left, 0), (left, under(left)), (0, under(0))],
        [(right, 0), (width, 0), (width, under(width)), (right, under(right))],
        [(left, 0), (right, 0), (right, window.bottom), (left, window.bottom)],
        [(left, top), (right, top), (right, under(right)), (width / 2, under(width / 2)), (left, under(left))],
    ):
        shapes.prism(outline, room.WALL, material, origin=(0, depth, 0), bevel=0)
    return room.Wall((0, depth), (width, depth), under(width / 2), (window,))


def _desk_lamp(place):
    """A jointed lamp in deep blue with a brass foot."""
    blue, brass = materials.paint(materials.DEEP_BLUE, 0.3), materials.metal("brass")
    made = [
        shapes.cylinder((0, 0, 0.010), 0.085, 0.020, brass, bevel=0.005),
        shapes.tube([(0, 0, 0.02), (0.05, 0, 0.30)], 0.007, brass),
        shapes.tube([(0.05, 0, 0.30), (-0.16, 0, 0.50)], 0.007, brass),
        shapes.cylinder((0.05, 0, 0.30), 0.013, 0.026, brass, "y"),
    ]
    shade = shapes.lathe([(0.075, 0), (0.060, 0.045), (0.025, 0.090), (0.020, 0.105), (0, 0.105), (0, 0.100), (0.018, 0.098), (0.057, 0.043), (0.072, 0)], (-0.19, 0, 0.415), blue)
    shade.rotation_euler = (0, math.radians(14), 0)
    return shapes.move([*made, shade], place)


def _easel(place, wood):
    """A studio easel with a painting in progress, facing -y."""
    made = []
    for x in (-0.34, 0.34):
        made.append(shapes.tube([(x, -0.10, 0.0), (x * 0.25, 0.02, 1.75)], 0.016, wood))
    made.append(shapes.tube([(0, 0.55, 0.0), (0, 0.03, 1.70)], 0.016, wood))
    made.append(shapes.box((0, -0.09, 0.72), (0.66, 0.06, 0.03), wood, 0.004))
    canvas = shapes.box((0, -0.045, 1.06), (0.78, 0.022, 0.62), furnishings.landscape(60), 0.003, (-5, 0, 0))
    return shapes.move([*made, canvas], place, -14)
