"""The parent carpentry company's shop."""

import math

from kit import shop
from kit import site_props as tools
from kit.garden import boxwood, ground, hills, hydrangea, lawn, ornamental_grass, shrub, spruce, tree, tree_line
from kit.house import gable_house
from kit.light import WARM, camera, dusk, lamp
from kit.materials import BARN_RED, DEEP_BLUE, fabric, metal, paint, wood
from kit.outside import TRIM, board_and_batten, siding_paint
from kit.picture import picture
from kit.shapes import box, cylinder, lathe, move, prism, solid, tube
from kit.sky import clouds
from kit.yard import mug


def barn_door(x, z, width, height, color):
    """A sliding barn door hung in front of the wall's frame: boards, Z-braces, black hangers."""
    skin, white, made = paint(color, 0.5), paint(TRIM, 0.45), []
    count = round(width / 0.15)
    for number in range(count):
        middle = x - width / 2 + (number + 0.5) * width / count
        made.append(box((middle, -0.09, z + height / 2), (width / count - 0.004, 0.03, height), skin, 0.003))
    for level in (0.09, height / 2, height - 0.09):
        made.append(box((x, -0.115, z + level), (width, 0.022, 0.17), white, 0.004))
    for way in (-1, 1):
        made.append(box((x + way * (width / 2 - 0.085), -0.115, z + height / 2), (0.17, 0.0225, height), white, 0.004))
        made.append(box((x + way * width * 0.3, -0.14, z + height + 0.1), (0.06, 0.012, 0.5), metal("black"), 0.004))
        made.append(cylinder((x + way * width * 0.3, -0.135, z + height + 0.33), 0.065, 0.03, metal("black"), axis="y"))
    return made


def bench(length=2.6):
    """A joiner's bench with a vise, facing -y."""
    oak, pine = wood("oak"), wood("pine")
    made = [box((0, 0, 0.86), (length, 0.7, 0.09), oak, 0.006), box((0, 0, 0.22), (length - 0.3, 0.5, 0.03), pine)]
    for x in (-1, 1):
        for y in (-1, 1):
            made.append(box((x * (length / 2 - 0.16), y * 0.26, 0.41), (0.11, 0.11, 0.82), oak, 0.005))
    # Apron, and in front of it a face vise open by 2 in.: jaw, two guide rods, the screw with its hub and sliding bar.
    made.append(box((0, -0.335, 0.77), (length - 0.43, 0.03, 0.09), oak, 0.003))
    x, z, steel = -length / 2 + 0.5, 0.80, metal("steel")
    made.append(box((x, -0.43, 0.805), (0.42, 0.055, 0.2), wood("maple"), 0.008))
    for side in (-0.13, 0.13):
        made.append(cylinder((x + side, -0.39, z - 0.01), 0.011, 0.16, steel, axis="y"))
    made.append(cylinder((x, -0.42, z), 0.014, 0.24, steel, axis="y"))
    made.append(cylinder((x, -0.50, z), 0.026, 0.07, metal("iron"), axis="y", bevel=0.006))
    bar = cylinder((x, -0.515, z - 0.02), 0.009, 0.30, wood("maple"), axis="z")
    bar.rotation_euler = (0, math.radians(16), 0)
    made.append(bar)
    return made


def lumber(x, y, z, rows, layers, length, kind="pine", width=0.14, thick=0.038, turn=0.0):
    """A stack of boards along x with stickers between the layers, its middle at x, y, its foot at z."""
    material, made = wood(kind), []
    for layer in range(layers):
        level = layer * (thick + 0.019)
        for place in (-0.42, 0.0, 0.42):
            made.append(box((place * length, 0, level + 0.0095), (0.04, rows * (width + 0.006), 0.019), wood("pine"), 0.001))
        for row in range(rows):
            shift = 0.03 * ((row * 7 + layer * 5) % 5 - 2)
            made.append(box((shift, (row - (rows - 1) / 2) * (width + 0.006), level + 0.019 + thick / 2), (length, width, thick), material, 0.003))
    return move(made, (x, y, z), turn)


@picture("banner-parent", samples=40, exposure=0.85)
def banner_parent():
    """A board-and-batten barn workshop at dusk: doors slid open, lamps over the benches, lumber outside."""
    width, depth, height = 10.5, 9.0, 4.1

    def slab(length, high):
        """The wall's foot: bare concrete."""
        return [box((length / 2, 0.06, high / 2), (length, 0.1, high), paint("#8d877b", 0.9), 0.006)]

    # The gable end is the front, so the house is made with it to its left and then turned.
    loft = (width / 2, 5.0, 1.3, 1.4, {"lit": 0.8, "grid": (4, 4), "kind": "fixed", "curtains": False, "lampshade": False})
    barn = gable_house(depth, width, height, 40, siding_paint(BARN_RED), left=[loft], left_holes=[(3.15, 7.35, 0.0, 3.3)],
                       cover=board_and_batten, base=0.06, foundation=slab, drains=False)  # fmt: skip
    move(barn, (width, 0, 0), 90)
    barn_door(1.9, 0.1, 2.15, 3.3, "#33473f")
    barn_door(width - 1.9, 0.1, 2.15, 3.3, "#33473f")
    box((width / 2, -0.11, 3.68), (9.2, 0.014, 0.05), metal("black"), 0.003)
    # A stop at either end of the track and one where the doors meet; guides at their feet.
    for x in (0.72, width / 2, width - 0.72):
        box((x, -0.125, 3.70), (0.05, 0.06, 0.13), metal("black"), 0.005)
    for x in (2.86, width - 2.86):
        box((x, -0.19, 0.035), (0.12, 0.16, 0.07), metal("black"), 0.005)
    white = paint(TRIM, 0.45)
    for x in (3.08, 7.42):
        box((x, -0.03, 1.68), (0.14, 0.06, 3.3), white, 0.005)
    box((width / 2, -0.03, 3.37), (4.6, 0.06, 0.16), white, 0.005)
    for x in (0.95, width - 0.95):
        gooseneck(x, 4.5)

    shop_floor(width, depth)
    lumber(-2.4, 1.6, 0.12, 5, 7, 3.6, "pine", turn=78)
    lumber(8.7, -1.5, 0.12, 4, 5, 2.6, "whiteoak", turn=3)
    for x in (7.9, 9.5):
        box((x, -1.5, 0.06), (0.1, 0.75, 0.12), wood("weathered"), 0.004)
    lumber(2.35, -1.75, 0.5, 3, 2, 2.2, "cedar", turn=-4)
    for x in (1.7, 3.0):
        horse(x, -1.75)
    # Somebody sat here for lunch: a pail, a mug, a jacket over the boards.
    tools.softbox((2.1, -1.8, 0.71), (0.26, 0.16, 0.17), paint("#39516a", 0.4), 0.03)
    tube([(2.02, -1.8, 0.79), (2.04, -1.8, 0.85), (2.16, -1.8, 0.85), (2.18, -1.8, 0.79)], 0.006, metal("steel"), smooth=True)
    mug((2.45, -1.82, 0.62), "#e7e2d6", 60)
    tools.place(tools.bucket(), (7.75, -0.6, 0.0), (0, 0, 20))

    ground([(-8, -14), (20, -14), (20, 0.2), (-8, 0.2)], 0.0, "gravel")
    ground([(-30, -14), (40, -14), (40, 15), (-30, 15)], -0.03)
    lawn(-30, -8, -14, 12, coarse=True)
    lawn(20, 40, -14, 12, coarse=True)
    lawn(-8, 0, 0.2, 12, coarse=True)
    lawn(width, 20, 0.2, 12, coarse=True)
    hydrangea((-0.7, 0.4, 0), 0.7, "white", 2)
    ornamental_grass((11.3, -0.2, 0), 1.2)
    shrub((12.2, 0.5, 0), 0.9, "oak", 1)
    boxwood((-1.7, 0.3, 0), 0.5, 1)
    tree((-5, 6, 0), 11, "maple", 2, fine=True)
    tree((15, 7, 0), 12, "oak", 1, fine=True)
    tree((20, 2, 0), 10, "maple", 3, fine=True)
    spruce((-10, 9, 0), 13)
    spruce((17, 15, 0), 15, 2)
    tree_line(22, -45, 55, 13, evergreen=0.3)
    hills(color="#3a4850")
    dusk(0.62, 300)
    clouds(0.5, "#e58d70", 0.95, seed=7.0)
    camera((3.55, -6.9, 1.55), (5.15, 0, 2.02), 27)


def bar_clamp(start, end, reach=0.11):
    """A bar clamp that presses from `start` to `end` (two points on a line along x or z), its bar `reach` in front (-y)."""
    steel, red, ash = metal("galvanized"), paint("#a5301f", 0.35), wood("maple")
    (x0, y, z0), (x1, _, z1) = start, end
    flat = abs(x1 - x0) > abs(z1 - z0)
    bar = y - reach
    middle, long = ((x0 + x1) / 2, (z0 + z1) / 2), max(abs(x1 - x0), abs(z1 - z0)) + 0.34
    made = [box((middle[0] + (0.09 if flat else 0), bar, middle[1] + (0 if flat else 0.09)), (long, 0.010, 0.028) if flat else (0.028, 0.010, long), steel, 0.001)]
    for (x, z), side in (((x0, z0), -1), ((x1, z1), 1)):
        at = (x + side * 0.014, y - reach / 2, z) if flat else (x, y - reach / 2, z + side * 0.014)
        made.append(box(at, (0.026, reach + 0.02, 0.034) if flat else (0.034, reach + 0.02, 0.026), red, 0.004))
    grip = (x1 + 0.13, y - 0.01, z1) if flat else (x1, y - 0.01, z1 + 0.13)
    axis = "x" if flat else "z"
    made.append(cylinder((grip[0] - (0.06 if flat else 0), grip[1], grip[2] - (0 if flat else 0.06)), 0.008, 0.14, steel, axis=axis))
    made.append(cylinder(grip, 0.018, 0.11, ash, axis=axis, bevel=0.006))
    return made


def _in_clamps():
    """The bench in front: a cabinet of white oak glued up in bar clamps, and what the person who did it left around it."""
    oak, maple = wood("whiteoak"), wood("maple")
    x, y, top = 5.25, 2.35, 0.966
    move(bench(2.7), (x, y, 0.06), 0)
    # A wall cabinet, 33 by 30 in. and 13 deep, lying on its back would hide its joints: it stands, its front towards us.
    wide, tall, deep, thick = 0.84, 0.76, 0.32, 0.019
    front = y - 0.16
    for side in (-1, 1):
        box((x + side * (wide - thick) / 2, y, top + tall / 2), (thick, deep, tall), oak, 0.001)
    for z in (0.012, tall / 2, tall - 0.012):
        box((x, y, top + z), (wide - 2 * thick, deep, thick), oak, 0.001)
    box((x, y + deep / 2, top + tall / 2), (wide, 0.006, tall), wood("plywood"), 0)
    # The face frame, just glued.
    for side in (-1, 1):
        box((x + side * (wide / 2 - 0.022), front - 0.010, top + tall / 2), (0.044, 0.020, tall), oak, 0.001)
    for z in (0.022, tall - 0.022):
        box((x, front - 0.010, top + z), (wide - 0.088, 0.020, 0.044), oak, 0.001)
    for z in (0.10, tall / 2, tall - 0.10):
        bar_clamp((x - wide / 2, front - 0.02, top + z), (x + wide / 2, front - 0.02, top + z), 0.07)
    for side in (-0.24, 0.24):
        bar_clamp((x + side, front + 0.10, top + 0.0), (x + side, front + 0.10, top + tall), 0.16)
    # Glue with its brush, square, mallet, plane and its shavings, a mug, a pencil behind nobody's ear.
    cylinder((x - 0.72, y - 0.10, top + 0.07), 0.035, 0.14, paint("#d9c25a", 0.4))
    tools.place(shop.try_square(), (x + 0.70, y - 0.16, top + 0.001), (0, 0, 30))
    tools.place(shop.mallet(), (x - 1.02, y - 0.10, top + 0.001), (0, 0, 20))
    tools.place(shop.smoothing_plane(), (x + 0.98, y - 0.12, top + 0.001), (0, 0, 160))
    move(shop.shavings(14, (0.22, 0.12), "pine", 4, 0.9, 0.0), (x + 0.95, y - 0.28, top + 0.001))
    move(shop.shavings(26, (0.5, 0.25), "pine", 9, 1.2, 0.0), (x + 0.9, y - 0.62, 0.061))
    mug((x - 0.52, y - 0.18, top), "#cfd6da", 200)
    # A stool, pushed back; an apron and a cap on pegs by the door's post; the broom and its heap.
    for k in range(3):
        a = k * 2.094 + 0.4
        tube([(x - 0.75 + 0.13 * math.cos(a), y - 0.85 + 0.13 * math.sin(a), 0.62), (x - 0.75 + 0.22 * math.cos(a), y - 0.85 + 0.22 * math.sin(a), 0.06)], 0.016, maple)
    cylinder((x - 0.75, y - 0.85, 0.64), 0.17, 0.035, maple, bevel=0.01)
    apron = fabric("#3f5168", 420)
    points, faces = [], []
    for i in range(25):
        for j in range(31):
            u, v = i / 24 * 2 - 1, j / 30
            half = 0.06 + 0.20 * min(1, v * 1.7)
            points.append((2.72 + u * half * 0.9, 8.80 - 0.05 - 0.03 * math.cos(u * 6) * v - 0.05 * v, 1.85 - 0.95 * v))
    for i in range(24):
        for j in range(30):
            a = i * 31 + j
            faces.append((a, a + 1, a + 32, a + 31))
    item = solid(points, faces, apron, 180)
    item.location = (0.85, -0.2, 0)
    # The broom leans on the bench's end, its bristles on the floor.
    tube([(7.02, 2.2, 0.21), (6.56, 2.2, 1.42)], 0.013, maple)
    tools.place([prism([(-0.055, 0.11), (0.055, 0.11), (0.15, -0.13), (-0.15, -0.13)], 0.05, paint("#a8853f", 0.9), origin=(0, -0.025, 0), bevel=0.01)], (7.055, 2.2, 0.185), (0, -20.8, 0))
    lathe([(0.24, 0.0), (0.14, 0.035), (0.05, 0.065), (0, 0.07)], (6.85, 1.55, 0.06), paint("#c9a677", 0.95), 40)
    glow = lamp((x - 0.3, y - 0.9, 2.75), 40, radius=0.07)
    glow.data.color = WARM
    lathe([(0.2, -0.16), (0.17, -0.1), (0.05, -0.06), (0.02, 0.0)], (x - 0.3, y - 0.9, 2.95), paint("#33473f", 0.4), 32)
    cylinder((x - 0.3, y - 0.9, 3.42), 0.006, 0.95, metal("black"))


def gooseneck(x, z):
    """A barn lamp on a bent arm over the doors, lit."""
    skin = metal("black")
    tube([(x, 0, z), (x, -0.25, z + 0.14), (x, -0.55, z + 0.1), (x, -0.62, z - 0.08)], 0.014, skin, smooth=True)
    lathe([(0.2, -0.2), (0.17, -0.12), (0.06, -0.08), (0.045, 0.0), (0.0, 0.01)], (x, -0.62, z - 0.05), skin, 36)
    lathe([(0.19, -0.199), (0.16, -0.125), (0.0, -0.1)], (x, -0.62, z - 0.05), paint("#efe9da", 0.5), 36)
    light = lamp((x, -0.62, z - 0.22), 22, radius=0.05)
    light.data.color = WARM


def horse(x, y):
    """A sawhorse across the picture, 20 in. high."""
    pine = wood("pine")
    box((x, y, 0.455), (0.09, 0.9, 0.09), pine, 0.004)
    for way in (-1, 1):
        for lean in (-1, 1):
            box((x + lean * 0.1, y + way * 0.36, 0.22), (0.035, 0.08, 0.47), pine, 0.003, (0, -lean * 18, 0))


def shop_floor(width, depth):
    """The inside as far as the doors show it: floor, back wall with racks, benches, lamps, work in progress."""
    pine = wood("pine")
    box((width / 2, depth / 2, 0.03), (width - 0.2, depth - 0.2, 0.06), paint("#8a7a63", 0.7), 0)
    box((width / 2, depth - 0.15, 2.2), (width - 0.2, 0.1, 4.4), wood("plywood", axis="z"), 0)
    for x in (0.15, width - 0.15):
        box((x, depth / 2, 2.2), (0.1, depth - 0.2, 4.4), wood("plywood", axis="z"), 0)
    for number in range(7):
        box((width / 2, 0.7 + number * 1.25, 3.95), (width - 0.3, 0.09, 0.24), pine, 0.005)
    box((width / 2, depth / 2, 4.12), (width - 0.2, depth - 0.2, 0.05), wood("plywood", axis="x"), 0)
    # Racks on the back wall.
    for level, z in enumerate((1.3, 1.9, 2.5, 3.1)):
        for x in (3.4, 5.2, 7.0):
            box((x, depth - 0.5, z - 0.03), (0.06, 0.6, 0.06), metal("black"), 0.004)
        for row in range(4):
            box((5.2 + 0.07 * ((row * 3 + level) % 4), depth - 0.28 - row * 0.13, z + 0.02), (4.0 + 0.25 * ((row + level) % 3), 0.11, 0.035), wood(("pine", "oak", "walnut", "cedar")[(row + level) % 4]), 0.003)
    move(bench(2.8), (5.0, 5.6, 0.06), 0)
    move(bench(2.4), (7.9, 6.6, 0.06), 90)
    move(bench(2.4), (2.4, 6.2, 0.06), 90)
    _in_clamps()
    # On the far bench: a paneled door being glued up, a box of tools.
    for x in (-0.42, 0.42):
        box((5.0 + x, 5.55, 1.0), (0.11, 0.55, 0.035), wood("oak"), 0.003)
    for y in (-0.22, 0.0, 0.22):
        box((5.0, 5.55 + y, 1.0), (0.75, 0.1, 0.034), wood("oak"), 0.003)
    tools.place(tools.toolbox(DEEP_BLUE), (5.95, 5.6, 0.97), (0, 0, 12))
    tools.place(tools.drill(), (4.1, 5.5, 0.97), (0, 0, 40))
    tools.place(tools.step_ladder(), (3.55, 4.4, 0.06), (0, 0, -30))
    # Windows in the making lean at the right.
    for number in range(3):
        tilted = [box((0, 0, 0.75), (0.9, 0.04, 0.07), pine, 0.003), box((0, 0, 0.04), (0.9, 0.04, 0.08), pine, 0.003), box((0, 0, 1.46), (0.9, 0.04, 0.07), pine, 0.003)]
        tilted += [box((way * 0.42, 0, 0.75), (0.07, 0.041, 1.5), pine, 0.003) for way in (-1, 0, 1)]
        move(tilted, (6.9, 3.0 + number * 0.12, 0.07), -14)
    for x in (3.7, 6.8):
        for y in (2.2, 5.2):
            lathe([(0.2, -0.16), (0.17, -0.1), (0.05, -0.06), (0.02, 0.0)], (x, y, 3.5), paint("#33473f", 0.4), 32)
            cylinder((x, y, 3.75), 0.006, 0.5, metal("black"))
            light = lamp((x, y, 3.3), 75, radius=0.07)
            light.data.color = WARM
