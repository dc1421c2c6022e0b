import { buildIfStale } from './build.mjs';

buildIfStale();
// In a variable, so that the type checker does not follow the import into the build.
const server = '../build/server/main.js';
await import(server);
