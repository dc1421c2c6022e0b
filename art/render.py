"""Renders the sample pictures. README.md says how to call it."""

import argparse
import importlib
import os
import pkgutil
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import scenes  # noqa: E402
from kit.picture import PICTURES, render  # noqa: E402


def main(arguments):
    parser = argparse.ArgumentParser(prog="blender -b --python art/render.py --")
    parser.add_argument("names", nargs="*", help="pictures to render; none means list them")
    parser.add_argument("--all", action="store_true", help="every picture that has no file yet")
    parser.add_argument("--out", default=os.path.join(HERE, "..", "content", "photos"), help="folder for the pictures")
    parser.add_argument("--group", help="only the pictures of scenes/GROUP.py")
    parser.add_argument("--preview", action="store_true", help="a third of the size, few samples")
    parser.add_argument("--scale", type=float, default=1.0, help="0.75 renders three quarters of the width")
    parser.add_argument("--samples", type=int, help="samples per pixel instead of the picture's own")
    options = parser.parse_args(arguments)

    groups = [options.group] if options.group else [module.name for module in pkgutil.iter_modules(scenes.__path__)]
    for group in groups:
        importlib.import_module(f"scenes.{group}")

    names = options.names
    if options.all:
        names = [name for name in PICTURES if not os.path.exists(os.path.join(options.out, f"{name}.jpg"))]
    elif not names:
        print("\n".join(PICTURES))
        return
    unknown = [name for name in names if name not in PICTURES]
    if unknown:
        sys.exit(f"no picture is called {', '.join(unknown)}; without a name I list them all")

    for name in names:
        path = os.path.join(options.out, f"{name}.jpg")
        if options.preview:
            render(PICTURES[name], path, scale=1 / 3, samples=options.samples or 16)
        else:
            render(PICTURES[name], path, scale=options.scale, samples=options.samples)
        print(f"wrote {path}", flush=True)


if __name__ == "__main__":
    main(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])
    sys.stdout.flush()
    # PyTorch inside Blender crashes while both tear down; all files are written by now.
    os._exit(0)
