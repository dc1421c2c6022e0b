import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build.mjs';
import { buildDir } from './folders.mjs';

buildIfStale({ orKeep: true });
await import(String(pathToFileURL(resolve(buildDir, 'server/main.js'))));
