"""Rooms under the roof: sloped, boarded ceilings with skylights; the bed below them."""

import math
import random
from dataclasses import dataclass

from mathutils import Matrix, Vector, noise

from kit import furnishings, materials, room, shapes

#: From a sloped ceiling's boards out to the roof: 2x8 rafters, sheathing, the skylight's curb.
SHAFT = 0.26


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


def boards(width, height, openings, material, board=0.14, thickness=0.019, gap=0.002, seed=1):
    """Horizontal boards in elevation, cut around openings and butted here and there; their face is y = 0."""
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
                center = ((left + right) / 2, thickness / 2, (low + high) / 2)
                made.append(shapes.box(center, (right - left - 0.0015, thickness, high - low - gap), material, 0.002))
    return made


def slope(start, end, base, pitch, length, material, openings=(), board=0.14, seed=1):
    """Builds a boarded slope with its backing (so that no light comes through the joints)."""
    result = Slope(start, end, base, pitch, length, tuple(openings))
    result.place(boards(result.width, length, openings, material, board, seed=seed))
    # The backing overlaps the other slope's beyond the ridge.
    for left, right, low, high in _around(result.width, length + 0.17, openings):
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


def sky_card(side, distance=3.0, size=9.0, strength=1.0, color=("#8fb8e8", "#4f86cc")):
    """Blue sky with soft clouds behind a slope's skylights: seen by the camera only."""
    g = materials.Graph(f"sky card {strength}")
    at = g.object_coordinates()
    cloud = g.range(g.noise(g.vector("MULTIPLY", at, (0.5, 0.9, 0.9)), 0.9, 4, 0.5), 0.50, 0.72)
    blue = g.mix(g.range(g.separate(at)[2], -size / 2, size / 2), color[0], color[1])
    glow = g.node("ShaderNodeEmission", {"Color": g.mix(cloud, blue, "#ffffff"), "Strength": strength})
    half = size / 2
    card = shapes.sheet([(-half, 0, -half), (half, 0, -half), (half, 0, half), (-half, 0, half)], g.end(glow.outputs[0]))
    side.place([card], side.width / 2, side.length / 2, -distance)
    card.visible_diffuse = card.visible_glossy = card.visible_shadow = card.visible_transmission = False
    return card


def quilt(width, length, drop, material, seed=0, puff=0.045, fold=0.0):
    """A comforter over a mattress whose top is z = 0: middle at the origin, hanging over three sides.

    It lies from y = -length / 2 (the foot, hanging) to y = length / 2; `fold` turns back a band at the head.
    """
    columns, rows = 64, 84
    total_x, total_y = width + 2 * drop, length + drop
    points, faces = [], []
    for j in range(rows + 1):
        s = -length / 2 - drop + total_y * j / rows
        for i in range(columns + 1):
            u = -total_x / 2 + total_x * i / columns
            bump = noise.fractal(Vector((u * 2.6, s * 2.6, seed)), 1.0, 2.1, 3)
            crease = abs(noise.noise(Vector((u * 4.2 + s * 1.5, s * 3.1, seed + 7)))) ** 0.7
            lift = puff * (0.7 + 0.5 * bump - 0.45 * (1 - crease) ** 3)
            over_x, over_y = max(0.0, abs(u) - width / 2), max(0.0, -length / 2 - s)
            x, y, z = u, s, lift
            hang = max(over_x, over_y)
            if hang > 0:
                # Beyond the edge the cloth falls, in folds that widen downwards.
                wave = 0.022 * math.sin((s if over_x > over_y else u) * 15 + seed) * min(1, hang * 5)
                z = lift * 0.4 - max(0.0, hang - 0.02)
                x = math.copysign(min(abs(u), width / 2 + 0.030 + 0.03 * min(1, hang * 8)), u) + (math.copysign(wave, u) if over_x else 0)
                y = max(s, -length / 2 - 0.030 - 0.03 * min(1, hang * 8)) - (wave if over_y else 0)
            points.append((x, y, z))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    cloth = shapes.solid(points, faces, material, smooth=80)
    thick = cloth.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.02
    return cloth


def bed(wood, linen, cover, throw_color, width=1.52, length=2.03, seed=2, pillows=("#efe9dc", "#efe9dc", "#6f8aa3", "#c77b45")):
    """A made bed (queen, 60 x 80 in.): headboard at +y, foot at -y, on z = 0."""
    made = []
    rail, top = 0.30, 0.56
    for x in (-width / 2 - 0.03, width / 2 + 0.03):
        made.append(shapes.box((x, length / 2 + 0.04, 0.55), (0.07, 0.055, 1.10), wood, 0.006))
        made.append(shapes.box((x, -length / 2 - 0.02, 0.20), (0.07, 0.055, 0.40), wood, 0.006))
        made.append(shapes.box((x, 0, rail), (0.035, length, 0.17), wood, 0.004))
    for z in (1.03, 0.62):
        made.append(shapes.box((0, length / 2 + 0.04, z), (width, 0.034, 0.11), wood, 0.005))
    for step in range(13):
        x = -width / 2 + width * (step + 0.5) / 13
        made.append(shapes.box((x, length / 2 + 0.04, 0.82), (0.055, 0.018, 0.34), wood, 0.003))
    made.append(shapes.box((0, -length / 2 - 0.02, rail), (width, 0.034, 0.17), wood, 0.004))
    made.append(shapes.box((0, 0, (rail + top) / 2 + 0.02), (width, length - 0.02, top - rail), linen, 0.05))
    made += shapes.move([quilt(width, length * 0.74, 0.26, cover, seed)], (0, -length * 0.12, top + 0.012))
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
    blanket = quilt(width * 0.99, 0.46, 0.30, materials.fabric(throw_color, weave=330), seed + 9, 0.018)
    made += shapes.move([blanket], (0, -length * 0.30, top + 0.068))
    return made
