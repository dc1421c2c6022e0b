import type { ReactNode } from 'react';
import { company } from '../../contract/content/current.ts';
import { fill } from '../../contract/fill.ts';
import { form as formWords } from '../../messages/en/form.ts';
import { office as officeWords } from '../../messages/en/office.ts';
import { officeSearch as searchWords } from '../../messages/en/office-search.ts';
import { Button } from '../../site/ui/button/button.tsx';
import styles from './page.module.css';
import { TitleBlock } from './title-block.tsx';

export type Role = 'owner' | 'office' | 'editor';

/** What the server adds to every page. */
export type Frame = {
  /** The address of the style sheet. */
  style: string;
  /** That of the script. */
  script?: string | undefined;
  /** That which shows photos large. */
  photoScript?: string | undefined;
  /** To a post: it has no address where it can be fetched again, and what was typed is not saved. */
  isAnswer?: boolean;
  /** Who is signed in. */
  user?: { name: string; role: Role } | undefined;
};

type PageProps = {
  frame: Frame;
  title: string;
  /** Says in the title of the tab that something is wrong with the form. */
  isWrong?: boolean;
  /** The result of the last press; a screen reader begins with it. */
  status?: ReactNode;
  /** The menu's entry for this page. */
  current?: MenuEntry;
  /** Only as wide as a card. */
  narrow?: boolean;
  /** The name of a business that is only being set up. */
  newCompany?: string | undefined;
  /** The search, on the page with its results. */
  typed?: string;
  /** Reloads every minute without script: for pages where nothing is typed. */
  refreshes?: boolean;
  /** It shows photos. */
  hasPhotos?: boolean;
  children: ReactNode;
};

/** In seconds. */
const REFRESH_AFTER = '60';

/** The document of every page: the title block of a drawing on top, then the menu and the search field. */
export function Page({ frame, title, isWrong, status, children, ...page }: PageProps) {
  const { style, script, photoScript, isAnswer, user } = frame;
  const { current, narrow, newCompany, typed, refreshes, hasPhotos } = page;
  const tab = isWrong ? fill(formWords.errorTab, { title }) : title;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{fill(officeWords.tab, { title: tab, company: newCompany ?? company.name })}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#f7f4ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f2c56" media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="stylesheet" href={style} />
        {user && script && <script type="module" src={script} />}
        {hasPhotos && photoScript && <script type="module" src={photoScript} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {refreshes && (
          <noscript>
            <meta httpEquiv="refresh" content={REFRESH_AFTER} />
          </noscript>
        )}
      </head>
      <body data-answer={(user && isAnswer) || undefined}>
        <header className={styles.head} data-narrow={narrow}>
          <TitleBlock sheet={title} person={user?.name} newCompany={newCompany} />
          {user && <Menu current={current} role={user.role} />}
          {user && user.role !== 'editor' && <SearchForm typed={typed} refreshes={refreshes} />}
        </header>
        {/* For the script's messages. */}
        <div
          aria-live="polite"
          className={`${styles.note} screen-only`}
          data-narrow={narrow}
          data-live-note=""
        />
        <main id="content" className={styles.main} data-narrow={narrow}>
          {status && (
            <p role="status" className={styles.status}>
              {status}
            </p>
          )}
          {children}
        </main>
      </body>
    </html>
  );
}

const menuEntries = () =>
  [
    { entry: 'board', to: '/office', label: officeWords.board },
    { entry: 'figures', to: '/office/figures', label: officeWords.figures },
    { entry: 'website', to: '/office/website', label: officeWords.website },
    { entry: 'people', to: '/office/people', label: officeWords.people },
    { entry: 'settings', to: '/office/settings', label: officeWords.settings },
    { entry: 'devices', to: '/office/devices', label: officeWords.devices },
  ] as const;

type MenuEntry = ReturnType<typeof menuEntries>[number]['entry'];

/** What is in the menus of those who do not have all of it. */
const MENUS: Partial<Record<Role, MenuEntry[]>> = {
  office: ['board', 'devices'],
  editor: ['website', 'devices'],
};

function Menu({ current, role }: { current: MenuEntry | undefined; role: Role }) {
  const entries = menuEntries().filter(({ entry }) => MENUS[role]?.includes(entry) ?? true);
  return (
    <nav aria-label={officeWords.menuLabel} className={`${styles.menu} screen-only`}>
      <ul>
        {entries.map(({ entry, to, label }) => (
          <li key={entry}>
            <a href={to} aria-current={entry === current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action="/office/sign-out">
        <button type="submit">{officeWords.signOut}</button>
      </form>
    </nav>
  );
}

/**
 * A number, a reference or a phone number leads straight to its request. On a page that reloads by itself, where typed text
 * would be lost without script, a link takes the place of the field.
 */
function SearchForm({ typed, refreshes }: Pick<PageProps, 'typed' | 'refreshes'>) {
  return (
    <search className={`${styles.search} screen-only`} data-refreshes={refreshes || undefined}>
      <form method="get" action="/office/search">
        <input
          dir="auto"
          aria-label={searchWords.label}
          name="q"
          type="search"
          required
          maxLength={200}
          placeholder={searchWords.hint}
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit">{searchWords.search}</Button>
      </form>
      {refreshes && <a href="/office/search">{searchWords.label}</a>}
    </search>
  );
}
