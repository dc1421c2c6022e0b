import { PROMISE_PLACE, REFERENCE_PLACE, SENT_KEY, urgencyOfSentPage } from '../../../contract/answer.ts';
import { confirmationPage } from '../../../messages/en/confirmation-page.ts';
import { useContent } from '../../content/use-content.ts';
import { useLocation } from '../../navigation/router.tsx';
import { ConfirmationPage, type Confirmed, MessageSent } from '../../ui/confirmation/confirmation-page.tsx';

/**
 * Reference and promise as the loaded document has them, read before React hydrates it. In the build they are the
 * placeholders that the server replaces.
 */
const written: Partial<Record<string, string>> | undefined =
  typeof document === 'undefined'
    ? { reference: REFERENCE_PLACE, promise: PROMISE_PLACE }
    : document.querySelector<HTMLElement>('[data-reference]')?.dataset;

/** The confirmation page of a form without JavaScript; its path says which form, and whether the request sounded urgent. */
export default function Sent() {
  const { estimateFormWords } = useContent();
  const { pathname, search } = useLocation();
  const confirmed = { ...writtenFor(search), urgent: urgencyOfSentPage(pathname) };
  if (pathname.startsWith('/contact/')) return <MessageSent {...confirmed} />;
  return (
    <ConfirmationPage
      title={estimateFormWords.sentTitle}
      {...confirmed}
      link={{ text: confirmationPage.home, to: '/' }}
    />
  );
}

/**
 * What the server wrote into this page, for hydration to match. A reference that is only in the address is not shown:
 * anyone can make up such an address, and only the server can check its signature.
 */
function writtenFor(search: string): Confirmed {
  const [reference] = (new URLSearchParams(search).get(SENT_KEY) ?? '').split('.');
  return written && reference === written.reference
    ? { reference: written.reference, promise: written.promise }
    : {};
}
