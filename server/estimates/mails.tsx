import { plainTextSelectors, render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';
import type { StoredEstimate } from '../store/store.ts';
import { CustomerMail } from './customer-mail.tsx';
import { OfficeMail } from './office-mail.tsx';

export type Rendered = { text: string; html: string };

/** Tells the office what a visitor asked for. */
export function renderOfficeMail(estimate: StoredEstimate): Promise<Rendered> {
  return renderBoth(<OfficeMail estimate={estimate} />);
}

/** Tells the customer that the request has arrived. */
export function renderCustomerMail(estimate: StoredEstimate): Promise<Rendered> {
  return renderBoth(<CustomerMail reference={estimate.reference} service={estimate.service} />);
}

async function renderBoth(mail: ReactElement): Promise<Rendered> {
  const html = await render(mail);
  return { html, text: toPlainText(html, { selectors: TEXT_PART }) };
}

/** How the markup reads as text: no shouting, no addresses behind phone numbers, a line to each part of a box. */
const TEXT_PART = [
  ...plainTextSelectors,
  { selector: 'h1', options: { uppercase: false } },
  { selector: 'a', options: { ignoreHref: true } },
  { selector: 'a.button', format: 'skip' },
  { selector: 'td.cell', format: 'block' },
  { selector: 'p.term', format: 'paragraph', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
  { selector: 'p.answer', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
];
