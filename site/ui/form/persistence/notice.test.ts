import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { company } from '../../../../content/company.ts';
import { contactFormWords } from '../../../../content/contact-form.ts';
import { estimateFormWords } from '../../../../content/estimate-form.ts';
import { contactForm } from '../../../../contract/forms/contact.ts';
import { estimateForm } from '../../../../contract/forms/estimate.ts';
import { defineForm } from '../../../../contract/forms/form.ts';
import { mailHref, textHref } from './notice.tsx';

const contactDefinition = defineForm(contactForm, contactFormWords);
const estimateDefinition = defineForm(estimateForm, estimateFormWords);

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
  const href = mailHref(company, estimateDefinition, request);
  expect(href).toMatch(new RegExp(`^mailto:${company.email}\\?subject=`));
  expect(read(href)).toEqual({ subject: "Estimate request from Ada O'Kafor & Söhne", body });
  expect(href).toContain('peels.%0D%0AAbout');
});

test('the text holds the same, for phones of either make', () => {
  const href = textHref(company, estimateDefinition, request);
  expect(href).toMatch(/^sms:\+19145550142\?&body=/);
  expect(read(href)).toEqual({ body: `Estimate request from Ada O'Kafor & Söhne\r\n${body}` });
});

test('a message of the contact form is written in the same way', () => {
  const message = { name: 'Grace', lname: '', number: '', email: 'grace@writer.example', message: 'Hello' };
  expect(read(mailHref(company, contactDefinition, message))).toEqual({
    subject: 'Message from Grace',
    body: 'Name: Grace\r\nEmail: grace@writer.example\r\nMessage: Hello',
  });
});

test('nothing is said of what was not answered', () => {
  expect(read(mailHref(company, contactDefinition, { name: ' ', message: 'Hello' }))).toEqual({
    subject: 'Message',
    body: 'Message: Hello',
  });
  expect(mailHref(company, estimateDefinition, {})).toBe(
    `mailto:${company.email}?subject=Estimate%20request&body=`,
  );
});

describe('a long story', () => {
  test.each([textHref, mailHref])('is cut where an address has to end, and says so', (hrefOf) => {
    const href = hrefOf(company, estimateDefinition, { ...request, description: 'x'.repeat(5_000) });
    expect(href.length).toBeLessThanOrEqual(1_800);
    expect(href.length).toBeGreaterThan(1_700);
    expect(read(href).body).toContain('Service: Painting');
    expect(read(href).body).toMatch(/xxx…$/);
  });

  test('is cut between two characters in any script, and never makes an address that does not open', () => {
    const text = fc.string({ unit: 'binary', maxLength: 3_000 });
    fc.assert(
      fc.property(text, text, (first_name, description) => {
        for (const hrefOf of [textHref, mailHref]) {
          const href = hrefOf(company, estimateDefinition, { first_name, description });
          expect(href.length).toBeLessThanOrEqual(1_800);
          expect(href).toMatch(/^(sms|mailto):[!-~]*$/);
          expect(() => read(href)).not.toThrow();
        }
      }),
      { numRuns: 50 },
    );
  });
});
