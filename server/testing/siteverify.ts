import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A fake captcha provider: it records requests and answers what the test sets. */
export type Provider = {
  url: string;
  asked: { method: string | undefined; type: string | undefined; form: Record<string, string> }[];
  answer: (response: ServerResponse) => void;
};

export async function startProvider(answer: Provider['answer']): Promise<Provider> {
  const provider: Provider = { url: '', asked: [], answer };
  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    provider.asked.push({ method: request.method, type: request.headers['content-type'], form });
    provider.answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  return provider;
}

/** Answers with JSON. */
export function respondWith(body: unknown, status = 200): Provider['answer'] {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}
