import { useEffect } from 'react';
import * as formWords from '../../../content/words/form.ts';
import { fill } from '../../../contract/fill.ts';

/** "Error: " stands first in the title while something is wrong, for those who hear the title first. */
export function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    const title = document.title;
    const errorTitle = fill(formWords.errorTab, { title });
    document.title = errorTitle;
    return () => {
      if (document.title === errorTitle) document.title = title;
    };
  }, [wrong]);
}
