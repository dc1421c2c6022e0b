import { expect, test } from 'vitest';
import { THEMES } from '../tests/journeys/measures.ts';
import { accessibility } from './en/accessibility.ts';

const said = accessibility.sections.flatMap(({ points = [] }) => points.map(({ text }) => text)).join(' ');

test('the page names the themes of the journeys, the one that is checked in full first', () => {
  const [first, ...others] = THEMES;
  expect(said).toContain(`in the ${first} theme and checks its colors again in the ${others.join()} one`);
});
