"""Draws a scene as lines: the edges that its camera sees, as an SVG in the manner of the drawing set.

The edges are computed and not traced, so a drawing of what was found lies line on line over the picture of what was
built, whose camera it has. Three rules of a draftsman keep it calm: what stands free in front of something far is drawn
heavier, lines that would run into one are drawn once, and courses are left out where they crowd.
"""

import math

import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from kit.line_paths import chained, outlines, path_data, thinned

#: Size of the drawing, as of the pictures.
WIDTH, HEIGHT = 1440, 960
#: An edge between two faces is drawn from this angle on; rounder ones only as an outline.
SHARP = math.radians(28)
#: How lines are drawn, the thinnest first. An object's property "layer" puts all its lines into one of these: "fine" are
#: joints and courses, "grade" is the ground that things stand on, "blank" only hides what is behind it. A "light" object's
#: lines are one weight lighter. "profile" is an outline in front of something far away.
LAYERS = {
    "fine": 'stroke="var(--color-quiet)" stroke-width="0.7"',
    "hidden": 'stroke="var(--color-quiet)" stroke-width="1.2" stroke-dasharray="9 6"',
    "crease": 'stroke="var(--color-text)" stroke-width="0.9"',
    "outline": 'stroke="var(--color-text)" stroke-width="1.4"',
    "profile": 'stroke="var(--color-text)" stroke-width="2.3"',
    "grade": 'stroke="var(--color-text)" stroke-width="3"',
    "damage": 'class="d" stroke="var(--color-damage)"',
}
#: Damage is told from the rest on a phone too, where its line would be half a pixel, and is tinted within its outlines.
STYLE = "<style>.d{stroke-width:3}@media (max-width:37.5rem){.d{stroke-width:5}}</style>"
TINT = 'fill="var(--color-damage)" fill-opacity="0.28"'
#: Pixels between two looks along an edge; how far behind it the next thing is where it is a profile, in meters and as a
#: part of the distance.
STEP, FREE, FREE_PART = 3.0, 0.12, 0.02
#: A surface this close before a point is the one that it lies on; one of the same round thing may bulge more.
TOUCH, BULGE = 0.0012, 0.02
#: Beyond the frame's edge, so that no line's end shows.
MARGIN = 4


def draw(path, marks=()):
    """Writes the scene's drawing to `path`. `marks` are lines in space, drawn in the color of damage."""
    bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = WIDTH, HEIGHT
    bpy.context.scene.render.resolution_percentage = 100
    view = _View(bpy.context.evaluated_depsgraph_get())
    lines = {layer: [] for layer in LAYERS}
    for edge in view.edges():
        for layer, run in view.seen(edge):
            lines[layer].append(run)
    lines = thinned(lines)
    damage = [_Edge(Vector(a), Vector(b), (), None, "damage", False) for line in marks for a, b in zip(line, line[1:])]
    lines["damage"] = chained([run for edge in damage for _, run in view.seen(edge)])
    paths = [f'<path {LAYERS[layer]} d="{path_data(lines[layer])}"/>' for layer in LAYERS if lines.get(layer)]
    if areas := outlines(lines["damage"]):
        paths.insert(-1, f'<path {TINT} d="{path_data(areas)}"/>')
    with open(path, "w", encoding="utf-8") as file:
        file.write(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
            f'{STYLE}<path fill="var(--color-raised)" d="M0 0H{WIDTH}V{HEIGHT}H0z"/>\n'
            '<g fill="none" stroke-linecap="round" stroke-linejoin="round">\n' + "\n".join(paths) + "\n</g></svg>\n"
        )


class _Edge:
    """A line in space: its ends, the faces it belongs to, their thing, its layer, and whether that thing is round there."""

    def __init__(self, start, end, faces, thing, layer, smooth):
        self.start, self.end, self.faces, self.thing, self.layer, self.smooth = start, end, faces, thing, layer, smooth


class _View:
    """The scene through its camera."""

    def __init__(self, depsgraph):
        scene = bpy.context.scene
        camera = scene.camera
        self.eye = camera.matrix_world.translation.copy()
        self.to_world = camera.matrix_world.to_3x3()
        self.to_camera = camera.matrix_world.inverted()
        frame = camera.data.view_frame(scene=scene)
        self.left, self.right = min(c.x for c in frame) / -frame[0].z, max(c.x for c in frame) / -frame[0].z
        self.low, self.top = min(c.y for c in frame) / -frame[0].z, max(c.y for c in frame) / -frame[0].z
        self.meshes = []
        points, triangles = [], []
        #: For each triangle its face's number, and for each face its thing.
        self.face_of, self.thing_of = [], []
        for instance in depsgraph.object_instances:
            item = instance.object
            if item.type not in {"MESH", "CURVE"}:
                continue
            mesh, place = item.to_mesh(), instance.matrix_world.copy()
            base, first = len(points), len(self.thing_of)
            points += [place @ vertex.co for vertex in mesh.vertices]
            mesh.calc_loop_triangles()
            for triangle in mesh.loop_triangles:
                triangles.append([base + corner for corner in triangle.vertices])
                self.face_of.append(first + triangle.polygon_index)
            self.thing_of += [len(self.meshes)] * len(mesh.polygons)
            turn = place.to_3x3().inverted_safe().transposed()
            faces = [(list(face.edge_keys), (turn @ face.normal).normalized(), face.vertices[0], face.use_smooth) for face in mesh.polygons]
            loose = {edge.key for edge in mesh.edges} - {key for keys, *_ in faces for key in keys}
            self.meshes.append((base, first, faces, loose, item.original.get("layer"), item.original.get("light")))
            item.to_mesh_clear()
        self.points, self.triangles = points, triangles
        self.tree = BVHTree.FromPolygons(points, triangles, all_triangles=True)

    def edges(self):
        """Every line that a draftsman would draw, seen or hidden."""
        for thing, (base, first, faces, loose, layer, light) in enumerate(self.meshes):
            if layer == "blank":
                continue

            def point(key, base=base):
                return self.points[base + key[0]], self.points[base + key[1]]

            for key in loose:
                yield _Edge(*point(key), (), thing, layer or "crease", False)
            sides = {}
            for number, (keys, normal, corner, smooth) in enumerate(faces):
                front = normal.dot(self.eye - self.points[base + corner]) > 0
                for key in keys:
                    sides.setdefault(key, []).append((first + number, normal, front, smooth))
            for key, beside in sides.items():
                own = tuple(side[0] for side in beside)
                (_, one, front, smooth), (_, other, behind, _) = beside[0], beside[-1]
                outline = len(beside) == 1 or front != behind
                sharp = len(beside) == 1 or one.angle(other, 0) > SHARP
                if not outline and not sharp:
                    continue
                kind = "outline" if outline else "crease"
                if light:
                    kind = "crease" if outline else "fine"
                yield _Edge(*point(key), own, thing, layer or kind, smooth and not sharp)
        yield from self._meetings()

    def _meetings(self):
        """The lines in which two things enter each other."""
        corners = [[self.points[number] for number in triangle] for triangle in self.triangles]
        skip = {thing for thing, mesh in enumerate(self.meshes) if mesh[4] or mesh[5]}
        for one, other in self.tree.overlap(self.tree):
            face, beside = self.face_of[one], self.face_of[other]
            if one >= other or self.thing_of[face] == self.thing_of[beside] or {self.thing_of[face], self.thing_of[beside]} & skip:
                continue
            cut = _crossing(corners[one], corners[other])
            if cut:
                yield _Edge(*cut, (face, beside), None, "crease", False)

    def _clipped(self, start, end):
        """The part of a line inside the frame, as pairs of a place in the drawing and a depth, or None."""
        a, b = self.to_camera @ start, self.to_camera @ end
        wide, tall = (self.right - self.left) * MARGIN / WIDTH, (self.top - self.low) * MARGIN / HEIGHT
        low, high = 0.0, 1.0
        for measure in (
            lambda p: -p.z - 0.03,
            lambda p: p.x + p.z * (self.left - wide), lambda p: -p.z * (self.right + wide) - p.x,
            lambda p: p.y + p.z * (self.low - tall), lambda p: -p.z * (self.top + tall) - p.y,
        ):  # fmt: skip
            one, other = measure(a), measure(b)
            if one < 0 and other < 0:
                return None
            if one < 0:
                low = max(low, one / (one - other))
            elif other < 0:
                high = min(high, one / (one - other))
        return (low, high) if high - low > 1e-6 else None

    def _place(self, point):
        p = self.to_camera @ point
        return (
            (p.x / -p.z - self.left) / (self.right - self.left) * WIDTH,
            (self.top - p.y / -p.z) / (self.top - self.low) * HEIGHT,
        ), -p.z

    def _depth(self, place):
        """How far away what is seen at a place is."""
        x = self.left + place[0] / WIDTH * (self.right - self.left)
        y = self.top - place[1] / HEIGHT * (self.top - self.low)
        hit = self.tree.ray_cast(self.eye, (self.to_world @ Vector((x, y, -1))).normalized())
        return hit[3] if hit[0] is not None else math.inf

    def _sees(self, point, edge):
        away = point - self.eye
        hit = self.tree.ray_cast(self.eye, away.normalized(), away.length - TOUCH)
        if hit[0] is None:
            return True
        face = self.face_of[hit[2]]
        return face in edge.faces or (edge.smooth and self.thing_of[face] == edge.thing and away.length - hit[3] < BULGE)

    def seen(self, edge):
        """The parts of an edge that are in the picture and not hidden: pairs of a layer and a pair of places."""
        clip = self._clipped(edge.start, edge.end)
        if clip is None:
            return
        start, end = (edge.start.lerp(edge.end, part) for part in clip)
        (first, near), (last, far) = self._place(start), self._place(end)
        long = math.dist(first, last)
        if long < 0.3:
            return
        if edge.layer == "hidden":
            yield "hidden", (first, last)
            return

        def at(part):
            return (first[0] + (last[0] - first[0]) * part, first[1] + (last[1] - first[1]) * part)

        def sees(part):
            # Equal steps in the drawing are not equal ones in space.
            return self._sees(start.lerp(end, part * near / (far + part * (near - far))), edge)

        def border(shown, hidden):
            for _ in range(7):
                middle = (shown + hidden) / 2
                shown, hidden = (middle, hidden) if sees(middle) else (shown, middle)
            return shown

        count = max(1, math.ceil(long / STEP))
        # Beside its ends, for there an edge lies on its neighbors.
        inset = min(0.1, 0.2 / long)
        parts = [inset, *(step / count for step in range(1, count)), 1 - inset] if count > 1 else [inset, 0.5, 1 - inset]
        shown = [sees(part) for part in parts]
        runs = []
        for number, part in enumerate(parts):
            if not shown[number]:
                continue
            if number and shown[number - 1] and runs:
                runs[-1][1] = part
            else:
                runs.append([border(part, parts[number - 1]) if number else 0.0, part])
            if number + 1 < len(parts) and not shown[number + 1]:
                runs[-1][1] = border(part, parts[number + 1])
        if runs and shown[-1]:
            runs[-1][1] = 1.0
        for low, high in runs:
            if edge.layer == "outline":
                yield from self._weighed(at, low, high, long, edge, start, end, near, far)
            elif (high - low) * long > 0.3:
                yield edge.layer, (at(low), at(high))

    def _weighed(self, at, low, high, long, edge, start, end, near, far):
        """An outline's parts: a profile where what lies behind it is far away."""
        (ax, ay), (bx, by) = at(0), at(1)
        across = ((by - ay) / long * 1.6, (ax - bx) / long * 1.6)
        count = max(1, round((high - low) * long / 12))
        layers = []
        for step in range(count):
            x, y = at(low + (high - low) * (step + 0.5) / count)
            one, other = self._depth((x + across[0], y + across[1])), self._depth((x - across[0], y - across[1]))
            free = abs(one - other) > FREE + FREE_PART * min(one, other) if math.inf not in (one, other) else one != other
            layers.append("profile" if free else "outline")
        step = 0
        while step < count:
            after = step
            while after < count and layers[after] == layers[step]:
                after += 1
            yield layers[step], (at(low + (high - low) * step / count), at(low + (high - low) * after / count))
            step = after


def _crossing(one, other):
    """The line in which two triangles cross, or None; triangles that only touch do not cross."""

    def plane(triangle):
        normal = (triangle[1] - triangle[0]).cross(triangle[2] - triangle[0])
        return normal.normalized() if normal.length > 1e-12 else None

    def pierced(triangle, normal, origin):
        far = [normal.dot(corner - origin) for corner in triangle]
        if min(far) > -1e-4 or max(far) < 1e-4:
            return None
        return [a.lerp(b, p / (p - q)) for a, p, b, q in zip(triangle, far, (*triangle[1:], triangle[0]), (*far[1:], far[0])) if p * q < 0]

    normal, beside = plane(one), plane(other)
    if normal is None or beside is None:
        return None
    along = normal.cross(beside)
    if along.length < 0.02:
        return None
    cuts = pierced(one, beside, other[0]), pierced(other, normal, one[0])
    if None in cuts or min(len(cut) for cut in cuts) < 2:
        return None
    spans = [sorted(cut[:2], key=along.dot) for cut in cuts]
    start, end = max((span[0] for span in spans), key=along.dot), min((span[1] for span in spans), key=along.dot)
    return (start, end) if along.dot(end - start) > 1e-4 else None
