// `npm run canary` compares a site with the content as it stands, without a build.
import './content-hooks.mjs';

await import('../cli/canary/main.ts');
