import { Link, Text } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { officeMail } from '../../../content/mails/office.ts';
import { fullTime } from '../../formats/business-time.ts';
import { phoneParts } from '../../formats/phone-numbers.ts';
import { visibleText } from '../../formats/visible-text.ts';
import { style } from './mail-style.ts';

/** A question of the form, and under it what was answered. */
export function Answer({ to, children }: { to: string; children: ReactNode }) {
  return (
    <>
      <Text style={style.term} className="term quiet">
        {to}
      </Text>
      <Text style={style.answer} className="answer ink" dir="auto">
        {children}
      </Text>
    </>
  );
}

/** What we call it and when it came. */
export function ReferenceAndTime({ reference, createdAt }: { reference: string; createdAt: Date }) {
  return (
    <>
      <Answer to={officeMail.reference}>
        <span style={style.reference} translate="no">
          {reference}
        </span>
      </Answer>
      <Answer to={officeMail.received}>{fullTime(createdAt)}</Answer>
    </>
  );
}

/** What was typed, and each number in it as a link. */
export function TypedPhone({ typed }: { typed: string }) {
  return phoneParts(typed).map(({ text, href }, index) =>
    href ? (
      <Link key={index} href={href} style={style.phone} className="link">
        {visibleText(text)}
      </Link>
    ) : (
      <Fragment key={index}>{visibleText(text)}</Fragment>
    ),
  );
}

/** Line ends as elements: they survive in every mail program and in the text part. */
export function Lines({ of: text }: { of: string }) {
  return visibleText(text)
    .split('\n')
    .map((line, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ));
}
