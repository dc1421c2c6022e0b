import { holidays as holidayWords } from '../../../messages/en/holidays.ts';
import { HOLIDAYS } from '../../days.ts';
import type { AnswerName } from './answers.ts';
import { PAGES } from './answers.ts';
import { MAIL_PROVIDERS } from './mail-providers.ts';

/** One line of an answer with several. */
export type Field = {
  id: string;
  ask: string;
  example?: string;
  /** Several values with commas between them, yes and no, two of a kind with a dash between, or a paragraph; else a text or a number. */
  kind?: 'list' | 'yes' | 'times' | 'prices' | 'paragraph';
};

/** One question of the interview. Any can be put off; only the name and one way to be reached are needed in the end. */
export type Question = {
  id: AnswerName;
  ask: string;
  /** What it is for, and where the answer is shown. */
  why: string;
  where: string;
  example?: string;
  /** What it means to have none, where that is an answer. */
  none?: string;
  /** Says so with a box to tick, where having none is a fact that is to be known. */
  tick?: string;
} & (
  | { kind: 'text' | 'color' | 'services' | 'photos' }
  | { kind: 'choice' | 'choices'; options: { value: string; label: string }[] }
  | { kind: 'fields'; fields: Field[] }
  /** Any number of sets, each called "Area" or the like. */
  | { kind: 'rows'; entry: string; fields: Field[] }
);

/** What the pages are called that need the contractor's own words. */
export const PAGE_NAMES = {
  guide: 'A guide to selling a home',
  tips: 'Tips and ideas',
  testimonials: 'Testimonials',
  commercial: 'For agents, managers and shops',
  partner: 'A window maker that you are certified for',
};

/** The interview, in its order. */
export const QUESTIONS: Question[] = [
  {
    id: 'name',
    kind: 'text',
    ask: 'What is the business called?',
    why: 'The name as customers know it.',
    where: 'every page, every mail',
    example: 'Smith & Daughters Roofing',
  },
  {
    id: 'shortName',
    kind: 'text',
    ask: 'How do people say it in short?',
    why: 'The screen of a phone has little room.',
    where: 'home screens of phones, pictures of shared links',
    none: 'the full name is used',
  },
  {
    id: 'phone',
    kind: 'text',
    ask: 'Which number does the office answer?',
    why: 'Most customers call.',
    where: 'every page, every mail',
    none: 'customers write instead',
  },
  {
    id: 'emergencyPhone',
    kind: 'text',
    ask: 'Which number do you answer day and night?',
    why: 'With one, an emergency line is offered. It may be the same number.',
    where: 'every page',
    none: 'no emergency line is offered',
  },
  {
    id: 'email',
    kind: 'text',
    ask: 'To which email address should requests go?',
    why: 'Each request for an estimate is mailed there, and customers see the address.',
    where: 'contact page, mails',
  },
  {
    id: 'domain',
    kind: 'text',
    ask: 'What is the domain of the website?',
    why: 'Mails and search engines name it.',
    where: 'addresses in mails, settings of the server',
    example: 'your-name.com',
  },
  {
    id: 'address',
    kind: 'fields',
    ask: 'Where is the business?',
    why: 'The state decides the clock of the office. Leave the street out if you work from home.',
    where: 'footer, contact page, search engines',
    none: 'no address is shown',
    fields: [
      { id: 'street', ask: 'Street and number' },
      { id: 'city', ask: 'City' },
      { id: 'state', ask: 'State', example: 'TX' },
      { id: 'zip', ask: 'ZIP code' },
    ],
  },
  {
    id: 'founded',
    kind: 'text',
    ask: 'In which year did you begin?',
    why: 'Years in business are a reason to trust you.',
    where: 'home page, page about you',
  },
  {
    id: 'parent',
    kind: 'fields',
    ask: 'Are you a division of another company?',
    why: 'Some customers know that one.',
    where: 'footer',
    none: 'you stand alone',
    fields: [
      { id: 'name', ask: 'Its name' },
      { id: 'url', ask: 'Its website', example: 'https://example.com' },
      { id: 'founded', ask: 'The year in which it began' },
    ],
  },
  {
    id: 'areas',
    kind: 'rows',
    entry: 'Area',
    ask: 'In which counties do you work, and in which towns of each?',
    why: 'People search with the name of their town.',
    where: 'contact page, service pages',
    fields: [
      { id: 'name', ask: 'County or area', example: 'Travis County' },
      { id: 'towns', ask: 'Its towns, with commas between them', kind: 'list' },
    ],
  },
  {
    id: 'licences',
    kind: 'rows',
    entry: 'License',
    ask: 'Which licenses do you hold?',
    why: 'Some states want the number wherever you advertise. Name only what you hold.',
    where: 'footer of every page and mail',
    none: 'none is required here',
    tick: 'No license is required for what we do here',
    fields: [
      { id: 'title', ask: 'What it is called, with its place' },
      { id: 'number', ask: 'Its number' },
      { id: 'registry', ask: 'Web address where customers look it up', example: 'https://…' },
    ],
  },
  {
    id: 'services',
    kind: 'services',
    ask: 'What do you do?',
    why: 'Each service gets a page with general words, which you can change later.',
    where: 'menu, home page, estimate form',
  },
  {
    id: 'hours',
    kind: 'fields',
    ask: 'When is the office answered?',
    why: 'Customers are promised an answer within these hours. Without any, no time is promised.',
    where: 'contact page, footer, mails',
    none: 'no hours are shown',
    fields: [
      { id: 'weekdays', ask: 'Monday to Friday', kind: 'times', example: '7:30-5' },
      { id: 'saturday', ask: 'Saturday', kind: 'times', example: '9 am-noon, or closed' },
      { id: 'sunday', ask: 'Sunday', kind: 'times', example: 'closed' },
    ],
  },
  {
    id: 'holidays',
    kind: 'choices',
    ask: 'On which holidays is the office closed?',
    why: 'No answer is promised for these days.',
    where: 'contact page, promises',
    options: HOLIDAYS.map((day) => ({
      value: day,
      label: holidayWords.holidayNames[day].replace(/^./, (first) => first.toUpperCase()),
    })),
  },
  {
    id: 'answerWithin',
    kind: 'text',
    ask: 'Within how much time of office hours do you answer a request on a busy day?',
    why: 'Every customer reads this time as a promise.',
    where: 'estimate form, confirmation, mails',
    example: '2 hours',
    none: 'two hours, if there are office hours',
  },
  {
    id: 'crew',
    kind: 'rows',
    entry: 'Person',
    ask: 'Who comes to the house?',
    why: 'People like to know who rings the bell.',
    where: 'page about you',
    none: 'no one is named',
    fields: [
      { id: 'name', ask: 'First name and initial', example: 'Dale H.' },
      { id: 'trade', ask: 'What they do' },
      { id: 'since', ask: 'The year in which they began in the trade' },
      { id: 'calledFor', ask: 'What a customer asks for them for, in one sentence' },
    ],
  },
  {
    id: 'reviews',
    kind: 'rows',
    entry: 'Review',
    ask: 'What did customers say?',
    why: 'Only real words that the customer agreed to. An invented review breaks the law.',
    where: 'home page, page about you',
    none: 'no reviews are shown',
    fields: [
      { id: 'name', ask: 'First name or initials' },
      { id: 'town', ask: 'Town' },
      { id: 'text', ask: 'Their words', kind: 'paragraph' },
      { id: 'job', ask: 'What was done, in a few words' },
      { id: 'source', ask: 'How you have it', example: 'our email survey' },
      { id: 'date', ask: 'Month', example: 'March 2026, or 3/2026' },
      { id: 'stars', ask: 'Did they give five stars of five?', kind: 'yes' },
    ],
  },
  {
    id: 'terms',
    kind: 'fields',
    ask: 'What do your contracts say?',
    why: 'These are promises. Leave out what is not in them.',
    where: 'page about you',
    none: 'no terms are shown',
    fields: [
      { id: 'deposit', ask: 'Deposit in percent; 0 for none' },
      { id: 'newWork', ask: 'Warranty on new work, in years' },
      { id: 'repairs', ask: 'Warranty on repairs, in years' },
      { id: 'cancel', ask: 'Business days in which a customer may cancel' },
      { id: 'estimate', ask: 'Days for which an estimate holds' },
    ],
  },
  {
    id: 'pages',
    kind: 'choices',
    ask: 'Which further pages do you want?',
    why: 'They need your own words, so they are absent until you write them; you get a list.',
    where: 'menu',
    options: PAGES.map((page) => ({ value: page, label: PAGE_NAMES[page] })),
  },
  {
    id: 'mark',
    kind: 'text',
    ask: 'Which one to three letters should be your mark?',
    why: 'It is set in type until you have a drawing.',
    where: 'header, icons of browsers and phones',
    none: 'the first letters of the name',
  },
  {
    id: 'color',
    kind: 'color',
    ask: 'What is your color?',
    why: 'The ground of the icons.',
    where: 'icons of browsers and phones',
    example: 'dark green, or #2f6b4f',
    none: 'a dark blue',
  },
  {
    id: 'photos',
    kind: 'photos',
    ask: 'In which folder are photographs of your work?',
    why: 'Each needs a sentence for those who do not see it. Undescribed ones stay out.',
    where: 'home page, service pages',
    none: 'headers are drawn',
  },
  {
    id: 'mail',
    kind: 'choice',
    ask: 'Who runs your email?',
    why: 'You get the settings and the DNS records without which mails land in spam.',
    where: 'the list of what is left to do',
    options: Object.entries(MAIL_PROVIDERS).map(([value, { name }]) => ({ value, label: name })),
  },
];

/** One page of the interview in a browser. `prices` asks for each service that was chosen. */
export type Step = { id: string; title: string; asks: (AnswerName | 'prices')[] };

/** The pages, in their order. Photographs are not asked for: they are uploaded. */
export const STEPS: Step[] = [
  {
    id: 'business',
    title: 'Your business',
    asks: ['name', 'shortName', 'phone', 'emergencyPhone', 'email', 'address'],
  },
  { id: 'services', title: 'What you do', asks: ['services'] },
  { id: 'prices', title: 'Your prices', asks: ['prices'] },
  { id: 'hours', title: 'Where and when', asks: ['areas', 'licences', 'hours', 'holidays', 'answerWithin'] },
  { id: 'people', title: 'Who you are', asks: ['founded', 'parent', 'crew', 'reviews', 'terms'] },
  { id: 'web', title: 'On the web', asks: ['domain', 'mail', 'pages', 'mark', 'color'] },
];

/** What was typed as a file of answers has it: a whole number is one, a list is cut at its commas, and at "and". */
export function typedValue(typed: string, { kind }: Partial<Field> = {}): unknown {
  if (kind === 'list') return listOf(typed.replaceAll(/ and /gi, ', '));
  if (kind === 'yes') return /^y/i.test(typed);
  return /^(?:0|[1-9]\d*)$/.test(typed) ? Number(typed) : typed;
}

/** The parts of a text between its commas. */
export function listOf(typed: string): string[] {
  return typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
