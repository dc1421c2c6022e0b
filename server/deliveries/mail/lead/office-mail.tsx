import { Text } from '@react-email/components';
import { serviceLabel } from '../../../../contract/services.ts';
import { CAPTCHA_PROBLEMS } from '../../../intake/captcha/verdict.ts';
import { FORM_NAMES } from '../../../leads/form-names.ts';
import type { Lead } from '../../../store/store.ts';
import { visibleText } from '../../../visible-text.ts';
import { isPlausibleAddress } from '../address.ts';
import { Answer, Lines, NOT_GIVEN, ReferenceAndTime, TypedPhone } from '../answers.tsx';
import { MailLayout } from '../mail-layout.tsx';
import { style } from '../mail-style.ts';
import { FORM_WORDS } from './form-words.ts';

/** Everything that the office needs to call or write back; first of all, whether it may come from a machine. */
export function OfficeMail({ lead }: { lead: Lead }) {
  const { form, number, reference, service, first_name, last_name, phone, email, heldBecause } = lead;
  const name = `${first_name} ${last_name}`.trim();
  return (
    <MailLayout
      preview={
        heldBecause
          ? `Held: not proven to come from a person. ${reference}`
          : [...(service ? [serviceLabel(service)] : []), reference].join(', ')
      }
      heading={`${FORM_NAMES[form]} #${number}`}
    >
      {heldBecause && (
        <Text style={style.text} className="ink">
          <strong>Held: this message is not proven to come from a person</strong>
          {`, because ${CAPTCHA_PROBLEMS[heldBecause]}. No confirmation was sent. People end up here too, for instance when a browser blocks scripts: please read it before you throw it away.`}
        </Text>
      )}
      {service && <Answer to="Service">{serviceLabel(service)}</Answer>}
      <Answer to="Name">{name === '' ? NOT_GIVEN : visibleText(name)}</Answer>
      <Answer to="Phone">{phone === '' ? NOT_GIVEN : <TypedPhone typed={phone} />}</Answer>
      <Answer to="E-mail">{email === '' ? NOT_GIVEN : visibleText(email)}</Answer>
      <Answer to={FORM_WORDS[form].description}>
        <Lines of={lead.description} />
      </Answer>
      <ReferenceAndTime {...lead} />
      <Text style={style.quiet} className="quiet">
        {howToAnswer(lead)}
      </Text>
    </MailLayout>
  );
}

function howToAnswer({ form, email }: Lead): string {
  const { canAnswer, noAddress, badAddress } = FORM_WORDS[form];
  if (email === '') return noAddress;
  return isPlausibleAddress(email) ? canAnswer : badAddress;
}
