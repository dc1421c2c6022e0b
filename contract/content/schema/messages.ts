import { z } from 'zod';
import { all } from '../../../messages/all.ts';
import { type OwnMessages, problemsIn } from '../../../messages/messages.ts';

/** `messages.yaml`: lines of the program that read differently here. */
export const messagesSchema = z.custom<OwnMessages>().superRefine((own, context) => {
  for (const { path, expected } of problemsIn(all, own))
    context.addIssue({ code: 'custom', path, message: expected });
});
