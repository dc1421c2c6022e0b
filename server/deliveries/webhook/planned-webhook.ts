import type { NewDelivery } from '../../store/store.ts';

/** The webhook that something sent from a form owes. Its id is made once: the other side knows a repeat by it. */
export function owedWebhook(id: string): NewDelivery {
  return { kind: 'webhook', messageId: `msg_${id}`, needsProof: true };
}
