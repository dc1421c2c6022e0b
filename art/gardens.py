"""Renders the gardens that kit.room.backdrop shows behind windows, into art/gardens/.

    blender -b --python art/gardens.py --                  # all of them, about a minute each
    blender -b --python art/gardens.py -- gable trunks.night     # some

Each is an eye-level view of a garden, blurred a little as a lens focused on the room would blur it. `NAME.night` is the
same garden at the blue hour: a room's pictures by day and by night look out on one place.
"""

import os
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy  # noqa: E402

from kit import picture  # noqa: E402
from kit.garden import flowers, ground, hills, hydrangea, lawn, mulch_bed, ornamental_grass, shrub, spruce, tree, tree_line  # noqa: E402
from kit.house import chimney, gable_house  # noqa: E402
from kit.light import camera, dusk, sun_sky  # noqa: E402
from kit.materials import paint  # noqa: E402
from kit.outside import picket_fence, siding_paint  # noqa: E402
from kit.shapes import box, move  # noqa: E402
from kit.sky import clouds  # noqa: E402

#: Size of a view, and where in its height the eye's level lies (0 is the foot).
WIDTH, HEIGHT, EYE_LEVEL = 1120, 630, 0.36


def meadow(far=16, back=60):
    """Lawn near by, plain ground beyond it."""
    ground([(-90, 0), (90, 0), (90, back + 60), (-90, back + 60)], -0.02)
    lawn(-16, 16, 1.5, far, coarse=True)


def sky(night, elevation, azimuth, cover, seed):
    """The day's sun and clouds, or the afterglow behind the trees."""
    if night:
        dusk(0.9, 10)
        clouds(cover, "#e58d70", 0.95, seed=seed)
    else:
        sun_sky(elevation, azimuth)
        clouds(cover, "#fffaf2", 7, seed=seed)


def hedge(night):
    """A hedge across the lawn's end, hydrangeas before it, two maples, hills."""
    meadow(17)
    for number in range(30):
        shrub((-17 + number * 1.15, 17.5 + 0.3 * (number % 2), 0), 0.95, "oak", number % 3)
    mulch_bed(-12, 12, 15.4, 16.8)
    for number in range(11):
        hydrangea((-9.5 + number * 1.9, 16.0, 0), 0.62, ("white", "blue", "pink")[number % 3], number)
    tree((-6.2, 13.2, 0), 8.5, "maple", 2)
    tree((7.4, 14.5, 0), 9.0, "maple", 3)
    tree_line(30, -45, 45, 9, spacing=5.5)
    hills(color="#36444c") if night else hills()
    sky(night, 38, 220, 0.4, 3)


def gable(night):
    """A neighbour's cream gable between trees, a picket fence, flowers along it."""
    meadow(15)
    house = gable_house(11, 7.6, 4.6, 40, siding_paint("#e3d9bf"), left=[(x, z, 0.9, 1.4, {"grid": (3, 2), "shutters": "#33475a", "lit": lit if night else 0.0}) for x, z, lit in ((2.0, 1.1, 1.0), (5.6, 1.1, 0.8), (2.0, 3.6, 0.0), (5.6, 3.6, 0.9))], base=0.4)
    house += chimney(3.5, 3.4, 8.0, 9.9)
    move(house, (9.5, 18.5, 0), 78)
    move(picket_fence(30, 1.05), (-15, 15.2, 0))
    for number in range(12):
        flowers((-10 + number * 1.8, 14.8, 0), 0.34, ("white", "violet", "pink")[number % 3], number, 0.45, 40)
    tree((-6.5, 14.0, 0), 8.0, "maple", 1)
    tree((10.5, 13.6, 0), 8.6, "spring", 3)
    shrub((-1.2, 17.5, 0), 1.1, "oak", 1)
    spruce((-13, 24, 0), 12)
    tree_line(34, -50, 50, 10, spacing=5.5)
    hills(color="#36444c") if night else hills()
    sky(night, 36, 225, 0.5, 6)


def trunks(night):
    """A grove at the lawn's edge: trunks rising out of the picture, light between them."""
    meadow(10)
    for number, (x, y, tall) in enumerate(((-9.5, 12, 15), (-5.6, 9.5, 14), (-2.2, 14, 16), (1.6, 10.5, 15), (4.6, 15, 16), (7.2, 9.8, 14), (11.0, 13, 15), (-12.5, 16, 16), (14.0, 17, 16))):
        tree((x, y, 0), tall, ("maple", "spring")[number % 2], 1 + number % 3)
        shrub((x + 0.9, y + 0.8, 0), 0.55, "spring", number % 3)
        ornamental_grass((x - 0.7, y - 0.3, 0), 0.7, number)
    tree_line(34, -45, 45, 12, spacing=5.0)
    sky(night, 34, 160, 0.35, 8)


def meadow_hills(night):
    """Apple trees in rows, a fence, open sky above the hills."""
    meadow(30)
    for row, y in enumerate((13.5, 20.0, 27.0)):
        for number in range(6 + 2 * row):
            tree(((number - 2.5 - row) * 4.4 + 1.4 * (row % 2), y, 0), 4.4, "spring", 1 + (number + row) % 3)
    wood = paint("#8b8478", 0.8)
    for number in range(15):
        box((-17.5 + number * 2.5, 11.2, 0.6), (0.12, 0.12, 1.2), wood)
    for level in (0.4, 0.75, 1.08):
        box((0, 11.2, level), (36, 0.05, 0.11), wood)
    tree_line(60, -70, 70, 9, spacing=7)
    hills(height=40, color="#36444c") if night else hills(height=40)
    sky(night, 40, 215, 0.5, 11)


def autumn(night):
    """The grove's edge in October, a maple alone before it."""
    meadow(18)
    tree((-4.2, 12.5, 0), 8.5, "autumn", 2)
    tree((8.0, 15.0, 0), 9.0, "autumn", 3)
    for number in range(8):
        shrub((-13 + number * 3.6, 18, 0), 1.0, "autumn" if number % 2 else "oak", number % 3)
    tree_line(28, -45, 45, 11, spacing=5.0, kinds=("autumn", "oak"))
    hills(color="#36444c") if night else hills()
    sky(night, 30, 220, 0.4, 3)


VIEWS = {"hedge": hedge, "gable": gable, "trunks": trunks, "hills": meadow_hills, "autumn": autumn}


def blurred(image, radius=1.8):
    """`image` out of focus: every point a small disc."""
    reach = int(radius) + 2
    padded = numpy.pad(image, ((reach, reach), (reach, reach), (0, 0)), "edge")
    down, across = (numpy.minimum(numpy.arange(size), size - numpy.arange(size)) for size in padded.shape[:2])
    disc = numpy.clip(radius + 0.5 - numpy.hypot(down[:, None], across[None, :]), 0, 1)
    lens = numpy.fft.rfft2(disc / disc.sum())
    for channel in range(3):
        padded[..., channel] = numpy.fft.irfft2(numpy.fft.rfft2(padded[..., channel]) * lens, padded.shape[:2])
    return numpy.clip(padded[reach:-reach, reach:-reach], 0, None)


def render(name, folder):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    night = name.endswith(".night")
    VIEWS[name.removesuffix(".night")](night)
    lens = 22
    view = camera((0, 0, 2.1), (0, 10, 2.1), lens)
    view.data.shift_y = (0.5 - EYE_LEVEL) * HEIGHT / WIDTH
    item = picture.Picture(name, None, WIDTH, HEIGHT, 6, 0.9 if night else 0.15, "Medium Contrast", 4)
    scene = bpy.context.scene
    picture._settings(scene, item, 1.0, 6)
    with tempfile.TemporaryDirectory() as passes:
        picture._passes(scene, passes)
        bpy.ops.render.render()
        color = picture._read(passes, "color")
        clean = picture.denoise(color[..., :3], picture._read(passes, "albedo")[..., :3], picture._read(passes, "normal")[..., :3])
    picture._save(scene, blurred(numpy.minimum(clean, 12)), os.path.join(folder, f"{name}.jpg"))


if __name__ == "__main__":
    names = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    for name in names or [*VIEWS, *(f"{day}.night" for day in VIEWS if day != "autumn")]:
        render(name, os.path.join(HERE, "gardens"))
        print(f"wrote {name}", flush=True)
    sys.stdout.flush()
    os._exit(0)
