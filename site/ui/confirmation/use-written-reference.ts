import { useSearchParams } from 'react-router';
import { REFERENCE_PLACE, SENT_KEY } from '../../../contract/sent-pages.ts';

/**
 * The reference as the loaded document has it, read before React hydrates it. In the build it is the placeholder that
 * the server replaces.
 */
const written =
  typeof document === 'undefined'
    ? REFERENCE_PLACE
    : document.querySelector<HTMLElement>('[data-reference]')?.dataset.reference;

/**
 * The reference that the server wrote into this page, so that hydration renders the same. A reference that stands only
 * in the address is not shown: anybody can make up such an address, and only the server can check its signature.
 */
export function useWrittenReference(): string | undefined {
  const [search] = useSearchParams();
  const [reference] = (search.get(SENT_KEY) ?? '').split('.');
  return reference === written ? written : undefined;
}
