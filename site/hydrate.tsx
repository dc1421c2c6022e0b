import './react.ts';
import './trusted-types.ts';
import './styles/index.css';
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadContent, loadedContent } from './content/loaded-content.ts';
import { Document, type DocumentParts } from './document.tsx';
import { BrokenDocument, PlainPage } from './errors/broken-page.tsx';
import { ErrorBoundary, reportError } from './errors/error-boundary.tsx';
import { resolvePath } from './navigation/resolve-path.ts';
import { PageRouter } from './navigation/router.tsx';
import { isPageLoaded, routeOf } from './routes.tsx';
import { keepForms, presentPrerendered, tolerateStrangers } from './strangers.ts';

let isTakenOver = false;

const { pathname, search, hash } = location;
// Without its content or its script the page is not hydrated, and works as plain HTML.
if (await succeeds(loadFirstContent())) {
  const resolution = resolvePath(loadedContent, pathname, search);
  // A static host may answer an unknown path with the page for /404; our own server never does.
  if (resolution.kind !== 'page') location.replace(resolution.to + hash);
  else if (await succeeds(routeOf(resolution.page).load())) hydrate();
}

function hydrate() {
  const parts = readParts();
  tolerateStrangers();
  const afterCommit = [presentPrerendered(), keepForms()];
  startTransition(() => {
    hydrateRoot(
      document,
      <Root afterCommit={afterCommit}>
        <ErrorBoundary fallback={<Broken css={parts.css} />}>
          <PageRouter isReady={(path) => isPageLoaded(loadedContent.sitemap, path)}>
            <Document {...parts}>
              <App />
            </Document>
          </PageRouter>
        </ErrorBoundary>
      </Root>,
      { onRecoverableError: (error) => reportRecovery(error) },
    );
  });
}

/** Calls `afterCommit` once React has taken over the page, or has failed to. */
function Root({ afterCommit, children }: { afterCommit: (() => void)[]; children: ReactNode }) {
  useLayoutEffect(() => {
    isTakenOver = true;
    for (const run of afterCommit) run();
  }, [afterCommit]);
  return children;
}

function Broken({ css }: { css: string | null }) {
  const [isPlain] = useState(() => !isTakenOver);
  return isPlain ? <PlainPage /> : <BrokenDocument css={css} />;
}

/** The page names the files with the content that it was written from. */
async function loadFirstContent(): Promise<void> {
  const { content = '' } = document.querySelector<HTMLElement>('[data-content]')?.dataset ?? {};
  await Promise.all(content.split(' ').map(loadContent));
}

function succeeds(loading: Promise<unknown>): Promise<boolean> {
  return loading.then(
    () => true,
    () => false,
  );
}

/** Reads back the values that the page was prerendered with, for hydration to match. */
function readParts(): DocumentParts {
  return {
    css: document.querySelector('head > style:not([data-vite-dev-id])')?.textContent ?? null,
    startScript: '',
  };
}

function reportRecovery(error: unknown) {
  console.error(error);
  reportError(error, 'hydration');
}
