"""Takes the grain out of a Cycles render without a network: numpy alone.

Two renders of the same picture with other random numbers say how noisy each place is. The light (the color
without the surface's own color) of a pixel is then averaged with those pixels around it that face the same way,
have the same surface color, and whose surroundings differ by no more than the noise explains (non-local means,
Buades 2005; with features: Rousselle 2013). Texture survives, because it is in the surface's color.
"""

import numpy

#: Where neighbors are taken from: close by every pixel, farther away some (dy, dx); one of each opposite pair.
_NEAR = [(dy, dx) for dy in range(0, 3) for dx in range(-2, 3) if dy > 0 or dx > 0]
_FAR = [(dy, dx) for dy in range(0, 13, 4) for dx in range(-12, 13, 4) if dy > 0 or dx > 0]

#: How far surface color (0–1) and normal (-1–1) of a neighbor may be off.
_ALBEDO, _NORMAL = 0.06, 0.12


def _blur(values, reach):
    """The mean of the (2 reach + 1)² pixels around each."""
    for axis in (0, 1):
        padded = numpy.pad(values, [(reach, reach) if a == axis else (0, 0) for a in range(values.ndim)], mode="edge")
        size = values.shape[axis]
        total = numpy.zeros_like(values)
        for step in range(2 * reach + 1):
            total += padded[step : step + size] if axis == 0 else padded[:, step : step + size]
        values = total / (2 * reach + 1)
    return values


def _without_sparks(color):
    """A pixel far brighter than all eight around it takes their brightest value."""
    padded = numpy.pad(color, ((1, 1), (1, 1), (0, 0)), mode="edge")
    height, width = color.shape[:2]
    shifted = [padded[y : y + height, x : x + width] for y in range(3) for x in range(3) if (y, x) != (1, 1)]
    brightest = shifted[0].copy()
    for other in shifted[1:]:
        numpy.maximum(brightest, other, out=brightest)
    return numpy.minimum(color, brightest * 1.3 + 0.01)


def smooth(halves, strength=0.7):
    """One picture of two renders, each (color, albedo, normal): linear from 0 up, 0 to 1, -1 to 1; height × width × 3.

    strength: how much of the noise's spread two places may differ and still count as one.
    """
    colors, albedos, normals = ([numpy.nan_to_num(part.astype(numpy.float32)) for part in parts] for parts in zip(*halves))
    albedo, normal = sum(albedos) * 0.5, sum(normals) * 0.5
    # Each render's light by its own albedo: at an edge both have the same share of either side.
    lights = [_without_sparks(color) / numpy.clip(part, 0.04, None) for color, part in zip(colors, albedos)]
    base, light = numpy.clip(albedo, 0.04, None), sum(lights) * 0.5
    # Differences are judged as the eye does: a tenth of the light is the same step in the sun and in the shade.
    tone = numpy.log1p(8 * light.mean(axis=2))
    tones = [numpy.log1p(8 * half.mean(axis=2)) for half in lights]
    noise = _blur(((tones[0] - tones[1]) * 0.5) ** 2, 3) + 1e-6

    total = light.copy()
    weight = numpy.ones(light.shape[:2], numpy.float32)
    height, width = weight.shape
    for dy, dx in _NEAR + _FAR:
        here = (slice(0, height - dy), slice(max(0, -dx), width - max(0, dx)))
        there = (slice(dy, height), slice(max(0, dx), width - max(0, -dx)))
        spread = noise[here] + noise[there]
        apart = ((tone[here] - tone[there]) ** 2 - spread) / (strength**2 * spread)
        reach = numpy.maximum(_blur(apart, 2), 0)
        reach += ((albedo[here] - albedo[there]) ** 2).sum(axis=2) / _ALBEDO**2
        reach += ((normal[here] - normal[there]) ** 2).sum(axis=2) / _NORMAL**2
        share = numpy.exp(-numpy.minimum(reach, 30))
        total[here] += share[..., None] * light[there]
        total[there] += share[..., None] * light[here]
        weight[here] += share
        weight[there] += share
    return numpy.maximum(total / weight[..., None] * base, 0)
