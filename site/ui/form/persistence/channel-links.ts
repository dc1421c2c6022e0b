import { company } from '../../../../content/company.ts';
import { isService, serviceLabel } from '../../../../contract/services.ts';
import { telHref } from '../../phone/phone.tsx';
import type { Answers } from '../answers.ts';
import type { FormKind } from '../send-form.ts';

/** Longer addresses are cut or refused by some of the programs that they are for. */
const LONGEST = 1_800;

/** A text message to the office with the answers in it. This way of writing it is read by iOS and Android. */
export function textHref(kind: FormKind, answers: Answers): string {
  const start = `sms:${telHref(company.phone).replace('tel:', '')}?&body=`;
  return start + encode(`${subjectOf(kind, answers)}\n${linesOf(kind, answers)}`, LONGEST - start.length);
}

/** An e-mail to the office with the answers in it. */
export function mailHref(kind: FormKind, answers: Answers): string {
  const subject = encode(subjectOf(kind, answers), LONGEST / 3);
  const start = `mailto:${company.email}?subject=${subject}&body=`;
  return start + encode(linesOf(kind, answers), LONGEST - start.length);
}

function subjectOf(kind: FormKind, answers: Answers): string {
  const what = kind === 'estimate' ? 'Estimate request' : 'Message';
  const name = nameOf(answers);
  return name ? `${what} from ${name}` : what;
}

/** One line an answer, and the long one last: it is the one that is cut where there is too much. */
function linesOf(kind: FormKind, answers: Answers): string {
  const { phone, number, email, service, description, message } = answers;
  const lines = [
    ['Name', nameOf(answers)],
    ['Phone', phone ?? number],
    ['E-mail', email],
    ['Service', isService(service) ? serviceLabel(service) : ''],
    [kind === 'estimate' ? 'Project' : 'Message', description ?? message],
  ];
  return lines
    .flatMap(([label, answer]) => (answer?.trim() ? [`${label}: ${answer.trim()}`] : []))
    .join('\n');
}

function nameOf({ first_name, last_name, name, lname }: Answers): string {
  return [first_name ?? name, last_name ?? lname].join(' ').trim();
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
