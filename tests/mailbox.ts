import { type MailServer, openMailServer, type Received } from '../server/testing/smtp.ts';

/** A real SMTP server whose mails a journey can wait for. */
export type Mailbox = MailServer & {
  /** Waits for a mail to this address; throws after ten seconds. */
  mailTo: (address: string) => Promise<Received>;
};

export async function openMailbox(): Promise<Mailbox> {
  const server = await openMailServer();

  async function mailTo(address: string) {
    for (let waited = 0; waited < 10_000; waited += 50) {
      const mail = server.mails.find(({ recipients }) => recipients.includes(address));
      if (mail) return mail;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`no mail to ${address} came; there were ${server.mails.length} others`);
  }

  return Object.assign(server, { mailTo });
}
