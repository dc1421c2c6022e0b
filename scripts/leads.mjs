// The office's command line, built when its sources are newer. Does not build the pages or touch the server's files, so it
// needs no build settings and does not disturb a running server.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newest } from './build.mjs';
import { buildDir, contentDir } from './folders.mjs';

const program = resolve(buildDir, 'leads/main.js');
const content = [...new Set([contentDir, 'content'])];
const sources = ['cli', 'server', ...content, 'messages', 'contract', 'vite.config.ts', 'package-lock.json'];

if (isStale()) await build();
await import(String(pathToFileURL(program)));

function isStale() {
  if (!existsSync(program) || builtFrom() !== resolve(contentDir)) return true;
  const { mtimeMs } = statSync(program);
  return sources.some((source) => newest(source) > mtimeMs);
}

/** The build notes whose words went into it. */
function builtFrom() {
  try {
    return readFileSync(join(buildDir, 'leads/content-dir'), 'utf8');
  } catch {
    return undefined;
  }
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
