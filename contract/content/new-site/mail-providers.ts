type MailProvider = {
  name: string;
  /** Host and port for `SMTP_URL`; `user` and `password` are put in by hand. */
  smtp?: string;
  /** What the SPF record includes. Absent where the provider uses a return address of its own instead. */
  spf?: string;
  /** Further records, or where to get them: the name below the domain, the kind and the value. */
  records: string[];
  note?: string;
};

/** What is public about the mail services that small firms use. Keys are the provider's own, so DKIM is often "copy it from there". */
export const MAIL_PROVIDERS: Record<string, MailProvider> = {
  google: {
    name: 'Google Workspace (Gmail on your domain)',
    smtp: 'smtps://USER:PASSWORD@smtp.gmail.com:465',
    spf: '_spf.google.com',
    records: ['google._domainkey  TXT  copy it from the Admin console: Apps, Gmail, Authenticate email'],
    note: 'USER is the whole address with %40 for @. PASSWORD is an app password, which needs 2-step verification.',
  },
  microsoft: {
    name: 'Microsoft 365 (Outlook on your domain)',
    smtp: 'smtp://USER:PASSWORD@smtp.office365.com:587',
    spf: 'spf.protection.outlook.com',
    records: [
      'selector1._domainkey  CNAME  copy it from the Defender portal: Email authentication settings, DKIM',
      'selector2._domainkey  CNAME  the same',
    ],
    note: 'USER is the whole address with %40 for @. Ask your administrator whether SMTP AUTH with a password is allowed for it; where it is not, use another service for the mails of the website.',
  },
  fastmail: {
    name: 'Fastmail',
    smtp: 'smtps://USER:PASSWORD@smtp.fastmail.com:465',
    spf: 'spf.messagingengine.com',
    records: ['fm1', 'fm2', 'fm3'].map(
      (key) => `${key}._domainkey  CNAME  ${key}.{domain}.dkim.fmhosted.com`,
    ),
    note: 'USER is the whole address with %40 for @. PASSWORD is an app password.',
  },
  zoho: {
    name: 'Zoho Mail',
    smtp: 'smtps://USER:PASSWORD@smtppro.zoho.com:465',
    spf: 'zoho.com',
    records: ['NAME._domainkey  TXT  make it in the Admin console: Domains, Email configuration, DKIM'],
    note: 'USER is the whole address with %40 for @. Accounts outside the United States have other hosts; Zoho shows them.',
  },
  postmark: {
    name: 'Postmark',
    smtp: 'smtp://TOKEN:TOKEN@smtp.postmarkapp.com:587',
    records: [
      'NAME._domainkey  TXT  copy it from DNS Settings of your domain at Postmark',
      'pm-bounces  CNAME  pm.mtasv.net',
    ],
    note: 'TOKEN is the server API token. Postmark needs no SPF record.',
  },
  other: {
    name: 'Another, or I do not know',
    records: [
      'NAME._domainkey  TXT or CNAME  ask your provider for the DKIM record',
      '@  TXT  ask your provider for the SPF record; there may be only one that begins with v=spf1',
    ],
    note: 'Ask your provider for the SMTP host, port, user and password.',
  },
};

/** The DNS records that let a domain send mail through a provider, one a line. */
export function dnsRecords(domain: string, { spf, records }: MailProvider, reports: string): string[] {
  return [
    ...(spf ? [`@  TXT  v=spf1 include:${spf} ~all`] : []),
    ...records.map((record) => record.replace('{domain}', domain)),
    `_dmarc  TXT  v=DMARC1; p=none; rua=mailto:${reports}`,
  ];
}
