import type { Content } from '../deliveries/mail/mail.ts';
import { renderMail } from '../deliveries/mail/mail-layout.tsx';
import type { StoredReport } from '../store/reports.ts';
import { DigestMail } from './digest-mail.tsx';
import { digestSubject } from './digest-text.ts';

/** A report to the office; the headers keep auto-replies from answering us. */
export function reportMail({ content }: StoredReport, officeEmail: string): Content {
  return {
    to: officeEmail,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    subject: digestSubject(content),
    ...renderMail(<DigestMail digest={content} />),
  };
}
