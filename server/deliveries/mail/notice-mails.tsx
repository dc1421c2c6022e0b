import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { fill } from '../../../contract/fill.ts';
import { formatCode } from '../../../contract/sign-in-code.ts';
import { badAddressMail as words } from '../../../messages/en/mails/bad-address.ts';
import { officeMail } from '../../../messages/en/mails/office.ts';
import { signInMail } from '../../../messages/en/mails/sign-in.ts';
import { fullTime, readableTime } from '../../formats/business-time.ts';
import { visibleText } from '../../formats/visible-text.ts';
import { leadName } from '../../leads/lead-name.ts';
import type { CodeNotice, SignedInNotice, StoredNotice } from '../../store/reports.ts';
import { CODE_LIFETIME } from '../../store/sign-ins.ts';
import type { Lead } from '../../store/store.ts';
import { Answer, Filled, MailLayout, ReferenceAndTime, renderMail, TypedPhone } from './mail-layout.tsx';
import { style } from './mail-style.ts';
import type { Content } from './transport.ts';

/** To one person in the office; the headers keep holiday notices from answering us. */
export function noticeMail({ to, name, notice, createdAt }: StoredNotice): Content {
  const isCode = notice.kind === 'sign-in-code';
  return {
    to,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    subject: signInMail[isCode ? 'code' : 'signedIn'].subject,
    ...renderMail(
      isCode ? (
        <CodeMail {...notice} name={name} askedAt={createdAt} />
      ) : (
        <SignedInMail {...notice} name={name} />
      ),
    ),
  };
}

/** Names the device that asked for the code: a stranger's request is noticed, and the user sees where to type it. */
function CodeMail({ code, device, name, askedAt }: CodeNotice & { name: string; askedAt: Date }) {
  const { heading, preview, text, code: label, asked, notYours } = signInMail.code;
  const until = readableTime(new Date(askedAt.getTime() + CODE_LIFETIME));
  return (
    <MailLayout preview={fill(preview, { until })} heading={heading}>
      <Text style={style.text} className="ink">
        {fill(text, { name: visibleText(name), until })}
      </Text>
      <Answer to={label}>
        <span style={style.code}>{formatCode(code)}</span>
      </Answer>
      <Answer to={asked}>{fill(signInMail.where, { device, time: fullTime(askedAt) })}</Answer>
      <Text style={style.quiet} className="quiet">
        {notYours}
      </Text>
    </MailLayout>
  );
}

/** Notice of each sign-in, so a user can sign out a device they do not recognize. */
function SignedInMail({ device, at, devicesUrl, name }: SignedInNotice & { name: string }) {
  const { heading, preview, text, signedIn, notYou } = signInMail.signedIn;
  const devices = (
    <Link href={devicesUrl} style={style.link} className="link">
      {devicesUrl}
    </Link>
  );
  return (
    <MailLayout preview={fill(preview, { device })} heading={heading}>
      <Text style={style.text} className="ink">
        {fill(text, { name: visibleText(name) })}
      </Text>
      <Answer to={signedIn}>{fill(signInMail.where, { device, time: fullTime(new Date(at)) })}</Answer>
      <Text style={style.quiet} className="quiet">
        <Filled words={notYou} places={{ devices }} />
      </Text>
    </MailLayout>
  );
}

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
