// The baseline for the pages: Fastify with a single route, in its own process.
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastify from 'fastify';
import { buildDir } from '../../scripts/folders.mjs';

const page = readFileSync(join(buildDir, 'site/about.html.br'));
const app = fastify();
app.get('/about', (_request, reply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'br').send(page),
);
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`port ${(app.server.address() as AddressInfo).port}`);
