"""Basic solids: everything else in the kit is put together from these.

Units are metres, z points up, angles are degrees. The meshes are written directly rather than with
bpy.ops, which takes milliseconds per call: a deck or a roof has thousands of parts.
"""

import math

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector


def _object(name, mesh, material, center=(0, 0, 0), rotation=(0, 0, 0)):
    """Puts `mesh` into the scene as an object."""
    if material is not None:
        mesh.materials.append(material)
    item = bpy.data.objects.new(name, mesh)
    item.location = center
    item.rotation_euler = Euler([math.radians(angle) for angle in rotation])
    bpy.context.scene.collection.objects.link(item)
    return item


def _smooth(mesh, angle=40):
    """Smooth shading except across edges sharper than `angle`."""
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(angle)


def box(center, size, material, bevel=0.004, rotation=(0, 0, 0)):
    """A box with rounded-looking edges; `size` is its full width (x), depth (y) and height (z).

    Each edge is one chamfer whose normals run from face to face, so that it catches the light like
    a round edge and still costs only 24 points.
    """
    half = [value / 2 for value in size]
    cut = min(bevel, min(half) * 0.95)
    if cut <= 0:
        points = [(x * half[0], y * half[1], z * half[2]) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
        faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
        mesh = bpy.data.meshes.new("box")
        mesh.from_pydata(points, [], faces)
        return _object("box", mesh, material, center, rotation)

    points, normals, number = [], [], {}
    for corner in [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]:
        for axis in range(3):
            number[corner, axis] = len(points)
            points.append([corner[i] * (half[i] if i == axis else half[i] - cut) for i in range(3)])
            normals.append([corner[i] if i == axis else 0 for i in range(3)])

    def corner(axis, sign, u, v):
        place = [0, 0, 0]
        place[axis], place[(axis + 1) % 3], place[(axis + 2) % 3] = sign, u, v
        return tuple(place)

    faces = []
    for axis in range(3):
        for sign in (-1, 1):
            ring = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
            face = [number[corner(axis, sign, u, v), axis] for u, v in ring]
            faces.append(face if sign > 0 else face[::-1])
        # The four chamfers along this axis lie between the other two axes' faces.
        second, third = (axis + 1) % 3, (axis + 2) % 3
        for u in (-1, 1):
            for v in (-1, 1):
                low, high = corner(axis, -1, u, v), corner(axis, 1, u, v)
                face = [number[low, second], number[high, second], number[high, third], number[low, third]]
                faces.append(face if u * v < 0 else face[::-1])
    for place in {key[0] for key in number}:
        face = [number[place, axis] for axis in range(3)]
        faces.append(face if place[0] * place[1] * place[2] > 0 else face[::-1])

    mesh = bpy.data.meshes.new("box")
    mesh.from_pydata(points, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.pi
    mesh.normals_split_custom_set_from_vertices(normals)
    return _object("box", mesh, material, center, rotation)


def lathe(profile, center, material, segments=48):
    """A turned solid around z: `profile` is a list of (radius, z) from bottom to top."""
    points, faces, rings = [], [], []
    for radius, z in profile:
        if radius < 1e-6:
            rings.append([len(points)])
            points.append((0, 0, z))
            continue
        rings.append(list(range(len(points), len(points) + segments)))
        for step in range(segments):
            angle = 2 * math.pi * step / segments
            points.append((radius * math.cos(angle), radius * math.sin(angle), z))
    for low, high in zip(rings, rings[1:]):
        for step in range(segments):
            after = (step + 1) % segments
            if len(low) == 1 and len(high) == 1:
                continue
            if len(low) == 1:
                faces.append((low[0], high[after], high[step]))
            elif len(high) == 1:
                faces.append((low[step], low[after], high[0]))
            else:
                faces.append((low[step], low[after], high[after], high[step]))
    mesh = bpy.data.meshes.new("lathe")
    mesh.from_pydata(points, [], faces)
    _smooth(mesh)
    return _object("lathe", mesh, material, center)


def cylinder(center, radius, height, material, axis="z", bevel=0.002, segments=32):
    """A closed cylinder along `axis` ("x", "y" or "z") around `center`."""
    half, cut = height / 2, min(bevel, radius * 0.5, height * 0.4)
    item = lathe(
        [(0, -half), (radius - cut, -half), (radius, -half + cut), (radius, half - cut), (radius - cut, half), (0, half)],
        (0, 0, 0),
        material,
        segments,
    )
    turn = {"x": Matrix.Rotation(math.pi / 2, 4, "Y"), "y": Matrix.Rotation(-math.pi / 2, 4, "X"), "z": Matrix()}[axis]
    item.data.transform(turn)
    item.location = center
    item.name = "cylinder"
    return item


def tube(points, radius, material, smooth=False, closed=False):
    """A round bar or hose through `points`; `smooth` makes a flowing curve of them."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.use_fill_caps = True
    if smooth:
        spline = curve.splines.new("BEZIER")
        spline.bezier_points.add(len(points) - 1)
        for point, place in zip(spline.bezier_points, points):
            point.co = place
            point.handle_left_type = point.handle_right_type = "AUTO"
    else:
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        for point, place in zip(spline.points, points):
            point.co = (*place, 1)
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    return _object("tube", curve, material)


def prism(outline, depth, material, plane="xz", origin=(0, 0, 0), bevel=0.003):
    """A polygon given a thickness.

    `outline` lists (a, b) in `plane` ("xz", "xy" or "yz"); the solid goes from there by `depth`
    along the third axis, in its positive direction (or the other way if `depth` is negative).
    """
    axes = {"xz": (0, 2, 1), "xy": (0, 1, 2), "yz": (1, 2, 0)}[plane]

    def place(pair, level):
        point = [0, 0, 0]
        point[axes[0]], point[axes[1]], point[axes[2]] = pair[0], pair[1], level
        return point

    body = bmesh.new()
    low = [body.verts.new(place(pair, 0)) for pair in outline]
    high = [body.verts.new(place(pair, depth)) for pair in outline]
    body.faces.new(low[::-1])
    body.faces.new(high)
    count = len(outline)
    for step in range(count):
        after = (step + 1) % count
        body.faces.new((low[step], low[after], high[after], high[step]))
    bmesh.ops.recalc_face_normals(body, faces=body.faces)
    if bevel > 0:
        sharp = [edge for edge in body.edges if edge.calc_face_angle(0) > math.radians(30)]
        bmesh.ops.bevel(body, geom=sharp, offset=bevel, segments=1, affect="EDGES", clamp_overlap=True)
    mesh = bpy.data.meshes.new("prism")
    body.to_mesh(mesh)
    body.free()
    _smooth(mesh, 25)
    return _object("prism", mesh, material, origin)


def sheet(corners, material):
    """A flat four-sided face through `corners`; its front is where they run counter-clockwise."""
    middle = sum((Vector(corner) for corner in corners), Vector()) / len(corners)
    mesh = bpy.data.meshes.new("sheet")
    mesh.from_pydata([Vector(corner) - middle for corner in corners], [], [tuple(range(len(corners)))])
    return _object("sheet", mesh, material, middle)


def solid(points, faces, material, smooth=None):
    """Any mesh; `smooth` is the angle in degrees below which its edges are shaded round."""
    mesh = bpy.data.meshes.new("solid")
    mesh.from_pydata(points, [], faces)
    if smooth is not None:
        _smooth(mesh, smooth)
    return _object("solid", mesh, material)


def _list(objects):
    """The objects of a single object or a nested list of them."""
    if isinstance(objects, bpy.types.Object):
        return [objects]
    return [item for entry in objects for item in _list(entry)]


def copies(objects, offsets):
    """Linked duplicates of `objects`, one set at each of `offsets`; the originals stay where they are."""
    made = []
    for offset in offsets:
        for item in _list(objects):
            twin = item.copy()
            twin.location = item.location + Vector(offset)
            bpy.context.scene.collection.objects.link(twin)
            made.append(twin)
    return made


def move(objects, offset, rotation_z=0):
    """Turns `objects` around the world's z axis by `rotation_z`, then shifts them. Returns them."""
    change = Matrix.Translation(Vector(offset)) @ Matrix.Rotation(math.radians(rotation_z), 4, "Z")
    for item in _list(objects):
        item.matrix_basis = change @ item.matrix_basis
    return objects
