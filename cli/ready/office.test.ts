import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { startOffice } from '../../server/testing/office.ts';
import {
  canMakeCertificates,
  makeCertificate,
  startSecureServer,
  trust,
} from '../../server/testing/secure-server.ts';
import { temporaryFolder } from '../../server/testing/test-app.ts';
import { checkOffice, checkOfficeAddress } from './office.ts';

test('an office that nobody may enter is right, and one whose codes go nowhere is red', async () => {
  const { config, invite } = await startOffice();
  const silent = { ...config, smtpUrl: undefined };
  for (const settings of [config, silent]) {
    expect(await checkOffice(settings)).toEqual({
      state: 'right',
      says: 'The office is not on the web: nobody was invited.',
    });
  }
  await invite();
  expect(await checkOffice(config)).toEqual({
    state: 'right',
    says: 'One person may sign in to the office, with codes by mail.',
  });
  await invite({ email: 'lee@oakhand.example', name: 'Lee' });
  expect(await checkOffice(silent)).toMatchObject({
    state: 'wrong',
    says: '2 people may sign in to the office, and the codes are written into files.',
  });
});

test('before the first start there is no store to ask', async () => {
  const config = readConfig({ DATA_DIR: await temporaryFolder() });
  expect(await checkOffice(config)).toMatchObject({ state: 'unknown' });
  expect(await checkOfficeAddress(config)).toEqual([]);
});

test.skipIf(!canMakeCertificates)('an address that does not lead to the office is red', async () => {
  const { config, invite, app } = await startOffice();
  const certificate = await makeCertificate();
  trust(certificate);
  let isOffice = true;
  const siteUrl = await startSecureServer(certificate, async (request, response) => {
    const { statusCode, headers } = isOffice
      ? await app.inject(request.url ?? '/')
      : { statusCode: 404, headers: {} };
    response.writeHead(statusCode, { 'cache-control': String(headers['cache-control']) }).end();
  });
  const look = async () => (await checkOfficeAddress({ ...config, siteUrl })).map(({ state }) => state);
  expect(await look()).toEqual([]);
  await invite();
  expect(await look()).toEqual(['right']);
  isOffice = false;
  expect(await look()).toEqual(['wrong']);
});
