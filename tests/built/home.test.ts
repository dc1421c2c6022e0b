import { expect, test } from 'vitest';
import { pages } from './site.ts';

const html = pages.find(({ path }) => path === '/')?.html ?? '';
const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));

test('the twelve parts of the home page stand in the specification’s order', () => {
  const parts = [
    'Get an Estimate</a>',
    'Emergency?',
    'Suppliers and friends',
    'What can we do for you?',
    'Certified means that somebody checks',
    'One Call Does it All</h2>',
    'action="/api/estimate"',
    'The leak is seldom the skylight',
    'Customer reviews',
    'Behind us stands a carpentry shop',
    'Selling? Start thirty days',
    'Licenses and affiliations',
  ];
  const places = parts.map((part) => main.indexOf(part));
  expect(
    places.every((place) => place > 0),
    `${places}`,
  ).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('slides, cards, checklist and reviews are as many as specified', () => {
  const count = (pattern: RegExp) => main.match(pattern)?.length ?? 0;
  expect(count(/<li class="hero-module-slide/g)).toBe(4);
  expect(count(/service-card-module-root/g)).toBe(8);
  expect(/one-call-module-checklist[^>]*>(.*?)<\/ul>/.exec(main)?.[1]?.match(/<li>/g)).toHaveLength(8);
  expect(count(/<blockquote/g)).toBe(5);
  expect(count(/aria-label="Five stars out of five"/g)).toBe(5);
  expect(main).toContain('View Services');
  expect(main).toContain('href="/Andersen"');
  expect(main).toContain('1994');
});
