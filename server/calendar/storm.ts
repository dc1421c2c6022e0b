import { z } from 'zod';
import type { Setting } from '../store/store.ts';
import type { PromisePolicy } from './promise.ts';

/** While a storm keeps everybody busy: what the office says on the site, and how much longer an answer takes. */
export type Storm = NonNullable<PromisePolicy['storm']> & { until: Date; words: string };

/** The setting in the store that holds it. */
export const STORM_SETTING = 'storm';

/** For a line above the forms. */
export const LONGEST_WORDS = 200;

const stormSchema = z.object({
  until: z.iso.datetime().transform((time) => new Date(time)),
  words: z.string().min(1).max(LONGEST_WORDS),
  factor: z.number().min(1).optional(),
  notBefore: z.iso.date().optional(),
});

/** Undefined for what is none, so a malformed setting delays no answer. */
function parseStorm(value: string): Storm | undefined {
  try {
    return stormSchema.parse(JSON.parse(value));
  } catch {
    return undefined;
  }
}

/** The storm among the settings, if it is on at that time. */
export function stormIn(settings: Setting[], at: Date): Storm | undefined {
  const setting = settings.find(({ name }) => name === STORM_SETTING);
  const storm = setting && parseStorm(setting.value);
  return storm && at < storm.until ? storm : undefined;
}
