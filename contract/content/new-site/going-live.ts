import { span } from '../../../messages/span.ts';
import type { AnswerName, Answers } from './answers.ts';
import type { CatalogueService } from './catalogue.ts';
import { handOn } from './hand-on.ts';
import { PAGE_NAMES } from './questions.ts';
import { type NamedService, namedServices, OWN_TEXT } from './service-file.ts';

/** Where each page that needs the contractor's own words is written. */
const PAGE_FILES = {
  guide: 'guide.yaml',
  tips: 'tips.yaml',
  testimonials: 'testimonials.yaml',
  commercial: 'commercial.yaml',
  partner: 'windows-and-doors.yaml, and windowPartner in logos.yaml',
};

/** What is left to do: a word for it, where it is done (a file, and the field if it is one), and why. */
export type ToDo = {
  what: string;
  file: string;
  why: string;
  /** In the office, the address of the form in which it is done, and whether an owner may take it off the list. */
  to?: string;
  canDrop?: boolean;
  /** It was taken off. */
  isDropped?: boolean;
};

/** What costs customers while it is missing, the worst first. */
const MISSING: [AnswerName, what: string, file: string, why: string][] = [
  ['services', 'Services', 'services/', 'no service has a page, and the estimate form offers none.'],
  ['phone', 'Phone number', 'company.yaml, phone', 'most customers call.'],
  [
    'email',
    'Email address',
    'company.yaml, email, or OFFICE_EMAIL in settings.env',
    'requests have nowhere to go.',
  ],
  ['mail', 'Mail server', 'settings.env, SMTP_URL', 'until it is set, mails are files on the server.'],
  ['domain', 'Domain', 'settings.env, SITE_URL and MAIL_FROM', 'the site has no address of its own.'],
  ['hours', 'Office hours', 'office.yaml, hours', 'customers read "as soon as we can" instead of a time.'],
  ['areas', 'Towns', 'areas.yaml', 'no town is named, and people search by town.'],
  ['reviews', 'Reviews', 'reviews.yaml', 'no customer speaks for you.'],
  ['photos', 'Photographs', 'photos.yaml and photos/', 'no picture of your work.'],
  [
    'licences',
    'Licenses',
    'company.yaml, licences',
    'ask whether your state wants a number wherever you advertise.',
  ],
  [
    'address',
    'Address',
    'company.yaml, address',
    'the clock of the office is that of the East Coast until it names your state.',
  ],
  ['terms', 'Terms', 'terms.yaml', 'deposit, warranty and cancellation are not said.'],
  ['crew', 'People', 'crew.yaml', 'no one is named who comes to the house.'],
  ['founded', 'First year', 'company.yaml, founded', 'the year in which you began.'],
  ['holidays', 'Holidays', 'office.yaml, holidays', 'an answer is promised for every holiday.'],
];

/** What is left before a site goes live. */
export type GoingLive = {
  /** The name of the business; absent where it was left before it was kept. */
  company?: string | undefined;
  todo: ToDo[];
  /** Promises in the owner's name, to be read aloud. */
  aloud: string[];
  /** What the page of each service says of the work, in words that the owner has not typed. */
  work?: { service: string; lines: string[] }[];
  /** For the person who looks after the domain and the server; absent where it was left before there was this text. */
  handOn?: string;
};

type Left = { open: AnswerName[]; photosLeftOut: string[] };

export function goingLive(
  answers: Answers,
  catalogue: Record<string, CatalogueService>,
  { open, photosLeftOut }: Left,
): GoingLive {
  return {
    company: answers.name,
    todo: toDo(answers, catalogue, open, photosLeftOut),
    aloud: promises(answers, catalogue),
    work: namedServices(answers, catalogue).map((service) => ({
      service: service.name,
      lines: workOf(service),
    })),
    handOn: handOn(answers),
  };
}

/** `going-live.txt`: what is left to do, what to read aloud, and the text to hand on. */
export function goingLiveText({ todo, aloud, handOn: text }: GoingLive): string {
  return [
    'What is left before the site goes live. `npm run ready -- --settings settings.env` checks more.',
    section(
      'TO DO, what costs customers first',
      todo.map(({ file, why }) => `${file}: ${why}`),
    ),
    section('READ ALOUD: these are promises in your name', aloud),
    `\nHAND ON to the person who looks after your domain and server: all that is below\n\n${text}`,
  ].join('\n');
}

function section(title: string, lines: string[]): string {
  return lines.length > 0 ? `\n${title}\n\n${lines.map((line) => `- ${line}\n`).join('')}` : '';
}

function toDo(
  answers: Answers,
  catalogue: Record<string, CatalogueService>,
  open: AnswerName[],
  photosLeftOut: string[],
): ToDo[] {
  const unpriced = namedServices(answers, catalogue)
    .filter(({ prices, jobs }) => !prices && !jobs?.some(({ price }) => price))
    .map(({ name }) => name);
  const more: [boolean, what: string, file: string, why: string][] = [
    [
      unpriced.length > 0,
      'Prices',
      'services/, jobs',
      `no price yet for ${unpriced.join(', ')}. People compare prices.`,
    ],
    [
      answers.areas?.some(({ towns }) => !towns?.length) ?? false,
      'Towns',
      'areas.yaml, towns',
      'towns are missing for an area.',
    ],
    [
      photosLeftOut.length > 0,
      'Photographs',
      'photos/',
      `left out were ${photosLeftOut.join(', ')}. A photograph is a JPEG or PNG with "alt" and "caption" in photos.yaml.`,
    ],
    [true, 'Your story', 'about.yaml, story', 'how the business began, in your own words.'],
  ];
  return [
    ...MISSING.filter(([name]) => open.includes(name)).map(([, what, file, why]) => ({ what, file, why })),
    ...more.filter(([is]) => is).map(([, what, file, why]) => ({ what, file, why })),
    ...(answers.pages ?? []).map((page) => ({
      what: PAGE_NAMES[page],
      file: PAGE_FILES[page],
      why: 'the page is absent until you write it.',
    })),
  ];
}

function promises(answers: Answers, catalogue: Record<string, CatalogueService>): string[] {
  const { hours, answerWithin = 120, terms, reviews = [], licences = [] } = answers;
  const priced = namedServices(answers, catalogue).flatMap(({ name, listed, prices = {}, jobs = [] }) => [
    ...Object.entries(prices).map(
      ([id, price]) => [name, listed?.jobs.find((job) => job.id === id)?.name, price] as const,
    ),
    ...jobs.flatMap(({ name: job, price }) => (price ? [[name, job, price] as const] : [])),
  ]);
  return [
    ...(hours
      ? [
          `We answer every request within ${counted(answerWithin % 60 ? answerWithin : answerWithin / 60, answerWithin % 60 ? 'minute' : 'hour')} of office hours, on a busy day too.`,
        ]
      : []),
    ...(answers.emergencyPhone ? [`Someone answers ${answers.emergencyPhone} at three in the morning.`] : []),
    ...(terms?.deposit === 0 ? ['We ask for no deposit.'] : []),
    ...(terms?.deposit ? [`We ask for a deposit of ${terms.deposit} percent.`] : []),
    ...(terms?.newWork ? [`Our warranty on new work is ${counted(terms.newWork, 'year')}.`] : []),
    ...(terms?.repairs ? [`Our warranty on repairs is ${counted(terms.repairs, 'year')}.`] : []),
    ...(terms?.cancel ? [`Customers may cancel within ${counted(terms.cancel, 'business day')}.`] : []),
    ...(terms?.estimate ? [`An estimate holds for ${counted(terms.estimate, 'day')}.`] : []),
    ...priced.map(
      ([name, job, price]) => `${name}: ${job} costs ${span(price.map(dollars) as [string, string])}.`,
    ),
    ...reviews.map(
      ({ name, town, date }) => `${name} of ${town} said it (${monthOf(date)}), and agreed that we print it.`,
    ),
    ...licences.map(({ title, number }) => `${title} ${number} is valid today.`),
    ...(answers.services?.length
      ? [
          'On the page of each service, "How it goes" is how we work, and "What raises the price" is what does.',
        ]
      : []),
    'As the privacy notice says, our office alone reads requests, and who does a job sees what they need for it.',
  ];
}

/** The steps of a service, and what raises the prices that its page gives. */
function workOf({ listed, prices }: NamedService): string[] {
  const steps = [...(listed?.text ?? OWN_TEXT).matchAll(/^\d+\. (.*)$/gm)].map(([, step = '']) => step);
  const raises = prices ? (listed?.jobs ?? []) : [];
  return [...steps, ...raises.map((job) => `What raises the price of “${job.name}”: ${job.raises}.`)];
}

function counted(count: number, unit: string): string {
  return count === 1 ? `one ${unit}` : `${count} ${unit}s`;
}

/** "April 2026" for "2026-04". */
function monthOf(date = ''): string {
  return new Date(`${date}-15`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}
