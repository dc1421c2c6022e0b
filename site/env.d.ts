/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** All are set when the site is built; see vite.config.ts. */
  readonly BUILD_YEAR: number;
  readonly SITE_URL: string;
  readonly ERROR_REPORT_DSN: string;
  readonly CAPTCHA_PROVIDER: string;
  readonly RETENTION_MONTHS: number;
}

declare module '*.jpg?photo' {
  const photo: import('../content/schema.ts').Photo;
  export default photo;
}

// The package brings no types; this is the part of it that we use.
declare module 'subset-font' {
  type Options = {
    targetFormat: 'truetype' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

/** Not yet among the types of the DOM. A rule that answers `null` refuses. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
    ): unknown;
  };
}
