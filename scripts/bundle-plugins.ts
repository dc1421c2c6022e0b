import type { BuildOptions, Plugin } from 'vite';
import { TABLE } from '../contract/emergency/table.ts';

/** Puts the table of the words for emergencies in the place of what makes it, which a browser need not download. */
export const emergencyTable: Plugin = {
  name: 'emergency-table',
  apply: 'build',
  transform: {
    filter: { id: /\/contract\/emergency\/table\.ts$/ },
    handler: () => `export const TABLE = ${JSON.stringify(TABLE)};`,
  },
};

/** Of the office's pages, which are rendered on the server, a browser gets the style and what that names. */
export const styleAlone: Plugin = {
  name: 'style-alone',
  applyToEnvironment: ({ name }) => name === 'office',
  generateBundle: {
    // After Vite has made the style sheet of what the scripts import.
    order: 'post',
    handler(_options, bundle) {
      for (const [name, { type }] of Object.entries(bundle)) if (type === 'chunk') delete bundle[name];
    },
  },
};

/** Without a service to report to, its script is in no page, and its package need not be installed. */
export const sentryWhereUsed: Plugin = {
  name: 'sentry-where-used',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@sentry\// },
    handler: (id) => (process.env.ERROR_REPORT_DSN ? undefined : { id, external: true }),
  },
};

/** Without this, a word removed from `content/words/` would be missing on the page, with only a warning. */
export const refuseMissingWords: NonNullable<BuildOptions['rolldownOptions']>['onLog'] = (
  level,
  log,
  handle,
) => {
  if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
  handle(level, log);
};
