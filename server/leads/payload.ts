import { columnOf, type FieldStructure, optionLabel } from '../../contract/forms/form.ts';
import { FORM_STRUCTURES, FORMS, LEAD_FIELDS, type LeadAnswers } from '../../contract/lead.ts';
import type { Lead } from '../store/store.ts';
import { adOf } from './source.ts';

/**
 * A lead as other programs get it: the webhook, `--json` and the CSV columns take their names from here
 * (docs/decisions/020-one-lead.md). The id and the visitor's hash stay internal.
 */
export function leadPayload(lead: Lead) {
  return {
    form: lead.form,
    number: lead.number,
    reference: lead.reference,
    ...answersOf(lead),
    promised_by: lead.promisedBy?.toISOString() ?? null,
    captcha: lead.captcha,
    page: lead.page,
    referrer: lead.referrer,
    utm_source: lead.utm_source,
    utm_medium: lead.utm_medium,
    utm_campaign: lead.utm_campaign,
    ad: adOf(lead),
    click_id: lead.click_id,
    spam_score: lead.spamScore,
    spam_reasons: listed(lead.spamReasons),
    priority: lead.priority,
    priority_rules: listed(lead.priorityRules),
  };
}

/** What is kept with spaces between. */
function listed(text: string): string[] {
  return text.split(' ').filter((one) => one !== '');
}

const FIELDS: FieldStructure[] = FORMS.flatMap(
  (form): readonly FieldStructure[] => FORM_STRUCTURES[form].fields,
);

type AnswerKey = keyof LeadAnswers | `${keyof LeadAnswers}_label`;

/** The answers in the payload. A choice from a list also gets its label, under `label`. */
export const ANSWER_FIELDS = LEAD_FIELDS.map((column) => {
  const isChosen = FIELDS.some((field) => columnOf(field) === column && field.choice);
  return { column, label: isChosen ? (`${column}_label` as const) : undefined };
});

/** Without the answers that the form does not ask for, which are null. */
function answersOf(lead: Lead): Partial<Record<AnswerKey, string>> {
  const told: Partial<Record<AnswerKey, string>> = {};
  for (const { column, label } of ANSWER_FIELDS) {
    const answer = lead[column];
    if (answer === null) continue;
    told[column] = answer;
    if (label) told[label] = optionLabel(answer);
  }
  return told;
}
