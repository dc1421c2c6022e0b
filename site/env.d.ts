/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Both are set when the site is built; see vite.config.ts. */
  readonly SITE_URL: string;
  readonly ERROR_REPORT_DSN: string;
}
