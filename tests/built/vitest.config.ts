import { defineConfig } from 'vitest/config';
import { contentDir } from '../../scripts/folders.mjs';

/** What holds of every build; the specification's table is about the sample, and another contractor's test about the rest. */
const isSample = contentDir === 'content';

export default defineConfig({
  test: {
    include: ['tests/built/*.test.ts', ...(isSample ? [] : ['tests/another-contractor/*.test.ts'])],
    exclude: isSample ? [] : ['tests/built/{image,reading-ease,specification,writer}.test.ts'],
    testTimeout: 60_000,
    // Files share the pages that they have parsed, and change none.
    isolate: false,
  },
});
