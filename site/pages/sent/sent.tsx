import {
  LIMITED_REACH,
  LINK_PLACE,
  PROMISE_PLACE,
  REFERENCE_PLACE,
  SENT_KEY,
  urgencyOfSentPage,
} from '../../../contract/answer.ts';
import { useLocation } from '../../navigation/router.tsx';
import { EstimateSent, MessageSent } from '../../ui/confirmation/confirmation-page.tsx';
import type { Confirmed } from '../../ui/form/thanks.ts';

/**
 * What the loaded document says, read before React hydrates it. In the build it is the placeholders that the server replaces,
 * and the address has the reach that the page is built for.
 */
function readWritten(search: string): Partial<Record<string, string>> | undefined {
  if (typeof document !== 'undefined') return read;
  return { reference: REFERENCE_PLACE, promise: PROMISE_PLACE, link: LINK_PLACE, reach: partsOf(search)[1] };
}

const read =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLElement>('[data-reference]')?.dataset;

/** The confirmation page of a form without JavaScript; its path says which form, and whether the request sounded urgent. */
export default function Sent() {
  const { pathname, search } = useLocation();
  const confirmed = { ...writtenFor(search), urgent: urgencyOfSentPage(pathname) };
  return pathname.startsWith('/contact/') ? <MessageSent {...confirmed} /> : <EstimateSent {...confirmed} />;
}

/**
 * What the server wrote into this page, for hydration to match. A reference that is only in the address is not shown:
 * anyone can make up such an address, and only the server can check its signature.
 */
function writtenFor(search: string): Confirmed {
  const { reference, promise, link, reach } = readWritten(search) ?? {};
  if (!reference || reference !== partsOf(search)[0]) return {};
  return { reference, promise, link, reach: LIMITED_REACH.find((each) => each === reach) };
}

function partsOf(search: string): string[] {
  return (new URLSearchParams(search).get(SENT_KEY) ?? '').split('.');
}
