import { stringify } from 'yaml';
import { z } from 'zod';
import { RESERVED_PHONE } from '../../reserved-phones.ts';
import { checked } from '../issues.ts';
import { type Mistake, nearest } from '../mistake.ts';
import { readYaml } from '../read-yaml.ts';
import { companySchema, licence } from '../schema/company.ts';
import { officeSchema } from '../schema/office.ts';
import { crewSchema, reviewsSchema } from '../schema/people.ts';
import { photoSchema } from '../schema/pictures.ts';
import { job } from '../schema/services.ts';
import { count, phone, range, text } from '../schema/words.ts';
import type { CatalogueService } from './catalogue.ts';
import { colorOf } from './color.ts';
import { MAIL_PROVIDERS } from './mail-providers.ts';

const company = companySchema.shape;
const spans = officeSchema.shape.hours.unwrap().shape.monday.unwrap();

/** The days that hours can be given for; those from Monday to Friday also together. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const DAYS = ['weekdays', ...WEEKDAYS, 'saturday', 'sunday'] as const;
const hours = z.strictObject(
  Object.fromEntries(DAYS.map((day) => [day, spans.optional()])) as Record<
    (typeof DAYS)[number],
    z.ZodOptional<typeof spans>
  >,
);

/** A number with its unit, which is what it says: "2 years", "1 hour" where minutes are asked for, "10%". */
function inUnits<T extends z.ZodType>(units: Record<string, number>, amount: T) {
  const read = (value: unknown) => {
    const [, figure, unit = ''] =
      /^(\d+(?:\.\d+)?) *(?:business )?(%|[a-z]+?)s?$/i.exec(typeof value === 'string' ? value.trim() : '') ??
      [];
    const each = units[unit.toLowerCase()];
    return figure && each ? Number(figure) * each : value;
  };
  return z.preprocess(read, amount);
}

const years = inUnits({ year: 1, yr: 1 }, count.max(100, 'expected years, at most 100'));
const days = inUnits({ day: 1 }, count);

/** With one for examples, each page would say that the business is invented. */
const ownPhone = phone.refine(
  (number) => !RESERVED_PHONE.test(number),
  'expected a number that customers can call: those with 555-01 are for examples',
);

const ownJob = z.strictObject({
  name: job.shape.name.unwrap(),
  short: job.shape.short,
  price: range.optional(),
  time: job.shape.time,
  permit: job.shape.permit,
  raises: job.shape.raises.optional(),
});

/** The pages that need the contractor's own words. */
export const PAGES = ['guide', 'tips', 'testimonials', 'commercial', 'partner'] as const;

function servicesSchema(catalogue: Record<string, CatalogueService>) {
  const known = Object.keys(catalogue);
  const idOf = (name: string) =>
    known.find((id) => [id, catalogue[id]?.name.toLowerCase()].includes(name.trim().toLowerCase()));
  const named = (value: unknown) => {
    if (typeof value !== 'string') return value;
    const use = idOf(value);
    return use ? { use } : { name: value };
  };
  const entry = z
    .strictObject({
      use: z
        .enum(known, {
          error: ({ input }) => `expected ${nearest(String(input), known) ?? `one of ${known.join(', ')}`}`,
        })
        .optional(),
      name: text.optional(),
      summary: text.max(70, 'expected at most 70 characters').optional(),
      prices: z.record(z.string(), range).optional(),
      jobs: z.array(ownJob).optional(),
    })
    .superRefine(({ use, name, prices = {}, jobs = [] }, { addIssue }) => {
      if (use === undefined && name === undefined)
        addIssue({
          code: 'custom',
          path: [],
          message: 'expected "use" with a service of the list, or "name"',
        });
      const ids = catalogue[use ?? '']?.jobs.map(({ id }) => id) ?? [];
      for (const id of Object.keys(prices).filter((each) => !ids.includes(each))) {
        const message = use
          ? `expected a job of ${use}: ${ids.join(', ')}`
          : 'expected "jobs" for a service of your own';
        addIssue({ code: 'custom', path: ['prices', id], message });
      }
      if (ids.length + jobs.length > 9)
        addIssue({
          code: 'custom',
          path: ['jobs'],
          message: `expected at most ${9 - ids.length} jobs of your own`,
        });
    });
  return z.array(z.preprocess(named, entry)).refine((services) => {
    const uses = services.flatMap(({ use }) => use ?? []);
    return new Set(uses).size === uses.length;
  }, 'expected each service of the list once');
}

/** What the interview asks, as it is kept in `answers.yaml`. Only a name and one way to be reached are needed. */
export function answersSchema(catalogue: Record<string, CatalogueService>) {
  return z
    .strictObject({
      name: company.name,
      shortName: company.shortName,
      phone: ownPhone.optional(),
      emergencyPhone: ownPhone.optional(),
      email: company.email,
      domain: z
        .preprocess(
          (value) =>
            typeof value === 'string' ? value.replace(/^https?:\/\/|\/$/g, '').replace(/^www\./, '') : value,
          z
            .string()
            .regex(/^([a-z\d]+(-+[a-z\d]+)*\.)+[a-z]{2,}$/i, 'expected a domain like "your-name.com"')
            .toLowerCase(),
        )
        .optional(),
      address: z.strictObject(company.address.unwrap().shape).optional(),
      founded: company.founded,
      parent: company.parent,
      areas: z.array(z.strictObject({ name: text, towns: z.array(text).optional() })).optional(),
      licences: z.array(licence).optional(),
      services: servicesSchema(catalogue).optional(),
      hours: hours.optional(),
      holidays: officeSchema.shape.holidays.unwrap().optional(),
      answerWithin: inUnits(
        { minute: 1, min: 1, hour: 60, hr: 60 },
        officeSchema.shape.answerWithin.unwrap(),
      ).optional(),
      crew: crewSchema.optional(),
      reviews: reviewsSchema.optional(),
      terms: z
        .strictObject({
          deposit: inUnits(
            { '%': 1, percent: 1 },
            z.number().int().min(0).max(100, 'expected percent, at most 100'),
          ).optional(),
          newWork: years.optional(),
          repairs: years.optional(),
          cancel: days.optional(),
          estimate: days.optional(),
        })
        .optional(),
      pages: z.array(z.enum(PAGES, `expected one of ${PAGES.join(', ')}`)).optional(),
      mark: text.max(3, 'expected at most three letters').optional(),
      color: z
        .preprocess(
          colorOf,
          z.string().regex(/^#[\da-f]{6}$/i, 'expected the name of a color, like "dark green", or "#2f6b4f"'),
        )
        .optional(),
      photos: z
        .strictObject({
          folder: text,
          list: z
            .array(
              z.strictObject({
                file: text,
                // Also its caption, where it has none of its own.
                alt: photoSchema.shape.alt.max(120, 'expected at most 120 characters').optional(),
                caption: photoSchema.shape.caption.optional(),
                /** "home" or the service on whose page it goes. */
                page: text.optional(),
              }),
            )
            .optional(),
        })
        .optional(),
      mail: z
        .enum(Object.keys(MAIL_PROVIDERS), `expected one of ${Object.keys(MAIL_PROVIDERS).join(', ')}`)
        .optional(),
    })
    .superRefine(({ photos, services = [] }, { addIssue }) => {
      const names = services.flatMap(({ use, name }) => [use, catalogue[use ?? '']?.name, name]);
      for (const [n, { page }] of (photos?.list ?? []).entries())
        if (page && ![HOME, ...names].includes(page))
          addIssue({
            code: 'custom',
            path: ['photos', 'list', n, 'page'],
            message: `expected "${HOME}" or one of the services`,
          });
    })
    .refine(({ phone, emergencyPhone, email }) => phone ?? emergencyPhone ?? email, {
      path: ['phone'],
      error: 'expected one way to be reached: a phone number or an email address',
    });
}

/** Where a photograph goes that is on the first screen of the home page. */
export const HOME = 'home';

export type Answers = z.output<ReturnType<typeof answersSchema>>;
export type AnswerName = keyof Answers;

type ReadAnswers = {
  answers?: Answers;
  /** What is not answered, or "later". "none" is an answer. */
  open: AnswerName[];
  mistakes: Mistake[];
};

/** Reads `answers.yaml`. There are answers, or there are mistakes: all of them, as `readContent` reports them. */
export function readAnswers(
  text: string,
  file: string,
  catalogue: Record<string, CatalogueService>,
): ReadAnswers {
  const { source, mistakes } = readYaml(text, file);
  if (!source) return { open: [], mistakes };
  const schema = answersSchema(catalogue);
  const data = (source.data ?? {}) as Record<string, unknown>;
  const names = Object.keys(schema.shape) as AnswerName[];
  const open = names.filter((name) => data[name] === undefined || data[name] === 'later');
  const answers = checked({ ...source, data: withoutPutOff(data) }, schema, mistakes);
  return { ...(answers && { answers }), open, mistakes: mistakes.toSorted((a, b) => a.line - b.line) };
}

/**
 * What is wrong with an answer, or with the part of it at `path` ("areas > 1 > towns"), as a sentence. `value` is the answer as a
 * whole.
 */
export function mistakeIn(
  path: string,
  value: unknown,
  catalogue: Record<string, CatalogueService>,
): string | undefined {
  const [name = ''] = path.split(' > ');
  const { mistakes } = readAnswers(stringify({ [name]: value }), '', catalogue);
  const wrong = mistakes.find(({ field }) => field === path || field.startsWith(`${path} > `));
  return wrong && `Expected ${wrong.expected}, and found ${wrong.found}.`;
}

/** Without the fields that are "later" or "none". */
function withoutPutOff(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPutOff);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, each]) => each !== 'later' && each !== 'none');
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutPutOff(each)]));
}
