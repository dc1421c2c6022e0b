import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leaderOf, phoneLeaderOf } from './house-leaders.ts';
import { HOUSE_SIZE, houseParts, PHONE_SIZE, phoneBoxes, phoneParts } from './house-parts.ts';
import { housePlaces } from './house-places.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

function within([x, y]: readonly [x: number, y: number], [left, top, width, height]: Box): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

test('the style sheet of the places is what their data say', async () => {
  await expect(housePlaces()).toMatchFileSnapshot('./house-places.module.css');
});

test('both drawings have the same parts, each a group of its own', () => {
  expect(Object.keys(phoneParts).sort()).toEqual(Object.keys(houseParts).sort());
  for (const file of ['house', 'house-phone']) {
    const svg = readFileSync(`site/drawings/${file}.svg`, 'utf8');
    for (const name of Object.keys(houseParts)) expect(svg).toContain(`id="part-${name}"`);
  }
});

test('the leader lines end on their parts, within the drawings', () => {
  for (const [name, part] of Object.entries(houseParts)) {
    const [, end] = leaderOf(part);
    expect(within(end, part.box) && within(end, [0, 0, ...HOUSE_SIZE]), name).toBe(true);
  }
  for (const [name, part] of Object.entries(phoneParts)) {
    const [, end] = phoneLeaderOf(part);
    const box = phoneBoxes[name] ?? [0, 0, 0, 0];
    expect(within(end, box) && within(end, [0, 0, ...PHONE_SIZE]), name).toBe(true);
  }
});

test('on a phone no two labels share a place for the finger, and each is 44 pixels high at 360', () => {
  const unit = (360 - 2 * 16) / PHONE_SIZE[0];
  const labels = Object.entries(phoneParts);
  for (const [name, { label }] of labels) {
    expect(label[3] * unit, name).toBeGreaterThanOrEqual(44);
    for (const [other, { label: its }] of labels) {
      const apart =
        label[0] + label[2] <= its[0] ||
        its[0] + its[2] <= label[0] ||
        label[1] + label[3] <= its[1] ||
        its[1] + its[3] <= label[1];
      expect(name === other || apart, `${name} and ${other}`).toBe(true);
    }
  }
});
