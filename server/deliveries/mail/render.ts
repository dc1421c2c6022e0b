import { plainTextSelectors, render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';

/** Both parts of a mail from the one sheet that it is drawn on. */
export async function renderMail(mail: ReactElement): Promise<{ text: string; html: string }> {
  const html = await render(mail);
  return { html, text: toPlainText(html, { selectors: TEXT_PART }) };
}

/** How the markup reads as text: no shouting, no addresses behind phone numbers, a line to each part of a box. */
const TEXT_PART = [
  ...plainTextSelectors,
  { selector: 'h1', options: { uppercase: false } },
  { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 3, trailingLineBreaks: 1 } },
  { selector: 'a', options: { ignoreHref: true } },
  { selector: 'a.button', format: 'skip' },
  { selector: 'td.cell', format: 'block' },
  { selector: 'p.term', format: 'paragraph', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
  { selector: 'p.entry', format: 'paragraph', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
  { selector: 'p.below', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'p.answer', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
];
