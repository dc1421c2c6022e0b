import type { GoingLive } from '../../contract/content/new-site/going-live.ts';
import { officeStart as words } from '../../messages/en/office-start.ts';
import { RuledTable } from '../../site/ui/ruled-table/ruled-table.tsx';
import { type Frame, Page } from '../parts/page.tsx';
import styles from './going-live.module.css';

type GoingLiveProps = { frame: Frame; left: GoingLive; status?: string | undefined };

/** What was left when the website was set up. */
export function GoingLivePage({ frame, left, status }: GoingLiveProps) {
  return (
    <Page frame={frame} title={words.goingLive} status={status} narrow>
      <div className="row">
        <a href="/">{words.toSite}</a>
        <a href="/office/website">{words.toWebsite}</a>
        <a href="/office">{words.toBoard}</a>
      </div>
      <Left left={left} />
      <Aloud left={left} />
    </Page>
  );
}

/** Promises in the owner's name. */
export function Aloud({ left: { aloud } }: { left: GoingLive }) {
  return aloud.length > 0 ? (
    <section className={`${styles.section} stack`}>
      <h2>{words.aloud}</h2>
      <p className="quiet">{words.aloudLead}</p>
      <ul className={styles.list}>
        {aloud.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  ) : null;
}

/** What is left to do, and what others have to set. */
export function Left({ left: { todo, dns, notes, settings } }: { left: GoingLive }) {
  return (
    <>
      <section className={`${styles.section} stack`}>
        <h2>{words.toDo}</h2>
        <ol className={styles.list}>
          {todo.map(({ what, why }) => (
            <li key={`${what} ${why}`}>
              <strong>{what}</strong>
              <span className="quiet">{why.charAt(0).toUpperCase() + why.slice(1)}</span>
            </li>
          ))}
        </ol>
      </section>
      {dns.length > 0 && (
        <section className={`${styles.section} stack`}>
          <h2>{words.dns}</h2>
          <p className="quiet">{words.dnsLead}</p>
          <RuledTable label={words.dns} headings={[words.dnsName, words.dnsKind, words.dnsValue]}>
            {dns.map((record) => {
              const [name = '', kind = '', value = ''] = record.split(/ {2,}/);
              return (
                <tr key={record}>
                  <th scope="row">{name}</th>
                  <td data-label={words.dnsKind}>{kind}</td>
                  <td data-label={words.dnsValue} className={styles.value}>
                    {value}
                  </td>
                </tr>
              );
            })}
          </RuledTable>
        </section>
      )}
      <section className={`${styles.section} stack`}>
        <h2>{words.settings}</h2>
        <p className="quiet">{words.settingsLead}</p>
        <pre className={styles.settings}>{settings.map((line) => line.replace('# ', '')).join('\n')}</pre>
        {notes.map((note) => (
          <p key={note} className="quiet">
            {note}
          </p>
        ))}
      </section>
    </>
  );
}
