import { buildIfStale } from './build.mjs';

buildIfStale();
// Named apart, so that the type checker does not follow it into what was built.
const server = '../build/server/main.js';
await import(server);
