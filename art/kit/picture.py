"""The register of pictures, and how one is rendered, denoised and saved."""

import os
import tempfile
from dataclasses import dataclass
from typing import Callable

import bpy
import numpy

from kit.denoise import denoise, weights
from kit.grain import smooth

#: Every picture by name. The scene modules fill it with the decorator `picture`.
PICTURES = {}


#: A master's size in bytes at most.
_LARGEST = 400_000


@dataclass
class Picture:
    """One master: `build` makes the scene, its light and its camera in an empty file."""

    name: str
    build: Callable[[], None]
    width: int
    height: int
    samples: int
    exposure: float
    look: str
    bounces: int
    clamp: float = 6


def picture(name, width=1440, height=960, samples=32, exposure=0.0, look="Medium High Contrast", bounces=6):
    """Registers the decorated function as the picture `name`.

    width and height in pixels; samples per pixel before denoising; exposure in stops;
    look: a look of Blender's Filmic view transform; bounces: of the light, 2 are enough under the open sky.
    """

    def register(build):
        if name in PICTURES:
            raise ValueError(f"two pictures are called {name}")
        PICTURES[name] = Picture(name, build, width, height, samples, exposure, look, bounces)
        return build

    return register


def at_night(name, exposure=0.3, samples=36, **rest):
    """Registers the decorated function, called with night=True, as `name.night`: the same view at the blue hour.

    Lamps close to things make sparks, hence the low clamp of indirect light.
    """

    def register(build):
        picture(f"{name}.night", samples=samples, exposure=exposure, **rest)(lambda: build(night=True))
        PICTURES[f"{name}.night"].clamp = 2
        return build

    return register


def render(item, path, scale=1.0, samples=None):
    """Builds and renders one picture into `path` (JPEG). `scale` shrinks a preview.

    With the network's weights at hand it is denoised by them, otherwise by kit.grain.
    """
    try:
        weights()
        halves = 1
    except FileNotFoundError:
        halves = 2
    bpy.ops.wm.read_factory_settings(use_empty=True)
    item.build()
    scene = bpy.context.scene
    _settings(scene, item, scale, -(-(samples or item.samples) // halves))
    renders = []
    with tempfile.TemporaryDirectory() as folder:
        _passes(scene, folder)
        for half in range(halves):
            scene.cycles.seed = half
            bpy.ops.render.render()
            renders.append([_read(folder, name)[..., :3] for name in ("color", "albedo", "normal")])
    clean = denoise(*renders[0]) if halves == 1 else smooth(renders)
    _save(scene, clean, path)


def _settings(scene, item, scale, samples):
    scene.render.engine = "CYCLES"
    scene.render.resolution_x = round(item.width * scale)
    scene.render.resolution_y = round(item.height * scale)
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = item.look
    scene.view_settings.exposure = item.exposure
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = item.bounces
    cycles.diffuse_bounces = cycles.glossy_bounces = item.bounces // 2
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 8
    # Fireflies: a denoiser smears each one into a visible blot.
    cycles.sample_clamp_indirect = item.clamp
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    scene.render.use_persistent_data = False


def _passes(scene, folder):
    """Sends color, albedo and normal of the next render to three EXR files in `folder`."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes = scene.node_tree.nodes
    nodes.clear()
    source = nodes.new("CompositorNodeRLayers")
    output = nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format = "OPEN_EXR"
    output.format.color_depth = "32"
    output.format.color_mode = "RGB"
    output.file_slots.clear()
    for name, socket in (
        ("color", "Image"),
        ("albedo", "Denoising Albedo"),
        ("normal", "Denoising Normal"),
    ):
        output.file_slots.new(name)
        scene.node_tree.links.new(source.outputs[socket], output.inputs[name])


def _read(folder, name):
    """Reads one pass: height × width × channels, linear, first row at the bottom."""
    file = next(entry for entry in os.listdir(folder) if entry.startswith(name))
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = "Linear"
    width, height = image.size
    pixels = numpy.empty(width * height * image.channels, numpy.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, image.channels)


def _save(scene, color, path):
    """Writes linear `color` through the scene's view transform."""
    height, width = color.shape[:2]
    image = bpy.data.images.new("result", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    pixels = numpy.ones((height, width, 4), numpy.float32)
    pixels[..., :3] = color
    image.pixels.foreach_set(pixels.ravel())
    scene.render.image_settings.file_format = "JPEG"
    scene.render.image_settings.color_mode = "RGB"
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    for quality in (88, 84, 80, 76, 72):
        scene.render.image_settings.quality = quality
        image.save_render(path, scene=scene)
        if os.path.getsize(path) <= _LARGEST:
            return
