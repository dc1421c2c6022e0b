/** For keyboards: the first link of every page, seen once it has the focus. */
export const skip = 'Skip to content';

/** The button that opens the menu on a phone. Its names of pages stand in `content/pages.ts`. */
export const menu = 'Menu';

/** What the menu is called for a screen reader. */
export const menuLabel = 'Main';

/** Below the services in the menu. */
export const allServices = 'All services on one page';

/** Before the emergency number in the menu of a phone. */
export const emergency = '24/7 emergency:';

/** The button beside the menu. */
export const estimate = 'Get an Estimate';
