/** A page, and the most that its paints may take relative to the floor's best. */
export type MeasuredPage = {
  name: string;
  path: string;
  atMost: number;
  /** Lighthouse counts the 404 status and `noindex` as faults. */
  isNotFound?: boolean;
};

/** Pages whose first screen is words and a drawing. */
const PLAIN = 1.1;

/** Pages that open with a photograph as wide as the screen. */
const WITH_PHOTOGRAPH = 1.25;

export const MEASURED_PAGES: MeasuredPage[] = [
  { name: 'home', path: '/', atMost: PLAIN },
  { name: 'estimate', path: '/estimate', atMost: PLAIN },
  { name: 'contact', path: '/contact', atMost: PLAIN },
  { name: 'about', path: '/about', atMost: PLAIN },
  { name: 'services', path: '/services', atMost: PLAIN },
  { name: '404', path: '/404', atMost: PLAIN, isNotFound: true },
  { name: 'carpentry', path: '/service/carpentry', atMost: WITH_PHOTOGRAPH },
  { name: 'decks', path: '/service/decks', atMost: WITH_PHOTOGRAPH },
  { name: 'guide', path: '/ultimate-guide-to-selling-your-home', atMost: WITH_PHOTOGRAPH },
];
