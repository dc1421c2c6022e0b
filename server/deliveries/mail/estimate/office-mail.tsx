import { Text } from '@react-email/components';
import { serviceLabel } from '../../../../contract/services.ts';
import type { StoredEstimate } from '../../../store/store.ts';
import { visibleText } from '../../../visible-text.ts';
import { isPlausibleAddress } from '../address.ts';
import { Answer, Lines, NOT_GIVEN, ReferenceAndTime, TypedPhone } from '../answers.tsx';
import { MailLayout } from '../mail-layout.tsx';
import { style } from '../mail-style.ts';

/** Everything the office needs to call back, the phone number first. */
export function OfficeMail({ estimate }: { estimate: StoredEstimate }) {
  const { number, reference, service, first_name, last_name, phone, email, description } = estimate;
  return (
    <MailLayout preview={`${serviceLabel(service)}, ${reference}`} heading={`Estimate request #${number}`}>
      <Answer to="Service">{serviceLabel(service)}</Answer>
      <Answer to="Name">{visibleText(`${first_name} ${last_name}`)}</Answer>
      <Answer to="Phone">{phone === '' ? NOT_GIVEN : <TypedPhone typed={phone} />}</Answer>
      <Answer to="E-mail">{visibleText(email)}</Answer>
      <Answer to="Description">
        <Lines of={description} />
      </Answer>
      <ReferenceAndTime {...estimate} />
      <Text style={style.quiet} className="quiet">
        {isPlausibleAddress(email)
          ? 'Answering this mail writes to the customer.'
          : 'The e-mail as typed is not an address: the customer has no confirmation, and answering this mail does not reach them. Please call.'}
      </Text>
    </MailLayout>
  );
}
