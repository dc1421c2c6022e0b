import { useLocation } from 'react-router';
import { PAGE_FIELD } from '../../../contract/submission-context.ts';

/** Tells the page that the form is on, where there is no script to tell more. */
export function PageField() {
  return <input type="hidden" name={PAGE_FIELD} value={useLocation().pathname} />;
}
