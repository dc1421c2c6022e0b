import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withoutChange } from './take-back.ts';

/** Of `home.yaml`. */
const slides = (...slides: object[]) => JSON.stringify({ slides });

test.each(['stays', 'goes'] as const)(
  'a headline is taken back, and what was added to it later stays (%s)',
  (later) => {
    const [title, text] = ['Roofs in Austin', 'Call us.'];
    const taken = withoutChange(
      'home.yaml',
      {
        before: slides({ title, text }),
        after: slides({ title: 'A dry house', text }),
        now: slides({ title: 'A dry house', text, photo: 'roof' }),
      },
      later,
    );
    expect(parse(taken ?? '')).toEqual({ slides: [{ title, text, photo: 'roof' }] });
  },
);

test('a headline that was changed again later stays', () => {
  const taken = withoutChange(
    'home.yaml',
    {
      before: slides({ title: 'Roofs', text: 'Call us.' }),
      after: slides({ title: 'A dry house', text: 'Call us today.' }),
      now: slides({ title: 'Dry', text: 'Call us today.' }),
    },
    'stays',
  );
  expect(parse(taken ?? '')).toEqual({ slides: [{ title: 'Dry', text: 'Call us.' }] });
});
