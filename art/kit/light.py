"""Sun and sky, lamps and the camera.

Compass: +y is north, +x is east; an azimuth of 180 degrees is the sun in the south.
Strengths are chosen for exposure 0: outdoors a white wall in the sun comes out just below white;
with `inside=True` a room lit by its windows does.
"""

import math

import bpy
from mathutils import Vector

#: Sun in W/m², and the factor on Blender's sky texture, for the two kinds of picture.
OUTDOORS = (3.6, 0.11)
INDOORS = (14.0, 0.75)

#: Sunlight by the sun's height in degrees: it reddens towards the horizon.
_SUN_COLORS = (
    (2, (1.0, 0.50, 0.22)),
    (10, (1.0, 0.70, 0.42)),
    (25, (1.0, 0.84, 0.66)),
    (45, (1.0, 0.92, 0.82)),
    (90, (1.0, 0.96, 0.90)),
)

#: Lamp light of about 2700 K and 4000 K.
WARM = (1.0, 0.66, 0.36)
NEUTRAL = (1.0, 0.88, 0.74)

#: What a window gives to a room at the blue hour, and a lamp as an eye sees it that has grown used to it.
BLUE_HOUR = (0.36, 0.54, 1.0)
LAMPLIGHT = (1.0, 0.74, 0.46)


def sun_sky(elevation_degrees, azimuth_degrees, sun=None, sky=None, inside=False, softness=0.6):
    """A clear day. `sun` and `sky` replace the preset's strengths; softness is the sun's width in degrees."""
    preset = INDOORS if inside else OUTDOORS
    elevation, azimuth = math.radians(elevation_degrees), math.radians(azimuth_degrees)

    nodes, background = _world()
    texture = nodes.new("ShaderNodeTexSky")
    texture.sky_type = "NISHITA"
    texture.sun_disc = False  # a lamp of its own gives less noise
    texture.sun_elevation = elevation
    texture.sun_rotation = azimuth
    bpy.context.scene.world.node_tree.links.new(texture.outputs[0], background.inputs["Color"])
    background.inputs["Strength"].default_value = preset[1] if sky is None else sky

    data = bpy.data.lights.new("sun", "SUN")
    data.energy = preset[0] if sun is None else sun
    data.angle = math.radians(softness)
    data.color = _sun_color(elevation_degrees)
    towards_sun = Vector(
        (math.sin(azimuth) * math.cos(elevation), math.cos(azimuth) * math.cos(elevation), math.sin(elevation))
    )
    return _place(data, (0, 0, 20), direction=-towards_sun)


def overcast(strength=0.6, color=(0.86, 0.92, 1.0)):
    """Even light of a covered sky; the area lights at the windows then give the direction."""
    _, background = _world()
    background.inputs["Color"].default_value = (*color, 1)
    background.inputs["Strength"].default_value = strength


def dusk(strength=0.30, glow_azimuth_degrees=270):
    """A quarter of an hour after sunset: deep blue above, peach along the horizon in the west."""
    nodes, background = _world()
    links = bpy.context.scene.world.node_tree.links
    position = nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    parts = nodes.new("ShaderNodeSeparateXYZ")
    links.new(position, parts.inputs[0])
    ramp = nodes.new("ShaderNodeValToRGB")
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.0, (0.55, 0.38, 0.33, 1)
    stops[1].position, stops[1].color = 1.0, (0.045, 0.10, 0.30, 1)
    for place, color in ((0.10, (0.42, 0.36, 0.44, 1)), (0.30, (0.16, 0.24, 0.50, 1))):
        stops.new(place).color = color
    links.new(parts.outputs["Z"], ramp.inputs["Fac"])

    # The glow: how far the view turns towards the sun's last place, fading with height.
    azimuth = math.radians(glow_azimuth_degrees)
    towards = nodes.new("ShaderNodeVectorMath")
    towards.operation = "DOT_PRODUCT"
    towards.inputs[1].default_value = (math.sin(azimuth), math.cos(azimuth), -0.9)
    links.new(position, towards.inputs[0])
    glow = nodes.new("ShaderNodeMapRange")
    glow.inputs["From Min"].default_value = 0.2
    glow.inputs["From Max"].default_value = 1.0
    links.new(towards.outputs["Value"], glow.inputs["Value"])
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs["Color2"].default_value = (1.0, 0.47, 0.20, 1)
    links.new(glow.outputs[0], mix.inputs["Fac"])
    links.new(ramp.outputs["Color"], mix.inputs["Color1"])
    links.new(mix.outputs[0], background.inputs["Color"])
    background.inputs["Strength"].default_value = strength


def dusk_outside(strength=0.42, glow_azimuth_degrees=300):
    """Dusk for a room: camera and mirrors see it, but only areas at the windows light the room, with less noise."""
    dusk(strength, glow_azimuth_degrees)
    bpy.context.scene.world.cycles_visibility.diffuse = False


def area(location, target, size, watts, color=(1, 1, 1)):
    """A soft rectangle of light at `location` facing `target`; size is a number or (width, height).

    The camera does not see it; a mirror does not either.
    """
    width, height = (size, size) if isinstance(size, (int, float)) else size
    data = bpy.data.lights.new("area", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = width, height
    data.energy = watts
    data.color = color
    light = _place(data, location, target)
    light.visible_camera = False
    light.visible_glossy = False
    return light


def lamp(location, watts, warm=True, radius=0.05, color=None):
    """A bulb shining in all directions. 20–60 watts fill a lamplit room."""
    data = bpy.data.lights.new("lamp", "POINT")
    data.energy = watts
    data.color = color or (WARM if warm else NEUTRAL)
    data.shadow_soft_size = radius
    return _place(data, location)


def spot(location, target, watts, angle_degrees=60, warm=True, radius=0.04, color=None, blend=0.6):
    """A cone of light: a recessed ceiling lamp, a sconce's beam. blend: how much of it fades towards its edge."""
    data = bpy.data.lights.new("spot", "SPOT")
    data.energy = watts
    data.color = color or (WARM if warm else NEUTRAL)
    data.spot_size = math.radians(angle_degrees)
    data.spot_blend = blend
    data.shadow_soft_size = radius
    return _place(data, location, target)


def camera(location, target, lens=28, straight=True, focus=None, fstop=2.8):
    """The picture's camera (36 mm wide sensor).

    straight: the camera stays level and frames by shifting the lens, so that verticals stay vertical.
    focus: a distance in metres or a point to be sharp; without it everything is.
    """
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.sensor_width = 36
    data.sensor_fit = "HORIZONTAL"
    data.clip_start = 0.01
    data.clip_end = 500
    start, end = Vector(location), Vector(target)
    if straight:
        away = end - start
        distance = math.hypot(away.x, away.y)
        data.shift_y = away.z / distance * lens / 36
        end = Vector((end.x, end.y, start.z))
    result = _place(data, start, end)
    if focus is not None:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        if isinstance(focus, (int, float)):
            data.dof.focus_distance = focus
        else:
            # Depth is measured along the view axis, also for a point at the frame's edge.
            axis = (end - start).normalized()
            data.dof.focus_distance = (Vector(focus) - start).dot(axis)
    bpy.context.scene.camera = result
    return result


def _world():
    """A new world for the scene: its nodes and the background node."""
    world = bpy.data.worlds.new("world")
    world.use_nodes = True
    bpy.context.scene.world = world
    return world.node_tree.nodes, world.node_tree.nodes["Background"]


def _place(data, location, target=None, direction=None):
    """Puts a lamp or camera into the scene, its -z axis towards the target or along the direction."""
    result = bpy.data.objects.new(data.name, data)
    result.location = location
    if target is not None:
        direction = Vector(target) - Vector(location)
    if direction is not None:
        result.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(result)
    return result


def _sun_color(elevation_degrees):
    """Between the two nearest rows of _SUN_COLORS."""
    if elevation_degrees <= _SUN_COLORS[0][0]:
        return _SUN_COLORS[0][1]
    for (low, below), (high, above) in zip(_SUN_COLORS, _SUN_COLORS[1:]):
        if elevation_degrees <= high:
            part = (elevation_degrees - low) / (high - low)
            return tuple(a + (b - a) * part for a, b in zip(below, above))
    return _SUN_COLORS[-1][1]
