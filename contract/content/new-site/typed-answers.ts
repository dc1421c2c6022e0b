import { createHash } from 'node:crypto';
import { plain } from '../desk/fields.ts';
import type { Form } from '../desk/read-fields.ts';
import type { Mistake } from '../mistake.ts';
import type { CatalogueService } from './catalogue.ts';
import { type Field, listOf, QUESTIONS, type Question, typedValue } from './questions.ts';

/** What was typed into some fields, by their names. */
export type Typed = [name: string, values: string[]][];

/**
 * What was typed into the fields of a question, without what is empty: `areas`, `areas[0].name`. Rows move up where one above them is
 * empty.
 */
export function typedInto(form: Form, question: string): Typed {
  const rows = new Map<string, Map<string, number>>();
  const moved = (name: string) =>
    name.replace(/^(.*)\[(\d+)\]/, (_, list: string, at: string) => {
      const places = rows.get(list) ?? new Map<string, number>();
      rows.set(list, places);
      if (!places.has(at)) places.set(at, places.size);
      return `${list}[${places.get(at)}]`;
    });
  return [...form].flatMap(([name, values]) => {
    if (name !== question && !name.startsWith(`${question}.`) && !name.startsWith(`${question}[`)) return [];
    const kept = values.map((value) => plain(value)).filter(Boolean);
    return kept.length > 0 ? [[moved(name), kept] as [string, string[]]] : [];
  });
}

/** Tells whether a question was changed in a form since the form was shown. */
export function markOf(typed: Typed): string {
  return createHash('sha256').update(JSON.stringify(typed)).digest('base64url').slice(0, 12);
}

/** How many rows of a list have something in them. */
export function rowsIn(form: Form, list: string): number {
  const rows = [...form.keys()]
    .filter((name) => name.startsWith(`${list}[`))
    .flatMap((name) => /^\[(\d+)\]\./.exec(name.slice(list.length))?.[1] ?? []);
  return new Set(rows).size;
}

type Catalogue = Record<string, CatalogueService>;

/** A service that was ticked, or one with a name of its own. */
export type Chosen = { use: string; name?: never } | { use?: never; name: string };

export function chosenServices(form: Form, catalogue: Catalogue): Chosen[] {
  const ticked = (form.get('services') ?? []).filter((use) => Object.hasOwn(catalogue, use));
  const others = listOf(form.get('services.others')?.[0] ?? '');
  return [...ticked.map((use) => ({ use })), ...[...new Set(others)].map((name) => ({ name }))];
}

/** Where the jobs and prices of a service are typed. */
export function pricesName({ use, name }: Chosen): string {
  return `prices.${use ?? name}`;
}

/** What was typed as the answers that `readAnswers` reads. */
export function answersIn(form: Form, catalogue: Catalogue): Record<string, unknown> {
  const answers = QUESTIONS.map((question) => [question.id, answerTo(question, form, catalogue)] as const);
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
}

/** The box that says that there is none. */
export function tickName(id: string): string {
  return `${id}.none`;
}

function answerTo(question: Question, form: Form, catalogue: Catalogue): unknown {
  const { id, kind } = question;
  switch (kind) {
    case 'text':
    case 'choice':
      return valueAt(form, id);
    case 'color':
      return valueAt(form, 'color.other') ?? valueAt(form, id);
    case 'choices':
      return form.get(id);
    case 'fields':
      return setAt(form, id, question.fields);
    case 'rows':
      return listAt(form, id, question.fields) ?? (form.has(tickName(id)) ? 'none' : undefined);
    case 'services': {
      const services = chosenServices(form, catalogue).map((service) => withPrices(service, form, catalogue));
      return services.length > 0 ? services : undefined;
    }
    case 'photos':
      return undefined;
  }
}

/** The jobs of a service that is not in the list. */
export const OWN_JOB: Field[] = [
  { id: 'name', ask: 'A usual job, with its size', example: 'One steel cap' },
  { id: 'price', ask: 'Its price', kind: 'prices' },
];

function withPrices(service: Chosen, form: Form, catalogue: Catalogue) {
  const at = pricesName(service);
  if (service.name !== undefined) return { ...service, jobs: listAt(form, at, OWN_JOB) ?? [] };
  const jobs = catalogue[service.use]?.jobs ?? [];
  const fields = jobs.map(({ id, name }): Field => ({ id, ask: name, kind: 'prices' }));
  const prices = setAt(form, at, fields);
  return prices ? { ...service, prices } : service;
}

function listAt(form: Form, list: string, fields: Field[]): unknown {
  const count = rowsIn(form, list);
  if (count === 0) return undefined;
  return Array.from({ length: count }, (_, n) => setAt(form, `${list}[${n}]`, fields) ?? {});
}

function setAt(form: Form, at: string, fields: Field[]): Record<string, unknown> | undefined {
  const read = fields.map((field) => [field.id, valueAt(form, `${at}.${field.id}`, field)] as const);
  const filled = read.filter(([, value]) => value !== undefined);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

function valueAt(form: Form, name: string, field: Partial<Field> = {}): unknown {
  if (field.kind === 'times' || field.kind === 'prices') return spanAt(form, name);
  const [typed] = form.get(name) ?? [];
  return typed === undefined ? undefined : typedValue(typed, field);
}

/** "7:30-17:00", "200-350"; "450" where one end is filled in. */
function spanAt(form: Form, name: string): string | undefined {
  const ends = ['from', 'to'].flatMap((end) => form.get(`${name}.${end}`)?.[0] ?? []);
  return ends.length > 0 ? ends.join('-') : undefined;
}

/** The name of the field in which a mistake was made: "areas > 1 > towns" is in `areas[0].towns`. */
export function fieldWith({ field }: Pick<Mistake, 'field'>, form: Form, catalogue: Catalogue): string {
  const [question = '', at = '', part = '', ...rest] = field.split(' > ');
  const service = question === 'services' && chosenServices(form, catalogue)[Number(at) - 1];
  if (!service || !['prices', 'jobs'].includes(part)) return nameOf(field.split(' > '));
  return nameOf([pricesName(service), ...rest]);
}

function nameOf(path: string[]): string {
  return path.reduce((name, part) =>
    /^\d+$/.test(part) ? `${name}[${Number(part) - 1}]` : `${name}.${part}`,
  );
}
