import { Text } from '@react-email/components';
import { type AnswerRow, answerRows } from '../../../../contract/forms/answer-rows.ts';
import { columnOf, optionLabel } from '../../../../contract/forms/form.ts';
import { FORM_DEFINITIONS } from '../../../forms.ts';
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
  const { form, number, reference, service, heldBecause } = lead;
  const rows = answerRows(FORM_DEFINITIONS[form], lead, 'column');
  const isService = ({ field }: AnswerRow) => columnOf(field) === 'service';
  return (
    <MailLayout
      preview={
        heldBecause
          ? `Held: not proven to come from a person. ${reference}`
          : [...(service ? [optionLabel(service)] : []), reference].join(', ')
      }
      heading={`${FORM_NAMES[form]} #${number}`}
    >
      {heldBecause && (
        <Text style={style.text} className="ink">
          <strong>Held: this message is not proven to come from a person</strong>
          {`, because ${CAPTCHA_PROBLEMS[heldBecause]}. No confirmation was sent. People end up here too, for instance when a browser blocks scripts: please read it before you throw it away.`}
        </Text>
      )}
      {[...rows.filter(isService), ...rows.filter((row) => !isService(row))].map((row) => (
        <Answer key={row.label} to={row.label}>
          <Answered {...row} />
        </Answer>
      ))}
      <ReferenceAndTime {...lead} />
      <Text style={style.quiet} className="quiet">
        {howToAnswer(lead)}
      </Text>
    </MailLayout>
  );
}

function Answered({ field, answer }: AnswerRow) {
  if (answer === '') return NOT_GIVEN;
  if (field.attributes?.type === 'tel') return <TypedPhone typed={answer} />;
  return field.multiline ? <Lines of={answer} /> : visibleText(answer);
}

function howToAnswer({ form, email }: Lead): string {
  const { canAnswer, noAddress, badAddress } = FORM_WORDS[form];
  if (email === '') return noAddress;
  return isPlausibleAddress(email) ? canAnswer : badAddress;
}
