import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { type ConnectionLimits, giveTime } from './connections.ts';

/** More than the system takes for a client that reads nothing. */
const LARGE = Buffer.alloc(48 * 1024 * 1024);

/** A server that listens and counts what its handlers are asked; what is asked at `/held` waits to be let go. */
async function startListening(connectionLimits: Partial<ConnectionLimits> = {}) {
  const held = Promise.withResolvers<void>();
  let asked = 0;
  async function addRoutes(app: FastifyInstance) {
    app.addHook('onRequest', async () => {
      asked++;
    });
    app.get('/large', async () => LARGE);
    app.get('/small/:name', async ({ params }) => (params as { name: string }).name);
    app.get('/held', () => held.promise.then(() => 'at last'));
    app.post('/file', { onRequest: giveTime }, async ({ body }) => body);
    app.post('/plain', async ({ body }) => body);
  }
  const { app } = await startTestApp({ overrides: { connectionLimits, addRoutes } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  async function open(bytes = '') {
    const socket = connect(port, '127.0.0.1');
    // How it ends is for the server to say: some are cut off.
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(bytes);
    return socket;
  }
  const openConnections = () =>
    new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)));
  return {
    app,
    open,
    asked: () => asked,
    letGo: held.resolve,
    untilOpen: (count: number) => eventually(async () => expect(await openConnections()).toBe(count)),
  };
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`;

const HALF_POST =
  'POST /api/estimate HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n';

/** All that comes until the server hangs up. */
async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  await once(socket, 'close');
  return text;
}

const bodies = (answers: string) => answers.match(/(?<=\r\n\r\n)\w+?(?=HTTP|$)/g);

describe('several requests at once', () => {
  test('are answered in their order, one after the other', async () => {
    const { open } = await startListening();
    const names = ['one', 'two', 'three', 'four', 'five', 'six'];
    const requests = names.map((name) => get(`/small/${name}`)).join('');
    const answers = await readAll(await open(requests + get('/small/end', 'connection: close\r\n')));
    expect(bodies(answers)).toEqual([...names, 'end']);
  });

  test('wait while an earlier one is not ready', async () => {
    const { open, asked, letGo } = await startListening();
    const socket = await open(get('/held') + get('/small/two', 'connection: close\r\n'));
    await eventually(() => expect(asked()).toBe(1));
    letGo();
    expect(await readAll(socket)).toContain('\r\n\r\ntwo');
    expect(asked()).toBe(2);
  });

  test.each([
    ['pages', get('/')],
    ['pages of no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['pages with an unknown expectation', get('/', 'expect: tea\r\n')],
  ])('cut off a client that asks for thousands of %s and reads nothing', async (_what, request) => {
    const { open, asked, untilOpen } = await startListening();
    await open(get('/large') + request.repeat(2_300));
    await untilOpen(0);
    expect(asked()).toBe(1);
    expect(await readAll(await open(get('/small/alive', 'connection: close\r\n')))).toContain('alive');
  });

  test('end the newest connection when too many wait on all connections together', async () => {
    const { open, asked, letGo, untilOpen } = await startListening({ pipelinedInAll: 3 });
    const pair = get('/held') + get('/small/second', 'connection: close\r\n');
    const waiting = [];
    for (let count = 0; count < 3; count++) waiting.push(await open(pair));
    await eventually(() => expect(asked()).toBe(3));
    await open(pair);
    await untilOpen(3);
    letGo();
    for (const socket of waiting) expect(await readAll(socket)).toContain('second');
    expect(await readAll(await open(pair))).toContain('second');
  });
});

test('a client that does not read an answer is disconnected', async () => {
  const { open, untilOpen } = await startListening({ unread: 200 });
  await open(get('/large'));
  await untilOpen(1);
  await untilOpen(0);
});

describe('when the server stops', () => {
  test('a connection without any data is closed at once', async () => {
    const { app, open, untilOpen } = await startListening({ grace: 600_000 });
    await open();
    await untilOpen(1);
    await app.close();
  });

  test('an idle keep-alive connection is closed at once', async () => {
    const { app, open } = await startListening({ grace: 600_000 });
    const socket = await open(get('/small/one'));
    await once(socket, 'data');
    await app.close();
  });

  test.each([
    ['a part of its headers', 'GET / HTTP/1.1\r\nhost: loc'],
    ['a part of its body', `${HALF_POST}{`],
    ['a request, and reads nothing of the answer', get('/large')],
  ])('a connection that has sent %s is closed after a while', async (_what, bytes) => {
    const { app, open, untilOpen } = await startListening({ grace: 100 });
    const socket = await open(bytes);
    await untilOpen(1);
    await app.close();
    expect(socket.bytesRead).toBe(0);
  });

  test('a complete request is answered, however long that takes', async () => {
    const { app, open, asked, letGo, untilOpen } = await startListening({ grace: 100 });
    const answers = readAll(await open(get('/held') + get('/small/two')));
    await open('GET / HTTP/1.1\r\n');
    await eventually(() => expect(asked()).toBe(1));
    const closed = app.close();
    await untilOpen(1);
    letGo();
    await closed;
    expect(await answers).toMatch(/at last.*connection: close.*two/is);
  });
});

describe('a request that comes slowly', () => {
  const half = (path: string) =>
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 8\r\n\r\n"all `;
  const start = () => startListening({ request: 300, headers: 300 });

  test('is refused', async () => {
    const { open } = await start();
    expect(await readAll(await open(half('/plain')))).toContain('408 Request Timeout');
  });

  test('has all the time where its route takes files, and the next one of its connection has not', async () => {
    const { open } = await start();
    const socket = await open(half('/file'));
    await setTimeout(1_000);
    socket.write('of"');
    await once(socket, 'readable');
    expect(String(socket.read())).toMatch(/^HTTP\/1.1 200.*all of/s);
    socket.write(half('/plain'));
    expect(await readAll(socket)).toContain('408 Request Timeout');
  });
});
