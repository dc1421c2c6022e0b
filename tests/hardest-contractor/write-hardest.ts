import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { HOLIDAYS } from '../../contract/days.ts';

/** Signs that mean something in HTML, in JSON, in Markdown or to `fill`. */
export const SIGNS = 'Straight "quotes", “curly” ones & it\'s 5 < 6 > 4 { $& </script> é ñ ł ø';

export const PHONE = '(575) 555-0188';
export const EMAIL = 'estimates-and-more@pena-obrien-s.example';

/** By the number of services: the longest name, and one of three words whose second is no word. */
export const NAMES = {
  1: "Łukasiewicz, Peña & O'Brien's Roofing, Gutters and Carpentry",
  19: "Peña & O'Brien's",
};

const LONG = 'Reroofing-over-weatherboarding';

const TOWNS = [
  'Ørland',
  'Łódź',
  'Peñasquitos',
  'Bois d’Arc',
  'Rancho Cañada de los Pinos',
  'Saint-Rémy & Foix',
];

/** Each area begins its own alphabet. */
export const AREAS = ['Cañon & Łódź County', 'Fjørd’s End', "O'Higgins Parish", 'The Hills'].map(
  (name, area) => ({
    name,
    licence: `License ${area + 1} of Doña Ana & Kråkerøy`,
    note: `Not ${name}’s islands: ${SIGNS}`,
    towns: Array.from({ length: 30 }, (_, n) => `${TOWNS[n % TOWNS.length]} ${area * 30 + n + 1}`).sort(
      (a, b) => a.localeCompare(b),
    ),
  }),
);

export const LICENCES = Array.from({ length: 5 }, (_, n) => ({
  title: `License ${n + 1} of Doña Ana & Kråkerøy`,
  number: `NM-GB-98/0123456789-${n + 1}`,
  registry: 'https://licenses.example/look-up?name=o%27brien&of=ł',
}));

const JOBS = Array.from({ length: 9 }, (_, n) => ({
  name: `Roof ${n + 1} of slate & copper, “all” of it, its <gutters> & 4,000 ft.`,
  ...(n === 0 && { short: 'Slate & copper, 4,000 ft' }),
  ...(n === 8
    ? { priced: 'By the hour & by the ton, “at least” one' }
    : { price: [104_000 + n, 998_500 + n] }),
  time: '14 to 16 weeks, and 2 for rain',
  permit: 'Yes, of the town & the county’s board',
  raises: `${LONG}, a slope above 12:12, a roof > 3 stories & a winter`,
}));

const links = (...paths: string[]) => paths.map((to) => ({ text: `More & more of “${to}”`, to }));

const REVIEWS = [1, 2, 3, 4].map((n) => ({
  name: `Żółć-Ñandú & Øystein ${n}`,
  town: 'Rancho Cañada de los Pinos',
  text: `${LONG} and Donaudampfschifffahrtselektrizitätenhauptbetriebswerk. ${SIGNS}`,
  job: 'Slate, copper & 40 letters of whole jobs',
  source: 'a card that came with the mail & thanks',
  date: '2026-05',
}));

/** The same words for each of these fields. */
const named = (fields: string) =>
  Object.fromEntries(fields.split(' ').map((field) => [field, `${LONG} & it’s`]));

function service(n: number): string {
  const head = {
    name: `No. ${n}: Slate, Copper & O’Brien’s Rooftop Repairs`,
    summary: 'Slates, shingles & copper, “all” of it, and it’s 70 letters in all now',
    heading: `No. ${n}: ${LONG} & it’s gutters`.slice(0, 48),
    proof: SIGNS,
    intro: `${SIGNS} ${'We measure, price and build. '.repeat(11)}`.trim(),
    urgent: true,
    jobs: JOBS,
    review: { ...REVIEWS[0], year: 2025, source: undefined, date: undefined },
  };
  return `---\n${stringify(head)}---\n\n${SIGNS.replaceAll('<', '\\<')}\n\n## How & when \\<it> goes\n\n- ${LONG}\n- “One”\n`;
}

/** Writes the folder of a contractor at the limits of the schema, without an emergency line and without a picture. */
export function writeHardest(folder: string, services: keyof typeof NAMES): void {
  const slugs = Array.from({ length: services }, (_, n) => `roof-${'abcdefghijklmnopqrs'.charAt(n)}`);
  const paths = slugs.map((slug) => `/service/${slug}`);
  let titles = 0;
  /** The words above a section, under a title of its own. */
  const said = () => ({
    title: `${++titles}. It’s “titled” & ${LONG}`,
    text: SIGNS,
  });
  const files: Record<string, unknown> = {
    company: {
      name: NAMES[services],
      ...(services === 19 && { shortName: 'Peña' }),
      slogan: 'It’s “slate”, copper & <wood>, and nothing but that, in all of the county and beyond it',
      phone: PHONE,
      email: EMAIL,
      address: {
        street:
          '123456 Old Camino Real de Tierra Adentro & Peñasquitos Frontage Road, Building 12, Suite 1200',
        city: 'Rancho Cañada de los Pinos',
        state: 'NM',
        zip: '88001',
      },
      founded: 1888,
      licences: LICENCES,
      timeZone: 'America/Denver',
    },
    areas: AREAS,
    office: {
      hours: {
        monday: [
          ['00:00', '11:30'],
          ['12:15', '24:00'],
        ],
        saturday: [['09:00', '12:00']],
      },
      holidays: HOLIDAYS,
    },
    crew: {
      crew: REVIEWS.map(({ name }) => ({
        name,
        trade: 'Slate, copper & whatever 40 letters hold',
        since: 1999,
        calledFor: SIGNS,
        measures: true,
      })),
    },
    terms: {
      figures: { visit: [104_500, 999_500], cancel: 3, occurrence: 100_000_000 },
      list: [
        { title: 'Visit & price', text: '{Visit} for a visit & {occurrence} of insurance, “all” in all.' },
      ],
      notFor: { title: 'Not for <us>', list: [SIGNS] },
    },
    services: { title: '{Services} kinds of work & more', lead: SIGNS, hint: SIGNS },
    home: {
      hero: { label: said().title, slide: 'Slide {number} & {title}', stop: 'Stop & rest' },
      slides: [1, 2].map((n) => ({
        title: `${n}. ${said().title}`,
        text: SIGNS,
        links: links('/estimate', '/services'),
      })),
      emergency: {
        title: said().title,
        text: LONG,
      },
      services: { ...said(), price: '{job} & {price}', cards: paths, link: 'All {services} & more' },
      oneCall: {
        ...said(),
        text: undefined,
        paragraphs: [SIGNS],
        checklist: [
          { text: SIGNS, to: '/' },
          { text: LONG, to: '/' },
        ],
      },
      reviews: { title: said().title },
      licences: said(),
    },
    about: {
      title: said().title,
      lead: SIGNS,
      story: {
        title: said().title,
        years: '{years} & more',
        today: 'now',
        paragraphs: [SIGNS],
      },
      crew: {
        ...said(),
        ...named('elevation name trade since credential calledFor measures nights'),
      },
      trades: { ...named('title text firm licence nights allNights') },
      certifications: said(),
      contract: { ...said(), text: 'It’s & “ours”', licences: LONG, towns: LONG },
      motto: { title: said().title, text: SIGNS },
      reviews: { title: said().title },
    },
    reviews: REVIEWS,
    testimonials: {
      title: said().title,
      intro: `${SIGNS} ${SIGNS}`,
      estimate: 'Get & keep it',
      link: links('/contact')[0],
      quotes: REVIEWS.map((review) => ({
        ...review,
        text: `${review.text} Twice.`,
        state: 'NM',
        service: paths[0],
      })),
    },
    'not-found': {
      title: said().title,
      text: SIGNS,
      home: 'Home & hearth',
      links: links('/services', '/contact'),
      drawing: { label: 'this & that', alt: SIGNS },
      motto: said().title,
      button: 'Get & keep it',
      external: 'Opens & shows {site}',
      clients: 'Clients & more',
    },
  };
  mkdirSync(join(folder, 'services'), { recursive: true });
  for (const [name, data] of Object.entries(files))
    writeFileSync(join(folder, `${name}.yaml`), stringify(data));
  for (const [n, slug] of slugs.entries()) {
    const text = service(n + 1);
    // As an editor on Windows saves it.
    const stored = n === 0 ? `\ufeff${text.replaceAll('\n', '\r\n')}` : text;
    writeFileSync(join(folder, `services/${slug}.md`), stored);
  }
}

const [script, folder, services] = process.argv.slice(1);
if (script === fileURLToPath(import.meta.url) && folder) writeHardest(folder, services === '1' ? 1 : 19);
