import { messages } from '../messages.ts';

export const header = messages('header', {
  /** For keyboards: the first link of every page, seen once it has the focus. */
  skip: 'Skip to content',

  /** The button that opens the menu on a phone, and closes it. Its names of pages are in `content/pages.yaml`. */
  menu: 'Menu',
  close: 'Close',

  /** What the menu is called for a screen reader. */
  menuLabel: 'Main',

  /** Below the services in the menu. */
  allServices: 'All services on one page',

  /** The button beside the menu. */
  estimate: 'Get an Estimate',
});
