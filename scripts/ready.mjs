// `npm run ready` looks at the content and the settings as they stand, without a build.
import './content-hooks.mjs';

await import('../cli/ready/main.ts');
