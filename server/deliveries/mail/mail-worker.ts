// Mails on a thread of their own: answers the calls of `mail-thread.ts`.
import { workerData } from 'node:worker_threads';
import { answerCalls } from '../../process/thread.ts';
import { createMailer } from './send-mail.ts';

answerCalls(createMailer(workerData));
