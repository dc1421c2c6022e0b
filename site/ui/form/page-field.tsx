import { useLocation } from 'react-router';
import { PAGE_FIELD } from '../../../contract/submission-context.ts';
import { canonicalPath } from '../../navigation/resolve-path.ts';

/** Tells the page that the form is on, by its canonical path, where there is no script to tell more. */
export function PageField() {
  return <input type="hidden" name={PAGE_FIELD} value={canonicalPath(useLocation().pathname) ?? ''} />;
}
