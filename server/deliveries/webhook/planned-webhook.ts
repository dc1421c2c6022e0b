import type { NewDelivery } from '../../store/store.ts';

/** The webhook that a lead brings. Its id is made once: the other side knows a repeat by it. */
export function plannedWebhook(id: string): NewDelivery {
  return { kind: 'webhook', messageId: `msg_${id}`, needsVerified: true };
}
