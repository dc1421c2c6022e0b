import { callFirst, plainEmergency } from '../../../messages/en/plain-pages.ts';
import { FILES, type FileName } from '../files.ts';
import { type Answers, HOME, WEEKDAYS } from './answers.ts';
import type { CatalogueService } from './catalogue.ts';
import { drawMark } from './mark.ts';
import { type NamedService, namedServices, serviceFile, slugOf } from './service-file.ts';
import { writeYaml } from './write-yaml.ts';

const MOST_CARDS = 9;

/** Of the services in the headline of the home page, which a phone shows in four lines. */
const MOST_LETTERS = 26;

export type NewFolder = {
  /** Texts and drawings by their place in the folder. */
  files: Record<string, string>;
  /** Where each photograph is copied to, and the name of its file in the folder that was named. */
  photos: Record<string, string>;
};

/** A content folder that says what was answered and nothing else. A section with nothing behind it is absent. */
export function newFolder(answers: Answers, catalogue: Record<string, CatalogueService>): NewFolder {
  const services = namedServices(answers, catalogue);
  const photos = placePhotos(answers, services);
  const { logo, favicon } = drawMark({ ...answers, name: answers.shortName ?? answers.name });
  const data: Partial<Record<FileName, unknown>> = {
    company: companyOf(answers, services),
    areas: areasOf(answers),
    office: officeOf(answers),
    crew: answers.crew?.length ? { crew: answers.crew } : undefined,
    reviews: answers.reviews?.length ? answers.reviews : undefined,
    terms: termsOf(answers),
    emergency: emergencyOf(answers, services),
    home: homeOf(answers, services, photos.find(({ page }) => page === HOME)?.name),
    about: aboutOf(answers),
    photos:
      photos.length > 0 ? Object.fromEntries(photos.map(({ name, words }) => [name, words])) : undefined,
  };
  const files: Record<string, string> = { 'drawings/logo.svg': logo, 'public/favicon.svg': favicon };
  for (const [name, value] of Object.entries(data)) {
    const { help = '' } = FILES[name as FileName].meta() as { help?: string };
    if (value !== undefined) files[`${name}.yaml`] = `# ${help}\n\n${writeYaml(value)}`;
  }
  services.forEach((service, place) => {
    const figures = photos.filter(({ page, isHeader }) => page === service.slug && !isHeader);
    files[`services/${service.slug}.md`] = serviceFile(
      service,
      place + 1,
      figures.map(({ name }) => name),
    );
  });
  return { files, photos: Object.fromEntries(photos.map(({ to, file }) => [to, file])) };
}

/** Only where pipes, wires or boilers are repaired does a caller have to call 911 first. */
function emergencyOf({ emergencyPhone }: Answers, services: NamedService[]) {
  if (!emergencyPhone || !services.some(({ listed }) => listed?.drawing === 'mechanical-repairs'))
    return undefined;
  return { first: callFirst, ...plainEmergency };
}

/** "Gutters, Roofing and more in Austin". */
function whatAndWhere({ address, name }: Answers, services: NamedService[]): string {
  const names = services.map((service) => service.name);
  if (names.length === 0) return name;
  const all = names.join(', ').replace(/, ([^,]*)$/, ' and $1');
  const what =
    all.length > MOST_LETTERS && names.length > 2 ? `${names.slice(0, 2).join(', ')} and more` : all;
  return address?.city ? `${what} in ${address.city}` : what;
}

function companyOf(answers: Answers, services: NamedService[]) {
  const { name, shortName, phone, emergencyPhone, email, domain, address, parent, founded, licences } =
    answers;
  return {
    name,
    shortName,
    slogan: services.length > 0 ? whatAndWhere(answers, services) : undefined,
    phone,
    emergencyPhone,
    email,
    mailFrom: domain && `website@${domain}`,
    address,
    parent,
    founded,
    licences: licences?.length ? licences : undefined,
  };
}

function areasOf({ areas = [] }: Answers) {
  if (areas.length === 0) return undefined;
  return areas.map(({ name, towns = [] }) => ({
    name,
    towns: towns.length > 0 ? [...new Set(towns)].toSorted((a, b) => a.localeCompare(b)) : undefined,
  }));
}

function officeOf({ hours, holidays, answerWithin }: Answers) {
  if (!hours) return undefined;
  const { weekdays, ...days } = hours;
  const week = weekdays && Object.fromEntries(WEEKDAYS.map((day) => [day, weekdays]));
  return { hours: { ...week, ...days }, holidays, answerWithin };
}

function termsOf({ terms }: Answers) {
  if (!terms) return undefined;
  const { deposit, newWork, repairs, cancel, estimate } = terms;
  const list = [
    deposit === 0 && { title: 'Deposit', text: 'Nothing is due before the work begins.' },
    deposit && { title: 'Deposit', text: 'When you sign, {deposit} percent of the price is due.' },
    newWork && { title: 'Warranty', text: 'On new work, our warranty is {newWork}.' },
    repairs && { title: newWork ? 'Repairs' : 'Warranty', text: 'On repairs, our warranty is {repairs}.' },
    cancel && {
      title: 'Cancellation',
      text: `You may cancel within {cancel} business ${cancel === 1 ? 'day' : 'days'} of signing.`,
    },
    estimate && {
      title: 'Your estimate',
      text: `It is in writing and holds for {estimate} ${estimate === 1 ? 'day' : 'days'}.`,
    },
  ].filter(Boolean);
  const figures = { deposit: deposit || undefined, newWork, repairs, cancel, estimate };
  return list.length > 0 ? { figures, list } : undefined;
}

function homeOf(answers: Answers, services: NamedService[], photo: string | undefined) {
  const { name, founded, reviews = [], licences = [] } = answers;
  const about = founded ? `${name}, since ${founded}.` : `${name}.`;
  const cards = services.slice(0, MOST_CARDS).map(({ slug }) => `/service/${slug}`);
  return {
    slides: [
      {
        title: whatAndWhere(answers, services),
        text: `${services.length > 0 ? `${about} ` : ''}Tell us what needs doing, and we get back to you.`,
        photo,
        links: [
          { text: 'Get an estimate', to: '/estimate' },
          services.length > 0
            ? { text: 'See what we do', to: '/services' }
            : { text: 'Contact us', to: '/contact' },
        ],
      },
    ],
    services: cards.length > 0 && {
      title: 'Our services',
      text: 'Each page says how the work goes.',
      price: '{job}: {price}',
      cards,
      link: 'All services',
    },
    reviews: reviews.length > 0 && { title: 'What customers say' },
    licences: licences.length > 0 && {
      title: licences.length > 1 ? 'Our licenses' : 'Our license',
      text: 'You can look it up with the office that gave it out.',
    },
  };
}

/** Absent where there is nothing to say beside the name. */
function aboutOf(answers: Answers) {
  const { name, address, founded, parent, crew = [], reviews = [], licences = [] } = answers;
  const hasTerms = termsOf(answers) !== undefined;
  if (!founded && crew.length + reviews.length === 0 && !hasTerms) return undefined;
  const where = [address?.city, address?.state].filter(Boolean).join(', ');
  return {
    title: 'About us',
    lead: `${name}${where && ` in ${where}`}${founded ? `, since ${founded}` : ''}${parent ? `, a division of ${parent.name}` : ''}.`,
    crew: crew.length > 0 && {
      title: 'Who comes',
      text: 'The people who come to your house.',
      elevation: 'The crew',
      name: 'Name',
      trade: 'Trade',
      since: 'Since',
      credential: 'Credential',
      calledFor: 'Called for',
      measures: 'Writes the estimate',
      nights: 'Answers at night',
    },
    contract: (hasTerms || licences.length > 0) && {
      title: 'What we agree on',
      text: 'What our contracts say.',
      licences: licences.length > 1 ? 'Our licenses' : 'Our license',
      towns: 'Where we work',
    },
    reviews: reviews.length > 0 && {
      title: 'What customers say',
    },
  };
}

type PlacedPhoto = {
  name: string;
  to: string;
  file: string;
  words: { alt: string; caption: string };
  /** Where it goes: "home", the address of a service, or nowhere yet. */
  page: string | undefined;
  isHeader: boolean;
};

/** Those that are described; the first one of a service is behind the title of its page. */
function placePhotos({ photos }: Answers, services: NamedService[]): PlacedPhoto[] {
  const names = new Set<string>();
  return (photos?.list ?? []).flatMap(({ file, alt, caption = alt, page: wanted }) => {
    const [, ending = ''] = /\.(jpe?g|png)$/i.exec(file) ?? [];
    if (!alt || !caption || !ending) return [];
    const service = services.find(({ slug, name }) => [slug, name].includes(wanted ?? ''))?.slug;
    const header = service && `header-${service}`;
    const isHeader = header !== undefined && !names.has(header);
    const plain = slugOf(file.slice(0, -ending.length - 1)) || 'photo';
    const name = isHeader ? header : names.has(plain) ? `${plain}-${names.size + 1}` : plain;
    names.add(name);
    const page = service ?? (wanted === HOME ? HOME : undefined);
    return [
      { name, to: `photos/${name}.${ending.toLowerCase()}`, file, words: { alt, caption }, page, isHeader },
    ];
  });
}
