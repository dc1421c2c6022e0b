import { onTestFinished } from 'vitest';
import type { Certificate } from './certificate.ts';
import { type MailServer, openMailServer } from './smtp.ts';

/** A mail server that stops after the test. */
export async function startMailServer(port = 0, certificate?: Certificate): Promise<MailServer> {
  const server = await openMailServer(port, certificate);
  onTestFinished(server.stop);
  return server;
}
