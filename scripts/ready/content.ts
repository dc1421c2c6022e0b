import type { Company, Logo, PhotoWords, Review } from '../../content/schema.ts';
import { domainOf, isNobodys } from './domains.ts';
import { type Finding, right, wrong } from './finding.ts';

/** Numbers that are set aside for films and books: nobody answers there. */
export const FICTIONAL_PHONE = /\b555-01\d\d\b/;

/** Firms and awards that were made up for the sample business. */
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
  'Accredited Business',
  'Industry Experts',
]);

export type Content = {
  company: Company;
  reviews: Review[];
  quotes: Review[];
  photos: Record<string, PhotoWords>;
  /** The names of the films' files. */
  films: string[];
  logos: Logo[];
};

/** What came with the program and is not true of any real business. */
export function checkContent({ company, reviews, quotes, photos, films, logos }: Content): Finding[] {
  return [
    checkSamples('reviews', reviews, `content/reviews.ts: ${REAL_WORDS}`),
    checkSamples('testimonials', quotes, `content/testimonials.ts: ${REAL_WORDS}`),
    checkPhotos(photos),
    checkFilms(films, photos),
    checkFirms(logos),
    checkPhones(company),
    checkAddresses(company),
    checkLicences(company),
  ];
}

const REAL_WORDS =
  'put in the words of customers who agreed to it, with "sample: false". An invented review on a live site breaks the law.';

function checkSamples(what: string, all: { sample: boolean }[], todo: string): Finding {
  const samples = all.filter(({ sample }) => sample).length;
  if (samples === 0) return right(`No sample is left among the ${all.length} ${what}.`);
  return wrong(`${samples} of ${all.length} ${what} are samples.`, todo);
}

function checkPhotos(photos: Record<string, PhotoWords>): Finding {
  const ours = Object.entries(photos).filter(([file]) => !file.startsWith('film-'));
  return checkSamples(
    'photographs',
    ours.map(([, photo]) => photo),
    'content/photos/: put in photographs of your own work, and say so in content/photos.ts with "sample: false".',
  );
}

/** A film has no mark of its own; the picture that stands in its place has one. */
function checkFilms(films: string[], photos: Record<string, PhotoWords>): Finding {
  const samples = films.filter((film) => photos[posterOf(film)]?.sample);
  if (samples.length === 0) return right('No sample is left among the films.');
  return wrong(
    `${samples.length === 1 ? 'A film is a sample' : `${samples.length} films are samples`}: ${samples.join(', ')}.`,
    `content/films/: put in your own, and set "sample: false" at ${samples.map(posterOf).join(' and ')} in content/photos.ts; or take the film out of its page.`,
  );
}

function checkFirms(logos: Logo[]): Finding {
  const samples = logos.filter(({ name }) => SAMPLE_FIRMS.has(name)).map(({ name }) => name);
  if (samples.length === 0) return right('No logo of a sample firm is left.');
  return wrong(
    `${samples.length} of ${logos.length} logos are of firms that do not exist, such as ${samples[0]}.`,
    'content/logos.ts: name the firms that you work with. The certificates in content/about.ts are samples too.',
  );
}

function checkPhones({ phone, emergencyPhone }: Company): Finding {
  const fictional = [phone, emergencyPhone].filter((number) => FICTIONAL_PHONE.test(number));
  if (fictional.length === 0) return right(`The phone numbers are ${phone} and ${emergencyPhone}.`);
  return wrong(
    `Nobody answers at ${fictional.join(' and ')}: the number is a sample.`,
    'content/company.ts: set phone and emergencyPhone.',
  );
}

function checkAddresses({ email, mailFrom, parent, profiles }: Company): Finding {
  const hosts = [
    domainOf(email),
    domainOf(mailFrom),
    ...[parent, ...profiles].map(({ url }) => new URL(url).hostname),
  ];
  const samples = [...new Set(hosts.filter(isNobodys))];
  if (samples.length === 0) return right('Mail and web addresses of the business are real ones.');
  return wrong(
    `${samples.join(', ')}: such names are for examples, and lead nowhere.`,
    'content/company.ts: set email, mailFrom, parent.url and the addresses in profiles.',
  );
}

function checkLicences({ licences }: Company): Finding {
  const samples = licences.filter(({ number }) => !/[1-9]/.test(number));
  if (samples.length === 0) return right(`${licences.length} license numbers stand on every page and mail.`);
  return wrong(
    `The license numbers of ${samples.map(({ area }) => area).join(', ')} are samples.`,
    'content/company.ts: set licences. New York City and Connecticut require the number in advertising.',
  );
}

function posterOf(film: string): string {
  return `film-${film.replace(/\.mp4$/, '.jpg')}`;
}
