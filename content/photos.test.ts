import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photos } from './photos.ts';
import { parseContent, photoSchema } from './schema.ts';

const drawn = Object.entries(photos).filter(([, { measure, name }]) => measure || name);

test('what is measured or named in a picture lies in it', async () => {
  expect(drawn.length).toBeGreaterThan(8);
  for (const [file, { measure, name }] of drawn) {
    const { width, height } = await sharp(`content/photos/${file}`).metadata();
    for (const [x, y] of [measure?.from, measure?.to, ...(measure?.of ?? []), name?.at, name?.to].filter(
      (point) => !!point,
    )) {
      expect(Math.max(x / width, y / height), `${file}: ${x}, ${y}`).toBeLessThan(1);
    }
  }
});

test('a dimension line has a length that a phone can show', () => {
  const [file = '', words] = drawn.find(([, { measure }]) => measure) ?? [];
  const check = (to: number[]) => () =>
    parseContent(`photos/${file}`, photoSchema, {
      ...words,
      measure: { ...words?.measure, from: [10, 10], to },
    });
  expect(check([10, 110])).not.toThrow();
  expect(check([80, 80])).toThrow('measure: expected two ends at least 100 px apart');
  expect(check([10, -200])).toThrow('measure.to.1');
});

test('a leader names and does not measure', () => {
  expect(
    drawn.flatMap(([, { name }]) => name?.text ?? []).filter((text) => /[\d¼½¾⅛⅜⅝⅞]/.test(text)),
  ).toEqual([]);
});
