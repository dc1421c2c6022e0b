import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import * as officeWords from '../../content/words/office.ts';
import { fill } from '../../contract/fill.ts';
import { Menu, type MenuEntry } from './menu.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './sheet.module.css';
import { TitleBlock } from './title-block.tsx';

/** What the server tells every page. */
export type Frame = {
  /** The address of the style sheet. */
  style: string;
  /** That of the script, for whoever is signed in, on a page that can be fetched again. */
  script?: string | undefined;
  /** Whose page it is; nobody's before signing in. */
  user?: { name: string; isOwner: boolean } | undefined;
};

type SheetProps = {
  frame: Frame;
  title: string;
  /** What the browser's tab says instead. */
  tab?: string | undefined;
  /** Where in the menu we are. */
  current?: MenuEntry;
  /** As wide as a ticket, for a page that is nothing else. */
  narrow?: boolean;
  /** What was looked for, on the page of what was found. */
  typed?: string;
  /** Whether it comes anew every minute where no script runs: nobody can have typed anything on it. */
  refreshes?: boolean;
  children: ReactNode;
};

/** In seconds. */
const REFRESH_AFTER = '60';

/** The document of every page: the title block of a drawing on top, with the page's name, and the menu below it. */
export function Sheet({ frame, title, tab = title, children, ...page }: SheetProps) {
  const { style, script, user } = frame;
  const { current, narrow, typed, refreshes } = page;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{fill(officeWords.tab, { title: tab, company: company.name })}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#f7f4ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f2c56" media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="stylesheet" href={style} />
        {user && script && <script type="module" src={script} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {refreshes && (
          <noscript>
            <meta httpEquiv="refresh" content={REFRESH_AFTER} />
          </noscript>
        )}
      </head>
      <body>
        <header className={styles.head} data-narrow={narrow}>
          <TitleBlock sheet={title} person={user?.name} />
          {user && <Menu current={current} isOwner={user.isOwner} />}
          {user && <SearchForm typed={typed} refreshes={refreshes} />}
        </header>
        {/* What the script has to say; a status of the page itself stands in the page. */}
        <div aria-live="polite" className={styles.note} data-narrow={narrow} data-live-note="" />
        <main id="content" className={styles.main} data-narrow={narrow}>
          {children}
        </main>
      </body>
    </html>
  );
}
