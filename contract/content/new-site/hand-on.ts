import type { Answers } from './answers.ts';
import { dnsRecords, MAIL_PROVIDERS } from './mail-providers.ts';

/** `settings.env`: what `npm run ready -- --settings FILE` and the server read. `dir` is the content folder. */
export function settingsOf(answers: Answers, dir: string): string {
  return `# The settings of the site; docs/running.md has them all. Once a password is in it, keep it out of Git.

CONTENT_DIR=${/[\s#'"]/.test(dir) ? JSON.stringify(dir) : dir}
${serverSettings(answers).join('\n')}
`;
}

function serverSettings({ domain, email, mail }: Answers): string[] {
  const smtp = MAIL_PROVIDERS[mail ?? '']?.smtp ?? 'smtps://USER:PASSWORD@mail.example.com:465';
  return [
    `${domain ? '' : '# '}SITE_URL=https://www.${domain ?? 'your-name.com'}`,
    `${domain ? '' : '# '}MAIL_FROM=website@${domain ?? 'your-name.com'}`,
    `${email ? '' : '# '}OFFICE_EMAIL=${email ?? 'you@your-name.com'}`,
    `# SMTP_URL=${smtp}`,
  ];
}

/** What the person needs who looks after the domain and the server, as one text to send on: an owner need not understand it. */
export function handOn(answers: Answers): string {
  const { name, domain = 'your-name.com', email, mail } = answers;
  const provider = MAIL_PROVIDERS[mail ?? 'other'];
  const records = provider ? dnsRecords(domain, provider, email ?? `postmaster@${domain}`) : [];
  const steps = [
    `1. Add these DNS records to ${domain} (name, kind, value). Without those for mail, mails from the website land in spam.`,
    ['@ and www  A  the address of the server', ...records].join('\n'),
    'If there is a TXT record already that begins with v=spf1, add the include to that one.',
    "2. Put these lines into the server's settings (deploy/.env in the folder of the program), and start it again with deploy/start.sh.",
    serverSettings(answers)
      .map((line) => line.replace('# ', ''))
      .join('\n'),
    ...(provider?.note ? [`SMTP_URL: ${provider.note}`] : []),
    '3. Send the form on the website. Two mails arrive, one at the office and one at the address in the form, and neither is in the spam folder.',
    'docs/going-live.md, in the folder of the program, has each step in full.',
  ];
  return `The website of ${name}: what its domain and its server need\n\n${steps.join('\n\n')}\n`;
}
