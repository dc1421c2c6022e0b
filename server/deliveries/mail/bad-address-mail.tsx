import { Text } from '@react-email/components';
import { badAddressMail as words } from '../../../content/mails/bad-address.ts';
import { officeMail } from '../../../content/mails/office.ts';
import { visibleText } from '../../formats/visible-text.ts';
import { leadName } from '../../leads/lead-name.ts';
import type { Lead } from '../../store/store.ts';
import { Answer, ReferenceAndTime, TypedPhone } from './answers.tsx';
import type { Content } from './mail.ts';
import { MailLayout, renderMail } from './mail-layout.tsx';
import { style } from './mail-style.ts';

/** Tells the office that a customer cannot be written to, with everything that a call needs. */
export function badAddressMail(lead: Lead, officeEmail: string): Content {
  return {
    to: officeEmail,
    subject: `${words.title} · ${leadName(lead)} · ${lead.reference}`,
    ...renderMail(<BadAddressMail lead={lead} />),
  };
}

function BadAddressMail({ lead }: { lead: Lead }) {
  const { form, number, reference, first_name, last_name, phone, email, emailRefused } = lead;
  const name = `${first_name} ${last_name}`.trim();
  const { notGiven } = officeMail;
  return (
    <MailLayout preview={`${leadName(lead)}, ${reference}`} heading={words.title}>
      <Text style={style.text} className="ink">
        {phone === '' ? words.withoutPhone : words.withPhone}
      </Text>
      <Answer to={words.phone}>{phone === '' ? notGiven : <TypedPhone typed={phone} />}</Answer>
      <Answer to={words.name}>{name === '' ? notGiven : visibleText(name)}</Answer>
      <Answer to={officeMail[form].name}>{`#${number}`}</Answer>
      <Answer to={words.email}>{visibleText(email)}</Answer>
      <Answer to={words.refusal}>{visibleText(emailRefused ?? notGiven)}</Answer>
      <ReferenceAndTime {...lead} />
    </MailLayout>
  );
}
