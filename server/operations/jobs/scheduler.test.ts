import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore, type Store } from '../../store/store.ts';
import { eventually } from '../../testing/eventually.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createScheduler, type DailyJob } from './scheduler.ts';

/** An empty store of the engine under test, as two servers see it. */
async function twoServers() {
  const { app, config } = await startTestApp();
  const stores = [await openStore(config, app.log), await openStore(config, app.log)];
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
  return { stores, log: app.log };
}

type Setting = {
  store?: Store;
  hour?: number;
  run?: DailyJob['run'];
  log: Parameters<typeof createScheduler>[0]['log'];
};

function schedulerAt(start: string, { store, hour = 7, run, log }: Setting) {
  const clock = { now: new Date(start) };
  const days: string[] = [];
  const job = {
    name: 'job',
    hour,
    run: async (day: string) => {
      days.push(day);
      await run?.(day);
    },
  };
  if (!store) throw new Error('no store');
  const scheduler = createScheduler({ store, jobs: [job], clock: () => clock.now, log });
  const checkAt = async (time: string) => {
    clock.now = new Date(time);
    await scheduler.check();
    return days.splice(0);
  };
  return { scheduler, checkAt };
}

test('runs a job once a day after its hour, by the office’s clock', async () => {
  const { stores, log } = await twoServers();
  const { checkAt } = schedulerAt('2026-03-06T20:00:00Z', { store: stores[0], log });
  expect(await checkAt('2026-03-06T20:00:00Z')).toEqual([]);
  // Eastern Standard Time is five hours behind, Daylight Time four.
  expect(await checkAt('2026-03-07T11:59:00Z')).toEqual([]);
  expect(await checkAt('2026-03-07T12:00:00Z')).toEqual(['2026-03-07']);
  expect(await checkAt('2026-03-07T12:01:00Z')).toEqual([]);
  expect(await checkAt('2026-03-08T10:59:00Z')).toEqual([]);
  expect(await checkAt('2026-03-08T11:00:00Z')).toEqual(['2026-03-08']);
  expect(await checkAt('2026-10-31T11:00:00Z')).toEqual(['2026-10-31']);
  expect(await checkAt('2026-11-01T11:59:00Z')).toEqual([]);
  expect(await checkAt('2026-11-01T12:00:00Z')).toEqual(['2026-11-01']);
});

test.each([1, 2, 3])('runs a job at hour %d once on days with that hour twice or never', async (hour) => {
  const { stores, log } = await twoServers();
  const { checkAt } = schedulerAt('2026-03-07T20:00:00Z', { store: stores[0], hour, log });
  await checkAt('2026-03-07T20:00:00Z');
  const done: string[] = [];
  for (const day of ['2026-03-08', '2026-11-01']) {
    for (let hours = 4; hours < 28; hours += 0.5) {
      done.push(
        ...(await checkAt(new Date(Date.parse(`${day}T00:00:00Z`) + hours * 3_600_000).toISOString())),
      );
    }
  }
  // The first check of November finds the days since March missed, which are made up for by one.
  expect(done).toEqual(['2026-03-08', '2026-10-31', '2026-11-01']);
});

test('runs a job once after days without a server', async () => {
  const { stores, log } = await twoServers();
  const first = schedulerAt('2026-11-21T13:00:00Z', { store: stores[0], log });
  await first.checkAt('2026-11-21T13:00:00Z');
  const afterwards = schedulerAt('2026-11-25T08:00:00Z', { store: stores[1], log });
  expect(await afterwards.checkAt('2026-11-25T08:00:00Z')).toEqual(['2026-11-24']);
  expect(await afterwards.checkAt('2026-11-25T12:00:00Z')).toEqual(['2026-11-25']);
});

test('runs a job on one of several servers', async () => {
  const { stores, log } = await twoServers();
  const servers = [0, 1, 0, 1].map((place) =>
    schedulerAt('2026-11-21T13:00:00Z', { store: stores[place], log }),
  );
  await Promise.all(servers.map(({ checkAt }) => checkAt('2026-11-21T13:00:00Z')));
  for (const time of ['2026-11-22T12:00:00Z', '2026-11-23T12:00:00Z']) {
    const done = await Promise.all(servers.map(({ checkAt }) => checkAt(time)));
    expect(done.flat()).toEqual([time.slice(0, 10)]);
  }
});

test('retries a failed job after a quarter of an hour', async () => {
  const { stores } = await twoServers();
  const errors: object[] = [];
  const log = { error: (details: object) => void errors.push(details), info: () => {} } as never;
  let broken = true;
  const run = async () => {
    if (broken) throw new Error('no disk');
  };
  const { checkAt } = schedulerAt('2026-11-21T13:00:00Z', { store: stores[0], run, log });
  await checkAt('2026-11-21T13:00:00Z');
  expect(await checkAt('2026-11-22T12:00:00Z')).toHaveLength(1);
  expect(errors).toEqual([{ err: expect.objectContaining({ message: 'no disk' }), job: 'job' }]);
  broken = false;
  expect(await checkAt('2026-11-22T12:14:00Z')).toEqual([]);
  expect(await checkAt('2026-11-22T12:15:00Z')).toEqual(['2026-11-22']);
  expect(await checkAt('2026-11-22T13:00:00Z')).toEqual([]);
});

test('survives a store that is away', async () => {
  const { stores } = await twoServers();
  const errors: string[] = [];
  const log = { error: (_: object, message: string) => void errors.push(message), info: () => {} } as never;
  const { checkAt } = schedulerAt('2026-11-21T13:00:00Z', { store: stores[0], log });
  await stores[0]?.close();
  expect(await checkAt('2026-11-21T13:00:00Z')).toEqual([]);
  expect(errors).toEqual(['the daily jobs cannot be read or written down']);
});

test('checks every minute, and stops after the job in hand', async () => {
  const { stores, log } = await twoServers();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const clock = { now: new Date('2026-11-21T13:00:00Z') };
    const days: string[] = [];
    const run = (day: string) => {
      days.push(day);
      return finished;
    };
    const jobs = [{ name: 'job', hour: 7, run }];
    const store = stores[0] as Store;
    const scheduler = createScheduler({ store, jobs, clock: () => clock.now, log });
    scheduler.start();
    await scheduler.check();
    clock.now = new Date('2026-11-22T13:00:00Z');
    vi.advanceTimersByTime(60_000);
    await eventually(() => expect(days).toEqual(['2026-11-22']));
    let stopped = false;
    const stopping = scheduler.stop().then(() => {
      stopped = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(stopped).toBe(false);
    finish();
    await stopping;
    clock.now = new Date('2026-11-23T13:00:00Z');
    vi.advanceTimersByTime(600_000);
    await scheduler.check();
    expect(days).toEqual(['2026-11-22']);
  } finally {
    vi.useRealTimers();
  }
});
