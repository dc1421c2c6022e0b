import type { Delivery, NewLead, Store } from '../store/store.ts';
import { GOOD_REQUEST, UNSUSPECTED } from './requests.ts';

let made = 0;

/** Stores a lead as if it had come at some time; `answers` are those of a good request but for what is given. */
export async function recordLead(
  store: Pick<Store, 'recordLead'>,
  {
    answers,
    ...given
  }: Partial<Omit<NewLead, 'answers'>> & { at: Date; answers?: Partial<NewLead['answers']> },
): Promise<string> {
  const id = `stored-${++made}`;
  const { reference } = await store.recordLead({
    ...UNSUSPECTED,
    id,
    form: 'estimate',
    key: id,
    deliveries: [{ kind: 'office-mail', messageId: `<${id}@us.example>` }],
    ...given,
    answers: { ...GOOD_REQUEST, ...answers },
  });
  return reference;
}

/** What the lead with this reference owes, or owed. */
export async function deliveriesOf(store: Pick<Store, 'findLeads'>, reference: string): Promise<Delivery[]> {
  const [lead] = await store.findLeads({ references: [reference] });
  return lead?.deliveries ?? [];
}

/** What makes a stored lead an automatic test. */
export const TEST = { canary: true, verdict: { captcha: 'verified' } } as const;

/** What makes a stored lead look like spam. */
export const HELD: NewLead['spam'] = { score: 5, reasons: ['links'], held: true };
