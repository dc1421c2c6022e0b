import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContentContext } from '../../content/use-content.ts';
import { StaticRouter } from '../../navigation/router.tsx';
import type { PageContent } from '../../prerender/page-content.ts';
import { pageContent } from '../../testing/sample-content.ts';
import About from './about.tsx';

const { about, company, crew, licensedTrades, terms } = pageContent;
if (!about?.crew || !about.trades || !about.contract || !terms)
  throw new Error('the sample leaves something out');
const { crew: crewWords, trades, contract } = about;

/** The page of a business for which something is otherwise. */
function markup(other: Partial<PageContent> = {}): string {
  return renderToStaticMarkup(
    <ContentContext value={{ ...pageContent, ...other }}>
      <StaticRouter location="/about">
        <About />
      </StaticRouter>
    </ContentContext>,
  );
}

test.each([0, 1, 6])('of %i people, each has a row', (count) => {
  const few = crew.slice(0, count);
  const html = markup({ crew: few, licensedTrades: [] });
  expect(html.match(/<tr>/g) ?? []).toHaveLength(count && count + 1);
  expect(html.includes(`>${crewWords.title}</h2>`)).toBe(count > 0);
  for (const { name } of few) expect(html).toContain(`<th scope="row">${name}</th>`);
});

test('a person without a credential has no label in front of nothing', () => {
  const labels = (html: string) => html.split(`data-label="${crewWords.credential}"`).length - 1;
  const [ada, ...others] = crew.map((person) => ({ ...person }));
  delete ada?.credential;
  expect(labels(markup({ crew: ada ? [ada, ...others] : [] }))).toBe(labels(markup()) - 1);
});

test('a person is shown as a drawing or, without a height, as a portrait, and only who has neither is left out', () => {
  const photo = pageContent.home?.slides[0]?.photo;
  const [ada, lee, kim] = crew.map((person) => ({ ...person, height: undefined, figure: undefined }));
  if (!ada || !lee || !kim) throw new Error('the sample has too few people');
  const html = markup({ crew: [{ ...ada, photo }, { ...lee, figure: 'tiler' }, kim] });
  const shown = new RegExp(`<ul[^>]*aria-label="${crewWords.elevation}".*?</ul>`).exec(html)?.[0] ?? '';
  expect(shown.match(/<li>/g)).toHaveLength(2);
  expect(shown).toContain(`alt="${photo?.alt}"`);
  expect(shown).toContain('crew-tiler');
  expect(shown).not.toContain(kim.name);
});

test('a story needs no words for its years', () => {
  const story = { title: 'How it began', paragraphs: ['With a ladder.'] };
  const html = markup({
    about: { ...about, story },
    company: { ...company, parent: undefined, founded: pageContent.settings.year - 1 },
  });
  expect(html).toMatch(/aria-label="\d{4}, 1 year, Today"/);
});

test('each licensed trade has a row with its license, and without any there is no table of them', () => {
  const html = markup();
  for (const { name, licences } of licensedTrades) {
    expect(html).toContain(`<th scope="row">${name.replace('&', '&amp;')}</th>`);
    for (const { number } of licences) expect(html).toContain(number);
  }
  expect(markup({ licensedTrades: [] })).not.toContain(trades.title);
});

test('of one person nothing is said in the plural', () => {
  const html = markup({ crew: crew.slice(0, 1), licensedTrades: [] });
  const table = /<section[^>]*>(?:(?!<\/section>).)*<table.*?<\/section>/.exec(html)?.[0] ?? '';
  const words = table.slice(table.lastIndexOf('<section')).replace(/<[^>]+>/g, ' ');
  expect(words).toContain(crewWords.text);
  expect(words).not.toMatch(/\b(?:they|them|their|these|people|carpenters|members|each|all of|both)\b/i);
});

test('without notes the contract has no section, and without licenses no note on them', () => {
  expect(markup()).toContain('id="contract"');
  const unlicensed = { ...company, licences: [], otherLicences: [] };
  expect(markup({ company: unlicensed })).not.toContain(`<dt>${contract.licences}</dt>`);
  expect(markup({ terms: { ...terms, list: [] } })).not.toContain('id="contract"');
});
