import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readCatalogue } from '../../contract/content/new-site/catalogue.ts';
import { type Field, QUESTIONS, STEPS } from '../../contract/content/new-site/questions.ts';
import { tickName } from '../../contract/content/new-site/typed-answers.ts';

/** Names and values of form fields. */
export type Pairs = [name: string, value: string][];

const answers: Record<string, unknown> = parse(readFileSync('tests/gutters-in-austin.yaml', 'utf8'));

export const AUSTIN_OWNER: Pairs = [
  ['owner.name', 'Dale Hart'],
  ['owner.email', 'Dale@CedarRidge.example'],
];

/** What the owner of `tests/gutters-in-austin.yaml` types into each page of the interview. */
export const AUSTIN: { step: string; typed: Pairs }[] = [
  ...STEPS.map(({ id, asks }) => ({ step: id, typed: asks.flatMap((name) => typedFor(name)) })),
  { step: 'publish', typed: AUSTIN_OWNER },
];

function typedFor(name: string): Pairs {
  const services = answers.services as (string | Service)[];
  if (name === 'prices') return services.flatMap(pricesOf);
  if (name === 'services') return services.map(chosen);
  const question = QUESTIONS.find(({ id }) => id === name);
  const answer = answers[name];
  if (answer === 'none' && question?.tick) return [[tickName(name), 'none']];
  if (answer === undefined || answer === 'none' || !question) return [];
  if (question.kind === 'color') return [['color.other', String(answer)]];
  if (question.kind === 'fields') return setOf(name, question.fields, answer as Set);
  if (question.kind === 'rows')
    return (answer as Set[]).flatMap((set, n) => setOf(`${name}[${n}]`, question.fields, set));
  return [answer].flat().map((value) => [name, String(value)]);
}

type Set = Record<string, unknown>;
type Service = { use?: string; name?: string; prices?: Set; jobs?: { name: string; price: number[] }[] };

function chosen(service: string | Service): [string, string] {
  const name = typeof service === 'string' ? service : (service.use ?? service.name ?? '');
  const use = name.toLowerCase();
  return Object.hasOwn(readCatalogue(), use) ? ['services', use] : ['services.others', name];
}

function pricesOf(service: string | Service): Pairs {
  if (typeof service === 'string') return [];
  const { use, name, prices = {}, jobs = [] } = service;
  return [
    ...Object.entries(prices).flatMap(([job, price]) => spanOf(`prices.${use}.${job}`, price)),
    ...jobs.flatMap(
      ({ name: job, price }, n): Pairs => [
        [`prices.${name}[${n}].name`, job],
        ...spanOf(`prices.${name}[${n}].price`, price),
      ],
    ),
  ];
}

function setOf(at: string, fields: Field[], set: Set): Pairs {
  return fields.flatMap(({ id, kind }): Pairs => {
    const value = set[id];
    if (value === undefined || value === false || value === 'closed') return [];
    // As the control for a time has it.
    if (kind === 'times')
      return spanOf(`${at}.${id}`, value).map(([name, time]) => [name, time.padStart(5, '0')]);
    return [[`${at}.${id}`, Array.isArray(value) ? value.join(', ') : String(value)]];
  });
}

function spanOf(at: string, value: unknown): Pairs {
  const [from = '', to = ''] = Array.isArray(value) ? value.map(String) : String(value).split('-');
  return [
    [`${at}.from`, from],
    [`${at}.to`, to],
  ];
}
