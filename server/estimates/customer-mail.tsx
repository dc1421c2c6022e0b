import { Text } from '@react-email/components';
import { company } from '../../content/company.ts';
import { type Service, serviceLabel } from '../../contract/services.ts';
import { CallTheOffice, MailLayout, Phone } from './mail-layout.tsx';
import { style } from './mail-style.ts';

type CustomerMailProps = { reference: string; service: Service };

/**
 * Says that the request has arrived. It repeats nothing that was typed, not even the name: anybody can enter
 * anybody's address, and a form that mails free text to it is a machine for spam.
 */
export function CustomerMail({ reference, service }: CustomerMailProps) {
  return (
    <MailLayout
      preview={`Your reference is ${reference}. We call or write within one working day.`}
      heading="We have your request"
    >
      <Text style={style.text} className="ink">
        Thank you for asking {company.name} for an estimate.
      </Text>
      <Text style={style.term} className="term quiet">
        Service
      </Text>
      <Text style={style.answer} className="answer ink">
        {serviceLabel(service)}
      </Text>
      <Text style={style.term} className="term quiet">
        Your reference
      </Text>
      <Text style={style.answer} className="answer ink">
        <span style={style.reference}>{reference}</span>
      </Text>
      <Text style={style.text} className="ink">
        <strong>What happens next:</strong> we read your request and call or write to you within one working
        day. If it cannot wait, call the office at <Phone number={company.phone} />. In an emergency, day or
        night, call <Phone number={company.emergencyPhone} />.
      </Text>
      <CallTheOffice />
      <Text style={style.quiet} className="quiet">
        You did not ask for this? Somebody has entered your address by mistake, and you need not do anything.
      </Text>
    </MailLayout>
  );
}
