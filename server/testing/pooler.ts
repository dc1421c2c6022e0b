import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a pooler passes on of a client's first message. */
const PASSED_ON = ['user', 'database', 'application_name', 'client_encoding'];

/** The first byte of the message that prepares a statement. */
const PARSE = 'P'.charCodeAt(0);

/**
 * A pooler in front of a database, which refuses or ignores the settings of a connection, as PgBouncer does. `prepared` holds
 * the names of prepared statements: with pooling by transaction, the next connection may not know them.
 */
export async function startPooler(url: string, settings: 'refused' | 'ignored') {
  const { hostname, port } = new URL(url);
  const prepared: string[] = [];
  const server = createServer(async (client) => {
    const database = connect(Number(port), hostname);
    endTogether(client, database);
    database.pipe(client);
    let first = true;
    for await (const message of messagesOf(client)) {
      if (!first) {
        const name = textAt(message, 5);
        if (message[0] === PARSE && name) prepared.push(name);
        database.write(message);
        continue;
      }
      first = false;
      const asked = parametersOf(message);
      const refused = Object.keys(asked).find((name) => !PASSED_ON.includes(name));
      if (refused && settings === 'refused') client.end(refusal(refused));
      else database.write(firstMessage(asked));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = new URL(url);
  address.port = String((server.address() as AddressInfo).port);
  return { url: address.href, prepared };
}

function endTogether(one: Socket, other: Socket) {
  one.on('error', () => {}).on('close', () => other.destroy());
  other.on('error', () => {}).on('close', () => one.destroy());
}

/** A message is its type, its length and its content; the first one has no type. */
async function* messagesOf(client: Socket) {
  let bytes = Buffer.alloc(0);
  let typeLength = 0;
  try {
    for await (const chunk of client) {
      bytes = Buffer.concat([bytes, chunk]);
      while (bytes.length >= typeLength + 4) {
        const length = typeLength + bytes.readUInt32BE(typeLength);
        if (bytes.length < length) break;
        yield bytes.subarray(0, length);
        bytes = bytes.subarray(length);
        typeLength = 1;
      }
    }
  } catch {
    // The client has gone.
  }
}

function textAt(message: Buffer, start: number): string {
  return message.toString('utf8', start, message.indexOf(0, start));
}

/** Behind the length and the version of the protocol: names and values, each ended by a zero byte. */
function parametersOf(message: Buffer): Record<string, string> {
  const parts = message.toString('utf8', 8).split('\0');
  const names = parts.filter((name, place) => place % 2 === 0 && name !== '');
  return Object.fromEntries(names.map((name, place) => [name, parts[2 * place + 1] ?? '']));
}

function firstMessage(asked: Record<string, string>): Buffer {
  const kept = Object.entries(asked).filter(([name]) => PASSED_ON.includes(name));
  const text = Buffer.from(`${kept.flat().join('\0')}\0\0`);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(text.length + 8);
  head.writeUInt32BE(3 << 16, 4);
  return Buffer.concat([head, text]);
}

/** In PgBouncer's words. */
function refusal(name: string): Buffer {
  const text = Buffer.from(`SFATAL\0C08P01\0Munsupported startup parameter: ${name}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeUInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}
