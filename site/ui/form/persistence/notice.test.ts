import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactForm } from '../../../../contract/forms/contact.ts';
import { estimateForm } from '../../../../contract/forms/estimate.ts';
import { defineForm } from '../../../../contract/forms/form.ts';
import { contactFormWords } from '../../../../messages/en/contact-form.ts';
import { estimateFormWords } from '../../../../tests/sample.ts';
import { mailHref, textHref } from './notice.tsx';

const contactDefinition = defineForm(contactForm, contactFormWords);
const estimateDefinition = defineForm(estimateForm, estimateFormWords);

const email = 'office@oakhand.example';
const phone = '(914) 555-0142';

const request = {
  first_name: 'Ada',
  last_name: "O'Kafor & Söhne",
  email: 'ada@customer.example',
  phone: '914 555 0177',
  service: 'painting',
  description: 'The porch ceiling peels.\r\nAbout 80% of it?',
};

const body = [
  "Name: Ada O'Kafor & Söhne",
  'Phone: 914 555 0177',
  'Email: ada@customer.example',
  'Service: Painting',
  'Project: The porch ceiling peels.',
  'About 80% of it?',
].join('\r\n');

/** What a mail program makes of the address. */
function read(href: string) {
  const query = /\?(.*)$/.exec(href)?.[1] ?? '';
  const parts = query.split('&').filter((part) => part !== '');
  return Object.fromEntries(parts.map((part) => part.split('=').map(decodeURIComponent)));
}

test('the mail to the office says who writes and holds every answer on a line of its own', () => {
  const href = mailHref(email, estimateDefinition, request);
  expect(href).toMatch(new RegExp(`^mailto:${email}\\?subject=`));
  expect(read(href)).toEqual({ subject: "Estimate request from Ada O'Kafor & Söhne", body });
  expect(href).toContain('peels.%0D%0AAbout');
});

test('the text holds the same, for phones of either make', () => {
  const href = textHref(phone, estimateDefinition, request);
  expect(href).toMatch(/^sms:\+19145550142\?&body=/);
  expect(read(href)).toEqual({ body: `Estimate request from Ada O'Kafor & Söhne\r\n${body}` });
});

test('a message of the contact form is written in the same way', () => {
  const message = { name: 'Grace', lname: '', number: '', email: 'grace@writer.example', message: 'Hello' };
  expect(read(mailHref(email, contactDefinition, message))).toEqual({
    subject: 'Message from Grace',
    body: 'Name: Grace\r\nEmail: grace@writer.example\r\nMessage: Hello',
  });
});

test('nothing is said of what was not answered', () => {
  expect(read(mailHref(email, contactDefinition, { name: ' ', message: 'Hello' }))).toEqual({
    subject: 'Message',
    body: 'Message: Hello',
  });
  expect(mailHref(email, estimateDefinition, {})).toBe(`mailto:${email}?subject=Estimate%20request&body=`);
});

describe('a long story', () => {
  test.each([
    [textHref, phone],
    [mailHref, email],
  ])('is cut where an address has to end, and says so', (hrefOf, to) => {
    const href = hrefOf(to, estimateDefinition, { ...request, description: 'x'.repeat(5_000) });
    expect(href.length).toBeLessThanOrEqual(1_800);
    expect(href.length).toBeGreaterThan(1_700);
    expect(read(href).body).toContain('Service: Painting');
    expect(read(href).body).toMatch(/xxx…$/);
  });

  test('is cut between two characters in any script, and never makes an address that does not open', () => {
    const text = fc.string({ unit: 'binary', maxLength: 3_000 });
    fc.assert(
      fc.property(text, text, (first_name, description) => {
        const answers = { first_name, description };
        for (const href of [
          textHref(phone, estimateDefinition, answers),
          mailHref(email, estimateDefinition, answers),
        ]) {
          expect(href.length).toBeLessThanOrEqual(1_800);
          expect(href).toMatch(/^(sms|mailto):[!-~]*$/);
          expect(() => read(href)).not.toThrow();
        }
      }),
      { numRuns: 50 },
    );
  });
});
