import type { DeliveryKind, StoredContactMessage } from '../../../store/store.ts';
import { officeHead, visitorHead } from '../envelope.ts';
import type { Content } from '../mail.ts';
import { renderMail } from '../render.ts';
import { ConfirmationMail } from './customer-mail.tsx';
import { OfficeMail } from './office-mail.tsx';

/** Shows the office what a visitor wrote, or tells the visitor that it has arrived. */
export async function contactMail(
  kind: DeliveryKind,
  message: StoredContactMessage,
  officeEmail: string,
): Promise<Content> {
  const { number, reference, email, heldBecause } = message;
  if (kind === 'office-mail') {
    return {
      ...officeHead(officeEmail, email),
      subject: `${heldBecause ? 'Held · ' : ''}Message #${number} · ${reference}`,
      ...(await renderMail(<OfficeMail message={message} />)),
    };
  }
  return {
    ...visitorHead(email),
    subject: `We have your message · ${reference}`,
    ...(await renderMail(<ConfirmationMail reference={reference} />)),
  };
}
