import { expect, test } from 'vitest';
import { THEMES, WIDER_TEXT_WIDTHS, WIDTHS } from '../tests/journeys/measures.ts';
import { accessibility } from './en/accessibility.ts';

/* The numbers of the page about accessibility, compared with the lists that the journeys go through. */

const said = accessibility.sections.flatMap(({ points = [] }) => points.map(({ text }) => text)).join(' ');

test('the page names the themes of the journeys, the one that is checked in full first', () => {
  const [first, ...others] = THEMES;
  expect(said).toContain(`in the ${first} theme and checks its colors again in the ${others.join()} one`);
});

test('the page counts the widths of the window, and names the narrowest and the widest', () => {
  const [least, most] = [Math.min(...WIDTHS), Math.max(...WIDTHS)].map((width) =>
    width.toLocaleString('en-US'),
  );
  expect(said).toContain(`at ${WIDTHS.length} widths, from ${least} to ${most} pixels`);
  expect(said).toContain(`At ${WIDER_TEXT_WIDTHS.length} of them`);
  expect(WIDTHS).toEqual(expect.arrayContaining(WIDER_TEXT_WIDTHS));
});
