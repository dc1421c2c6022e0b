import * as forgetWords from '../../content/words/office-forget.ts';
import { fill } from '../../contract/fill.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { RuledList, RuledRow } from '../parts/ruled-list.tsx';
import { type Frame, Sheet } from '../parts/sheet.tsx';
import { Status } from '../parts/status.tsx';
import styles from './forget.module.css';

/** A lead, as whoever deletes it has to know it. */
type Doomed = { reference: string; name: string; person: string; remarks: string[] };

type ForgetProps = {
  frame: Frame;
  /** Where the form is posted. */
  reference: string;
  /** Everything of the same person, the one that was opened among it. */
  doomed: Doomed[];
  /** What shares something with these, and stays. */
  related: Doomed[];
  status?: string | undefined;
};

/** Asks before a person is deleted: what goes, what stays, and what it cannot reach. */
export function Forget({ frame, reference, doomed, related, status }: ForgetProps) {
  const { title, all, one, onlyThis } = forgetWords;
  const opened = doomed.find((lead) => lead.reference === reference);
  const count = doomed.length;
  return (
    <Sheet frame={frame} title={title}>
      <Status>{status}</Status>
      <p>{forgetWords.lead}</p>
      <Leads leads={doomed} />
      {related.length > 0 && (
        <>
          <p>{forgetWords.related}</p>
          <Leads leads={related} />
        </>
      )}
      <p className={styles.stays}>{forgetWords.stays}</p>
      <form method="post" action={`/office/requests/${reference}/forget`} className={styles.form}>
        <input type="hidden" name="count" value={count} />
        <Button type="submit" className={styles.delete}>
          {count === 1 ? one : fill(all, { count })}
        </Button>
        {count > 1 && opened && (
          <Button type="submit" name="only" value="yes">
            {fill(onlyThis, { lead: opened.name })}
          </Button>
        )}
        <a href={`/office/requests/${reference}`}>{forgetWords.cancel}</a>
      </form>
    </Sheet>
  );
}

function Leads({ leads }: { leads: Doomed[] }) {
  return (
    <RuledList>
      {leads.map(({ reference, name, person, remarks }) => (
        <RuledRow
          key={reference}
          title={fill(forgetWords.row, { lead: name, name: person })}
          remarks={remarks}
        />
      ))}
    </RuledList>
  );
}
