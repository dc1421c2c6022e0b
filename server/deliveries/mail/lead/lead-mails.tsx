import { customerMail } from '../../../../content/mails/customer.ts';
import { officeMail } from '../../../../content/mails/office.ts';
import { fill } from '../../../../contract/fill.ts';
import { optionLabel } from '../../../../contract/forms/form.ts';
import { leadName } from '../../../leads/lead-name.ts';
import type { DeliveryKind, Lead } from '../../../store/store.ts';
import { officeEnvelope, visitorEnvelope } from '../envelope.ts';
import type { Content } from '../mail.ts';
import { renderMail } from '../render.ts';
import { CustomerMail } from './customer-mail.tsx';
import { OfficeMail } from './office-mail.tsx';

/** Shows the office what a visitor sent, or tells the visitor that it has arrived. */
export async function leadMail(kind: DeliveryKind, lead: Lead, officeEmail: string): Promise<Content> {
  if (kind === 'office-mail') {
    return {
      ...officeEnvelope(officeEmail, lead.email),
      subject: officeSubject(lead),
      ...(await renderMail(<OfficeMail lead={lead} />)),
    };
  }
  return {
    ...visitorEnvelope(lead.email),
    subject: fill(customerMail[lead.form].subject, { reference: lead.reference }),
    ...(await renderMail(<CustomerMail lead={lead} />)),
  };
}

function officeSubject(lead: Lead): string {
  const { reference, service, heldBecause } = lead;
  return [
    ...(heldBecause ? [officeMail.held.subject] : []),
    leadName(lead),
    ...(service ? [optionLabel(service)] : []),
    reference,
  ].join(' · ');
}
