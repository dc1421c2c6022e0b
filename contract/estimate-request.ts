import { LIMITS } from './limits.ts';
import { messages } from './messages.ts';
import { isService, type Service } from './services.ts';

/** What a visitor sends from the estimate form. `phone` may be empty; everything else is not. */
export type EstimateRequest = {
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  service: Service;
  description: string;
};

export type EstimateField = keyof EstimateRequest;
export type EstimateErrors = Partial<Record<EstimateField, string>>;

/** What `POST /api/estimate` answers, whatever the status. */
export type EstimateAnswer =
  | { success: true; reference: string }
  | { success: false; message: string; errors?: EstimateErrors };

export const ESTIMATE_FIELDS: readonly EstimateField[] = [
  'first_name',
  'last_name',
  'phone',
  'email',
  'service',
  'description',
];

type Parsed = { ok: true; value: EstimateRequest } | { ok: false; errors: EstimateErrors };

/**
 * Reads an estimate request from a decoded JSON or form body. Answers are cleaned before they are judged:
 * surrounding space goes, line ends become \n. Keys that are no field are ignored.
 */
export function parseEstimateRequest(input: unknown): Parsed {
  const errors: EstimateErrors = {};
  const value: Record<string, string> = {};
  for (const field of ESTIMATE_FIELDS) {
    const answer = ownValue(input, field) ?? '';
    if (typeof answer !== 'string') {
      errors[field] = messages.notText;
      continue;
    }
    value[field] = clean(answer);
    const problem = problemWith(field, value[field]);
    if (problem) errors[field] = problem;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: value as EstimateRequest };
}

function problemWith(field: EstimateField, answer: string): string | undefined {
  if (answer === '') return messages[field].missing || undefined;
  if (field === 'service') return isService(answer) ? undefined : messages.service.unknown;
  if (answer.length > LIMITS[field]) return messages[field].tooLong;
  if (hasControlCharacter(answer, field)) return messages.controlCharacter;
}

/** Reads only what the sender wrote, never what an object inherits. */
function ownValue(input: unknown, key: string): unknown {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, key)) return undefined;
  return (input as Record<string, unknown>)[key];
}

function clean(answer: string): string {
  return answer.replace(/\r\n?/g, '\n').trim();
}

/** Line ends and tabs are welcome in a description and nowhere else: elsewhere they would reach a mail header. */
function hasControlCharacter(answer: string, field: EstimateField): boolean {
  const text = field === 'description' ? answer.replace(/[\n\t]/g, '') : answer;
  return /\p{Cc}|\p{Cs}|[\u2028\u2029]/u.test(text);
}
