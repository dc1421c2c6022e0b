import { expect, test } from 'vitest';
import { readConfig } from '../server/config.ts';
import { manifest } from '../server/testing/build-site.ts';
import { shareTestApp } from '../server/testing/test-app.ts';
import { headersFile, redirectsFile } from './cdn.ts';

/** With a provider of the captcha that pages must let in. */
const settings = {
  SITE_URL: 'https://www.oak.com',
  CAPTCHA_PROVIDER: 'turnstile',
  CAPTCHA_SITE_KEY: 'site',
  CAPTCHA_SECRET: 'secret',
};
const site = shareTestApp({ settings });
const rules = readRules(headersFile(readConfig(settings), manifest));

/** Those of the single answer, which no file can hold. */
const PASSING = /^(date|connection|keep-alive|content-length|content-type|etag|vary|cache-control)$/;

test('a CDN sends the headers that the server sends with the contact page', async () => {
  const { headers } = await site().app.inject('/contact');
  const lasting = Object.entries(headers).filter(([name]) => !PASSING.test(name));
  expect(rules['/*']).toEqual(Object.fromEntries(lasting));
});

test('while sample content is left, a CDN asks search engines to leave it out, too', () => {
  const built = { ...manifest, hasSamples: true };
  expect(readRules(headersFile(readConfig(settings), built))['/*']).toMatchObject({
    'x-robots-tag': 'noindex',
  });
});

test('and the type and the age that the server gives to the files that need one', async () => {
  const rulesFile = await site().app.inject('/speculation-rules.json');
  expect(rules['/speculation-rules.json']).toEqual({ 'content-type': rulesFile.headers['content-type'] });
  const asset = await site().app.inject('/assets/house-4d5e6f.png');
  expect(rules['/assets/*']).toEqual({ 'cache-control': asset.headers['cache-control'] });
});

test('no line is longer than the strictest host takes', () => {
  for (const line of headersFile(readConfig(settings), manifest).split('\n')) {
    expect(line.length).toBeLessThan(2_000);
  }
});

test('misspelt paths lead where the server leads them', async () => {
  for (const line of redirectsFile(manifest).trim().split('\n')) {
    const [from = '', to, status] = line.split(' ');
    const answer = await site().app.inject(from);
    expect([answer.headers.location, answer.statusCode]).toEqual([to, Number(status)]);
  }
});

function readRules(text: string): Record<string, Record<string, string>> {
  const blocks = text.split('\n\n').map((block) => block.trim().split('\n'));
  return Object.fromEntries(
    blocks.map(([path = '', ...lines]) => [
      path,
      Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/, 2))),
    ]),
  );
}
