import { Text } from '@react-email/components';
import { escalationMail as words } from '../../../content/mails/escalation.ts';
import { fill } from '../../../contract/fill.ts';
import { readableTime } from '../../formats/business-time.ts';
import { visibleText } from '../../formats/visible-text.ts';
import type { Lead } from '../../store/store.ts';
import type { Escalating } from '../outcome.ts';
import { Filled } from './mail-layout.tsx';
import { style } from './mail-style.ts';

type EscalatedLead = Pick<Lead, 'createdAt' | 'claimedAt' | 'promisedBy'>;

/** The start of the subject: why this mail was sent, and how long the customer has waited. */
export function escalationSubject(lead: EscalatedLead, escalating: Escalating): string {
  return fill(words.subject[saidOf(lead, escalating)], valuesOf(lead, escalating));
}

/** The paragraph above everything that the office's mail says. */
export function EscalationHead({ lead, escalating }: { lead: EscalatedLead; escalating: Escalating }) {
  const said = saidOf(lead, escalating);
  const { claimedAt } = lead;
  const { claimer } = escalating;
  return (
    <Text style={style.text} className="ink">
      <Filled
        words={fill(words.text[said], valuesOf(lead, escalating))}
        places={{ title: <strong>{words.title[said]}</strong> }}
      />
      {claimedAt &&
        ` ${fill(claimer ? words.claimedBy : words.claimed, {
          name: visibleText(claimer ?? ''),
          time: readableTime(claimedAt),
        })}`}
    </Text>
  );
}

/** A promise that was at risk when this was due may be missed when it leaves. */
function saidOf({ promisedBy }: EscalatedLead, { step, at }: Escalating): keyof typeof words.title {
  return step === 'promise' && promisedBy && promisedBy <= at ? 'missed' : step;
}

/** Longer waits are told by when they began, because a mail is read later, and nights lie between. In minutes. */
const LONG = 120;

function valuesOf({ createdAt, promisedBy }: EscalatedLead, { at }: Escalating) {
  const minutes = Math.max(0, Math.floor((at.getTime() - createdAt.getTime()) / 60_000));
  return {
    waited:
      minutes < LONG
        ? fill(words.minutes, { minutes })
        : fill(words.since, { time: readableTime(createdAt) }),
    time: promisedBy ? readableTime(promisedBy) : '',
  };
}
