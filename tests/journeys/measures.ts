/*
 * What the journeys look at. The page about accessibility says it in words, and `messages/accessibility.test.ts` compares the
 * themes with these.
 */

/** The themes in which axe looks at every page. */
export const THEMES = ['light', 'dark'] as const;

const GUIDE = '/ultimate-guide-to-selling-your-home';

/** One page of each kind: `npm test` looks at these, `npm run test:all` at all. */
const KINDS = ['/', '/services', '/service/decks', '/estimate', '/contact', '/Andersen', '/404', GUIDE];

/** The tag of a test that every page is put through. */
export function pageTags(path: string): string[] {
  return KINDS.includes(path) ? ['@any-site', '@core'] : ['@any-site'];
}

/** From the smallest phone to the desk. */
export const WIDTHS = [320, 360, 390, 768, 1024, 1440];

/** Where text is also set wider, as a reader may (WCAG 2.2, 1.4.12). */
export const WIDER_TEXT_WIDTHS = [320, 360];

/**
 * Two phones, a low window, and that window at four times the size; with the pages where the most sticks or slides
 * there: header, call bar, badge, line of groups, sidebar, drawing, lists. The focus has to be seen in each.
 */
export const FOCUS_WINDOWS = [
  {
    viewport: { width: 390, height: 844 },
    paths: ['/', '/contact', '/estimate', GUIDE, '/service/carpentry', '/service/decks'],
  },
  { viewport: { width: 360, height: 740 }, paths: ['/', '/contact', '/estimate', '/service/decks'] },
  { viewport: { width: 1280, height: 600 }, paths: ['/contact', GUIDE, '/service/carpentry'] },
  { viewport: { width: 320, height: 256 }, paths: ['/', GUIDE] },
];
