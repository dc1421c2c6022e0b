import { Text } from '@react-email/components';
import { heldReasons } from '../../../../content/mails/held.ts';
import { officeMail } from '../../../../content/mails/office.ts';
import { fill } from '../../../../contract/fill.ts';
import { type AnswerRow, answerRows } from '../../../../contract/forms/answer-rows.ts';
import { columnOf, optionLabel } from '../../../../contract/forms/form.ts';
import { FORM_DEFINITIONS } from '../../../forms.ts';
import { leadName } from '../../../leads/lead-name.ts';
import type { Lead } from '../../../store/store.ts';
import { visibleText } from '../../../visible-text.ts';
import { isPlausibleAddress } from '../address.ts';
import { Answer, Lines, ReferenceAndTime, TypedPhone } from '../answers.tsx';
import { Filled, MailLayout } from '../mail-layout.tsx';
import { style } from '../mail-style.ts';

/** Everything that the office needs to call or write back; first of all, whether it may come from a machine. */
export function OfficeMail({ lead }: { lead: Lead }) {
  const { form, reference, service, heldBecause } = lead;
  const { held } = officeMail;
  const rows = answerRows(FORM_DEFINITIONS[form], lead, 'column');
  const isService = ({ field }: AnswerRow) => columnOf(field) === 'service';
  return (
    <MailLayout
      preview={
        heldBecause
          ? fill(held.preview, { reference })
          : [...(service ? [optionLabel(service)] : []), reference].join(', ')
      }
      heading={leadName(lead)}
    >
      {heldBecause && (
        <Text style={style.text} className="ink">
          <Filled
            words={fill(held.text, { reason: heldReasons.captcha[heldBecause] })}
            places={{ title: <strong>{held.title}</strong> }}
          />
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
  if (answer === '') return officeMail.notGiven;
  if (field.attributes?.type === 'tel') return <TypedPhone typed={answer} />;
  return field.multiline ? <Lines of={answer} /> : visibleText(answer);
}

function howToAnswer({ form, email }: Lead): string {
  const { canAnswer, noAddress, badAddress } = officeMail[form];
  if (email === '') return noAddress;
  return isPlausibleAddress(email) ? canAnswer : badAddress;
}
