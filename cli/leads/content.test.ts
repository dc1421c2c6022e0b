import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestApp, temporaryFolder } from '../../server/testing/test-app.ts';
import { office } from '../testing/office.ts';

/** A server, the command line beside it, and a folder with a small website. */
async function start() {
  const { sameStore } = await startTestApp({ overrides: { writeSite: async () => {} } });
  const folder = await temporaryFolder();
  const [from, into] = [join(folder, 'from'), join(folder, 'into')];
  await mkdir(join(from, 'public'), { recursive: true });
  await cp('content/public/favicon.svg', join(from, 'public/favicon.svg'));
  await writeFile(join(from, 'company.yaml'), 'name: Ada\nphone: (914) 555-0142\n');
  await writeFile(join(from, 'office.yaml'), 'holidays: [christmas]\n');
  const content = (args: string[], settings = {}) =>
    office(['content', ...args], { settings: { ...sameStore, ...settings } });
  return { content, from, into };
}

test('a website is imported, and exported again and again', async () => {
  const { content, from, into } = await start();
  expect(await content(['export', into])).toEqual({
    code: 1,
    out: '',
    err: 'No website is published in the store.\n',
  });
  expect(await content(['import', from])).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^Publication 1:\nThe business added\nThe office added\nOther file “favicon” added\n/,
    ),
  });
  expect(await content(['import', from])).toMatchObject({
    code: 1,
    err: 'The folder says what is published already.\n',
  });
  expect(await content(['export', into])).toMatchObject({ code: 0 });
  await rm(join(from, 'office.yaml'));
  await writeFile(join(into, 'notes.txt'), 'ours');
  expect(await content(['import', from])).toMatchObject({
    out: expect.stringContaining('Taken off: the office'),
  });
  expect(await content(['export', into])).toMatchObject({ code: 0 });
  expect((await readdir(into)).sort()).toEqual(['company.yaml', 'notes.txt', 'public']);
  const file = 'public/favicon.svg';
  expect(await readFile(join(into, file))).toEqual(await readFile(join(from, file)));
});

test('what cannot be done is said in a sentence', async () => {
  const { content, from, into } = await start();
  await writeFile(join(from, 'company.yaml'), 'name: Ada\nphone: 12\n');
  expect(await content(['import', from])).toMatchObject({
    code: 1,
    err: expect.stringContaining('company.yaml, line 2, phone: found 12; expected a phone number'),
  });
  expect(await content(['import', into])).toMatchObject({ code: 1, err: `There is no folder ${into}.\n` });
  expect(await content(['import', from], { CONTENT_DIR: from })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^CONTENT_DIR is set/),
  });
});
