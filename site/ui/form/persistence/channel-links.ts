import { company } from '../../../../content/company.ts';
import { subject } from '../../../../content/words/unsent.ts';
import { fill } from '../../../../contract/fill.ts';
import { answerRows } from '../../../../contract/forms/answer-rows.ts';
import { columnOf, type FormDefinition } from '../../../../contract/forms/form.ts';
import { telHref } from '../../phone/phone.tsx';
import type { Answers } from '../answers.ts';

/** Longer addresses are cut or refused by some of the programs that they are for. */
const LONGEST = 1_800;

/** A text message to the office with the answers in it. This way of writing it is read by iOS and Android. */
export function textHref(definition: FormDefinition, answers: Answers): string {
  const start = `sms:${telHref(company.phone).replace('tel:', '')}?&body=`;
  return (
    start +
    encode(`${subjectOf(definition, answers)}\n${linesOf(definition, answers)}`, LONGEST - start.length)
  );
}

/** An e-mail to the office with the answers in it. */
export function mailHref(definition: FormDefinition, answers: Answers): string {
  const about = encode(subjectOf(definition, answers), LONGEST / 3);
  const start = `mailto:${company.email}?subject=${about}&body=`;
  return start + encode(linesOf(definition, answers), LONGEST - start.length);
}

function subjectOf(definition: FormDefinition, answers: Answers): string {
  const { title } = definition;
  const name = rowsOf(definition, answers).find(({ field }) => columnOf(field) === 'first_name')?.answer;
  return name ? fill(subject, { title, name }) : title;
}

/** One line an answer, and the long one last: it is the one that is cut where there is too much. */
function linesOf(definition: FormDefinition, answers: Answers): string {
  return rowsOf(definition, answers)
    .map(({ field, label, answer }) => `${field.fallbackLabel ?? label}: ${answer}`)
    .join('\n');
}

function rowsOf(definition: FormDefinition, answers: Answers) {
  return answerRows(definition, answers, 'name')
    .map((row) => ({ ...row, answer: row.answer.trim() }))
    .filter(({ answer }) => answer !== '');
}

/** Percent-encodes as much of a text as there is room for. Line ends are what mail programs expect of an address. */
function encode(text: string, room: number): string {
  let encoded = '';
  for (const character of text.replace(/\r\n?/g, '\n')) {
    const next = character === '\n' ? '%0D%0A' : encodeURIComponent(character.replace(/\p{Cs}/u, '\ufffd'));
    if (encoded.length + next.length + CUT.length > room) return encoded + CUT;
    encoded += next;
  }
  return encoded;
}

const CUT = encodeURIComponent('…');
