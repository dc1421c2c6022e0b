import { columnOf, type FormStructure } from './form.ts';

/** By the names of their fields: what is no whole address or phone number, or looks like a slip. A mail or a call would reach no one. */
export function doubtfulAnswers(
  { fields }: FormStructure,
  answers: Record<string, string | undefined>,
): Record<string, string> {
  const doubtful = fields.flatMap((field) => {
    const answer = answers[field.name] ?? '';
    const rule = { email: isDoubtfulAddress, phone: cannotBeNumber }[columnOf(field)];
    return answer && rule?.(answer) ? [[field.name, answer]] : [];
  });
  return Object.fromEntries(doubtful);
}

/** Carries, without script, the doubtful answers that a page has asked about already. */
export const ASKED_FIELD = 'asked';

/** The doubtful answers in one line, as the question quotes them. */
export function quoted(doubtful: Readonly<Record<string, string | undefined>>): string {
  return Object.values(doubtful).join(' and ');
}

const isDoubtfulAddress = (text: string) => cannotBeAddress(text) || suggestEmail(text) !== undefined;

/** Whether digits are missing: an American number has ten, or seven within its area. */
function cannotBeNumber(text: string): boolean {
  const { length } = text.replace(/\D/g, '');
  return length > 0 && length < 10 && length !== 7;
}

/** Whether it is no address to write to, however it was typed: there is no name, no @, no domain with a dot, or words before it. */
export function cannotBeAddress(text: string): boolean {
  return !/(^|[<:])[^\s@]+\s*@\s*[^\s@.]+\.[^\s@]+$/.test(text.normalize('NFKC').trim());
}

const COMMON_DOMAINS = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'optonline.net',
  'verizon.net',
  'mail.com',
  'ymail.com',
  'msn.com',
  'me.com',
];

/** "ann@gamil.com" → "ann@gmail.com"; nothing when the address looks as meant, or like nothing we know. */
export function suggestEmail(address: string): string | undefined {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(address.trim()) ?? [];
  if (!name || !domain) return undefined;
  const typed = domain.toLowerCase();
  if (COMMON_DOMAINS.includes(typed)) return undefined;
  // No address ends in ".con".
  const ended = typed.replace(/\.(?:con|cmo|ocm|comm)$/, '.com');
  const meant = COMMON_DOMAINS.find((known) => ended === known || isOneSlip(ended, known));
  return meant || ended !== typed ? `${name}@${meant ?? ended}` : undefined;
}

/** One letter too many, too few, wrong, or two letters swapped. */
function isOneSlip(typed: string, known: string): boolean {
  let start = 0;
  while (start < known.length && typed[start] === known[start]) start++;
  const restTyped = typed.slice(start);
  const restKnown = known.slice(start);
  return (
    restTyped.slice(1) === restKnown ||
    restTyped === restKnown.slice(1) ||
    restTyped.slice(1) === restKnown.slice(1) ||
    (restTyped.slice(2) === restKnown.slice(2) &&
      restTyped[0] === restKnown[1] &&
      restTyped[1] === restKnown[0])
  );
}
