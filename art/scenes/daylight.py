"""Windows and skylights as the subject: the bay, the shaft seen from below, a sash close by."""

import math

from kit import attic, furnishings, household, light, materials, millwork, room, shapes, site_props
from kit.picture import at_night, picture


@picture("hero-bay-window", width=1920, height=1080, samples=32, exposure=0.3)
def bay_window():
    """A three-sided bay in the morning sun: bench with cushions, a tea table, the garden beyond."""
    width, depth, height = 6.4, 4.2, 2.62
    wall, trim = materials.paint("#dccdb0", 0.85), materials.paint(materials.WHITE, 0.35)
    oak, brass = materials.wood("oak"), materials.metal("brass")
    left, right, out, head = 1.75, 4.95, 0.82, 2.34
    floor = materials.planks("oak", 0.127, 1.7, "x", tint="#c99b6b", roughness=0.3)
    walls = room.room(
        width, depth, height, wall, floor, materials.paint(materials.WHITE, 0.9),
        {"north": [room.Opening(left, right - left, 0, head)], "east": [room.Opening(0.8, 1.4, 0.6, 1.7)]}, thickness=0.12,
    )
    walls["east"].place(room.window_unit(1.4, 1.7, trim, depth=0.12), 1.5, 0.6)
    back = depth + out
    slant = out * math.sqrt(2)
    sill, tall = 0.60, 1.62
    corners = [(left, depth + 0.02), (left + out, back), (right - out, back), (right, depth + 0.02)]
    front = right - left - 2 * out
    sides = (
        room.wall(corners[0], corners[1], head, trim, [room.Opening((slant - 0.78) / 2, 0.78, sill, tall)], 0.14),
        room.wall(corners[1], corners[2], head, trim, [room.Opening(0.07, front - 0.14, sill, tall)], 0.14),
        room.wall(corners[2], corners[3], head, trim, [room.Opening((slant - 0.78) / 2, 0.78, sill, tall)], 0.14),
    )
    narrow = ((0, 0), (0.012, 0), (0.014, 0.004), (0.014, 0.040), (0, 0.040))
    for side in (sides[0], sides[2]):
        side.place(room.window_unit(0.78, tall, trim, lights=(2, 2), casing=narrow, depth=0.14, hardware=brass, stool=oak), slant / 2, sill)
    # The middle: one wide fixed sash.
    middle = room.window_unit(front - 0.14, tall, trim, kind="casement", lights=(3, 3), casing=narrow, depth=0.14, stool=oak)
    sides[1].place(middle, front / 2, sill)
    # A finger's breadth lower than the opening, so that the two never lie in one plane.
    soffit = [(left, depth + 0.003), *corners[1:3], (right, depth + 0.003)]
    shapes.prism(soffit, 0.05, trim, plane="xy", origin=(0, 0, head - 0.012), bevel=0)
    for x in corners[1], corners[2]:
        shapes.cylinder((x[0], x[1] - 0.01, head / 2), 0.022, head, trim)
    walls["north"].place(room.mitred(right - left, head, room.BANDED_CASING, trim), (left + right) / 2)
    room.trim(walls.values(), trim)
    room.backdrop((3.3, back + 6.0, 2.2), 22, 10, strength=1.3, horizon=0.20, kind="hedge")
    for x, turn in ((-2.6, 108), (9.4, 252)):
        room.backdrop((x, back + 2.5, 2.2), 14, 10, facing_degrees=turn, strength=1.25, horizon=0.20, kind="hedge", seed=1)

    # The bench: paneled front, oak top, a seat pad cut to the bay.
    seat = 0.42
    bench = [(left + 0.03, depth + 0.03), (left + out, back - 0.02), (right - out, back - 0.02), (right - 0.03, depth + 0.03)]
    shapes.prism(bench, seat - 0.034, trim, plane="xy", bevel=0.002)
    top = [(left + 0.02, depth - 0.02), (left + 0.02, depth + 0.04), (left + out, back - 0.015), (right - out, back - 0.015), (right - 0.02, depth + 0.04), (right - 0.02, depth - 0.02)]
    shapes.prism(top, 0.034, oak, plane="xy", origin=(0, 0, seat - 0.034), bevel=0.006)
    face = room.Wall((left + 0.03, depth + 0.028), (right - 0.03, depth + 0.028), seat)
    face.place(millwork.wainscot(right - left - 0.06, seat - 0.036, trim, 4, stile=0.07, top=0.055, foot=0.085, raised=False, cap=False))
    pad = [(left + 0.14, depth + 0.02), (left + out + 0.02, back - 0.06), (right - out - 0.02, back - 0.06), (right - 0.14, depth + 0.02)]
    linen = materials.fabric("#c9b893", weave=380)
    shapes.prism(pad, 0.085, linen, plane="xy", origin=(0, 0, seat + 0.001), bevel=0.022)
    level = seat + 0.083
    pillows = (
        (left + 0.56, depth + 0.36, 0.50, "#34507a", 22, 40, 1), (left + 0.80, depth + 0.44, 0.42, "#c9763f", 26, 22, 2),
        (right - 0.56, depth + 0.36, 0.50, "#34507a", 22, -40, 3), (right - 0.86, depth + 0.46, 0.44, "#e9dfc8", 25, -24, 4),
        (right - 1.22, depth + 0.52, 0.36, "#8a9c80", 34, -6, 5),
    )
    for x, y, size, color, lean, turn, seed in pillows:
        item = furnishings.upright(furnishings.cushion(size, 0.16, materials.fabric(color, weave=420), seed), lean, turn)
        item.location = (x, y, level + size / 2 * math.cos(math.radians(lean)) - 0.02)
    shapes.move(furnishings.throw(0.55, 0.38, 0.40, materials.fabric("#b0603c", weave=330), seed=5), (left + 1.45, depth - 0.032, seat + 0.088))
    shapes.move(furnishings.stack(3, 23, width=0.28, depth=0.20), (right - 1.65, depth + 0.34, level + 0.002), 18)

    for x, flip in ((left - 0.36, 0), (right + 0.08, 1)):
        cloth = household.curtain(0.28, 2.28, materials.fabric("#e8dfca", weave=700), 4, 2 + flip)
        shapes.move(cloth, (x, depth - 0.10, 2.40))
    shapes.cylinder(((left + right) / 2, depth - 0.10, 2.42), 0.012, right - left + 0.95, brass, "x")
    for x in (left - 0.46, right + 0.46):
        shapes.lathe([(0, -0.02), (0.018, -0.012), (0.024, 0.004), (0.018, 0.020), (0, 0.026)], (x, depth - 0.10, 2.42), brass, 24)
        shapes.cylinder((x * 0.985 + 0.05, depth - 0.05, 2.42), 0.007, 0.10, brass, "y")

    # Tea on a round table, a chair turned to the light.
    table = shapes.cylinder((3.50, 3.28, 0.50), 0.36, 0.028, materials.wood("walnut"), bevel=0.007, segments=64)
    shapes.cylinder((3.50, 3.28, 0.26), 0.024, 0.46, materials.wood("walnut"))
    for step in range(3):
        a = math.radians(30 + 120 * step)
        shapes.tube([(3.50, 3.28, 0.12), (3.50 + 0.16 * math.cos(a), 3.28 + 0.16 * math.sin(a), 0.07), (3.50 + 0.27 * math.cos(a), 3.28 + 0.27 * math.sin(a), 0.014)], 0.014, materials.wood("walnut"), smooth=True)
    tray = table.location.z + 0.014
    china = materials.ceramic("#efe9dc", 0.12)
    _tea((3.46, 3.30, tray), china)
    shapes.move(furnishings.armchair(materials.fabric("#7f927c"), materials.wood("walnut"), 0.80, 0.84), (4.60, 2.92, 0), -52)
    shapes.move(furnishings.upright(furnishings.cushion(0.40, 0.14, materials.fabric("#e4d5b5", weave=420), 7), 20), (4.66, 2.86, 0.70), -52)
    shapes.move(furnishings.rug(3.0, 2.0, "#8d5443", "#dccfb4", "#31486b"), (3.55, 2.55, 0), -1)
    household.plant("bush", 1.15, at=(1.25, 3.72, 0), seed=5)
    oak_table = [shapes.box((0, 0, 0.60), (0.50, 0.42, 0.026), oak, 0.005)]
    for x in (-0.21, 0.21):
        for y in (-0.17, 0.17):
            oak_table.append(shapes.box((x, y, 0.295), (0.034, 0.034, 0.59), oak, 0.003))
    oak_table += shapes.move(furnishings.table_lamp(0.52, materials.ceramic("#3d5a74", 0.2), watts=3), (0, 0, 0.613))
    shapes.move(oak_table, (5.75, 3.75, 0))
    art = furnishings.framed(0.52, 0.68, materials.metal("brass", 0.35), furnishings.landscape(71), 0.022, materials.paper(), 0.07)
    walls["north"].place(art, 0.72, 1.28)

    light.sun_sky(27, 44, sun=21, inside=True)
    light.area((3.35, back - 0.15, 1.5), (3.2, 0, 0.7), (1.5, 1.4), 40, (0.88, 0.94, 1.0))
    light.area((2.6, 0.2, 2.2), (3.2, 4, 0.9), (4.0, 1.0), 48, (1.0, 0.95, 0.88))
    light.camera((2.58, 0.22, 1.34), (3.05, depth, 1.14), lens=26)


def _tea(place, china):
    """A teapot, two cups on saucers and a small milk jug."""
    made = []
    body = [(0, 0), (0.040, 0), (0.044, 0.006), (0.072, 0.040), (0.078, 0.070), (0.066, 0.104), (0.040, 0.120), (0.038, 0.124), (0.030, 0.132), (0.010, 0.140), (0.008, 0.148), (0.013, 0.156), (0.008, 0.164), (0, 0.165)]
    made.append(shapes.lathe(body, (0, 0, 0), china))
    made.append(shapes.tube([(0.066, 0, 0.050), (0.098, 0, 0.066), (0.108, 0, 0.096), (0.128, 0, 0.116)], 0.011, china, smooth=True))
    made.append(shapes.tube([(-0.066, 0, 0.100), (-0.112, 0, 0.108), (-0.120, 0, 0.066), (-0.070, 0, 0.042)], 0.007, china, smooth=True))
    shapes.move(made, (0, 0, 0), 205)
    cup = [(0, 0.012), (0.022, 0.012), (0.026, 0.016), (0.040, 0.044), (0.044, 0.064), (0.042, 0.064), (0.037, 0.044), (0.020, 0.020), (0, 0.020)]
    saucer = [(0, 0), (0.040, 0), (0.070, 0.012), (0.072, 0.015), (0.040, 0.006), (0, 0.005)]
    tea = materials.paint("#7a3b12", 0.08)
    for x, y in ((0.16, -0.13), (-0.15, -0.12)):
        made.append(shapes.lathe(cup, (x, y, 0), china))
        made.append(shapes.lathe(saucer, (x, y, 0.001), china))
        made.append(shapes.cylinder((x, y, 0.054), 0.0395, 0.002, tea, bevel=0))
        made.append(shapes.tube([(x + 0.040, y, 0.054), (x + 0.062, y, 0.050), (x + 0.058, y, 0.030), (x + 0.034, y, 0.028)], 0.0035, china, smooth=True))
    jug = [(0, 0), (0.022, 0), (0.030, 0.030), (0.024, 0.056), (0.026, 0.072), (0.024, 0.072), (0.022, 0.056), (0, 0.05)]
    made.append(shapes.lathe(jug, (0.02, -0.19, 0), china))
    return shapes.move(made, place, 12)


@picture("banner-skylight", samples=32, exposure=0.45)
def shaft():
    """Looking up a skylight's splayed shaft to blue sky; the ceiling's left stays calm."""
    white, trim = materials.paint("#ece6d9", 0.85), materials.paint(materials.WHITE, 0.35)
    blue, brass = materials.paint(materials.DEEP_BLUE, 0.32), materials.metal("brass")
    ceiling = 2.55
    width, depth = 6.0, 4.6
    # The opening in the ceiling is wider than the skylight: the drywall is splayed for more light.
    x0, x1, y0, y1 = 2.75, 4.55, 1.30, 3.25
    for left, right, low, high in ((0, x0, 0, depth), (x1, width, 0, depth), (x0, x1, 0, y0), (x0, x1, y1, depth)):
        shapes.box(((left + right) / 2, (low + high) / 2, ceiling + 0.02), (right - left, high - low, 0.04), white, 0)
    # The roof climbs to the north at six in twelve; its skylight is 53 by 57 in.
    pitch, ridge = math.atan2(6, 12), 2.86
    sx0, sx1, sy0, sy1 = 2.98, 4.32, 1.62, 2.92

    def roof(x, y):
        return (x, y, ridge + (y - 1.30) * math.tan(pitch))

    low = [(x0, y0, ceiling), (x1, y0, ceiling), (x1, y1, ceiling), (x0, y1, ceiling)]
    high = [roof(sx0, sy0), roof(sx1, sy0), roof(sx1, sy1), roof(sx0, sy1)]
    for step in range(4):
        after = (step + 1) % 4
        shapes.sheet([low[step], low[after], high[after], high[step]], white)
    # Everything above the ceiling is dark, so light comes down the shaft alone.
    dark = materials.paint("#2a241e", 0.9)
    for (a, b), (c, d) in (((-0.5, 6.5), (-0.5, sy0)), ((-0.5, 6.5), (sy1, 5.2)), ((-0.5, sx0), (sy0, sy1)), ((sx1, 6.5), (sy0, sy1))):
        corners = [roof(a, c), roof(b, c), roof(b, d), roof(a, d)]
        shapes.sheet([(x, y, z + 0.012) for x, y, z in corners], dark)
    # The sash: a white frame in the roof's plane, a thin inner one of pine.
    frame = room.frame(sx1 - sx0, (sy1 - sy0) / math.cos(pitch), 0.055, 0.05, trim)
    inner = shapes.move(room.frame(sx1 - sx0 - 0.10, (sy1 - sy0) / math.cos(pitch) - 0.10, 0.018, 0.04, materials.wood("pine")), (0.05, 0, 0.05))
    # Upright parts fall back into the roof's plane, their faces down.
    site_props.place([*frame, *inner], (sx0, sy0, roof(0, sy0)[2]), (math.degrees(pitch) - 90, 0, 0))
    sky = attic.Slope((width, 2.3), (0, 2.3), 9.0, 0.0, 1.0)
    attic.sky_card(sky, distance=0.0, size=26, strength=1.05)

    # The kitchen's upper edge: wall cabinets with crown, tile below, a pendant hanging in.
    walls = room.room(width, depth, ceiling, white, materials.planks("oak", 0.083, 1.2, "x"), None, {"east": [room.Opening(0.6, 1.2, 1.0, 1.2)], "west": [room.Opening(1.2, 2.0, 0.9, 1.4)], "south": [room.Opening(1.0, 2.0, 0.9, 1.4)]})
    north = walls["north"]
    tile = materials.tile((0.152, 0.076), "#e9e5da", "#c5c0b4", variation=0.05)
    north.place([shapes.box((width / 2, -0.004, 1.2), (width, 0.008, 2.4), tile, 0)])
    for start, wide, doors in ((2.2, 1.1, 2), (3.3, 1.1, 2), (4.4, 1.1, 2)):
        shapes.box((start + wide / 2, depth - 0.165, 1.93), (wide, 0.33, 1.0), blue, 0.002)
        each = (wide - 0.02) / doors
        for step in range(doors):
            north.place(millwork.shaker_front(start + 0.01 + step * each + 0.002, 1.45, each - 0.004, 0.95, blue), 0, 0, 0.33)
            x = start + 0.01 + step * each + (each - 0.035 if step == 0 else 0.035)
            north.place([millwork.knob(x, 0, 1.53, brass)], 0, 0, 0.33 + millwork.FRONT)
    north.place([shapes.box((3.85, -0.17, 2.475), (3.32, 0.37, 0.05), blue, 0.004)])
    north.place(room.moulding(room.CROWN, 3.32, blue), 2.19, ceiling, 0.34)
    room.trim([walls["east"], walls["west"]], trim, baseboard=None)
    north.place(room.moulding(room.CROWN, 2.19, trim), 0, ceiling)
    for x, y in ((2.55, 2.9), (4.85, 2.2)):
        household.pendant(0.62, "globe", at=(x, y, ceiling))

    light.sun_sky(58, 238, sun=17, inside=True)
    light.area((1.0, 0.6, 1.3), (3.5, 2.5, ceiling), (2.0, 1.0), 40, (1.0, 0.95, 0.88))
    light.camera((2.50, 0.35, 1.25), (3.06, 2.75, 2.62), lens=24, straight=False)


@picture("text-andersen", samples=36, exposure=0.1)
def sash():
    """A double-hung window of oak close by: meeting rail, brass lock, the garden out of focus."""
    wall = materials.paint("#cfd3cc", 0.85)
    oak, brass = materials.wood("oak", tint="#e6bd8a", roughness=0.38), materials.metal("brass", 0.2)
    width, height, bottom = 0.96, 1.50, 0.80
    opening = room.Opening(1.02, width, bottom, height)
    front = room.wall((0, 0), (3.0, 0), 2.6, wall, [opening], room.OUTER_WALL)
    front.place(room.window_unit(width, height, oak, lights=(1, 1), hardware=brass, casing=room.BANDED_CASING), opening.middle, bottom)
    # Two sash lifts on the bottom rail.
    for x in (-0.18, 0.18):
        lift = [shapes.box((x, 0.080, bottom + 0.058), (0.070, 0.006, 0.022), brass, 0.002), shapes.box((x, 0.072, bottom + 0.064), (0.060, 0.014, 0.005), brass, 0.002)]
        front.place(lift, opening.middle)
    room.wall((3.0, 0), (3.0, -3.0), 2.6, wall)
    room.wall((0, -3.0), (0, 0), 2.6, wall)
    shapes.box((1.5, -1.5, -0.05), (3.4, 3.4, 0.1), materials.planks("oak", 0.083, 1.2, "x"), bevel=0)
    shapes.box((1.5, -1.5, 2.65), (3.4, 3.4, 0.1), materials.paint(materials.WHITE, 0.9), bevel=0)
    room.backdrop((1.6, 6.5, 1.2), 18, 10, strength=1.2, horizon=0.17, kind="hedge", seed=3)
    # On the stool: herbs and a mug.
    household.plant("herb", 1.1, at=(1.83, 0.0, bottom + 0.013), seed=3)
    shapes.move(furnishings.mug(materials.ceramic("#4a6a86", 0.3, 0.4)), (1.60, 0.005, bottom + 0.0135), 140)

    light.sun_sky(30, 318, sun=15, inside=True)
    light.area((1.5, -2.6, 1.9), (1.5, 0, 1.2), (2.4, 1.2), 26, (1.0, 0.95, 0.88))
    light.camera((0.86, -1.10, 1.44), (1.53, 0.06, 1.19), lens=37, focus=(1.6, 0.06, 1.4), fstop=2.8)


@picture("header-andersen", samples=36, exposure=0.05)
@at_night("header-andersen", exposure=0.4)
def picture_window(night=False):
    """A picture window between two casements fills a living room's wall: morning light or dusk, garden, an armchair beside it."""
    width, depth, height = 6.0, 4.3, 2.75
    wall, trim = materials.paint("#cdd0c4", 0.85), materials.paint(materials.WHITE, 0.35)
    oak, walnut, nickel = materials.wood("oak", tint="#e9c797"), materials.wood("walnut"), materials.metal("nickel")
    floor = materials.planks("oak", 0.127, 1.7, "x", tint="#d0a576", roughness=0.3)
    side, middle, post = 0.80, 1.90, 0.10
    span, sill, tall = 2 * side + middle + 2 * post, 0.52, 1.86
    opening = room.Opening(1.22, span, sill, tall)
    walls = room.room(
        width, depth, height, wall, floor, materials.paint(materials.WHITE, 0.9),
        {"north": [opening], "east": [room.Opening(1.0, 1.3, 0.6, 1.7)], "south": [room.Opening(1.5, 2.4, 0.4, 2.0)]},
    )
    north = walls["north"]
    # One casing around three windows, posts between them, one oak stool below.
    none = ((0, 0), (0.002, 0), (0.002, 0.002), (0, 0.002))
    for at, wide, lights in ((-(middle + side) / 2 - post, side, (2, 4)), (0, middle, (1, 1)), ((middle + side) / 2 + post, side, (2, 4))):
        unit = room.window_unit(wide, tall, trim, "casement", lights, none, stool=False, hardware=nickel if lights != (1, 1) else None)
        north.place(unit, opening.middle + at, sill)
    for way in (-1, 1):
        at = way * (middle + post) / 2
        north.place([shapes.box((at, 0.095, sill + tall / 2), (post, 0.19, tall), trim, 0), shapes.box((at, -0.006, sill + tall / 2), (post + 0.03, 0.014, tall), trim, 0.004)], opening.middle)
    north.place(room.mitred(span, tall, room.BANDED_CASING, trim), opening.middle, sill)
    north.place([
        shapes.box((0, 0.010, sill - 0.002), (span + 0.30, 0.16, 0.034), oak, 0.008),
        shapes.box((0, -0.010, sill - 0.064), (span + 0.21, 0.020, 0.09), trim, 0.004),
    ], opening.middle)  # fmt: skip
    room.trim(walls.values(), trim)
    walls["east"].place(room.window_unit(1.3, 1.7, trim), 1.65, 0.6)
    room.backdrop((opening.middle, depth + 7.0, 2.1), 18, 10.5, strength=1.3, night=night, kind="hedge")

    # Beside the window: a chair, a table with the morning's things, a tall plant; on the stool a few pots and books.
    shelf = sill + 0.0155
    shapes.move(furnishings.armchair(materials.fabric("#33517b", weave=420), walnut, 0.80, 0.84), (1.62, 3.28, 0), 38)
    shapes.move(furnishings.upright(furnishings.cushion(0.42, 0.15, materials.fabric("#d9b27a", weave=420), 4), 20), (1.66, 3.33, 0.68), 38)
    shapes.move(household.round_table(0.27, walnut, height=0.52), (2.42, 3.42, 0))
    shapes.move(furnishings.stack(2, 23, width=0.24, depth=0.17), (2.36, 3.50, 0.521), 24)
    shapes.move(furnishings.mug(materials.ceramic("#ece4d3", 0.3, 0.5), materials.paint("#3a2416", 0.1)), (2.50, 3.30, 0.521), 20)
    shapes.move(furnishings.rug(2.9, 1.9, "#8d5443", "#dccfb4", "#31486b"), (2.55, 2.70, 0), -2)
    household.plant("olive", 1.25, at=(5.32, 3.82, 0), seed=7)
    household.plant("herb", 1.5, at=(4.70, depth + 0.0, shelf), seed=3)
    household.plant("fern", 1.0, at=(1.60, depth + 0.0, shelf), seed=4)
    shapes.move(furnishings.stack(3, 61, width=0.25, depth=0.14), (4.28, depth - 0.005, shelf), 4)
    # A low oak bench under the window's right half, a throw over its end.
    bench = [shapes.box((0, 0, 0.40), (1.30, 0.36, 0.036), oak, 0.006), shapes.box((0, 0, 0.12), (1.10, 0.05, 0.05), oak, 0.004)]
    for x in (-0.57, 0.57):
        bench += [shapes.box((x, y, 0.19), (0.05, 0.05, 0.39), oak, 0.005) for y in (-0.13, 0.13)] + [shapes.box((x, 0, 0.12), (0.045, 0.24, 0.05), oak, 0.004)]
    shapes.move(bench, (4.18, 3.72, 0))
    shapes.move(furnishings.throw(0.44, 0.26, 0.24, materials.fabric("#e6dac0", weave=330), seed=5), (4.46, 3.545, 0.4215))
    shapes.move(furnishings.basket(0.17, 0.24, materials.wood("whiteoak")), (3.85, 3.72, 0))
    for x, flip in ((0.72, 0), (5.18, 1)):
        shapes.move(household.curtain(0.34, 2.44, materials.fabric("#eee6d4", weave=700), 5, 2 + flip), (x, depth - 0.10, 2.56))
    shapes.cylinder((opening.middle, depth - 0.10, 2.575), 0.012, span + 1.30, nickel, "x")
    for x in (opening.middle - span / 2 - 0.68, opening.middle + span / 2 + 0.68):
        shapes.lathe([(0, -0.02), (0.018, -0.012), (0.024, 0.004), (0.018, 0.020), (0, 0.026)], (x, depth - 0.10, 2.575), nickel, 24)

    if night:
        light.dusk_outside()
        light.area((opening.middle, depth - 0.12, 1.5), (opening.middle, 0, 0.7), (3.4, 1.6), 20, light.BLUE_HOUR)
        # A reading lamp behind the chair and one across the room, both beside the picture.
        light.lamp((0.30, 3.05, 1.45), 42, radius=0.12, color=light.LAMPLIGHT)
        light.lamp((5.60, 1.90, 1.50), 30, radius=0.12, color=light.LAMPLIGHT)
        light.area((3.0, 0.2, 2.3), (3.0, 4, 0.9), (4.0, 1.0), 14, light.LAMPLIGHT)
    else:
        light.sun_sky(30, 42, sun=20, inside=True)
        light.area((opening.middle, depth - 0.12, 1.5), (opening.middle, 0, 0.7), (3.4, 1.6), 46, (0.90, 0.95, 1.0))
        light.area((3.0, 0.2, 2.3), (3.0, 4, 0.9), (4.0, 1.0), 50, (1.0, 0.95, 0.88))
    light.camera((3.02, 0.20, 1.36), (3.02, depth, 1.33), lens=27)
