import type { AnswerName, Answers } from './answers.ts';
import type { CatalogueService } from './catalogue.ts';
import { dnsRecords, MAIL_PROVIDERS } from './mail-providers.ts';
import { namedServices } from './service-file.ts';

/** Where each page that needs the contractor's own words is written. */
const PAGE_FILES = {
  guide: 'guide.yaml',
  tips: 'tips.yaml',
  testimonials: 'testimonials.yaml',
  commercial: 'commercial.yaml',
  partner: 'windows-and-doors.yaml, and windowPartner in logos.yaml',
};

/** What costs customers while it is missing, the worst first. */
const MISSING: [AnswerName, string][] = [
  ['services', 'services/: no service has a page, and the estimate form offers none.'],
  ['phone', 'company.yaml, phone: most customers call.'],
  ['email', 'company.yaml, email: requests have nowhere to go. Until then set OFFICE_EMAIL in settings.env.'],
  ['mail', 'settings.env, SMTP_URL: until it is set, mails are files on the server.'],
  ['domain', 'settings.env, SITE_URL and MAIL_FROM: the site has no address of its own.'],
  ['hours', 'office.yaml: customers read "as soon as we can" instead of a time.'],
  ['areas', 'company.yaml, areasServed, and areas.yaml: no town is named, and people search by town.'],
  ['reviews', 'reviews.yaml: no customer speaks for you.'],
  ['photos', 'photos/ and photos.yaml: no picture of your work.'],
  ['licences', 'company.yaml, licences: ask whether your state wants a number wherever you advertise.'],
  [
    'address',
    'company.yaml, address: the clock of the office is that of the East Coast until it names your state.',
  ],
  ['terms', 'terms.yaml: deposit, warranty and cancellation are not said.'],
  ['crew', 'crew.yaml: no one is named who comes to the house.'],
  ['founded', 'company.yaml, founded: the year in which you began.'],
  ['holidays', 'office.yaml, holidays: an answer is promised for every holiday.'],
];

/** `settings.env`: what `npm run ready -- --settings FILE` and the server read. `dir` is the content folder. */
export function settingsOf({ domain, email, mail }: Answers, dir: string): string {
  const smtp = MAIL_PROVIDERS[mail ?? '']?.smtp ?? 'smtps://USER:PASSWORD@mail.example.com:465';
  return `# The settings of the site; docs/running.md has them all. Once a password is in it, keep it out of Git.

CONTENT_DIR=${/[\s#'"]/.test(dir) ? JSON.stringify(dir) : dir}
${domain ? '' : '# '}SITE_URL=https://www.${domain ?? 'your-name.com'}
${domain ? '' : '# '}MAIL_FROM=website@${domain ?? 'your-name.com'}
${email ? '' : '# '}OFFICE_EMAIL=${email ?? 'you@your-name.com'}
# SMTP_URL=${smtp}
`;
}

/** `going-live.txt`: what is left to do, what to read aloud, and the DNS records for mail. */
export function goingLive(
  answers: Answers,
  catalogue: Record<string, CatalogueService>,
  { open, photosLeftOut }: { open: AnswerName[]; photosLeftOut: string[] },
): string {
  return [
    'What is left before the site goes live. `npm run ready -- --settings settings.env` checks more.',
    section('TO DO, what costs customers first', toDo(answers, catalogue, open, photosLeftOut)),
    section('READ ALOUD: these are promises in your name', promises(answers, catalogue)),
    section('DNS RECORDS, to paste where your domain is registered', dnsLines(answers)),
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
): string[] {
  const unpriced = namedServices(answers, catalogue).filter(
    ({ prices, jobs }) => !prices && !jobs?.some(({ price }) => price),
  );
  return [
    ...MISSING.filter(([name]) => open.includes(name)).map(([, todo]) => todo),
    ...(unpriced.length > 0
      ? [`services/: no price yet for ${unpriced.map(({ name }) => name).join(', ')}. People compare prices.`]
      : []),
    ...(answers.areas?.some(({ towns }) => !towns?.length)
      ? ['areas.yaml: towns are missing for an area.']
      : []),
    ...(photosLeftOut.length > 0
      ? [
          `photos/: left out were ${photosLeftOut.join(', ')}. A photograph is a JPEG or PNG with "alt" and "caption" in photos.yaml.`,
        ]
      : []),
    'about.yaml, story: how the business began, in your own words.',
    ...(answers.pages ?? []).map((page) => `${PAGE_FILES[page]}: the page is absent until you write it.`),
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
  const years = (count: number) => (count === 1 ? 'one year' : `${count} years`);
  return [
    ...(hours
      ? [`We answer every request within ${answerWithin} minutes of office hours, on a busy day too.`]
      : []),
    ...(answers.emergencyPhone ? [`Someone answers ${answers.emergencyPhone} at three in the morning.`] : []),
    ...(terms?.deposit === 0 ? ['We ask for no deposit.'] : []),
    ...(terms?.deposit ? [`We ask for a deposit of ${terms.deposit} percent.`] : []),
    ...(terms?.newWork ? [`Our warranty on new work is ${years(terms.newWork)}.`] : []),
    ...(terms?.repairs ? [`Our warranty on repairs is ${years(terms.repairs)}.`] : []),
    ...(terms?.cancel ? [`Customers may cancel within ${terms.cancel} business days.`] : []),
    ...(terms?.estimate ? [`An estimate holds for ${terms.estimate} days.`] : []),
    ...priced.map(([name, job, [low, high]]) => `${name}: ${job} costs ${dollars(low)} to ${dollars(high)}.`),
    ...reviews.map(
      ({ name, town, date }) => `${name} of ${town} said it (${date}), and agreed that we print it.`,
    ),
    ...licences.map(({ title, number }) => `${title} ${number} is valid today.`),
    ...(answers.services?.length ? ['"How it goes" on each page in services/ is how we work.'] : []),
  ];
}

function dnsLines({ domain, email, mail }: Answers): string[] {
  if (!domain || !mail) return [];
  const provider = MAIL_PROVIDERS[mail];
  if (!provider) return [];
  return [
    ...dnsRecords(domain, provider, email ?? `postmaster@${domain}`),
    ...(provider.note ? [`SMTP_URL in settings.env: ${provider.note}`] : []),
    'If the domain already has a TXT record that begins with v=spf1, add the include to that one.',
  ];
}

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}
