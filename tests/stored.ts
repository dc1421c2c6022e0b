import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RunningServer } from './running-server.ts';

/** The estimate requests with this e-mail address in the store of a running server. */
export function storedRequests(server: RunningServer, email: string): Record<string, unknown>[] {
  return select(server, "select * from leads where form = 'estimate' and email = ?", email);
}

/** The contact messages with this e-mail address. */
export function storedMessages(server: RunningServer, email: string): Record<string, unknown>[] {
  return select(server, "select * from leads where form = 'contact' and email = ?", email);
}

function select(server: RunningServer, query: string, email: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(server.dataDir, 'one-call.sqlite'), { readOnly: true });
  try {
    return database.prepare(query).all(email);
  } finally {
    database.close();
  }
}
