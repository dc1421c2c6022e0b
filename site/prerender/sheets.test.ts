import { expect, test } from 'vitest';
import { pageContent } from '../testing/sample-content.ts';
import { checkDetails } from './sheets.ts';

const { sheets } = pageContent;

test('every service shows a detail of its own, with a label for each part of the drawing', () => {
  checkDetails(sheets);
  const drawings = Object.values(sheets).map(({ detail }) => detail?.drawing);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('a label for a part that the drawing does not point to is named', () => {
  const { drywall } = structuredClone(sheets);
  if (!drywall?.detail) throw new Error('drywall has no detail');
  drywall.detail.labels = { ...drywall.detail.labels, moon: 'the moon' };
  expect(() => checkDetails({ drywall })).toThrow(/services\/drywall\.md has the labels .*moon/);
});
