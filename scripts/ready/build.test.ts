import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { temporaryFolder } from '../../server/testing/test-app.ts';
import { checkBuild } from './build.ts';

const config = readConfig({ SITE_URL: 'https://www.oak.com' });

test('without a finished build nothing is green', async () => {
  expect(checkBuild(config, await temporaryFolder()).map(({ state }) => state)).toEqual(['unknown']);
});

test('a build for another address is red', async () => {
  const folder = await temporaryFolder();
  const built = { SITE_URL: 'http://localhost:3000', CAPTCHA_PROVIDER: 'altcha', ERROR_REPORT_DSN: '' };
  await writeFile(join(folder, 'stamp.json'), JSON.stringify(built));
  const [finding] = checkBuild(config, folder);
  expect(finding).toMatchObject({ state: 'wrong', says: 'The pages were built with another SITE_URL.' });
});
