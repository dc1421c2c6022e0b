import { parseSubmissionContext, type SubmissionContext } from '../../../../contract/submission-context.ts';

/**
 * Where the visit came from. All of it is read from what the browser remembers of the tab anyway: a visitor who only
 * looks leaves nothing on the device. It is cut here already, because an address can be of any length and a body cannot.
 */
export function contextOf(shownAt: number): SubmissionContext {
  const landing = new URLSearchParams(/\?([^#]*)/.exec(taggedAddress())?.[1]);
  return parseSubmissionContext({
    page: location.pathname,
    referrer: foreignHost(document.referrer),
    utm_source: landing.get('utm_source') ?? '',
    utm_medium: landing.get('utm_medium') ?? '',
    utm_campaign: landing.get('utm_campaign') ?? '',
    seconds: Math.floor((performance.now() - shownAt) / 1000),
  });
}

/** The address with which this document was loaded or, after a load within the site, the first of ours in this tab. */
function taggedAddress(): string {
  const [loaded] = performance.getEntriesByType('navigation');
  const addresses = [loaded?.name, window.navigation?.entries()[0]?.url];
  return addresses.find((address) => address?.includes('utm_')) ?? '';
}

function foreignHost(address: string): string {
  const host = address && new URL(address).hostname;
  return host === location.hostname ? '' : host;
}
