import { columnOf, optionLabel } from '../../contract/forms/form.ts';
import { FORMS, LEAD_FIELDS, type LeadAnswers } from '../../contract/lead.ts';
import { FORM_DEFINITIONS } from '../forms.ts';
import type { Lead } from '../store/store.ts';

/**
 * What other programs are told of a lead: the webhook, `--json` and the columns of a CSV take their names from here
 * (docs/decisions/020-one-lead.md). Not the id and not the visitor's hash, which only the server needs.
 */
export function leadPayload(lead: Lead) {
  return {
    form: lead.form,
    number: lead.number,
    reference: lead.reference,
    ...answersOf(lead),
    captcha: lead.captcha,
    page: lead.page,
    referrer: lead.referrer,
    utm_source: lead.utm_source,
    utm_medium: lead.utm_medium,
    utm_campaign: lead.utm_campaign,
    spam_score: lead.spamScore,
    spam_reasons: lead.spamReasons.split(' ').filter((reason) => reason !== ''),
  };
}

const FIELDS = FORMS.flatMap((form) => FORM_DEFINITIONS[form].fields);

type Told = keyof LeadAnswers | `${keyof LeadAnswers}_label`;

/** What was chosen from options is told as people read it, too. */
export const TOLD_ANSWERS = LEAD_FIELDS.map((column) => {
  const isChosen = FIELDS.some((field) => columnOf(field) === column && field.choice);
  return { column, label: isChosen ? (`${column}_label` as const) : undefined };
});

/** The answers that the form asked for. */
function answersOf(lead: Lead): Partial<Record<Told, string>> {
  const told: Partial<Record<Told, string>> = {};
  for (const { column, label } of TOLD_ANSWERS) {
    const answer = lead[column];
    if (answer === null) continue;
    told[column] = answer;
    if (label) told[label] = optionLabel(answer);
  }
  return told;
}
