import { doubtfulAnswers, quoted } from '../../contract/forms/doubtful-answers.ts';
import { columnOf, type FieldDefinition, type FormDefinition } from '../../contract/forms/form.ts';
import { readForm } from '../../contract/forms/read-form.ts';
import { answers as answerWords } from '../../messages/en/answers.ts';
import { myRequest as words } from '../../messages/en/my-request.ts';
import { questionsFor } from '../intake/questions.ts';
import { formDefinitions } from '../leads/forms.ts';
import { LONGEST_NOTE } from '../leads/lead-history.ts';
import type { Corrections } from '../store/lead-changes.ts';
import { CORRECTABLE } from '../store/lead-events.ts';
import type { Lead } from '../store/store.ts';

/** The two lines of the wished times. */
const WISHES = ['wish_1', 'wish_2'] as const;

/**
 * One form for all that a visitor may correct or add, or a button would send one part and drop another. The questions are those of the
 * form that it was sent with, by their columns.
 */
export function correctionForm(form: Lead['form'], action: string): FormDefinition {
  const { fields, oneOf, ...definition } = formDefinitions()[form];
  const columnNamed = (name: string) => fields.find((field) => field.name === name)?.column ?? name;
  const corrected = fields
    .filter((field) => isCorrectable(columnOf(field)))
    .map(({ column: _column, after: _after, hint: _hint, ...field }) => ({
      ...field,
      name: columnNamed(field.name),
    }));
  return {
    ...definition,
    action,
    ...(oneOf && { oneOf: oneOf.map(columnNamed) }),
    fields: [...corrected, ...additions()],
  };
}

const additions = (): FieldDefinition[] => [
  {
    name: 'remark',
    label: words.remark,
    multiline: true,
    maxLength: LONGEST_NOTE,
    inSentence: words.remarkInSentence,
  },
  ...WISHES.map((name, place) => ({
    name,
    label: place === 0 ? words.wish : words.otherWish,
    maxLength: 100,
    inSentence: words.wishInSentence,
  })),
];

function isCorrectable(column: string): boolean {
  return CORRECTABLE.some((one) => one === column);
}

/** What its fields hold before anything is typed. */
export function correctable({ phone, email, description, wishedTimes }: Lead): Record<string, string> {
  const [wish_1 = '', wish_2 = ''] = wishedTimes?.split('\n') ?? [];
  return { phone, email, description, wish_1, wish_2 };
}

type Read =
  | { corrections: Omit<Corrections, 'confirmation' | 'urgency'>; remark: string }
  | { errors: Record<string, string | undefined> };

/** What was posted from it, or what is wrong with that. */
export function readCorrections(form: FormDefinition, body: unknown): Read {
  const { answers, errors } = readForm(form, body, answerWords);
  if (Object.keys(errors).length > 0) return { errors };
  const { phone = '', email = '', description = '', remark = '' } = answers;
  const wishes = WISHES.map((name) => answers[name] ?? '').filter((wish) => wish !== '');
  return { corrections: { phone, email, description, wished_times: wishes.join('\n') || null }, remark };
}

/** What a new number or address that cannot be one is asked: once, as by the form that it was sent with. `lead`: as it holds now. */
export function questionsAbout(
  form: FormDefinition,
  { phone, email }: Pick<Corrections, 'phone' | 'email'>,
  lead: Lead,
  body: unknown,
): { errors: Record<string, string>; asked: string } | undefined {
  const doubtful = doubtfulAnswers(form, {
    ...(phone !== lead.phone && { phone }),
    ...(email !== lead.email && { email }),
  });
  const errors = questionsFor(doubtful, body, words.question);
  return errors && { errors, asked: quoted(doubtful) };
}

/** What opens the page behind the link of a mail. */
export function digitsForm(action: string): FormDefinition {
  return {
    name: 'digits',
    title: '',
    sentTitle: '',
    action,
    fields: [
      {
        name: 'digits',
        label: words.digits,
        required: true,
        missing: words.digitsMissing,
        attributes: { type: 'tel', autoComplete: 'off' },
      },
    ],
  };
}
