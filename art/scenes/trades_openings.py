"""Close pictures of openings: a door being set, a skylight's finished reveal."""

import random

from kit import attic, furnishings, garden, household, light, materials, room, shapes
from kit import site_props as props
from kit.picture import picture


def shim(length=0.20, width=0.036, thick=0.008):
    """A cedar shim lying along x, its thin end at +x, foot at z = 0."""
    half = width / 2
    points = [(-length / 2, -half, 0), (-length / 2, half, 0), (-length / 2, half, thick), (-length / 2, -half, thick),
              (length / 2, -half, 0), (length / 2, half, 0), (length / 2, half, 0.0010), (length / 2, -half, 0.0010)]
    return shapes.solid(points, [(0, 1, 2, 3)[::-1], (4, 5, 6, 7), (0, 4, 7, 3), (1, 2, 6, 5), (3, 7, 6, 2), (0, 1, 5, 4)], materials.wood("cedar", tint="#e6cfae"))


def foam_gun():
    """A foam gun lying on its side along x, nozzle at +x, its can towards -x and up."""
    steel, grip, can = materials.metal("chrome"), materials.plastic("#1b1c1e"), materials.paint("#e2b23a", 0.3)
    parts = [shapes.cylinder((0.12, 0, 0.03), 0.0065, 0.24, steel, "x")]
    parts.append(props.place(shapes.lathe([(0.0065, 0), (0.008, 0.004), (0.004, 0.03), (0.0025, 0.034), (0, 0.034)], (0, 0, 0), materials.metal("brass")), (0.24, 0, 0.03), (0, 90, 0)))
    parts.append(props.softbox((-0.02, 0, 0.03), (0.07, 0.032, 0.036), grip, 0.008))
    parts.append(props.slab([(-0.05, 0.012), (-0.005, 0.012), (-0.022, -0.055), (-0.045, -0.115), (-0.082, -0.105), (-0.062, -0.05)], 0.028, grip, "xy", (0, -0.004, 0.016), 0.009))
    parts.append(props.slab([(0.006, -0.014), (0.016, -0.014), (0.006, -0.075), (-0.006, -0.072)], 0.010, steel, "xy", (0, 0, 0.025), 0.003))
    profile = [(0, 0), (0.014, 0), (0.016, 0.02), (0.026, 0.026), (0.0325, 0.045), (0.0325, 0.22), (0.030, 0.228), (0, 0.226)]
    parts.append(props.place(shapes.lathe(profile, (0, 0, 0), can), (-0.02, 0.012, 0.034), (-90, 0, 20)))
    parts.append(props.place(shapes.lathe([(0.0327, 0.08), (0.0328, 0.081), (0.0328, 0.17), (0.0327, 0.171)], (0, 0, 0), materials.paint("#1f3d66", 0.4)), (-0.02, 0.012, 0.034), (-90, 0, 20)))
    return parts


@picture("text-front-doors-frame", samples=28)
def text_front_doors_frame():
    """A door's jamb being set plumb: cedar shims between stud and jamb, a level against it."""
    pine, jamb = materials.wood("pine", axis="z"), materials.paint("#eee8da", 0.35)
    depth, z0, z1 = 0.165, -0.2, 2.6
    middle, high = (z0 + z1) / 2, z1 - z0
    for x in (-0.019, -0.0585):
        shapes.box((x, depth / 2, middle), (0.038, 0.140, high), pine, 0.002)
    # Drywall inside and sheathing outside end at the studs; the casing will cover both.
    shapes.box((-0.55, -0.0065, middle), (0.98, 0.0127, high), materials.paint("#c9cdc8", 0.9), 0.001)
    shapes.box((-0.52, depth - 0.006, middle), (1.0, 0.012, high), materials.wood("plywood"), 0)
    # The jamb, 1 1/4 in. thick, with its weatherstrip's stop; half an inch of air to the stud.
    x = 0.0127
    shapes.box((x + 0.016, depth / 2, middle), (0.032, depth, high), jamb, 0.002)
    shapes.box((x + 0.038, depth - 0.045, middle), (0.013, 0.05, high), jamb, 0.002)
    shapes.box((x + 0.0465, depth - 0.063, middle), (0.006, 0.012, high), materials.rubber("#3a2f25"), 0.003)
    # A pair of shims, one from each side, makes a parallel packing right behind each hinge.
    chance = random.Random(4)
    hinge_at = 1.45
    for height in (0.72, hinge_at, 2.18):
        for number in range(2):
            item = shim(0.22, 0.038, 0.0075)
            flip = 0 if number == 0 else 180
            props.place(item, (0, 0, 0), (0, 0, 90 + flip))
            props.place(item, (0, 0, 0), (0, -90 if number == 0 else 90, 0))
            out = chance.uniform(0.055, 0.085) if number == 0 else 0.0
            props.place(item, (x - 0.0002 if number == 0 else 0.0002, depth / 2 - 0.02 - out, height + chance.uniform(-0.002, 0.002)))
    # Low-expansion foam already fills the lower part of the gap.
    _foam(x / 2, 0.006, 0.25, 1.255)
    hinge = materials.metal("brass")
    shapes.box((x + 0.0318, 0.055, hinge_at), (0.003, 0.085, 0.10), hinge, 0.001)
    shapes.cylinder((x + 0.036, 0.008, hinge_at), 0.0068, 0.10, hinge, "z", 0.001)
    for dz in (-0.034, 0, 0.034):
        shapes.cylinder((x + 0.0335, 0.06, hinge_at + dz), 0.0045, 0.001, materials.metal("steel"), "x", 0.0003)
    props.place(props.level(0.61), (x + 0.0325, 0.030, 1.42), (0, 90, 0))
    # A plank on sawhorses carries what is needed next.
    plank = materials.wood("pine", axis="x")
    shapes.box((0.35, -0.22, 1.145), (1.9, 0.24, 0.038), plank, 0.003)
    props.place(foam_gun(), (0.16, -0.20, 1.164), (0, 0, 168))
    for number in range(6):
        props.place(shim(), (0.40 + chance.uniform(-0.01, 0.01), -0.19 + chance.uniform(-0.008, 0.008), 1.1645 + 0.0046 * number), (0, 0, -14 + chance.uniform(-6, 6) + 180 * (number % 2)))
    props.place(props.pencil(), (-0.16, -0.20, 1.1642), (0, 0, -20))
    # Outside: steps of lawn and trees in the morning.
    garden.ground([(-30, 0.4), (30, 0.4), (30, 60), (-30, 60)], -0.4)
    garden.tree((2.2, 9.5, -0.4), 7.5, "maple", 3)
    garden.tree((5.5, 13, -0.4), 8.5, "oak", 5)
    for number, (bush_x, color) in enumerate(((0.15, "white"), (0.85, "blue"), (1.6, "pink"))):
        garden.hydrangea((bush_x, 3.2 + 0.3 * number, -0.1), 0.62, color, number)
    garden.tree_line(22, -14, 26, 10, 4)
    light.sun_sky(24, 238, sun=4.3, sky=0.12)
    light.area((1.3, -1.1, 1.9), (0.0, 0.0, 1.35), 0.8, 9, (1.0, 0.95, 0.88))
    light.camera((0.25, -0.92, 1.52), (0.085, 0.0, 1.318), lens=43, straight=False, focus=(0.03, -0.01, 1.36), fstop=6.3)


def _foam(x, y, low, high):
    """Cured foam swelling out of the gap between stud and jamb."""
    foam = materials.paint("#e3cf93", 0.85)
    noise, Vector = props.noise, props.Vector
    rows, columns = int((high - low) / 0.004), 12
    points, faces = [], []
    for row in range(rows + 1):
        z = low + (high - low) * row / rows
        for column in range(columns + 1):
            t = column / columns * 2 - 1
            swell = 0.011 * (1 - t * t) * (1.1 + 0.9 * noise.noise(Vector((t * 1.2, z * 38, 1))) + 0.35 * noise.noise(Vector((t * 4, z * 120, 5))))
            points.append((x + t * (0.0078 + 0.003 * noise.noise(Vector((z * 30, 0, 2)))), y - max(0, swell), z))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    return shapes.solid(points, faces, foam, 180)


def shade_cloth(color):
    """A cellular shade's cloth: lets some of the day through."""
    g = materials.Graph("shade cloth")
    weave = g.noise(g.object_coordinates(), 500, 2)
    tone = g.vary(color, value=g.range(weave, 0.3, 0.7, 0.92, 1.06))
    front = g.node("ShaderNodeBsdfDiffuse", {"Color": tone}).outputs[0]
    back = g.node("ShaderNodeBsdfTranslucent", {"Color": g.vary(tone, saturation=1.15, value=1.15)}).outputs[0]
    return g.end(g.node("ShaderNodeMixShader", {0: 0.55, 1: front, 2: back}).outputs[0])


@picture("text-skylights-inside", samples=32, exposure=0.45)
def text_skylights_inside():
    """A skylight in a plastered slope, its pleated shade half drawn, the sun on the reveal."""
    plaster, pine = materials.plaster("#efe2c8", 0.003), materials.wood("pine")
    sill = materials.wood("oak")
    pitch, knee, width, length = 40, 0.95, 4.2, 3.2
    opening = room.Opening(1.50, 0.94, 0.62, 1.40)
    side = attic.Slope((0, 0), (width, 0), knee, pitch, length, (opening,))
    blocks = (
        (0, opening.left, 0, length), (opening.left + opening.width, width, 0, length),
        (opening.left, opening.left + opening.width, 0, opening.bottom), (opening.left, opening.left + opening.width, opening.bottom + opening.height, length),
    )
    for left, right, low, high in blocks:
        side.place([shapes.box(((left + right) / 2, 0.09, (low + high) / 2), (right - left, 0.18, high - low), plaster, 0)])
    depth = attic.SHAFT
    reveal = []
    for sign in (-1, 1):
        reveal.append(shapes.box((sign * (opening.width / 2 + 0.005), depth / 2 + 0.05, opening.height / 2), (0.016, depth + 0.1, opening.height + 0.03), plaster, 0))
        # Corner beads leave a crisp, slightly proud arris.
        reveal.append(shapes.box((sign * (opening.width / 2 + 0.0012), 0.0, opening.height / 2), (0.004, 0.004, opening.height), plaster, 0.0018))
    reveal.append(shapes.box((0, depth / 2 + 0.05, opening.height + 0.005), (opening.width, depth + 0.1, 0.016), plaster, 0))
    reveal.append(shapes.box((0, depth / 2, -0.012), (opening.width + 0.05, depth + 0.06, 0.026), sill, 0.005))
    frame = room.frame(opening.width, opening.height, 0.060, 0.055, pine, y=depth - 0.06)
    reveal += shapes.move(frame, (-opening.width / 2, 0, 0))
    sash = room.frame(opening.width - 0.12, opening.height - 0.12, 0.045, 0.04, pine, y=depth - 0.045)
    reveal += shapes.move(sash, (-opening.width / 2 + 0.06, 0, 0.06))
    reveal += _pleated_shade(opening, depth - 0.075)
    side.place(reveal, opening.middle, opening.bottom)
    # Below: the knee wall with a ledge, books and a trailing plant; the camera looks up past them.
    shapes.box((width / 2, 0.06, knee / 2), (width, 0.12, knee), materials.paint(materials.DEEP_BLUE, 0.5), 0)
    shapes.box((width / 2, -0.14, knee - 0.02), (width, 0.30, 0.036), sill, 0.006)
    for x in (0.0, width):
        shapes.box((x + (0.06 if x else -0.06), -2.0, 1.8), (0.12, 6.4, 4.4), plaster, 0)
    shapes.box((width / 2, -2.4, 0), (width, 5.2, 0.1), materials.planks("oak", 0.1, 1.4, "x"), 0)
    from_top = side.point(0, length)
    shapes.box((width / 2, from_top.y - 0.02, from_top.z + 0.06), (width, 0.30, 0.22), pine, 0.01)
    shapes.box((width / 2, from_top.y + (-1.6), from_top.z + 0.16), (width, 3.0, 0.08), plaster, 0)
    _ledge(2.75, knee)
    attic.sky_card(side, 5.0, 14.0, 1.0)
    light.sun_sky(40, 288, sun=26, inside=True, sky=0.7)
    light.area(side.point(opening.middle, opening.bottom + 0.5, -0.45), side.point(opening.middle, 0.6, 1.6), (0.9, 1.1), 22, (0.88, 0.94, 1.0))
    light.area((2.0, -4.6, 1.8), (2.0, 0, 1.8), (2.4, 1.6), 30, (1.0, 0.95, 0.88))
    light.camera((1.25, -3.05, 1.15), (2.10, -0.9, 1.72), lens=33, straight=False)


def _pleated_shade(opening, y):
    """A shade drawn down over the upper half: pleats of 3/4 in., its bar, and the side channels."""
    wide, drop = opening.width - 0.128, (opening.height - 0.12) * 0.52
    top = opening.height - 0.07
    count = int(drop / 0.019)
    points, faces = [], []
    for step in range(count * 2 + 1):
        z = top - drop * step / (count * 2)
        out = y - (0.012 if step % 2 else 0.0)
        points += [(-wide / 2, out, z), (wide / 2, out, z)]
    for step in range(count * 2):
        faces.append((2 * step, 2 * step + 1, 2 * step + 3, 2 * step + 2))
    white = materials.metal("nickel")
    parts = [shapes.solid(points, faces, shade_cloth("#d8bd92"))]
    parts.append(props.softbox((0, y - 0.006, top - drop - 0.010), (wide, 0.022, 0.026), white, 0.005))
    parts.append(props.softbox((0, y - 0.022, top - drop - 0.012), (0.10, 0.012, 0.012), white, 0.004))
    parts.append(props.softbox((0, y - 0.008, top + 0.008), (wide + 0.01, 0.034, 0.034), white, 0.006))
    for side in (-1, 1):
        parts.append(shapes.box((side * (wide / 2 + 0.006), y - 0.002, opening.height / 2), (0.014, 0.022, opening.height - 0.12), white, 0.003))
    return parts


def _ledge(x, knee):
    """Books, a jug and a trailing plant on the ledge under the slope."""
    shapes.move(furnishings.stack(3, 4, width=0.24, depth=0.17), (x - 0.35, -0.16, knee - 0.002), 8)
    household.plant("trailing", 1.1, at=(x, -0.16, knee - 0.002), seed=3)
    shapes.lathe([(0, 0), (0.045, 0), (0.07, 0.06), (0.06, 0.13), (0.03, 0.18), (0.034, 0.20)], (x - 1.55, -0.15, knee - 0.002), materials.ceramic(materials.TERRACOTTA))
