import { isPlausibleAddress } from './address.ts';

/** To the office, so that answering writes to the visitor if the visitor can be written to. */
export function officeEnvelope(officeEmail: string, visitorEmail: string) {
  return { to: officeEmail, replyTo: isPlausibleAddress(visitorEmail) ? visitorEmail : undefined };
}

/** To the visitor; the headers keep holiday notices from answering us. */
export function visitorEnvelope(visitorEmail: string) {
  return {
    to: visitorEmail,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}
