import type { Company, Logo, PhotoWords, Review } from '../../content/schema.ts';
import { domainOf, isReservedDomain } from './domains.ts';
import { type Finding, right, wrong } from './finding.ts';

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
  'Accredited Business',
  'Industry Experts',
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
  /** The window maker whose certified installer the pages claim you are, if they name one. */
  maker: Logo | undefined;
  certificates: { name: string; sample?: boolean | undefined }[];
  /** Whether the warranty and the financing, if there are any, and the privacy notice are still the sample's. */
  terms: { sample: boolean } | undefined;
  /** The schedules with prices, each with a review, by the names of their files. */
  sheets: Record<string, { sample: boolean }>;
  privacy: { sample: boolean };
  /** The pages of plain text that promise something, by the names of their files; one may be missing. */
  texts: Record<string, { sample?: boolean | undefined } | undefined>;
};

/** Finds the sample content, which is not true of any real business. */
export function checkContent(content: Content): Finding[] {
  const { company, reviews, quotes, photos, films, logos } = content;
  return [
    checkSamples('reviews', reviews, `content/reviews.ts: ${REAL_WORDS}`),
    checkSamples('testimonials', quotes, `content/testimonials.ts: ${REAL_WORDS}`),
    checkPhotos(photos),
    checkFilms(films, photos),
    checkFirms(logos),
    checkPhones(company),
    checkAddresses(company),
    checkLicences(company),
    checkSeals(logos),
    checkMaker(content.maker),
    checkCertificates(content.certificates),
    checkTerms(content.terms),
    checkSheets(content.sheets),
    checkPrivacy(content.privacy),
    checkTexts(content.texts),
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

/** A film has no `sample` mark of its own, so its poster's counts. */
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
    'content/logos.ts: name the firms you buy from, and as clients only customers who agreed to it.',
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
    ...[parent ?? [], ...profiles].flat().map(({ url }) => new URL(url).hostname),
  ];
  const samples = [...new Set(hosts.filter(isReservedDomain))];
  if (samples.length === 0) return right('Mail and web addresses of the business are real ones.');
  return wrong(
    `${samples.join(', ')}: such names are for examples, and lead nowhere.`,
    'content/company.ts: set email, mailFrom, parent.url and the addresses in profiles.',
  );
}

function checkLicences({ licences, otherLicences }: Company): Finding {
  const all = [...licences, ...otherLicences];
  const samples = all.filter(({ number, sample }) => sample || !/[1-9]/.test(number));
  if (samples.length === 0) return right(`${all.length} license numbers stand on every page and mail.`);
  return wrong(
    `These numbers are samples: ${samples.map(({ title }) => title.replace(/,$/, '')).join(', ')}.`,
    'content/company.ts: set licences and otherLicences. New York City and Connecticut require the number in advertising, and only an EPA-certified firm may offer work on paint from before 1978. Take out a place that you have no license for, from areasServed too.',
  );
}

/** Seals of counties, states and the EPA: only a firm that holds the license may show them. */
function checkSeals(logos: Logo[]): Finding {
  const samples = logos.filter(({ sample }) => sample).map(({ name }) => name);
  if (samples.length === 0) return right('No seal is a sample.');
  return wrong(
    `${samples.length} seals were drawn for the sample: ${samples.join(', ')}.`,
    'content/logos.ts: ask each office whether its name may stand in a seal, take out what you do not hold, and take "sample: true" from the rest.',
  );
}

function checkMaker(maker: Logo | undefined): Finding {
  if (!maker) return right('The pages name no maker of windows.');
  const { name, sample } = maker;
  if (!sample) return right(`The pages name a maker: ${name}.`);
  return wrong(
    `A real maker is named without its leave: ${name}.`,
    'Get its certificate and its permission to use the name, or take the name out: content/logos.ts (windowPartner), content/andersen.ts, content/certificates.ts.',
  );
}

function checkCertificates(certificates: Content['certificates']): Finding {
  const samples = certificates.filter(({ sample }) => sample).map(({ name }) => name);
  if (samples.length === 0) return right('No certificate is a sample.');
  return wrong(
    `${samples.length} certificates are samples: ${samples.join(', ')}.`,
    'content/certificates.ts: list only what you hold a paper for, without "sample: true".',
  );
}

function checkTerms(terms: Content['terms']): Finding {
  if (!terms?.sample) return right('The words on warranty and financing are yours.');
  return wrong(
    'The words on warranty and financing are the sample’s.',
    'content/windows-and-doors.ts, and content/home.ts and content/andersen.ts with it: say who warrants what and for how long, and name the lender or take financing out; have counsel read it. Then set "sample: false".',
  );
}

function checkSheets(sheets: Content['sheets']): Finding {
  const samples = Object.entries(sheets)
    .filter(([, { sample }]) => sample)
    .map(([file]) => file);
  if (samples.length === 0) return right('Prices and reviews of the services are yours.');
  return wrong(
    `The prices and the review are samples in ${samples.length} of ${Object.keys(sheets).length} sheets: ${samples.join(', ')}.`,
    'content/sheets/: put in what your jobs usually cost, and a review of that trade or none; then set "sample: false".',
  );
}

function checkPrivacy({ sample }: Content['privacy']): Finding {
  if (!sample) return right('The privacy notice is yours.');
  return wrong(
    'The privacy notice is the sample’s.',
    'content/privacy.ts: compare it with docs/running.md, add who else gets requests (a webhook, your mail company), and set "sample: false".',
  );
}

function checkTexts(texts: Content['texts']): Finding {
  const samples = Object.entries(texts)
    .filter(([, page]) => page?.sample)
    .map(([file]) => file);
  if (samples.length === 0) return right('What the other pages promise is yours.');
  return wrong(
    `Pages make promises that came with the program: ${samples.join(', ')}.`,
    `${samples.map((file) => `content/${file}`).join(' and ')}: say what you do, for whom and in how many days, and set "sample: false". Without such customers the page in content/commercial.ts can go; docs/editing-content.md says how.`,
  );
}

function posterOf(film: string): string {
  return `film-${film.replace(/\.mp4$/, '.jpg')}`;
}
