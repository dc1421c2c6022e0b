import { formatReference, type UrgencyLevel } from '../../contract/answer.ts';
import { fill } from '../../contract/fill.ts';
import { type AnswerRow, answerRows } from '../../contract/forms/answer-rows.ts';
import { ASKED_FIELD } from '../../contract/forms/doubtful-answers.ts';
import { columnOf, type FormDefinition, optionLabel } from '../../contract/forms/form.ts';
import { confirmation as sentWords } from '../../messages/en/confirmation.ts';
import { customerMail } from '../../messages/en/mails/customer.ts';
import { myPhotos as photoWords } from '../../messages/en/my-photos.ts';
import { myRequest as words } from '../../messages/en/my-request.ts';
import { promiseWithZone } from '../calendar/promise.ts';
import { fullTime } from '../formats/business-time.ts';
import { type Html, html } from '../formats/html.ts';
import { phoneKeys, readablePhone, readPhones } from '../formats/phone-numbers.ts';
import { visibleText } from '../formats/visible-text.ts';
import { type Errors, errorList, fieldsWithErrors, inShell, reach } from '../intake/problem-page.ts';
import { formDefinitions } from '../leads/forms.ts';
import { limitedReach } from '../leads/reach.ts';
import { isOver } from '../store/lead-changes.ts';
import { canUndo, type LeadEvent, lastToSet } from '../store/lead-events.ts';
import type { LeadWithDeliveries } from '../store/leads.ts';
import type { Lead, Photo } from '../store/store.ts';
import type { ChangeKind } from '../store/tables.ts';
import { emergencyAdvice } from './emergency-advice.ts';
import { correctable, correctionForm, digitsForm } from './my-form.ts';
import { countedPhotos, photoSection } from './photo-section.ts';
import { visitLine } from './visit-entry.ts';

/** In milliseconds: a cancellation can be taken back for so long. */
const UNDO_WITHIN = 24 * 60 * 60_000;

/** The place of the answers on the page. */
export const SENT = 'sent';

/** The place of what can be corrected, and of what came of a press there; the links on the page that thanks lead there. */
const CORRECT = 'correct';

/** The kinds of events that the form makes. */
const SAVING: ReadonlySet<string> = new Set(['corrected', 'note'] satisfies ChangeKind[]);

/** What the page is about. `events`: the newest first. */
export type Known = {
  lead: LeadWithDeliveries;
  events: LeadEvent[];
  photos: Photo[];
  /** Whether this server can read pictures. */
  takesPhotos: boolean;
  /** The address of the page. */
  path: string;
  now: Date;
};

/** What came of the last press: words, or what was typed and what is wrong with it. */
export type Pressed = {
  status?: string | undefined;
  /** Whether it was a correction, whose result is shown with the answers. */
  saved?: boolean;
  /** How what was just typed sounds. */
  urgency?: UrgencyLevel | undefined;
  typed?: unknown;
  errors?: Errors | undefined;
  /** What of it has been asked about. */
  asked?: string;
  /** The version that its page showed, if not that of now. */
  seen?: number;
};

/** Everything that was sent, how far the office is, and what can be corrected. */
export function ownPage(shell: string, known: Known, pressed: Pressed): string {
  const { lead, path } = known;
  const { status, saved, urgency, typed, seen = lead.version } = pressed;
  const form = correctionForm(lead.form, `${path}?seen=${seen}#${CORRECT}`);
  const cancellation = cancellationIn(known);
  return page(
    shell,
    known,
    html`
${advice(lead, urgency)}
${saved || (typed && !cancellation) ? undefined : statusLine(status)}
${ticket(known, cancellation ? undefined : waysDown())}
${cancellation && undoForm(known, cancellation)}
<section id="${SENT}">
<h2>${words.sent}</h2>
${saved ? statusLine([...savedIn(known), status].join(' ')) : undefined}
<dl>${answersOf(known)}</dl>
</section>
${cancellation && known.photos.length === 0 ? undefined : photoSection(known)}
${cancellation ? undefined : corrections(known, form, pressed)}`,
  );
}

/** No more than the mail with its link says, until the last digits of the phone are named. */
export function maskedPage(shell: string, known: Known, { status, errors = {} }: Pressed): string {
  const { lead, path } = known;
  const { service, first_name } = lead;
  const form = digitsForm(path);
  const [initial = ''] = visibleText(first_name.trim());
  const rows = [
    [customerMail.service, service ? optionLabel(service) : ''],
    [words.initial, initial && `${initial}.`],
    [words.phone, maskedPhone(sentPhone(lead))],
  ];
  return page(
    shell,
    known,
    html`
${advice(lead)}
${statusLine(status)}
${errorList(form, errors)}
${ticket(known)}
<section id="${CORRECT}">
<dl>${rows.filter(([, value]) => value).map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
<p>${words.masked}</p>
${lastDigitsOf(lead).length > 0 ? digits(form, errors) : html`<p>${words.noDigits}</p>${reach()}`}
</section>
${countedPhotos(known)}`,
  );
}

function page(shell: string, { lead }: Known, body: Html): string {
  const title = words.titles[lead.form];
  return inShell(shell, title, html`<div class="problem my"><h1>${title}</h1>${body}</div>`);
}

/** Until the office has answered, what all of it sounds like; after that, only what was typed just now. */
function advice(lead: Lead, typed?: UrgencyLevel): Html | undefined {
  const urgency = lead.contactedAt || isOver(lead) ? typed : lead.priority;
  return urgency && urgency !== 'normal' ? emergencyAdvice(urgency) : undefined;
}

function statusLine(status: string | undefined): Html | undefined {
  return status === undefined ? undefined : html`<p role="status">${status}</p>`;
}

/** What the visitor has changed last, while it holds. */
function savedIn({ events }: Known): string[] {
  const last = events.find(({ via, kind, undone }) => via === 'customer' && SAVING.has(kind) && !undone);
  if (!last) return [];
  const { phone, wished_times, ...said } = last.after;
  const after = {
    ...said,
    phone: phone && readablePhone(phone),
    wished_times: wished_times?.replace('\n', '; '),
  };
  return Object.entries(words.now).flatMap(([column, line]) => {
    const value = after[column as keyof typeof after];
    return value ? [fill(line, { value: visibleText(String(value)) })] : [];
  });
}

/** To what is in the second screen of a phone. */
function waysDown(): Html {
  return html`<p><a href="#photos">${photoWords.title}</a>&nbsp;· <a href="#${CORRECT}">${words.correct}</a></p>`;
}

/** Reference, time, how far the office is, and what it has promised. */
function ticket(known: Known, own?: Html): Html {
  const { lead } = known;
  return html`<section class="ticket">
<p>${words.reference} <strong translate="no">${formatReference(lead.reference)}</strong></p>
<p>${fill(words.received, { time: fullTime(lead.createdAt) })}</p>
${progress(known)}
${promise(known)}
${own && visitLine(known)}
${own}
</section>`;
}

function progress(known: Known): Html {
  // What is over skips the others for good.
  const steps = stepsOf(known).filter(({ reached }) => reached || !isOver(known.lead));
  const current = steps.findLastIndex(({ reached }) => reached);
  return html`<ol aria-label="${words.progress}">${steps.map(
    ({ label, reached }, place) =>
      html`<li${reached ? html` data-reached` : undefined}${place === current ? html` aria-current="step"` : undefined}>${label}${reached ? undefined : html` <small>${words.notYet}</small>`}</li>`,
  )}</ol>`;
}

/** Each is true by what the office has done, and not by how long it is. */
function stepsOf(known: Known) {
  const { lead, events } = known;
  const { steps } = words;
  const isCalled = phoneKeys(lead.phone).length > 0;
  const isAnswered = lead.claimedAt !== null || lead.contactedAt !== null;
  const answer = isCalled ? steps.call : steps.write;
  const answering = isCalled ? steps.calling : steps.writing;
  return [
    { label: steps.received, reached: true },
    { label: steps.seen, reached: events.some(({ via }) => via !== 'customer' && via !== 'system') },
    { label: isAnswered ? answering : answer, reached: isAnswered },
    { label: steps.quoted, reached: lead.quotedAt !== null },
    { label: cancellationIn(known) ? steps.canceled : steps.closed, reached: isOver(lead) },
  ];
}

function promise({ lead, now }: Known): Html | undefined {
  const { promisedBy, contactedAt } = lead;
  if (contactedAt) return html`<p>${fill(words.contacted, { time: fullTime(contactedAt) })}</p>`;
  if (isOver(lead)) return undefined;
  if (promisedBy && promisedBy < now) {
    return html`<p><b>${fill(words.late, { time: fullTime(promisedBy) })}</b></p>${reach()}`;
  }
  const limit = limitedReach(lead);
  const said = limit
    ? { phone: sentWords.promisedByPhone, none: sentWords.unreachable }[limit]
    : sentWords.promised;
  const by = promisedBy ? promiseWithZone(promisedBy, now) : sentWords.inOfficeHours;
  return html`<p><b>${fill(said, { promise: by })}</b></p>`;
}

/** The answers as they hold now, with what was sent beside what was corrected, and what was added since. */
function answersOf({ lead, events }: Known): Html[] {
  const added = events
    .filter(({ via, after, undone }) => via === 'customer' && after.note && !undone)
    .toReversed();
  return [
    ...answerRows(formDefinitions()[lead.form], lead, 'column').map((row) => answerRow(row, lead)),
    ...added.map(
      ({ at, after }) =>
        html`<div><dt>${fill(words.added, { time: fullTime(at) })}</dt><dd dir="auto">${visibleText(after.note ?? '')}</dd></div>`,
    ),
  ];
}

function answerRow({ field, label, answer }: AnswerRow, lead: Known['lead']): Html {
  const before = lead[`sent_${columnOf(field)}` as keyof Known['lead']];
  return html`<div><dt>${label}</dt><dd dir="auto">${visibleText(answer) || words.notGiven}${
    typeof before === 'string'
      ? html`<small>${fill(words.before, { answer: visibleText(before) || words.notGiven })}</small>`
      : undefined
  }</dd></div>`;
}

function corrections({ lead }: Known, form: FormDefinition, pressed: Pressed): Html {
  const { status, typed, errors = {}, asked } = pressed;
  const cancel = html`<p>${words.cancelText}</p>
<p><button type="submit" formaction="${form.action.replace('?', '/cancel?')}">${words.cancel}</button></p>`;
  return html`<section id="${CORRECT}">
<h2>${words.correct}</h2>
${typed ? statusLine(status) : undefined}
${asked ? undefined : errorList(form, errors)}
<p>${words.correctText} ${words.wishText}</p>
<form method="post" action="${form.action}"${form.noValidate ? html` novalidate` : undefined}>
${fieldsWithErrors(form, typed ?? correctable(lead), errors)}
${asked && html`<input type="hidden" name="${ASKED_FIELD}" value="${asked}">`}
<p><button type="submit">${words.save}</button></p>
${isOver(lead) ? undefined : cancel}
</form>
</section>`;
}

/** The visitor's own, while it holds. */
export function cancellationIn({ lead, events }: Pick<Known, 'lead' | 'events'>): LeadEvent | undefined {
  const last = lastToSet(events, 'status');
  return isOver(lead) && last?.via === 'customer' ? last : undefined;
}

/** Whether it can still be taken back. */
export function mayUndo({ events, now }: Known, cancellation: LeadEvent): boolean {
  return now.getTime() - cancellation.at.getTime() < UNDO_WITHIN && canUndo(events, cancellation);
}

function undoForm(known: Known, cancellation: LeadEvent): Html {
  const until = new Date(cancellation.at.getTime() + UNDO_WITHIN);
  return html`<section>
<p>${fill(words.canceledText, { time: fullTime(cancellation.at) })}</p>
${
  mayUndo(known, cancellation)
    ? html`<form method="post" action="${known.path}/undo">
<p><button type="submit">${words.undo}</button></p>
<p>${fill(words.undoUntil, { time: fullTime(until) })}</p>
</form>`
    : html`<p>${words.tooLate}</p>${reach()}`
}
</section>`;
}

function digits(form: FormDefinition, errors: Errors): Html {
  return html`<form method="post" action="${form.action}">
${fieldsWithErrors(form, {}, errors)}
<p><button type="submit">${words.open}</button></p>
</form>`;
}

/** The number as it was sent: a corrected one may be from another person with the link. */
function sentPhone({ phone, sent_phone }: Known['lead']): string {
  return sent_phone ?? phone;
}

/** The last four digits of each number that was sent. */
export function lastDigitsOf(lead: Known['lead']): string[] {
  return phoneKeys(sentPhone(lead)).map((number) => number.slice(-4));
}

/** "(914) •••-••42": its sender knows it again. */
function maskedPhone(typed: string): string {
  const [number] = phoneKeys(typed);
  if (!number) return '';
  const area = readPhones(typed).numbers[0]?.readable?.slice(0, '(914) '.length) ?? '';
  return `${area}•••-••${number.slice(-2)}`;
}
