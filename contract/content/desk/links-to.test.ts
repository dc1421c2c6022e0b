import { expect, test } from 'vitest';
import { withLinksAgain, withoutLinksTo } from './links-to.ts';

const TIPS = `title: Tips
categories:
  title: More
  links:
    - { text: Wood, to: /service/decks }
    - { text: Soap, to: /service/wash }
`;
const without = (text: string) => withoutLinksTo(['/service/decks'], 'tips.yaml', text);

test('a link goes, and the others stay as they are', () => {
  expect(without(TIPS)).toBe(TIPS.replace('    - { text: Wood, to: /service/decks }\n', ''));
  expect(withoutLinksTo(['/service/tile'], 'tips.yaml', TIPS)).toBeUndefined();
});

test('what says more than where it leads stays', () => {
  const home = `slides: [ { title: Ada } ]
skylights: { title: Decks, text: We build them., link: See them, to: /service/decks }
`;
  expect(withoutLinksTo(['/service/decks'], 'home.yaml', home)).toBeUndefined();
});

test('it comes again beside what was changed since, unless its list was', () => {
  const again = (now: string) => withLinksAgain(['/service/decks'], 'tips.yaml', now, TIPS);
  const now = without(TIPS)?.replace('More', 'Others') ?? '';
  expect(again(now)).toBe(
    TIPS.replace('More', 'Others').replace(
      '{ text: Wood, to: /service/decks }',
      'text: Wood\n      to: /service/decks',
    ),
  );
  const other = now.replace('Soap', 'Water');
  expect(again(other)).toBe(other);
});
