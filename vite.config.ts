import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundlePlugin, chunkFileNames, chunks, preloadsOf, refuseMissingWords } from './scripts/bundle.ts';
import { buildDir } from './scripts/folders.mjs';
import { drawingPlugin } from './site/drawings/drawing-plugin.ts';
import { devPages } from './site/prerender/dev-pages.ts';
import { modules, readableClassName, shortClassName } from './site/styles/class-names.ts';
import { typesetPlugin } from './site/typography/typeset-plugin.ts';
import { housePictures, phonePictures } from './site/ui/house/house-pictures.ts';

/** On a busy machine it would warn of what only waits. */
const checks = { bundlerTimings: false };

const input = (file: string | Record<string, string>) => ({
  rolldownOptions: {
    input: file,
    // Without a service to report to, its script is in no page, and its package need not be installed.
    // What decodes HEIC need not be installed either.
    external: ['libheif-js/wasm-bundle.js', ...(process.env.ERROR_REPORT_DSN ? [] : [/^@sentry\//])],
    checks,
    onLog: refuseMissingWords,
  },
});

function forNode(folder: string, files: string | Record<string, string>) {
  return {
    consumer: 'server' as const,
    build: { outDir: join(buildDir, folder), ...input(files) },
  };
}

/** Of both builds for the website's visitors. The folder is new each time. */
const scripts = { outDir: join(buildDir, 'scripts'), emptyOutDir: false };

/** The folder holds what is served, under the addresses that it has; two builds write it at the same time. */
const office = {
  outDir: join(buildDir, 'office'),
  emptyOutDir: false,
  assetsDir: 'office/assets',
};

/**
 * The program, without a contractor's word. Seven builds: what the browser loads, the script of a request's page, what writes the pages, the server, the style
 * of the office's pages, their script, and the office's command line.
 */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [
    // In development, React's refresh would run the script that takes the page over a second time.
    react({ exclude: [/\/node_modules\//, /\/site\/hydrate\.tsx$/] }),
    typesetPlugin,
    // SVGs in the colors of each theme, cut from one drawing, their texts as outlines of our fonts.
    drawingPlugin({ house: housePictures, phone: phonePictures }),
    // Frameworks bring one each, for their own router.
    devPages(),
    // The graph of all modules, which Vite's manifest does not have, and two exceptions.
    bundlePlugin,
  ],
  define: {
    'import.meta.env.ERROR_REPORT_DSN': JSON.stringify(process.env.ERROR_REPORT_DSN ?? ''),
    CSS_MODULES: JSON.stringify(modules),
  },
  css: {
    modules: {
      generateScopedName: (local, file) =>
        process.env.NODE_ENV === 'production' ? shortClassName(local, file) : readableClassName(local, file),
    },
  },
  // Icons are shown by <use href="file.svg#icon">, which cannot point into a data: address.
  build: { assetsInlineLimit: 0, emptyOutDir: true },
  worker: { rolldownOptions: { checks } },
  environments: {
    client: {
      // One style sheet for the whole site, in one order; site/prerender/style-sheet.ts takes it apart for the pages.
      build: {
        ...scripts,
        cssCodeSplit: false,
        // Two percent smaller after compression than what Vite's own minifier makes. A function in parentheses is compiled as
        // its file arrives; without them React is compiled when it is called, which holds up the page.
        minify: 'terser',
        terserOptions: { ecma: 2020, compress: { passes: 3 }, format: { wrap_func_args: true } },
        manifest: true,
        modulePreload: { resolveDependencies: preloadsOf },
        rolldownOptions: {
          ...input({ start: 'site/start.ts', hydrate: 'site/hydrate.tsx' }).rolldownOptions,
          output: { codeSplitting: chunks, chunkFileNames },
        },
      },
    },
    // Apart, or it would load what it shares with the site along with all that the site's pages share.
    myScript: {
      consumer: 'client',
      build: {
        ...scripts,
        manifest: '.vite/my.json',
        minify: 'terser',
        modulePreload: false,
        ...input({ my: 'server/my/browser/add-photos.ts' }),
      },
    },
    prerender: forNode('prerender', 'site/prerender/main.ts'),
    server: forNode('server', {
      main: 'server/main.ts',
      'store-worker': 'server/store/store-worker.ts',
      'mail-worker': 'server/deliveries/mail/mail-worker.ts',
      'photo-program': 'server/photos/photo-program.ts',
    }),
    office: {
      consumer: 'client',
      build: {
        ...office,
        cssCodeSplit: false,
        manifest: 'manifest.json',
        // The scripts are thrown away.
        minify: false,
        cssMinify: true,
        rolldownOptions: {
          ...input('office/pages.tsx').rolldownOptions,
          external: [/^react(-dom)?\//, /^node:/],
          // Or nothing of the pages is left, as no script uses them.
          preserveEntrySignatures: 'strict',
        },
      },
    },
    // Beside the style: the script of every page of the office, and that of a page with photos.
    officeScript: {
      consumer: 'client',
      build: {
        ...office,
        manifest: 'script.json',
        minify: 'terser',
        modulePreload: false,
        ...input({ live: 'office/live/browser/live.ts', photos: 'office/lead/browser/photos.ts' }),
      },
    },
    // Apart from the server's, to be built again beside a server that runs. The packages that are many small
    // files go into the one file, for it is started for every single command.
    leads: {
      ...forNode('leads', 'cli/leads/main.ts'),
      resolve: {
        noExternal: /^(zod|kysely|ipaddr\.js|string-width|get-east-asian-width|strip-ansi|ansi-regex)(\/|$)/,
      },
    },
  },
  // It need not be installed, see above.
  optimizeDeps: { exclude: ['@sentry/browser'] },
  server: {
    port: 5173,
    // Thousands of files, of which it needs none.
    watch: { ignored: [`**/${buildDir}/**`] },
    proxy: {
      '/api': 'http://127.0.0.1:3000',
      '/contact_process.php': 'http://127.0.0.1:3000',
      '/my': 'http://127.0.0.1:3000',
      '/office': 'http://127.0.0.1:3000',
    },
  },
});
