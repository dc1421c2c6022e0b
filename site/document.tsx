import { type ReactNode, useEffect, useState } from 'react';
import { NOT_FOUND_PATH } from '../contract/paths.ts';
import { useContent } from './content/use-content.ts';
import besley from './fonts/besley.woff2?url';
import figtree from './fonts/figtree.woff2?url';
import { pageAt } from './navigation/resolve-path.ts';
import { useLocation } from './navigation/router.tsx';
import type { Page } from './page.ts';
import { RawScript, RawStyle } from './raw.tsx';
import { OG_IMAGE, ogImagePath } from './site-url.ts';
import { drawZones, prefetchSiteStyle } from './styles/site-style.ts';
import { THEME_SCRIPT } from './theme/theme.ts';

/** Values from the build; in the browser they are read back from the prerendered page. */
export type DocumentParts = {
  /** The page's style; null in development, where Vite adds the styles. */
  css: string | null;
  /** The address of the style of all pages, which only the prerendered page names. */
  siteStyle?: string | undefined;
  /** The text of the first script, which only the prerendered page has. */
  startScript: string;
  /** The addresses of the page's content, with a space between them. */
  contentFiles?: string | undefined;
  /** The page's JSON-LD, which only the prerendered page has. */
  structuredData?: string | undefined;
};

/** The whole HTML document. */
export function Document({
  css,
  siteStyle,
  startScript,
  contentFiles,
  structuredData,
  children,
}: DocumentParts & { children: ReactNode }) {
  const { company, hasIcon, settings } = useContent();
  const { path, title, shareTitle = title, description, unlisted } = useShownPage();
  const address = settings.siteUrl + path;
  // Without other words for it, home is called as the company is.
  const named = shareTitle === company.name ? '' : shareTitle;
  useEffect(prefetchSiteStyle, []);
  useEffect(drawZones, []);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
        {unlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
        <meta property="og:title" content={[named, company.name].filter(Boolean).join(' - ')} />
        {description && <meta property="og:description" content={description} />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={company.name} />
        <meta property="og:url" content={address} />
        {!unlisted && <OgImage path={path} alt={[named, company.name].filter(Boolean).join(': ')} />}
        <meta name="theme-color" content="#f7f4ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f2c56" media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="preload" as="font" type="font/woff2" href={besley} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={figtree} crossOrigin="anonymous" />
        {hasIcon && <Icons />}
        <link rel="manifest" href="/site.webmanifest" />
        <RawScript text={THEME_SCRIPT} />
        {css !== null && <RawStyle css={css} siteStyle={siteStyle} />}
        <RawScript type="module" text={startScript} content={contentFiles} onlyPrerendered />
        <StructuredData path={path} text={structuredData} />
      </head>
      <body>{children}</body>
    </html>
  );
}

/**
 * Only for the page that was loaded: search engines load each page by itself. After client-side navigation it is removed,
 * because Trusted Types forbids changing a script's text.
 */
function StructuredData({ path, text = '' }: { path: string; text: string | undefined }) {
  const [loaded, setLoaded] = useState<string | undefined>(path);
  if (loaded !== undefined && loaded !== path) setLoaded(undefined);
  return loaded === path && <RawScript type="application/ld+json" text={text} onlyPrerendered />;
}

function Icons() {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}

/** The Open Graph image of a shared link; its text is the page's title. */
function OgImage({ path, alt }: { path: string; alt: string }) {
  const { settings } = useContent();
  return (
    <>
      <meta property="og:image" content={settings.siteUrl + ogImagePath({ path })} />
      <meta property="og:image:width" content={String(OG_IMAGE.width)} />
      <meta property="og:image:height" content={String(OG_IMAGE.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The page at the current address; the not-found page while an unknown path redirects to /404. */
function useShownPage(): Page {
  const { sitemap } = useContent();
  return pageAt(sitemap, useLocation().pathname) ?? (pageAt(sitemap, NOT_FOUND_PATH) as Page);
}
