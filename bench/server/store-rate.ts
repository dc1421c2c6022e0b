import { flood } from '../../tests/torture/flood.ts';
import { syncsPerSecond } from './disk.ts';

const CONNECTIONS = 64;
const REQUESTS = 6_000;

/** Requests stored durably per second on each database, compared with the disk's syncs per second. */
export async function measureStoreRate() {
  const rows: [string, string | number][] = [];
  for (const engine of ['sqlite', 'postgres'] as const) {
    const syncs = syncsPerSecond();
    const { perSecond, p50, p99, refused } = await flood({
      engine,
      connections: CONNECTIONS,
      requests: REQUESTS,
    });
    if (Object.keys(refused).length > 0) throw new Error(`refused: ${JSON.stringify(refused)}`);
    rows.push(
      [`${engine}: the disk confirms, times a second`, Math.round(syncs)],
      [`${engine}: requests stored a second`, perSecond],
      [`${engine}: requests to each confirmation`, (perSecond / syncs).toFixed(2)],
      [`${engine}: half are answered within, ms`, p50],
      [`${engine}: 99 of 100 are answered within, ms`, p99],
    );
  }
  return rows;
}
