import { serviceLabel } from '../../../../contract/services.ts';
import type { DeliveryKind, StoredEstimate } from '../../../store/store.ts';
import { officeHead, visitorHead } from '../envelope.ts';
import type { Content } from '../mail.ts';
import { renderMail } from '../render.ts';
import { CustomerMail } from './customer-mail.tsx';
import { OfficeMail } from './office-mail.tsx';

/** Tells the office what a visitor asked for, or the customer that the request has arrived. */
export async function estimateMail(
  kind: DeliveryKind,
  estimate: StoredEstimate,
  officeEmail: string,
): Promise<Content> {
  const { number, reference, service, email } = estimate;
  if (kind === 'office-mail') {
    const subject = `Estimate request #${number} · ${serviceLabel(service)} · ${reference}`;
    return {
      ...officeHead(officeEmail, email),
      subject,
      ...(await renderMail(<OfficeMail estimate={estimate} />)),
    };
  }
  return {
    ...visitorHead(email),
    subject: `We have your estimate request · ${reference}`,
    ...(await renderMail(<CustomerMail reference={reference} service={service} />)),
  };
}
