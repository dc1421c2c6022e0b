// Installs what only the bench needs, builds when the sources are newer than the build, then measures.
import { buildIfStale } from './build.mjs';
import { installIfStale } from './install.mjs';

await installIfStale('bench', false);
buildIfStale();
await import('../bench/main.ts');
