// `npm run ready` checks the current content and settings, without a build.
import './content-hooks.mjs';

await import('../cli/ready/main.ts');
