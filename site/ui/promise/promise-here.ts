import { company } from '../../../content/company.ts';
import type { OfficePromise } from '../../../contract/promise.ts';

/** A promise's text for this device, with day and time zone if its clock differs from the office's. */
export function promiseHere({ by, words, withZone }: OfficePromise): string {
  const clock = (timeZone?: string) => by && new Date(by).toLocaleString('en-US', { timeZone });
  return clock() === clock(company.timeZone) ? words : withZone;
}
