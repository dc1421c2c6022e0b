// @ts-expect-error The package has no types.
import readability from 'text-readability';
import { afterAll, expect, test } from 'vitest';
import { pagePaths } from '../page-paths.ts';
import { textOf } from './elements.ts';
import { documentOf } from './site.ts';

/*
 * The US school grade (Flesch-Kincaid) that the sentences of a page ask for, of our sample pages alone: an owner's words have no
 * bound. What unfolds, forms, and what every page shares do not count.
 */

const GRADE = 8;

const APART = 'details, form, nav, aside, table, figure, dl, [aria-hidden=true]';

const grades: [path: string, grade: number, words: number][] = [];

afterAll(() => {
  const lines = grades
    .toSorted(([, a], [, b]) => b - a)
    .map(([path, grade, words]) => `${grade} ${path} (${words} words)`);
  console.log(`Reading grades:\n${lines.join('\n')}`);
});

test.each(pagePaths)('%s asks for a reading grade of 8 or lower', (path) => {
  const main = documentOf(path).querySelector('main');
  const sentences = [...(main?.querySelectorAll('p, li, dd, blockquote') ?? [])]
    .filter((element) => !element.closest(APART) && !element.querySelector('p, li'))
    .map((element) => textOf(element).trim())
    .filter((text) => text.split(/\s+/).length > 4 && /[.?!]["”’]?$/.test(text));
  const text = sentences.join(' ');
  const words = text.split(/\s+/).length;
  // The formula says nothing about a sentence or two.
  if (words < 30) return;
  const grade = readability.fleschKincaidGrade(text);
  grades.push([path, grade, words]);
  expect(grade).toBeLessThanOrEqual(GRADE);
});
