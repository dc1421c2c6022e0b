// The office's command line, built when its sources are newer. That touches nothing that a running server has, and no
// pages: whoever asks for a list need not know the settings that the pages were built with.
import { existsSync, statSync } from 'node:fs';
import { newest } from './build.mjs';

const program = 'build/leads/main.js';
const sources = ['cli', 'server', 'content', 'contract', 'vite.config.ts', 'package-lock.json'];

if (isStale()) await build();
// Named apart, so that the type checker does not follow it into what was built.
const built = `../${program}`;
await import(built);

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
    // Who may not write here, as a service should not, takes what is there.
    if (existsSync(program)) return;
    console.error(`The command line could not be built: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
