import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inWords } from '../../messages/in-words.ts';
import {
  areas,
  commercial,
  crew,
  guide,
  home,
  licensedTrades,
  pages,
  photos,
  reviews,
  serviceDetails,
  testimonials,
  tips,
} from '../sample.ts';

/*
 * What our sample says in one place, compared with another. Numbers of what is on another page. The page that tells them would have to load the other one's texts to count
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

test('we go to thirty towns at least, and to those of our reviews', () => {
  const towns = areas.flatMap((each) => each.towns);
  expect(towns.length).toBeGreaterThanOrEqual(30);
  expect(new Set(towns).size).toBe(towns.length);
  const own = Object.values(serviceDetails).flatMap(({ sheet }) => sheet?.review ?? []);
  const named = [...own, ...reviews, ...testimonials.quotes].map(({ town }) => town.split(',')[0] ?? '');
  expect(named.length).toBeGreaterThan(20);
  // A part of the Bronx.
  expect(named.filter((town) => !towns.includes(town) && town !== 'Riverdale')).toEqual([]);
});

test('electricians, plumbers and heating mechanics are scheduled, and not of the crew', () => {
  const licensed = /electric|plumb|\bgas\b|heating|boiler/i;
  expect(crew.filter((one) => licensed.test(`${one.trade} ${one.calledFor}`))).toEqual([]);
});

test.each(
  Object.entries({
    maintenance: /repairs/i,
    'mechanical-repairs': /plumbing.*heating/i,
    electrical: /electrical/i,
    painting: /painting/i,
    'safety-and-mobility': /grab bars/i,
    installation: /appliances/i,
    skylights: /skylights/i,
    'front-doors': /doors/i,
    carpentry: /carpentry/i,
    decks: /decks/i,
    flooring: /floors/i,
    'power-washing': /power washing/i,
    drywall: /drywall/i,
    tile: /tile/i,
    exterior: /siding/i,
  }),
)('a member of the crew is named for %s', (_, trade) => {
  expect([...crew, ...licensedTrades].filter((one) => trade.test(one.trade))).not.toEqual([]);
});

test('the home page counts those as factory-trained who are', () => {
  const trainedOn = (work: RegExp) =>
    crew.filter(({ credential }) => {
      const [, on = ''] = /Factory-trained on ([^;]*)/.exec(credential?.name ?? '') ?? [];
      return work.test(on);
    });
  expect(home.certified?.text).toContain(
    'windows, doors, skylights and decking. Two of our installers are factory-trained: one on decking, one on the rest.',
  );
  expect(trainedOn(/windows, doors and skylights/)).toHaveLength(1);
  expect(trainedOn(/decking/)).toHaveLength(1);
});

test('those who measure and those who answer at night belong to the crew', () => {
  expect(crew.some(({ measures }) => measures)).toBe(true);
  expect(crew.some(({ nights }) => nights)).toBe(true);
  expect(licensedTrades.some(({ nights }) => nights)).toBe(true);
});

const drawn = Object.entries(photos).filter(([, { measure, name }]) => measure || name);

test('what is measured or named in a picture lies in it', async () => {
  expect(drawn.length).toBeGreaterThan(8);
  for (const [file, { measure, name }] of drawn) {
    const { width, height } = await sharp(`content/photos/${file}.jpg`).metadata();
    for (const [x, y] of [measure?.from, measure?.to, ...(measure?.of ?? []), name?.at, name?.to].filter(
      (point) => !!point,
    )) {
      expect(Math.max(x / width, y / height), `${file}: ${x}, ${y}`).toBeLessThan(1);
    }
  }
});

test('a leader names and does not measure', () => {
  expect(
    drawn.flatMap(([, { name }]) => name?.text ?? []).filter((text) => /[\d¼½¾⅛⅜⅝⅞]/.test(text)),
  ).toEqual([]);
});
