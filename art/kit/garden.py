"""Everything that grows, and the ground it grows on: trees, shrubs, flowers, grass, mulch, stones.

Plants are clouds of small folded leaves. One mesh is grown per kind and seed, and every further
plant is a linked copy of it, turned and scaled, so that a garden costs little memory and time.
"""

import math

import bpy
import numpy
from mathutils import Vector

from kit.materials import Graph, cached
from kit.shapes import lathe, solid


def speckled(g, value, colors):
    """A colour out of the list `colors` by `value` from 0 to 1, blending from each to the next."""
    result, steps = colors[0], len(colors) - 1
    for number, color in enumerate(colors[1:]):
        result = g.mix(g.range(value, number / steps, (number + 1) / steps), result, color)
    return result


def island(g):
    """A random value for each connected piece of a mesh: each leaf, blade, shingle or board."""
    return g.node("ShaderNodeNewGeometry").outputs["Random Per Island"]


# -- materials ----------------------------------------------------------------------------------


@cached
def leaves(name, kind, colors, through=0.4, gloss=0.35):
    """Leaf material: each leaf has its own tint out of `colors`, and light shines through it."""
    g = Graph(name)
    tint = g.vary(speckled(g, island(g), colors), value=g.range(g.object_random(), 0, 1, 0.88, 1.1))
    front = g.node("ShaderNodeBsdfPrincipled", {"Base Color": tint, "Roughness": 0.5, "Specular": gloss})
    behind = g.node("ShaderNodeBsdfTranslucent", {"Color": g.vary(tint, saturation=1.15, value=1.5)})
    return g.end(g.node("ShaderNodeMixShader", {0: through, 1: front.outputs[0], 2: behind.outputs[0]}).outputs[0])


@cached
def bark(name):
    """Grey-brown bark with long furrows."""
    g = Graph(name)
    furrow = g.noise(g.vector("MULTIPLY", g.object_coordinates(), (9, 9, 2)), 1, 8)
    return g.surface(speckled(g, g.range(furrow, 0.25, 0.75), ["#241c16", "#4a3d33", "#7a6c5e"]), 0.9, g.bump(furrow, 0.03))


#: darkest to lightest, size of the patches (per metre)
SOILS = {
    "grass": (["#2c4318", "#3f5b20", "#5a7530"], 1.3),
    "mulch": (["#1d120c", "#3a2416", "#5b3a24"], 38),
    "gravel": (["#77726a", "#9c968b", "#bdb6a8"], 60),
}


@cached
def earth(name, kind="grass"):
    """The ground: "grass" (what is seen between and beyond blades), "mulch" or "gravel"."""
    colors, scale = SOILS[kind]
    g = Graph(name)
    at = g.position()
    color = speckled(g, g.range(g.noise(at, scale, 8, 0.7), 0.3, 0.7), colors)
    color = g.vary(color, value=g.range(g.noise(at, 0.45, 5, 0.65), 0.32, 0.68, 0.78, 1.14))
    return g.surface(color, 0.95, g.bump(g.noise(at, 90, 4), 0.02), Specular=0.15)


@cached
def clay(name):
    """Unglazed terracotta with its pale bloom of lime."""
    g = Graph(name)
    patch = g.noise(g.object_coordinates(), 6, 6)
    return g.surface(speckled(g, g.range(patch, 0.35, 0.72), ["#8d4a2f", "#a95c3b", "#bb7a58"]), 0.85, g.bump(patch, 0.002))


GREENS = {
    "maple": ["#3d6126", "#527a30", "#688f3a", "#87a548"],
    "oak": ["#38532a", "#4b6b31", "#5f803a", "#779446"],
    "autumn": ["#7c3a14", "#a5561a", "#bf7a24", "#8d6a25"],
    "boxwood": ["#294a23", "#38602b", "#4a7435", "#638a42"],
    "spring": ["#4d7a26", "#648f30", "#7ba23c", "#90b14a"],
    "grass": ["#476927", "#587d2e", "#6d9138", "#8aa44a"],
    "hydrangea": ["#2d5220", "#3b6428", "#4c7630", "#5c8638"],
    "spruce": ["#264431", "#315539", "#3d6444", "#4e7550"],
    "blossom": ["#d9a9b8", "#e6bfca", "#efd3d9", "#c98fa4"],
    "lavender": ["#4f6344", "#5d704e", "#6b7c58", "#78885f"],
}


# -- leaves and wood ------------------------------------------------------------------------------


def _leaf_cloud(places, facing, size, rng, ratio=0.55, fold=0.25):
    """Points and faces of one folded leaf at each of `places`, its upper side near `facing`."""
    count = len(places)
    up = facing / (numpy.linalg.norm(facing, axis=1, keepdims=True) + 1e-9)
    along = rng.normal(size=(count, 3))
    along -= up * (along * up).sum(1, keepdims=True)
    along /= numpy.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    across = numpy.cross(up, along)
    length = size * rng.uniform(0.65, 1.25, (count, 1))
    width = length * ratio
    corners = numpy.stack(
        [
            places - along * length / 2,
            places + across * width / 2 - up * width * fold + along * length * 0.05,
            places + along * length / 2 - up * width * fold * 0.5,
            places - across * width / 2 - up * width * fold + along * length * 0.05,
        ],
        axis=1,
    )
    base = numpy.arange(count)[:, None] * 4
    faces = numpy.concatenate([base + [0, 1, 2], base + [0, 2, 3]], axis=1).reshape(-1, 3)
    return corners.reshape(-1, 3), faces


def _mesh(name, points, faces, material, smooth=False):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points.tolist(), [], faces.tolist())
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(material)
    return mesh


def place(mesh, location, scale=1.0, turn=0.0, lean=(0.0, 0.0)):
    """An object of a shared mesh; `turn` and `lean` in radians, `scale` a number or three."""
    item = bpy.data.objects.new(mesh.name, mesh)
    item.location = location
    item.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    item.rotation_euler = (lean[0], lean[1], turn)
    bpy.context.scene.collection.objects.link(item)
    return item


def _limb(points, radii, sides=7):
    """A bent tapering tube as points and faces."""
    rings, faces = [], []
    axis = points[-1] - points[0]
    side = numpy.cross(axis, [0.31, 0.87, 0.12])
    side /= numpy.linalg.norm(side) + 1e-9
    other = numpy.cross(axis / (numpy.linalg.norm(axis) + 1e-9), side)
    angles = numpy.linspace(0, 2 * math.pi, sides, endpoint=False)
    for point, radius in zip(points, radii):
        rings.append(point + radius * (numpy.cos(angles)[:, None] * side + numpy.sin(angles)[:, None] * other))
    for ring in range(len(points) - 1):
        for step in range(sides):
            after = (step + 1) % sides
            low, high = ring * sides, (ring + 1) * sides
            faces.append((low + step, low + after, high + after, high + step))
    return numpy.concatenate(rings), numpy.array(faces)


def _grow(rng, height):
    """Grows a branching skeleton. Returns (limbs as (points, radii), tips where leaves sit)."""
    limbs, tips = [], []

    def branch(start, direction, length, radius, level):
        points, radii = [start], [radius]
        for step in range(4):
            direction = direction + rng.normal(scale=0.16, size=3) + [0, 0, 0.06]
            direction = direction / numpy.linalg.norm(direction)
            points.append(points[-1] + direction * length / 4)
            radii.append(radius * (1 - 0.12 * (step + 1)))
        limbs.append((numpy.array(points), radii))
        if level >= 2:
            tips.extend(points[1:])
        if level == 3:
            return
        for number in range(4):
            turn = 2 * math.pi * (number + rng.uniform(-0.3, 0.3)) / 4
            outward = numpy.array([math.cos(turn), math.sin(turn), 0.15])
            ahead = direction + outward * rng.uniform(0.6, 1.1)
            start = points[rng.integers(2, 5)]
            branch(start, ahead / numpy.linalg.norm(ahead), length * rng.uniform(0.55, 0.75), radius * 0.5, level + 1)

    steps = 8
    trunk = [numpy.array([0.0, 0.0, 0.0])]
    for step in range(steps):
        trunk.append(trunk[-1] + numpy.array([*rng.normal(scale=0.012, size=2), 0.085]) * height)
    thickness = height * 0.022
    limbs.append((numpy.array(trunk), [thickness * (1.25 if step == 0 else 1 - 0.1 * step) for step in range(steps + 1)]))
    count = 11
    for number in range(count):
        part = number / (count - 1)
        start = trunk[2 + round(part * (steps - 2))]
        turn = number * 2.39996 + rng.uniform(-0.4, 0.4)
        rise = 0.35 + 1.1 * part
        ahead = numpy.array([math.cos(turn), math.sin(turn), rise])
        length = height * (0.29 - 0.16 * part) * rng.uniform(0.85, 1.15)
        branch(start, ahead / numpy.linalg.norm(ahead), length, thickness * 0.45 * (1.1 - 0.5 * part), 1)
    return limbs, numpy.array(tips)


def tree(location, height=9.0, kind="maple", seed=1, turn=None, fine=False):
    """A broadleaf tree with its foot at `location`. `fine`: more and smaller leaves, for near ones."""
    name = f"tree {kind} {seed} {fine}"
    wood, crown = bpy.data.meshes.get(f"{name} wood"), bpy.data.meshes.get(name)
    size = 10.0  # grown ten metres tall, then scaled
    if crown is None:
        rng = numpy.random.default_rng(seed)
        limbs, tips = _grow(rng, size)
        parts, faces, offset = [], [], 0
        for points, radii in limbs:
            ring_points, ring_faces = _limb(points, radii)
            parts.append(ring_points)
            faces.append(ring_faces + offset)
            offset += len(ring_points)
        wood = _mesh(f"{name} wood", numpy.concatenate(parts), numpy.concatenate(faces), bark(), True)
        each = 26 if fine else 11
        places = numpy.repeat(tips, each, axis=0)
        # Around its twig a leaf stays within reach of it: none hangs in the air.
        away = rng.normal(size=places.shape)
        far = numpy.linalg.norm(away, axis=1, keepdims=True)
        places = places + away / far * 2 * numpy.tanh(far / 2) * [0.3, 0.3, 0.225]
        facing = rng.normal(size=places.shape) * 0.6 + [0, 0, 0.8] + (places - places.mean(0)) * 0.12
        points, faces = _leaf_cloud(places, facing, 0.13 if fine else 0.22, rng, 0.7)
        crown = _mesh(name, points, faces, leaves(kind, GREENS[kind]))
        top = points[:, 2].max()
        wood["top"] = crown["top"] = float(top)
    scale = height / crown["top"]
    turn = turn if turn is not None else seed * 1.7 + location[0]
    return [place(wood, location, scale, turn), place(crown, location, scale, turn)]


def spruce(location, height=11.0, seed=1):
    """A conifer: drooping whorls of needles, narrow at the top."""
    name = f"spruce {seed}"
    crown, wood = bpy.data.meshes.get(name), bpy.data.meshes.get(f"{name} wood")
    if crown is None:
        rng = numpy.random.default_rng(seed)
        count = 15000
        level = 1 - numpy.sqrt(rng.uniform(0.0, 1, count))
        level = 0.07 + 0.93 * level
        reach = (1 - level) * 0.23 + 0.006
        turn = rng.uniform(0, 2 * math.pi, count)
        spokes = numpy.round(turn / (2 * math.pi) * 13) / 13 * 2 * math.pi + rng.normal(scale=0.12, size=count)
        out = numpy.sqrt(rng.uniform(0.05, 1, count)) * reach * (0.85 + 0.3 * numpy.sin(level * 90 + spokes * 3))
        places = numpy.stack([numpy.cos(spokes) * out, numpy.sin(spokes) * out, level - out * 0.35], axis=1) * 10
        facing = places * [0.3, 0.3, 0] + rng.normal(size=places.shape) * 0.5 + [0, 0, 0.7]
        points, faces = _leaf_cloud(places, facing, 0.3, rng, 0.28)
        crown = _mesh(name, points, faces, leaves("spruce", GREENS["spruce"], 0.15))
        ring_points, ring_faces = _limb(numpy.array([[0, 0, 0], [0, 0, 5], [0, 0, 9.6]]), [0.16, 0.1, 0.01])
        wood = _mesh(f"{name} wood", ring_points, ring_faces, bark(), True)
    return [place(wood, location, height / 10, seed), place(crown, location, height / 10, seed)]


def _shrub_mesh(kind, seed, count, size, colors, ratio, lumps, inner=0.72, loose=0.0):
    """A rounded bush of radius 1 and height about 1.6; loose: how far it is from a clipped ball, 0 to 1."""
    name = f"shrub {kind} {seed}"
    mesh = bpy.data.meshes.get(name)
    if mesh is None:
        rng = numpy.random.default_rng(seed + 40)
        ways = rng.normal(size=(count, 3))
        ways /= numpy.linalg.norm(ways, axis=1, keepdims=True)
        centers = rng.normal(size=(lumps, 3))
        centers /= numpy.linalg.norm(centers, axis=1, keepdims=True)
        swell = 0.82 + 0.24 * numpy.max(ways @ centers.T, axis=1)
        reach = swell * rng.uniform(inner, 1.03, count)
        if loose:
            # Boughs of unequal length, single shoots beyond them, and below its widest part it hangs down to the ground.
            bough = rng.uniform(0.55, 1.0, lumps)
            reach *= 1 - loose * 0.45 * (1 - bough[numpy.argmax(ways @ centers.T, axis=1)])
            reach *= 1 + loose * 0.22 * (rng.random(count) > 0.94) * rng.random(count)
            flat = numpy.hypot(ways[:, 0], ways[:, 1])
            skirt = numpy.where(ways[:, 2] < 0, (0.86 + 0.14 * flat) / numpy.maximum(flat, 0.35), 1.0)
            ways = ways * numpy.stack([skirt, skirt, numpy.ones(count)], axis=1)
        places = ways * reach[:, None] * [1, 1, 0.8] + [0, 0, 0.74]
        places = places[places[:, 2] > 0.02]
        facing = places - [0, 0, 0.5] + rng.normal(size=places.shape) * 0.55
        points, faces = _leaf_cloud(places, facing, size, rng, ratio)
        mesh = _mesh(name, points, faces, leaves(kind, colors))
    return mesh


def boxwood(location, radius=0.4, seed=1):
    """A clipped evergreen ball."""
    mesh = _shrub_mesh("boxwood", seed % 3, 9000, 0.075, GREENS["boxwood"], 0.6, 9, 0.8)
    return [place(mesh, location, radius, seed * 2.1)]


def shrub(location, radius=0.6, kind="spring", seed=1, stretch=1.0):
    """A loose leafy bush."""
    mesh = _shrub_mesh(kind, seed % 3, 5200, 0.13, GREENS[kind], 0.5, 15, 0.45, 1.0)
    return [place(mesh, location, (radius, radius, radius * stretch), seed * 1.3)]


def _flower_head(name, colors, petals=150):
    """A round head of small petals, radius 1."""
    mesh = bpy.data.meshes.get(f"flower {name}")
    if mesh is None:
        rng = numpy.random.default_rng(5)
        ways = rng.normal(size=(petals * 4, 3))
        ways /= numpy.linalg.norm(ways, axis=1, keepdims=True)
        places = ways[ways[:, 2] > -0.45] * [1, 1, 0.78] * rng.uniform(0.9, 1.05, (1, 3))
        points, faces = _leaf_cloud(places, places + rng.normal(size=places.shape) * 0.25, 0.34, rng, 0.95, 0.15)
        mesh = _mesh(f"flower {name}", points, faces, leaves(f"petal {name}", colors, 0.3, 0.2))
    return mesh


PETALS = {
    "blue": ["#5b6fb4", "#7488c9", "#93a3d8", "#b7bfe3"],
    "white": ["#d9dcc4", "#e8e8da", "#f1efe4", "#f6f3ea"],
    "pink": ["#b5637f", "#c97c94", "#d99aad", "#e6bcc5"],
    "red": ["#7f1d1a", "#9c2a22", "#b53a2c", "#c4523f"],
    "yellow": ["#c89a2b", "#d6ab3c", "#e0bb55", "#e9cb78"],
    "violet": ["#55418a", "#68539c", "#7d69ac", "#9787bf"],
}


def hydrangea(location, radius=0.6, color="blue", seed=1, heads=16):
    """A mophead hydrangea: large leaves and round flower heads on its sunny side."""
    rng = numpy.random.default_rng(seed)
    mesh = _shrub_mesh("hydrangea", seed % 3, 2600, 0.26, GREENS["hydrangea"], 0.68, 6, 0.5)
    made = [place(mesh, location, radius, seed * 1.3)]
    head = _flower_head(color, PETALS[color])
    for number in range(heads):
        # Spread over the upper half like a sunflower's seeds, so that no two heads sit together.
        height = 1 - (number + 0.5) / heads * 1.05
        turn = number * 2.39996 + rng.uniform(-0.25, 0.25)
        flat = math.sqrt(max(0.0, 1 - height * height))
        spot = Vector((flat * math.cos(turn), flat * math.sin(turn), 0.82 * height + 0.76)) * radius
        made.append(
            place(head, Vector(location) + spot, rng.uniform(0.075, 0.115), rng.uniform(0, 6), rng.uniform(-0.4, 0.4, 2))
        )
    return made


def flowers(location, radius=0.25, color="white", seed=1, height=0.3, count=40):
    """A mound of small flowers over leaves: petunias, alyssum, catmint."""
    rng = numpy.random.default_rng(seed)
    mesh = _shrub_mesh("spring", seed % 3, 4200, 0.15, GREENS["spring"], 0.5, 7, 0.45)
    made = [place(mesh, location, (radius, radius, height / 1.55), seed)]
    head = _flower_head(color, PETALS[color], 22)
    for _ in range(count):
        way = rng.normal(size=3)
        way[2] = abs(way[2])
        way /= numpy.linalg.norm(way)
        spot = Vector((way[0] * radius, way[1] * radius, height * (0.48 + 0.55 * way[2])))
        made.append(place(head, Vector(location) + spot, rng.uniform(0.014, 0.024), rng.uniform(0, 6), rng.uniform(-0.5, 0.5, 2)))
    return made


def _blade_mesh(name, count, height, width, patch, bend, colors, seed):
    """A square patch of standing blades, `patch` metres wide."""
    mesh = bpy.data.meshes.get(name)
    if mesh is None:
        rng = numpy.random.default_rng(seed)
        foot = numpy.concatenate([rng.uniform(-patch / 2, patch / 2, (count, 2)), numpy.zeros((count, 1))], axis=1)
        turn = rng.uniform(0, 2 * math.pi, count)
        lean = numpy.stack([numpy.cos(turn), numpy.sin(turn), numpy.zeros(count)], axis=1)
        side = numpy.stack([-numpy.sin(turn), numpy.cos(turn), numpy.zeros(count)], axis=1)
        tall = height * rng.uniform(0.6, 1.2, (count, 1))
        wide = width * rng.uniform(0.7, 1.3, (count, 1)) / 2
        tilt = rng.uniform(0.05, bend, (count, 1))
        middle = foot + lean * tall * tilt * 0.35 + [0, 0, 1] * tall * 0.55
        tip = foot + lean * tall * tilt + [0, 0, 1] * tall * (1 - tilt * 0.35)
        points = numpy.stack([foot - side * wide, foot + side * wide, middle - side * wide * 0.8, middle + side * wide * 0.8, tip], 1)
        base = numpy.arange(count)[:, None] * 5
        faces = numpy.concatenate([base + [0, 1, 3], base + [0, 3, 2], base + [2, 3, 4]], axis=1).reshape(-1, 3)
        mesh = _mesh(name, points.reshape(-1, 3), faces, leaves(f"blade {name}", colors, 0.35, 0.25))
    return mesh


def lawn(x0, x1, y0, y1, z=0.0, height=0.06, seed=1, holes=(), coarse=False):
    """Mown grass over a rectangle: ground and blades.

    holes: rectangles (x0, x1, y0, y1) without blades (paths, beds). coarse: fewer, wider blades
    for what is more than about eight metres from the camera.
    """
    rng = numpy.random.default_rng(seed)
    patch = 1.6 if coarse else 0.8
    count = 1500 if coarse else 1700
    meshes = [
        _blade_mesh(f"grass {coarse} {height} {number}", count, height, 0.012 if coarse else 0.0055, patch, 0.9, GREENS["grass"], number)
        for number in range(3)
    ]
    made = [ground([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], z, "grass")]
    columns, rows = max(1, round((x1 - x0) / patch)), max(1, round((y1 - y0) / patch))
    wide, deep = (x1 - x0) / columns, (y1 - y0) / rows
    for column in range(columns):
        for row in range(rows):
            x, y = x0 + (column + 0.5) * wide, y0 + (row + 0.5) * deep
            if any(a - wide / 2 < x < b + wide / 2 and c - deep / 2 < y < d + deep / 2 for a, b, c, d in holes):
                continue
            half_turn = rng.integers(0, 2) * math.pi
            scale = (wide / patch, deep / patch, rng.uniform(0.85, 1.15))
            made.append(place(meshes[rng.integers(0, 3)], (x, y, z), scale, half_turn))
    return made


def grass_edge(x0, x1, y, z=0.0, height=0.07, seed=3, depth=0.2):
    """A strip of blades along a path or a wall, `depth` deep, to soften the line."""
    rng = numpy.random.default_rng(seed)
    mesh = _blade_mesh(f"edge {height} {depth}", 450, height, 0.0055, depth, 0.9, GREENS["grass"], 8)
    return [
        place(mesh, (x, y + rng.uniform(-0.03, 0.03), z), 1, rng.integers(0, 4) * math.pi / 2)
        for x in numpy.arange(x0 + depth / 2, x1, depth)
    ]


def ornamental_grass(location, height=0.9, seed=1):
    """A fountain of long blades."""
    mesh = _blade_mesh(f"fountain {seed % 2}", 520, 1.0, 0.011, 0.22, 0.95, ["#5d7036", "#75853f", "#8d9850", "#b0a667"], seed)
    return [place(mesh, location, height, seed)]


def ground(outline, z=0.0, kind="grass"):
    """Flat ground inside the polygon `outline` of (x, y) points."""
    return solid([(x, y, z) for x, y in outline], [tuple(range(len(outline)))], earth(kind))


def mulch_bed(x0, x1, y0, y1, z=0.0, seed=2):
    """A planting bed: dark ground, a little raised, strewn with chips of bark."""
    rng = numpy.random.default_rng(seed)
    columns, rows = max(3, round((x1 - x0) / 0.12)), max(3, round((y1 - y0) / 0.12))
    points, faces = [], []
    for row in range(rows + 1):
        for column in range(columns + 1):
            rim = min(column, columns - column, row, rows - row)
            lift = 0.0 if rim == 0 else 0.035 + 0.03 * rng.random()
            points.append((x0 + (x1 - x0) * column / columns, y0 + (y1 - y0) * row / rows, z + 0.004 + lift))
    for row in range(rows):
        for column in range(columns):
            corner = row * (columns + 1) + column
            faces.append((corner, corner + 1, corner + columns + 2, corner + columns + 1))
    made = [solid(points, faces, earth("mulch"), 60)]
    count = int(min(9000, (x1 - x0) * (y1 - y0) * 900))
    places = numpy.stack([rng.uniform(x0 + 0.05, x1 - 0.05, count), rng.uniform(y0 + 0.05, y1 - 0.05, count), z + 0.05 + 0.02 * rng.random(count)], 1)
    chip_points, chip_faces = _leaf_cloud(places, rng.normal(size=(count, 3)) * 0.5 + [0, 0, 1], 0.05, rng, 0.35, 0.1)
    chips = _mesh("mulch chips", chip_points, chip_faces, leaves("mulch chips", ["#22140c", "#3b2415", "#543420", "#74492c"], 0.0, 0.15))
    return made + [place(chips, (0, 0, 0))]


def pot(location, radius=0.2, height=0.36, material=None):
    """A terracotta flower pot with a rolled rim and soil."""

    rim = height * 0.82
    profile = [
        (0, 0.0), (radius * 0.66, 0), (radius * 0.69, 0.01), (radius * 0.9, rim), (radius * 0.99, rim + 0.005),
        (radius, rim + 0.015), (radius, height - 0.008), (radius * 0.98, height), (radius * 0.88, height),
        (radius * 0.86, height - 0.01), (radius * 0.84, height - 0.04),
    ]  # fmt: skip
    body = lathe(profile, location, material or clay())
    fill = lathe([(0, height - 0.035), (radius * 0.85, height - 0.04)], location, earth("mulch"))
    return [body, fill]


def planter(location, radius=0.22, height=0.4, seed=1, color="white", material=None):
    """A pot with a boxwood ball and flowers around its foot."""
    x, y, z = location
    made = pot(location, radius, height, material)
    made += boxwood((x, y, z + height - 0.07), radius * 1.15, seed)
    for number in range(5):
        turn = number * 1.257 + seed
        made += flowers(
            (x + radius * 0.62 * math.cos(turn), y + radius * 0.62 * math.sin(turn), z + height - 0.05),
            radius * 0.42, color, seed + number, 0.13, 14,
        )  # fmt: skip
    return made


def tree_line(y, x0, x1, height=11, seed=3, spacing=4.5, kinds=("maple", "oak"), depth=5.0, evergreen=0.2):
    """A wood's edge in the distance: rows of trees around `y` from `x0` to `x1` with undergrowth."""
    rng = numpy.random.default_rng(seed)
    made = []
    for x in numpy.arange(x0, x1, spacing):
        spot = (x + rng.uniform(-1.5, 1.5), y + rng.uniform(0, depth), 0)
        if rng.random() < evergreen:
            made += spruce(spot, height * rng.uniform(0.9, 1.3), 1 + int(rng.integers(0, 2)))
        else:
            made += tree(spot, height * rng.uniform(0.75, 1.2), kinds[rng.integers(0, len(kinds))], 1 + int(rng.integers(0, 3)), rng.uniform(0, 6))
        made += shrub((spot[0] + rng.uniform(-2, 2), y - rng.uniform(0, 1.5), -0.2), rng.uniform(1.2, 2.1), "oak", int(rng.integers(0, 3)))
    return made


@cached
def haze_wood(name, color="#4c5f58"):
    """Woods on a far hill: no single leaf any more, only a mottled, hazy green."""
    g = Graph(name)
    crowns = g.noise(g.vector("MULTIPLY", g.position(), (1, 0.4, 1.6)), 0.22, 6, 0.65)
    return g.surface(g.vary(color, value=g.range(crowns, 0.35, 0.65, 0.72, 1.25)), 1.0, g.bump(crowns, 2.5), Specular=0.0)


def hills(y=260, height=30, reach=520, color="#4c5f58", seed=1, rows=2):
    """The Highlands behind everything: `rows` wooded ridges along x, each farther, higher and paler.

    A meadow from y = 15 fills the way to their feet.
    """
    made = [ground([(-reach, 15), (reach, 15), (reach, y + 30), (-reach, y + 30)], -0.25)]
    for row in range(rows):
        rng = numpy.random.default_rng(seed * 7 + row)
        waves = [(rng.uniform(0.6, 1.0) / (k + 1), rng.uniform(2, 5) * (k + 1) * 0.55, rng.uniform(0, 6.28)) for k in range(6)]
        points, faces, steps = [], [], 160
        for step in range(steps + 1):
            x = -reach + 2 * reach * step / steps
            swell = sum(size * math.sin(count * x / reach * 3.14 + phase) for size, count, phase in waves) / 3
            top = height * (1 + 0.6 * row) * (0.75 + 0.45 * swell) + rng.uniform(-0.4, 0.4)
            points += [(x, y + row * 90, -8), (x, y + row * 90 + 20, top)]
        for step in range(steps):
            faces.append((2 * step, 2 * step + 2, 2 * step + 3, 2 * step + 1))
        red, green, blue = [int(color[i : i + 2], 16) for i in (1, 3, 5)]
        paler = "#" + "".join(f"{min(255, round(value + (shade - value) * 0.3 * row)):02x}" for value, shade in ((red, 150), (green, 165), (blue, 185)))
        made.append(solid(points, faces, haze_wood(paler), 60))
    return made
