import { createSocket, type RemoteInfo } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import type { Dns } from '../dns.ts';

/** Records by name and type. Every other name gets NXDOMAIN. */
type Zone = Record<string, { TXT?: string[]; MX?: string[]; NS?: string[]; A?: string[] }>;

const TYPES: Record<number, 'TXT' | 'MX' | 'NS' | 'A'> = { 16: 'TXT', 15: 'MX', 2: 'NS', 1: 'A' };

/** Starts a DNS server and returns a resolver for it. Both end with the test. */
export async function startNameServer(zone: Zone): Promise<Dns> {
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => answer(message, from));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());

  function answer(message: Buffer, { port, address }: RemoteInfo) {
    const { name, type, end } = readQuestion(message);
    const known = zone[name];
    const records = known?.[TYPES[type] ?? 'A'] ?? [];
    const head = Buffer.alloc(12);
    message.copy(head, 0, 0, 2);
    // 0x8580: an authoritative answer; 3: NXDOMAIN.
    head.writeUInt16BE(0x8580 | (known ? 0 : 3), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(records.length, 6);
    const parts = records.map((record) => recordBytes(type, record));
    socket.send(Buffer.concat([head, message.subarray(12, end), ...parts]), port, address);
  }

  const resolver = new Resolver({ timeout: 500, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return resolver;
}

/** A resolver whose server never answers, as without a network. */
export function silentNameServer(): Dns {
  const resolver = new Resolver({ timeout: 100, tries: 1 });
  resolver.setServers(['127.0.0.1:9']);
  return resolver;
}

function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  while (message[at]) {
    const length = message[at] ?? 0;
    labels.push(message.toString('latin1', at + 1, at + 1 + length).toLowerCase());
    at += 1 + length;
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function recordBytes(type: number, value: string): Buffer {
  const data = dataBytes(type, value);
  const head = Buffer.alloc(12);
  // 0xc00c: a pointer to the name in the question.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataBytes(type: number, value: string): Buffer {
  if (TYPES[type] === 'A') return Buffer.from(value.split('.').map(Number));
  if (TYPES[type] === 'MX') return Buffer.concat([Buffer.from([0, 10]), nameBytes(value)]);
  if (TYPES[type] === 'NS') return nameBytes(value);
  // TXT data consists of strings of up to 255 bytes.
  return Buffer.concat((value.match(/.{1,255}/g) ?? ['']).map(pieceBytes));
}

function nameBytes(name: string): Buffer {
  return Buffer.concat([...name.split('.').filter(Boolean).map(pieceBytes), Buffer.from([0])]);
}

function pieceBytes(text: string): Buffer {
  return Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);
}
