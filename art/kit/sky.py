"""Clouds for the worlds that kit.light makes."""

import bpy

from kit.materials import linear


def clouds(amount=0.5, color="#fff3e4", strength=1.0, scale=1.6, seed=0.0):
    """Lays thin streaked clouds over the world's sky; amount from 0 (none) to 1 (covered).

    color and strength are those of a cloud's bright side, to be matched to sun or dusk.
    """
    tree = bpy.context.scene.world.node_tree
    nodes, links = tree.nodes, tree.links
    background = nodes["Background"]
    under = background.inputs["Color"].links[0].from_socket

    def math(operation, a, b):
        node = nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, bpy.types.NodeSocket):
                links.new(value, socket)
            else:
                socket.default_value = value
        return node.outputs[0]

    parts = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Generated"], parts.inputs[0])
    # A flat layer high above: clouds crowd together towards the horizon.
    height = math("MAXIMUM", math("ADD", parts.outputs["Z"], 0.12), 0.02)
    place = nodes.new("ShaderNodeCombineXYZ")
    links.new(math("DIVIDE", parts.outputs["X"], height), place.inputs[0])
    links.new(math("MULTIPLY", math("DIVIDE", parts.outputs["Y"], height), 1.7), place.inputs[1])
    place.inputs[2].default_value = seed
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 8
    noise.inputs["Roughness"].default_value = 0.58
    noise.inputs["Distortion"].default_value = 0.4
    links.new(place.outputs[0], noise.inputs["Vector"])
    cover = nodes.new("ShaderNodeMapRange")
    cover.inputs["From Min"].default_value = 0.68 - 0.32 * amount
    cover.inputs["From Max"].default_value = 0.86 - 0.2 * amount
    links.new(noise.outputs["Fac"], cover.inputs["Value"])
    fade = nodes.new("ShaderNodeMapRange")
    fade.inputs["From Max"].default_value = 0.14
    links.new(parts.outputs["Z"], fade.inputs["Value"])
    mix = nodes.new("ShaderNodeMixRGB")
    links.new(math("MULTIPLY", math("MULTIPLY", cover.outputs[0], fade.outputs[0]), 0.85), mix.inputs["Fac"])
    links.new(under, mix.inputs["Color1"])
    mix.inputs["Color2"].default_value = (*[value * strength for value in linear(color)], 1)
    links.new(mix.outputs[0], background.inputs["Color"])
