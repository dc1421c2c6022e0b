"""A finish carpenter's work: built-ins, doors and drawers, mantels, wainscot, stairs.

Like room.py's parts these are made in elevation: x from left to right, z up, the face towards the
viewer at negative y. Each function returns the objects it made.
"""

import math

from kit import room, shapes

#: A cabinet door or drawer front is a one-by; shelves and tops are five-quarter stock at most.
FRONT, SHELF, TOP = 0.020, 0.025, 0.034


def shaker_front(left, bottom, width, height, material, y=0.0, stile=0.060):
    """A door or drawer front with its back at `y`: it stands FRONT proud of the cabinet."""
    if height < 2.6 * stile:
        return [shapes.box((left + width / 2, y - FRONT / 2, bottom + height / 2), (width, FRONT, height), material, 0.002)]
    parts = shapes.move(room.frame(width, height, stile, FRONT, material), (left, y - FRONT, bottom))
    panel = shapes.box(
        (left + width / 2, y - 0.006, bottom + height / 2), (width - 2 * stile + 0.01, 0.010, height - 2 * stile + 0.01), material, 0
    )
    return [*parts, panel]


def knob(x, y, z, material, radius=0.015):
    """A turned cabinet knob standing out towards the viewer from the face at `y`."""
    profile = [(0, 0), (radius * 0.75, 0), (radius * 0.72, 0.003), (0.005, 0.006), (0.005, 0.014), (radius, 0.020), (radius, 0.025), (radius * 0.6, 0.029), (0, 0.030)]
    item = shapes.lathe(profile, (x, y, z), material, 24)
    item.rotation_euler = (math.pi / 2, 0, 0)
    return item


def pull(x, y, z, length, material, upright=False):
    """A bar pull on two posts, `length` between them."""
    half, out = length / 2, 0.028
    ends = [(0, -half), (0, half)] if upright else [(-half, 0), (half, 0)]
    made = []
    for a, b in ends:
        made.append(shapes.cylinder((x + a, y - out / 2, z + b), 0.0045, out, material, "y", segments=16))
    size = (0.010, 0.009, length + 0.03) if upright else (length + 0.03, 0.009, 0.010)
    made.append(shapes.box((x, y - out, z), size, material, 0.003))
    return made


def base_cabinet(width, height, depth, material, doors=2, hardware=None, drawers=0.0, toe=0.09, columns=None):
    """A floor cabinet of shaker doors, under a row of drawers `drawers` high (0 for none).

    Its back is at y = 0, its front at -depth; x runs from 0 to `width`. Put `top` on it.
    """
    made = [
        shapes.box((width / 2, -depth / 2, toe + (height - toe) / 2), (width, depth, height - toe), material, 0.002),
        shapes.box((width / 2, -depth / 2 + 0.02, toe / 2), (width, depth - 0.04, toe), material, 0.002),
    ]
    gap, edge = 0.003, 0.035
    field = width - 2 * edge
    columns = columns or doors
    low, high = toe + 0.030, height - 0.030
    if drawers:
        each = field / columns
        for step in range(columns):
            left = edge + step * each + gap / 2
            made += shaker_front(left, high - drawers, each - gap, drawers, material, -depth)
            if hardware:
                made.append(knob(left + each / 2, -depth - FRONT, high - drawers / 2, hardware))
        high -= drawers + gap * 2
    each = field / doors if doors else 0
    for step in range(doors):
        left = edge + step * each + gap / 2
        made += shaker_front(left, low, each - gap, high - low, material, -depth)
        if hardware:
            inner = left + each - 0.035 if step % 2 == 0 else left + 0.030
            made.append(knob(inner, -depth - FRONT, high - 0.075, hardware))
    return made


#: A shelf's nosing of 1 1/2 in.: eased above, a bead along its foot.
NOSING = (
    (0, -0.038), (0.014, -0.038), (0.018, -0.035), (0.018, -0.030), (0.0135, -0.0275), (0.0135, -0.0255),
    (0.017, -0.0225), (0.017, -0.004), (0.013, 0), (0, 0),
)


def bookcase(width, height, depth, material, shelves=(), bays=1, back=None, board=SHELF, face=0.040, header=0.10, foot=0.0):
    """An open case with fixed shelves at the heights in `shelves`, a face frame and a header. Back at y = 0.

    With `foot` the frame has a rail of that height below, level with a bottom shelf.
    """
    back = back or material
    made = [shapes.box((width / 2, -0.006, height / 2), (width, 0.012, height), back, 0)]
    each = (width - face) / bays
    for step in range(bays + 1):
        x = face / 2 + step * each
        made.append(shapes.box((x, -depth / 2, height / 2), (board, depth - 0.002, height), material, 0.002))
        made.append(shapes.box((x, -depth - 0.009, height / 2), (face, 0.019, height), material, 0.003))
    for z in shelves:
        for step in range(bays):
            middle = face / 2 + (step + 0.5) * each
            made.append(shapes.box((middle, -depth / 2, z - board / 2), (each - board, depth - 0.004, board), material, 0.003))
            made.append(shapes.move(room.moulding(NOSING, each - face, material), (middle - (each - face) / 2, -depth + 0.004, z)))
    if foot:
        made.append(shapes.box((width / 2, -depth / 2, foot - board / 2), (width - face, depth - 0.004, board), material, 0.002))
        made.append(shapes.box((width / 2, -depth - 0.0085, foot / 2), (width, 0.018, foot), material, 0.003))
    made.append(shapes.box((width / 2, -depth - 0.0085, height - header / 2), (width, 0.024, header), material, 0.003))
    made.append(shapes.box((width / 2, -depth / 2, height - 0.012), (width, depth, 0.024), material, 0.002))
    return made


def fluted(width, height, thickness, material, flutes=5):
    """A pilaster's shaft with round grooves, x centred, from z = 0; its back at y = 0."""
    groove = (width - 0.030) / (flutes * 1.35)
    spacing = (width - 0.030) / flutes
    outline = [(-width / 2, 0), (-width / 2, -thickness)]
    for step in range(flutes):
        middle = -width / 2 + 0.015 + spacing * (step + 0.5)
        for part in range(9):
            angle = math.pi * part / 8
            outline.append((middle - groove / 2 * math.cos(angle), -thickness + groove * 0.42 * math.sin(angle)))
    outline += [(width / 2, -thickness), (width / 2, 0)]
    return shapes.prism(outline, height, material, plane="xy", bevel=0)


def mantel(opening_width, opening_height, material, slip=0.16, leg=0.19, frieze=0.24, depth=0.06, flutes=5, shelf_depth=0.24, above=None):
    """A painted mantelpiece around a fireplace opening: legs, frieze, bed moulding and shelf.

    x is centred, the floor is z = 0, the chimney's face is y = 0. `slip` is the width of stone or brick that
    stays visible around the opening, `above` that over it if it is another. The shelf's top is at the height returned by `mantel_height`.
    """
    inner = opening_width / 2 + slip
    top = opening_height + (slip if above is None else above)
    made = []
    for sign in (-1, 1):
        x = sign * (inner + leg / 2)
        made.append(shapes.box((x, -depth / 2, 0.08), (leg + 0.020, depth + 0.030, 0.16), material, 0.003))
        made.append(shapes.box((x, -depth / 2 - 0.004, 0.166), (leg + 0.012, depth + 0.016, 0.014), material, 0.004))
        shaft = fluted(leg, top - 0.16 - 0.05, depth - 0.012, material, flutes)
        made.append(shapes.move(shaft, (x, -0.002, 0.16)))
        made.append(shapes.box((x, -depth / 2 - 0.002, top - 0.040), (leg + 0.012, depth + 0.010, 0.020), material, 0.004))
        made.append(shapes.box((x, -depth / 2, top - 0.015), (leg, depth, 0.032), material, 0.002))
        # The block over the leg carries a small raised panel.
        made.append(shapes.box((x, -depth / 2 - 0.005, top + frieze / 2), (leg + 0.006, depth + 0.012, frieze), material, 0.003))
        made.append(shapes.box((x, -depth - 0.014, top + frieze / 2), (leg - 0.06, 0.012, frieze - 0.08), material, 0.005))
        # Inner return of the leg.
        made.append(shapes.box((sign * (inner - 0.006), -0.018, top / 2), (0.014, 0.036, top), material, 0.004))
    wide = 2 * (inner + leg)
    made.append(shapes.box((0, -depth / 2 + 0.006, top + frieze / 2), (wide, depth - 0.012, frieze), material, 0.003))
    long_panel = 2 * inner - 0.12
    made.append(shapes.box((0, -depth + 0.006, top + frieze / 2), (long_panel, 0.020, frieze - 0.10), material, 0.006))
    made.append(shapes.box((0, -depth / 2 + 0.006, top + 0.004), (2 * inner, depth - 0.004, 0.024), material, 0.006))
    z = top + frieze
    for grow, tall in ((0.020, 0.016), (0.036, 0.014), (0.058, 0.022), (0.084, 0.018)):
        made.append(shapes.box((0, -(depth + grow) / 2, z + tall / 2), (wide + 2 * grow, depth + grow, tall), material, 0.005))
        z += tall
    made.append(shapes.box((0, -shelf_depth / 2, z + 0.019), (wide + 0.26, shelf_depth, 0.038), material, 0.008))
    return made


def mantel_height(opening_height, slip=0.16, frieze=0.24):
    """The height of the top of the shelf of `mantel`."""
    return opening_height + slip + frieze + 0.070 + 0.038


def fireplace(width, height, brick, dark, depth=0.50):
    """A firebox behind an opening (x centred): splayed brick sides, back and floor, open to the viewer.

    The chimney's face is y = 0, the box goes to y = depth.
    """
    half, back = width / 2, width / 2 - 0.14
    return [
        shapes.sheet([(-half, 0, 0), (-back, depth, 0), (-back, depth, height + 0.2), (-half, 0, height + 0.2)], brick),
        shapes.sheet([(back, depth, 0), (half, 0, 0), (half, 0, height + 0.2), (back, depth, height + 0.2)], brick),
        shapes.sheet([(-back, depth, 0), (back, depth, 0), (back, depth, height + 0.2), (-back, depth, height + 0.2)], brick),
        shapes.sheet([(-half, 0, 0.002), (half, 0, 0.002), (back, depth, 0.002), (-back, depth, 0.002)], brick),
        shapes.sheet([(-half, 0.10, height + 0.2), (half, 0.10, height + 0.2), (back, depth, height + 0.2), (-back, depth, height + 0.2)], dark),
    ]


def wainscot(length, height, material, panels, stile=0.095, top=0.090, foot=0.150, raised=True, cap=True):
    """Frame-and-panel wainscot from x = 0 to `length`, its back at y = 0, with baseboard and cap rail."""
    face = 0.022
    made = [
        shapes.box((length / 2, -face / 2, foot / 2), (length, face, foot), material, 0.001),
        shapes.box((length / 2, -face / 2, height - top / 2), (length, face, top), material, 0.001),
        shapes.box((length / 2, -face - 0.008, 0.065), (length, 0.017, 0.13), material, 0.004),
    ]
    wide = (length - stile) / panels - stile
    tall = height - top - foot
    for step in range(panels + 1):
        x = step * (wide + stile) + stile / 2
        made.append(shapes.box((x, -face / 2, foot + tall / 2), (stile, face, tall), material, 0.001))
    for step in range(panels):
        left = stile + step * (wide + stile)
        if raised:
            made.append(room.raised_panel(left, foot, wide, tall, material, -face, recess=0.016, slope=0.05))
        else:
            made.append(room.flat_panel(left, foot, wide, tall, material, -face, recess=0.014))
        # A bead runs around inside each frame.
        made.append(shapes.move(_bead(wide, tall, material), (left + wide / 2, -face, foot)))
    if cap:
        made.append(shapes.box((length / 2, -0.024, height + 0.010), (length, 0.048, 0.022), material, 0.006))
        made.append(shapes.box((length / 2, -0.016, height - 0.008), (length, 0.032, 0.016), material, 0.005))
    return made


def _bead(width, height, material):
    """A small moulding inside a frame's opening."""
    profile = ((-0.014, 0), (0.001, 0), (0.0035, -0.004), (0.001, -0.010), (-0.008, -0.014))
    return room.mitred(width, height, profile, material, sill=True)


def beadboard(width, height, material, board=0.082, y=0.0):
    """Tongue-and-groove boards with a bead, side by side from x = 0; their back at `y`."""
    count = max(1, round(width / board))
    each = width / count
    first = [
        shapes.box((each / 2 - 0.004, y - 0.006, height / 2), (each - 0.010, 0.012, height), material, 0.003),
        shapes.box((each - 0.005, y - 0.0045, height / 2), (0.007, 0.009, height), material, 0.003),
    ]
    return first + shapes.copies(first, [(step * each, 0, 0) for step in range(1, count)])


def turned_baluster(height, material, square=0.032):
    """A baluster turned between two square ends."""
    low, high = height * 0.22, height * 0.90
    half = square / 2
    profile = [
        (half * 0.95, low - 0.004), (half * 0.95, low), (half * 0.6, low + 0.012), (half * 0.95, low + 0.026), (half * 0.6, low + 0.040),
        (half * 0.80, low + 0.07), (half * 0.98, low + 0.16), (half * 0.90, low + 0.25), (half * 0.62, high - 0.06),
        (half * 0.58, high - 0.035), (half * 0.92, high - 0.022), (half * 0.6, high - 0.010), (half * 0.95, high), (half * 0.95, high + 0.004),
    ]
    return [
        shapes.box((0, 0, low / 2), (square, square, low), material, 0.003),
        shapes.lathe(profile, (0, 0, 0), material, 20),
        shapes.box((0, 0, (high + height) / 2), (square, square, height - high), material, 0.003),
    ]


def newel(height, material, cap=None, width=0.092):
    """A box newel: plinth, recessed panels, neck and a pyramid cap."""
    cap = cap or material
    made = [
        shapes.box((0, 0, height / 2), (width, width, height), material, 0.003),
        shapes.box((0, 0, 0.10), (width + 0.030, width + 0.030, 0.20), material, 0.003),
        shapes.box((0, 0, 0.206), (width + 0.018, width + 0.018, 0.014), material, 0.004),
        shapes.box((0, 0, height - 0.16), (width + 0.016, width + 0.016, 0.018), material, 0.004),
        shapes.box((0, 0, height + 0.008), (width + 0.040, width + 0.040, 0.022), cap, 0.006),
        shapes.box((0, 0, height - 0.012), (width + 0.018, width + 0.018, 0.020), material, 0.005),
    ]
    half, z = width / 2 + 0.008, height + 0.019
    points = [(-half, -half, z), (half, -half, z), (half, half, z), (-half, half, z), (0, 0, z + 0.045)]
    made.append(shapes.solid(points, [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], cap))
    return made


def flight(steps, width, tread, riser, tread_material, riser_material, nosing=0.028, thick=0.028):
    """A straight flight going up towards +x from x = 0 (the first riser's face), y from 0 to `width`.

    The top floor is at z = steps * riser, one more riser than there are treads.
    """
    made = []
    for step in range(steps):
        x, z = step * tread, step * riser
        made.append(shapes.box((x + 0.010, width / 2, z + (riser - thick) / 2), (0.020, width, riser - thick), riser_material, 0.001))
        if step < steps - 1:
            made.append(
                shapes.box((x + (tread - nosing) / 2 + 0.004, width / 2, z + riser - thick / 2), (tread + nosing + 0.008, width, thick), tread_material, 0.010)
            )
            # Scotia under the nosing.
            made.append(shapes.box((x - 0.006, width / 2, z + riser - thick - 0.008), (0.014, width, 0.016), riser_material, 0.005))
    return made
