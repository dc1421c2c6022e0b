import { company } from '../../content/company.ts';
import { RawStyle } from '../raw.tsx';
import { Phone } from '../ui/phone/phone.tsx';
import styles from './broken-page.module.css';

/** What stands where a page broke. The link loads the page afresh, so it is no in-app link. */
export function BrokenPage() {
  return (
    <div className={styles.root}>
      <h1>This page broke, and it was us</h1>
      <p>
        <a href="?again">Load it again</a>. If it breaks again, call <Phone number={company.phone} />: a
        person will help you with whatever you came for. The fault has been reported to us.
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
        <title>{`This page broke - ${company.name}`}</title>
        {css !== null && <RawStyle css={css} />}
      </head>
      <body>
        <BrokenPage />
      </body>
    </html>
  );
}
