// Builds when the sources are newer than the build, then runs the long crash, fault and flood runs.
import { buildIfStale } from './build.mjs';

buildIfStale();
await import('../tests/torture/main.ts');
