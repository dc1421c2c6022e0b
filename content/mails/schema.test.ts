import { expect, test } from 'vitest';
import { parseContent } from '../schema.ts';
import { customerMail } from './customer.ts';
import { digestWords } from './digest.ts';
import { heldReasons } from './held.ts';
import { customerMailSchema, digestSchema, heldReasonsSchema } from './schema.ts';

test('names the place that a sentence of a mail has lost, and the one that it does not know', () => {
  const check = (change: object) => () =>
    parseContent('content/mails/customer.ts', customerMailSchema, { ...customerMail, ...change });
  expect(check({})).not.toThrow();
  expect(check({ emergency: 'Call {phone}.' })).toThrow(
    'content/mails/customer.ts needs a correction:\n  emergency: expected {emergencyPhone} and {phone} in it',
  );
  expect(check({ preview: 'Dear {name}' })).toThrow('preview: expected nothing in braces but {reference}');
});

test('a command in the digest cannot be lost', () => {
  const unconfirmed = { ...digestWords.unconfirmed, show: 'Look them up.' };
  expect(() =>
    parseContent('content/mails/digest.ts', digestSchema, { ...digestWords, unconfirmed }),
  ).toThrow('unconfirmed.show: expected {command} in it');
});

test('a reason is the end of a sentence', () => {
  const captcha = { ...heldReasons.captcha, wrong: 'The captcha answer is wrong.' };
  expect(() => parseContent('content/mails/held.ts', heldReasonsSchema, { ...heldReasons, captcha })).toThrow(
    'captcha.wrong: expected the end of a sentence that begins with "because", without its period',
  );
});
