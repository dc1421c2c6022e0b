import { officeMail } from '../../messages/en/mails/office.ts';
import { visibleText } from '../formats/visible-text.ts';
import type { Lead } from '../store/store.ts';
import { fullName } from './lead-rows.ts';

/** What the office calls a lead: "Estimate request #12". */
export function leadName({ form, number }: Pick<Lead, 'form' | 'number'>): string {
  return `${officeMail[form].name} #${number}`;
}

/** "Ada L.", for where strangers may look over the shoulder. */
export function shortName({ first_name, last_name }: Pick<Lead, 'first_name' | 'last_name'>): string {
  const [initial] = last_name.trim();
  return visibleText(fullName({ first_name, last_name: initial ? `${initial}.` : '' }));
}
