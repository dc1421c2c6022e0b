import { expect, test } from 'vitest';
import { readFiles, sentences } from './testing.ts';

const folder = (text: string) => ({
  'photos.yaml': 'deck: { alt: A deck, caption: Cedar }\n',
  'services/decks.md': `---\nname: Decks\n---\n\n${text}\n`,
});

/** What the page of a text shows. */
const treeOf = (text: string) => readFiles(folder(text)).content?.serviceDetails.decks?.text;

test.each<[what: string, text: string, sentences: string[]]>([
  [
    'HTML',
    '<div>x</div>',
    ['line 5: found HTML (<div>x</div>); expected Markdown: **bold**, [a link](/contact), ## a heading.'],
  ],
  [
    'a script',
    'Hello <script>alert(1)</script>',
    ['line 5: found HTML (<script>); expected Markdown: **bold**, [a link](/contact), ## a heading.'],
  ],
  [
    'a comment',
    '<!-- x -->',
    ['line 5: found HTML (<!-- x -->); expected Markdown: **bold**, [a link](/contact), ## a heading.'],
  ],
  [
    'a picture',
    '![A deck](deck.jpg)',
    [
      'line 5: found a picture (![A deck](deck.jpg)); expected ::figure{photo=name-of-the-file} on a line of its own.',
    ],
  ],
  [
    'a picture by reference',
    '![A deck][deck]\n\n[deck]: /x.jpg',
    [
      'line 5: found a picture (![A deck][deck]); expected ::figure{photo=name-of-the-file} on a line of its own.',
      'line 7: found "/x.jpg"; expected the address of a page, like "/contact", or one that begins with https://.',
    ],
  ],
  ['an unknown directive', '::figur{photo=deck}', ['line 5: found ::figur{photo=deck}; expected ::figure.']],
  ['a container', ':::figure\n:::', ['line 5: found :::figure; expected ::figure.']],
  ['a directive without what it needs', '::figure', ['line 5: found ::figure; expected ::figure{photo=…}.']],
  [
    'a directive with more',
    '::figure{photo=deck onclick=x}',
    ['line 5: found ::figure{photo=deck onclick=x}; expected ::figure{photo=…}.'],
  ],
  [
    'a photograph that there is not',
    '::figure{photo=dek}',
    ['line 5: found "dek"; expected "deck" of the photographs of photos.yaml.'],
  ],
  [
    'a link to nowhere',
    '[us](/contcat)',
    ['line 5: found "/contcat"; expected the address of a page, like "/contact".'],
  ],
  [
    'a heading that there is not',
    '[below](#x)',
    ['line 5: found "#x"; expected a heading of this text, in lower case with hyphens, like "#how-it-goes".'],
  ],
  [
    'a link that is a script',
    '[x](javascript:alert)',
    [
      'line 5: found "javascript:alert"; expected the address of a page, like "/contact", or one that begins with https://.',
    ],
  ],
  [
    'a link by reference that is data',
    '[x][y]\n\n[y]: data:text/html,x',
    [
      'line 7: found "data:text/html,x"; expected the address of a page, like "/contact", or one that begins with https://.',
    ],
  ],
  [
    'quotes without an end',
    `${'> '.repeat(5_000)}x`,
    ['line 4: found lists within lists without an end; expected plain paragraphs and lists.'],
  ],
])('%s is refused', (_, text, expected) => {
  expect(sentences(folder(text))).toEqual(expected.map((each) => `services/decks.md, ${each}`));
});

test.each([
  'Two < three & {more} [brackets] “quoted” "so"',
  'At 8:30, note:this and :that stay as they are',
  'café, naïve, ½ in., 日本',
])('%s', (words) => expect(treeOf(words)).toEqual([['p', {}, words]]));

test('bullets of a word processor are a list', () => {
  expect(JSON.stringify(treeOf('We build:\n• Decks\n•\tRails')).replace(/,"(?:\\n)+"/g, '')).toBe(
    JSON.stringify([
      ['p', {}, 'We build:'],
      ['ul', {}, ['li', {}, 'Decks'], ['li', {}, 'Rails']],
    ]),
  );
});

test('a text becomes sections, each with its pictures', () => {
  const text =
    '## One\n\nSee [two](#two).\n\n::figure{photo=deck}\n\n## Two\n\n3. **Now**\n\n:figure{photo=deck}\n';
  expect(JSON.stringify(treeOf(text)).replace(/,"(?:\\n)+"/g, '')).toBe(
    JSON.stringify([
      [
        'div',
        {},
        ['h2', {}, 'One'],
        ['p', {}, 'See ', ['a', { href: '#two' }, 'two'], '.'],
        ['figure-photo', { photo: 'deck' }],
      ],
      [
        'div',
        {},
        ['h2', { id: 'two' }, 'Two'],
        ['ol', { start: '3' }, ['li', {}, ['strong', {}, 'Now']]],
        ['figure-photo', { photo: 'deck' }],
      ],
    ]),
  );
});
