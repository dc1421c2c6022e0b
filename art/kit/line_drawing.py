"""Draws a scene as lines: the edges that its camera sees, as an SVG in the manner of the drawing set.

The edges are computed and not traced, so a drawing of what was found lies line on line over the picture of what was
built, whose camera it has.
"""

import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

#: Size of the drawing, as of the pictures.
WIDTH, HEIGHT = 1440, 960
#: An edge between two faces is drawn from this angle on; rounder ones only as an outline.
SHARP = math.radians(28)
#: How lines are drawn, the thinnest first. An object's property "layer" puts all its lines into one of these: "fine" are
#: joints and courses, "grade" is the ground that things stand on, "hidden" is drawn whole, whatever is in front of it.
LAYERS = {
    "fine": 'stroke="var(--color-quiet)" stroke-width="0.7"',
    "hidden": 'stroke="var(--color-quiet)" stroke-width="1.2" stroke-dasharray="9 6"',
    "crease": 'stroke="var(--color-text)" stroke-width="1.1"',
    "outline": 'stroke="var(--color-text)" stroke-width="1.9"',
    "grade": 'stroke="var(--color-text)" stroke-width="3"',
    "damage": 'stroke="var(--color-damage)" stroke-width="2.4"',
}
#: Pixels between two looks along an edge, and the shortest part of an edge worth drawing.
STEP, SHORTEST = 3.0, 4.0


def draw(path, marks=()):
    """Writes the scene's drawing to `path`. `marks` are lines in space, drawn in the color of damage."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = WIDTH, HEIGHT, 100
    depsgraph = bpy.context.evaluated_depsgraph_get()
    view = _View(scene, depsgraph)
    lines = {layer: [] for layer in LAYERS}
    for instance in depsgraph.object_instances:
        item = instance.object
        if item.type not in {"MESH", "CURVE"}:
            continue
        layer = item.original.get("layer")
        for start, end, kind in _edges(item.to_mesh(), instance.matrix_world.copy(), view.eye):
            lines[layer or kind].extend(view.whole(start, end) if layer == "hidden" else view.seen(start, end))
        item.to_mesh_clear()
    lines["damage"] = [run for line in marks for a, b in zip(line, line[1:]) for run in view.seen(Vector(a), Vector(b))]
    paths = "\n".join(f'<path {LAYERS[layer]} d="{_path(runs)}"/>' for layer, runs in lines.items() if runs)
    with open(path, "w", encoding="utf-8") as file:
        file.write(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
            f'<path fill="var(--color-raised)" d="M0 0H{WIDTH}V{HEIGHT}H0z"/>\n'
            f'<g fill="none" stroke-linecap="round">\n{paths}\n</g></svg>\n'
        )


def _edges(mesh, place, eye):
    """The edges of a mesh that a draftsman would draw: start, end, and their layer. An outline is one as seen from `eye`."""
    normal_place = place.to_3x3().inverted_safe().transposed()
    points = [place @ vertex.co for vertex in mesh.vertices]
    faces = {}
    for face in mesh.polygons:
        normal = (normal_place @ face.normal).normalized()
        front = normal.dot(eye - points[face.vertices[0]]) > 0
        for key in face.edge_keys:
            faces.setdefault(key, []).append((normal, front))
    # Lines that belong to no face are drawn as they are.
    for edge in mesh.edges:
        if edge.key not in faces:
            yield points[edge.vertices[0]], points[edge.vertices[1]], "crease"
    for (a, b), sides in faces.items():
        if len(sides) == 1:
            yield points[a], points[b], "outline"
            continue
        (one, front), (other, behind) = sides[:2]
        if not front and not behind:
            continue
        outline = front != behind
        if outline or one.angle(other, 0) > SHARP:
            yield points[a], points[b], "outline" if outline else "crease"


class _View:
    """The scene through its camera."""

    def __init__(self, scene, depsgraph):
        self.scene, self.depsgraph = scene, depsgraph
        self.eye = scene.camera.matrix_world.translation.copy()
        self.ahead = scene.camera.matrix_world.to_quaternion() @ Vector((0, 0, -1))

    def _place(self, point):
        """Where a point lies in the drawing, or None for one behind the camera."""
        if (point - self.eye).dot(self.ahead) < 0.05:
            return None
        x, y, _ = world_to_camera_view(self.scene, self.scene.camera, point)
        return x * WIDTH, (1 - y) * HEIGHT

    def _sees(self, point):
        away = point - self.eye
        # Short of the point itself, which lies on a face.
        reach = away.length * 0.996 - 0.004
        return not self.scene.ray_cast(self.depsgraph, self.eye, away.normalized(), distance=reach)[0]

    def whole(self, start, end):
        """An edge from end to end, though something stands in front of it."""
        places = self._place(start), self._place(end)
        return [places] if None not in places else []

    def seen(self, start, end):
        """The parts of an edge that are in the picture and not hidden, as pairs of places."""
        first, last = self._place(start), self._place(end)
        if first is None and last is None:
            return
        if first is None or last is None:
            long = 400
        else:
            if max(first[0], last[0]) < 0 or min(first[0], last[0]) > WIDTH:
                return
            if max(first[1], last[1]) < 0 or min(first[1], last[1]) > HEIGHT:
                return
            long = math.dist(first, last)
        if long < 1:
            return
        count = max(2, min(600, round(long / STEP)))
        run = []
        for step in range(count + 1):
            # Half a step inside, for at its ends an edge lies on its neighbors.
            point = start.lerp(end, min(max(step / count, 0.02 / count), 1 - 0.02 / count))
            place = self._place(point)
            inside = place is not None and -2 <= place[0] <= WIDTH + 2 and -2 <= place[1] <= HEIGHT + 2
            if inside and self._sees(point):
                run.append(place)
                continue
            if len(run) > 1 and math.dist(run[0], run[-1]) >= SHORTEST:
                yield run[0], run[-1]
            run = []
        # A short edge that is seen whole is part of a curve.
        if len(run) > 1 and (len(run) == count + 1 or math.dist(run[0], run[-1]) >= SHORTEST):
            yield run[0], run[-1]


def _path(lines):
    """The lines as path data: twice drawn ones once, and those that continue each other as one."""
    seen, parts, at = set(), [], None
    for start, end in lines:
        a, b = (tuple(round(value * 2) / 2 for value in point) for point in (start, end))
        key = (min(a, b), max(a, b))
        if a == b or key in seen:
            continue
        seen.add(key)
        if a != at:
            parts.append(f"M{a[0]:g} {a[1]:g}")
        parts.append(f"L{b[0]:g} {b[1]:g}")
        at = b
    return "".join(parts)
