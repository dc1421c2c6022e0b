import type { ServiceSheet } from '../schema.ts';

export const sheet: ServiceSheet = {
  heading: 'Drywall hanging, finishing and repair',
  proof:
    'Before primer we hold a lamp flat along every wall and ceiling we finish, and you’re welcome to look with us.',
  intro:
    'A crack that comes back each winter is a joint that moves, and another layer of compound won’t hold it. We open the crack, fasten the framing behind it, bed a tape and build three thin coats in all, each wider than the last. We patch single holes, rehang ceilings after a leak, and hang and finish whole rooms and basements.',
  firstSteps: {
    text: 'Dripping or sagging now? What to do',
    to: '#what-should-i-do-about-a-sagging-or-stained-ceiling',
  },
  sample: true,
  jobs: [
    {
      name: 'One fist-size hole patched and primed',
      price: [220, 420],
      time: '1\u00a0to\u00a02\u00a0hours, 1 to 3 visits',
      permit: 'No',
      raises: 'Texture to match, plaster, a high ceiling',
    },
    {
      name: 'Crack opened, fastened and taped, up to 8 ft.',
      price: [320, 620],
      time: '2\u00a0to\u00a03\u00a0hours, 3 visits',
      permit: 'No',
      raises: 'Loose framing, plaster, a stairwell',
    },
    {
      name: 'Five holes patched and primed on one floor',
      price: [480, 800],
      time: 'Half\u00a0a\u00a0day, 1 to 3 visits',
      permit: 'No',
      raises: 'Holes over 6 in., furniture to move, texture',
    },
    {
      name: 'Water-damaged ceiling, 4-by-8-ft. cut out and rehung',
      price: [850, 1_500],
      time: '1 day, over 3 visits',
      permit: 'No',
      raises: 'Wet insulation, texture, finishing the whole ceiling',
    },
    {
      name: 'Textured ceiling made smooth after a clear asbestos test, 12 by 14 ft.',
      price: [1_200, 2_200],
      time: '2 days',
      permit: 'No',
      raises: 'Painted texture, loose tape underneath, height over 9 ft.',
    },
    {
      name: 'Walls of a 12-by-14-ft. room skimmed to level 5',
      price: [1_300, 2_600],
      time: '2 to 3 days',
      permit: 'No',
      raises: 'Old plaster, wallpaper glue, many windows',
    },
    {
      name: 'New ceiling, 12 by 14 ft., hung, taped and primed',
      price: [1_400, 2_800],
      time: '2 to 3 days',
      permit: 'No',
      raises: 'Old ceiling to remove, uneven joists, level 5',
    },
    {
      name: 'Basement hung and finished, 2,000 sq. ft. of board',
      price: [6_500, 12_000],
      time: '1 to 2 weeks',
      permit: 'Yes',
      raises: 'Soffits around ducts, many corners, narrow stairs',
    },
  ],
  review: {
    name: 'Paul G.',
    town: 'Brewster, NY',
    job: 'Ceiling rehung after a leak, 10 by 12 ft.',
    year: 2024,
    text: 'They wouldn’t close the ceiling until the plumber had been there and the wood was dry. That took four extra days, and they called me on each of them.',
  },
  detail: {
    drawing: 'joint-compound',
    title: 'Taped joint',
    scale: 'Not to scale. Section from above; board drawn three times as thick, coats six times.',
    prevents: 'Each coat is wider than the last, so a joint that is slightly raised can’t be seen or felt.',
    labels: {
      tape: 'Paper tape',
      first: 'Bedding coat, filling the boards’ tapered edges',
      second: 'Second coat, about 8 in. wide',
      third: 'Third coat, about 12 in. wide, sanded',
      screw: 'Screw, its head just below the surface, the paper whole',
      stud: 'Stud',
    },
  },
};
