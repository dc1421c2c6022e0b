import { expect, test } from 'vitest';
import { company } from '../../contract/content/current.ts';
import { securityTxt } from './site-files.ts';

const built = new Date('2026-11-21T09:30:05.123Z');

test('has the contact, the expiry date and its own address', () => {
  expect(securityTxt(company, 'https://www.oakhand.example', built)).toBe(
    [
      `Contact: mailto:${company.email}`,
      'Expires: 2027-11-16T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://www.oakhand.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('names no address of its own for a site without TLS', () => {
  expect(securityTxt(company, 'http://localhost:3000', built)).not.toContain('Canonical');
});
