import { defineConfig } from 'vitest/config';
import { contentFolder } from '../../site/content-folder.ts';

export default defineConfig({
  plugins: [contentFolder()],
  test: { include: ['tests/built/*.test.ts'], testTimeout: 60_000 },
});
