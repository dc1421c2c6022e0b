"""Rooms: walls with openings, mouldings, windows, doors, and what is seen through them.

Parts of a wall are made in the wall's own elevation, the way one faces it from inside the room: x runs
from left to right, z up, y = 0 is the wall's face, the room lies at negative y. `Wall.place` then
puts them where they belong.
"""

import math
import os
import random
from dataclasses import dataclass

import bpy
from mathutils import Vector

from kit import materials, shapes

#: A 2x4 wall with half-inch drywall on both sides.
WALL = 0.115
#: An outside wall of 2x6 with sheathing and clapboard.
OUTER_WALL = 0.19
#: A door of 80 in. and an inch and three eighths.
DOOR_HEIGHT, DOOR_THICKNESS = 2.03, 0.035

# Profiles of mouldings: points (out of the wall, up), from the wall's face around to it.
#: A 5 1/4 in. colonial baseboard.
BASEBOARD = ((0, 0), (0.016, 0), (0.016, 0.100), (0.013, 0.106), (0.013, 0.112), (0.008, 0.124), (0.005, 0.133), (0, 0.133))
#: A 4 1/2 in. crown, measured down from the ceiling (z = 0).
CROWN = (
    (0, -0.092), (0.010, -0.092), (0.012, -0.080), (0.020, -0.076), (0.030, -0.060), (0.046, -0.042),
    (0.062, -0.030), (0.070, -0.018), (0.082, -0.014), (0.084, 0), (0, 0),
)
#: A chair rail, centred on its height.
CHAIR_RAIL = ((0, -0.032), (0.008, -0.030), (0.014, -0.014), (0.024, -0.006), (0.026, 0.008), (0.020, 0.014), (0.012, 0.020), (0.008, 0.032), (0, 0.032))
#: A 3 1/2 in. casing: (out of the wall, away from the opening).
CASING = ((0, 0), (0.011, 0), (0.013, 0.004), (0.013, 0.058), (0.017, 0.064), (0.020, 0.072), (0.020, 0.089), (0, 0.089))
#: The same with a back band, for grander rooms.
BANDED_CASING = ((0, 0), (0.012, 0), (0.014, 0.005), (0.014, 0.070), (0.020, 0.078), (0.029, 0.084), (0.029, 0.106), (0, 0.106))


@dataclass
class Opening:
    """A hole in a wall: its left edge from the wall's left end, its width, its foot and its height."""

    left: float
    width: float
    bottom: float
    height: float

    @property
    def middle(self):
        return self.left + self.width / 2


@dataclass
class Wall:
    """One face of a room, from `start` (left as seen from inside) to `end`."""

    start: tuple
    end: tuple
    height: float
    openings: tuple = ()

    @property
    def length(self):
        return math.hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])

    @property
    def angle(self):
        return math.degrees(math.atan2(self.end[1] - self.start[1], self.end[0] - self.start[0]))

    def point(self, along, up=0.0, out=0.0):
        """The place `along` the wall, `up` from the floor and `out` into the room."""
        turn = math.radians(self.angle)
        return Vector(
            (
                self.start[0] + along * math.cos(turn) + out * math.sin(turn),
                self.start[1] + along * math.sin(turn) - out * math.cos(turn),
                up,
            )
        )

    def place(self, objects, along=0.0, up=0.0, out=0.0):
        """Moves objects made in elevation to their place on this wall."""
        return shapes.move(objects, self.point(along, up, out), self.angle)


def wall(start, end, height, material, openings=(), thickness=WALL):
    """Builds a wall around its openings and returns it. The room is on the right of start → end."""
    result = Wall(start, end, height, tuple(openings))
    blocks = []

    def block(left, right, bottom, top):
        if right - left > 1e-4 and top - bottom > 1e-4:
            center = ((left + right) / 2, thickness / 2, (bottom + top) / 2)
            blocks.append(shapes.box(center, (right - left, thickness, top - bottom), material, bevel=0))

    left = 0.0
    for opening in sorted(openings, key=lambda entry: entry.left):
        right = opening.left + opening.width
        block(left, opening.left, 0, height)
        block(opening.left, right, 0, opening.bottom)
        block(opening.left, right, opening.bottom + opening.height, height)
        left = right
    block(left, result.length, 0, height)
    result.place(blocks)
    return result


def room(width, depth, height, walls, floor, ceiling, openings=None, thickness=OUTER_WALL, only="north east south west"):
    """A rectangular room from (0, 0) to (width, depth). Returns its walls by compass name.

    `openings`: lists of Opening by wall name, measured from each wall's left end as seen from inside.
    `only`: the walls to build; leave out the one the camera stands behind.
    """
    openings = openings or {}
    ends = {
        "north": ((0, depth), (width, depth)),
        "east": ((width, depth), (width, 0)),
        "south": ((width, 0), (0, 0)),
        "west": ((0, 0), (0, depth)),
    }
    shapes.box((width / 2, depth / 2, -0.05), (width + 0.4, depth + 0.4, 0.1), floor, bevel=0)
    if ceiling is not None:
        shapes.box((width / 2, depth / 2, height + 0.05), (width + 0.4, depth + 0.4, 0.1), ceiling, bevel=0)
    return {
        name: wall(*ends[name], height, walls, openings.get(name, ()), thickness) for name in only.split()
    }


def moulding(profile, length, material, bevel=0):
    """A straight run of a profile from x = 0 to `length`; ends are cut square."""
    outline = [(-out, up) for out, up in profile]
    return shapes.prism(outline, length, material, plane="yz", bevel=bevel)


def trim(walls, material, baseboard=BASEBOARD, crown=CROWN):
    """Runs baseboard (around openings that reach the floor) and crown along each of `walls`."""
    made = []
    for side in walls:
        if crown is not None:
            made.append(side.place(moulding(crown, side.length, material), up=side.height))
        if baseboard is None:
            continue
        left = 0.0
        casing = CASING[-1][1]
        doors = sorted((entry for entry in side.openings if entry.bottom < 0.1), key=lambda entry: entry.left)
        for opening in doors:
            if opening.left - casing > left:
                made.append(side.place(moulding(baseboard, opening.left - casing - left, material), left))
            left = opening.left + opening.width + casing
        if side.length > left:
            made.append(side.place(moulding(baseboard, side.length - left, material), left))
    return made


def mitred(width, height, profile, material, sill=False):
    """Casing around an opening (x centred, from z = 0): mitred at the corners, open at the foot unless `sill`."""
    points, faces = [], []
    count = len(profile)
    stations = 4
    for step in range(stations):
        for out, away in profile:
            x = (width / 2 + away) * (-1 if step in (0, 1) else 1)
            top = step in (1, 2)
            z = height + away if top else (-away if sill else 0)
            points.append((x, -out, z))
    pairs = [(0, 1), (1, 2), (2, 3)] + ([(3, 0)] if sill else [])
    for a, b in pairs:
        for step in range(count):
            after = (step + 1) % count
            faces.append((a * count + step, b * count + step, b * count + after, a * count + after))
    if not sill:
        faces += [tuple(range(count)), tuple(range(3 * count, 4 * count))[::-1]]
    return shapes.solid(points, faces, material)


def frame(width, height, stile, depth, material, rail=None, bottom_rail=None, y=0.0):
    """Two stiles and two rails around a field: a sash or a door's edge. From x = 0, z = 0; its front at `y`."""
    rail = stile if rail is None else rail
    bottom_rail = rail if bottom_rail is None else bottom_rail
    middle = y + depth / 2
    return [
        shapes.box((stile / 2, middle, height / 2), (stile, depth, height), material, 0.0025),
        shapes.box((width - stile / 2, middle, height / 2), (stile, depth, height), material, 0.0025),
        shapes.box((width / 2, middle, height - rail / 2), (width - 2 * stile, depth, rail), material, 0.0025),
        shapes.box((width / 2, middle, bottom_rail / 2), (width - 2 * stile, depth, bottom_rail), material, 0.0025),
    ]


def raised_panel(left, bottom, width, height, material, y=0.0, recess=0.012, slope=0.045):
    """A panel in a frame whose face is at `y`: sunk by `recess` at its edge, sloping up to a raised field."""
    slope = min(slope, width * 0.25, height * 0.25)
    levels = ((0, recess), (slope, 0.004), (slope, 0.0005))
    points = []
    for inset, depth in levels:
        low_x, high_x = left + inset, left + width - inset
        low_z, high_z = bottom + inset, bottom + height - inset
        points += [(low_x, y + depth, low_z), (high_x, y + depth, low_z), (high_x, y + depth, high_z), (low_x, y + depth, high_z)]
    faces = []
    for level in range(len(levels) - 1):
        for step in range(4):
            after = (step + 1) % 4
            low = level * 4
            faces.append((low + step, low + after, low + 4 + after, low + 4 + step))
    last = 4 * (len(levels) - 1)
    faces.append((last, last + 1, last + 2, last + 3))
    return shapes.solid(points, faces, material)


def flat_panel(left, bottom, width, height, material, y=0.0, recess=0.010):
    """A shaker panel: flat, sunk behind its frame."""
    center = (left + width / 2, y + recess + 0.006, bottom + height / 2)
    return shapes.box(center, (width, 0.012, height), material, 0)


def window_unit(
    width, height, material, kind="double-hung", lights=(2, 2), casing=CASING, stool=None, depth=OUTER_WALL, hardware=None,
    raised=0.0, swing=0.0,
):
    """A window for an opening of this size: jambs, sash with muntins, casing, stool and apron.

    x is centred, z = 0 is the opening's foot. kind: "double-hung" or "casement"; `lights` are the panes
    (across, up) of each sash, (1, 1) for none. `stool` is the stool's material (the same if not given),
    False leaves it out. `hardware` adds a lock. `raised` opens the lower sash by so much; `swing`: degrees a
    casement, hinged on the left, stands open to the outside. There is no pane: a clean one is invisible and
    costs light and time.
    """
    made = []
    jamb = 0.019  # one-by stock
    for sign in (-1, 1):
        made.append(shapes.box((sign * (width / 2 - jamb / 2), depth / 2, height / 2), (jamb, depth, height), material, 0.002))
    made.append(shapes.box((0, depth / 2, height - jamb / 2), (width - 2 * jamb, depth, jamb), material, 0.002))
    made.append(shapes.box((0, depth / 2, jamb / 2), (width - 2 * jamb, depth, jamb), material, 0.002))

    inside_width, inside_height = width - 2 * jamb, height - 2 * jamb

    def sash(bottom, tall, y, bottom_rail):
        parts = frame(inside_width, tall, 0.045, 0.035, material, 0.045, bottom_rail, y)
        across, up = lights
        field_x, field_z = inside_width - 0.09, tall - 0.045 - bottom_rail
        for step in range(1, across):
            x = 0.045 + field_x * step / across
            parts.append(shapes.box((x, y + 0.0175, bottom_rail + field_z / 2), (0.022, 0.026, field_z), material, 0.004))
        for step in range(1, up):
            z = bottom_rail + field_z * step / up
            parts.append(shapes.box((inside_width / 2, y + 0.0175, z), (field_x, 0.0258, 0.022), material, 0.004))
        return shapes.move(parts, (-inside_width / 2, 0, jamb + bottom))

    if kind == "double-hung":
        half = inside_height / 2
        made += sash(raised, half + 0.022, depth * 0.45, 0.070)
        made += sash(half - 0.022, half + 0.022, depth * 0.45 + 0.042, 0.045)
        if hardware is not None:
            z = jamb + half + 0.022 + raised
            made.append(shapes.box((0, depth * 0.45 + 0.018, z + 0.005), (0.065, 0.030, 0.010), hardware, 0.003))
            made.append(shapes.cylinder((0.004, depth * 0.45 + 0.016, z + 0.016), 0.011, 0.014, hardware))
            made.append(shapes.box((0.026, depth * 0.45 + 0.012, z + 0.020), (0.050, 0.010, 0.008), hardware, 0.003, (0, 0, 12)))
    else:
        leaf, hinge = sash(0, inside_height, depth * 0.40, 0.060), Vector((-inside_width / 2, depth * 0.40 + 0.035, 0))
        if swing:
            leaf = shapes.move(shapes.move(leaf, -hinge), hinge, swing)
        made += leaf
        if hardware is not None:
            made.append(shapes.box((0.0, depth * 0.40 - 0.022, jamb + 0.018), (0.11, 0.030, 0.020), hardware, 0.006))
            made.append(shapes.tube([(0.03, depth * 0.40 - 0.04, jamb + 0.022), (-0.05, depth * 0.40 - 0.06, jamb + 0.020)], 0.005, hardware))

    made.append(mitred(width, height, casing, material))
    if stool is not False:
        reach = casing[-1][1]
        out = 0.055
        made.append(
            shapes.box(
                (0, (depth * 0.45 - out) / 2, -0.002),
                (width + 2 * reach + 0.04, depth * 0.45 + out, 0.030),
                stool or material, 0.007,
            )
        )
        made.append(shapes.box((0, -0.009, -0.017 - 0.040), (width + 2 * reach - 0.01, 0.018, 0.080), material, 0.004))
    return made


def interior_door(width, height, material, knob, panels=((1, 0.30), (1, 0.44), (1, 0.14)), swing=0.0, flat=False):
    """A hung door of stiles, rails and panels. The hinge is at x = 0, its face at y = 0, the foot at z = 0.

    `panels`: rows from the foot up, each (panels across, part of the height). `swing`: degrees it stands
    open into the room. The knob is on the right, on both faces.
    """
    stile, rail = 0.115, 0.115
    rows = len(panels)
    field = height - 0.20 - rail * rows
    made = []
    middle = DOOR_THICKNESS / 2
    for x in (stile / 2, width - stile / 2):
        made.append(shapes.box((x, middle, height / 2), (stile, DOOR_THICKNESS, height), material, 0.002))
    z = 0.20
    made.append(shapes.box((width / 2, middle, 0.10), (width - 2 * stile, DOOR_THICKNESS, 0.20), material, 0.002))
    total = sum(part for _, part in panels)
    for across, part in panels:
        tall = field * part / total
        wide = (width - 2 * stile - (across - 1) * stile) / across
        for step in range(across):
            left = stile + step * (wide + stile)
            if step:
                made.append(shapes.box((left - stile / 2, middle, z + tall / 2), (stile, DOOR_THICKNESS, tall), material, 0.002))
            if flat:
                made.append(flat_panel(left, z, wide, tall, material))
            else:
                made.append(raised_panel(left, z, wide, tall, material))
            back = shapes.box((left + wide / 2, DOOR_THICKNESS - 0.014, z + tall / 2), (wide, 0.008, tall), material, 0)
            made.append(back)
        z += tall
        made.append(shapes.box((width / 2, middle, z + rail / 2), (width - 2 * stile, DOOR_THICKNESS, rail), material, 0.002))
        z += rail
    made += door_knob(width - 0.070, 0.93, knob)
    if swing:
        shapes.move(made, (0, 0, 0), -swing)
    return made


def door_knob(x, z, material):
    """Rosette and knob on both faces of a door whose front face is at y = 0. 36 in. above the floor."""
    made = []
    for sign, face in ((-1, 0.0), (1, DOOR_THICKNESS)):
        profile = [(0, 0), (0.030, 0), (0.030, 0.004), (0.025, 0.008), (0.011, 0.010), (0.010, 0.032), (0.020, 0.038), (0.027, 0.048), (0.027, 0.056), (0.020, 0.066), (0, 0.070)]
        knob = shapes.lathe(profile, (0, 0, 0), material)
        for vertex in knob.data.vertices:
            vertex.co = Vector((vertex.co.x, vertex.co.z * sign, vertex.co.y))
        if sign < 0:
            knob.data.flip_normals()
        knob.location = (x, face, z)
        made.append(knob)
    return made


def outlet(color="#efebe2", protected=False):
    """A receptacle in its plate, centered on x = 0, z = 0, on the wall's face: 16 in. above the floor, 44 in. over a counter.

    `protected` is the kind with test and reset buttons, as over a counter and by a sink.
    """
    ivory, dark = materials.plastic(color, 0.35), materials.plastic("#2b2a28", 0.5)
    made = [shapes.box((0, -0.0025, 0), (0.070, 0.005, 0.114), ivory, 0.002)]
    if protected:
        made.append(shapes.box((0, -0.0058, 0), (0.034, 0.0030, 0.067), ivory, 0.001))
        for side in (-1, 1):
            made.append(shapes.box((side * 0.006, -0.0078, 0), (0.009, 0.0016, 0.006), ivory if side < 0 else dark, 0.0004))
    for up in (-0.0195, 0.0195):
        if not protected:
            face = [(-0.0115, -0.014), (0.0115, -0.014), (0.0170, -0.006), (0.0170, 0.006), (0.0115, 0.014), (-0.0115, 0.014), (-0.0170, 0.006), (-0.0170, -0.006)]
            made.append(shapes.prism(face, -0.0030, ivory, origin=(0, -0.0046, up), bevel=0.0008))
        for side, tall in ((-1, 0.0085), (1, 0.0070)):
            made.append(shapes.box((side * 0.0063, -0.0074, up + 0.002), (0.0018, 0.0012, tall), dark, 0))
        made.append(shapes.cylinder((0, -0.0072, up - 0.0078), 0.0024, 0.0014, dark, "y", 0, 12))
    if not protected:
        made.append(shapes.cylinder((0, -0.0052, 0), 0.003, 0.0012, ivory, "y", 0.0004, 16))
    return made


def door_frame(width, height, material, depth=WALL, casing=CASING, both_sides=True):
    """Jambs, head and casing for a door opening; x is centred, z = 0 is the floor."""
    jamb = 0.019
    made = [
        shapes.box((-width / 2 + jamb / 2, depth / 2, height / 2), (jamb, depth, height), material, 0.002),
        shapes.box((width / 2 - jamb / 2, depth / 2, height / 2), (jamb, depth, height), material, 0.002),
        shapes.box((0, depth / 2, height - jamb / 2), (width - 2 * jamb, depth, jamb), material, 0.002),
        mitred(width, height, casing, material),
    ]
    if both_sides:
        made.append(shapes.move(mitred(width, height, casing, material), (0, depth, 0), 180))
    return made


#: The gardens of art/gardens/ that a summer backdrop chooses from, and the height of the eye's level in each.
GARDENS = ("hedge", "gable", "trunks", "hills")
GARDENS_FOLDER = os.path.join(os.path.dirname(__file__), "..", "gardens")
GARDENS_EYE_LEVEL = 0.36
#: How bright a garden at the blue hour is behind a lamplit room's window.
NIGHT_STRENGTH = 0.5


def backdrop(
    center, width, height, facing_degrees=180, strength=1.1, season="summer", horizon=0.42, detail=1.0, kind=None, seed=None,
    night=False,
):
    """The garden outside a window, a little out of focus: a card seen by camera and mirrors only, so it keeps no light out.

    `center` is the card's middle; `facing_degrees` the compass direction it looks towards (180: it stands
    north of the room). `kind`: one of GARDENS, by itself a different one from room to room, or `season`
    "autumn". `night` shows the same one at the blue hour. `seed` shifts and mirrors it. `horizon` says how low the lawn ends (0.42: at the
    eye's level); `detail`: higher for a card farther away, where everything is smaller.
    """
    chance = random.Random(f"{width} {height} {horizon} {facing_degrees} {[round(value, 2) for value in center]} {seed}")
    if season == "autumn":
        kind = season
    kind = kind or chance.choice(GARDENS)
    if night:
        kind, strength = f"{kind}.night", NIGHT_STRENGTH
    card = shapes.sheet([(-width / 2, 0, -height / 2), (width / 2, 0, -height / 2), (width / 2, 0, height / 2), (-width / 2, 0, height / 2)], None)
    # The picture's own width on the card, and where its eye level lies: somewhat below the card's middle.
    span = max(width, height * 16 / 9 * 0.8, 12.0) / max(1.0, detail)
    level = -0.30 - 0.6 * (0.30 - min(horizon, 0.30)) * height * 0.25
    shift = 0.0 if seed is None else chance.uniform(-0.08, 0.08)
    card.data.materials.append(_garden(kind, span, level, strength, shift, seed is not None and chance.random() < 0.5))
    shapes.move(card, center, 180 - facing_degrees)
    card.visible_diffuse = card.visible_shadow = card.visible_transmission = False
    return card


def lit_print(kind, span, strength=1.2):
    """A garden as a lit panel shows it, the whole picture `span` metres wide and centered on the panel."""
    return _garden(kind, span, -0.1, strength, 0.0, False)


def _garden(kind, span, level, strength, shift, mirrored):
    """Emission of the picture `kind`, `span` metres wide, its eye level at `level` in the card's own height."""
    path = os.path.join(GARDENS_FOLDER, f"{kind}.jpg")
    if not os.path.exists(path):
        raise FileNotFoundError(f"{path} is missing; blender -b --python art/gardens.py -- {kind} renders it")
    image = bpy.data.images.load(path, check_existing=True)
    tall = span * image.size[1] / image.size[0]
    g = materials.Graph(f"garden {kind}")
    x, _, z = g.separate(g.object_coordinates())
    across = g.math("ADD", g.math("DIVIDE", x, -span if mirrored else span), 0.5 + shift)
    up = g.math("ADD", g.math("DIVIDE", g.math("SUBTRACT", z, level), tall), GARDENS_EYE_LEVEL)
    # A card wider than its picture goes on with the picture's mirror image; above it the sky, below it the lawn go on.
    across = g.math("PINGPONG", across, 1.0)
    up = g.math("MINIMUM", g.math("MAXIMUM", up, 0.004), 0.996)
    picture = g.node("ShaderNodeTexImage", {"Vector": g.combine(across, up)}, image=image, extension="EXTEND")
    return g.end(g.node("ShaderNodeEmission", {"Color": picture.outputs["Color"], "Strength": strength}).outputs[0])
