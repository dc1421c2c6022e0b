import { useLayoutEffect, useState } from 'react';
import { fill } from '../../contract/fill.ts';
import { brokenPage as brokenPageWords } from '../../messages/en/broken-page.ts';
import { useContent } from '../content/use-content.ts';
import { RawStyle } from '../raw.tsx';
import { Interpolate } from '../typography/interpolate.tsx';
import { Phone } from '../ui/phone/phone.tsx';
import styles from './broken-page.module.css';

/** Shown where a page failed to render. A plain link, because it has to reload the page. */
export function BrokenPage() {
  const { company } = useContent();
  const { phone } = company;
  return (
    <div className={styles.root}>
      <h1>{brokenPageWords.title}</h1>
      <p>
        <Interpolate
          template={brokenPageWords.text}
          values={{
            again: <a href="?again">{brokenPageWords.again}</a>,
            phone: phone && <Phone number={phone} />,
          }}
        />
      </p>
    </div>
  );
}

/** The same as a whole document, for an error outside the page's content. */
export function BrokenDocument({ css }: { css: string | null }) {
  const { company } = useContent();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{fill(brokenPageWords.tab, { company: company.name })}</title>
        {css !== null && <RawStyle css={css} />}
      </head>
      <body>
        <BrokenPage />
      </body>
    </html>
  );
}

/** For an error at hydration: the page stays the plain HTML that it was, with all that was typed. */
export function PlainPage() {
  const [before] = useState(() => ({
    focused: document.activeElement as HTMLElement | null,
    nodes: [document.head, document.body].flatMap((parent) =>
      [...parent.childNodes].map((node, place, all) => ({ node, parent, next: all[place + 1] ?? null })),
    ),
  }));
  // By now React has emptied the document, to put nothing into it.
  useLayoutEffect(() => {
    for (const { node, parent, next } of before.nodes.toReversed())
      if (!node.isConnected) parent.insertBefore(node, next);
    before.focused?.focus({ preventScroll: true });
  }, [before]);
  return null;
}
