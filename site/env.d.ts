/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Set when the program is built; see vite.config.ts. */
  readonly ERROR_REPORT_DSN: string;
}

/** Of the compiled program; see vite.config.ts. */
declare const CSS_MODULES: string[] | undefined;

declare module '*.svg?themed' {
  const drawing: string;
  export default drawing;
}

declare module '*.svg?themed=house' {
  const drawing: string;
  export default drawing;
}

declare module '*.svg?themed=phone' {
  const drawing: string;
  export default drawing;
}

// The package has no types; this declares the part that we use.
declare module 'subset-font' {
  type Options = {
    targetFormat: 'truetype' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

/** Trusted Types are not yet in TypeScript's DOM types. A rule that returns `null` refuses the text. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
    ): unknown;
  };
  /** How the document has changed since its HTML was parsed: `start.ts` watches. */
  changes: MutationRecord[] & { observer: MutationObserver };
}
