import { Text } from '@react-email/components';
import { company } from '../../../../content/company.ts';
import { emergencyWords } from '../../../../content/emergency.ts';
import { customerMail } from '../../../../content/mails/customer.ts';
import { fill } from '../../../../contract/fill.ts';
import { optionLabel } from '../../../../contract/forms/form.ts';
import type { Lead } from '../../../store/store.ts';
import { Answer } from '../answers.tsx';
import { CallTheOffice, Filled, MailLayout, Phone } from '../mail-layout.tsx';
import { style } from '../mail-style.ts';

/**
 * Says that something has arrived. It repeats nothing that was typed, not even the name: anybody can enter
 * anybody's address, and a form that mails free text to it is a machine for spam. The service comes from our own list.
 */
export function CustomerMail({ lead: { form, reference, service } }: { lead: Lead }) {
  const { heading, thanks, next, notYours } = customerMail[form];
  const numbers = {
    phone: <Phone number={company.phone} />,
    emergencyPhone: <Phone number={company.emergencyPhone} />,
  };
  return (
    <MailLayout preview={fill(customerMail.preview, { reference })} heading={heading}>
      <Text style={style.text} className="ink">
        {fill(thanks, { company: company.name })}
      </Text>
      {service && <Answer to={customerMail.service}>{optionLabel(service)}</Answer>}
      <Answer to={customerMail.reference}>
        <span style={style.reference}>{reference}</span>
      </Answer>
      <Text style={style.text} className="ink">
        <strong>{customerMail.whatHappensNext}</strong> {next}
      </Text>
      <Text style={style.text} className="ink">
        <strong>{emergencyWords.first}</strong> <Filled words={customerMail.emergency} places={numbers} />
      </Text>
      <CallTheOffice />
      <Text style={style.quiet} className="quiet">
        {notYours}
      </Text>
    </MailLayout>
  );
}
