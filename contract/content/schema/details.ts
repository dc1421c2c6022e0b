import { z } from 'zod';
import { reads, text } from './words.ts';

/** The construction details that the program has drawn, each with what its leaders point to, from top to bottom. */
export const DETAILS = {
  'dishwasher-connections': ['loop', 'disposal', 'outlet', 'valve', 'hose', 'feet'],
  'electric-panel': ['service', 'main', 'double', 'test', 'single', 'neutral', 'ground', 'wire'],
  'floor-gap': ['base', 'nail', 'shoe', 'board', 'paper', 'cleat', 'gap'],
  'grab-bar': ['tile', 'membrane', 'blocking', 'bar', 'flange', 'load', 'screw', 'stud'],
  'gutter-leader': ['membrane', 'shingles', 'hanger', 'gutter', 'strap', 'extension', 'grade'],
  'housed-stair': ['nosing', 'tread', 'stringer', 'block', 'wedge', 'riser'],
  'joint-compound': ['tape', 'first', 'second', 'third', 'screw', 'stud'],
  'ledger-flashing': ['wrap', 'siding', 'flashing', 'boards', 'joist', 'rod', 'hanger', 'bolt'],
  'paint-layers': ['second', 'first', 'primer', 'old', 'filler', 'wood', 'knot'],
  'roof-layers': ['rafter', 'deck', 'underlayment', 'rake', 'membrane', 'shingles', 'starter', 'eave'],
  'shower-pan': ['board', 'tile', 'blocking', 'slope', 'membrane', 'curb', 'lath', 'drain'],
  'sill-pan': ['door', 'jamb', 'end', 'sill', 'front', 'stoop'],
  'step-flashing': ['cladding', 'membrane', 'piece', 'lap', 'apron', 'shingles'],
  'trim-return': ['casing', 'horn', 'apron', 'end', 'caulk', 'return', 'miter'],
  'washing-distances': ['siding', 'brush', 'brick', 'fan', 'nozzle', 'weep', 'hood', 'walk'],
  'window-flashing': ['wrap', 'tape', 'cap', 'glass', 'sill', 'fin', 'pan', 'below'],
} as const;

type Detail = keyof typeof DETAILS;

/** One detail on the page of a service. */
export const detailSchema = z
  .strictObject({
    drawing: z.enum(Object.keys(DETAILS) as [Detail]).meta({
      label: 'Drawing',
      help: 'What the program has drawn.',
    }),
    title: text
      .max(40, 'expected at most 40 characters')
      .meta({ label: 'Title', help: 'What is drawn: "Ledger flashing".' }),
    scale: text.max(110, 'expected at most 110 characters').meta({
      label: 'Note on the drawing',
      help: 'That it is not to scale, its view, and what is drawn otherwise than it is.',
    }),
    prevents: text
      .max(160, 'expected at most 160 characters')
      .meta({ label: 'What it prevents', help: 'One sentence: what it prevents.' }),
    labels: z.record(z.string(), text.max(60, 'expected at most 60 characters')).meta({
      label: 'Names of its parts',
      help: "A name for each part that the drawing points to, by the drawing's own name for it, from top to bottom.",
    }),
  })
  .superRefine(
    ({ drawing, labels }, context) => {
      const parts = DETAILS[drawing]?.join(', ');
      if (parts && parts !== Object.keys(labels).join(', '))
        context.addIssue({
          code: 'custom',
          path: ['labels'],
          message: `expected a label for each of ${parts}`,
        });
    },
    reads('drawing', 'labels'),
  );
