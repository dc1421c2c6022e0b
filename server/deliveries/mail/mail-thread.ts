import { startThread } from '../../process/thread.ts';
import type { MailWorker } from './mail-worker.ts';
import type { Mailer, MailerConfig } from './send-mail.ts';

/** Beside the program's own file, where the build puts it. */
const WORKER = new URL('./mail-worker.js', import.meta.url);

/** Renders and sends mail on its own thread: rendering would block the event loop, and with it pages and requests. */
export function openMailThread(config: MailerConfig, file = WORKER): Mailer {
  const { smtpUrl, dataDir, mediaUrl, mailFrom, officeEmail, canary } = config;
  const { calls, close } = startThread<MailWorker>(file, {
    smtpUrl,
    dataDir,
    mediaUrl,
    mailFrom,
    officeEmail,
    canary,
  });
  return {
    office: (delivery, link) => calls.office(delivery, link),
    customer: (delivery, link) => calls.customer(delivery, link),
    takeContent: (content) =>
      calls.takeContent(content, { mailFrom: config.mailFrom, officeEmail: config.officeEmail }),
    close,
  };
}
