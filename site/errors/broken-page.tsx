import { company } from '../../content/company.ts';
import * as brokenPageWords from '../../content/words/broken-page.ts';
import { fill } from '../../contract/fill.ts';
import { RawStyle } from '../raw.tsx';
import { Filled } from '../ui/filled/filled.tsx';
import { Phone } from '../ui/phone/phone.tsx';
import styles from './broken-page.module.css';

/** What stands where a page broke. The link loads the page afresh, so it is no in-app link. */
export function BrokenPage() {
  return (
    <div className={styles.root}>
      <h1>{brokenPageWords.title}</h1>
      <p>
        <Filled
          words={brokenPageWords.text}
          places={{
            again: <a href="?again">{brokenPageWords.again}</a>,
            phone: <Phone number={company.phone} />,
          }}
        />
      </p>
    </div>
  );
}

/** The same when not even the frame of the page is left; the style of the page that broke still fits. */
export function BrokenDocument({ css }: { css: string | null }) {
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
