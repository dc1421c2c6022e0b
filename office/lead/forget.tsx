import { fill } from '../../contract/fill.ts';
import { officeForget as forgetWords } from '../../messages/en/office-forget.ts';
import { Button } from '../../site/ui/button/button.tsx';
import { type Frame, Page } from '../parts/page.tsx';
import { RuledList, RuledRow } from '../parts/ruled-list.tsx';
import { leadPath } from './lead-page.ts';

type Doomed = { reference: string; name: string; person: string; remarks: string[] };

type ForgetProps = {
  frame: Frame;
  reference: string;
  /** Everything of the same person. */
  doomed: Doomed[];
  /** What shares an address or a number with these, and stays. */
  related: Doomed[];
  status?: string | undefined;
};

/** Shows what goes, what stays, and what it cannot reach, before a person is deleted. */
export function Forget({ frame, reference, doomed, related, status }: ForgetProps) {
  const { title, all, one, onlyThis } = forgetWords;
  const opened = doomed.find((lead) => lead.reference === reference);
  const count = doomed.length;
  return (
    <Page frame={frame} title={title} status={status}>
      <p>{forgetWords.lead}</p>
      <Leads leads={doomed} />
      {related.length > 0 && (
        <>
          <p>{forgetWords.related}</p>
          <Leads leads={related} />
        </>
      )}
      <p className="quiet">{forgetWords.stays}</p>
      <form method="post" action={leadPath(reference, 'forget')} className="row">
        <input type="hidden" name="count" value={count} />
        <Button type="submit" className="danger">
          {count === 1 ? one : fill(all, { count })}
        </Button>
        {count > 1 && opened && (
          <Button type="submit" name="only" value="yes">
            {fill(onlyThis, { lead: opened.name })}
          </Button>
        )}
        <a href={leadPath(reference)}>{forgetWords.cancel}</a>
      </form>
    </Page>
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
