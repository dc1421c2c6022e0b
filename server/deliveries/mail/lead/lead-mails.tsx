import { optionLabel } from '../../../../contract/forms/form.ts';
import { FORM_NAMES } from '../../../leads/form-names.ts';
import type { DeliveryKind, Lead } from '../../../store/store.ts';
import { officeEnvelope, visitorEnvelope } from '../envelope.ts';
import type { Content } from '../mail.ts';
import { renderMail } from '../render.ts';
import { CustomerMail } from './customer-mail.tsx';
import { FORM_WORDS } from './form-words.ts';
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
    subject: `${FORM_WORDS[lead.form].arrived} · ${lead.reference}`,
    ...(await renderMail(<CustomerMail lead={lead} />)),
  };
}

function officeSubject({ form, number, reference, service, heldBecause }: Lead): string {
  return [
    ...(heldBecause ? ['Held'] : []),
    `${FORM_NAMES[form]} #${number}`,
    ...(service ? [optionLabel(service)] : []),
    reference,
  ].join(' · ');
}
