import { Link, Text } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { serviceLabel } from '../../contract/services.ts';
import type { StoredEstimate } from '../store/store.ts';
import { isPlausibleAddress } from './address.ts';
import { MailLayout } from './mail-layout.tsx';
import { style } from './mail-style.ts';

/** Everything the office needs to call back, the phone number first. */
export function OfficeMail({ estimate }: { estimate: StoredEstimate }) {
  const { number, reference, service, first_name, last_name, phone, email, description } = estimate;
  return (
    <MailLayout preview={`${serviceLabel(service)}, ${reference}`} heading={`Estimate request #${number}`}>
      <Answer to="Service">{serviceLabel(service)}</Answer>
      <Answer to="Name">{`${first_name} ${last_name}`}</Answer>
      <Answer to="Phone">{phone === '' ? 'not given' : <TypedPhone typed={phone} />}</Answer>
      <Answer to="E-mail">{email}</Answer>
      <Answer to="Description">
        <Lines of={description} />
      </Answer>
      <Answer to="Reference">
        <span style={style.reference}>{reference}</span>
      </Answer>
      <Answer to="Received">{officeTime(estimate.createdAt)}</Answer>
      <Text style={style.quiet} className="quiet">
        {isPlausibleAddress(email)
          ? 'Answering this mail writes to the customer.'
          : 'The e-mail as typed is not an address: the customer has no confirmation, and answering this mail does not reach them. Please call.'}
      </Text>
    </MailLayout>
  );
}

function Answer({ to, children }: { to: string; children: ReactNode }) {
  return (
    <>
      <Text style={style.term} className="term quiet">
        {to}
      </Text>
      <Text style={style.answer} className="answer ink">
        {children}
      </Text>
    </>
  );
}

/** The number as it was typed, and a link if a phone can make something of it. */
function TypedPhone({ typed }: { typed: string }) {
  const digits = typed.replace(/(?!^\+)\D/g, '');
  if (digits.length < 7) return typed;
  return (
    <Link href={`tel:${digits}`} style={style.phone} className="link">
      {typed}
    </Link>
  );
}

/** Line ends as elements: they survive in every mail program and in the text part. */
function Lines({ of: text }: { of: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function officeTime(at: Date): string {
  return at.toLocaleString('en-US', { timeZone: company.timeZone, dateStyle: 'full', timeStyle: 'short' });
}
