"""The materials of all scenes: paint, wood, tile, stone, metal, cloth and the rest.

Every function returns a Blender material and makes it once per file. Colors are hex strings
("#1f3a5f", as a paint chip's value on a screen) or linear (r, g, b). Lengths are metres.

Tile, planks and the stones take world coordinates and choose the plane from the face's
direction, so one material serves floor and walls and joins run on across objects.
Wood takes the object's own coordinates and runs along the mesh's longest side by itself.
"""

import bpy
from bpy.app.handlers import persistent

# Wall, cabinet and trim paints.
DEEP_BLUE = "#1d3557"
NAVY = "#16263f"
DUSTY_BLUE = "#6f8aa3"
WARM_WHITE = "#f1ece0"
WHITE = "#efeeea"
CREAM = "#ece0c6"
SAGE = "#8f9f83"
FOREST = "#34493a"
TERRACOTTA = "#b5623f"
CLAY = "#cf9a7c"
CHARCOAL = "#33363a"
GREIGE = "#cdc4b4"
GRAY = "#9a9b99"
MUSTARD = "#c9973a"
BRICK_RED = "#8e4433"
BARN_RED = "#7c2b25"
BLACK = "#1b1b1c"

#: light and dark wood, pores (0–1), distance of the rings (m), roughness
WOODS = {
    "pine": ("#d9b688", "#b68555", 0.1, 0.011, 0.45),
    "oak": ("#c2a079", "#8d6a46", 0.8, 0.007, 0.42),
    "whiteoak": ("#d3bd9c", "#ab8d66", 0.7, 0.007, 0.42),
    "walnut": ("#6f5039", "#422c1d", 0.5, 0.008, 0.38),
    "cedar": ("#b9784a", "#8a4f2c", 0.2, 0.006, 0.55),
    "maple": ("#dfc6a3", "#c7a57b", 0.1, 0.012, 0.38),
    "sugar maple": ("#e3cdad", "#d3b792", 0.08, 0.012, 0.4),
    "cherry": ("#98603f", "#784830", 0.2, 0.009, 0.38),
    "teak": ("#a8743f", "#7c4f26", 0.5, 0.006, 0.45),
    "mahogany": ("#8a4a2b", "#5f2d19", 0.5, 0.007, 0.35),
    "weathered": ("#a09a8f", "#78736a", 0.4, 0.006, 0.75),
    "plywood": ("#d8b98a", "#c39f6b", 0.3, 0.03, 0.6),
}

#: color and roughness
METALS = {
    "brass": ("#c9a055", 0.24),
    "steel": ("#b9bab8", 0.3),
    "chrome": ("#d8d9da", 0.06),
    "nickel": ("#c3bdb2", 0.2),
    "black": ("#1d1d1e", 0.42),
    "copper": ("#c77f55", 0.26),
    "iron": ("#3a3a3b", 0.5),
    "galvanized": ("#9fa3a4", 0.42),
    "bronze": ("#4f3b2a", 0.38),
}


def linear(color):
    """The linear (r, g, b) of a hex string; a tuple passes through."""
    if not isinstance(color, str):
        return tuple(color[:3])
    digits = color.lstrip("#")
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


class Graph:
    """A material's node tree. Values given to a node are sockets or constants."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, inputs=(), **settings):
        """A node of `kind`; `inputs` maps an input's name or index to a socket or constant."""
        node = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for key, value in dict(inputs).items():
            self.put(node.inputs[key], value)
        return node

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif socket.type == "RGBA":
            socket.default_value = (*linear(value), 1)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, c=0.0):
        return self.node("ShaderNodeMath", {0: a, 1: b, 2: c}, operation=operation).outputs[0]

    def vector(self, operation, a, b=(0, 0, 0)):
        node = self.node("ShaderNodeVectorMath", {0: a, 1: b}, operation=operation)
        return node.outputs["Value" if operation in ("DOT_PRODUCT", "LENGTH", "DISTANCE") else "Vector"]

    def scale(self, a, factor):
        return self.node("ShaderNodeVectorMath", {0: a, "Scale": factor}, operation="SCALE").outputs["Vector"]

    def combine(self, x, y, z=0.0):
        return self.node("ShaderNodeCombineXYZ", {0: x, 1: y, 2: z}).outputs[0]

    def separate(self, vector):
        return self.node("ShaderNodeSeparateXYZ", {0: vector}).outputs

    def noise(self, vector, scale=1.0, detail=2.0, roughness=0.5, distortion=0.0):
        values = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion}
        return self.node("ShaderNodeTexNoise", values).outputs["Fac"]

    def random(self, vector):
        """(value, color): white noise of a vector."""
        return self.node("ShaderNodeTexWhiteNoise", {"Vector": vector}, noise_dimensions="3D").outputs

    def range(self, value, low, high, to_low=0.0, to_high=1.0):
        """`value` carried from low…high to to_low…to_high, clamped."""
        return self.node("ShaderNodeMapRange", {0: value, 1: low, 2: high, 3: to_low, 4: to_high}).outputs[0]

    def mix(self, factor, a, b, blend="MIX"):
        return self.node("ShaderNodeMixRGB", {0: factor, 1: a, 2: b}, blend_type=blend).outputs[0]

    def choose(self, factor, a, b):
        """The vector a (factor 0) or b (factor 1)."""
        return self.vector("ADD", self.scale(a, self.math("SUBTRACT", 1, factor)), self.scale(b, factor))

    def vary(self, color, hue=0.5, saturation=1.0, value=1.0):
        values = {"Hue": hue, "Saturation": saturation, "Value": value, "Color": color}
        return self.node("ShaderNodeHueSaturation", values).outputs[0]

    def bump(self, height, distance, normal=None, strength=1.0):
        values = {"Height": height, "Distance": distance, "Strength": strength}
        if normal is not None:
            values["Normal"] = normal
        return self.node("ShaderNodeBump", values).outputs[0]

    def object_coordinates(self):
        return self.node("ShaderNodeTexCoord").outputs["Object"]

    def position(self):
        return self.node("ShaderNodeNewGeometry").outputs["Position"]

    def object_random(self):
        return self.node("ShaderNodeObjectInfo").outputs["Random"]

    def plane(self):
        """(u, v) in metres on the face's plane: x, y on floors; x or y, and z on walls."""
        geometry = self.node("ShaderNodeNewGeometry").outputs
        x, y, z = self.separate(geometry["Position"])
        nx, ny, nz = self.separate(self.vector("ABSOLUTE", geometry["True Normal"]))
        flat = self.math("GREATER_THAN", nz, 0.7)
        side = self.math("GREATER_THAN", nx, ny)
        wall_u = self.math("ADD", self.math("MULTIPLY", y, side), self.math("MULTIPLY", x, self.math("SUBTRACT", 1, side)))
        u = self._pick(flat, wall_u, x)
        v = self._pick(flat, z, y)
        return u, v

    def _pick(self, factor, a, b):
        return self.math("ADD", self.math("MULTIPLY", a, self.math("SUBTRACT", 1, factor)), self.math("MULTIPLY", b, factor))

    def surface(self, color, roughness=0.5, normal=None, **inputs):
        """Ends the tree with a principled shader; inputs by its socket names, "_" for " "."""
        values = {"Base Color": color, "Roughness": roughness}
        if normal is not None:
            values["Normal"] = normal
        values.update({key.replace("_", " "): value for key, value in inputs.items()})
        return self.end(self.node("ShaderNodeBsdfPrincipled", values).outputs[0])

    def end(self, shader):
        self.node("ShaderNodeOutputMaterial", {"Surface": shader})
        return self.material


def cached(build):
    """Makes a material once per file: its name is made of the function and its arguments."""

    def call(*arguments, **named):
        parts = [build.__name__, *map(str, arguments), *(f"{key}={value}" for key, value in sorted(named.items()))]
        # Blender cuts names at 63 bytes, so the long ones go by their hash.
        name = " ".join(parts)
        if len(name) > 60:
            name = f"{build.__name__} {hash(name)}"
        return bpy.data.materials.get(name) or build(name, *arguments, **named)

    call.__doc__ = build.__doc__
    call.__name__ = build.__name__
    return call


@cached
def paint(name, color, roughness=0.5):
    """Brushed or rolled paint. roughness: 0.3 semi-gloss trim, 0.5 satin, 0.8 flat walls."""
    g = Graph(name)
    at = g.vector("ADD", g.object_coordinates(), g.scale(g.combine(1, 1, 1), g.object_random()))
    broad = g.noise(at, 1.3, 2)
    fine = g.noise(at, 220, 2)
    shade = g.vary(color, value=g.range(broad, 0.3, 0.7, 0.95, 1.04))
    return g.surface(
        shade,
        g.range(g.noise(at, 7, 3), 0.3, 0.7, roughness * 0.88, min(1, roughness * 1.12)),
        g.bump(fine, 0.0004, strength=0.5),
    )


def _grain(g, kind, along, across, depth, seed):
    """(color, roughness, height) of wood at a place in metres; `seed` (0–1) differs per board."""
    light, dark, pores, spacing, roughness = WOODS[kind]
    shift = g.math("MULTIPLY", seed, 37.0)
    slow = g.combine(g.math("MULTIPLY", along, 0.9), g.math("MULTIPLY", across, 5), g.math("ADD", depth, shift))
    warp = g.math("SUBTRACT", g.noise(slow, 1.0, 3), 0.5)
    # The log's heart lies a hand below the face and off the board's middle, so that the rings
    # run in long flames in some boards and almost straight in others.
    aside = g.math("ADD", across, g.math("MULTIPLY", g.math("SUBTRACT", seed, 0.5), 0.3))
    below = g.math("ADD", depth, g.math("ADD", 0.05, g.math("MULTIPLY", g.math("FRACT", g.math("MULTIPLY", seed, 7.7)), 0.06)))
    radius = g.math("SQRT", g.math("ADD", g.math("POWER", aside, 2), g.math("POWER", below, 2)))
    radius = g.math("ADD", radius, g.math("MULTIPLY", warp, 0.045))
    ring = g.math("FRACT", g.math("DIVIDE", radius, spacing))
    ring = g.math("POWER", ring, 1.8)
    fibre = g.combine(g.math("MULTIPLY", along, 5), g.math("MULTIPLY", across, 320), g.math("ADD", g.math("MULTIPLY", depth, 320), shift))
    streak = g.noise(fibre, 1.0, 3, 0.6)
    blotch = g.noise(slow, 2.2, 2)
    tone = g.math("ADD", g.math("MULTIPLY", ring, 0.45), g.math("MULTIPLY", streak, 0.45))
    tone = g.math("ADD", tone, g.math("MULTIPLY", blotch, 0.35))
    color = g.mix(g.range(tone, 0.25, 0.95), light, dark)
    # Open pores: short dark dashes, as in oak and walnut.
    dash = g.combine(g.math("MULTIPLY", along, 22), g.math("MULTIPLY", across, 700), g.math("ADD", g.math("MULTIPLY", depth, 700), shift))
    pore = g.range(g.noise(dash, 1.0, 1), 0.62, 0.74)
    color = g.mix(g.math("MULTIPLY", pore, 0.4 * pores), color, g.vary(dark, value=0.45))
    tint = g.range(seed, 0, 1, 0.8, 1.16)
    hue = g.range(g.math("FRACT", g.math("MULTIPLY", seed, 13.3)), 0, 1, 0.494, 0.506)
    color = g.vary(color, hue=hue, value=tint)
    height = g.math("SUBTRACT", g.math("MULTIPLY", streak, 0.5), g.math("MULTIPLY", pore, 0.6 * pores))
    gloss = g.range(streak, 0.3, 0.7, roughness * 0.85, min(1, roughness * 1.2))
    return color, gloss, height


@cached
def _wood(name, kind, scale, axis, tint, roughness):
    g = Graph(name)
    x, y, z = g.separate(g.scale(g.object_coordinates(), 1 / scale))
    along, across, depth = {"x": (x, y, z), "y": (y, x, z), "z": (z, x, y)}[axis]
    color, gloss, height = _grain(g, kind, along, across, depth, g.object_random())
    if tint:
        color = g.mix(0.75, color, tint, "MULTIPLY")
    if roughness is not None:
        gloss = g.range(height, -0.2, 0.4, roughness * 1.15, roughness * 0.85)
    return g.surface(color, gloss, g.bump(height, 0.0006, strength=0.6))


def wood(kind, scale=1, axis=None, tint=None, roughness=None):
    """Wood of a kind in WOODS. Without an axis the grain runs along the mesh's longest side.

    scale: 2 doubles the figure's size; tint: a stain's color; roughness: 0.2 for lacquer, 0.7 raw.
    """
    if axis:
        return _wood(kind, scale, axis, tint, roughness)
    material = _wood(kind, scale, "x", tint, roughness)
    material["wood"] = [kind, str(scale), tint or "", "" if roughness is None else str(roughness)]
    if _turn_grain not in bpy.app.handlers.render_init:
        bpy.app.handlers.render_init.append(_turn_grain)
    return material


@persistent
def _turn_grain(*_):
    """Before a render, turns every wood without an axis along its mesh's longest side."""
    for mesh in bpy.data.meshes:
        for index, material in enumerate(mesh.materials):
            if material is None or "wood" not in material:
                continue
            kind, scale, tint, roughness = material["wood"]
            box = [[vertex.co[i] for vertex in mesh.vertices] for i in range(3)]
            size = [max(side) - min(side) for side in box]
            axis = "xyz"[size.index(max(size))]
            scale = float(scale) if "." in scale else int(scale)
            mesh.materials[index] = _wood(kind, scale, axis, tint or None, float(roughness) if roughness else None)


@cached
def planks(name, kind="oak", width=0.083, length=1.2, axis="x", tint=None, roughness=None, gap=0.0012):
    """A floor (or ceiling, or wall) of boards with staggered ends.

    width: 0.083 for strip oak (3 1/4 in.), 0.127 for 5 in. planks; axis "x" or "y": the boards' run.
    """
    g = Graph(name)
    u, v = g.plane()
    if axis == "y":
        u, v = v, u
    row = g.math("FLOOR", g.math("DIVIDE", v, width))
    start = g.random(g.combine(row, 3.7))[0]
    run = g.math("ADD", g.math("DIVIDE", u, length), g.math("MULTIPLY", start, 7))
    board = g.math("FLOOR", run)
    seed = g.random(g.combine(board, row, 1.3))[0]
    across = g.math("SUBTRACT", v, g.math("MULTIPLY", g.math("ADD", row, 0.5), width))
    color, gloss, height = _grain(g, kind, u, across, 0.0, seed)
    if tint:
        color = g.mix(0.75, color, tint, "MULTIPLY")
    if roughness is not None:
        gloss = g.range(height, -0.2, 0.4, roughness * 1.15, roughness * 0.85)
    side = g.math("SUBTRACT", width / 2, g.math("ABSOLUTE", across))
    end = g.math("MULTIPLY", g.math("SUBTRACT", 0.5, g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", run), 0.5))), length)
    edge = g.math("MINIMUM", side, end)
    joint = g.range(edge, gap * 0.4, gap, 1, 0)
    color = g.mix(g.math("MULTIPLY", joint, 0.85), color, "#21150b")
    relief = g.bump(g.range(edge, 0, 0.0025), 0.0015, g.bump(height, 0.0005, strength=0.5), strength=0.8)
    return g.surface(color, gloss, relief)


def _tilted(g, seed_color, amount):
    """The normal, leaned a little per tile: no setter gets every tile into one plane."""
    normal = g.node("ShaderNodeNewGeometry").outputs["Normal"]
    lean = g.scale(g.vector("SUBTRACT", seed_color, (0.5, 0.5, 0.5)), amount)
    return g.vector("NORMALIZE", g.vector("ADD", normal, lean))


def _glazed(g, color, grout, edge, joint, seed, roughness, variation, wobble):
    """Ends a tile tree: `edge` is the distance (m) to the tile's edge, `seed` (value, color)."""
    half = joint / 2
    inside = g.range(edge, half, half + 0.0012)
    cloud = g.noise(g.position(), 9, 3)
    value = g.math("ADD", g.range(seed[0], 0, 1, 1 - variation, 1 + variation), g.range(cloud, 0.3, 0.7, -variation / 2, variation / 2))
    color = g.vary(color, value=value)
    dirt = g.vary(grout, value=g.range(cloud, 0.3, 0.7, 0.85, 1.08))
    gloss = g.mix(inside, (0.9, 0.9, 0.9), g.combine(roughness, roughness, roughness))
    pillow = g.bump(g.range(edge, half, half + 0.004), 0.0025, _tilted(g, seed[1], wobble))
    wave = g.bump(g.noise(g.position(), 14, 1), 0.0012, pillow, strength=min(1, wobble * 14))
    return g.surface(g.mix(inside, dirt, color), gloss, wave)


@cached
def tile(
    name,
    size=(0.152, 0.076),
    color=WHITE,
    grout="#c9c5bb",
    offset=0.5,
    variation=0.04,
    joint=0.003,
    roughness=0.12,
    wobble=0.03,
    checker=None,
    origin=(0, 0),
    vertical=False,
):
    """Rectangular tile. size: (0.152, 0.076) is subway, 6 by 3 in.; offset: 0 stacked, 0.5 half bond.

    checker: a second color for a checkerboard; wobble: how unevenly it lies (0.06 handmade);
    origin: (u, v) of a tile's corner; vertical: stands the tiles upright.
    """
    g = Graph(name)
    u, v = g.plane()
    u, v = g.math("SUBTRACT", u, origin[0]), g.math("SUBTRACT", v, origin[1])
    if vertical:
        u, v = v, u
    row = g.math("FLOOR", g.math("DIVIDE", v, size[1]))
    slide = g.math("MULTIPLY", g.math("WRAP", row, 2, 0), offset)
    run = g.math("ADD", g.math("DIVIDE", u, size[0]), slide)
    column = g.math("FLOOR", run)
    seed = g.random(g.combine(column, row, 0.4))
    left = g.math("SUBTRACT", 0.5, g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", run), 0.5)))
    low = g.math("SUBTRACT", 0.5, g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", v, size[1])), 0.5)))
    edge = g.math("MINIMUM", g.math("MULTIPLY", left, size[0]), g.math("MULTIPLY", low, size[1]))
    if checker:
        odd = g.math("WRAP", g.math("ADD", column, row), 2, 0)
        color = g.mix(odd, _veined(g, color), _veined(g, checker))
    return _glazed(g, color, grout, edge, joint, seed, roughness, variation, wobble)


def _veined(g, color):
    """A stone tile's color with a few soft veins."""
    vein = g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(g.position(), 3.5, 5, 0.55, 1.4), 0.5))
    return g.mix(g.range(vein, 0, 0.035, 0.35, 0), color, "#8d8a85")


@cached
def hex_tile(name, size=0.05, color=WHITE, grout="#b9b5ab", variation=0.06, joint=0.003, roughness=0.25, wobble=0.02, accent=None):
    """Hexagons, `size` across the flats. accent: a second color for about one tile in nine."""
    g = Graph(name)
    u, v = g.plane()
    place = g.combine(g.math("DIVIDE", u, size), g.math("DIVIDE", v, size))
    cell = (1, 3**0.5, 1)
    half = (0.5, 3**0.5 / 2, 0)

    def nearest(vector):
        whole = g.vector("FRACTION", g.vector("DIVIDE", vector, cell))
        return g.vector("SUBTRACT", g.vector("MULTIPLY", whole, (1, 3**0.5, 0)), half)

    one, two = nearest(place), nearest(g.vector("SUBTRACT", place, half))
    second = g.math("LESS_THAN", g.vector("LENGTH", two), g.vector("LENGTH", one))
    inner = g.choose(second, one, two)
    # Rounded, because one tile's pixels must all give the same seed.
    center = g.vector("SNAP", g.vector("ADD", g.vector("SUBTRACT", place, inner), (0.1, 0.1, 0)), (0.25, 0.25, 1))
    seed = g.random(center)
    away = g.vector("ABSOLUTE", inner)
    reach = g.math("MAXIMUM", g.vector("DOT_PRODUCT", away, (0.5, 3**0.5 / 2, 0)), g.separate(away)[0])
    edge = g.math("MULTIPLY", g.math("SUBTRACT", 0.5, reach), size)
    if accent:
        rare = g.math("GREATER_THAN", g.separate(seed[1])[1], 0.89)
        color = g.mix(rare, color, accent)
    return _glazed(g, color, grout, edge, joint, seed, roughness, variation, wobble)


@cached
def pattern_tile(name, size=0.2, ground="#e4dccb", motif="#2f4a66", accent="#b06a48", grout="#c8c0b0", roughness=0.45):
    """Encaustic cement tile: petals on the diagonals, rings that close around every corner."""
    g = Graph(name)
    u, v = (g.math("DIVIDE", part, size) for part in g.plane())
    seed = g.random(g.combine(g.math("FLOOR", u), g.math("FLOOR", v), 0.4))
    x, y = (g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", part), 0.5)) for part in (u, v))
    # The pigments bleed a little into each other: the outlines waver.
    place = g.vector("ADD", g.combine(x, y), g.scale(g.combine(g.noise(g.position(), 60, 2), g.noise(g.position(), 71, 2)), 0.012))

    def near(point, radius):
        return g.range(g.vector("DISTANCE", place, point), radius - 0.006, radius + 0.006, 1, 0)

    corner, middle = (0.5, 0.5, 0), (0.006, 0.006, 0)
    petal = g.math("MULTIPLY", near((0.5, 0, 0), 0.42), near((0, 0.5, 0), 0.42))
    color = g.mix(petal, ground, motif)
    for point, rings in ((corner, ((0.235, motif), (0.185, ground), (0.12, accent), (0.05, ground))), (middle, ((0.13, accent), (0.09, ground), (0.045, motif)))):
        for radius, shade in rings:
            color = g.mix(near(point, radius), color, shade)
    edge = g.math("MULTIPLY", g.math("SUBTRACT", 0.5, g.math("MAXIMUM", x, y)), size)
    return _glazed(g, color, grout, edge, 0.002, seed, roughness, 0.06, 0.006)


@cached
def stone(name, kind="marble", roughness=None):
    """marble, quartz, slate, granite, soapstone, bluestone or concrete."""
    g = Graph(name)
    at = g.position()
    cloud = g.noise(at, 2.2, 4)
    speck = g.noise(at, 160, 2)
    if kind == "marble":
        vein = g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(at, 1.3, 6, 0.55, 1.8), 0.5))
        thin = g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(at, 3.1, 6, 0.6, 2.2), 0.5))
        color = g.mix(g.range(cloud, 0.35, 0.7, 0, 0.5), "#efedea", "#d9d7d4")
        color = g.mix(g.range(vein, 0, 0.045, 0.55, 0), color, "#84868a")
        color = g.mix(g.range(thin, 0, 0.014, 0.4, 0), color, "#98948c")
        return g.surface(color, roughness or g.range(cloud, 0.3, 0.7, 0.1, 0.2))
    if kind == "quartz":
        color = g.mix(g.range(speck, 0.4, 0.75, 0, 0.25), "#e9e6df", "#bdb8ae")
        return g.surface(color, roughness or 0.18)
    if kind == "granite":
        grain = g.node("ShaderNodeTexVoronoi", {"Vector": at, "Scale": 210}).outputs["Color"]
        color = g.mix(g.range(g.separate(grain)[0], 0.2, 0.9), "#2a2b2c", "#b3aea6")
        return g.surface(g.mix(g.range(cloud, 0.3, 0.7, 0, 0.4), color, "#5a5854"), roughness or 0.15)
    base, other, gloss, depth = {
        "slate": ("#4b5157", "#34393e", 0.55, 0.004),
        "soapstone": ("#3b4141", "#2b2f30", 0.4, 0.0004),
        "bluestone": ("#6d757b", "#535b62", 0.7, 0.003),
        "concrete": ("#a5a29b", "#8c8982", 0.75, 0.0015),
    }[kind]
    layered = g.noise(at, 7, 6, 0.6, 0.6)
    color = g.mix(g.range(layered, 0.35, 0.65), base, other)
    color = g.vary(color, value=g.range(speck, 0.3, 0.7, 0.93, 1.06))
    return g.surface(color, g.range(layered, 0.3, 0.7, (roughness or gloss) * 0.8, roughness or gloss), g.bump(layered, depth))


@cached
def metal(name, kind="brass", roughness=None):
    """A kind in METALS; steel is brushed along the object's x."""
    color, gloss = METALS[kind]
    gloss = roughness or gloss
    g = Graph(name)
    at = g.object_coordinates()
    wear = g.noise(at, 18, 3)
    if kind == "black":
        return g.surface(color, g.range(wear, 0.3, 0.7, gloss * 0.85, gloss * 1.1), g.bump(g.noise(at, 500, 1), 0.0002))
    normal = None
    if kind == "steel":
        normal = g.bump(g.noise(g.vector("MULTIPLY", at, (6, 700, 700)), 1, 2), 0.0001, strength=0.5)
    shade = g.vary(color, value=g.range(g.noise(at, 5, 2), 0.3, 0.7, 0.93, 1.05))
    return g.surface(shade, g.range(wear, 0.2, 0.8, gloss * 0.92, gloss * 1.1), normal, Metallic=1.0)


@cached
def glass(name, tint="#f4f8f6", roughness=0.0):
    """Thin glass that lets light through without caustics: a clear pane with reflections."""
    g = Graph(name)
    # A pane has two faces: about 8 % straight on. Mixed by hand because a refracting pane
    # would darken the room behind it.
    # Rays go straight through, so the face they leave by must not reflect as seen from inside the glass:
    # the node takes the inverse there, and a pane seen at a slant became a mirror.
    outside = g.node("ShaderNodeNewGeometry").outputs["Backfacing"]
    edge = g.node("ShaderNodeFresnel", {"IOR": g.range(outside, 0, 1, 1.45, 1 / 1.45)}).outputs[0]
    clear = g.node("ShaderNodeBsdfTransparent", {"Color": tint}).outputs[0]
    shine = g.node("ShaderNodeBsdfGlossy", {"Color": "#ffffff", "Roughness": roughness}).outputs[0]
    return g.end(g.node("ShaderNodeMixShader", {0: edge, 1: clear, 2: shine}).outputs[0])


@cached
def mirror(name):
    """Silvered glass."""
    g = Graph(name)
    return g.surface((0.86, 0.87, 0.87), 0.01, Metallic=1.0)


@cached
def fabric(name, color, weave=900.0, roughness=0.95):
    """Woven cloth; weave: threads per metre times about one; 250 for a coarse rug, 500 for terry."""
    g = Graph(name)
    at = g.object_coordinates()
    x, y, z = g.separate(g.scale(at, weave))
    threads = g.math("ADD", g.math("SINE", x), g.math("ADD", g.math("SINE", y), g.math("SINE", z)))
    fuzz = g.noise(at, weave * 0.6, 2)
    height = g.math("ADD", g.math("MULTIPLY", threads, 0.3), fuzz)
    shade = g.vary(color, value=g.math("ADD", g.range(fuzz, 0.3, 0.7, 0.85, 1.1), g.range(g.noise(at, 6, 2), 0.3, 0.7, -0.05, 0.05)))
    return g.surface(shade, roughness, g.bump(height, 0.8 / weave, strength=0.7), Sheen=0.4)


@cached
def plaster(name, color=WARM_WHITE, depth=0.004):
    """Hand-troweled plaster."""
    g = Graph(name)
    at = g.position()
    broad, fine = g.noise(at, 3, 4, 0.5, 0.5), g.noise(at, 40, 3)
    shade = g.vary(color, value=g.range(broad, 0.3, 0.7, 0.93, 1.04))
    return g.surface(shade, 0.85, g.bump(fine, 0.0008, g.bump(broad, depth)))


@cached
def ceramic(name, color=WHITE, roughness=0.1, speckle=0.0):
    """Glazed ware. speckle: 0–1, the dark specks of stoneware."""
    g = Graph(name)
    at = g.object_coordinates()
    shade = g.vary(color, value=g.range(g.noise(at, 9, 2), 0.3, 0.7, 0.96, 1.03))
    if speckle:
        dots = g.range(g.noise(at, 260, 1), 0.68, 0.74)
        shade = g.mix(g.math("MULTIPLY", dots, speckle), shade, "#3d2f24")
    return g.surface(shade, g.range(g.noise(at, 30, 2), 0.3, 0.7, roughness * 0.8, roughness * 1.4), g.bump(g.noise(at, 25, 1), 0.0006, strength=0.3))


@cached
def plastic(name, color, roughness=0.4):
    """Molded plastic or powder coat with a fine pebble."""
    g = Graph(name)
    at = g.object_coordinates()
    return g.surface(color, g.range(g.noise(at, 12, 2), 0.3, 0.7, roughness * 0.85, roughness * 1.15), g.bump(g.noise(at, 900, 1), 0.0002, strength=0.4))


@cached
def rubber(name, color="#232323"):
    """Dull rubber."""
    g = Graph(name)
    return g.surface(color, 0.8, g.bump(g.noise(g.object_coordinates(), 300, 2), 0.0004))


@cached
def leaf(name, color="#4c6b34"):
    """Foliage: lets some light through; each leaf is a little yellower or bluer."""
    g = Graph(name)
    leaves = g.node("ShaderNodeNewGeometry").outputs["Random Per Island"]
    seed = g.math("FRACT", g.math("ADD", g.object_random(), leaves))
    shade = g.vary(color, hue=g.range(seed, 0, 1, 0.475, 0.52), value=g.range(g.math("FRACT", g.math("MULTIPLY", seed, 9.1)), 0, 1, 0.75, 1.25))
    face = g.node("ShaderNodeBsdfPrincipled", {"Base Color": shade, "Roughness": 0.45, "Specular": 0.35}).outputs[0]
    through = g.node("ShaderNodeBsdfTranslucent", {"Color": g.vary(shade, hue=0.485, value=1.3)}).outputs[0]
    return g.end(g.node("ShaderNodeMixShader", {0: 0.3, 1: face, 2: through}).outputs[0])


@cached
def soil(name, color="#3a2a1e"):
    """Potting soil, garden bed."""
    g = Graph(name)
    rough = g.noise(g.object_coordinates(), 60, 4)
    return g.surface(g.vary(color, value=g.range(rough, 0.3, 0.7, 0.6, 1.3)), 1.0, g.bump(rough, 0.01))


@cached
def paper(name, color="#eee9dc"):
    """Paper, card, cardboard."""
    g = Graph(name)
    fibre = g.noise(g.object_coordinates(), 180, 3)
    return g.surface(g.vary(color, value=g.range(fibre, 0.3, 0.7, 0.96, 1.03)), 0.9, g.bump(fibre, 0.0003))


@cached
def emitter(name, color="#ffd9a0", strength=5.0):
    """A glowing surface: a bulb, a lit window seen from outside."""
    g = Graph(name)
    return g.end(g.node("ShaderNodeEmission", {"Color": color, "Strength": strength}).outputs[0])
