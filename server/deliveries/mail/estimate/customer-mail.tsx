import { Text } from '@react-email/components';
import { company } from '../../../../content/company.ts';
import { type Service, serviceLabel } from '../../../../contract/services.ts';
import { Answer } from '../answers.tsx';
import { Confirmation } from '../confirmation.tsx';
import { style } from '../mail-style.ts';

type CustomerMailProps = { reference: string; service: Service };

/** Tells the customer that the request has arrived. The service is repeated: it comes from our own list. */
export function CustomerMail({ reference, service }: CustomerMailProps) {
  return (
    <Confirmation what="request" reference={reference} notYours="You did not ask for this?">
      <Text style={style.text} className="ink">
        Thank you for asking {company.name} for an estimate.
      </Text>
      <Answer to="Service">{serviceLabel(service)}</Answer>
    </Confirmation>
  );
}
