import { PROMISE_PLACE, REFERENCE_PLACE, SENT_KEY } from '../../../contract/sent-pages.ts';
import { useLocation } from '../../navigation/router.tsx';

type Written = { reference?: string | undefined; promise?: string | undefined };

/**
 * Reference and promise as the loaded document has them, read before React hydrates it. In the build they are the
 * placeholders that the server replaces.
 */
const written: Written | undefined =
  typeof document === 'undefined'
    ? { reference: REFERENCE_PLACE, promise: PROMISE_PLACE }
    : document.querySelector<HTMLElement>('[data-reference]')?.dataset;

/**
 * What the server wrote into this page, for hydration to match. A reference that is only in the address is not shown:
 * anyone can make up such an address, and only the server can check its signature.
 */
export function useWrittenConfirmation(): Written {
  const query = new URLSearchParams(useLocation().search);
  const [reference] = (query.get(SENT_KEY) ?? '').split('.');
  return written && reference === written.reference
    ? { reference: written.reference, promise: written.promise }
    : {};
}
