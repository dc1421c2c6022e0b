import * as words from '../../content/words/office-deliveries.ts';
import type { Resend } from '../../server/store/office.ts';

/** What came of holding, releasing or sending again, by the word for it in an address. */
const NEWS = {
  'now-held': words.nowHeld,
  'nothing-waits': words.nothingWaits,
  released: words.released,
  'released-quietly': words.releasedQuietly,
  'not-held': words.notHeld,
  queued: words.queued,
  'in-hand': words.inHand,
  held: words.held,
  impossible: words.impossible,
  'not-owed': words.notOwed,
};

export type DeliveryNews = keyof typeof NEWS;

/** What came of sending again. */
export function newsOf(resend: Resend): DeliveryNews {
  return resend.replace(' ', '-') as DeliveryNews;
}

/** What a page says after that, if the word is one of them. */
export function deliveryNews(did: string): string | undefined {
  return Object.hasOwn(NEWS, did) ? NEWS[did as DeliveryNews] : undefined;
}
