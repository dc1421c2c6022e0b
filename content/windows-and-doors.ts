import type { WindowsAndDoors } from './schema.ts';

export const windowsAndDoors: WindowsAndDoors | undefined = {
  sample: true,
  banner: {
    title: 'Certified for windows and doors',
    text: 'A good window in a badly prepared opening is a bad window. We measure each opening on its own, look for rot before we order, and flash and trim with our own carpenters.',
  },
  advantages: {
    mark: 'The advantages',
    title: 'What certification gives you',
    remark: '{advantages} advantages',
    items: [
      {
        title: 'Expert craftsmen',
        text: 'The people who install your windows are carpenters, trained on the product and used to walls that are not square. They set each frame level, plumb and square, and check that the sash runs freely before the trim goes on. If the old sill turns out to be rotten, the same crew repairs it.',
      },
      {
        title: 'Confidence',
        text: 'You get one written price that lists every opening with its size, glass, hardware and trim. We order after you sign and your three-day right to cancel has passed, because a window made to measure cannot go back. When we are done, we open and close each one with you.',
      },
      {
        title: 'Exclusive access',
        text: 'With the certified installation come a 2-year limited installation warranty and financing. The warranty is ours and covers our work; the maker’s covers the window. Financing comes from a lender: ask us which one and at what rate. If we arrange it, you first get a form that says how we are connected with the lender.',
      },
      {
        title: 'Premium products',
        text: 'Glass with a low-emissivity coating keeps heat in during January and out in July; which coating is right depends on the side of the house. We show you frames and glass in the showroom, sawn through at the corner, and tell you when the simpler unit will do. Ask to see the maker’s warranty and ours before you sign. Both documents say plainly what is covered and for how long.',
      },
    ],
  },
  services: {
    mark: 'The work',
    title: 'What we do',
    remark: 'opening by opening',
    lines: [
      'Replacement windows, fitted into sound frames or set with new ones',
      'Windows in new openings, with header, flashing and siding',
      'Bay and bow windows, with seat and roof',
      'Patio doors, sliding and hinged',
      'Entry doors, storm doors and sidelights',
      'Rotten sills, casings and brick molding, cut out and rebuilt',
      'Fogged glass, broken balances, locks and screens',
      'Interior trim, painted or stained to match the room',
    ],
  },
};
