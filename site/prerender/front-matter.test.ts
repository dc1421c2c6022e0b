import { expect, test } from 'vitest';
import { companySchema, parseContent } from '../../content/schema.ts';
import { serviceOptions } from '../../content/service-options.ts';
import { parseHead } from './front-matter.ts';

const head = `---
order: 3
name: Painting
service: painting
title: Painting
description: What holds paint on a wall, inside and out, and what to do before the first coat.
summary: Preparation first.
---

The text.
`;

test('reads the head of a service', () => {
  expect(parseHead('content/services/painting.mdx', head, serviceOptions)).toMatchObject({
    order: 3,
    service: 'painting',
  });
});

test('reads a head as Windows and hasty fingers write it', () => {
  const expected = parseHead('a.mdx', head, serviceOptions);
  const others = [`\ufeff${head}`, head.replaceAll('\n', '\r\n'), head.replaceAll('---', '--- \t')];
  for (const other of others) expect(parseHead('a.mdx', other, serviceOptions)).toEqual(expected);
});

test('names the file, the field and what was expected', () => {
  const wrong = head.replace('service: painting', 'service: paint').replace('order: 3', 'order: third');
  expect(() => parseHead('content/services/painting.mdx', wrong, serviceOptions)).toThrow(
    /content\/services\/painting\.mdx needs a correction:\n {2}order: .*number.*\n {2}service: expected one of the services in content\/service-options\.ts/,
  );
});

test('says so when the head is missing or is no YAML', () => {
  expect(() => parseHead('a.mdx', 'The text.', serviceOptions)).toThrow(
    'a.mdx: expected a head between two lines of ---',
  );
  expect(() => parseHead('a.mdx', '---\nname: a: b\n---\n', serviceOptions)).toThrow(
    'a.mdx: the head is not valid YAML',
  );
});

test('names a nested field by its whole path', () => {
  expect(() => parseContent('content/company.ts', companySchema, { address: { zip: '1' } })).toThrow(
    /address\.zip: expected five digits/,
  );
});
