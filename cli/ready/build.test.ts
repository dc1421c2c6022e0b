import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { temporaryFolder } from '../../server/testing/test-app.ts';
import { checkBuild } from './build.ts';

const config = readConfig({ SITE_URL: 'https://www.oak.com' });

test('without a finished build no check passes', async () => {
  expect(checkBuild(config, await temporaryFolder()).map(({ state }) => state)).toEqual(['unknown']);
});

test('a build for another address fails', async () => {
  const folder = await temporaryFolder();
  const built = {
    SITE_URL: 'http://localhost:3000',
    CAPTCHA_PROVIDER: 'altcha',
    ERROR_REPORT_DSN: '',
    RETENTION_MONTHS: '',
  };
  await writeFile(join(folder, 'stamp.json'), JSON.stringify(built));
  const [finding] = checkBuild(config, folder);
  expect(finding).toMatchObject({ state: 'wrong', says: 'The pages were built with another SITE_URL.' });
});

test('a privacy notice that names another term than the server keeps is red', async () => {
  const folder = await temporaryFolder();
  const built = { SITE_URL: 'https://www.oak.com', CAPTCHA_PROVIDER: 'altcha', ERROR_REPORT_DSN: '' };
  const write = (RETENTION_MONTHS: string) =>
    writeFile(join(folder, 'stamp.json'), JSON.stringify({ ...built, RETENTION_MONTHS }));
  await write('12');
  expect(checkBuild(config, folder)[0]?.says).toBe('The pages were built with another RETENTION_MONTHS.');
  for (const same of ['', '24']) {
    await write(same);
    expect(checkBuild(config, folder)[0]?.says).not.toContain('RETENTION_MONTHS');
  }
});
