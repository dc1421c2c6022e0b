import { expect, type Page } from '@playwright/test';

/** The focused element and whether a person can see it. */
type Focused = {
  /** A number of its own; null when the focus has left the page. */
  place: number | null;
  name: string;
  /** Whether some of it is in the viewport and not covered. */
  inSight: boolean;
  /** Whether the bar at a phone's lower edge covers a part of it. */
  underBar: boolean;
};

/** Hit-tests a grid of points on the focused element; in the drawing of the house, on the number that shows the focus. */
function lookAtFocus(): Focused {
  const POINTS = 8;
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { place: null, name: '', inSight: true, underBar: false };
  const shown = focused.querySelector(':scope > b') ?? focused;
  const isOurs = (hit: Element) =>
    shown.contains(hit) || hit.contains(shown) || focused.contains(hit) || focused.closest('label') === hit;
  const inSight = [...shown.getClientRects()].some(({ left, top, width, height }) =>
    Array.from({ length: POINTS * POINTS }, (_, index) => {
      const x = left + (width * ((index % POINTS) + 0.5)) / POINTS;
      const y = top + (height * (Math.floor(index / POINTS) + 0.5)) / POINTS;
      return document.elementFromPoint(x, y);
    }).some((hit) => hit !== null && isOurs(hit)),
  );
  const bar = document.querySelector('body > nav > *');
  const edge = bar?.checkVisibility() ? bar.getBoundingClientRect().top : Number.POSITIVE_INFINITY;
  const { bottom, height } = shown.getBoundingClientRect();
  const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
  // What is taller than the room between header and bar cannot be clear of both.
  const underBar = !bar?.contains(focused) && bottom > edge && height < edge - header;
  const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40);
  // Not its index in the document: a style or script that arrives meanwhile moves all of them.
  const page = window as Window & { stops?: Element[] };
  page.stops ??= [];
  if (!page.stops.includes(focused)) page.stops.push(focused);
  const place = page.stops.indexOf(focused);
  return { place, name: `${focused.tagName} ${name} ${focused.id}`, inSight, underBar };
}

/** Moves the focus through the whole page with one key and expects it to be visible at every stop (WCAG 2.4.11), and clear of the bar. */
export async function expectFocusVisible(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const hidden: string[] = [];
  const visited = new Set<number>();
  let [first, last]: (number | undefined)[] = [];
  while (true) {
    await page.keyboard.press(key);
    const { place, name, inSight, underBar } = await page.evaluate(lookAtFocus);
    first ??= place ?? undefined;
    // At the end the focus leaves the page or starts over. A date input has several stops: day, month, year.
    if (place === null || (place === first && visited.size > 1)) break;
    if (place !== last && visited.has(place)) throw new Error(`the focus came back to ${name}`);
    if (!inSight || underBar) hidden.push(name);
    visited.add(place);
    last = place;
  }
  expect(hidden, `out of sight or under the bar with ${key}`).toEqual([]);
  expect(visited.size).toBeGreaterThan(20);
}
