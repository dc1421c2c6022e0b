"""What is seen out of a room's windows when it should bear a close look (kit.room.backdrop is the blurred card)."""

from kit import garden
from kit.shapes import move


def yard(center, width, turn=0, floor=0.6):
    """The yard beyond a wall: hydrangeas, then a wood's edge, `width` metres of it.

    `center` is a point (x, y) on the wall's outside; turn=0 is a yard to the north, 90 one to the west,
    -90 to the east. `floor`: how far the room's floor lies above the grass (two feet).
    """
    half = width / 2
    parts = [garden.ground([(-half - 20, 0.3), (half + 20, 0.3), (half + 20, 40), (-half - 20, 40)])]
    parts += garden.tree_line(15, -half, half, 10, spacing=2.7, kinds=("maple", "spring"))
    for x, y, color in ((-2.6, 6.5, "white"), (-0.2, 8.0, "blue"), (2.4, 6.0, "white")):
        parts += garden.hydrangea((x, y, 0), 0.9, color)
    # Two yards of one house overlap at the corner: grounds in one plane would show as black patches.
    move(parts, (*center, -floor - (0.03 if turn else 0)), turn)
