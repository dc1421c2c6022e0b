import type { PhotoWords } from '../../../content/schema.ts';

/** The pictures are those that come with the program, imported from its folder; the words are our own. */
export const photos: Record<string, PhotoWords> = {
  'hero-house-dusk.jpg': {
    alt: 'White clapboard house at dusk with lit windows, a porch and a brick chimney',
    caption: 'A house at the end of a working day',
    sample: true,
  },
  'project-porch.jpg': {
    alt: 'Front porch with turned posts, a swing and gray-painted boards',
    caption: 'A porch with new boards and its old posts',
    sample: true,
  },
  'guide-house.jpg': {
    alt: 'House seen from across the street, with a front lawn and a path to the door',
    caption: 'What buyers see first',
    sample: true,
  },
  'guide-boxes.jpg': {
    alt: 'Moving boxes stacked in an empty room with a wooden floor',
    caption: 'Half of everything, packed early',
    sample: true,
  },
  'text-drywall.jpg': {
    alt: 'Taped drywall joint under a lamp that is held flat along the wall',
    caption: 'A lamp along the wall shows what the evening sun will show',
    sample: true,
  },
};
