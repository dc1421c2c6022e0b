// Mails on a thread of their own: answers the calls of `mail-thread.ts`.
import { workerData } from 'node:worker_threads';
import type { Content } from '../../../contract/content/content.ts';
import { takeContent } from '../../../contract/content/current.ts';
import { answerCalls } from '../../process/thread.ts';
import { createMailer, type Mailer, type MailerConfig } from './send-mail.ts';

const config: MailerConfig = workerData;

const functions = {
  ...createMailer(config),
  async takeContent(content: Content, addresses: Pick<MailerConfig, 'mailFrom' | 'officeEmail'>) {
    takeContent(content);
    Object.assign(config, addresses);
  },
};

export type MailWorker = Omit<Mailer, 'takeContent'> & typeof functions;

answerCalls(functions);
