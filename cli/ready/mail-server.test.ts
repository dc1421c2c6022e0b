import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../server/testing/mail-server.ts';
import { canMakeCertificates, makeCertificate } from '../../server/testing/secure-server.ts';
import { checkMailServer } from './mail-server.ts';
import { silentNameServer, startNameServer } from './testing/name-server.ts';

const dns = silentNameServer();

test('logs in and prints no password', async () => {
  const port = await startGuardedServer();
  const finding = await look(`smtp://ada:correct%40horse@127.0.0.1:${port}`);
  expect(finding).toEqual({ state: 'right', says: `127.0.0.1:${port} accepts the login.` });
});

test('a refused password fails and is not printed', async () => {
  const finding = await look(`smtp://ada:guessed@127.0.0.1:${await startGuardedServer()}`);
  expect(finding.state).toBe('wrong');
  expect(finding.says).toContain('refuses the login (535)');
  expect(JSON.stringify(finding)).not.toMatch(/ada|guessed/);
});

test('a server that has no login is right as well', async () => {
  const { url } = await startMailServer();
  expect((await look(url)).says).toContain('has no login');
});

test('TLS with a server that has none fails', async () => {
  const { url } = await startMailServer();
  expect((await look(url.replace('smtp:', 'smtps:'))).says).toContain('TLS with ');
});

test.runIf(canMakeCertificates)(
  'a certificate that signed itself is red, and the setting for it is named',
  async () => {
    const { url } = await startMailServer(0, await makeCertificate());
    const byName = url.replace('127.0.0.1', 'localhost');
    expect(await look(byName)).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)'),
      todo: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
    });
    expect(await look(url)).toMatchObject({ state: 'wrong' });
    expect(await look(`${byName}/?tls.rejectUnauthorized=false`)).toMatchObject({ state: 'right' });
  },
);

test('a closed port fails', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  expect(await look(`smtp://127.0.0.1:${port}`)).toMatchObject({ state: 'wrong' });
});

test('an unknown host fails only where DNS works', async () => {
  const url = 'smtps://ada:secret@mail.no-such-host-here.invalid';
  expect((await look(url)).state).toBe('unknown');
  const world = await startNameServer({ invalid: { NS: ['a.root-servers.net'] } });
  expect(await checkMailServer({ smtpUrl: url }, world)).toMatchObject({ state: 'wrong' });
});

function look(smtpUrl: string) {
  return checkMailServer({ smtpUrl }, dns);
}

/** A real mail server that accepts only Ada's login. */
async function startGuardedServer(): Promise<number> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (username === 'ada' && password === 'correct@horse') return done(null, { user: username });
      done(new Error(`no entry for ${username}`));
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((done) => server.close(() => done())));
  return (server.server.address() as AddressInfo).port;
}
