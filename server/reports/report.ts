import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';
import { gatherDigest } from './digest.ts';

type Deps = { store: Store; config: Pick<Config, 'mailFrom' | 'retentionMonths'>; at: Date };

/** Stores the digest of a day with its mail; false when another server was first. */
export async function reportDay({ store, config, at }: Deps, day: string): Promise<boolean> {
  const content = await gatherDigest(store, config, at);
  return store.recordReport({ ...plannedReport(config.mailFrom), kind: 'digest', day, content, at });
}

/** Sends an extra digest at once. The next daily one still covers the whole day. */
export async function reportNow({ store, config, at }: Deps): Promise<boolean> {
  const content = await gatherDigest(store, config, at);
  return store.recordReport({
    ...plannedReport(config.mailFrom),
    kind: 'extra-digest',
    day: at.toISOString(),
    content,
    at,
  });
}

function plannedReport(mailFrom: string) {
  const id = randomUUID();
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  return { id, delivery: { kind: 'digest-mail' as const, messageId: `<digest.${id}@${domain}>` } };
}
