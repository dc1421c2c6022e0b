import { fill } from '../../contract/fill.ts';
import { officePreview as words } from '../../messages/en/office-preview.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { InputField, SelectField } from '../../site/ui/field/field.tsx';
import { SubmitButton } from '../parts/controls.tsx';
import type { Frame } from '../parts/page.tsx';
import styles from './preview.module.css';
import { SubPage, ToMendList } from './website.tsx';
import { type ToMend, WEBSITE } from './website-page.ts';

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
  /** Why there is nothing to see, and what has to be put right for that. */
  problem?: string;
  toMend?: ToMend[];
  shown?: Shown;
};

/** The website with its drafts, a page at a time, as wide as on a phone or on a desk. */
export function Preview({ frame, problem, toMend = [], shown }: PreviewProps) {
  return (
    <SubPage frame={frame} title={words.title}>
      {problem && <ToMendList lead={problem} toMend={toMend} />}
      {shown && <ShownPage {...shown} />}
    </SubPage>
  );
}

function ShownPage({ page, pages, isDesk, frame, link, until }: Shown) {
  const width = isDesk ? words.desk : words.phone;
  const name = pages.find(({ path }) => path === page)?.name ?? page;
  const action = `${WEBSITE}/preview`;
  const at = (query: string) => `${action}?page=${encodeURIComponent(page)}${query}`;
  return (
    <div className={`${styles.root} stack subheadings`} data-desk={isDesk || undefined}>
      <section className={`${styles.choice} stack`}>
        <p>{words.lead}</p>
        <form method="get" action={action} className="stack">
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
      </section>
      <div className={isDesk ? styles.desk : styles.phone}>
        <iframe src={frame} title={fill(words.frame, { page: name, width })} />
      </div>
      <section className={`${styles.share} stack`}>
        <h2>{words.shareTitle}</h2>
        <InputField
          id="link"
          label={words.shareLink}
          hint={fill(words.share, { until })}
          value={link}
          readOnly
          note={
            // The script shows it.
            <p hidden data-copy="link" className="row">
              <Button type="button">{words.copy}</Button>
              <output data-said={words.copied} />
            </p>
          }
        />
      </section>
    </div>
  );
}
