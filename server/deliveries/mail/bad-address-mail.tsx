import { Text } from '@react-email/components';
import { FORM_NAMES } from '../../leads/form-names.ts';
import type { Lead } from '../../store/store.ts';
import { visibleText } from '../../visible-text.ts';
import { Answer, NOT_GIVEN, ReferenceAndTime, TypedPhone } from './answers.tsx';
import type { Content } from './mail.ts';
import { MailLayout } from './mail-layout.tsx';
import { style } from './mail-style.ts';
import { renderMail } from './render.ts';

/** Tells the office that a customer cannot be written to, with everything that a call needs. */
export async function badAddressMail(lead: Lead, officeEmail: string): Promise<Content> {
  const what = `${FORM_NAMES[lead.form]} #${lead.number}`;
  return {
    to: officeEmail,
    subject: `E-mail is bad, use the phone · ${what} · ${lead.reference}`,
    ...(await renderMail(<BadAddressMail lead={lead} what={what} />)),
  };
}

function BadAddressMail({ lead, what }: { lead: Lead; what: string }) {
  const { form, number, reference, first_name, last_name, phone, email, emailRefused } = lead;
  const name = `${first_name} ${last_name}`.trim();
  return (
    <MailLayout preview={`${what}, ${reference}`} heading="E-mail is bad, use the phone">
      <Text style={style.text} className="ink">
        {phone === ''
          ? 'The mail server refused the address for good, and no phone number was given. The address may have a typing error that you can see.'
          : 'The mail server refused the address for good: the customer has no confirmation, and a mail from you would not arrive either. Please call.'}
      </Text>
      <Answer to="Phone">{phone === '' ? NOT_GIVEN : <TypedPhone typed={phone} />}</Answer>
      <Answer to="Name">{name === '' ? NOT_GIVEN : visibleText(name)}</Answer>
      <Answer to={FORM_NAMES[form]}>{`#${number}`}</Answer>
      <Answer to="E-mail">{visibleText(email)}</Answer>
      <Answer to="What the mail server said">{visibleText(emailRefused ?? NOT_GIVEN)}</Answer>
      <ReferenceAndTime {...lead} />
    </MailLayout>
  );
}
