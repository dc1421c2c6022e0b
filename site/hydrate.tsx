import './react.ts';
import './trusted-types.ts';
import './styles/index.css';
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { Document, type DocumentParts } from './document.tsx';
import { BrokenDocument, PlainPage } from './errors/broken-page.tsx';
import { ErrorBoundary, reportError } from './errors/error-boundary.tsx';
import type { LazyPage } from './navigation/lazy-page.tsx';
import { resolvePath } from './navigation/resolve-path.ts';
import { PageRouter } from './navigation/router.tsx';
import { isPageLoaded, routeOf } from './routes.tsx';
import { keepForms, presentPrerendered, tolerateStrangers } from './strangers.ts';

const { pathname, search, hash } = location;
const resolution = resolvePath(pathname, search);
if (resolution.kind !== 'page') {
  // A static host may answer an unknown path with the page for /404; our own server never does.
  location.replace(resolution.to + hash);
} else if (await isLoaded(routeOf(resolution.page))) {
  const parts = readParts();
  tolerateStrangers();
  const afterCommit = [presentPrerendered(), keepForms()];
  startTransition(() => {
    hydrateRoot(
      document,
      <Root afterCommit={afterCommit}>
        <ErrorBoundary fallback={<Broken css={parts.css} />}>
          <PageRouter isReady={isPageLoaded}>
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

let isTakenOver = false;

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

/** Without its script the page is not hydrated, and works as plain HTML. */
function isLoaded(page: LazyPage): Promise<boolean> {
  return page.load().then(
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
