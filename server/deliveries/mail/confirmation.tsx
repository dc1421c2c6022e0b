import { Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { company } from '../../../content/company.ts';
import { emergencyWords } from '../../../content/emergency.ts';
import { Answer } from './answers.tsx';
import { CallTheOffice, MailLayout, Phone } from './mail-layout.tsx';
import { style } from './mail-style.ts';

type ConfirmationProps = {
  /** What has arrived, in a word. */
  what: 'request' | 'message';
  reference: string;
  /** The sentence for whoever gets this by mistake begins with it. */
  notYours: string;
  /** The thanks, and what of the answers may be repeated. */
  children: ReactNode;
};

/**
 * Says that something has arrived. It repeats nothing that was typed, not even the name: anybody can enter
 * anybody's address, and a form that mails free text to it is a machine for spam.
 */
export function Confirmation({ what, reference, notYours, children }: ConfirmationProps) {
  return (
    <MailLayout
      preview={`Your reference is ${reference}. We call or write within one working day.`}
      heading={`We have your ${what}`}
    >
      {children}
      <Answer to="Your reference">
        <span style={style.reference}>{reference}</span>
      </Answer>
      <Text style={style.text} className="ink">
        <strong>What happens next:</strong> we read your {what} and call or write to you within one working
        day.
      </Text>
      <Text style={style.text} className="ink">
        <strong>{emergencyWords.first}</strong> For other emergencies, at any hour:{' '}
        <Phone number={company.emergencyPhone} />. If it just can’t wait, call the office at{' '}
        <Phone number={company.phone} />.
      </Text>
      <CallTheOffice />
      <Text style={style.quiet} className="quiet">
        {`${notYours} Someone probably mistyped an address; you can ignore this email.`}
      </Text>
    </MailLayout>
  );
}
