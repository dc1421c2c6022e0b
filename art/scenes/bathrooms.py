"""Bathrooms. North (+y) is ahead of the camera unless a scene says otherwise."""

import math

from kit import fixtures, household, light, materials, room, views
from kit.picture import picture
from kit.shapes import box, cylinder, prism, tube


def _arched_niche(width, height, depth, tile, edge, at):
    """A niche with a round head in a wall whose face is y = 0: what stands out is its frame and back.

    The wall must have an opening of this width and height; the corners above the arch are filled here.
    """
    radius = width / 2
    spring = height - radius
    arch = [(-radius * math.cos(math.radians(a)), spring + radius * math.sin(math.radians(a))) for a in range(0, 181, 6)]
    x, y, z = at
    for sign in (-1, 1):
        half = [point for point in arch if point[0] * sign >= -1e-6]
        corner = (sign * radius, height)
        outline = [*half, corner] if sign < 0 else [corner, *half]
        prism(outline, depth, tile, plane="xz", origin=at, bevel=0)
    box((x, y + depth + 0.005, z + height / 2), (width, 0.01, height), tile, bevel=0)
    frame = [(x - radius, y - 0.004, z), *[(x + a, y - 0.004, z + b) for a, b in arch], (x + radius, y - 0.004, z)]
    tube(frame, 0.009, edge)
    box((x, y + depth / 2 - 0.006, z + 0.006), (width + 0.02, depth + 0.012, 0.02), edge, bevel=0.003)


@picture("bath-subway", samples=28, exposure=-0.1)
def bath_subway():
    """A tub alcove in white subway tile with an arched niche; sun from a window on the left."""
    width, depth, height, tub = 2.3, 2.9, 2.5, 1.52
    wall, trim = materials.paint("#a5ac9c", 0.8), materials.paint(materials.WHITE, 0.4)
    subway = materials.tile((0.152, 0.076), "#f0eee9", "#bfbbb2", wobble=0.05)
    brass, oak, linen = materials.metal("brass"), materials.wood("oak"), materials.fabric("#efe9dc", 700)
    front = depth - 0.76
    box((width / 2, 0.8, -0.05), (width + 0.4, 4.6, 0.1), materials.hex_tile(0.05, "#e9e7e1", "#a9a59c", accent="#2e4257"), bevel=0)
    box((width / 2, 0.8, height + 0.05), (width + 0.4, 4.6, 0.1), materials.paint(materials.WHITE, 0.9), bevel=0)
    west = room.wall((0, -1.5), (0, front - 0.08), height, wall, [room.Opening(1.75, 0.85, 0.95, 1.25)], room.OUTER_WALL)
    opening = west.openings[0]
    west.place(room.window_unit(opening.width, opening.height, trim, lights=(2, 2)), opening.middle, opening.bottom)
    room.wall((0, front - 0.08), (0, depth), height, subway, thickness=room.OUTER_WALL)
    niche = room.Opening(0.62, 0.36, 1.2, 0.66)
    north = room.wall((0, depth), (tub, depth), height, subway, [niche], room.OUTER_WALL)
    _arched_niche(niche.width, niche.height, 0.09, subway, brass, tuple(north.point(niche.middle, niche.bottom)))
    # The wing wall that ends the alcove, tiled inside; a linen niche with shelves behind it.
    box((tub + 0.05, depth - 0.415, height / 2), (0.1, 0.83, height), subway, bevel=0)
    box((tub + 0.06, depth - 0.836, height / 2), (0.122, 0.012, height), trim, bevel=0.002)
    shelves = room.wall((tub + 0.1, depth - 0.35), (width, depth - 0.35), height, wall)
    east = room.wall((width, depth - 0.35), (width, -1.5), height, wall, thickness=room.OUTER_WALL)
    room.trim([west, shelves, east], trim, crown=None)
    fixtures.alcove_tub(tub, 0.76, 0.51, at=(0, depth, 0))
    fixtures.shower_set(brass, 2.05, 1.1, spout=0.72, at=(tub, depth - 0.38, 0), turn=-90)
    # Far enough out that the folds hang free of the tub's apron.
    rod = front - 0.055
    cylinder((tub / 2, rod, 2.02), 0.0125, tub, brass, axis="x")
    for x in (0.005, tub - 0.005):
        cylinder((x, rod, 2.02), 0.032, 0.010, brass, axis="x")
    household.curtain(0.42, 1.76, linen, folds=6, seed=2, at=(0.03, rod, 1.99))
    for index in range(7):
        cylinder((0.05 + index * 0.065, rod, 2.012), 0.02, 0.006, brass, axis="x")

    for z in (0.5, 0.95, 1.4):
        box((tub + 0.1 + (width - tub - 0.1) / 2, depth - 0.35 - 0.15, z), (width - tub - 0.1, 0.3, 0.03), oak, bevel=0.003)
    shelf_x = (tub + 0.1 + width) / 2
    towels = [materials.fabric(color, 480) for color in ("#e8e1d3", "#7f948c", "#e8e1d3", "#b5623f")]
    household.folded_towels(towels[:3], seed=2, at=(shelf_x, depth - 0.5, 0.965))
    household.folded_towels(towels[2:] + towels[:1], seed=5, at=(shelf_x, depth - 0.5, 0.515))
    household.plant("trailing", 0.75, materials.ceramic("#d9d0bf", 0.4), seed=2, at=(shelf_x + 0.02, depth - 0.5, 1.415))
    household.basket(0.17, 0.3, at=(shelf_x, depth - 0.53, 0))
    household.towel(0.5, 0.62, towels[3], seed=4, at=(width - 0.07, 1.35, 1.3), turn=-90)
    fixtures.towel_bar(0.62, brass, at=(width, 1.35, 1.3), turn=-90)
    household.soap_bottle("#5a3b22", brass, at=(0.74, depth + 0.045, 1.228))
    household.vessel("bottle", 0.2, materials.ceramic("#e9e4d8"), at=(0.86, depth + 0.05, 1.228))
    # On the tub's front rim a cloth, beside it a stool with a brush and a candle.
    household.towel(0.3, 0.24, towels[1], seed=6, at=(1.02, front - 0.005, 0.525))
    household.stool(oak, 0.46, at=(1.22, 1.62, 0), turn=15)
    household.folded_towels(towels[:1], 0.26, 0.2, at=(1.24, 1.62, 0.46), turn=24)
    household.rug(0.62, 0.9, materials.fabric("#5d7583", 160), at=(0.72, 1.55, 0), turn=-88)

    light.sun_sky(31, 243, sun=20, inside=True)
    light.area((0.1, 0.7, 1.6), (1.5, 1.6, 0.9), (0.8, 1.2), 14, (0.92, 0.96, 1))
    light.area((1.2, -1.4, 1.9), (0.9, 3, 1), (2.0, 1.4), 18, (1, 0.97, 0.93))
    light.camera((1.4, -1.2, 1.25), (1.06, depth, 1.06), lens=28)


@picture("bath-walk-in", samples=28, exposure=0.12)
def bath_walk_in():
    """A walk-in shower behind glass: large gray tile, teak bench, linear drain, a high window on trees; towels on a ladder."""
    width, depth, height = 3.2, 3.3, 2.6
    stone = materials.tile((0.9, 0.45), "#98958f", "#67645f", offset=0.33, roughness=0.34, joint=0.004, variation=0.09, wobble=0.006)
    mosaic = materials.tile((0.05, 0.05), "#7f7a71", "#b0aaa0", offset=0, roughness=0.5, variation=0.1)
    wall, black, teak = materials.plaster("#d9d3c7", 0.003), materials.metal("black"), materials.wood("teak")
    split = 1.35  # the shower lies right of this line
    box((width / 2, 0.9, -0.05), (width + 0.4, 5.2, 0.1), stone, bevel=0)
    box(((split + width) / 2, 2.3, 0.0), (width - split, 2.0, 0.012), mosaic, bevel=0)
    box((width / 2, 0.9, height + 0.05), (width + 0.4, 5.2, 0.1), materials.paint(materials.WHITE, 0.9), bevel=0)
    east = room.wall((width, depth), (width, -1.5), height, stone, [room.Opening(0.45, 1.2, 1.3, 0.75)], room.OUTER_WALL)
    east.place(room.window_unit(1.2, 0.75, materials.paint("#2b2c2d", 0.4), kind="casement", lights=(1, 1), casing=((0, 0), (0.004, 0), (0.004, 0.012), (0, 0.012)), stool=False), east.openings[0].middle, 1.3)
    north = room.wall((0, depth), (width, depth), height, stone, [room.Opening(1.75, 0.9, 1.15, 0.32)], room.OUTER_WALL)
    niche = north.openings[0]
    box((niche.middle, depth + 0.1, niche.bottom + 0.16), (0.9, 0.01, 0.32), materials.tile((0.05, 0.05), "#3f4a4a", "#5c5f5d", offset=0, variation=0.16, wobble=0.06), bevel=0)
    box((niche.middle, depth + 0.05, niche.bottom + 0.006), (0.9, 0.11, 0.012), stone, bevel=0.001)
    room.wall((0, -1.5), (0, depth), height, wall, [room.Opening(0.3, 1.0, 0.9, 1.3)], room.OUTER_WALL)
    # Linear drain along the back wall, its grate in the mosaic.
    box(((split + width) / 2, depth - 0.12, 0.007), (width - split - 0.16, 0.07, 0.004), materials.metal("steel"), bevel=0.001)
    box(((split + width) / 2, depth - 0.12, 0.0085), (width - split - 0.2, 0.012, 0.003), materials.plastic("#151515"), bevel=0)
    fixtures.glass_panel(1.15, 2.1, black, at=(split, depth, 0), turn=-90)
    box((split, depth - 0.575, 2.13), (0.02, 1.15, 0.03), black, bevel=0.002)
    tube([(split, depth - 1.13, 2.13), (width, depth - 1.13, 2.13)], 0.008, black)
    fixtures.shower_set(black, 2.2, 1.1, rain=True, at=(2.75, depth, 0))
    fixtures.hand_shower(black, 0.95, 1.75, at=(width, depth - 0.25, 0), turn=-90)

    # Teak bench and bath mat of slats; towels and a plant in the dry half.
    for index in range(5):
        box((1.82, depth - 0.3 - index * 0.066, 0.44), (0.62, 0.056, 0.024), teak, bevel=0.003)
    for x in (1.56, 2.08):
        for y in (depth - 0.3, depth - 0.565):
            box((x, y, 0.22), (0.042, 0.042, 0.43), teak, bevel=0.003)
        box((x, depth - 0.432, 0.405), (0.03, 0.3, 0.045), teak, bevel=0.002)
    for index in range(9):
        box((0.78, 1.5 + index * 0.058, 0.028), (0.75, 0.046, 0.018), teak, bevel=0.003)
    for x in (0.5, 1.06):
        box((x, 1.73, 0.012), (0.04, 0.5, 0.022), teak, bevel=0.002)
    sand, slate = materials.fabric("#d8cdb9", 480), materials.fabric("#4d5a5d", 480)
    household.folded_towels([sand, slate], 0.3, 0.24, seed=3, at=(1.78, depth - 0.43, 0.452), turn=6)
    household.soap_bottle("#3b3a37", black, at=(2.2, depth + 0.045, niche.bottom + 0.012))
    household.soap_bottle("#b9ab95", black, at=(2.31, depth + 0.045, niche.bottom + 0.012))
    household.plant("herb", 0.7, materials.ceramic("#4d4f4d", 0.5), seed=4, at=(1.92, depth + 0.05, niche.bottom + 0.012))
    fixtures.towel_bar(0.7, black, at=(0.6, depth, 1.25))
    household.towel(0.52, 0.72, sand, seed=7, at=(0.6, depth - 0.07, 1.25))
    household.plant("palm", 1.05, materials.plaster("#c8bfae"), seed=6, at=(0.42, depth - 0.42, 0))

    # The dry half is lived in: a ladder of towels, a robe, a terracotta mat, a lamp by the towel bar, a stool with a candle.
    for y in (1.62, 2.04):
        tube([(0.34, y, 0.02), (0.05, y, 1.80)], 0.016, teak)
    for level in (0.42, 0.80, 1.18, 1.56):
        x = 0.34 - 0.29 * (level - 0.02) / 1.78
        tube([(x, 1.62, level), (x, 2.04, level)], 0.012, teak)
    for level, color, long in ((0.80, "#b5623f", 0.34), (1.18, "#d8cdb9", 0.30), (1.56, "#6f8a83", 0.36)):
        x = 0.34 - 0.29 * (level - 0.02) / 1.78
        household.towel(0.34, long, materials.fabric(color, 480), seed=int(level * 10), at=(x, 1.83, level + 0.012), turn=90, back=0.2)
    household.rug(1.0, 0.62, materials.fabric("#a9583c", 220), materials.fabric("#e0d3b8", 260), at=(0.86, 0.62, 0), turn=-3)
    household.stool(materials.paint("#2b2c2d", 0.45), 0.45, at=(0.98, depth - 0.42, 0))
    household.soap_bottle("#6b4a2c", black, at=(0.95, depth - 0.42, 0.452))
    cylinder((1.04, depth - 0.40, 0.487), 0.034, 0.07, materials.ceramic("#e9e1d0", 0.4))
    household.sconce(black, 9, at=(0.60, depth, 1.86))
    room.backdrop((width + 4.5, 8.0, 2.6), 15, 8, facing_degrees=270, strength=1.5, kind="trunks")

    light.sun_sky(27, 128, sun=26, inside=True)
    light.area((width - 0.1, 2.3, 1.95), (1.6, 2.4, 0.9), (1.1, 0.8), 24, (0.95, 0.97, 1))
    light.area((0.15, -0.7, 1.6), (2, 2.4, 1), (1.2, 1.4), 22, (0.95, 0.97, 1))
    light.area((1.6, -1.4, 2.0), (1.8, 3, 1), (2.6, 1.2), 18, (1, 0.97, 0.93))
    light.camera((0.72, -1.15, 1.3), (1.74, depth, 1.12), lens=27)


@picture("bath-vanity-green", samples=32, exposure=-0.1)
def bath_vanity_green():
    """A sage vanity under a round mirror and two sconces, checkerboard marble underfoot."""
    width, depth, height = 2.6, 2.2, 2.5
    wall, trim = materials.paint("#e6dccb", 0.8), materials.paint(materials.WHITE, 0.4)
    sage, brass, marble = materials.paint("#687261", 0.42), materials.metal("brass"), materials.stone("marble")
    checker = materials.tile((0.3, 0.3), "#e4e1da", "#8f8b84", offset=0, joint=0.0018, roughness=0.16, variation=0.05, wobble=0.004, checker="#5c6a60")
    box((width / 2, 0.3, -0.05), (width + 0.4, 4.4, 0.1), checker, bevel=0)
    box((width / 2, 0.3, height + 0.05), (width + 0.4, 4.4, 0.1), materials.paint(materials.WHITE, 0.9), bevel=0)
    north = room.wall((0, depth), (width, depth), height, wall, thickness=room.OUTER_WALL)
    east = room.wall((width, depth), (width, -1.9), height, wall, [room.Opening(0.62, 0.8, 0.9, 1.35)], room.OUTER_WALL)
    opening = east.openings[0]
    east.place(room.window_unit(opening.width, opening.height, trim, lights=(2, 2), hardware=brass), opening.middle, opening.bottom)
    west = room.wall((0, -1.9), (0, depth), height, wall, thickness=room.OUTER_WALL)
    # What the mirror shows: the wall behind the camera and a door.
    south = room.wall((width, -1.9), (0, -1.9), height, wall, thickness=room.OUTER_WALL)
    south.place(room.interior_door(0.76, 2.03, trim, brass), 0.5, 0.01, 0.005)
    # Beadboard to 42 in. with a cap: boards of 3 1/4 in. on all three walls.
    for side in (north, east, west):
        # Under the window's apron the boards stop short.
        spans = [(0, side.length, 1.0)] if side is not east else [(0, 0.51, 1.0), (0.51, 1.53, 0.81), (1.53, side.length, 1.0)]
        for start, end, top in spans:
            count = round((end - start) / 0.083)
            step = (end - start) / count
            boards = [box((start + step * (i + 0.5), -0.006, top / 2 + 0.05), (step - 0.002, 0.012, top - 0.1), trim, bevel=0.004) for i in range(count)]
            if top == 1.0:
                boards.append(box(((start + end) / 2, -0.014, 1.01), (end - start, 0.028, 0.03), trim, bevel=0.004))
            side.place(boards)
    room.trim([north, west, east], trim, crown=None)
    left, wide = 0.7, 1.22
    fixtures.vanity(wide, sage, brass, marble, at=(left, depth - 0.014, 0))
    middle = left + wide / 2
    household.round_mirror(0.39, brass, at=(middle, depth, 1.56))
    for x in (middle - 0.58, middle + 0.58):
        household.sconce(brass, watts=3, at=(x, depth, 1.6))
    ceramic = materials.ceramic("#d9cfbd", speckle=0.6)
    household.soap_bottle(metal=brass, at=(middle + 0.33, depth - 0.16, 0.86))
    household.vessel("vase", 0.2, ceramic, at=(left + 0.14, depth - 0.17, 0.86))
    household.sprigs(0.36, "#7c9160", count=6, seed=5, leaf=0.05, at=(left + 0.14, depth - 0.17, 1.05))
    household.folded_towels([materials.fabric("#efe8da", 480), materials.fabric("#c98f6d", 480)], 0.24, 0.2, at=(left + wide - 0.17, depth - 0.33, 0.86), turn=-8)
    fixtures.towel_bar(0.5, brass, at=(0.012, 1.2, 1.3), turn=90)
    household.towel(0.4, 0.6, materials.fabric("#c98f6d", 480), seed=9, at=(0.082, 1.2, 1.3), turn=90)
    household.basket(0.19, 0.34, at=(2.2, depth - 0.3, 0))
    rolled = materials.fabric("#efe8da", 480)
    for x, y in ((2.13, depth - 0.32), (2.25, depth - 0.24), (2.25, depth - 0.38)):
        cylinder((x, y, 0.33), 0.052, 0.26, rolled, bevel=0.02)
    household.rug(1.3, 0.62, materials.fabric("#b8643f", 200), materials.fabric("#ead9bd", 260), materials.fabric("#ead9bd", 260), at=(middle + 0.1, 0.95, 0), turn=-4)
    household.stool(materials.wood("walnut"), 0.45, at=(0.35, 0.35, 0))
    household.plant("fern", 1.0, materials.plaster("#d4cab8"), seed=3, at=(0.35, 0.35, 0.45))

    light.sun_sky(30, 118, sun=20, inside=True)
    light.area((width - 0.1, 1.2, 1.6), (1, 1.2, 0.9), (0.8, 1.3), 14, (0.92, 0.96, 1))
    light.area((1.3, -1.75, 2.0), (1.3, 3, 1), (2.2, 0.9), 34, (1, 0.97, 0.93))
    light.camera((1.66, -1.55, 1.3), (1.28, depth, 1.06), lens=29)


@picture("bath-terracotta", samples=28, exposure=0.0)
def bath_terracotta():
    """A clawfoot tub on terracotta hexagons between plaster walls; the evening sun comes in low."""
    width, depth, height = 3.6, 3.2, 2.7
    plaster, oak = materials.plaster("#ebe2d2", 0.005), materials.wood("oak", tint="#b79c80")
    brass = materials.metal("brass")
    floor = materials.hex_tile(0.2, "#ad6444", "#bda890", variation=0.16, joint=0.006, roughness=0.6, wobble=0.02)
    box((width / 2, 0.7, -0.05), (width + 0.4, 5.4, 0.1), floor, bevel=0)
    box((width / 2, 0.7, height + 0.05), (width + 0.4, 5.4, 0.1), plaster, bevel=0)
    for index in range(5):
        box((width / 2, 0.1 + index * 0.78, height - 0.07), (width + 0.2, 0.14, 0.16), oak, bevel=0.01)
    north = room.wall((0, depth), (width, depth), height, plaster, [room.Opening(2.35, 0.75, 1.0, 1.3)], 0.32)
    opening = north.openings[0]
    north.place(room.window_unit(opening.width, opening.height, oak, kind="casement", lights=(2, 3), casing=((0, 0), (0.002, 0), (0.002, 0.002), (0, 0.002)), stool=False, depth=0.32), opening.middle, opening.bottom)
    views.yard((3.2, depth), 20)
    west = room.wall((0, -2), (0, depth), height, plaster, [room.Opening(2.35, 1.1, 0.5, 1.8)], 0.32)
    opening = west.openings[0]
    west.place(room.window_unit(opening.width, opening.height, oak, kind="casement", lights=(2, 4), casing=((0, 0), (0.002, 0), (0.002, 0.002), (0, 0.002)), stool=False, depth=0.32), opening.middle, opening.bottom)
    room.wall((width, depth), (width, -2), height, plaster, thickness=0.32)
    fixtures.freestanding_tub(1.7, 0.76, 0.62, feet=brass, at=(1.55, 2.15, 0), turn=-8)
    fixtures.tub_filler(brass, at=(1.72, 2.82, 0), turn=0)
    # A shelf cut into the wall would be dug; here a thick plank on pegs carries jars and towels.
    box((0.95, depth - 0.1, 1.35), (1.0, 0.2, 0.05), oak, bevel=0.006)
    clay, white = materials.plaster(materials.TERRACOTTA, 0.002), materials.ceramic("#e6dcc8", speckle=0.5)
    household.vessel("moon", 0.24, clay, at=(0.66, depth - 0.11, 1.375))
    household.vessel("bottle", 0.22, white, at=(0.9, depth - 0.1, 1.375))
    household.vessel("jar", 0.14, white, at=(1.02, depth - 0.1, 1.375))
    household.folded_towels([materials.fabric("#e7dcc6", 480), materials.fabric("#8e9b80", 480)], 0.26, 0.18, at=(1.28, depth - 0.11, 1.375))
    household.towel(0.42, 0.5, materials.fabric("#efe7d6", 480), seed=8, at=(1.0, 1.805, 0.63), turn=-8)
    household.stool(materials.wood("walnut"), 0.45, at=(2.48, 1.5, 0), turn=12)
    household.books(2, upright=False, seed=2, at=(2.46, 1.5, 0.45))
    household.vessel("jug", 0.2, white, at=(2.75, depth + 0.16, 1.02))
    household.sprigs(0.34, "#8a8f4c", count=5, seed=8, at=(2.75, depth + 0.16, 1.2))
    household.plant("palm", 1.35, materials.plaster("#b8795a"), seed=3, at=(3.15, 2.55, 0))
    household.plant("snake", 1.0, materials.plaster("#d8cbb5"), seed=3, at=(0.3, 2.85, 0))
    household.basket(0.22, 0.36, at=(3.25, 1.75, 0))
    household.rug(1.15, 0.65, materials.fabric("#e3d6bd", 170), fringe=materials.fabric("#e3d6bd", 260), at=(1.65, 1.28, 0), turn=-5)

    light.sun_sky(15, 255, sun=26, inside=True)
    light.area((0.15, 0.9, 1.4), (2, 1.6, 0.8), (1.1, 1.7), 18, (0.9, 0.95, 1))
    light.area((1.8, -1.9, 2.0), (1.8, 3, 1), (3, 1.4), 26, (1, 0.95, 0.88))
    light.camera((2.2, -1.7, 1.3), (1.85, depth, 1.14), lens=27)
