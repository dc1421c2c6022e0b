import { officeMail } from '../../content/mails/office.ts';
import type { Lead } from '../store/store.ts';

/** What the office calls a lead: "Estimate request #12". */
export function leadName({ form, number }: Pick<Lead, 'form' | 'number'>): string {
  return `${officeMail[form].name} #${number}`;
}
