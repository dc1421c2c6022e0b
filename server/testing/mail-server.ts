import { onTestFinished } from 'vitest';
import { type MailServer, openMailServer } from './smtp.ts';

/** A mail server that is gone after the test. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const server = await openMailServer(port);
  onTestFinished(server.stop);
  return server;
}
