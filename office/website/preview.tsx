import { fill } from '../../contract/fill.ts';
import { officePreview as words } from '../../messages/en/office-preview.ts';
import { InputField, SelectField } from '../../site/ui/field/field.tsx';
import { SubmitButton } from '../parts/controls.tsx';
import { type Frame, Page } from '../parts/page.tsx';
import styles from './preview.module.css';

/** Something to put right, behind a link to the form where that is done. */
type Mistake = { text: string; form: { to: string; label: string } };

type Shown = {
  /** The address of the page that is chosen. */
  page: string;
  pages: { path: string; name: string }[];
  isDesk: boolean;
  /** Where the page itself is. */
  frame: string;
  /** Where it is without signing in, and until when. */
  link: string;
  until: string;
};

type PreviewProps = {
  frame: Frame;
  /** Why there is nothing to see, and more about that. */
  problem?: string;
  lines?: string[];
  mistakes?: Mistake[];
  shown?: Shown;
};

/** The website with its drafts, a page at a time, as wide as on a phone or on a desk. */
export function Preview({ frame, problem, lines = [], mistakes = [], shown }: PreviewProps) {
  return (
    <Page frame={frame} title={words.title}>
      <p>
        <a href="/office/website" className="target">
          {words.website}
        </a>
      </p>
      {problem && <p>{problem}</p>}
      {(lines.length > 0 || mistakes.length > 0) && (
        <ul className={styles.mistakes}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {mistakes.map(({ text, form }) => (
            <li key={form.to + text}>
              <a href={form.to}>{form.label}</a> {text}
            </li>
          ))}
        </ul>
      )}
      {shown && <ShownPage {...shown} />}
    </Page>
  );
}

function ShownPage({ page, pages, isDesk, frame, link, until }: Shown) {
  const width = isDesk ? words.desk : words.phone;
  const name = pages.find(({ path }) => path === page)?.name ?? page;
  const at = (query: string) => `/office/website/preview?page=${encodeURIComponent(page)}${query}`;
  return (
    <div className="stack">
      <p>{words.lead}</p>
      <form method="get" action="/office/website/preview" className={styles.choice}>
        <SelectField id="page" name="page" label={words.page} defaultValue={page}>
          {name === page && <option value={page}>{page}</option>}
          {pages.map((each) => (
            <option key={each.path} value={each.path}>
              {each.name}
            </option>
          ))}
        </SelectField>
        {isDesk && <input type="hidden" name="width" value="desk" />}
        <SubmitButton>{words.show}</SubmitButton>
      </form>
      <nav aria-label={words.widths} className="row">
        <a href={at('')} aria-current={isDesk ? undefined : 'true'}>
          {words.phone}
        </a>
        <a href={at('&width=desk')} aria-current={isDesk ? 'true' : undefined}>
          {words.desk}
        </a>
        <a href={frame}>{words.alone}</a>
      </nav>
      <div className={isDesk ? styles.desk : styles.phone}>
        <iframe src={frame} title={fill(words.frame, { page: name, width })} />
      </div>
      <h2>{words.shareTitle}</h2>
      <InputField
        id="link"
        label={words.shareLink}
        hint={fill(words.share, { until })}
        value={link}
        readOnly
      />
    </div>
  );
}
