import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectSafely, type TLSSocket } from 'node:tls';
import { hostOf } from '../../server/formats/network.ts';

const TIMEOUT_MS = 10_000;

/** Opens a connection to an address, with TLS for https; the caller closes it. Rejects with an error that has a `code`. */
export async function openConnection(url: URL): Promise<Socket | TLSSocket> {
  const host = hostOf(url);
  const servername = isIP(host) ? undefined : host;
  const isSafe = url.protocol === 'https:';
  const socket = isSafe
    ? connectSafely({ host, port: Number(url.port || 443), servername })
    : connect({ host, port: Number(url.port || 80) });
  socket.setTimeout(TIMEOUT_MS, () =>
    socket.destroy(Object.assign(new Error('too late'), { code: 'ETIMEDOUT' })),
  );
  await once(socket, isSafe ? 'secureConnect' : 'connect').catch((error) => {
    socket.destroy();
    throw error;
  });
  return socket;
}
