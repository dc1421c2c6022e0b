import { expect, test } from 'vitest';
import { altchaAnswer, CAPTCHA_FIELDS, readCaptchaAnswer } from './captcha.ts';

test.each(Object.entries(CAPTCHA_FIELDS))('the answer of %s is in %s', (provider, field) => {
  const name = provider as keyof typeof CAPTCHA_FIELDS;
  expect(readCaptchaAnswer({ [field]: 'token' }, name)).toBe('token');
  expect(readCaptchaAnswer({ [`x${field}`]: 'token' }, name)).toBe('');
  expect(readCaptchaAnswer({ [field]: ['token', 'token'] }, name)).toBeUndefined();
  expect(readCaptchaAnswer({ [field]: 'x'.repeat(16_385) }, name)).toBeUndefined();
  expect(readCaptchaAnswer({ [field]: 'x'.repeat(16_384) }, name)).toHaveLength(16_384);
});

test.each([null, undefined, 'altcha', 7, [], Object.create({ altcha: 'inherited' })])(
  '%o holds no answer',
  (body) => {
    expect(readCaptchaAnswer(body, 'altcha')).toBe('');
  },
);

test('an ALTCHA answer is the challenge and its solution, in plain characters', () => {
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '0a',
    salt: '0b',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
  };
  const challenge = { parameters, signature: '0c' };
  const answer = altchaAnswer(challenge, { counter: 7, derivedKey: '00ff' });
  expect(JSON.parse(atob(answer))).toEqual({ challenge, solution: { counter: 7, derivedKey: '00ff' } });
  expect(answer).toMatch(/^[\w+/=]+$/);
});
