import { Text } from '@react-email/components';
import { company } from '../../../../content/company.ts';
import { Confirmation } from '../confirmation.tsx';
import { style } from '../mail-style.ts';

/** Tells the visitor that the message has arrived. */
export function ConfirmationMail({ reference }: { reference: string }) {
  return (
    <Confirmation what="message" reference={reference} notYours="You did not write to us?">
      <Text style={style.text} className="ink">
        Thank you for writing to {company.name}.
      </Text>
    </Confirmation>
  );
}
