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
  sample: false,
};

test('a review says what it is about, from when it is and how we have it', () => {
  expect(renderToStaticMarkup(<Quote review={review} />)).toContain(
    `Porch steps${MIDDLE_DOT}<time dateTime="2026-02">February 2026</time><br/>told us by email</p>`,
  );
});

test('a review with a year alone says no month, and without a source there is no line for it', () => {
  const { source: _, ...told } = review;
  expect(renderToStaticMarkup(<Quote review={{ ...told, date: '2026' }} />)).toContain(
    `Porch steps${MIDDLE_DOT}<time dateTime="2026">2026</time></p>`,
  );
});
