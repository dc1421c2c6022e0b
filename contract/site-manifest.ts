/** What the build tells the server; written to `build/site/site.json`. */
export type SiteManifest = {
  /** The address the pages were built for, without a slash at the end. */
  siteUrl: string;
  /** Every path that answers with a page, in its canonical spelling, and its file below `build/site/public`. */
  pages: Record<
    string,
    { file: string; status: 200 | 404; styleHash: string; scriptHash?: string | undefined }
  >;
  /** Old and misspelt paths (lower case, no slash at the end) and where they lead. */
  redirects: Record<string, string>;
  /**
   * The CSP sources (`'sha256-…'`) of the inline scripts of every page. Those of the inline styles, and of a script that not
   * every page has, are with their pages.
   */
  scriptHashes: string[];
  /** A complete page in the site's look, without script; `SHELL_TITLE` and `SHELL_BODY` in it are to be replaced. */
  shell: string;
  shellStyleHash: string;
  /** The script of the page of a request; missing from a site that an older program has written. */
  myScript?: string;
  /** By `sentPageFor`, the pages that thank for something sent, with `REFERENCE_PLACE` and `PROMISE_PLACE` for the server. */
  sentPages: Record<string, string>;
  /** Whether anything in the content is still the sample's. */
  hasSamples: boolean;
};

/** The company's mark under an address that stays, for pages that are written without the site's pictures; absent without one. */
export const MARK_PATH = '/mark.svg';

export const SHELL_TITLE = '{{title}}';
export const SHELL_BODY = '<shell-body></shell-body>';

/** The map's host: the page asks it for nothing before the map is pressed, and the security policy lets it in. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';
