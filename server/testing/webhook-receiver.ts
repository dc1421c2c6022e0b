import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A webhook's receiver: it records requests and answers what the test sets. */
export type Receiver = {
  port: number;
  got: { method: string | undefined; path: string | undefined; headers: IncomingHttpHeaders; body: string }[];
  /** Unset, it answers 204. */
  answer?: (response: ServerResponse) => void;
};

export async function startReceiver(tls?: ServerOptions): Promise<Receiver> {
  const receiver: Receiver = { port: 0, got: [] };
  const listen: RequestListener = async (request, response) => {
    const body = await text(request);
    receiver.got.push({ method: request.method, path: request.url, headers: request.headers, body });
    if (receiver.answer) receiver.answer(response);
    else response.writeHead(204).end();
  };
  const server = tls ? createTlsServer(tls, listen) : createServer(listen);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  receiver.port = (server.address() as AddressInfo).port;
  return receiver;
}
