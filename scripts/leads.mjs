// The office's command line, built when its sources are newer. Does not build the pages or touch the server's files, so it
// needs no build settings and does not disturb a running server.
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newest } from './build.mjs';
import { buildDir } from './folders.mjs';

const program = resolve(buildDir, 'leads/main.js');
const sources = ['cli', 'server', 'messages', 'contract', 'vite.config.ts', 'package-lock.json'];

if (isStale()) await build();
await import(String(pathToFileURL(program)));

function isStale() {
  if (!existsSync(program)) return true;
  const { mtimeMs } = statSync(program);
  return sources.some((source) => newest(source) > mtimeMs);
}

async function build() {
  try {
    const { createBuilder } = await import('vite');
    const builder = await createBuilder({ logLevel: 'error' });
    if (builder.environments.leads) await builder.build(builder.environments.leads);
  } catch (error) {
    // A service user should have no write access here; then the existing build is used.
    if (existsSync(program)) return;
    console.error(`The command line could not be built: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
