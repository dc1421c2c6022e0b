import { Text } from '@react-email/components';
import { PROOF_PROBLEMS } from '../../../intake/captcha/verdict.ts';
import type { StoredContactMessage } from '../../../store/store.ts';
import { visibleText } from '../../../visible-text.ts';
import { isPlausibleAddress } from '../address.ts';
import { Answer, Lines, NOT_GIVEN, ReferenceAndTime, TypedPhone } from '../answers.tsx';
import { MailLayout } from '../mail-layout.tsx';
import { style } from '../mail-style.ts';

/** What a visitor wrote and how to answer; first of all, whether it may come from a machine. */
export function OfficeMail({ message }: { message: StoredContactMessage }) {
  const { number, reference, first_name, last_name, phone, email, heldBecause } = message;
  const name = `${first_name} ${last_name}`.trim();
  return (
    <MailLayout
      preview={heldBecause ? `Held: not proven to come from a person. ${reference}` : reference}
      heading={`Message #${number}`}
    >
      {heldBecause && (
        <Text style={style.text} className="ink">
          <strong>Held: this message is not proven to come from a person</strong>
          {`, because ${PROOF_PROBLEMS[heldBecause]}. No confirmation was sent. People end up here too, for instance when a browser blocks scripts: please read it before you throw it away.`}
        </Text>
      )}
      <Answer to="Name">{name === '' ? NOT_GIVEN : visibleText(name)}</Answer>
      <Answer to="Phone">{phone === '' ? NOT_GIVEN : <TypedPhone typed={phone} />}</Answer>
      <Answer to="E-mail">{email === '' ? NOT_GIVEN : visibleText(email)}</Answer>
      <Answer to="Message">
        <Lines of={message.message} />
      </Answer>
      <ReferenceAndTime {...message} />
      <Text style={style.quiet} className="quiet">
        {howToAnswer(email)}
      </Text>
    </MailLayout>
  );
}

function howToAnswer(email: string): string {
  if (email === '') return 'No e-mail was given: answering this mail does not reach the sender. Please call.';
  if (isPlausibleAddress(email)) return 'Answering this mail writes to the sender.';
  return 'The e-mail as typed is not an address: the sender has no confirmation, and answering this mail does not reach them.';
}
