// The long crash, fault and flood runs: node tests/torture/main.ts [crash] [escalation] [shared] [restarts] [photos]
// [flood] [--rounds 300] [--together].
import { parseArgs } from 'node:util';
import { crash } from './crash.ts';
import { escalation } from './escalation.ts';
import { flood } from './flood.ts';
import { inHandAtKill } from './in-hand.ts';
import { photos } from './photos.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '300' }, together: { type: 'boolean', default: false } },
});
const rounds = Number(values.rounds);
const wanted =
  positionals.length > 0 ? positionals : ['crash', 'escalation', 'shared', 'restarts', 'photos', 'flood'];

type Run = [name: string, run: () => Promise<object>];

const runs: Record<string, Run[]> = {
  crash: [
    ['one server on SQLite, killed', () => crash({ engine: 'sqlite', rounds })],
    ['one server on PostgreSQL, killed', () => crash({ engine: 'postgres', rounds })],
  ],
  escalation: [
    ['unclaimed leads, on SQLite, killed', () => escalation({ engine: 'sqlite', rounds })],
    ['unclaimed leads, on PostgreSQL, killed', () => escalation({ engine: 'postgres', rounds })],
    [
      'unclaimed leads, with two servers on one PostgreSQL, killed',
      () => escalation({ engine: 'postgres', rounds: Math.ceil(rounds / 3), servers: 2 }),
    ],
    ['what is being sent at the kill, on SQLite', () => inHandAtKill({ engine: 'sqlite' })],
    ['what is being sent at the kill, on PostgreSQL', () => inHandAtKill({ engine: 'postgres' })],
    [
      'what is being sent at the kill, with another server at work',
      () => inHandAtKill({ engine: 'postgres', beside: true }),
    ],
  ],
  shared: [2, 4].map((servers) => [
    `${servers} servers on one PostgreSQL, killed, and the database restarted under them`,
    () => crash({ engine: 'postgres', rounds: Math.ceil(rounds / 3), servers, restartEvery: 10 }),
  ]),
  restarts: [1, 2].map((servers) => [
    `${servers} of ours on one PostgreSQL, which alone is restarted`,
    () =>
      crash({
        engine: 'postgres',
        rounds: Math.ceil(rounds / 10),
        servers,
        restartEvery: 1,
        spareServers: true,
      }),
  ]),
  photos: [
    ['photos, on SQLite, killed', () => photos({ engine: 'sqlite', rounds })],
    [
      'photos, with two servers on one PostgreSQL, killed',
      () => photos({ engine: 'postgres', rounds: Math.ceil(rounds / 3), servers: 2 }),
    ],
  ],
  flood: (['sqlite', 'postgres'] as const).map((engine) => [
    `1,000 connections and 10,000 requests on ${engine}`,
    () => flood({ engine, connections: 1_000, requests: 10_000 }),
  ]),
};

const unknown = wanted.filter((name) => !runs[name]);
if (unknown.length > 0 || !Number.isInteger(rounds) || rounds < 1) {
  console.error(
    'Say which: crash, escalation, shared, restarts, photos, flood, or nothing for all of them; --rounds is a whole number.',
  );
  process.exit(2);
}

const chosen = wanted.flatMap((name) => runs[name] ?? []);
// In parallel they take less time, most of which is waiting, but their measurements mean nothing.
if (values.together) await Promise.all(chosen.map(report));
else for (const one of chosen) await report(one);
console.log('\nNothing was lost, duplicated or kept waiting.');

async function report([name, run]: Run) {
  const began = Date.now();
  const outcome = await run();
  console.log(`\n── ${name}`);
  for (const [key, value] of Object.entries(outcome)) console.log(`   ${key}: ${JSON.stringify(value)}`);
  console.log(`   in ${Math.round((Date.now() - began) / 1000)} s`);
}
