import * as searchWords from '../../content/words/office-search.ts';
import { type Frame, Sheet } from '../parts/sheet.tsx';
import { LeadList } from './lead-list.tsx';
import type { LeadCard } from './lead-ticket.tsx';

type SearchProps = {
  frame: Frame;
  /** What was looked for; empty before anything was. */
  typed: string;
  /** "12 found for …", or that nothing was. */
  found?: string | undefined;
  cards: LeadCard[];
  /** Said when there are more than are shown. */
  more?: string | undefined;
};

/** What a search has found, where it leads to more than one request. */
export function Search({ frame, typed, found, cards, more }: SearchProps) {
  return (
    <Sheet frame={frame} title={searchWords.title} typed={typed}>
      {found && <p role="status">{found}</p>}
      {cards.length === 0 && <p>{searchWords.tips}</p>}
      <LeadList cards={cards} />
      {more && <p>{more}</p>}
    </Sheet>
  );
}
