import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { hostOf } from '../../server/formats/network.ts';

const TIMEOUT_MS = 10_000;

/** Opens a connection to an address, with TLS for https; the caller closes it. Rejects with an error that has a `code`. */
export async function openConnection(url: URL): Promise<Socket | TLSSocket> {
  const host = hostOf(url);
  const servername = isIP(host) ? undefined : host;
  const isTls = url.protocol === 'https:';
  const socket = isTls
    ? connectTls({ host, port: Number(url.port || 443), servername })
    : connect({ host, port: Number(url.port || 80) });
  socket.setTimeout(TIMEOUT_MS, () =>
    socket.destroy(Object.assign(new Error('too late'), { code: 'ETIMEDOUT' })),
  );
  await once(socket, isTls ? 'secureConnect' : 'connect').catch((error) => {
    socket.destroy();
    throw error;
  });
  return socket;
}

/** Fetches an address without following redirects; `failed` is the error code when there is no answer. */
export async function get(url: string, method = 'GET'): Promise<Response | { failed: string }> {
  try {
    return await fetch(url, { method, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const { cause, name } = error as Error & { cause?: NodeJS.ErrnoException };
    return { failed: cause?.code ?? name };
  }
}
