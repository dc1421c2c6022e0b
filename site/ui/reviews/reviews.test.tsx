import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MIDDLE_DOT } from '../../typography/typeset.ts';
import { Quote } from './reviews.tsx';

const review = {
  name: 'Ann',
  town: 'Katonah',
  text: 'They came.',
  job: 'Porch steps',
  source: 'told us by email',
  date: '2026-02',
};

test('only a sample review is marked as one', () => {
  const lineOf = (sample: boolean) =>
    /Porch steps.*?<\/p>/.exec(renderToStaticMarkup(<Quote review={{ ...review, sample }} />))?.[0];
  expect(lineOf(true)).toBe(
    `Porch steps${MIDDLE_DOT}<time dateTime="2026-02">February 2026</time><br/>told us by email (sample\u00a0review)</p>`,
  );
  expect(lineOf(false)).toContain('</time><br/>told us by email</p>');
});
