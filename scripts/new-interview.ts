import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import {
  autocompleteMultiselect,
  intro,
  isCancel,
  log,
  multiselect,
  note,
  outro,
  select,
  text,
} from '@clack/prompts';
import { parse, stringify } from 'yaml';
import { HOME, mistakeIn } from '../contract/content/new-site/answers.ts';
import type { CatalogueService } from '../contract/content/new-site/catalogue.ts';
import {
  type Field,
  listOf,
  QUESTIONS,
  type Question,
  typedValue,
} from '../contract/content/new-site/questions.ts';
import { slugOf } from '../contract/content/new-site/service-file.ts';

type WrongIn = (path: string, value: unknown) => string | undefined;

type Interview = {
  /** The file in which the answers are kept after each question. */
  kept: string;
  to: string | undefined;
  catalogue: Record<string, CatalogueService>;
  /** Why a folder cannot be used. */
  refusal(place: string): string | undefined;
};

class Stopped extends Error {}

/** Asks what is not answered yet. Gives the folder to write, or nothing when it was stopped. */
export async function interview({ kept, to, catalogue, refusal }: Interview): Promise<string | undefined> {
  const answers: Record<string, unknown> = existsSync(kept) ? (parse(readFileSync(kept, 'utf8')) ?? {}) : {};
  const save = () =>
    writeFileSync(kept, `# Answers for npm run new -- --from ${kept}\n\n${stringify(answers)}`);
  intro('A new site. Enter alone is "later"; Ctrl-C stops and keeps the answers.');
  try {
    for (const question of QUESTIONS) {
      if (answers[question.id] !== undefined && answers[question.id] !== 'later') continue;
      answers[question.id] = await ask(question, answers, catalogue);
      save();
    }
    while (['phone', 'emergencyPhone', 'email'].every((id) => /^(?:later|none)$/.test(String(answers[id])))) {
      log.warn('One way to be reached is needed: a phone number or an email address.');
      for (const question of QUESTIONS.filter(({ id }) => id === 'phone' || id === 'email'))
        answers[question.id] = await ask(question, answers, catalogue);
      save();
    }
    const start = `../${slugOf(String(answers.name)) || 'new-site'}`;
    const place =
      to ?? (await line({ message: 'Where should its folder be?', start, needed: true, wrong: refusal }));
    outro('Writing.');
    return place;
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    save();
    outro(`Stopped. What you answered is in ${kept}. Go on with: npm run new -- --from ${kept}`);
    return undefined;
  }
}

async function ask(
  question: Question,
  answers: Record<string, unknown>,
  catalogue: Record<string, CatalogueService>,
): Promise<unknown> {
  const { id, kind, none } = question;
  const wrongIn = (path: string, value: unknown) => mistakeIn(path, value, catalogue);
  const message = `${question.ask}\n${question.why} Shown: ${question.where}.${none ? ` "none": ${none}.` : ''}`;
  switch (kind) {
    case 'text':
    case 'color': {
      const wrong = (typed: string) => wrongIn(id, typedValue(typed));
      return orLater(await line({ message, example: question.example, needed: id === 'name', wrong }));
    }
    case 'choice':
      return given(
        await select({ message, options: [...question.options, { value: 'later', label: 'Later' }] }),
      );
    case 'choices': {
      const chosen = given(await multiselect({ message, options: question.options, required: false }));
      return chosen.length > 0 ? chosen : 'later';
    }
    case 'fields': {
      note(message);
      return askFields(question.fields, id, false, wrongIn);
    }
    case 'rows': {
      note(`${message}\nEnter alone when there are no more.`);
      const rows: unknown[] = [];
      for (;;) {
        const row = await askFields(question.fields, id, true, wrongIn);
        if (row === 'none' && rows.length === 0) return row;
        if (typeof row === 'string') return rows.length > 0 ? rows : 'later';
        rows.push(row);
      }
    }
    case 'services':
      return askServices(message, catalogue);
    case 'photos':
      return askPhotos(message, answers, wrongIn);
  }
}

type Set = Record<string, unknown>;

/**
 * One set of fields. "later" when nothing was answered, or the first field of a row was not; "none" when the first was answered so.
 * Asks again for a set that does not fit together.
 */
async function askFields(fields: Field[], id: string, isRow: boolean, wrongIn: WrongIn): Promise<unknown> {
  const path = isRow ? `${id} > 1` : id;
  const answer = (set: Set) => (isRow ? [set] : set);
  for (;;) {
    const set: Set = {};
    for (const [place, field] of fields.entries()) {
      const wrong = (typed: string) =>
        wrongIn(`${path} > ${field.id}`, answer({ ...set, [field.id]: typedValue(typed, field) }));
      const message = field.kind === 'yes' ? `${field.ask} yes or no` : field.ask;
      const typed = await line({ message, example: field.example, wrong });
      if (place === 0 && typed === 'none') return 'none';
      if (place === 0 && typed === '' && isRow) return 'later';
      if (typed !== '') set[field.id] = typedValue(typed, field);
    }
    if (Object.keys(set).length === 0) return 'later';
    const wrong = wrongIn(path, answer(set));
    if (wrong === undefined) return set;
    log.error(`${wrong} Please answer these again.`);
  }
}

async function askServices(message: string, catalogue: Record<string, CatalogueService>): Promise<unknown> {
  const options = Object.entries(catalogue).map(([value, { name, summary }]) => ({
    value,
    label: name,
    hint: summary,
  }));
  const chosen = given(
    await autocompleteMultiselect({
      message: `${message}\nType to search, Tab to choose.`,
      options,
      required: false,
    }),
  );
  const others = await line({
    message: 'What else, with commas between?',
    wrong: (typed) => mistakeIn('services', listOf(typed), catalogue),
  });
  const services = [
    ...chosen.map((use) => ({ use, prices: {} as Record<string, string> })),
    ...listOf(others).map((name) => ({ name, jobs: [] as Record<string, string>[] })),
  ];
  if (services.length === 0) return 'later';
  const prices = given(
    await select({
      message: 'Prices? Each usual job can show one, or from–to. People compare them before they call.',
      options: [
        { value: 'ask', label: 'Ask me for each usual job' },
        { value: 'none', label: 'No prices' },
      ],
    }),
  );
  if (prices === 'none')
    return services.map((service) => ('use' in service ? { use: service.use } : service));
  for (const service of services) {
    if ('use' in service) await askPrices(service, catalogue);
    else service.jobs = await askJobs(service.name, catalogue);
  }
  return services;
}

async function askPrices(
  { use, prices }: { use: string; prices: Record<string, string> },
  catalogue: Record<string, CatalogueService>,
): Promise<void> {
  const { name, jobs = [] } = catalogue[use] ?? { name: '' };
  for (const job of jobs) {
    const wrong = (typed: string) => mistakeIn('services', [{ use, prices: { [job.id]: typed } }], catalogue);
    const message = `${name}: ${job.name}, from–to in dollars, or one price`;
    const price = await line({ message, example: '200-350', wrong });
    if (price !== '' && price !== 'none') prices[job.id] = price;
  }
}

/** The usual jobs of a service that is not in the list. */
async function askJobs(
  service: string,
  catalogue: Record<string, CatalogueService>,
): Promise<Record<string, string>[]> {
  const jobs: Record<string, string>[] = [];
  const wrongIn = (job: object) =>
    mistakeIn('services', [{ name: service, jobs: [...jobs, job] }], catalogue);
  for (;;) {
    const message = `${service}: a usual job, with its size? Enter alone when there are no more.`;
    const name = await line({ message, example: '', wrong: (typed) => wrongIn({ name: typed }) });
    if (name === '' || name === 'none') return jobs;
    const wrong = (price: string) => wrongIn({ name, price });
    const price = await line({
      message: `${service}: ${name}, from–to in dollars, or one price`,
      example: '200-350',
      wrong,
    });
    jobs.push({ name, ...(price && price !== 'none' && { price }) });
  }
}

async function askPhotos(
  message: string,
  answers: Record<string, unknown>,
  wrongIn: WrongIn,
): Promise<unknown> {
  const typed = await line({
    message,
    wrong: (words) =>
      statSync(folderNamed(words), { throwIfNoEntry: false })?.isDirectory()
        ? undefined
        : 'There is no such folder.',
  });
  if (typed === '' || typed === 'none') return orLater(typed);
  const folder = folderNamed(typed);
  const files = readdirSync(folder).filter((name) => /\.(?:jpe?g|png)$/i.test(name));
  const services = (Array.isArray(answers.services) ? answers.services : []).map(
    ({ use, name }) => use ?? name,
  );
  const list: Record<string, string>[] = [];
  for (const file of files) {
    const wrong = (alt: string) => wrongIn('photos > list > 1 > alt', { folder, list: [{ file, alt }] });
    const alt = await line({
      message: `${file}: what does it show? One sentence, which is read to visitors who cannot see it.`,
      wrong,
    });
    if (alt === '' || alt === 'none') continue;
    const options = [
      ...(list.some(({ page }) => page === HOME) ? [] : [{ value: HOME, label: 'The home page' }]),
      ...services.map((value) => ({ value, label: value })),
      { value: 'later', label: 'Later' },
    ];
    list.push({ file, alt, page: given(await select({ message: `${file}: on which page?`, options })) });
  }
  return { folder, list };
}

/** A folder as people name it, or as a terminal does into which it is dragged: "~/Pictures", "'My work'", "My\\ work". */
function folderNamed(typed: string): string {
  const plain = typed.replace(/^(['"])(.*)\1$/, '$2').replaceAll(/\\(?=[^\w\\])/g, '');
  return resolve(plain.replace(/^~(?=$|\/)/, homedir()));
}

type Line = {
  message: string;
  example?: string | undefined;
  start?: string;
  /** Not to be put off. */
  needed?: boolean;
  wrong?(typed: string): string | undefined;
};

/** What was typed, without spaces around it; nothing for "later". */
async function line({
  message,
  example = 'later',
  start = '',
  needed = false,
  wrong,
}: Line): Promise<string> {
  const typed = await text({
    message,
    placeholder: example,
    initialValue: start,
    validate(value = '') {
      const words = value.trim();
      if (!/^(?:|later|none)$/.test(words)) return wrong?.(words);
      return needed ? 'This one is needed.' : undefined;
    },
  });
  const words = (given(typed) ?? '').trim();
  return words === 'later' ? '' : words;
}

function given<T>(value: T): Exclude<T, symbol> {
  if (isCancel(value)) throw new Stopped();
  return value as Exclude<T, symbol>;
}

function orLater(typed: string): unknown {
  return typed === '' ? 'later' : typedValue(typed);
}
