"""What closes the openings of a house seen from outside: windows, shutters, front doors and their lamps.

Everything is made in the wall's frame as in kit.outside. Casings are 4 1/2 in. (0.114 m) wide, doors
80 in. (2.03 m) high and 1 3/4 in. (44 mm) thick.
"""

import math

from kit.light import lamp
from kit.materials import Graph, cached, emitter, glass, metal, paint, plastic
from kit.outside import TRIM
from kit.shapes import box, cylinder, lathe, prism, sheet, solid, tube


@cached
def room_glow(name, color="#ff9a45", strength=2.8):
    """The lit wall of a room seen through its window: brightest around a lamp at the object's middle."""
    g = Graph(name)
    far = g.vector("LENGTH", g.vector("MULTIPLY", g.object_coordinates(), (1, 1, 0.8)))
    level = g.math("MULTIPLY", g.range(far, 0.1, 1.9, 1.0, 0.28), g.range(g.object_random(), 0, 1, 0.75 * strength, 1.15 * strength))
    light = g.node("ShaderNodeEmission", {"Color": color, "Strength": level})
    material = g.end(light.outputs[0])
    # Lamps do the lighting: sampling every window would only add noise.
    material.cycles.sample_as_light = False
    return material


def opening(x, z, width, height, margin=0.0):
    """The hole (x0, x1, z0, z1) of a window or door whose middle stands at x and whose foot at z."""
    return (x - width / 2 - margin, x + width / 2 + margin, z - margin, z + height + margin)


def _frame(x, z, width, height, bar, depth, y, material, foot=None, bevel=0.004):
    """Two stiles and two rails around (width x height) outside measure; `foot`: a taller bottom rail."""
    foot = foot or bar
    made = []
    for side in (-1, 1):
        made.append(box((x + side * (width - bar) / 2, y, z + height / 2), (bar, depth, height), material, bevel))
    made.append(box((x, y, z + height - bar / 2), (width - 2 * bar + 0.002, depth - 0.001, bar), material, bevel))
    made.append(box((x, y, z + foot / 2), (width - 2 * bar + 0.002, depth - 0.001, foot), material, bevel))
    return made


def _sash(x, z, width, height, y, grid, material, bar=0.048, foot=None):
    """A glazed sash with `grid` = (columns, rows) of lights."""
    made = _frame(x, z, width, height, bar, 0.036, y, material, foot)
    foot = foot or bar
    clear_w, clear_h = width - 2 * bar, height - bar - foot
    columns, rows = grid
    for number in range(1, columns):
        made.append(box((x - clear_w / 2 + clear_w * number / columns, y, z + foot + clear_h / 2), (0.02, 0.03, clear_h), material, 0.005))
    for number in range(1, rows):
        made.append(box((x, y, z + foot + clear_h * number / rows), (clear_w, 0.03, 0.02), material, 0.005))
    half = clear_w / 2 + 0.004
    made.append(
        sheet([(x - half, y, z + foot - 0.004), (x + half, y, z + foot - 0.004), (x + half, y, z + height - bar + 0.004), (x - half, y, z + height - bar + 0.004)], glass())
    )
    return made


def _curtain(x0, x1, z0, z1, y, material, folds=5):
    """A hanging curtain with soft folds."""
    points, faces, steps = [], [], folds * 8
    for step in range(steps + 1):
        part = step / steps
        x = x0 + (x1 - x0) * part
        wave = 0.022 * math.sin(part * folds * 2 * math.pi)
        points += [(x, y + wave * 1.2, z0), (x + 0.004 * wave, y + wave * 0.7, z1)]
    for step in range(steps):
        faces.append((2 * step, 2 * step + 2, 2 * step + 3, 2 * step + 1))
    return solid(points, faces, material, 60)


@cached
def curtain_cloth(name, color="#e9e2d2", glow=0.0):
    """Thin curtain: lets light through; `glow` is the lamplight behind it at dusk."""
    g = Graph(name)
    front = g.node("ShaderNodeBsdfDiffuse", {"Color": color}).outputs[0]
    back = g.node("ShaderNodeBsdfTranslucent", {"Color": color}).outputs[0]
    cloth = g.node("ShaderNodeMixShader", {0: 0.4, 1: front, 2: back}).outputs[0]
    if not glow:
        return g.end(cloth)
    light = g.node("ShaderNodeEmission", {"Color": "#ffa352", "Strength": glow}).outputs[0]
    material = g.end(g.node("ShaderNodeAddShader", {0: cloth, 1: light}).outputs[0])
    material.cycles.sample_as_light = False
    return material


def room_behind(x, z, width, height, lit=0.0, y=0.14, depth=1.6, curtains=True, shade=0.0, wall="#8d8474", lampshade=True, margin=0.5):
    """What is seen through a window: a shallow room, dim by day, or lit with strength `lit`.

    shade: how much of the window a roller shade covers; margin: how far the room reaches beyond it to all sides.
    """
    w, h = width / 2 + margin, height + 1.6 * margin
    low, far = z - margin, y + depth
    surface = room_glow(strength=lit) if lit else paint(wall, 0.8)
    made = [
        sheet([(x - w, far, low), (x + w, far, low), (x + w, far, low + h), (x - w, far, low + h)], surface),
        sheet([(x - w, y, low), (x - w, far, low), (x - w, far, low + h), (x - w, y, low + h)], surface),
        sheet([(x + w, far, low), (x + w, y, low), (x + w, y, low + h), (x + w, far, low + h)], surface),
        sheet([(x - w, y, low + h), (x - w, far, low + h), (x + w, far, low + h), (x + w, y, low + h)], surface),
        sheet([(x - w, y, low), (x + w, y, low), (x + w, far, low), (x - w, far, low)], paint("#5d4630", 0.6)),
    ]
    cloth = curtain_cloth(glow=0.32 * lit)
    if curtains:
        reach = width * 0.24
        for side in (-1, 1):
            edge = x + side * (width / 2 + 0.03)
            made.append(_curtain(edge, edge - side * reach, z - 0.05, z + height + 0.02, y + 0.06, cloth, 4))
    if shade:
        drop = height * shade
        made.append(box((x, y + 0.025, z + height - drop / 2), (width, 0.002, drop), curtain_cloth("#efe6cf", 0.45 * lit), 0))
    if lit and lampshade:
        # A table lamp a little off the middle, seen over the sill.
        aside = x + 0.17 * width
        glow = emitter("#ffbf78", 5.5 * lit)
        glow.cycles.sample_as_light = False
        made.append(lathe([(0.15, 0), (0.1, 0.2)], (aside, y + 0.8, z + 0.28), glow, 24))
        made.append(cylinder((aside, y + 0.8, z + 0.03), 0.012, 0.5, metal("brass")))
        made.append(box((x - 0.25 * width, far - 0.02, z + height * 0.62), (0.4, 0.03, 0.5), paint("#3a3026", 0.5)))
    return made


def window(x, z, width=0.91, height=1.47, kind="double", grid=(3, 2), trim=TRIM, sash=None, lit=0.0, shutters=None,
           shade=0.0, curtains=True, casing=0.114, inside=True, lampshade=True, margin=0.5):
    """A trimmed outside window in the wall's frame: middle at x, sill at z. Returns its objects.

    kind: "double" (hung), "casement" (two leaves) or "fixed"; grid: lights of one sash (columns, rows).
    lit: lamplight behind it; shutters: their colour; margin: see `room_behind`. Leave `opening(x, z, width, height)` in the wall.
    """  # fmt: skip
    white, inner = paint(trim, 0.4), paint(sash or trim, 0.35)
    made = []
    for side in (-1, 1):
        made.append(box((x + side * (width + casing) / 2, -0.012, z + height / 2), (casing, 0.04, height + 0.002), white, 0.004))
        made.append(box((x + side * (width / 2 - 0.009), 0.06, z + height / 2), (0.018, 0.14, height), white, 0.002))
    over = width + 2 * casing
    made.append(box((x, -0.014, z + height + 0.065), (over + 0.012, 0.044, 0.13), white, 0.004))
    made.append(box((x, -0.03, z + height + 0.141), (over + 0.07, 0.09, 0.024), white, 0.008))
    made.append(box((x, 0.005, z - 0.02), (over + 0.05, 0.13, 0.042), white, 0.008, rotation=(4, 0, 0)))
    made.append(box((x, -0.01, z - 0.07), (over - 0.01, 0.028, 0.062), white, 0.004))
    made.append(box((x, 0.06, z + height - 0.009), (width, 0.14, 0.018), white, 0.002))
    clear_w, clear_h = width - 0.036, height - 0.018
    if kind == "double":
        half = clear_h / 2 + 0.02
        made += _sash(x, z + clear_h - half, clear_w, half, 0.04, grid, inner)
        made += _sash(x, z, clear_w, half, 0.078, grid, inner, foot=0.075)
    elif kind == "casement":
        for side in (-1, 1):
            made += _sash(x + side * clear_w / 4, z, clear_w / 2 - 0.002, clear_h, 0.05, grid, inner, 0.055, 0.08)
    else:
        made += _sash(x, z, clear_w, clear_h, 0.05, grid, inner, 0.06, 0.08)
    if inside:
        made += room_behind(x, z, width, height, lit, shade=shade, curtains=curtains, lampshade=lampshade, margin=margin)
    if shutters:
        for side in (-1, 1):
            made += shutter(x + side * (width / 2 + casing + width / 4 + 0.012), z - 0.02, width / 2, height + 0.05, shutters)
    return made


def shutter(x, z, width, height, color):
    """A louvered shutter on the wall, with its strap of shadow behind it."""
    skin = paint(color, 0.4)
    made = _frame(x, z, width, height, 0.05, 0.03, -0.042, skin)
    made.append(box((x, -0.042, z + height * 0.45), (width - 0.09, 0.029, 0.07), skin))
    made.append(box((x, -0.028, z + height / 2), (width - 0.06, 0.004, height - 0.06), skin, 0))
    for low, high in ((z + 0.05, z + height * 0.45 - 0.035), (z + height * 0.45 + 0.035, z + height - 0.05)):
        count = max(1, int((high - low) / 0.034))
        for number in range(count):
            made.append(box((x, -0.04, low + (number + 0.5) * (high - low) / count), (width - 0.1, 0.034, 0.006), skin, 0.001, rotation=(-38, 0, 0)))
    return made


def panel_door(x, z, width, height, color, y=0.06, knob="brass", side=1, lights=False):
    """A six-panel entrance door, 1 3/4 in. (44 mm) thick; `side` is where the knob sits.

    lights: the two top panels are glazed.
    """
    skin = paint(color, 0.28)
    thick, stile = 0.044, 0.115
    made = [box((x, y + 0.012, z + height / 2), (width - 0.02, 0.014, height - 0.02), skin, 0.001)]
    rails = [(0.0, 0.235), (0.735, 0.885), (1.52, 1.635), (height - 0.12, height)]
    for edge in (-1, 1):
        made.append(box((x + edge * (width - stile) / 2, y, z + height / 2), (stile, thick, height), skin, 0.003))
    made.append(box((x, y, z + height / 2), (0.1, thick - 0.001, height - 0.02), skin, 0.003))
    for low, high in rails:
        made.append(box((x, y, z + (low + high) / 2), (width - 2 * stile + 0.002, thick - 0.0006, high - low), skin, 0.003))
    clear = (width - 2 * stile - 0.1) / 2
    for (_, low), (high, _) in zip(rails, rails[1:]):
        for edge in (-1, 1):
            middle = (x + edge * (0.05 + clear / 2), y, z + (low + high) / 2)
            # The panel's raised field slopes down to a groove along stiles and rails.
            if lights and high > 1.7:
                made.append(box(middle, (clear, 0.006, high - low), glass(), 0))
            else:
                made.append(_raised(middle, clear - 0.012, high - low - 0.012, skin, thick))
    edge = x + side * (width / 2 - 0.07)
    made += door_set(edge, y - thick / 2, z + 0.93, knob)
    return made


def _raised(middle, width, height, material, thick):
    """A raised panel: a flat field, a wide bevel and a thin rim."""
    x, y, z = middle
    slope, front = 0.028, y - thick / 2 + 0.004
    rings = [(0.0, front + 0.016), (0.004, front + 0.013), (slope, front + 0.004), (slope + 0.002, front)]
    points, faces = [], []
    for inset, depth in rings:
        w, h = width / 2 - inset, height / 2 - inset
        points += [(x - w, depth, z - h), (x + w, depth, z - h), (x + w, depth, z + h), (x - w, depth, z + h)]
    for ring in range(len(rings) - 1):
        for step in range(4):
            after = (step + 1) % 4
            faces.append((4 * ring + step, 4 * ring + after, 4 * ring + 4 + after, 4 * ring + 4 + step))
    faces.append(tuple(4 * (len(rings) - 1) + step for step in range(4)))
    return solid(points, faces, material)


def _turned(profile, center, material, segments=40):
    """A lathe turned to point towards -y (knobs, roses, bells)."""
    item = lathe(profile, (0, 0, 0), material, segments)
    item.rotation_euler = (math.pi / 2, 0, 0)
    item.location = center
    return item


def door_set(x, y, z, kind="brass"):
    """Knob with rose and a deadbolt above, on a face at y towards -y."""
    brass = metal(kind, 0.18)
    rose = [(0, 0), (0.033, 0), (0.033, 0.003), (0.029, 0.007), (0.016, 0.009), (0.0115, 0.014), (0.0105, 0.03), (0.014, 0.036)]
    knob = rose + [(0.024, 0.043), (0.0285, 0.053), (0.027, 0.062), (0.02, 0.068), (0.01, 0.0705), (0, 0.071)]
    bolt = [(0, 0), (0.031, 0), (0.031, 0.004), (0.027, 0.012), (0.0245, 0.014), (0.0235, 0.0135), (0, 0.0135)]
    made = [_turned(knob, (x, y, z), brass), _turned(bolt, (x, y, z + 0.14), brass)]
    made.append(cylinder((x, y - 0.0145, z + 0.14), 0.011, 0.005, metal(kind, 0.3), axis="y"))
    made.append(box((x, y - 0.0171, z + 0.14), (0.0018, 0.001, 0.009), paint("#15120c"), 0))
    return made


def entrance(x, z, color, width=0.914, height=2.03, side_light=0.32, trim=TRIM, lit=0.0, transom=0.0, knob="brass", hinge=-1):
    """Front door with sidelights, casing, threshold and pediment board. Its hole is `entrance_hole`."""
    white = paint(trim, 0.4)
    full = width + 2 * (side_light + 0.07)
    made = panel_door(x, z + 0.03, width, height, color, 0.05, knob, -hinge)
    top = height + 0.05 + transom
    for side in (-1, 1):
        # Mullion beside the door, sidelight with a wooden panel below, outer jamb and pilaster.
        made.append(box((x + side * (width / 2 + 0.025), 0.03, z + height / 2 + 0.03), (0.05, 0.12, height + 0.06), white))
        middle = x + side * (width / 2 + 0.05 + side_light / 2)
        made.append(box((middle, 0.06, z + 0.33), (side_light, 0.05, 0.6), white))
        made.append(_raised((middle, 0.052, z + 0.36), side_light - 0.1, 0.42, white, 0.044))
        made += _sash(middle, z + 0.63, side_light, height + 0.03 - 0.63 + 0.03, 0.06, (1, 4), white, 0.045)
        made.append(box((x + side * (full / 2 - 0.008), 0.03, z + height / 2 + 0.03), (0.026, 0.12, height + 0.06), white))
        pilaster = x + side * (full / 2 + 0.085)
        made.append(box((pilaster, -0.02, z + top / 2), (0.17, 0.09, top), white, 0.005))
        for flute in (-0.04, 0, 0.04):
            made.append(box((pilaster + flute, -0.066, z + top / 2), (0.016, 0.004, top - 0.55), paint("#d9d6cd", 0.5), 0.002))
        made.append(box((pilaster, -0.03, z + 0.12), (0.2, 0.11, 0.24), white, 0.006))
        made.append(box((pilaster, -0.03, z + top - 0.05), (0.2, 0.11, 0.1), white, 0.012))
    if transom:
        made += _sash(x, z + height + 0.06, full - 0.1, transom, 0.06, (5, 1), white, 0.04)
    made.append(box((x, -0.03, z + top + 0.12), (full + 0.4, 0.11, 0.24), white, 0.005))
    made.append(box((x, -0.06, z + top + 0.255), (full + 0.5, 0.19, 0.05), white, 0.015))
    made.append(box((x, 0.02, z + height + 0.055), (full, 0.12, 0.05), white))
    made.append(box((x, -0.01, z + 0.014), (full + 0.02, 0.2, 0.03), metal("bronze"), 0.006))
    made += room_behind(x, z + 0.05, full, height, lit, depth=2.2, curtains=False, lampshade=False)
    return made


def entrance_hole(x, z, width=0.914, height=2.03, side_light=0.32, transom=0.0):
    """The hole that `entrance` needs in its wall."""
    full = width + 2 * (side_light + 0.07)
    return (x - full / 2, x + full / 2, z - 0.1, z + height + 0.05 + transom)


def lantern(location, lit=0.0, height=0.36, kind="black"):
    """A wall lantern that hangs in front of a wall at the location's y, facing -y."""
    x, y, z = location
    skin, made, half = metal(kind), [], height * 0.21
    made.append(box((x, y - 0.012, z + height * 0.55), (0.11, 0.024, 0.2), skin, 0.006))
    made.append(tube([(x, y - 0.02, z + height * 0.75), (x, y - 0.07, z + height * 1.12), (x, y - 0.14, z + height * 1.1), (x, y - 0.15, z + height)], 0.008, skin, smooth=True))
    middle = y - 0.15
    for a in (-1, 1):
        for b in (-1, 1):
            made.append(box((x + a * half, middle + b * half, z + height * 0.42), (0.012, 0.012, height * 0.72), skin, 0.002))
    for level in (0.06, 0.78):
        made.append(box((x, middle, z + height * level), (half * 2 + 0.03, half * 2 + 0.03, 0.016), skin, 0.003))
    made.append(lathe([(half * 1.7, height * 0.78), (half * 0.5, height * 0.98), (0.012, height), (0.01, height * 1.04), (0, height * 1.05)], (x, middle, z), skin, 4))
    made[-1].rotation_euler = (0, 0, math.pi / 4)
    if lit:
        bulb = emitter("#ffc983", 30 * lit)
        bulb.cycles.sample_as_light = False
        made.append(lathe([(0, 0.1), (0.02, 0.12), (0.026, 0.16), (0.012, 0.2), (0, 0.21)], (x, middle, z), bulb, 20))
        made.append(lamp((x, middle - 0.02, z + 0.16), 14 * lit, radius=0.03))
    return made



def outdoor_outlet(location):
    """A duplex outlet outside: on a block that clears the siding, under the bubble cover that stays shut over a cord."""
    x, y, z = location
    white, clear = paint(TRIM, 0.4), plastic("#aeb3b3", 0.12)
    made = [box((x, y - 0.016, z), (0.17, 0.032, 0.21), white, 0.004)]
    made.append(box((x, y - 0.035, z), (0.098, 0.008, 0.148), clear, 0.004))
    made.append(box((x, y - 0.071, z - 0.004), (0.092, 0.066, 0.136), clear, 0.016))
    made.append(cylinder((x, y - 0.046, z + 0.069), 0.006, 0.084, clear, axis="x"))
    return made


def door_handle(x, y, z, kind="brass"):
    """A handle set on a face at y towards -y: a curved grip with its thumb latch, the deadbolt 5 1/2 in. above that."""
    brass = metal(kind, 0.16)
    made = []
    for level, tall in ((z + 0.1, 0.09), (z - 0.135, 0.06)):
        made.append(box((x, y - 0.004, level), (0.056, 0.008, tall), brass, 0.004))
        made.append(box((x, y - 0.0095, level), (0.042, 0.005, tall - 0.016), brass, 0.0024))
    grip = [(x, y - 0.01, z + 0.075), (x, y - 0.045, z + 0.07), (x, y - 0.06, z + 0.035), (x, y - 0.058, z - 0.03), (x, y - 0.045, z - 0.1), (x, y - 0.03, z - 0.13), (x, y - 0.01, z - 0.135)]
    made.append(tube(grip, 0.0095, brass, smooth=True))
    made.append(prism([(-0.014, 0), (0.014, 0), (0.018, 0.045), (0.012, 0.056), (-0.012, 0.056), (-0.018, 0.045)], 0.005, brass, plane="xy", origin=(0, 0, 0), bevel=0.0015))
    made[-1].rotation_euler = (math.radians(-14), 0, math.pi)
    made[-1].location = (x, y - 0.008, z + 0.118)
    bolt = [(0, 0), (0.033, 0), (0.033, 0.004), (0.029, 0.013), (0.026, 0.015), (0.0245, 0.0142), (0, 0.0142)]
    made.append(_turned(bolt, (x, y, z + 0.258), brass))
    made.append(cylinder((x, y - 0.0155, z + 0.258), 0.0115, 0.006, metal(kind, 0.28), axis="y"))
    made.append(box((x, y - 0.0187, z + 0.258), (0.002, 0.001, 0.0095), paint("#15120c"), 0))
    return made
