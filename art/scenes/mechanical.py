"""Pictures of the mechanical trades: boiler room, drain under a sink, electric panel."""

import random

from kit import household, light, materials, outside, room, shapes
from kit import site_equipment as plant
from kit import site_props as props
from kit.picture import at_night, picture


@picture("header-mechanical-repairs", samples=40, exposure=0.25)
@at_night("header-mechanical-repairs", exposure=0.6)
def header_mechanical_repairs(night=False):
    """A basement's boiler and its copper manifold on a brick wall, lit by a work light and one small window; at night by lamps alone."""
    width, depth, height = 6.2, 4.0, 2.25
    copper = materials.metal("copper")
    concrete = materials.stone("concrete")
    shapes.box((width / 2, depth / 2 - 1, -0.05), (width + 0.4, depth + 2.4, 0.1), concrete, 0)
    for part in outside.bricks(width, height, outside.brickwork(colors=("#64443a", "#775043", "#86604f", "#573c34")), seed=4):
        shapes.move(part, (0, depth, 0))
    white = materials.paint("#ddd8cb", 0.9)
    # The left wall is whitewashed stone with a window high up.
    window = room.Opening(2.86, 0.90, 1.45, 0.52)
    room.wall((0, 0), (0, depth), height, materials.plaster("#d8d2c3", 0.02), [window], 0.4)
    sill = materials.wood("pine")
    shapes.box((-0.10, window.middle, 1.44), (0.5, 0.94, 0.03), sill, 0.004)
    for y in (window.left + 0.03, window.middle, window.left + window.width - 0.03):
        shapes.box((-0.20, y, 1.71), (0.03, 0.045, 0.52), white, 0.003)
    for z in (1.475, 1.945):
        shapes.box((-0.20, window.middle, z), (0.03, 0.9, 0.05), white, 0.003)
    room.backdrop((-4.5, 3.4, 1.9), 9, 5, facing_degrees=90, strength=1.6, night=night)
    room.wall((width, depth), (width, -1), height, materials.plaster("#cfc8b8", 0.015), (), 0.2)
    # Joists 16 in. apart under the boards of the floor above.
    shapes.box((width / 2, depth / 2 - 1, height + 0.25), (width, depth + 2.2, 0.02), materials.planks("pine", 0.14, 2.4, "x"), 0)
    for number in range(16):
        shapes.box((0.2 + number * 0.406, depth / 2 - 1, height + 0.125), (0.04, depth + 2.2, 0.235), materials.wood("pine", tint="#c9a77c"), 0.003)
    for y in (depth + 0.06, -1.25):
        shapes.box((width / 2, y, height + 0.12), (width + 0.8, 0.14, 0.27), materials.wood("pine", tint="#b8956a"), 0)
    for x in (-0.2, width + 0.1):
        shapes.box((x, depth / 2 - 1, height + 0.12), (0.42, depth + 2.4, 0.27), materials.wood("pine", tint="#b8956a"), 0)
    shapes.box((width / 2, -1.25, height / 2), (width + 0.4, 0.1, height), white, 0)
    room.wall((0, -1.2), (0, 0), height, materials.plaster("#d8d2c3", 0.02), (), 0.4)
    shapes.box((width / 2, depth - 0.05, height + 0.06), (width, 0.14, 0.12), materials.wood("pine", tint="#b8956a"), 0.004)

    wall_y = depth - 0.016
    boiler_x, heater_x = 4.12, 5.02
    props.place(plant.boiler(), (boiler_x, depth - 0.95, 0.0))
    # The vent rises 1/4 in. to the foot towards the chimney.
    plant.flue([(boiler_x, depth - 0.95 + 0.434, 1.0), (boiler_x, depth - 0.516, 1.86), (6.3, depth - 0.516, 1.86 + (6.3 - boiler_x) / 48)])
    _relief(boiler_x + 0.17, depth - 0.90, 0.93, copper)
    _gas_line(boiler_x + 0.26, depth - 0.70)
    # Its pipes pass in front of the vent.
    _heater(heater_x, depth - 0.71, copper)
    _zones(wall_y, boiler_x, depth, copper)
    _wiring(wall_y, boiler_x, heater_x, depth)

    # Work in hand: tools on a cloth, a bucket below the drain, the lamp on the floor.
    props.place(props.drop_cloth(1.25, 0.85, 7, folds=16), (2.55, 2.42, 0.0), (0, 0, 12))
    props.place(props.toolbox("#8c2318"), (2.05, 2.55, 0.014), (0, 0, 22))
    props.place(props.adjustable_wrench(0.30), (2.62, 2.22, 0.018), (0, 0, 35))
    props.place(props.pliers(), (2.86, 2.35, 0.018), (0, 0, 140))
    props.place(props.bucket("#b8682f"), (2.95, 2.50, 0.012), (0, 0, 50))
    props.place(props.work_light(), (1.28, 2.62, 0.0), (0, 0, 20))
    _bench(0.55, depth - 0.34)

    if night:
        light.dusk_outside()
        light.area((-0.30, window.middle, 1.75), (2.2, 3.0, 0.7), (0.8, 0.5), 30, light.BLUE_HOUR)
        light.spot((1.38, 2.66, 0.22), (3.4, 3.6, 0.8), 190, 112, radius=0.06, color=light.LAMPLIGHT, blend=1.0)
        light.area((2.4, -0.9, 1.9), (3.2, 3.5, 0.8), (2.5, 0.6), 8, light.LAMPLIGHT)
    else:
        light.sun_sky(17, 251, sun=48, sky=0.8, inside=True)
        light.area((-0.30, window.middle, 1.75), (2.2, 3.0, 0.7), (0.8, 0.5), 34, (0.80, 0.90, 1.0))
        light.area((1.36, 2.65, 0.21), (3.2, 3.4, 0.75), (0.2, 0.15), 40, (1.0, 0.80, 0.55))
        light.area((2.4, -0.9, 1.9), (3.2, 3.5, 0.8), (2.5, 0.6), 26, (1.0, 0.90, 0.78))
    _bulb(3.75, 2.3, height + 0.2, 42)
    light.camera((2.52, -0.55, 1.25), (2.80, depth, 1.02), lens=26)


def _relief(x, y, top, copper):
    """The boiler's relief valve on its top at (x, y, top); its pipe, full size, ends 6 in. above the floor."""
    brass, down = materials.metal("brass", 0.32), x + 0.152
    shapes.lathe([(0.013, -0.01), (0.013, 0.03), (0.019, 0.034), (0.021, 0.075), (0.024, 0.08), (0.024, 0.115), (0.013, 0.122), (0.005, 0.14), (0, 0.14)], (x, y, top), brass, 32)
    shapes.cylinder((x + 0.026, y, top + 0.055), 0.016, 0.03, brass, "x")
    shapes.box((x - 0.012, y, top + 0.142), (0.062, 0.010, 0.004), materials.metal("steel"), 0.001, (0, 14, 0))
    shapes.box((x - 0.006, y - 0.026, top + 0.098), (0.022, 0.0008, 0.022), materials.paint("#c33b22", 0.5), 0)
    plant.pipe([(x + 0.03, y, top + 0.055), (down, y, top + 0.055), (down, y, 0.152)], plant.THREE_QUARTERS, copper)


def _gas_line(side, y):
    """Black iron pipe from the joists to the boiler's side: shut-off in reach, a union, and a drip leg below the tee."""
    iron, x, low = materials.metal("black", 0.5), side + 0.211, 0.36
    radius = plant.THREE_QUARTERS * 1.15
    plant.pipe([(x, y, 2.50), (x, y, low - 0.14)], radius, iron)
    plant.tee((x, y, low), (0, 0, 1), (-1, 0, 0), radius, iron)
    plant.pipe([(x, y, low), (side - 0.01, y, low)], radius, iron)
    shapes.cylinder((x, y, low - 0.15), radius * 1.3, 0.035, iron, bevel=0.003)
    shapes.cylinder((side + 0.12, y, low), radius * 1.7, 0.036, iron, "x", 0.003, 8)
    props.place(plant.ball_valve(radius, plant.YELLOW), (x, y, 1.12), (0, -90, -90))
    for z in (0.85, 1.72, 2.08):
        shapes.cylinder((x, y, z), radius * 1.28, 0.05, iron, bevel=0.003)


def _heater(x, y, copper):
    """An electric water heater: two access panels, cold and hot up to the joists, the relief valve's pipe down to the floor."""
    parts = plant.water_heater()
    # The gas control and its knob: this one burns nothing, so it needs no flue.
    for item in parts[4:6]:
        shapes.bpy.data.objects.remove(item)
    parts = parts[:4] + parts[6:]
    shell = materials.paint("#d5d2ca", 0.3)
    for z in (0.36, 1.14):
        parts.append(shapes.box((0, -0.258, z), (0.14, 0.012, 0.20), shell, 0.004))
        parts.append(shapes.cylinder((0, -0.265, z - 0.07), 0.005, 0.004, materials.metal("steel"), "y"))
    props.place(parts, (x, y, 0.0))
    for side, color in ((-1, plant.BLUE), (1, plant.RED)):
        plant.pipe([(x + side * 0.10, y, 1.5), (x + side * 0.10, y, 2.50)], plant.THREE_QUARTERS, copper)
        if side < 0:
            props.place(plant.ball_valve(plant.THREE_QUARTERS, color), (x + side * 0.10, y, 1.72), (0, -90, -90))
    # Temperature and pressure relief: out at the side, full size down to a hand above the floor.
    brass = materials.metal("brass", 0.32)
    shapes.cylinder((x - 0.285, y - 0.06, 1.30), 0.018, 0.06, brass, "x")
    plant.pipe([(x - 0.26, y - 0.06, 1.30), (x - 0.33, y - 0.06, 1.30), (x - 0.33, y - 0.06, 0.16)], plant.THREE_QUARTERS, copper)
    shapes.box((x - 0.315, y - 0.06, 1.325), (0.05, 0.012, 0.006), materials.metal("steel"), 0.001, (0, -18, 0))


def _wiring(wall_y, boiler_x, heater_x, depth):
    """The zone relay with a cable to each circulator, the boiler's red emergency switch, and the heater's flexible conduit."""
    gray, armor, plate = materials.paint("#8b8f92", 0.45), materials.metal("steel", 0.45), materials.paint("#a3271c", 0.4)
    board = wall_y - 0.018
    shapes.box((2.635, board - 0.04, 1.60), (0.15, 0.08, 0.26), gray, 0.004)
    shapes.box((2.635, board - 0.0815, 1.60), (0.13, 0.003, 0.24), materials.paint("#9da1a3", 0.45), 0.001)
    for number in range(4):
        at, low = 1.72 + number * 0.255, 1.335 - 0.016 * number
        end = 2.585 + 0.03 * number
        shapes.tube([(at + 0.03, wall_y - 0.15, 1.40), (at + 0.075, wall_y - 0.13, 1.385), (at + 0.085, board - 0.012, low + 0.015), (at + 0.11, board - 0.008, low), (end - 0.02, board - 0.008, low), (end, board - 0.010, low + 0.03), (end, board - 0.02, 1.48)], 0.006, armor)
    shapes.tube([(2.635, board - 0.03, 1.72), (2.635, board - 0.03, 2.34)], 0.009, armor)
    # The switch stands beside the boiler; its conduit goes on to the burner.
    switch = 3.72
    shapes.box((switch, wall_y - 0.025, 1.36), (0.075, 0.05, 0.12), gray, 0.003)
    shapes.box((switch, wall_y - 0.052, 1.36), (0.082, 0.004, 0.128), plate, 0.002)
    shapes.box((switch, wall_y - 0.057, 1.365), (0.010, 0.012, 0.022), materials.paint("#e9e4d6", 0.4), 0.001)
    shapes.tube([(switch, wall_y - 0.025, 1.42), (switch, wall_y - 0.025, 2.34)], 0.009, armor)
    shapes.tube([(switch, wall_y - 0.025, 1.30), (switch, wall_y - 0.030, 1.02), (switch + 0.03, depth - 0.30, 0.84), (boiler_x - 0.262, depth - 0.62, 0.80)], 0.009, armor)
    shapes.cylinder((heater_x - 0.03, depth - 0.80, 1.50), 0.019, 0.06, armor, bevel=0.003)
    shapes.tube([(heater_x - 0.03, depth - 0.80, 1.40), (heater_x - 0.03, depth - 0.80, 1.62), (heater_x - 0.045, depth - 0.80, 1.9), (heater_x - 0.045, depth - 0.78, 2.42)], 0.011, armor)


def _zones(wall_y, boiler_x, depth, copper):
    """Four heating zones: from the supply header up through a valve and a circulator each, back down to the return header.

    The expansion tank hangs from the return, beside the boiler, with the fill line and its valve above it.
    """
    shapes.box((2.50, wall_y - 0.009, 1.12), (1.95, 0.018, 1.62), materials.wood("plywood"), 0.002)
    front, back = wall_y - 0.115, wall_y - 0.045
    supply, returns, top = 0.98, 0.58, 2.32
    side = boiler_x - 0.26
    brass = materials.metal("brass", 0.32)
    # Out of the boiler's top and down to the supply header; the return header into its side, low.
    plant.pipe([(1.62, front, supply), (side + 0.08, front, supply), (side + 0.08, front, 1.20), (side + 0.08, depth - 0.62, 1.20), (side + 0.08, depth - 0.62, 0.93)], plant.ONE_INCH, copper)
    plant.pipe([(2.70, back, returns), (3.70, back, returns), (3.70, depth - 0.52, returns), (side, depth - 0.52, returns)], plant.ONE_INCH, copper)
    for number in range(4):
        at = 1.72 + number * 0.255
        plant.tee((at, front, supply), (1, 0, 0), (0, 0, 1), plant.ONE_INCH, copper)
        plant.pipe([(at, front, supply), (at, front, top)], plant.THREE_QUARTERS, copper)
        props.place(plant.circulator(plant.THREE_QUARTERS, ("#7f2b20", "#7f2b20", "#7f2b20", "#2f5a3c")[number]), (at, front, 1.42))
        for z in (1.17, 1.68):
            props.place(plant.ball_valve(plant.THREE_QUARTERS, plant.YELLOW, opened=number != 2), (at, front, z), (0, -90, -90))
        # A paper tag on a string says which rooms it heats.
        shapes.box((at + 0.03, front - 0.018, 1.80), (0.045, 0.0008, 0.075), materials.paper("#e6d9b4"), 0, (4, 0, 9 - 6 * number))
        for line in range(2):
            shapes.box((at + 0.03, front - 0.0195, 1.812 - 0.016 * line), (0.028 - 0.006 * line, 0.0004, 0.004), materials.paint("#2b2b33", 0.6), 0, (4, 0, 9 - 6 * number))
        down = 2.80 + number * 0.150
        plant.tee((down, back, returns), (1, 0, 0), (0, 0, 1), plant.ONE_INCH, copper)
        plant.pipe([(down, back, returns), (down, back, top)], plant.THREE_QUARTERS, copper)
        props.place(plant.ball_valve(plant.THREE_QUARTERS, plant.BLUE), (down, back, 0.76), (0, -90, -90))
        for z in (1.35, 1.85):
            plant.clamp((down, back + 0.026, z), plant.THREE_QUARTERS)
    for x, z, reading in ((1.62, supply, 0.6), (2.70, returns, 0.35)):
        props.place(plant.gauge(0.036, reading), (x - 0.02, (front if z > 0.8 else back) - 0.016, z))
    # The tank: a tee in the return, a short branch forward, the tank below it; the fill line comes down with its reducing valve.
    x = 3.50
    plant.tee((x, back, returns), (1, 0, 0), (0, 0, 1), plant.ONE_INCH, copper)
    plant.tee((x, back, returns), (1, 0, 0), (0, -1, 0), plant.ONE_INCH, copper)
    plant.pipe([(x, back, returns), (x, back - 0.13, returns), (x, back - 0.13, returns - 0.06)], plant.THREE_QUARTERS, copper)
    props.place(plant.expansion_tank("#8b2f26"), (x, back - 0.13, returns - 0.055))
    plant.pipe([(x, back, returns), (x, back, top)], plant.THREE_QUARTERS * 0.72, copper)
    shapes.lathe([(0.013, -0.045), (0.022, -0.035), (0.024, -0.01), (0.036, 0.004), (0.036, 0.014), (0.014, 0.05), (0.010, 0.07), (0, 0.07)], (x, back - 0.004, 1.42), brass, 32)
    props.place(plant.ball_valve(plant.THREE_QUARTERS * 0.8, plant.RED), (x, back, 1.68), (0, -90, -90))


def _bench(x, y):
    """A plank shelf with jars and paint in the far left corner."""
    pine = materials.wood("pine")
    for z in (0.48, 0.95):
        shapes.box((x, y, z), (1.0, 0.42, 0.035), pine, 0.004)
    for side in (-1, 1):
        for deep in (-0.17, 0.17):
            shapes.box((x + side * 0.46, y + deep, 0.47), (0.06, 0.06, 0.94), pine, 0.004)
    chance = random.Random(6)
    for number in range(6):
        at = (x - 0.38 + number * 0.145, y - 0.05 + chance.uniform(-0.04, 0.04), 0.968)
        color = ("#8a5a2b", "#51606b", "#b5623f", "#8f9f83", "#c9973a", "#6e3a30")[number]
        shapes.lathe([(0, 0), (0.045, 0), (0.05, 0.01), (0.05, 0.10), (0.042, 0.115), (0.042, 0.12), (0.047, 0.121), (0.047, 0.138), (0, 0.14)], at,
                     materials.ceramic(color, 0.2))
    for number in range(3):
        props.place(props.paint_can(("#24456f", "#e8e0cd", "#34493a")[number], opened=False, seed=number), (x - 0.3 + number * 0.24, y, 0.498), (0, 0, number * 40))


def _bulb(x, y, top, watts):
    """A caged bulb on its cord between the joists."""
    steel = materials.metal("galvanized")
    low = top - 0.42
    shapes.tube([(x, y, top), (x, y, low + 0.1)], 0.004, materials.plastic("#1b1b1c"))
    shapes.cylinder((x, y, low + 0.08), 0.02, 0.07, materials.plastic("#1b1b1c"))
    shapes.lathe([(0.014, 0.05), (0.02, 0.03), (0.03, 0.0), (0.022, -0.022), (0, -0.03)], (x, y, low), materials.emitter("#ffd9a0", 22))
    for turn in range(4):
        a = turn * props.math.pi / 4
        c, s = props.math.cos(a), props.math.sin(a)
        shapes.tube([(x + c * 0.02, y + s * 0.02, low + 0.06), (x + c * 0.05, y + s * 0.05, low + 0.02), (x + c * 0.045, y + s * 0.045, low - 0.04),
                     (x, y, low - 0.07), (x - c * 0.045, y - s * 0.045, low - 0.04), (x - c * 0.05, y - s * 0.05, low + 0.02),
                     (x - c * 0.02, y - s * 0.02, low + 0.06)], 0.002, steel, smooth=True)
    lamp = light.lamp((x, y, low - 0.11), watts, True, 0.03)
    return lamp


@picture("text-mechanical-repairs", samples=32)
def text_mechanical_repairs():
    """Under a kitchen sink: the trap's bend taken off and laid aside, both pipes open over a bucket; wrench, flashlight."""
    inside = materials.paint("#cdbfa5", 0.5)
    blue = materials.paint("#2f4a63", 0.4)
    chrome, brass = materials.metal("chrome"), materials.metal("brass")
    copper = materials.metal("copper")
    # A 36 in. sink base from the front: floor 4 in. up, back 21 in. in, doors swung wide.
    width, back, floor = 0.87, 0.52, 0.10
    shapes.box((0, back + 0.01, 0.45), (width + 0.06, 0.02, 0.9), inside, 0)
    shapes.box((0, back / 2, floor - 0.009), (width, back, 0.018), materials.wood("maple"), 0.001)
    for side in (-1, 1):
        shapes.box((side * (width / 2 + 0.009), back / 2, 0.45), (0.018, back, 0.9), inside, 0)
        shapes.box((side * (width / 2 + 0.004), -0.010, 0.48), (0.040, 0.020, 0.78), blue, 0.002)
        door = [shapes.box((side * -0.22, 0, 0.40), (0.44, 0.020, 0.62), blue, 0.002)]
        for x in (0.03, 0.41):
            door.append(shapes.box((side * -x, -0.006, 0.40), (0.06, 0.022, 0.622), blue, 0.002))
        for z in (0.12, 0.68):
            door.append(shapes.box((side * -0.22, -0.0055, z), (0.441, 0.021, 0.06), blue, 0.002))
        props.place(door, (side * (width / 2 + 0.016), -0.030, 0.0), (0, 0, side * 105))
    shapes.box((0, -0.010, 0.80), (width, 0.020, 0.10), blue, 0.002)
    shapes.box((0, -0.010, 0.10), (width + 0.06, 0.020, 0.035), blue, 0.002)
    # The sink's bowl from below, its basket, and the tailpiece into the trap (1 1/2 in.).
    props.soft(shapes.box((0.0, 0.26, 0.80), (0.62, 0.40, 0.24), materials.metal("steel"), 0), 0.05)
    x, y = 0.03, 0.27
    shapes.lathe([(0.026, -0.07), (0.050, -0.062), (0.050, -0.045), (0.056, -0.04), (0.056, -0.02), (0.044, -0.015), (0.044, 0.01), (0, 0.01)], (x, y, 0.675), brass)
    radius = plant.DRAIN * 0.82
    # The bend is off: the tailpiece and the trap arm end open, each with its slip nut pushed up.
    low, aside = 0.425, x - 0.116
    _open_pipe([(x, y, 0.62), (x, y, low)], radius, chrome)
    quarter = [(aside, y + 0.05 - 0.05 * props.math.cos(props.math.radians(a)), 0.395 + 0.05 * props.math.sin(props.math.radians(a))) for a in range(0, 91, 10)]
    _open_pipe([(aside, back, 0.445), *quarter[::-1], (aside, y, 0.345)], radius, chrome)
    for at, axis in (((x, y, 0.455), "z"), ((aside, y, 0.372), "z"), ((x, y, 0.575), "z"), ((aside, y + 0.13, 0.445), "y")):
        _slip_nut(at, axis, radius, chrome)
    _trap_bend((0.245, 0.285, floor), 118, radius, chrome)
    flange = shapes.lathe([(radius, 0.012), (0.040, 0.006), (0.046, 0)], (0, 0, 0), chrome)
    props.place(flange, (x - 0.116, back, 0.445), (90, 0, 0))
    # Angle stops with braided supplies.
    for number, side in enumerate((-1, 1)):
        at = (0.03 + side * 0.235, back, 0.33)
        _angle_stop(at, chrome, copper, materials.plastic((plant.RED, plant.BLUE)[number]))
        # Up behind the bowl, which ends 6 cm before the back.
        _supply((at[0], back - 0.075, 0.367), (0.03 + side * 0.10, back - 0.031, 0.80))

    props.place(props.bucket("#b8562a", 0.13, 0.15), (x - 0.05, y - 0.01, floor), (0, 0, 35))
    props.place(props.adjustable_wrench(0.26), (0.255, 0.10, floor + 0.001), (0, 0, 152))
    props.place(props.flashlight(), (-0.33, 0.12, floor), (0, 0, 32))
    light.spot((-0.265, 0.165, floor + 0.03), (0.05, 0.33, 0.42), 26, 62, True, 0.012)
    _rag((-0.33, 0.37, floor))
    room_color = materials.planks("oak", 0.083, 1.2, "x")
    shapes.box((0, -1.2, -0.01), (5, 3, 0.02), room_color, 0)
    light.sun_sky(24, 208, sun=4.2, sky=0.16)
    light.area((-0.9, -1.3, 1.1), (0.05, 0.3, 0.35), 0.9, 7, (1.0, 0.95, 0.9))
    light.camera((0.11, -0.90, 0.47), (0.005, 0.30, 0.385), lens=37, straight=True, focus=(x, y - 0.02, 0.36), fstop=4.5)


def _open_pipe(points, radius, metal):
    """A pipe through `points` whose last end is open: a wall 1 mm thick, dark inside."""
    shapes.tube(points, radius, metal)
    (x0, y0, z0), (x1, y1, z1) = points[-2:]
    ring = shapes.lathe([(radius - 0.0016, 0.0), (radius - 0.0012, 0.0014), (radius + 0.0003, 0.0014), (radius + 0.0006, 0.0), (radius + 0.0003, -0.0016), (radius, -0.002)], (0, 0, 0), metal, 48)
    hole = shapes.lathe([(0, 0.0006), (radius - 0.0013, 0.0006)], (0, 0, 0), materials.paint("#15120f", 0.35), 48)
    props.place([ring, hole], (0, 0, 0), (0, 90, 0))
    plant.aligned([ring, hole], (x1, y1, z1), (x1 - x0, y1 - y0, z1 - z0))


def _trap_bend(at, turn, radius, metal):
    """The trap's U lying on its side, open at both ends, a rubber washer on one."""
    bend = 0.058
    arc = [(bend * props.math.cos(props.math.radians(a)), bend * props.math.sin(props.math.radians(a)), 0) for a in range(180, 361, 12)]
    before = set(shapes.bpy.context.scene.objects)
    _open_pipe([arc[-1], (bend, 0.055, 0)], radius, metal)
    _open_pipe([*arc[::-1], (-bend, 0.030, 0)], radius, metal)
    for x, y in ((bend, 0.038), (-bend, 0.014)):
        nut = shapes.lathe([(radius, -0.003), (radius * 1.16, -0.002), (radius * 1.18, 0.002), (radius, 0.003)], (0, 0, 0), materials.rubber("#3b3733"), 40)
        props.place(nut, (x, y, 0), (90, 0, 0))
    made = [item for item in shapes.bpy.context.scene.objects if item not in before]
    props.place(made, (at[0], at[1], at[2] + radius * 1.2), (0, 0, turn))


def _slip_nut(at, axis, radius, metal):
    """A slip-joint nut: a ribbed ring."""
    nut = shapes.lathe([(radius, -0.016), (radius * 1.34, -0.014), (radius * 1.42, 0.012), (radius * 1.28, 0.016), (radius, 0.017)], (0, 0, 0), metal, 48)
    props.flute(nut, 8, 0.06, -0.03, 0.03)
    props.place(nut, at, (0, 0, 0) if axis == "z" else (90, 0, 0))


def _angle_stop(at, chrome, copper, dot):
    """A quarter-turn angle stop on a stub from the wall, its oval handle to the front."""
    x, y, z = at
    shapes.cylinder((x, y - 0.004, z), 0.028, 0.008, chrome, "y", 0.003)
    shapes.tube([(x, y, z), (x, y - 0.06, z)], 0.008, copper)
    shapes.cylinder((x, y - 0.062, z), 0.0135, 0.040, chrome, "y", 0.002, 8)
    shapes.cylinder((x, y - 0.075, z + 0.02), 0.0105, 0.036, chrome, "z", 0.002, 8)
    shapes.cylinder((x, y - 0.092, z), 0.006, 0.03, chrome, "y")
    handle = props.slab([(props.math.cos(props.math.radians(a)) * 0.026, props.math.sin(props.math.radians(a)) * 0.013) for a in range(0, 360, 15)], 0.010, chrome, "xz",
                        (0, 0, 0), 0.003)
    props.place(handle, (x, y - 0.114, z), (0, 25, 0))
    shapes.cylinder((x, y - 0.1148, z), 0.004, 0.002, dot, "y")


def _supply(start, end):
    """A braided supply line between a stop and the faucet's shank."""
    steel = materials.metal("steel")
    (x0, y0, z0), (x1, y1, z1) = start, end
    points = [(x0, y0, z0), (x0, y0, z0 + 0.08), (x0 * 0.6 + x1 * 0.4, (y0 + y1) / 2, z0 + 0.20), (x1, y1, z1 - 0.16), (x1, y1, z1)]
    shapes.tube(points, 0.0062, steel, smooth=True)
    shapes.cylinder((x0, y0, z0 + 0.012), 0.0105, 0.026, materials.metal("chrome"), "z", 0.002, 6)
    shapes.cylinder((x1, y1, z1 - 0.012), 0.0125, 0.026, materials.metal("chrome"), "z", 0.002, 6)


def _rag(at):
    """A folded cleaning cloth."""
    household.folded_towels([materials.fabric(color, 500) for color in ("#6f8aa3", "#e7e0d0")], 0.17, 0.13, at=at, turn=24)
