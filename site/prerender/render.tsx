import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import {
  formatReference,
  type LimitedReach,
  PROMISE_PLACE,
  REFERENCE_PLACE,
  SENT_KEY,
} from '../../contract/answer.ts';
import { SHELL_BODY, SHELL_TITLE } from '../../contract/site-manifest.ts';
import { problemPage as problemWords } from '../../messages/en/problem-page.ts';
import { App } from '../app.tsx';
import { ContentContext } from '../content/use-content.ts';
import { Document, type DocumentParts } from '../document.tsx';
import { pageAt } from '../navigation/resolve-path.ts';
import { StaticRouter } from '../navigation/router.tsx';
import type { Page } from '../page.ts';
import { Interpolate } from '../typography/interpolate.tsx';
import { CallBar } from '../ui/call-bar/call-bar.tsx';
import { DemonstrationStrip } from '../ui/demonstration/demonstration.tsx';
import { Footer } from '../ui/footer/footer.tsx';
import { Header } from '../ui/header/header.tsx';
import { Phone } from '../ui/phone/phone.tsx';
import type { PageContent } from './page-content.ts';

/** Renders the page at a path to complete HTML. Throws what the page throws. */
export function renderPage(path: string, parts: DocumentParts, content: PageContent): Promise<string> {
  return render(
    content,
    <StaticRouter location={path}>
      <Document {...parts}>
        <App />
      </Document>
    </StaticRouter>,
  );
}

/** Renders a confirmation page, with placeholders for reference and promise that the server fills in. */
export async function renderSentPage(
  path: string,
  reach: LimitedReach | undefined,
  parts: DocumentParts,
  content: PageContent,
): Promise<string> {
  const address = `${path}?${SENT_KEY}=${[REFERENCE_PLACE, reach].filter(Boolean).join('.')}`;
  const html = await renderPage(address, parts, content);
  for (const place of [formatReference(REFERENCE_PLACE), PROMISE_PLACE]) {
    if (!html.includes(place)) throw new Error(`${path} has no place for ${place}`);
  }
  return html;
}

/** Renders the frame that the server fills when it must answer a person in HTML: no script, nothing indexed. */
export async function renderShell(parts: DocumentParts, content: PageContent): Promise<string> {
  // The page that a form without script leads to; the frame takes its place.
  const page = pageAt(content.sitemap, '/estimate/sent') as Page;
  const html = await render(
    content,
    <StaticRouter location="/estimate/sent">
      <Document {...parts}>
        <Header />
        <DemonstrationStrip />
        <main id="content">{createElement('shell-body')}</main>
        <CallBar />
        <Footer page={{ ...page, name: SHELL_TITLE }} />
      </Document>
    </StaticRouter>,
  );
  if (!html.includes(SHELL_BODY)) throw new Error('the shell has lost its body');
  return html
    .replace(/<title>.*?<\/title>/, `<title>${SHELL_TITLE}</title>`)
    .replace(/<script type="module".*?<\/script>/, '');
}

/** Fills the frame for a proxy to show while no server answers: self-contained, with the phone number, if there is one. */
export async function renderUnavailable(shell: string, content: PageContent): Promise<string> {
  const { phone } = content.company;
  const body = await render(
    content,
    <section className="problem">
      <h1>{problemWords.down}</h1>
      <p>{problemWords.downText}</p>
      {phone && (
        <p>
          <Interpolate template={problemWords.call} values={{ phone: <Phone number={phone} /> }} />
        </p>
      )}
    </section>,
  );
  return shell.replaceAll(SHELL_TITLE, problemWords.down).replace(SHELL_BODY, body);
}

async function render(content: PageContent, page: React.ReactElement): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(<ContentContext value={content}>{page}</ContentContext>, {
    // A page that breaks must stop the build, not be finished in the browser.
    onError: (error) => {
      failure ??= error;
    },
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (failure) throw failure;
  return html;
}
