import type { ServiceSheet } from '../../../../content/schema.ts';

/** The only service with a schedule, and without a review. */
export const sheet: ServiceSheet = {
  heading: 'Drywall repair',
  proof: 'Three thin coats, and a lamp along the wall before we call it flat.',
  intro: 'We close cracks, stains and holes, and find out why they came before we hide them.',
  sample: true,
  jobs: [
    {
      name: 'Doorknob hole',
      price: [140, 260],
      time: '2 visits',
      permit: 'No',
      raises: 'A texture to match',
    },
    { name: 'Ceiling stain', price: [220, 480], time: '2 visits', permit: 'No', raises: 'Wet insulation' },
    {
      name: 'Crack above a door',
      price: [180, 350],
      time: '3 visits',
      permit: 'No',
      raises: 'Loose plaster',
    },
    {
      name: 'One sheet hung and finished',
      price: [350, 620],
      time: '3 visits',
      permit: 'No',
      raises: 'A ceiling',
    },
    { name: 'A whole room', priced: 'By the square foot', time: '1 week', permit: 'No', raises: 'Height' },
  ],
  detail: {
    drawing: 'joint-compound',
    title: 'Three coats on a joint',
    scale: 'Section, boards drawn three times as thick, coats six times.',
    prevents: 'The joint can’t be seen under paint.',
    labels: {
      tape: 'Tape',
      first: 'First coat',
      second: 'Second coat',
      third: 'Third coat',
      screw: 'Screw',
      stud: 'Stud',
    },
  },
};
