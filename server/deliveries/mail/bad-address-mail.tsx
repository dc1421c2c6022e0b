import { Text } from '@react-email/components';
import type { StoredContactMessage, StoredEstimate } from '../../store/store.ts';
import { visibleText } from '../../visible-text.ts';
import { Answer, NOT_GIVEN, ReferenceAndTime, TypedPhone } from './answers.tsx';
import type { Content } from './mail.ts';
import { MailLayout } from './mail-layout.tsx';
import { style } from './mail-style.ts';
import { renderMail } from './render.ts';

type About = StoredEstimate | StoredContactMessage;

/** Tells the office that a customer cannot be written to, with everything that a call needs. */
export async function badAddressMail(about: About, officeEmail: string): Promise<Content> {
  const what = `${nameOf(about)} #${about.number}`;
  return {
    to: officeEmail,
    subject: `E-mail is bad, use the phone · ${what} · ${about.reference}`,
    ...(await renderMail(<BadAddressMail about={about} what={what} />)),
  };
}

function BadAddressMail({ about, what }: { about: About; what: string }) {
  const { first_name, last_name, phone, email, emailRefused } = about;
  const name = `${first_name} ${last_name}`.trim();
  return (
    <MailLayout preview={`${what}, ${about.reference}`} heading="E-mail is bad, use the phone">
      <Text style={style.text} className="ink">
        {phone === ''
          ? 'The mail server refused the address for good, and no phone number was given. The address may have a typing error that you can see.'
          : 'The mail server refused the address for good: the customer has no confirmation, and a mail from you would not arrive either. Please call.'}
      </Text>
      <Answer to="Phone">{phone === '' ? NOT_GIVEN : <TypedPhone typed={phone} />}</Answer>
      <Answer to="Name">{name === '' ? NOT_GIVEN : visibleText(name)}</Answer>
      <Answer to={nameOf(about)}>{`#${about.number}`}</Answer>
      <Answer to="E-mail">{visibleText(email)}</Answer>
      <Answer to="What the mail server said">{visibleText(emailRefused ?? NOT_GIVEN)}</Answer>
      <ReferenceAndTime {...about} />
    </MailLayout>
  );
}

function nameOf({ form }: About): string {
  return form === 'estimate' ? 'Estimate request' : 'Message';
}
