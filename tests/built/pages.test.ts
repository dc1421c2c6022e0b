import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { manifest, pages } from './site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes these its own way, which is valid HTML too.
    'void-style': 'off',
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // "tel" is checked by the browser's keyboard, and the specification wants e-mail as a plain text field.
    'tel-non-breaking': 'off',
    'no-inline-style': 'error',
    'require-sri': 'off',
  },
});

describe.each(pages)('$path', ({ path, html }) => {
  test('is valid HTML', async () => {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap((result) => result.messages);
    expect(
      messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    ).toEqual([]);
  });

  test('has one h1, headings in order, a title and a description', () => {
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.reduce((above, level) => {
      expect(level - above, `${levels}`).toBeLessThanOrEqual(1);
      return level;
    }, 0);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,200}"/);
  });

  test('holds every fact of header and footer', () => {
    for (const fact of [
      company.phone,
      company.email,
      company.address.street.replace("'", '&#x27;'),
      company.parent.url,
    ]) {
      expect(html).toContain(fact);
    }
    for (const { area, number } of company.licences)
      expect(html).toMatch(new RegExp(`${area}[^\\d]*${number}`));
    expect(html).toContain(`© <!-- -->${new Date().getFullYear()}`);
  });

  test('needs no script to be read: no inline handler, nothing hidden, one small hashed script', () => {
    expect(html).not.toMatch(/\son[a-z]+=/);
    expect(html).not.toMatch(/ style="/);
    expect(html).not.toMatch(/<template|hidden=""|\$RC|\$RS/);
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/g)];
    expect(inline).toHaveLength(1);
  });

  test('each link of ours leads to a page', () => {
    for (const [, target = ''] of html.matchAll(/href="(\/[^"#?]*)/g)) {
      if (/\.[a-z0-9]+$/i.test(target)) continue;
      expect(manifest.pages, `${path} links to ${target}`).toHaveProperty([target]);
    }
    for (const [, number = ''] of html.matchAll(/href="tel:([^"]*)"/g)) {
      const digits = [company.phone, company.emergencyPhone].map((phone) => `+1${phone.replace(/\D/g, '')}`);
      expect(digits).toContain(number);
    }
    for (const [, address] of html.matchAll(/href="mailto:([^"]*)"/g)) expect(address).toBe(company.email);
  });
});

test('the order of the layers is said before any style, or base styles win over components', () => {
  for (const { html } of pages)
    expect(html).toContain('<style>@layer reset, tokens, base, components, pages, print;');
});

test('the titles that the specification quotes are exact', () => {
  const titleOf = (path: string) =>
    /<title>(.*?)<\/title>/.exec(pages.find((page) => page.path === path)?.html ?? '')?.[1];
  expect(titleOf('/')).toBe('home');
  expect(titleOf('/contact')).toBe('contact');
  expect(titleOf('/estimate')).toBe('Get a Free Estimate');
});

test('no two pages share a title or a description', () => {
  const aliases = ['/home', '/projects', '/service/appliances', '/service/appliance-installation'];
  const own = pages.filter(({ path }) => !aliases.includes(path));
  expect(own).toHaveLength(pages.length - aliases.length);
  for (const pattern of [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)"/]) {
    const values = own.map(({ html }) => pattern.exec(html)?.[1]);
    expect(new Set(values).size).toBe(values.length);
  }
});
