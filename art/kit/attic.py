"""Rooms under the roof: sloped, boarded ceilings with skylights; the bed below them."""

import math
import random
from dataclasses import dataclass

from mathutils import Matrix, Vector, noise

from kit import furnishings, materials, room, shapes

#: From a sloped ceiling's boards out to the roof: 2x8 rafters, sheathing, the skylight's curb.
SHAFT = 0.26
#: The gable window of the attic bedroom, the way out that such a room needs: a casement of 30 by 46 in. clears about
#: 8 sq. ft. (5.7 are asked for), and its sill is 37 in. above the floor (44 at most).
ESCAPE = room.Opening(1.50, 0.762, 0.92, 1.168)


@dataclass
class Slope:
    """A sloped ceiling: like a room.Wall that leans over the room by 90 degrees less `pitch`.

    `start` and `end` are its lower edge (left to right as seen from inside) at height `base`.
    """

    start: tuple
    end: tuple
    base: float
    pitch: float
    length: float
    openings: tuple = ()

    @property
    def width(self):
        return math.hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])

    @property
    def matrix(self):
        turn = math.atan2(self.end[1] - self.start[1], self.end[0] - self.start[0])
        lean = Matrix.Rotation(math.radians(90 - self.pitch), 4, "X")
        return Matrix.Translation((*self.start, self.base)) @ Matrix.Rotation(turn, 4, "Z") @ lean

    def point(self, along, up, out=0.0):
        return self.matrix @ Vector((along, -out, up))

    def place(self, objects, along=0.0, up=0.0, out=0.0):
        """Moves objects made in elevation (viewer at negative y) onto the slope."""
        change = self.matrix @ Matrix.Translation((along, -out, up))
        for item in shapes._list(objects):
            item.matrix_basis = change @ item.matrix_basis
        return objects


def boards(width, height, openings, material, board=0.14, thickness=0.019, gap=0.002, seed=1, under=None):
    """Horizontal boards in elevation, cut around openings and butted here and there; their face is y = 0.

    under: (knee, pitch in degrees) of the roof they end below, so that no skylight sees them outside.
    """
    chance = random.Random(seed)
    made = []
    rows = math.ceil(height / board)
    for row in range(rows):
        low, high = row * board, min((row + 1) * board, height)
        cuts = [(0.0, width)]
        for opening in openings:
            # A board is cut where the opening takes more than a sliver of it.
            if opening.bottom < high - 0.01 and opening.bottom + opening.height > low + 0.01:
                cuts = [
                    piece
                    for start, end in cuts
                    for piece in ((start, min(end, opening.left)), (max(start, opening.left + opening.width), end))
                    if piece[1] - piece[0] > 0.01
                ]
        for start, end in cuts:
            joints = [start]
            if end - start > 2.4:
                joints.append(start + (end - start) * chance.uniform(0.3, 0.7))
            joints.append(end)
            for left, right in zip(joints, joints[1:]):
                if under:
                    reach = max(0, low - under[0]) / math.tan(math.radians(under[1]))
                    left, right = max(left, reach), min(right, width - reach)
                    if left >= right:
                        continue
                center = ((left + right) / 2, thickness / 2, (low + high) / 2)
                made.append(shapes.box(center, (right - left - 0.0015, thickness, high - low - gap), material, 0.002))
        # What an opening leaves of a board's height: a strip up to its casing.
        for opening in openings:
            top = opening.bottom + opening.height
            for foot, head in ((low, opening.bottom), (top, high)):
                if low <= foot < head - 0.01 and head <= high:
                    center = (opening.middle, thickness / 2, (foot + head) / 2)
                    made.append(shapes.box(center, (opening.width, thickness, head - foot - gap), material, 0.002))
    return made


def slope(start, end, base, pitch, length, material, openings=(), board=0.14, seed=1):
    """Builds a boarded slope with its backing (so that no light comes through the joints)."""
    result = Slope(start, end, base, pitch, length, tuple(openings))
    result.place(boards(result.width, length, openings, material, board, seed=seed))
    # The backing overlaps the other slope's beyond the ridge.
    for left, right, low, high in _around(result.width, length + 0.17, openings):
        # It starts inside the wall below, so that no sun falls through the wedge between them.
        low = low or -0.10
        block = shapes.box(((left + right) / 2, 0.10, (low + high) / 2), (right - left, 0.16, high - low), materials.paint("#3a3026", 0.9), 0)
        result.place([block])
    return result


def _around(width, height, openings):
    """Rectangles (left, right, low, high) that fill an elevation around its openings."""
    parts, left = [], 0.0
    for opening in sorted(openings, key=lambda entry: entry.left):
        right = opening.left + opening.width
        parts += [(left, opening.left, 0, height), (opening.left, right, 0, opening.bottom), (opening.left, right, opening.bottom + opening.height, height)]
        left = right
    parts.append((left, width, 0, height))
    return [part for part in parts if part[1] - part[0] > 0.005 and part[3] - part[2] > 0.005]


def skylight(width, height, casing, sash, shaft=None):
    """A skylight for an opening of this size (x centred, z from 0): shaft, sash, trim, and the bar that opens it."""
    shaft = shaft or casing
    made = []
    depth = SHAFT
    for sign in (-1, 1):
        made.append(shapes.box((sign * (width / 2 + 0.006), depth / 2, height / 2), (0.016, depth, height + 0.024), shaft, 0.001))
        z = height + 0.006 if sign > 0 else -0.006
        made.append(shapes.box((0, depth / 2, z), (width, depth, 0.016), shaft, 0.001))
    flat = ((0, 0), (0.016, 0.0), (0.018, 0.003), (0.018, 0.062), (0.014, 0.066), (0, 0.066))
    made.append(room.mitred(width, height, flat, casing, sill=True))
    parts = room.frame(width, height, 0.052, 0.05, sash, y=depth - 0.10)
    made += shapes.move(parts, (-width / 2, 0, 0))
    inner = room.frame(width - 0.104, height - 0.104, 0.014, 0.02, sash, y=depth - 0.085)
    made += shapes.move(inner, (-width / 2 + 0.052, 0, 0.052))
    made.append(shapes.cylinder((0, depth - 0.13, height - 0.055), 0.009, width * 0.55, materials.metal("nickel"), "x"))
    return made


def sky_card(side, distance=3.0, size=9.0, strength=1.0, color=("#8fb8e8", "#4f86cc"), clouds="#ffffff"):
    """Blue sky with soft clouds behind a slope's skylights: seen by the camera only."""
    g = materials.Graph(f"sky card {strength}")
    at = g.object_coordinates()
    cloud = g.range(g.noise(g.vector("MULTIPLY", at, (0.5, 0.9, 0.9)), 0.9, 4, 0.5), 0.50, 0.72)
    blue = g.mix(g.range(g.separate(at)[2], -size / 2, size / 2), color[0], color[1])
    glow = g.node("ShaderNodeEmission", {"Color": g.mix(cloud, blue, clouds), "Strength": strength})
    half = size / 2
    card = shapes.sheet([(-half, 0, -half), (half, 0, -half), (half, 0, half), (-half, 0, half)], g.end(glow.outputs[0]))
    side.place([card], side.width / 2, side.length / 2, -distance)
    card.visible_diffuse = card.visible_glossy = card.visible_shadow = card.visible_transmission = False
    return card


#: The radius in which a cover bends over the mattress's edge.
BEND = 0.055


def _draped(width, length, drop, seed, puff):
    """The surface of a cover over a mattress whose top is z = 0: a function of a place on the mattress and of
    the cloth beyond it.

    It takes a point (u, s) of the flat top, a way out (zero on the top) and the cloth's length that way, and
    returns place and normal. The hem is level: a cover's corners are cut round.
    """
    edge = BEND - 0.005  # the flat part ends this far inside the mattress's edge

    def at(u, s, way, reach):
        flat = Vector((u + way[0] * reach, s + way[1] * reach, seed))
        bump = noise.fractal(flat * 2.6, 1.0, 2.1, 3)
        crease = abs(noise.noise(Vector((flat.x * 4.2 + flat.y * 1.5, flat.y * 3.1, seed + 7)))) ** 0.7
        lift = 0.024 + puff * max(0.0, 0.55 + 0.45 * bump - 0.35 * (1 - crease) ** 3)
        turn = min(reach / BEND, math.pi / 2)
        hang = max(0.0, reach - BEND * math.pi / 2)
        normal = Vector((way[0] * math.sin(turn), way[1] * math.sin(turn), math.cos(turn)))
        out, down = BEND * math.sin(turn), BEND * (1 - math.cos(turn)) + hang
        # Folds run down from the edge and open towards the hem; around a corner they are fuller.
        along = math.copysign(abs(u) + 3.1 * BEND * math.atan2(abs(way[0]), -way[1]) + (s + length / 2 - edge), u)
        fold = 0.5 + 0.5 * math.sin(along * 19 + seed + 2.2 * noise.noise(Vector((along * 2.1, seed, 0))))
        part = min(1.0, hang / max(drop, 0.05))
        out += 0.030 * part * part * fold + 0.010 * part
        lift *= 1 - 0.35 * part
        return Vector((u, s, -down)) + Vector((way[0], way[1], 0)) * out + normal * lift, normal

    return at, width / 2 - edge, -length / 2 + edge


def quilt(width, length, drop, material, seed=0, puff=0.045, throw=None):
    """A comforter over a mattress whose top is z = 0: middle at the origin, hanging by `drop` over three sides.

    It lies from y = -length / 2 (the foot, hanging) to y = length / 2. throw: (material, s0, s1), a blanket laid
    across from s0 to s1 that follows the quilt and hangs a little less.
    """
    at, half, foot = _draped(width, length, drop, seed, puff)
    reach = drop + BEND * (math.pi / 2 - 1)
    columns, rows, turn, steps = 72, 84, 12, 14

    # One sheet: the flat top, and around three sides of it the skirt, joined along the top's rim.
    points, faces, number = [], [], {}

    def point(key, *place):
        if key not in number:
            number[key] = len(points)
            points.append(at(*place)[0])
        return number[key]

    def top(i, j):
        return point(("top", i, j), -half + 2 * half * i / columns, foot + (length / 2 - foot) * j / rows, (0, 0), 0.0)

    for j in range(rows):
        for i in range(columns):
            faces.append((top(i, j), top(i + 1, j), top(i + 1, j + 1), top(i, j + 1)))
    path = [(0, j, (-1.0, 0.0)) for j in range(rows, -1, -1)]
    for corner, start in ((0, math.pi), (columns, 1.5 * math.pi)):
        if corner:
            path += [(i, 0, (0.0, -1.0)) for i in range(1, columns)]
        bends = [start + math.pi / 2 * step / turn for step in range(0 if corner else 1, turn + 1)]
        path += [(corner, 0, (math.cos(angle), math.sin(angle))) for angle in bends]
    path += [(columns, j, (1.0, 0.0)) for j in range(1, rows + 1)]

    def skirt(place, step):
        i, j, way = path[place]
        if step == 0:
            return top(i, j)
        u, s = -half + 2 * half * i / columns, foot + (length / 2 - foot) * j / rows
        return point(("skirt", place, step), u, s, way, reach * step / steps)

    for place in range(len(path) - 1):
        for step in range(steps):
            ring = (skirt(place, step), skirt(place, step + 1), skirt(place + 1, step + 1), skirt(place + 1, step))
            face = tuple(dict.fromkeys(ring))
            if len(face) > 2:
                faces.append(face)
    cloth = shapes.solid(points, faces, material, smooth=80)
    thick = cloth.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.02
    made = [cloth]
    if throw:
        stuff, s0, s1 = throw
        short = reach - 0.05
        # Across the bed and down both sides; a little askew, as thrown.
        line = [(-half, (-1.0, 0.0), short * (1 - k / steps)) for k in range(steps)]
        line += [(-half + 2 * half * k / columns, (0, 0), 0.0) for k in range(columns + 1)]
        line += [(half, (1.0, 0.0), short * (k + 1) / steps) for k in range(steps)]
        band, faces, lanes = [], [], 30
        for u, way, beyond in line:
            for lane in range(lanes + 1):
                skew = 0.035 * (u + way[0] * beyond) / half
                place, normal = at(u, s0 + (s1 - s0) * lane / lanes + skew, way, beyond)
                band.append(place + normal * 0.011)
        for row in range(len(line) - 1):
            for lane in range(lanes):
                a = row * (lanes + 1) + lane
                faces.append((a, a + lanes + 1, a + lanes + 2, a + 1))
        item = shapes.solid(band, faces, stuff, smooth=80)
        thick = item.modifiers.new("thickness", "SOLIDIFY")
        thick.thickness = 0.009
        made.append(item)
    return made


def bed(wood, linen, cover, throw_color, width=1.52, length=2.03, seed=2, pillows=("#efe9dc", "#efe9dc", "#6f8aa3", "#c77b45")):
    """A made bed (queen, 60 x 80 in.): headboard at +y, foot at -y, on z = 0.

    The quilt's hem hangs free above the rails and the foot's posts.
    """
    made = []
    rail, top = 0.24, 0.56
    for x in (-width / 2 - 0.03, width / 2 + 0.03):
        made.append(shapes.box((x, length / 2 + 0.04, 0.55), (0.07, 0.055, 1.10), wood, 0.006))
        made.append(shapes.box((x, -length / 2 - 0.02, 0.17), (0.07, 0.055, 0.34), wood, 0.006))
        made.append(shapes.box((x, 0, rail), (0.035, length, 0.17), wood, 0.004))
    for z in (1.03, 0.62):
        made.append(shapes.box((0, length / 2 + 0.04, z), (width, 0.034, 0.11), wood, 0.005))
    for step in range(13):
        x = -width / 2 + width * (step + 0.5) / 13
        made.append(shapes.box((x, length / 2 + 0.04, 0.82), (0.055, 0.018, 0.34), wood, 0.003))
    made.append(shapes.box((0, -length / 2 - 0.02, rail), (width, 0.034, 0.17), wood, 0.004))
    # The mattress lies on slats between the rails.
    made.append(shapes.box((0, 0, (top + 0.29) / 2), (width, length - 0.02, top - 0.29), linen, 0.05))
    throw = (materials.fabric(throw_color, weave=330), -length * 0.29, -length * 0.07)
    made += shapes.move(quilt(width, length * 0.74, 0.195, cover, seed, throw=throw), (0, -length * 0.12, top))
    folded = furnishings.cushion(width + 0.02, 0.075, linen, seed + 3, 0.34)
    folded.location = (0, length * 0.27, top + 0.028)
    made.append(folded)
    for number, color in enumerate(pillows):
        big = number < 2
        item = furnishings.cushion(0.68 if big else 0.44, 0.18 if big else 0.15, materials.fabric(color, weave=700 if big else 420), seed + number, 0.48 if big else 0.42)
        lean = 26 if big else 36
        furnishings.upright(item, lean, (-3, 4, -8, 7)[number % 4])
        x = (-0.37, 0.37, -0.24, 0.26)[number % 4]
        item.location = (x, length / 2 - (0.04 if big else 0.24), top + (0.235 if big else 0.21))
        made.append(item)
    return made
