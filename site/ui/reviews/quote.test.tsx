import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Quote } from './quote.tsx';

const review = { name: 'Ann', town: 'Katonah', state: 'NY', text: 'They came.', date: '2026-02' };

test('only a sample review is marked as one', () => {
  const lineOf = (sample: boolean) =>
    /<time.*?<\/p>/.exec(renderToStaticMarkup(<Quote review={{ ...review, sample }} />))?.[0];
  expect(lineOf(true)).toContain('February 2026</time> (sample review)</p>');
  expect(lineOf(false)).toContain('February 2026</time></p>');
});
