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
