import type { FileForm, FormMistakes } from '../../contract/content/desk/file-form.ts';
import { fill } from '../../contract/fill.ts';
import { officePreview as previewWords } from '../../messages/en/office-preview.ts';
import { officeWebsite as words } from '../../messages/en/office-website.ts';
import { Button } from '../../site/ui/button/button.tsx';
import type { Frame } from '../parts/page.tsx';
import { ContentForm } from './content-form.tsx';
import type { Files } from './control-field.tsx';
import styles from './website.module.css';
import { PutBack, SubPage } from './website.tsx';
import { WEBSITE } from './website-page.ts';

type EditProps = {
  frame: Frame;
  /** Like `services/decks.md`, and what it is called. */
  file: string;
  title: string;
  /** The version that is edited; empty where the file is new. */
  from: string;
  /** Whether there is a version, and whether every website needs it. */
  isThere: boolean;
  isNeeded: boolean;
  /** Who has changed it since it was published, and when. */
  changed: string | undefined;
  form: FileForm;
  mistakes: FormMistakes | undefined;
  status: string | undefined;
  files: Files;
  /** What is said beside some fields, by their names. */
  remarks: ReadonlyMap<string, string>;
  /** The list in which something was just pressed. */
  pressed?: string | undefined;
};

/** The form of one part of the website. */
export function Edit({ frame, file, title, from, isThere, isNeeded, changed, ...shown }: EditProps) {
  const action = `${WEBSITE}/edit/${file}`;
  const { form, mistakes, status, files, remarks, pressed } = shown;
  return (
    <SubPage
      frame={frame}
      title={fill(words.editTitle, { part: title })}
      status={status}
      isWrong={(mistakes?.size ?? 0) > 0}
    >
      {changed && <p>{changed}</p>}
      {isThere && (
        <p className="row">
          {changed && (
            <a href={`${WEBSITE}/publish`} className="target">
              {words.toPublish}
            </a>
          )}
          <a href={`${WEBSITE}/preview?page=${file}`} className="target">
            {previewWords.ofPart}
          </a>
        </p>
      )}
      {file === 'office.yaml' && frame.user?.role === 'owner' && (
        <p>
          {words.singleDays}{' '}
          <a href="/office/settings" className="target">
            {words.toSingleDays}
          </a>
        </p>
      )}
      <ContentForm {...{ action, from, form, title, mistakes, files, remarks, pressed }} />
      {(changed || (isThere && !isNeeded)) && (
        <section className="stack subheadings">
          <h2>{words.moreTitle}</h2>
          {changed && (
            <OtherPress {...{ action, from }} press="drop" label={words.drop} note={words.dropNote} />
          )}
          {isThere && !isNeeded && (
            <details className={styles.more}>
              <summary>{words.takeOff}</summary>
              <p>{fill(words.takeOffAsk, { part: title })}</p>
              <OtherPress
                {...{ action, from }}
                press="take-off"
                label={words.takeOffYes}
                note={words.takeOffNote}
              />
            </details>
          )}
        </section>
      )}
    </SubPage>
  );
}

type TakenOffProps = {
  frame: Frame;
  file: string;
  title: string;
  /** When it was published last; nothing where visitors still see it. */
  when: string | undefined;
};

/** In the place of its form. */
export function TakenOff({ frame, file, title, when }: TakenOffProps) {
  return (
    <SubPage frame={frame} title={title}>
      <p className={styles.note}>{when === undefined ? words.isOffYet : fill(words.isOff, { when })}</p>
      <PutBack file={file} part={title} />
      {when !== undefined && (
        <a href={`${WEBSITE}/edit/${file}?new`} className="target">
          {words.beginAnew}
        </a>
      )}
    </SubPage>
  );
}

type OtherPressProps = { action: string; from: string; press: string; label: string; note: string };

function OtherPress({ action, from, press, label, note }: OtherPressProps) {
  return (
    <form method="post" action={action} className={styles.note}>
      <input type="hidden" name="#from" value={from} />
      <Button type="submit" name="press" value={press}>
        {label}
      </Button>
      <p className="quiet">{note}</p>
    </form>
  );
}
