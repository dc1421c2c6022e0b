import { Navigate, useLocation } from 'react-router';
import { BrokenPage } from './errors/broken-page.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { PageChange } from './navigation/page-change.tsx';
import { resolvePath } from './navigation/resolve-path.ts';
import { CallBar } from './ui/call-bar/call-bar.tsx';
import { Footer } from './ui/footer/footer.tsx';
import { Header } from './ui/header/header.tsx';
import { Announcer } from './ui/live-status/announcer.tsx';

/** What stands in the body of every page. */
export function App() {
  const { pathname, search, hash } = useLocation();
  const resolution = resolvePath(pathname);
  if ('redirect' in resolution)
    return <Navigate replace to={{ pathname: resolution.redirect, search, hash }} />;
  const { page, title, shareTitle, asks } = resolution.route;
  return (
    <>
      <a href="#content" className="skip">
        Skip to the content
      </a>
      <Header />
      <main id="content">
        <ErrorBoundary key={pathname} fallback={<BrokenPage />}>
          <page.Component />
        </ErrorBoundary>
      </main>
      <Footer sheet={shareTitle ?? title} asked={asks} />
      <CallBar />
      <PageChange />
      <Announcer />
    </>
  );
}
