import { expect, test } from 'vitest';
import { inWords } from '../messages/in-words.ts';
import { commercial } from './commercial.ts';
import { guide } from './guide.ts';
import { home } from './home.ts';
import { pages } from './pages.ts';
import { tips } from './tips.ts';

/*
 * Numbers of what is on another page. The page that tells them would have to load the other one's texts to count
 * them, and a visitor with them, so they are written out and compared here.
 */

const { remark, title, groups } = guide.steps.checklist;

test('Tips & Ideas counts its tips and the groups of the guide', () => {
  expect(pages.tips.description.toLowerCase()).toContain(`${inWords(tips.small.items.length)} small jobs`);
  const [toGuide] = tips.articles;
  expect(toGuide?.text).toContain(`${inWords(groups.length)} parts of the house`);
});

test('each page that names the guide says how many days before listing it begins', () => {
  const days = groups[0]?.days;
  expect(remark).toBe(`${days} days`);
  expect(days).toBe(30);
  expect(JSON.stringify(commercial?.sections[0])).toContain(`the last ${days} days`);
  for (const words of [title, guide.lead, home.guide?.title, tips.articles[0]?.text]) {
    expect(words).toMatch(/thirty days/i);
  }
});
