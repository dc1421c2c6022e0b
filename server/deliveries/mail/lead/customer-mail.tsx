import { Text } from '@react-email/components';
import { company } from '../../../../content/company.ts';
import { emergencyWords } from '../../../../content/emergency.ts';
import { optionLabel } from '../../../../contract/forms/form.ts';
import type { Lead } from '../../../store/store.ts';
import { Answer } from '../answers.tsx';
import { CallTheOffice, MailLayout, Phone } from '../mail-layout.tsx';
import { style } from '../mail-style.ts';
import { FORM_WORDS } from './form-words.ts';

/**
 * Says that something has arrived. It repeats nothing that was typed, not even the name: anybody can enter
 * anybody's address, and a form that mails free text to it is a machine for spam. The service comes from our own list.
 */
export function CustomerMail({ lead: { form, reference, service } }: { lead: Lead }) {
  const { what, thanks, notYours } = FORM_WORDS[form];
  return (
    <MailLayout
      preview={`Your reference is ${reference}. We call or write within one working day.`}
      heading={`We have your ${what}`}
    >
      <Text style={style.text} className="ink">
        {thanks(company.name)}
      </Text>
      {service && <Answer to="Service">{optionLabel(service)}</Answer>}
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
