// `npm run canary` compares a site with the current content, without a build.
import './content-hooks.mjs';

await import('../cli/canary/main.ts');
