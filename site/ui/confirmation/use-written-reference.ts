import { useSearchParams } from 'react-router';
import { REFERENCE_PLACE, SENT_KEY } from '../../../contract/sent-pages.ts';

/** Read before the page is taken over. The build writes the place for it into every page that it is asked to. */
const written =
  typeof document === 'undefined'
    ? REFERENCE_PLACE
    : document.querySelector<HTMLElement>('[data-reference]')?.dataset.reference;

/**
 * The reference that the server has written into this page, so that the browser renders the same. The address alone
 * proves nothing: only the server knows whether it has signed it.
 */
export function useWrittenReference(): string | undefined {
  const [search] = useSearchParams();
  const [reference] = (search.get(SENT_KEY) ?? '').split('.');
  return reference === written ? written : undefined;
}
