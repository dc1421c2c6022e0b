import type { Area, Company, Licence, Logo, PhotoWords, Review } from '../../../contract/content/schema.ts';
import { isReservedDomain } from '../../../contract/reserved-domains.ts';
import { clean, type Look, sampleLeft } from './look.ts';

/** Numbers reserved for fiction. */
export const FICTIONAL_PHONE = /\b555-01\d\d\b/;

/** Invented for the sample business. */
const SAMPLE_FIRMS = new Set([
  'Lakeland Lumber',
  'Hudson Supply',
  'Northlight',
  'Tri-County Tile',
  'Putnam Paint',
  'Carpenter’s Row',
  'Ridge & Valley',
  'Skyward',
  'Truedoor',
  'Deckwell',
  'Longboard',
  'Hearthstone',
  'Boreal',
  'Clearpane',
  'Stillwater',
  'Hollow Brook Inn',
  'Quarry Hill School',
  'Amberly Realty',
  'Union Mill Lofts',
  'Maple & Main',
]);

export type Content = {
  company: Company;
  reviews: Review[];
  quotes: Review[];
  photos: Record<string, PhotoWords>;
  /** The names of the films' files. */
  films: string[];
  logos: Logo[];
  /** The manufacturer whose certified installer the pages claim you are, if they name one. */
  manufacturer: Logo | undefined;
  certificates: { name: string; sample?: boolean | undefined }[];
  /** Whether the warranty and the financing of the windows partner's page, if there is one, are still the sample's. */
  windows: { sample: boolean } | undefined;
  /** The terms of the contracts. */
  terms?: { sample: boolean } | undefined;
  crew: { name: string; sample: boolean }[];
  /** The licensed trades that are scheduled. */
  trades: { name: string; licences: Licence[] }[];
  /** Response times, if the business states them. */
  howSoon?: { sample: boolean } | undefined;
  areas: Area[];
  /** The schedules with prices, each with a review, by the names of their files. */
  sheets: Record<string, { sample: boolean }>;
  /** The jobs that are told with their pictures. */
  projects: { sample: boolean }[];
  commercial?: { sample?: boolean | undefined } | undefined;
};

/** Looks for the sample content, which is not true of any real business. */
export function lookAtFacts(content: Content): Look[] {
  const { company, reviews, quotes, photos, films, logos } = content;
  return [
    lookAtSamples('reviews', reviews, `content/reviews.yaml: ${REAL_WORDS}`),
    lookAtSamples('testimonials', quotes, `content/testimonials.yaml: ${REAL_WORDS}`),
    lookAtPhotos(photos),
    lookAtFilms(films, photos),
    lookAtFirms(logos),
    lookAtPhones(company),
    lookAtAddresses(company),
    lookAtLicences(company),
    lookAtAreas(content.areas, company),
    lookAtCrew(content.crew),
    lookAtTrades(content.trades),
    lookAtHowSoon(content.howSoon),
    lookAtSeals(logos),
    lookAtManufacturer(content.manufacturer),
    lookAtCertificates(content.certificates),
    lookAtWindows(content.windows),
    lookAtTerms(content.terms),
    lookAtSheets(content.sheets),
    lookAtProjects(content.projects),
    lookAtCommercial(content.commercial),
  ];
}

const REAL_WORDS =
  'put in the words of customers who agreed to it, with "sample: false". An invented review on a live site breaks the law.';

function lookAtSamples(what: string, all: { sample: boolean }[], todo: string): Look {
  const samples = all.filter(({ sample }) => sample).length;
  if (samples === 0) return clean(`No sample is left among the ${all.length} ${what}.`);
  return sampleLeft(`${samples} of ${all.length} ${what} are samples.`, todo);
}

function lookAtPhotos(photos: Record<string, PhotoWords>): Look {
  const ours = Object.entries(photos).filter(([file]) => !file.startsWith('film-'));
  return lookAtSamples(
    'photographs',
    ours.map(([, photo]) => photo),
    'content/photos/: put in photographs of your own work, and say so in content/photos.yaml with "sample: false".',
  );
}

/** A film has no `sample` mark of its own, so its poster's counts. */
function lookAtFilms(films: string[], photos: Record<string, PhotoWords>): Look {
  const samples = films.filter((film) => photos[posterOf(film)]?.sample);
  if (samples.length === 0) return clean('No sample is left among the films.');
  return sampleLeft(
    `${samples.length === 1 ? 'A film is a sample' : `${samples.length} films are samples`}: ${samples.join(', ')}.`,
    `content/films/: put in your own, and set "sample: false" at ${samples.map(posterOf).join(' and ')} in content/photos.yaml; or take the film out of its page.`,
  );
}

function lookAtFirms(logos: Logo[]): Look {
  const samples = logos.filter(({ name }) => SAMPLE_FIRMS.has(name)).map(({ name }) => name);
  if (samples.length === 0) return clean('No logo of a sample firm is left.');
  return sampleLeft(
    `${samples.length} of ${logos.length} logos are of firms that do not exist, such as ${samples[0]}.`,
    'content/logos.yaml: name the firms you buy from, and as clients only customers who agreed to it.',
  );
}

function lookAtPhones({ phone, emergencyPhone }: Company): Look {
  const fictional = [phone, emergencyPhone]
    .flatMap((number) => number ?? [])
    .filter((number) => FICTIONAL_PHONE.test(number));
  if (fictional.length === 0) return clean(`The phone numbers are ${phone} and ${emergencyPhone}.`);
  return sampleLeft(
    `Calls to ${fictional.join(' and ')} reach no one: the number is a sample.`,
    'content/company.yaml: set phone and emergencyPhone.',
  );
}

function lookAtAddresses({ email, mailFrom, parent, profiles }: Company): Look {
  const hosts = [
    ...[email, mailFrom].flatMap((address) => address ?? []).map((address) => address.replace(/^.*@/, '')),
    ...[parent ?? [], ...profiles].flat().map(({ url }) => new URL(url).hostname),
  ];
  const samples = [...new Set(hosts.filter(isReservedDomain))];
  if (samples.length === 0) return clean('Mail and web addresses of the business are real ones.');
  return sampleLeft(
    `${samples.join(', ')}: such names are for examples, and lead nowhere.`,
    'content/company.yaml: set email, mailFrom, parent.url and the addresses in profiles.',
  );
}

function lookAtLicences({ licences, otherLicences }: Company): Look {
  const all = [...licences, ...otherLicences];
  const samples = all.filter(isSample);
  if (samples.length === 0) return clean(`${all.length} license numbers are on every page and mail.`);
  return sampleLeft(
    `These numbers are samples: ${samples.map(({ title }) => title.replace(/,$/, '')).join(', ')}.`,
    'content/company.yaml: set licences and otherLicences. New York City and Connecticut require the number in advertising, and only an EPA-certified firm may offer work on paint from before 1978. Take out a place that you have no license for, from areasServed too.',
  );
}

/** A customer may ask for the number of the place where they live. */
function lookAtAreas(areas: Area[], { licences, otherLicences }: Company): Look {
  const held = new Set(
    [...licences, ...otherLicences].filter((each) => !isSample(each)).map(({ title }) => title),
  );
  const missing = areas.filter(({ licence }) => !held.has(licence ?? ''));
  if (missing.length === 0) return clean('Each area has its license.');
  return sampleLeft(
    `No license covers ${missing.map(({ name, licence }) => `${name} (${licence})`).join(', ')}.`,
    'content/areas.yaml: take out an area until you hold its license and its number is in content/company.yaml. New York City asks for the DCWP number on the website and in every mail.',
  );
}

function lookAtCrew(crew: Content['crew']): Look {
  const samples = crew.filter(({ sample }) => sample).map(({ name }) => name);
  if (samples.length === 0) return clean('No sample is left among the crew.');
  return sampleLeft(
    `${samples.length} of ${crew.length} people of the crew are samples: ${samples.join(', ')}`,
    'content/crew.yaml: name those who come, with papers that they hold and have agreed to show, or leave the list empty.',
  );
}

function lookAtTrades(trades: Content['trades']): Look {
  const samples = trades.filter(({ licences }) => licences.some(isSample)).map(({ name }) => name);
  if (samples.length === 0) return clean('No sample is left among the licensed trades.');
  return sampleLeft(
    `${samples.length} of ${trades.length} licensed trades are samples: ${samples.join(', ')}.`,
    'content/crew.yaml: name the firms that you schedule, with their license numbers and their leave, or leave licensedTrades empty.',
  );
}

function lookAtHowSoon(howSoon: Content['howSoon']): Look {
  if (!howSoon?.sample) return clean('How soon you come, price and start is yours to say.');
  return sampleLeft(
    'The response times are the sample’s.',
    'content/how-soon.yaml: say what you keep on a busy day and set "sample: false", or remove the file.',
  );
}

/** Even without `sample: true`, a number of zeros or with SAMPLE in it is not real. */
function isSample({ number, sample }: Licence): boolean {
  return sample || !/[1-9]/.test(number) || /sample/i.test(number);
}

/** Seals of counties, states and the EPA: only a firm that holds the license may show them. */
function lookAtSeals(logos: Logo[]): Look {
  const samples = logos.filter(({ sample }) => sample).map(({ name }) => name);
  if (samples.length === 0) return clean('No seal is a sample.');
  return sampleLeft(
    `${samples.length} seals were drawn for the sample: ${samples.join(', ')}.`,
    'content/logos.yaml: ask each office whether its name may be used in a seal, take out what you do not hold, and take "sample: true" from the rest.',
  );
}

function lookAtManufacturer(manufacturer: Logo | undefined): Look {
  if (!manufacturer) return clean('The pages name no manufacturer of windows.');
  const { name, sample } = manufacturer;
  if (!sample) return clean(`The pages name a manufacturer: ${name}.`);
  return sampleLeft(
    `A real manufacturer is named without its leave: ${name}.`,
    'Get its certificate and its permission to use the name, or take the name out: windowPartner and certificates in content/logos.yaml, content/windows-and-doors.yaml.',
  );
}

function lookAtCertificates(certificates: Content['certificates']): Look {
  const samples = certificates.filter(({ sample }) => sample).map(({ name }) => name);
  if (samples.length === 0) return clean('No certificate is a sample.');
  return sampleLeft(
    `${samples.length} certificates are samples: ${samples.join(', ')}.`,
    'content/logos.yaml, certificates: list only what you hold a paper for, without "sample: true".',
  );
}

function lookAtWindows(words: Content['windows']): Look {
  if (!words?.sample) return clean('The words on warranty and financing are yours.');
  return sampleLeft(
    'The words on warranty and financing are the sample’s.',
    'content/windows-and-doors.yaml, and content/home.yaml with it: say who warrants what and for how long, and name the lender or take financing out; have counsel read it. Then set "sample: false".',
  );
}

function lookAtTerms(terms: Content['terms']): Look {
  if (!terms?.sample) return clean('The terms of the contracts are yours.');
  return sampleLeft(
    'The terms of the contracts are the sample’s: charges, deposit, insurance, warranty and how soon you come.',
    'content/terms.yaml: put in your own, take out what you do not offer, and have counsel and insurer read them. Then set "sample: false".',
  );
}

function lookAtSheets(sheets: Content['sheets']): Look {
  const samples = Object.entries(sheets)
    .filter(([, { sample }]) => sample)
    .map(([file]) => file);
  if (samples.length === 0) return clean('Prices and reviews of the services are yours.');
  return sampleLeft(
    `The prices and the review are samples in ${samples.length} of ${Object.keys(sheets).length} sheets: ${samples.join(', ')}.`,
    'content/services/: put in what your jobs usually cost, and a review of that trade or none; then set "sample: false".',
  );
}

function lookAtProjects(projects: Content['projects']): Look {
  return lookAtSamples(
    'projects',
    projects,
    'content/projects.yaml: tell jobs that you did, with their town, year, days and price, and set "sample: false"; or leave the list empty.',
  );
}

function lookAtCommercial(commercial: Content['commercial']): Look {
  if (!commercial?.sample) return clean('What the page for agents and shops promises is yours.');
  return sampleLeft(
    'The page for agents and shops makes promises that came with the program.',
    'content/commercial.yaml: say what you do, for whom and in how many days, and set "sample: false"; or remove the file.',
  );
}

function posterOf(film: string): string {
  return `film-${film.replace(/\.mp4$/, '.jpg')}`;
}
