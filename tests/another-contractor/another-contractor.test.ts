import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { parseDocument, visit } from 'yaml';
import { buildDir, contentDir, siteDir } from '../../scripts/folders.mjs';
import { GOOD_MESSAGE, GOOD_REQUEST } from '../../server/testing/requests.ts';
import { documentOf, pages } from '../built/site.ts';
import { startServer } from '../running-server.ts';
import { company } from '../sample.ts';

/*
 * What is built here is another contractor's content (`content/` beside this file), so `company` is that one's. Of the
 * business that comes with the program nothing may be left, and these are its names, numbers and addresses.
 */

/** As the files of the sample spell them; what both businesses say belongs to neither. */
const SAMPLE = ['company', 'logos', 'reviews', 'testimonials']
  .flatMap((name) => textsIn(`content/${name}.yaml`))
  .filter((text) => !isOurs(text));

const FACTS = [
  ...SAMPLE,
  'oakhand',
  'Andersen',
  'One Call',
  'Westchester',
  'Putnam',
  'Yorktown',
  'CARPENTER’S ROW',
];

test('the facts of the sample are known, or nothing would be found', () => {
  expect(FACTS).toEqual(
    expect.arrayContaining([
      'Oakhand Home Repair',
      '(914) 555-0142',
      '(914) 555-0199',
      'SAMPLE-WC-00000',
      '10598',
    ]),
  );
});

test('no file of the built site says anything of the sample', () => {
  const texts = globSync('{public/**/*,public/.well-known/*,site.json}', { cwd: siteDir })
    .filter((file) => /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(siteDir, file), 'utf8') }));
  expect(texts.length).toBeGreaterThan(60);
  const left = texts.flatMap(({ file, text }) => factsIn(text).map((fact) => `${file}: ${fact}`));
  expect(left).toEqual([]);
});

test('it has pages for what the business does, and for nothing else', () => {
  const services = pages.map(({ path }) => path).filter((path) => /^\/(?:service\/|Andersen)/.test(path));
  expect(services.sort()).toEqual(
    ['drywall', 'flooring', 'painting', 'porches', 'small-repairs', 'tile'].map((name) => `/service/${name}`),
  );
});

test('without a page for agents and shops no address, link or line of the sitemap leads to one', () => {
  expect(pages.map(({ path }) => path)).not.toContain('/commercial');
  for (const { path } of pages)
    expect(documentOf(path).querySelector('[href*="/commercial"]'), path).toBeNull();
  expect(readFileSync(join(siteDir, 'public/sitemap.xml'), 'utf8')).not.toContain('/commercial');
});

test('no page has an empty section', () => {
  for (const { path } of pages) {
    for (const part of documentOf(path).querySelectorAll('main section, main ul, main ol, footer ul')) {
      const words = part.textContent?.replace(part.querySelector('h1, h2, h3')?.textContent ?? '', '').trim();
      expect(words, `${path}: ${part.outerHTML.slice(0, 120)}`).not.toBe('');
    }
  }
});

test('the mails to office and customer carry its name and numbers, and nothing of the sample', async () => {
  const server = await startServer({ SITE_URL: 'http://localhost:3000' });
  try {
    for (const [path, body] of [
      ['/api/estimate', GOOD_REQUEST],
      ['/contact_process.php', GOOD_MESSAGE],
    ] as const) {
      const response = await fetch(server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, email: 'ada@customer.example' }),
      });
      expect(response.status).toBe(200);
    }
    const mails = await mailsOf(server.dataDir, 3);
    expect(mails.map(({ to }) => to)).toEqual(
      expect.arrayContaining([company.email, 'ada@customer.example']),
    );
    for (const { from, subject, text, html } of mails) {
      expect(from).toContain(company.mailFrom);
      expect(`${subject} ${text}`).toContain(company.shortName);
      for (const { number } of company.licences) expect(text).toContain(number);
      for (const part of [from, subject, text, html]) expect(factsIn(part)).toEqual([]);
    }
  } finally {
    await server.remove();
  }
});

test('its office speaks in its name, on the command line, on the page and in the mail', async () => {
  const server = await startServer({});
  try {
    const command = [join(buildDir, 'leads/main.js'), 'office', 'invite', 'dana@office.example', 'Dana'];
    const env = { ...process.env, DATA_DIR: server.dataDir };
    expect(factsIn(execFileSync(process.execPath, command, { env, encoding: 'utf8' }))).toEqual([]);
    const signIn = `${server.url}/office/sign-in`;
    await expect.poll(async () => (await fetch(signIn)).url, { timeout: 20_000 }).toBe(signIn);
    const page = await (await fetch(signIn)).text();
    expect(page).toContain(company.name);
    expect(factsIn(page)).toEqual([]);
    await fetch(signIn, {
      method: 'POST',
      headers: { origin: server.url },
      body: new URLSearchParams({ email: 'dana@office.example' }),
    });
    const [mail] = await mailsOf(server.dataDir, 1);
    expect(mail?.from).toContain(company.mailFrom);
    for (const part of [mail?.from, mail?.subject, mail?.text, mail?.html]) {
      expect(factsIn(String(part))).toEqual([]);
    }
  } finally {
    await server.remove();
  }
});

/** Every text that a file of the sample holds, but not the names of files, icons and addresses of pages. */
function textsIn(file: string): string[] {
  const texts: string[] = [];
  visit(parseDocument(readFileSync(file, 'utf8')), {
    Scalar(key, { value }) {
      if (key !== 'key' && typeof value === 'string' && value.length > 4) texts.push(value);
    },
  });
  return texts.filter((text) => !/^[./]|^[a-z-]+$|^\d{4}-\d\d$/.test(text));
}

function isOurs(text: string): boolean {
  const files = ['company', 'reviews', 'testimonials'].map((name) => join(contentDir, `${name}.yaml`));
  // The privacy notice is the program's own, for every business.
  return [...files, 'messages/en/privacy.ts'].some((file) => readFileSync(file, 'utf8').includes(text));
}

function factsIn(text: string): string[] {
  return FACTS.filter((fact) => text.includes(fact) || text.toLowerCase().includes('oakhand'));
}

/** The mails that lie in its folder, once there are as many as wanted. */
async function mailsOf(dataDir: string, wanted: number) {
  const folder = join(dataDir, 'mail');
  // Without those that are still being written.
  const files = async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  await expect.poll(async () => (await files()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(wanted);
  return Promise.all(
    (await files()).map(async (name) => {
      const mail = await simpleParser(await readFile(join(folder, name)));
      const to = [mail.to ?? []]
        .flat()
        .map(({ text }) => text)
        .join();
      return {
        to,
        from: mail.from?.text ?? '',
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: String(mail.html),
      };
    }),
  );
}
