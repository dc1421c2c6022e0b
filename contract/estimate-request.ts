import { type FieldErrors, hasControlCharacter, type ParsedForm, readFields } from './form-fields.ts';
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
export type EstimateErrors = FieldErrors<EstimateField>;

export const ESTIMATE_FIELDS: readonly EstimateField[] = [
  'first_name',
  'last_name',
  'phone',
  'email',
  'service',
  'description',
];

/** Reads an estimate request from a decoded JSON or form body. */
export function parseEstimateRequest(input: unknown): ParsedForm<EstimateRequest, EstimateField> {
  const { answers, errors } = readFields(input, ESTIMATE_FIELDS, problemWith);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: answers as EstimateRequest };
}

function problemWith(field: EstimateField, answer: string): string | undefined {
  if (answer === '') return messages[field].missing || undefined;
  if (field === 'service') return isService(answer) ? undefined : messages.service.unknown;
  if (answer.length > LIMITS[field]) return messages[field].tooLong;
  if (hasControlCharacter(answer, { severalLines: field === 'description' }))
    return messages.controlCharacter;
}
