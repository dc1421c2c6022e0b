import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { UrgencyLevel } from '../../../contract/answer.ts';
import { company, emergencyWords, hasSamples } from '../../../contract/content/current.ts';
import { fill } from '../../../contract/fill.ts';
import { type AnswerRow, answerRows } from '../../../contract/forms/answer-rows.ts';
import { columnOf, optionLabel } from '../../../contract/forms/form.ts';
import { confirmation } from '../../../messages/en/confirmation.ts';
import { demonstration } from '../../../messages/en/demonstration.ts';
import { emergencyAdvice as adviceWords } from '../../../messages/en/emergency-advice.ts';
import { canaryWords } from '../../../messages/en/mails/canary.ts';
import { changeMail as changeWords } from '../../../messages/en/mails/change.ts';
import { customerMail } from '../../../messages/en/mails/customer.ts';
import { escalationMail as escalationWords } from '../../../messages/en/mails/escalation.ts';
import { heldReasons } from '../../../messages/en/mails/held.ts';
import { officeMail } from '../../../messages/en/mails/office.ts';
import { urgentWords } from '../../../messages/en/mails/urgent.ts';
import { promiseWithZone } from '../../calendar/promise.ts';
import { fullTime } from '../../formats/business-time.ts';
import { isAsciiAddress, isPlausibleAddress } from '../../formats/email-address.ts';
import { visibleText } from '../../formats/visible-text.ts';
import { formDefinitions } from '../../leads/forms.ts';
import { textOf, whatOf } from '../../leads/lead-history.ts';
import { leadName } from '../../leads/lead-name.ts';
import { limitedReach } from '../../leads/reach.ts';
import { holdReasons, isUrgentSpam, whyUrgent } from '../../leads/reasons-in-words.ts';
import { townOf } from '../../leads/town.ts';
import type { LeadEvent } from '../../store/lead-events.ts';
import type { DeliveryKind, Lead } from '../../store/store.ts';
import type { Escalating } from '../outcome.ts';
import {
  Answer,
  CallTheOffice,
  Filled,
  Lines,
  MailLayout,
  Phone,
  ReferenceAndTime,
  renderMail,
  TypedPhone,
} from './mail-layout.tsx';
import { style } from './mail-style.ts';
import { CallAndClaim, EscalationHead, escalationSubject } from './office-parts.tsx';
import { attached, type MailPicture, PhotoSheet, photosInWords } from './photo-sheet.tsx';
import type { Content } from './transport.ts';

type Circumstances = {
  officeEmail: string;
  /** Where the office claims the lead, or its sender sees it, if that can be done on the web. */
  link: string | undefined;
  /** Whether its sender can add photos there. */
  takesPhotos: boolean | undefined;
  /** When the mail leaves. */
  now: Date;
};

/** Shows the office what a visitor sent, or tells the visitor that it has arrived. */
export function leadMail(kind: DeliveryKind, lead: Lead, circumstances: Circumstances): Content {
  const { officeEmail, link, takesPhotos, now } = circumstances;
  if (kind === 'office-mail') {
    const claimUrl = link;
    return {
      ...officeEnvelope(officeEmail, lead, canReply({ lead, claimUrl })),
      subject: officeSubject(lead),
      ...renderMail(<OfficeMail lead={lead} claimUrl={claimUrl} />),
    };
  }
  return {
    ...visitorEnvelope(lead.email, officeEmail),
    subject: markedSubject(lead, fill(customerMail[lead.form].subject, { reference: lead.reference })),
    ...renderMail(
      <CustomerMail
        lead={lead}
        promise={promiseWithZone(lead.promisedBy, now)}
        link={link}
        takesPhotos={takesPhotos}
      />,
    ),
  };
}

/** Reminds the office of an unanswered lead. */
export function escalationMail(lead: Lead, escalating: Escalating, claimUrl: string | undefined): Content {
  return {
    ...officeEnvelope(escalating.to, lead, canReply({ lead, claimUrl, escalating })),
    subject: officeSubject(lead, [escalationSubject(lead, escalating)]),
    ...renderMail(<OfficeMail lead={lead} claimUrl={claimUrl} escalating={escalating} />),
  };
}

/** Tells the office what the sender of a lead has changed, with all that holds now. */
export function changeMail(
  lead: Lead,
  change: LeadEvent | undefined,
  officeEmail: string,
  claimUrl: string | undefined,
): Content {
  const isCanceled = change?.kind === 'status';
  return {
    ...officeEnvelope(officeEmail, lead, canReply({ lead, claimUrl })),
    subject: officeSubject(lead, [isCanceled ? changeWords.canceled : changeWords.subject]),
    ...renderMail(<OfficeMail lead={lead} claimUrl={claimUrl} change={change} />),
  };
}

/** Shows the office the photos of a batch, above everything that it knows. */
export function photosMail(
  lead: Lead,
  shown: { count: number; pictures: MailPicture[] },
  officeEmail: string,
  claimUrl: string | undefined,
): Content {
  return {
    ...officeEnvelope(officeEmail, lead, canReply({ lead, claimUrl })),
    subject: officeSubject(lead, [photosInWords(shown.count)]),
    attachments: attached(shown.pictures),
    ...renderMail(<OfficeMail lead={lead} claimUrl={claimUrl} photos={shown} />),
  };
}

/** `first`: why it comes again, and then its town. */
function officeSubject(lead: Lead, first: string[] = []): string {
  const { reference, service, heldBecause, priority } = lead;
  const town = first.length > 0 && townOf(lead);
  const subject = [
    ...first,
    ...(heldBecause ? [officeMail.held.subject] : []),
    ...(isUrgentSpam(lead) ? [urgentWords.heldSubject] : []),
    ...(limitedReach(lead) === 'none' ? [officeMail.unreachable.subject] : []),
    leadName(lead),
    ...(service ? [optionLabel(service)] : []),
    ...(town ? [town] : []),
    reference,
  ].join(' · ');
  return markedSubject(
    lead,
    priority === 'normal' ? subject : `${urgentWords[priority].subject}: ${subject}`,
  );
}

/** Says of an automatic test what it is. */
function markedSubject({ canary }: Lead, subject: string): string {
  return canary ? `${canaryWords.subject}: ${subject}` : subject;
}

function CanaryNote() {
  return (
    <Text style={style.text} className="ink">
      <strong>{canaryWords.text}</strong>
    </Text>
  );
}

type OfficeMailProps = {
  lead: Lead;
  claimUrl: string | undefined;
  escalating?: Escalating;
  /** What its sender has changed. */
  change?: LeadEvent | undefined;
  photos?: { count: number; pictures: MailPicture[] };
};

/**
 * Whether an answer to the office's mail goes to the visitor. It would quote a claim link, or internal notes when no one has
 * answered, and to whom; and a mail server may refuse a mail to the office for letters with accents in its Reply-To. Then the mail
 * has a link to write to them instead.
 */
function canReply({ lead, claimUrl, escalating }: OfficeMailProps): boolean {
  return claimUrl === undefined && escalating === undefined && isAsciiAddress(lead.email);
}

function officeEnvelope(to: string | string[], { email }: Lead, toVisitor: boolean) {
  return { to, replyTo: toVisitor && isPlausibleAddress(email) ? email : undefined };
}

/** To the visitor, whose answer, photos included, goes to the office; the headers keep holiday notices from answering us. */
function visitorEnvelope(visitorEmail: string, officeEmail: string) {
  return {
    to: visitorEmail,
    replyTo: officeEmail,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** Everything that the office needs to call or write back; first of all, if it is urgent, and if it may come from a machine. */
function OfficeMail({ lead, claimUrl, escalating, change, photos }: OfficeMailProps) {
  const { form, reference, service, heldBecause } = lead;
  const { held, unreachable } = officeMail;
  const isUnreachable = limitedReach(lead) === 'none';
  const rows = answerRows(formDefinitions()[form], lead, 'column');
  // Those that hold it are told on top.
  const signs = heldBecause || isUrgentSpam(lead) ? '' : holdReasons(lead).join('; ');
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
      {lead.canary && <CanaryNote />}
      {escalating && <EscalationHead lead={lead} escalating={escalating} />}
      {change && (
        <Answer to={fill(changeWords.text, { time: fullTime(change.at) })}>
          <Lines of={[whatOf(change), textOf(change)].filter(Boolean).join('\n')} />
        </Answer>
      )}
      {photos && <PhotoSheet {...photos} />}
      <Urgent lead={lead} />
      {heldBecause && (
        <Text style={style.text} className="ink">
          <Filled
            words={fill(held.text, { reason: heldReasons.captcha[heldBecause] })}
            places={{ title: <strong>{held.title}</strong> }}
          />
        </Text>
      )}
      {isUnreachable && (
        <Text style={style.text} className="ink">
          <Filled words={unreachable.text} places={{ title: <strong>{unreachable.title}</strong> }} />
        </Text>
      )}
      <CallAndClaim lead={lead} claimUrl={claimUrl} hasReply={canReply({ lead, claimUrl, escalating })} />
      {[...rows.filter(isService), ...rows.filter((row) => !isService(row)), ...sentRows(rows, lead)].map(
        (row) => (
          <Answer key={row.label} to={row.label}>
            <Answered {...row} />
          </Answer>
        ),
      )}
      {lead.wishedTimes && (
        <Answer to={officeMail.wishedTimes}>
          <Lines of={lead.wishedTimes} />
        </Answer>
      )}
      <ReferenceAndTime {...lead} />
      {lead.promisedBy && <Answer to={officeMail.promised}>{fullTime(lead.promisedBy)}</Answer>}
      {signs && <Answer to={officeMail.signs}>{signs}</Answer>}
      {!isUnreachable && (
        <Text style={style.quiet} className="quiet">
          {howToAnswer({ lead, claimUrl, escalating })}
        </Text>
      )}
    </MailLayout>
  );
}

/** What was sent first, of what its sender has corrected: a wrong number may be right after all. */
function sentRows(rows: AnswerRow[], lead: Lead): AnswerRow[] {
  return rows.flatMap((row) => {
    const sent = lead[`sent_${columnOf(row.field)}` as keyof Lead];
    return typeof sent === 'string'
      ? [{ ...row, label: fill(officeMail.firstSent, { label: row.label }), answer: sent }]
      : [];
  });
}

/** Why it sounds urgent and what its sender was told; and that it was held, if it looks like spam as well. */
function Urgent({ lead }: { lead: Lead }) {
  const { priority, reference } = lead;
  return (
    <>
      {priority !== 'normal' && (
        <Text style={style.text} className="ink">
          <Filled
            words={fill(urgentWords.text, {
              reason: whyUrgent(lead) ?? '',
              told: priority === 'danger' || company.emergencyPhone ? urgentWords[priority].told : '',
            })}
            places={{ title: <strong>{urgentWords[priority].title}</strong> }}
          />
        </Text>
      )}
      {isUrgentSpam(lead) && (
        <Text style={style.text} className="ink">
          <Filled
            words={fill(urgentWords.heldText, {
              reason: holdReasons(lead).join(', '),
              command: `npm run leads -- release ${reference}`,
            })}
            places={{ title: <strong>{urgentWords.heldTitle}</strong> }}
          />
        </Text>
      )}
    </>
  );
}

function Answered({ field, answer }: AnswerRow) {
  if (answer === '') return officeMail.notGiven;
  if (field.attributes?.type === 'tel') return <TypedPhone typed={answer} />;
  return field.multiline ? <Lines of={answer} /> : visibleText(answer);
}

function howToAnswer({ lead: { form, email }, claimUrl, escalating }: OfficeMailProps): string {
  const { canAnswer, canWrite, noAddress, badAddress } = officeMail[form];
  if (email === '') return noAddress;
  if (!isPlausibleAddress(email)) return badAddress;
  if (claimUrl) return canWrite;
  if (escalating) return escalationWords.canWrite;
  return isAsciiAddress(email) ? canAnswer : officeMail.cannotAnswer;
}

/**
 * Says that something has arrived. It repeats nothing that was typed, not even the name: anyone can enter
 * another person's address, and a form that mails free text to it sends spam. The service comes from our own list, and
 * so does the safety advice that opens an emergency.
 */
function CustomerMail({
  lead: { form, reference, service, priority, canary },
  promise,
  link,
  takesPhotos = true,
}: {
  lead: Lead;
  promise: string;
  link: string | undefined;
  takesPhotos: boolean | undefined;
}) {
  const { heading, thanks, next, notYours } = customerMail[form];
  return (
    <MailLayout preview={fill(customerMail.preview, { reference, promise })} heading={heading}>
      {hasSamples && (
        <Text style={style.text} className="ink">
          <strong>{demonstration.notice}</strong>
        </Text>
      )}
      {canary && <CanaryNote />}
      {priority !== 'normal' && <Advice level={priority} />}
      <Text style={style.text} className="ink">
        {fill(thanks, { company: company.name })}
      </Text>
      {service && <Answer to={customerMail.service}>{optionLabel(service)}</Answer>}
      <Answer to={customerMail.reference}>
        <span style={style.reference} translate="no">
          {reference}
        </span>
      </Answer>
      <Text style={style.text} className="ink">
        <strong>{customerMail.whatHappensNext}</strong> {fill(next, { promise })} {customerMail.canAnswer}
      </Text>
      <WhomToCall priority={priority} />
      {link && (
        <Text style={style.action} className="action">
          <Link href={link} style={style.claim} className="ink block claim">
            {takesPhotos ? customerMail.see : confirmation.see}
          </Link>
        </Text>
      )}
      <CallTheOffice />
      {company.mailClosing && (
        <Text style={style.text} className="ink">
          {company.mailClosing}
        </Text>
      )}
      <Text style={style.quiet} className="quiet">
        {notYours}
      </Text>
    </MailLayout>
  );
}

/** The emergency number, which comes only behind whom to call first, unless the advice above has it; and the office's. */
function WhomToCall({ priority }: Pick<Lead, 'priority'>) {
  const { phone, emergencyPhone } = company;
  const emergency = emergencyPhone && priority === 'normal' && (
    <>
      {emergencyWords?.first && <strong>{`${emergencyWords.first} `}</strong>}
      <Filled
        words={customerMail.emergency}
        places={{ emergencyPhone: <Phone number={emergencyPhone} /> }}
      />{' '}
    </>
  );
  const isOneNumber = emergency && phone === emergencyPhone;
  if (!emergency && !phone) return undefined;
  return (
    <Text style={style.text} className="ink">
      {emergency}
      {phone && !isOneNumber && (
        <Filled words={customerMail.urgent} places={{ phone: <Phone number={phone} /> }} />
      )}
    </Text>
  );
}

/** The advice of the page that they have seen. In danger it has no number that can be tapped. */
function Advice({ level }: { level: UrgencyLevel }) {
  const { emergencyPhone } = company;
  if (level === 'urgent') {
    return (
      emergencyPhone && (
        <Text style={style.text} className="ink">
          <strong>{adviceWords.urgentTitle}</strong>
          <br />
          {emergencyWords?.first}
          {emergencyWords?.first && <br />}
          <Phone number={emergencyPhone} />
          <br />
          {adviceWords.urgentText}
        </Text>
      )
    );
  }
  const { gasCase, gasText, fireCase, fireText, harmCase, harmText } = adviceWords;
  const cases = [
    [gasCase, gasText],
    [fireCase, fireText],
    [harmCase, harmText],
  ];
  return (
    <>
      <Text style={style.text} className="ink">
        <strong>{adviceWords.dangerTitle}</strong>
      </Text>
      {cases.map(([when, what]) => (
        <Text key={when} style={style.text} className="ink">
          <strong>{when}</strong> {what}
        </Text>
      ))}
      {emergencyPhone && (
        <Text style={style.text} className="ink">
          {fill(adviceWords.after, { phone: emergencyPhone })}
        </Text>
      )}
    </>
  );
}
