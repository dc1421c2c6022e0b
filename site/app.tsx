import { useCallback, useEffect } from 'react';
import { header as headerWords } from '../messages/en/header.ts';
import { useContent } from './content/use-content.ts';
import { BrokenPage } from './errors/broken-page.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { PageChange } from './navigation/page-change.tsx';
import { resolvePath } from './navigation/resolve-path.ts';
import { useLocation, useNavigate } from './navigation/router.tsx';
import { preloadPage, preloadPagesWhenIdle, routeOf } from './routes.tsx';
import { CallBar } from './ui/call-bar/call-bar.tsx';
import { DemonstrationStrip } from './ui/demonstration/demonstration.tsx';
import { Footer } from './ui/footer/footer.tsx';
import { Header } from './ui/header/header.tsx';
import { PreloadContext } from './ui/link/link.tsx';
import { Announcer } from './ui/live-status/live-status.tsx';

// Constant elements: on navigation React re-renders only the components in them that read the location.
const header = <Header />;
const strip = <DemonstrationStrip />;
const callBar = <CallBar />;

/** The body of every page. */
export function App() {
  const content = useContent();
  const { sitemap } = content;
  const { pathname, search, hash } = useLocation();
  useEffect(() => preloadPagesWhenIdle(sitemap), [sitemap]);
  const preload = useCallback((address: string) => preloadPage(sitemap, address), [sitemap]);
  const resolution = resolvePath(content, pathname, search);
  if (resolution.kind !== 'page') return <Redirect to={resolution.to + hash} />;
  const { page } = resolution;
  const { Component } = routeOf(page);
  return (
    <PreloadContext value={preload}>
      <a href="#content" className="skip">
        {headerWords.skip}
      </a>
      {header}
      {strip}
      <main id="content">
        <ErrorBoundary key={pathname} fallback={<BrokenPage />}>
          <Component page={page} />
        </ErrorBoundary>
      </main>
      {callBar}
      <Footer page={page} />
      <PageChange />
      <Announcer />
    </PreloadContext>
  );
}

/** Replaces the history entry of an alias or unknown path with the page that it leads to. */
function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
