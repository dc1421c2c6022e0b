import { networkOf } from '../../contract/submission-context.ts';
import { figures } from '../../messages/en/figures.ts';
import type { Lead } from '../store/store.ts';

const networkNames = () => ({
  google: figures.google,
  microsoft: figures.microsoft,
  facebook: figures.facebook,
});

/** How a visitor found us, in one word: the ad, the source of a campaign, or the site. Null when nothing is known. */
export function sourceOf(lead: Pick<Lead, 'click_id' | 'utm_source' | 'referrer'>) {
  return adOf(lead) || lead.utm_source || lead.referrer || null;
}

/** "Google ad"; empty when no ad network has numbered the click. */
export function adOf({ click_id }: Pick<Lead, 'click_id'>): string {
  const network = networkOf(click_id);
  return network ? networkNames()[network] : '';
}

/** All that is known of it but the click's number. */
export function sourcesOf(lead: Lead): string {
  const { referrer, utm_source, utm_medium, utm_campaign } = lead;
  return [adOf(lead), referrer, utm_source, utm_medium, utm_campaign].filter(Boolean).join(', ');
}
