import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { about } from '../../../content/about.ts';
import { company } from '../../../content/company.ts';
import { crew, licensedTrades } from '../../../content/crew.ts';
import { terms } from '../../../content/terms.ts';
import { ContentContext } from '../../content/use-content.ts';
import { StaticRouter } from '../../navigation/router.tsx';
import { pageContent } from '../../prerender/page-content.ts';
import About from './about.tsx';

/** The lists that a business may leave empty, and what is in them now. */
const lists = [crew, licensedTrades, terms.list, company.licences, company.otherLicences];
const before = lists.map((list) => [...list]);

afterEach(() => {
  for (const [n, list] of lists.entries()) list.splice(0, list.length, ...(before[n] as never[]));
});

function markup(): string {
  return renderToStaticMarkup(
    <ContentContext value={pageContent}>
      <StaticRouter location="/about">
        <About />
      </StaticRouter>
    </ContentContext>,
  );
}

test.each([0, 1, 6])('of %i people, each has a row', (count) => {
  crew.splice(count);
  licensedTrades.splice(0);
  const html = markup();
  expect(html.match(/<tr>/g) ?? []).toHaveLength(count && count + 1);
  expect(html.includes(`>${about.crew.title}</h2>`)).toBe(count > 0);
  for (const { name } of crew) expect(html).toContain(`${name}<small> (sample)</small>`);
});

test('each licensed trade has a row with its license, and without any there is no table of them', () => {
  const html = markup();
  for (const { name, licences } of licensedTrades) {
    expect(html).toContain(`<th scope="row">${name.replace('&', '&amp;')}</th>`);
    for (const { number } of licences) expect(html).toContain(number);
  }
  licensedTrades.splice(0);
  expect(markup()).not.toContain(about.trades.title);
});

test('of one person nothing is said in the plural', () => {
  crew.splice(1);
  licensedTrades.splice(0);
  const table = /<section[^>]*>(?:(?!<\/section>).)*<table.*?<\/section>/.exec(markup())?.[0] ?? '';
  const words = table.slice(table.lastIndexOf('<section')).replace(/<[^>]+>/g, ' ');
  expect(words).toContain(about.crew.text);
  expect(words).not.toMatch(/\b(?:they|them|their|these|people|carpenters|members|each|all of|both)\b/i);
});

test('without notes the contract has no section, and without licenses no note on them', () => {
  expect(markup()).toContain('id="contract"');
  company.licences.splice(0);
  company.otherLicences.splice(0);
  expect(markup()).not.toContain(`<dt>${about.contract.licences}</dt>`);
  terms.list.splice(0);
  expect(markup()).not.toContain('id="contract"');
});
