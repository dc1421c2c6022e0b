import { join, resolve } from 'node:path';
import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import remarkFrontmatter from 'remark-frontmatter';
import { type BuildOptions, defineConfig, type Plugin } from 'vite';
import { DEFAULT_RETENTION_MONTHS } from './contract/retention.ts';
import { emergencyTable } from './scripts/emergency-table.ts';
import { asContent, buildDir, contentDir } from './scripts/folders.mjs';
import { contentFolder } from './site/content-folder.ts';
import { drawingPlugin } from './site/drawings/drawing-plugin.ts';
import { photoPlugin } from './site/pictures/photo-plugin.ts';
import { devPages } from './site/prerender/dev-pages.ts';
import { firstJob } from './site/prerender/first-job.ts';
import { frontMatter } from './site/prerender/front-matter.ts';
import { lastDay } from './site/prerender/last-changes.ts';
import { readableClassName, shortClassName } from './site/styles/class-names.ts';
import { importGraph } from './site/styles/import-graph.ts';
import { rehypeSections } from './site/typography/sections.ts';
import { remarkTypeset } from './site/typography/typeset.ts';
import { typesetContent } from './site/typography/typeset-plugin.ts';
import { housePictures, phonePictures } from './site/ui/house/house-pictures.ts';
import { markPictures } from './site/ui/wordmark/mark-pictures.ts';

const input = (file: string | Record<string, string>) => ({
  rolldownOptions: { input: file, checks: { pluginTimings: false }, onLog: refuseMissingWords },
});

/** A word that is gone from `content/words/` would otherwise be missing on the page, with a warning that nobody reads. */
const refuseMissingWords: NonNullable<BuildOptions['rolldownOptions']>['onLog'] = (level, log, handle) => {
  if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
  handle(level, log);
};

/** What two pages or more need, and the home page has no use for. */
const NOT_ON_HOME = [
  'site/ui/(commercial-link|comparison|contact-form|detail|drawing|embed|figure|gallery|how-soon|link-list|page-header|page-title)/',
  'site/ui/(promise|prose|ruled-list|ruled-table|sidebar|text-sections)/',
  'site/ui/(house/house-detail|licence/licence-link|schedule/(price-section|schedule))\\.',
  'site/(areas|terms|typography/bind-units)\\.',
  'site/ui/confirmation/(confirmation-page|use-written-confirmation)\\.',
  'site/ui/emergency-advice/',
  'site/pages/(contact|estimate|service)/',
  'content/(contact|contact-form|crew|how-soon|kitchens-and-bathrooms|terms|visits)\\.ts',
  'content/photos/(bath|header|kitchen)-',
  'content/words/(answers|captcha|comparison|confirmation-page|emergency-advice|film|gallery|licence|map|promise|service-page)\\.ts',
  'contract/(captcha-answer|forms/contact|forms/read-form|maps|promise)\\.',
].join('|');

/**
 * What two pages or more need comes in one file, for a request a part would cost more than the parts; in a second
 * one what the home page has no use for. The first is filled first: a group takes with it whatever its parts need.
 */
const shared = {
  groups: [
    // Apart from ours, because each script is evaluated in a task of its own.
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|\/site\/react\.ts$/, priority: 3 },
    {
      name: 'shared',
      test: matches(`/(?!${NOT_ON_HOME})(site|content|contract|node_modules)/`),
      minShareCount: 2,
      priority: 2,
    },
    // Of both forms and the pages that thank: a form that comes near fetches nothing else of the inner pages for it.
    { name: 'advice', test: matches('/(site/ui|content/words)/emergency-advice'), priority: 1 },
    { name: 'inner', test: matches(`/(${NOT_ON_HOME})`), minShareCount: 2 },
  ],
};

/** Goes by the folders of the program, whatever CONTENT_DIR is called. */
function matches(pattern: string) {
  const folders = new RegExp(pattern);
  return (id: string) => folders.test(asContent(id));
}

/**
 * A tab that was open during an update asks for these when somebody touches its form: by an address that stays, so that it gets
 * those of the new version. They import nothing, because the other files of the old version are gone.
 */
const LASTING = ['altcha', 'foreign-provider'];

function chunkFileNames({ name }: { name: string }): string {
  return LASTING.includes(name) ? 'captcha/[name].js' : 'assets/[name]-[hash].js';
}

/** The files that are fetched along with a script, without those that every page has already. */
function preloadsOf(script: string, files: string[]): string[] {
  return files.filter((file) => file !== script && !/^assets\/(shared|react|rolldown-runtime)-/.test(file));
}

/** Of the office's pages, which are rendered on the server, a browser gets the style and what that names. */
const styleAlone: Plugin = {
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
const sentryWhereUsed: Plugin = {
  name: 'sentry-where-used',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@sentry\// },
    handler: (id) => (process.env.ERROR_REPORT_DSN ? undefined : { id, external: true }),
  },
};

/** "11/23/2026": the day of the last commit that touched the content, or of the build where git cannot say. */
function lastRevision(): string {
  const day = lastDay(contentDir) ?? new Date().toISOString().slice(0, 10);
  return day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$2/$3/$1');
}

/**
 * Six builds: what the browser loads, what writes the pages, the server, the style of the office's pages, their script, and
 * the office's command line.
 */
export default defineConfig({
  appType: 'custom',
  publicDir: join(contentDir, 'public'),
  plugins: [
    contentFolder(),
    typesetContent(),
    frontMatter(),
    firstJob(),
    photoPlugin(),
    drawingPlugin({
      house: housePictures,
      mark: markPictures,
      phone: phonePictures,
    }),
    mdx({ remarkPlugins: [remarkFrontmatter, remarkTypeset], rehypePlugins: [rehypeSections] }),
    react(),
    devPages(),
    styleAlone,
    sentryWhereUsed,
    importGraph,
    emergencyTable,
  ],
  define: {
    'import.meta.env.BUILD_YEAR': String(new Date().getFullYear()),
    'import.meta.env.REVISED': JSON.stringify(lastRevision()),
    'import.meta.env.SITE_URL': JSON.stringify(process.env.SITE_URL ?? 'http://localhost:3000'),
    'import.meta.env.ERROR_REPORT_DSN': JSON.stringify(process.env.ERROR_REPORT_DSN ?? ''),
    'import.meta.env.RETENTION_MONTHS': String(
      Number(process.env.RETENTION_MONTHS || DEFAULT_RETENTION_MONTHS),
    ),
    'import.meta.env.CAPTCHA_PROVIDER': JSON.stringify(process.env.CAPTCHA_PROVIDER ?? 'altcha'),
  },
  css: {
    modules: {
      generateScopedName: (local, file) =>
        process.env.NODE_ENV === 'production' ? shortClassName(local, file) : readableClassName(local, file),
    },
  },
  // Icons are shown by <use href="file.svg#icon">, which cannot point into a data: address.
  build: { assetsInlineLimit: 0, emptyOutDir: true },
  environments: {
    client: {
      // One style sheet for the whole site, in one order; site/prerender/style-sheet.ts takes it apart for the pages.
      build: {
        outDir: join(buildDir, 'site'),
        cssCodeSplit: false,
        // Two percent smaller after compression than what Vite's own minifier makes. A function in parentheses is compiled as
        // its file arrives; without them React is compiled when it is called, which holds up the page.
        minify: 'terser',
        terserOptions: { ecma: 2020, compress: { passes: 3 }, format: { wrap_func_args: true } },
        manifest: true,
        modulePreload: { resolveDependencies: preloadsOf },
        rolldownOptions: {
          ...input({ start: 'site/start.ts', hydrate: 'site/hydrate.tsx' }).rolldownOptions,
          output: { codeSplitting: shared, chunkFileNames },
        },
      },
    },
    prerender: {
      consumer: 'server',
      build: {
        outDir: join(buildDir, 'prerender'),
        copyPublicDir: false,
        ...input('site/prerender/main.ts'),
      },
    },
    server: {
      consumer: 'server',
      build: {
        outDir: join(buildDir, 'server'),
        copyPublicDir: false,
        ...input({
          main: 'server/main.ts',
          'store-worker': 'server/store/store-worker.ts',
          'mail-worker': 'server/deliveries/mail/mail-worker.ts',
        }),
      },
    },
    // The folder holds what is served, under the addresses that it has.
    office: {
      consumer: 'client',
      build: {
        outDir: join(buildDir, 'office'),
        // `officeScript` writes there at the same time.
        emptyOutDir: false,
        assetsDir: 'office/assets',
        copyPublicDir: false,
        cssCodeSplit: false,
        manifest: 'manifest.json',
        // The scripts are thrown away.
        minify: false,
        cssMinify: true,
        rolldownOptions: {
          ...input('office/pages.tsx').rolldownOptions,
          external: /^react(-dom)?\//,
          // Or nothing of the pages is left, as no script uses them.
          preserveEntrySignatures: 'strict',
        },
      },
    },
    // Beside the style: the one script of the office.
    officeScript: {
      consumer: 'client',
      build: {
        outDir: join(buildDir, 'office'),
        emptyOutDir: false,
        assetsDir: 'office/assets',
        copyPublicDir: false,
        manifest: 'script.json',
        minify: 'terser',
        modulePreload: false,
        ...input({ live: 'office/script/live.ts' }),
      },
    },
    // Apart from the server's, so that it can be built again beside a server that runs. The packages that are many small
    // files go into the one file, for it is started for every single command.
    leads: {
      consumer: 'server',
      resolve: {
        noExternal: [
          'zod',
          'kysely',
          'ipaddr.js',
          'string-width',
          'get-east-asian-width',
          'strip-ansi',
          'ansi-regex',
        ],
      },
      build: { outDir: join(buildDir, 'leads'), copyPublicDir: false, ...input('cli/leads/main.ts') },
    },
  },
  server: {
    port: 5173,
    fs: { allow: ['.', resolve(contentDir)] },
    proxy: {
      '/api': 'http://127.0.0.1:3000',
      '/contact_process.php': 'http://127.0.0.1:3000',
      '/office': 'http://127.0.0.1:3000',
    },
  },
});
