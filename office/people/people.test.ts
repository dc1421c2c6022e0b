import { describe, expect, test } from 'vitest';
import { officeDevices as deviceWords } from '../../messages/en/office-devices.ts';
import { officePeople as peopleWords } from '../../messages/en/office-people.ts';
import { eventually } from '../../server/testing/eventually.ts';
import {
  type Browser,
  DANA,
  IPHONE,
  type Office,
  openBrowser,
  startOffice,
} from '../../server/testing/office.ts';

const LEE = { email: 'lee@oakhand.example', name: 'Lee Moss' };

/** As React writes it. */
const inHtml = (words: string) => words.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

async function signedIn(person = DANA, userAgent?: string): Promise<{ office: Office; browser: Browser }> {
  const office = await startOffice();
  await office.invite();
  if (person !== DANA) await office.invite(person);
  const browser = openBrowser(office.app, userAgent);
  await browser.signIn(office, person.email);
  return { office, browser };
}

const idOf = async (office: Office, email: string) => (await office.store.userByEmail(email))?.id ?? '';
const trail = async (office: Office) =>
  (await office.store.auditTrail(50)).map(({ who, what, detail }) => `${who} ${what} ${detail}`);

describe('devices', () => {
  test('are listed, this one marked, and another can be signed out', async () => {
    const { office, browser } = await signedIn();
    const phone = openBrowser(office.app, IPHONE);
    await phone.signIn(office, DANA.email, 2);
    const { body } = await phone.get('/office/devices');
    expect(body.match(/Safari on iPhone|Firefox on Linux/g)).toHaveLength(4);
    expect(body.match(new RegExp(deviceWords.thisDevice, 'g'))).toHaveLength(1);
    const [, own] = /Safari on iPhone.*?name="device" value="([^"]+)"/s.exec(body) ?? [];
    const [, other = ''] = /Firefox on Linux.*?name="device" value="([^"]+)"/s.exec(body) ?? [];
    expect(own).not.toBe(other);
    const out = await phone.post('/office/devices', { device: other });
    expect(out.headers.location).toBe('/office/devices?did=sign-out');
    expect((await phone.get('/office/devices?did=sign-out')).body).toContain(deviceWords.done);
    expect((await browser.get('/office')).statusCode).toBe(303);
    expect((await phone.post('/office/devices', { device: other })).headers.location).toBe(
      '/office/devices?did=nothing',
    );
    expect(await trail(office)).toContain('Dana Reyes device-signed-out Firefox on Linux');
  });

  test('of somebody else cannot be signed out', async () => {
    const { office, browser } = await signedIn();
    await office.invite(LEE);
    const lee = openBrowser(office.app);
    await lee.signIn(office, LEE.email);
    const [{ id_hash: device } = {}] = await office.rows(
      `select id_hash from sessions where user_id = '${await idOf(office, DANA.email)}'`,
    );
    await lee.post('/office/devices', { device: String(device) });
    expect((await browser.get('/office')).statusCode).toBe(200);
  });

  test('this one can be signed out here too, and forgets what was seen', async () => {
    const { office, browser } = await signedIn();
    const { body } = await browser.get('/office/devices');
    const [, device = ''] = /name="device" value="([^"]+)"/.exec(body) ?? [];
    const out = await browser.post('/office/devices', { device });
    expect(out.headers).toMatchObject({
      location: '/office/sign-in?did=sign-out',
      'clear-site-data': '"cache", "storage"',
    });
    expect(browser.cookies.has('office')).toBe(false);
    expect(await office.rows('select device from sessions')).toEqual([]);
    expect(await trail(office)).toContain('Dana Reyes signed-out Firefox on Linux');
  });
});

describe('people', () => {
  test('are invited, changed, sent away and let back in, and all of it is in the revisions', async () => {
    const { office, browser } = await signedIn();
    const invite = (fields: Record<string, string>) => browser.post('/office/people', fields);
    expect((await invite({ ...LEE, role: 'office' })).headers.location).toBe('/office/people?did=invite');
    const known = await invite({ ...LEE, email: LEE.email.toUpperCase() });
    expect([known.statusCode, known.body.includes(inHtml(peopleWords.known))]).toEqual([422, true]);
    expect((await invite({ email: 'no address', name: 'X' })).body).toContain(peopleWords.notAnAddress);
    const unnamed = await invite({ email: 'x@y.example', name: ' ' });
    expect(unnamed.body).toContain(peopleWords.noName);
    expect(unnamed.body).toContain('value="x@y.example"');

    const id = await idOf(office, LEE.email);
    const lee = openBrowser(office.app);
    await lee.signIn(office, LEE.email);
    await browser.post(`/office/people/${id}`, { name: 'Lee <b>', role: 'owner' });
    expect((await lee.get('/office/people')).body).toContain('Lee &lt;b&gt;');
    await browser.post(`/office/people/${id}/revoke`, {});
    expect((await lee.get('/office')).statusCode).toBe(303);
    await browser.post(`/office/people/${id}/invite`, {});
    expect(await office.store.userByEmail(LEE.email)).toMatchObject({ role: 'owner', isActive: true });
    expect((await trail(office)).filter((line) => line.includes('lee@')).sort()).toEqual(
      [
        'Dana Reyes invited lee@oakhand.example (office)',
        'Dana Reyes renamed lee@oakhand.example: Lee Moss → Lee <b>',
        'Dana Reyes role-changed lee@oakhand.example: office → owner',
        'Dana Reyes revoked lee@oakhand.example',
        'Dana Reyes invited lee@oakhand.example (owner)',
      ].sort(),
    );
    const { body } = await browser.get('/office/people');
    expect(body).toContain('Took away the access of lee@oakhand.example');
    expect(body).toContain('Lee &lt;b&gt;');
  });

  test('cannot take their own role or access away', async () => {
    const { office, browser } = await signedIn();
    const id = await idOf(office, DANA.email);
    await browser.post(`/office/people/${id}`, { name: 'Dana', role: 'office' });
    await browser.post(`/office/people/${id}/revoke`, {});
    expect(await office.store.users()).toMatchObject([{ name: 'Dana', role: 'owner', isActive: true }]);
  });

  test('with a zero byte in the address or a field are no failure either', async () => {
    const { browser } = await signedIn();
    expect((await browser.get('/office/search?q=a%00b')).statusCode).toBe(400);
    expect((await browser.post('/office/people/%00/revoke', {})).statusCode).toBe(400);
    expect((await browser.post('/office/sign-in', { email: 'a\0@b.example' })).statusCode).toBe(303);
    const invited = await browser.post('/office/people', { name: 'Z\0oe', email: 'zoe@b.example' });
    expect(invited.statusCode).toBe(303);
    expect((await browser.get('/office/people')).body).toContain('value="Zoe"');
  });

  test('that nobody knows are no failure', async () => {
    const { browser } = await signedIn();
    for (const path of ['nobody', 'nobody/revoke', 'nobody/invite']) {
      const answer = await browser.post(`/office/people/${path}`, { name: 'X', role: 'owner' });
      expect(answer.statusCode).toBe(303);
    }
  });
});

test('an answer is not kept waiting for at the stop, but what it has begun is', async () => {
  const office = await startOffice();
  await office.invite();
  await openBrowser(office.app).post('/office/sign-in', { email: DANA.email });
  await office.app.close();
  await eventually(async () => expect(await office.rows('select id from sign_ins')).toHaveLength(1));
});
