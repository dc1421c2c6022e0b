import type { LeadFilter } from '../../server/store/leads.ts';
import type { DeliveryState } from '../../server/store/store.ts';
import { type Context, type Options, UsageError } from '../command.ts';
import { asTime } from '../time.ts';

/** The options that select requests and messages. */
export const FILTER_OPTIONS = {
  held: { type: 'boolean', about: 'only what waits for you to release it' },
  urgent: { type: 'boolean', about: 'only what looks urgent' },
  failed: { type: 'boolean', about: 'only what could not be delivered, for now or for good' },
  since: {
    type: 'string',
    value: 'TIME',
    about: 'only what came since a day (2026-11-01) or so long ago (7d, 12h)',
  },
  form: { type: 'string', value: 'FORM', about: 'only one form: estimate or contact' },
} as const satisfies Options;

export function filterOf({ values, at }: Context): LeadFilter {
  const { held, urgent, failed, since, form } = values;
  if (form !== undefined && form !== 'estimate' && form !== 'contact') {
    throw new UsageError(`"${form}" is no form. Say estimate or contact.`);
  }
  const states: DeliveryState[] = [
    ...(held ? (['held'] as const) : []),
    ...(failed ? (['failed', 'dead'] as const) : []),
  ];
  return {
    form,
    since: since === undefined ? undefined : asTime(String(since), at),
    states: states.length > 0 ? states : undefined,
    isUrgent: urgent === true,
  };
}
