import * as boardWords from '../../content/words/office-board.ts';
import { fill } from '../../contract/fill.ts';
import styles from './call-list.module.css';
import type { LeadCard } from './lead-ticket.tsx';

/** What a board is on paper: a line for each request, with the number to call large. */
export function CallList({ title, cards }: { title: string; cards: LeadCard[] }) {
  if (cards.length === 0) return null;
  return (
    <table className={styles.root}>
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
