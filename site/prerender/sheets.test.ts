import { expect, test } from 'vitest';
import { sheets } from './page-content.ts';
import { checkDetails } from './sheets.ts';

test('every service shows a detail of its own, with a label for each part of the drawing', () => {
  checkDetails();
  const drawings = [...sheets.values()].map(({ detail }) => detail?.drawing);
  expect(new Set(drawings).size).toBe(sheets.size);
});

test('a label for a part that the drawing does not point to is named', () => {
  const detail = sheets.get('drywall')?.detail;
  if (!detail) throw new Error('drywall has no detail');
  const [part = ''] = Object.keys(detail.labels);
  const { [part]: label = '', ...others } = detail.labels;
  detail.labels = { ...others, moon: label };
  expect(checkDetails).toThrow(/services\/drywall\.md has the labels .*moon/);
  detail.labels = { [part]: label, ...others };
});
