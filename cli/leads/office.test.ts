import { describe, expect, test } from 'vitest';
import { DANA, IPHONE, openBrowser, startOffice } from '../../server/testing/office.ts';
import { startTestApp } from '../../server/testing/test-app.ts';
import { office } from '../testing/office.ts';

const LEE = { email: 'lee@oakhand.example', name: 'Lee' };

async function commandLine() {
  const { sameStore, rows } = await startTestApp();
  const settings = { ...sameStore, SITE_URL: 'https://www.oakhand.example' };
  const run = (...args: string[]) => office(['office', ...args], { settings });
  return { run, rows };
}

describe('the people in the office', () => {
  test('are invited; the first is the owner, and is told of where to sign in', async () => {
    const { run } = await commandLine();
    expect(await run('users')).toEqual({
      code: 1,
      out: '',
      err: 'There are no users: the office is off.\n',
    });
    expect(await run('invite', 'Dana@Oakhand.example', DANA.name)).toEqual({
      code: 0,
      out: 'Dana Reyes (owner) can sign in at https://www.oakhand.example/office with dana@oakhand.example.\n',
      err: '',
    });
    expect((await run('invite', LEE.email, LEE.name)).out).toMatch(/^Lee \(office\) /);
    expect((await run('invite', 'kim@oakhand.example', 'Kim', '--role', 'owner')).out).toContain('(owner)');
    expect(await run('invite', LEE.email, 'Another')).toEqual({
      code: 1,
      out: '',
      err: 'lee@oakhand.example can already sign in.\n',
    });
    const { code, out } = await run('users');
    expect(code).toBe(0);
    expect(out).toMatch(/^Name +Email +Role +Since\nDana Reyes +dana@oakhand\.example +owner +\w{3}, /);
    expect(JSON.parse((await run('users', '--json')).out)).toMatchObject([
      { ...DANA, role: 'owner', active: true },
      { ...LEE, role: 'office', active: true },
      { email: 'kim@oakhand.example', role: 'owner' },
    ]);
  });

  test('change their role, lose their access and get it back', async () => {
    const { run, rows } = await commandLine();
    await run('invite', DANA.email, DANA.name);
    await run('invite', LEE.email, LEE.name);
    expect(await run('role', LEE.email, 'owner')).toMatchObject({ code: 0, out: 'Lee is now owner.\n' });
    expect(await run('role', LEE.email, 'owner')).toMatchObject({ code: 1, err: 'Lee is already owner.\n' });
    expect(await run('revoke', LEE.email)).toEqual({
      code: 0,
      out: 'Lee can no longer sign in, and is signed out everywhere.\n',
      err: '',
    });
    expect(await run('revoke', LEE.email)).toMatchObject({ code: 1, err: 'Lee already has no access.\n' });
    expect((await run('users')).out).toMatch(/Lee .* no access\n/);
    expect((await run('invite', LEE.email, 'Lee Moss')).out).toContain('Lee Moss (owner)');
    await run('revoke', LEE.email);
    expect((await run('revoke', DANA.email)).err).toBe('There are no users left: the office is off.\n');
    const told = await rows("select what, detail from audit where user_id is null and what <> 'invited'");
    expect(told).toHaveLength(4);
  });
});

test('prints a code, and lists the devices that came in', async () => {
  const { app, invite, sameStore, codeFor } = await startOffice();
  await invite();
  const run = (...args: string[]) => office(['office', ...args], { settings: sameStore });
  expect(await run('devices', DANA.email)).toEqual({
    code: 1,
    out: '',
    err: 'Dana Reyes is not signed in anywhere.\n',
  });
  const browser = openBrowser(app, IPHONE);
  await browser.post('/office/sign-in', { email: DANA.email });
  await codeFor(DANA.email);
  const { code, out, err } = await run('sign-in', DANA.email.toUpperCase());
  expect({ code, err }).toEqual({
    code: 0,
    err: 'Enter dana@oakhand.example at http://localhost:3000/office/sign-in, then this code. It is valid for 10 minutes.\n',
  });
  expect((await browser.post('/office/sign-in/code', { code: out.trim() })).statusCode).toBe(303);
  expect((await browser.post('/office/sign-in/code', { code: out.trim() })).statusCode).toBe(303);
  const devices = await run('devices', DANA.email);
  expect(devices.out).toMatch(/^Device +Signed in +Last used\nSafari on iPhone +\w{3}, /);
  expect(JSON.parse((await run('devices', DANA.email, '--json')).out)).toMatchObject([
    { device: 'Safari on iPhone', signed_in_at: expect.any(String), last_used_at: expect.any(String) },
  ]);
});

test('has a help text of its own, for all of it and for each command', async () => {
  const settings = {};
  for (const args of [
    ['office', '--help'],
    ['help', 'office'],
    ['--help', 'office'],
  ]) {
    const { code, out, err } = await office(args, { settings });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const named = [...out.matchAll(/^ {2}(office [a-z-]+) {3,}/gm)].map(([, name]) => name);
    expect(named).toEqual(
      ['invite', 'users', 'role', 'revoke', 'sign-in', 'devices'].map((name) => `office ${name}`),
    );
    expect(out).not.toContain('export');
  }
  expect((await office(['office'], { settings })).err).toMatch(/^Unknown command "office"\.\n\n/);
  expect((await office(['office', 'invite', '--help'], { settings })).out).toContain(
    'npm run leads -- office invite EMAIL NAME [options]',
  );
});
