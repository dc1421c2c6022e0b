import * as boardWords from '../../content/words/office-board.ts';
import { DimensionLine } from '../../site/ui/dimension-line/dimension-line.tsx';
import { type Frame, Sheet } from '../parts/sheet.tsx';
import { Status } from '../parts/status.tsx';
import styles from './board.module.css';
import { CallList } from './call-list.tsx';
import { LeadFilters, type LeadFiltersProps } from './lead-filters.tsx';
import { LeadList } from './lead-list.tsx';
import type { LeadCard } from './lead-ticket.tsx';
import { type Notice, Notices } from './notices.tsx';
import { type Counts, type ListName, Tabs } from './tabs.tsx';
import { Tape, type TapeOfToday } from './tape.tsx';

export type BoardProps = {
  frame: Frame;
  list: ListName;
  counts: Counts;
  tape: TapeOfToday;
  /** "2 waiting, the longest 14 min"; absent where nobody waits. */
  dimension?: string | undefined;
  notices: Notice[];
  cards: LeadCard[];
  /** What somebody wanted to be reminded of today. */
  reminders?: LeadCard[] | undefined;
  /** What is claimed, and nobody has noted a call of it. */
  inHand?: LeadCard[] | undefined;
  /** What stands there when there are no tickets. */
  empty: string;
  /** Above the list of all. */
  filters?: LeadFiltersProps | undefined;
  pager: PagerProps;
  /** The title of the call list on paper. */
  printed: string;
  /** The last automatic test. */
  test?: string | undefined;
  mayDelete: boolean;
  status?: string | undefined;
};

/** The requests: today on a tape, how long the longest has waited, and a ticket for each. */
export function Board(props: BoardProps) {
  const { frame, list, counts, tape, dimension, notices, cards, reminders = [], inHand = [] } = props;
  const { empty, filters, pager, printed, test, mayDelete, status } = props;
  const isEmpty = cards.length === 0 && (list !== 'mine' || reminders.length === 0);
  const beside = list === 'waiting' && reminders.length + inHand.length > 0;
  return (
    <Sheet frame={frame} title={boardWords.title} current="board" refreshes={list !== 'all'}>
      <Status>{status}</Status>
      <Notices notices={notices} />
      <div className={styles.today}>
        <Tape {...tape} />
        {dimension && <DimensionLine>{dimension}</DimensionLine>}
      </div>
      <Tabs current={list} counts={counts} />
      {filters && <LeadFilters {...filters} />}
      <div className={styles.columns} data-beside={beside || undefined}>
        {list === 'mine' && <LeadList title={boardWords.callBack} cards={reminders} mayDelete={mayDelete} />}
        <div className={styles.main}>
          {isEmpty && <p className={styles.empty}>{empty}</p>}
          <LeadList cards={cards} mayDelete={mayDelete} />
          <Pager {...pager} />
          {test && <p className={styles.test}>{test}</p>}
        </div>
        {beside && (
          <div className={styles.beside}>
            <LeadList title={boardWords.callBack} cards={reminders} compact />
            <LeadList title={boardWords.inHand} cards={inHand} compact />
          </div>
        )}
      </div>
      <CallList title={printed} cards={cards} />
    </Sheet>
  );
}

/** Where the next page and the first one are, if there are such. */
type PagerProps = { next?: string | undefined; first?: string | undefined };

function Pager({ next, first }: PagerProps) {
  if (!next && !first) return null;
  return (
    <nav aria-label={boardWords.pages} className={styles.pager}>
      {first && <a href={first}>{boardWords.first}</a>}
      {next && <a href={next}>{boardWords.next}</a>}
    </nav>
  );
}
