// Builds when the sources are newer than the build, then measures.
import { buildIfStale } from './build.mjs';

buildIfStale();
await import('../bench/main.ts');
