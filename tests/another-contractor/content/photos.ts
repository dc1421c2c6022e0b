import type { PhotoWords } from '../../../content/schema.ts';

/** The pictures are those that come with the program, imported from its folder; the words are our own. */
export const photos: Record<string, PhotoWords> = {
  'hero-house-dusk.jpg': {
    alt: 'White clapboard house at dusk with lit windows, dark shutters and a paneled front door',
    caption: 'A house at the end of a working day',
    sample: true,
  },
  'project-porch.jpg': {
    alt: 'Front porch with gray boards, white posts and railing, a rocking chair and potted plants',
    caption: 'A porch with new boards and its old posts',
    sample: true,
  },
  'guide-house.jpg': {
    alt: 'Yellow house with a red door and two dormers, a sign on its lawn and a path to the door',
    caption: 'What buyers see first',
    sample: true,
  },
  'guide-boxes.jpg': {
    alt: 'Moving boxes and a rolled rug in an empty room with two windows and a wooden floor',
    caption: 'Half of everything, packed early',
    sample: true,
  },
  'text-drywall.jpg': {
    alt: 'Drywall patch with mesh tape around it, the first coat drawn down over it with a wide knife',
    caption: 'A patch, screwed and taped, under its first coat',
    sample: true,
  },
};
