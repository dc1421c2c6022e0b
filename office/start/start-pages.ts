import { stringify } from 'yaml';
import type { Form } from '../../contract/content/desk/read-fields.ts';
import type { Mistake } from '../../contract/content/mistake.ts';
import { readAnswers } from '../../contract/content/new-site/answers.ts';
import type { CatalogueService } from '../../contract/content/new-site/catalogue.ts';
import { goingLive } from '../../contract/content/new-site/going-live.ts';
import { QUESTIONS, STEPS, type Step } from '../../contract/content/new-site/questions.ts';
import {
  answersIn,
  chosenServices,
  fieldWith,
  markOf,
  OWN_JOB,
  pricesName,
  typedInto,
} from '../../contract/content/new-site/typed-answers.ts';
import { fill } from '../../contract/fill.ts';
import { officeStart as words } from '../../messages/en/office-start.ts';
import type { PageProps } from '../pages.tsx';
import { START } from './offer.ts';

/** The last page, which asks who the owner is. */
export const LAST = 'publish';

/** All pages, in their order. */
export const PAGES = [...STEPS.map(({ id }) => id), LAST];

/** What a page keeps of what is typed into it. */
export function askedOn(page: string): string[] {
  return STEPS.find(({ id }) => id === page)?.asks ?? ['owner'];
}

/** Without these there is no website: a phone number is optional, because requests are mailed. */
const NEEDED = ['name', 'email'];
const NO_EMAIL: Mistake = { file: '', line: 1, field: 'email', found: 'nothing', expected: '' };

type Catalogue = Record<string, CatalogueService>;

/** What was typed, as answers or with what is wrong with it, by field; and what is left to do. */
export function readTyped(typed: Form, catalogue: Catalogue) {
  const { answers, open, mistakes } = readAnswers(stringify(answersIn(typed, catalogue)), '', catalogue);
  const missing = typed.has('email') ? [] : [NO_EMAIL];
  const all = [...mistakes.filter(({ field }) => field !== 'phone' || typed.has('phone')), ...missing];
  const wrong = all.map((mistake) => [fieldWith(mistake, typed, catalogue), mistake] as const);
  if (!answers || wrong.length > 0) return { wrong };
  return { answers, wrong, left: goingLive(answers, catalogue, { open, photosLeftOut: [] }) };
}

function placeOf(page: string, typed: Form) {
  const at = PAGES.indexOf(page);
  return {
    ...{ where: START, step: page, number: at + 1, steps: PAGES.length, back: PAGES[at - 1] },
    company: typed.get('name')?.[0],
    form: typed,
    marks: Object.fromEntries(askedOn(page).map((name) => [name, markOf(typedInto(typed, name))])),
  };
}

/** A page with questions. That an answer is missing is said only once the page `isSent`. */
export function questionsPage(
  step: Step,
  typed: Form,
  catalogue: Catalogue,
  isSent: boolean,
): PageProps<'start'> {
  const wrong = readTyped(typed, catalogue).wrong.filter(
    ([name]) => step.asks.includes(questionOf(name)) && (isSent || typed.has(name) || !NEEDED.includes(name)),
  );
  const services = Object.entries(catalogue);
  return {
    ...placeOf(step.id, typed),
    title: step.title,
    lead: leadOf(step, typed, catalogue),
    questions: QUESTIONS.filter(({ id }) => step.asks.includes(id)),
    services: services.map(([value, { name, summary }]) => ({ value, label: name, hint: summary })),
    prices: step.asks.includes('prices') ? pricesOf(typed, catalogue) : [],
    errors: Object.fromEntries(wrong.map(([name, mistake]) => [name, sentence(name, mistake)])),
    needed: NEEDED,
  };
}

function leadOf({ id, asks }: Step, typed: Form, catalogue: Catalogue): string {
  if (id === PAGES[0]) return words.begin;
  if (!asks.includes('prices')) return words.later;
  return chosenServices(typed, catalogue).length > 0 ? words.pricesLead : words.noServices;
}

function pricesOf(typed: Form, catalogue: Catalogue): PageProps<'start'>['prices'] {
  return chosenServices(typed, catalogue).map((service) => {
    const name = pricesName(service);
    const listed = catalogue[service.use ?? ''];
    if (!listed) return { name, label: service.name ?? '', fields: OWN_JOB, isOwn: true };
    const fields = listed.jobs.map((job) => ({ id: job.id, ask: job.name, kind: 'prices' as const }));
    return { name, label: listed.name, fields, isOwn: false };
  });
}

type Wrong = Pick<PageProps<'start-publish'>, 'errors' | 'status'>;

/** The last page. */
export function publishPage(typed: Form, catalogue: Catalogue, wrong: Wrong): PageProps<'start-publish'> {
  const read = readTyped(typed, catalogue);
  const mistakes = read.wrong.map(([name, mistake]) => {
    const step = STEPS.find(({ asks }) => asks.includes(questionOf(name)));
    const ask = QUESTIONS.find(({ id }) => id === questionOf(name))?.ask ?? step?.title ?? '';
    return { step: step?.id ?? '', ask, message: sentence(name, mistake) };
  });
  return {
    ...placeOf(LAST, typed),
    ...{ needed: ['owner.name', 'owner.email'], mistakes, left: read.left },
    ...wrong,
  };
}

/** `areas` for the field `areas[0].name`. */
function questionOf(name: string): Step['asks'][number] {
  return (/^[a-z]+/i.exec(name)?.[0] ?? '') as Step['asks'][number];
}

function sentence(name: string, { found, expected }: Mistake): string {
  if (/^hours\./.test(name)) return words.wrongTimes;
  if (/^prices\./.test(name) && !name.endsWith('.name')) return words.wrongPrices;
  return found === 'nothing' ? words.missing : fill(words.wrong, { expected: expected.replace(/\.$/, '') });
}
