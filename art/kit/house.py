"""Whole houses, put together from the parts in kit.outside. Fronts face -y."""

import math

from kit.materials import metal, paint, stone
from kit.openings import entrance, entrance_hole, lantern, opening, window
from kit.outside import TRIM, asphalt, bricks, clapboard, corner_board, downspout, eave, flagstone, roof_plane, square_post
from kit.shapes import box, cylinder, lathe, move, prism


def gable_house(width, depth, height, pitch, siding, front=(), left=(), right=(), holes=(), left_holes=(), base=0.42, overhang=0.35,
                cover=clapboard, trim=TRIM, drains=True, foundation=None, roof=None, **window_style):
    """A house body with its ridge along x, from (0, 0) to (width, depth); `height` is its eaves'.

    front, left, right: windows as (x, z, width, height, options) in each wall's own frame (seen from
    outside, x from that wall's left end); options and window_style go to `window`. holes and left_holes: further openings in the front and left walls.
    cover: the siding's function; siding: its material. Returns every object, so that it can be moved.
    """  # fmt: skip
    slope = math.tan(math.radians(pitch))
    edge = overhang + 0.04
    start = height + 0.18  # the roof's surface at the eaves' edge
    wall_top = start + edge * slope - 0.09
    ridge = start + (edge + depth / 2) * slope
    made = []

    def side(length, windows, gable, extra=()):
        spots = [opening(x, z, w, h) for x, z, w, h, _ in windows] + list(extra)
        lowered = [(a, b, c - base, d - base) for a, b, c, d in spots]
        peak = ridge - 0.1 - base if gable else None
        top = (wall_top if gable else height) - base
        parts = move([cover(length, top, siding, peak=peak, openings=lowered)], (0, -0.008, base))
        parts += move(list(foundation(length, base)) if foundation else bricks(length, base), (0, 0, 0))
        parts.append(box((length / 2, -0.025, base + 0.008), (length, 0.06, 0.035), paint(trim, 0.4), 0.008))
        for x, z, w, h, options in windows:
            parts += move(window(x, z, w, h, trim=trim, **{**window_style, **options}), (0, -0.008, 0))
        for x, way in ((0, 1), (length, -1)):
            parts += move(corner_board(x, (wall_top if gable else height) - base + 0.02, base, trim, way), (-0.02 * way, -0.008, 0))
        if gable:
            parts += _rakes(length, wall_top, ridge, pitch, edge, trim)
        return parts

    made += side(width, front, False, holes) + eave(width, height, overhang, trim, drains)
    made += move(side(depth, right, True), (width, 0, 0), 90)
    made += move(side(depth, left, True, left_holes), (0, depth, 0), -90)
    made += move([cover(width, height - base, siding)], (width, depth, base), 180)
    made += move(eave(width, height, overhang, trim, drains), (width, depth, 0), 180)
    length = (edge + depth / 2) / math.cos(math.radians(pitch)) + 0.01
    rake = 0.24
    for turn, place in ((0, (-rake, -edge, start)), (180, (width + rake, depth + edge, start))):
        made += move(roof_plane(width + 2 * rake, length, pitch, roof, seed=3 + turn), place, turn)
    made += ridge_cap((-rake, depth / 2, ridge), width + 2 * rake, pitch, roof)
    if drains:
        for x in (0.13, width - 0.13):
            straps = (height * 0.66, height * 0.25)
            made += downspout(
                [(x, -overhang - 0.09, height + 0.08), (x, -overhang - 0.09, height - 0.02), (x, -0.075, height - 0.34), (x, -0.075, 0.3), (x, -0.1, 0.2), (x, -0.3, 0.08)],
                paint(trim, 0.35), straps,
            )  # fmt: skip
    return made


def _rakes(length, wall_top, ridge, pitch, edge, trim):
    """The sloping trim of a gable wall of `length`: rake board, its soffit and the returns."""
    white, made = paint(trim, 0.4), []
    slope = math.radians(pitch)
    run = length / 2 + edge
    board = run / math.cos(slope)
    for way in (-1, 1):
        middle_x = length / 2 + way * (run / 2)
        middle_z = (ridge + ridge - run * math.tan(slope)) / 2
        turn = (0, way * pitch, 0)
        # 0.12 below the shingles' plane, measured square to the slope.
        down = (-math.sin(slope) * 0.115 * way, -math.cos(slope) * 0.115)
        made.append(box((middle_x + down[0], -0.232, middle_z + down[1]), (board, 0.022, 0.19), white, 0.003, turn))
        made.append(box((middle_x + down[0], -0.03, middle_z + down[1] - 0.03), (board, 0.035, 0.2), white, 0.003, turn))
        made.append(box((middle_x + down[0] * 0.75, -0.12, middle_z + down[1] * 0.75), (board, 0.22, 0.016), white, 0.002, turn))
    return made


def chimney(x, y, low, high, width=0.9, depth=0.6):
    """A brick chimney with a corbelled head, a stone cap and a clay pot."""
    made, tall = [], high - low
    for turn, place, long in ((0, (0, 0, 0), width), (90, (width, 0, 0), depth), (180, (width, depth, 0), width), (-90, (0, depth, 0), depth)):
        made += move(bricks(long, tall), place, turn)
        made += move(bricks(long + 0.06, 0.2), [place[0] + (0.03 if place[0] else -0.03), place[1] + (0.03 if place[1] else -0.03), tall - 0.32], turn)
    made.append(box((width / 2, depth / 2, tall + 0.03), (width + 0.1, depth + 0.1, 0.07), stone("concrete"), 0.015))
    made.append(lathe([(0.13, 0), (0.12, 0.3), (0.14, 0.32), (0.14, 0.36), (0.11, 0.36), (0.1, 0.1)], (width / 2, depth / 2, tall + 0.06), paint("#9a5a3c", 0.8)))
    return move(made, (x, y, low))


def portico(x, floor, width=2.9, out=1.7, height=2.45, trim=TRIM, roof=None, pitch=18.4):
    """A gabled entrance porch on two columns: stone floor, entablature, pediment and two steps.

    Its ridge meets the wall at the height `porch_ridge` says: a window over it begins a good hand higher.
    """
    white, made = paint(trim, 0.4), []
    half = width / 2
    made.append(box((x, -out / 2 - 0.05, floor - 0.03), (width + 0.1, out + 0.1, 0.06), flagstone(), 0.01))
    made += move(bricks(width, floor - 0.06), (x - half, -out - 0.05, 0))
    for way, turn in ((1, 90), (-1, -90)):
        made += move(bricks(out + 0.05, floor - 0.06), (x + way * half, -out - 0.05 if way > 0 else 0, 0), turn)
    step = floor / 2
    made.append(box((x, -out - 0.3, step - 0.03), (width * 0.72, 0.5, 0.06), flagstone(), 0.01))
    made += move(bricks(width * 0.7, step - 0.06), (x - width * 0.35, -out - 0.52, 0))
    for way in (-1, 1):
        made += square_post(x + way * (half - 0.2), -out + 0.16, floor, height, trim, 0.2)
        made.append(box((x + way * (half - 0.2), -out / 2, floor + height + 0.13), (0.22, out, 0.28), white, 0.006))
    top = floor + height
    # A little smaller than the side beams, so that no two faces lie in one plane.
    made.append(box((x, -out + 0.16, top + 0.13), (width - 0.21, 0.24, 0.272), white, 0.006))
    made.append(box((x, -out / 2, top + 0.05), (width - 0.3, out - 0.1, 0.04), paint("#cfdcdc", 0.4)))
    made.append(box((x, -out / 2 + 0.01, top + 0.295), (width + 0.16, out + 0.24, 0.06), white, 0.02))
    made.append(prism([(x - half, top + 0.32), (x + half, top + 0.32), (x, top + 0.32 + half * math.tan(math.radians(pitch)))], out - 0.06, white, origin=(0, -out + 0.06, 0)))
    # The roof's front edge is one mitred board on either side; a fascia covers the ends of its deck.
    slope = math.tan(math.radians(pitch))
    reach, foot = half + 0.14, top + 0.34
    length = reach / math.cos(math.radians(pitch)) + 0.004
    for way, turn in ((1, 90), (-1, -90)):
        place = (x + way * reach, -out - 0.16 if way > 0 else 0.0, foot)
        made += move(roof_plane(out + 0.16, length, pitch, roof, seed=8), place, turn)
        peak = foot + reach * slope
        rake = [(x, peak - 0.022), (x + way * (reach + 0.012), foot - 0.026), (x + way * (reach + 0.012), foot - 0.125), (x, peak - 0.145)]
        made.append(prism(rake, 0.05, white, origin=(0, -out - 0.175, 0), bevel=0.003))
        # Its soffit closes the gap back to the pediment.
        soffit = [(x, peak - 0.055), (x + way * reach, foot - 0.055), (x + way * reach, foot - 0.09), (x, peak - 0.09)]
        made.append(prism(soffit, 0.25, white, origin=(0, -out - 0.17, 0), bevel=0))
        made += _step_flashing(x, way, reach, foot, slope)
        made.append(box((x + way * (reach + 0.004), -out / 2 - 0.07, foot - 0.055), (0.026, out + 0.16, 0.10), white, 0.003))
        made.append(box((x + way * (half + 0.02), -out / 2 - 0.07, foot - 0.105), (0.28, out + 0.16, 0.016), white, 0.002))
    made += ridge_cap((x, -out - 0.17, foot + reach * slope), out + 0.17, pitch, roof, along="y", width=0.11)
    return made


def porch_ridge(floor, width=2.9, height=2.45, pitch=18.4):
    """How high the ridge of `portico` meets the wall behind it."""
    return floor + height + 0.36 + (width / 2 + 0.14) * math.tan(math.radians(pitch))


def _step_flashing(x, way, reach, foot, slope):
    """The flashing along one slope of a porch roof whose eave is at x + way * reach: what shows of its pieces, one
    to a course, between the shingles and the siding, which stops 2 in. above them."""
    lead, made, pieces = paint("#7d8287", 0.5), [], round(reach / 0.14)
    for number in range(pieces):
        upper, lower = (reach * (number + share) / pieces for share in (-0.06, 1.0))
        high, low = (foot + (reach - at) * slope + 0.012 for at in (upper, lower))
        strip = [(x + way * upper, high), (x + way * lower, low), (x + way * lower, low + 0.06), (x + way * upper, high + 0.06)]
        # Each laps over the one below it.
        made.append(prism(strip, 0.004, lead, origin=(0, -0.028 - 0.0015 * (number % 2), 0), bevel=0))
    return made


def ridge_cap(start, length, pitch, roof=None, along="x", width=0.15):
    """Shingles bent over a ridge, along x or y from `start`: a strip of the roof's own kind on either slope."""
    x, y, z = start
    material, made = roof or asphalt(), []
    angle = math.radians(pitch)
    out, down = width / 2 * math.cos(angle), width / 2 * math.sin(angle)
    pieces = max(1, round(length / 0.3))
    for number in range(pieces):
        middle = (number + 0.5) * length / pieces
        lift = 0.014 / math.cos(angle)
        for way in (-1, 1):
            if along == "x":
                made.append(box((x + middle, y + way * out, z - down + lift), (length / pieces - 0.003, width + 0.006, 0.010), material, 0.002, (-way * pitch, 0, 0)))
            else:
                made.append(box((x + way * out, y + middle, z - down + lift), (width + 0.006, length / pieces - 0.003, 0.010), material, 0.002, (0, way * pitch, 0)))
    return made


def garage_door(x, z, width=2.6, height=2.2, color=TRIM, lit=0.0):
    """A carriage-style overhead door in the wall's frame: two leaves, a row of panes, black straps."""
    skin, white, made = paint(color, 0.4), paint(TRIM, 0.4), []
    for way in (-1, 1):
        made.append(box((x + way * (width / 2 + 0.06), -0.02, z + height / 2), (0.13, 0.06, height), white, 0.005))
        middle = x + way * width / 4
        leaf = width / 2 - 0.02
        made.append(box((middle, 0.03, z + height / 2), (leaf, 0.04, height), skin, 0.003))
        for part in (-1, 1):
            made.append(box((middle + part * (leaf / 2 - 0.06), 0.004, z + height / 2), (0.12, 0.02, height), skin, 0.004))
        for level in (0.08, height * 0.66, height - 0.07):
            made.append(box((middle, 0.004, z + level), (leaf - 0.24, 0.02, 0.14), skin, 0.004))
        made.append(box((middle, 0.004, z + height * 0.33), (leaf - 0.1, 0.019, 0.1), skin, 0.004, (0, -34 * way, 0)))
        for pane in (-1, 1):
            made.append(box((middle + pane * leaf * 0.19, 0.006, z + height * 0.815), (leaf * 0.33, 0.012, height * 0.2), paint("#11161c", 0.06), 0.002))
        for level in (0.35, 1.75):
            made.append(box((middle + way * leaf * 0.3, -0.01, z + level), (leaf * 0.36, 0.008, 0.04), metal("black"), 0.003))
        made.append(cylinder((x + way * 0.09, -0.02, z + 0.95), 0.01, 0.2, metal("black")))
    made.append(box((x, -0.02, z + height + 0.07), (width + 0.27, 0.06, 0.15), white, 0.005))
    made.append(box((x, -0.035, z + height + 0.155), (width + 0.36, 0.11, 0.03), white, 0.01))
    if lit:
        for way in (-1, 1):
            made += move(lantern((x + way * (width / 2 + 0.38), -0.01, z + 1.65), lit), (0, 0, 0))
    return made


def front_entrance(x, floor, color, lit=0.0, lanterns=0.0, roof=None):
    """Entrance with sidelights under a portico, with a lantern at either side."""
    made = entrance(x, floor, color, lit=lit)
    made += portico(x, floor, roof=roof)
    for way in (-1, 1):
        made += lantern((x + way * 1.12, -0.015, floor + 1.5), lanterns, 0.34)
    return made, entrance_hole(x, floor)
