import { fill } from '../../contract/fill.ts';
import { officeBoard as boardWords } from '../../messages/en/office-board.ts';
import { officeNotices as noticeWords } from '../../messages/en/office-notices.ts';
import { officeSearch as searchWords } from '../../messages/en/office-search.ts';
import { DimensionLine } from '../../site/ui/dimension-line/dimension-line.tsx';
import { type Frame, Page } from '../parts/page.tsx';
import styles from './board.module.css';
import { type LeadCard, LeadCards } from './lead-cards.tsx';
import { LeadFilters, type LeadFiltersProps } from './lead-filters.tsx';
import { Tape, type TapeOfToday } from './tape.tsx';

const listNames = () =>
  [
    { list: 'waiting', to: '/office', label: boardWords.waiting },
    { list: 'mine', to: '/office/mine', label: boardWords.mine },
    { list: 'all', to: '/office/all', label: boardWords.all },
    { list: 'held', to: '/office/held', label: boardWords.held },
  ] as const;

type ListName = ReturnType<typeof listNames>[number]['list'];

/** How many requests are on each list. */
type Counts = Partial<Record<ListName, number>>;

type Notice = {
  text: string;
  isAlarm?: boolean | undefined;
  link?: { to: string; label: string };
};

export type BoardProps = {
  frame: Frame;
  list: ListName;
  counts: Counts;
  tape: TapeOfToday;
  /** "2 waiting, the longest 14 min". */
  dimension?: string | undefined;
  notices: Notice[];
  cards: LeadCard[];
  /** Callbacks of today. */
  reminders?: LeadCard[] | undefined;
  /** Claimed, without a call noted. */
  inHand?: LeadCard[] | undefined;
  /** Shown when there are no cards. */
  empty: string;
  /** Above the list of all. */
  filters?: LeadFiltersProps | undefined;
  pager: PagerProps;
  /** The title of the printed call list. */
  printed: string;
  /** The last automatic test. */
  test?: string | undefined;
  mayDelete: boolean;
  status?: string | undefined;
};

/** The requests: today on a tape, how long the longest has waited, and a card for each. */
export function Board(props: BoardProps) {
  const { frame, list, counts, tape, dimension, notices, cards, reminders = [], inHand = [] } = props;
  const { empty, filters, pager, printed, test, mayDelete, status } = props;
  const isEmpty = cards.length === 0 && (list !== 'mine' || reminders.length === 0);
  const beside = list === 'waiting' && reminders.length + inHand.length > 0;
  return (
    <Page frame={frame} title={boardWords.title} status={status} current="board" refreshes={list !== 'all'}>
      <Notices notices={notices} />
      <div className={`${styles.today} stack screen-only`}>
        <Tape {...tape} />
        {dimension && <DimensionLine>{dimension}</DimensionLine>}
      </div>
      <Tabs current={list} counts={counts} />
      {filters && <LeadFilters {...filters} />}
      <div className={`${styles.columns} stack screen-only`} data-beside={beside || undefined}>
        {list === 'mine' && <LeadCards title={boardWords.callBack} cards={reminders} mayDelete={mayDelete} />}
        <div className="stack">
          {isEmpty && <p className={styles.empty}>{empty}</p>}
          <LeadCards cards={cards} mayDelete={mayDelete} />
          <Pager {...pager} />
          {test && <p className="quiet">{test}</p>}
        </div>
        {beside && (
          <div className="stack">
            <LeadCards title={boardWords.callBack} cards={reminders} compact />
            <LeadCards title={boardWords.inHand} cards={inHand} compact />
          </div>
        )}
      </div>
      <CallList title={printed} cards={cards} />
    </Page>
  );
}

type PagerProps = { next?: string | undefined; first?: string | undefined };

function Pager({ next, first }: PagerProps) {
  if (!next && !first) return null;
  return (
    <nav aria-label={boardWords.pages} className={`${styles.pager} row`}>
      {first && <a href={first}>{boardWords.first}</a>}
      {next && <a href={next}>{boardWords.next}</a>}
    </nav>
  );
}

function Notices({ notices }: { notices: Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <ul aria-label={noticeWords.title} className={`${styles.notices} screen-only`}>
      {notices.map(({ text, isAlarm, link }) => (
        <li key={text} data-alarm={isAlarm || undefined}>
          {text} {link && <a href={link.to}>{link.label}</a>}
        </li>
      ))}
    </ul>
  );
}

function Tabs({ current, counts }: { current: ListName; counts: Counts }) {
  return (
    <nav aria-label={boardWords.lists} className={`${styles.tabs} screen-only`}>
      <ul>
        {listNames().map(({ list, to, label }) => (
          <li key={list}>
            <a href={to} aria-current={list === current ? 'page' : undefined}>
              {label} {counts[list] !== undefined && <b>{counts[list]}</b>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The board on paper: a line for each request, with the number to call large. */
function CallList({ title, cards }: { title: string; cards: LeadCard[] }) {
  if (cards.length === 0) return null;
  return (
    <table className={styles.callList}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{boardWords.phone}</th>
          <th scope="col">{boardWords.who}</th>
          <th scope="col">{boardWords.what}</th>
          <th scope="col">{boardWords.when}</th>
        </tr>
      </thead>
      <tbody>
        {cards.map(({ reference, number, phone, email, person, title: what, mark, came, promise, words }) => (
          <tr key={reference}>
            <th scope="row">{phone || <span>{email || boardWords.noPhone}</span>}</th>
            <td>
              {person}
              <small>{fill(boardWords.number, { number })}</small>
            </td>
            <td>
              {mark && <b>{mark} </b>}
              {what}
              <small>{words.join('')}</small>
            </td>
            <td>
              {came}
              {promise && <small>{promise.when}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SearchProps = {
  frame: Frame;
  /** Empty before the first search. */
  typed: string;
  /** "12 found for …", or that nothing was. */
  found?: string | undefined;
  cards: LeadCard[];
  more?: string | undefined;
};

/** The results of a search that names more than one request. */
export function Search({ frame, typed, found, cards, more }: SearchProps) {
  return (
    <Page frame={frame} title={searchWords.title} typed={typed}>
      {found && <p role="status">{found}</p>}
      {cards.length === 0 && <p>{searchWords.tips}</p>}
      <LeadCards cards={cards} />
      {more && <p>{more}</p>}
    </Page>
  );
}
