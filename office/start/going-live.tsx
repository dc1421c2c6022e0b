import type { GoingLive, ToDo } from '../../contract/content/new-site/going-live.ts';
import { fill } from '../../contract/fill.ts';
import { officeStart as words } from '../../messages/en/office-start.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { type Frame, Page } from '../parts/page.tsx';
import { LIVE } from '../website/website-page.ts';
import styles from './going-live.module.css';

/** The form of the list, of which the status line may have a button. */
const LIST = 'to-do';

type GoingLiveProps = {
  frame: Frame;
  left: GoingLive;
  /** What was just taken off the list, and can be put back. */
  dropped: ToDo | undefined;
  newCompany?: string | undefined;
  status?: string | undefined;
};

/** What was left when the website was set up, and still is. */
export function GoingLivePage({ left, dropped, status, ...page }: GoingLiveProps) {
  const said = dropped ? (
    <>
      {`${status} `}
      <Button type="submit" form={LIST} name="undo" value={dropped.why}>
        {fill(words.undo, { what: dropped.what })}
      </Button>
    </>
  ) : (
    status
  );
  return (
    <Page {...page} title={words.goingLive} status={said} narrow>
      <div className="row">
        <a href={LIVE}>{words.toSite}</a>
        <a href="/office/website">{words.toWebsite}</a>
        <a href="/office">{words.toBoard}</a>
      </div>
      <Left left={left} />
    </Page>
  );
}

/** Promises in the owner's name, which are read before they are published. */
export function Aloud({ left: { aloud, work = [] } }: { left: GoingLive }) {
  return aloud.length > 0 ? (
    <section className={`${styles.section} stack`}>
      <h2>{words.aloud}</h2>
      <p className="quiet">{words.aloudLead}</p>
      <ul className={styles.list}>
        {aloud.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {work.map(({ service, lines }) => (
        <details key={service}>
          <summary>{fill(words.workOf, { service })}</summary>
          <ul className={styles.list}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  ) : null;
}

/** What is left to do, and what to send to those who look after domain and server. */
function Left({ left: { todo, handOn } }: { left: GoingLive }) {
  return (
    <>
      <section className={`${styles.section} stack`}>
        <h2>{words.toDo}</h2>
        {todo.length === 0 && <p>{words.nothingToDo}</p>}
        <form id={LIST} method="post" action="/office/going-live">
          <ol className={styles.list}>
            {todo.map(({ what, why, to, canDrop }) => (
              <li key={`${what} ${why}`}>
                <strong>{to ? <a href={to}>{what}</a> : what}</strong>
                <span className="quiet">{why.charAt(0).toUpperCase() + why.slice(1)}</span>
                {canDrop && (
                  <Button type="submit" name="drop" value={why} aria-label={fill(words.dropOf, { what })}>
                    {words.drop}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </form>
      </section>
      {handOn && (
        <section className={`${styles.section} stack`}>
          <h2>{words.handOn}</h2>
          <p className="quiet">{words.handOnLead}</p>
          <p className="row">
            <a href={mailOf(handOn)} className="target">
              {words.handOnSend}
            </a>
          </p>
          <pre className={styles.handOn}>{handOn}</pre>
        </section>
      )}
    </>
  );
}

/** A mail with the text in it, its first line as the subject; to whom is for the owner to say. */
function mailOf(text: string): string {
  const [subject = '', ...rest] = text.split('\n');
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(rest.join('\r\n').trim())}`;
}
