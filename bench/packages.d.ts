// What we use of the packages in bench/package.json, for the type checker: `npm test` does not install them.

declare module 'chrome-launcher' {
  export function launch(options: { chromePath: string; chromeFlags: string[] }): Promise<{
    port: number;
    kill(): void;
  }>;
}

declare module 'lighthouse' {
  type Audit = {
    score: number | null;
    numericValue?: number;
    details?: { items?: Record<string, unknown>[] };
  };

  export type LighthouseResult = {
    lighthouseVersion: string;
    environment: { benchmarkIndex: number };
    runtimeError?: { code: string; message: string };
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, Audit>;
  };

  export default function lighthouse(
    url: string,
    flags: {
      port: number;
      logLevel: 'error';
      onlyCategories: string[];
      ignoreStatusCode: boolean;
    },
  ): Promise<{ lhr: LighthouseResult } | undefined>;
}

declare module 'autocannon' {
  /** Times in milliseconds. */
  export type LoadResult = {
    errors: number;
    timeouts: number;
    non2xx: number;
    '2xx': number;
    /** In seconds. */
    duration: number;
    requests: { average: number; total: number };
    latency: { p50: number; p99: number; max: number };
  };

  type LoadRequest = { method?: string; path?: string; headers?: Record<string, string>; body?: string };

  export default function autocannon(options: {
    url: string;
    connections: number;
    /** In seconds. */
    duration?: number;
    /** How many requests in all, instead of a duration. */
    amount?: number;
    /** How often it takes a sample, and looks whether it is done; in milliseconds, 1,000 unless told. */
    sampleInt?: number;
    headers?: Record<string, string>;
    requests?: (LoadRequest & { setupRequest?(request: LoadRequest): LoadRequest })[];
  }): Promise<LoadResult>;
}
