import type { WindowsAndDoors } from './schema.ts';

export const windowsAndDoors: WindowsAndDoors | undefined = {
  sample: true,
  banner: {
    title: 'Window and door replacement',
    text: 'Even a good window leaks in a badly prepared opening. We measure each opening on its own, look for rot before anything is ordered, and do the flashing and trim with our own carpenters.',
  },
  advantages: {
    title: 'What certification means for you',
    link: 'See our certificates',
    items: [
      {
        title: 'Expert craftsmen',
        text: 'Carpenters install your windows; one of them is factory-trained. They check that every sash runs freely before the trim goes on. If a sill is rotten, the same crew repairs it. In houses built before 1978, we work as a certified firm under the EPA’s renovation rule (RRP).',
      },
      {
        title: 'Confidence',
        text: 'Your written price lists each opening’s size, glass and trim. A window made to measure can’t go back, so we wait to order until you’ve signed and your three business days to cancel have passed. The same opening often needs no permit; a new or wider one does, and we file for it. In New York City, a landmarked house also needs the Landmarks Preservation Commission’s approval. For a co-op or condo, we fill in the board’s papers for you to sign.',
      },
      {
        title: 'Exclusive access',
        text: 'Once your right to cancel has run out, we order Andersen windows and patio doors through an Andersen dealer. Renewal by Andersen is sold and installed only by its own network. Installation comes with a 2-year limited installation warranty and financing (outside New York City, and if a lender approves you). The warranty is ours, as on all our new work: it covers drafts, leaks and loose trim where we worked. It doesn’t cover settling, wood movement, misuse, or damage from wind, hail or falling limbs. The manufacturer’s covers the window. Ask us which lender, and at what rate. If we arrange it, you first get a form that shows our ties to the lender. In New York City, contractors may not offer or arrange loans.',
      },
      {
        title: 'Premium products',
        text: 'Low-e glass reduces heat loss in winter and, with the right coating, heat gain in summer. In the showroom you can see frames and glass cut through. Ask to see the manufacturer’s warranty and ours before you sign. We’re an independent contractor; Andersen is a trademark of its owner.',
      },
    ],
  },
  services: {
    title: 'What we do',
    lines: [
      'Replacement windows, in a sound old frame or with a new one',
      'Windows in new openings, with header, flashing and siding',
      'Bay and bow windows, with a seat and a roof',
      'Patio doors, sliding and hinged',
      'Entry doors, storm doors and sidelights',
      'Rotten sills, casings and brick molding replaced',
      'Repairs to fogged glass, sash cords, locks and screens',
      'Inside trim, painted or stained to match',
    ],
  },
};
