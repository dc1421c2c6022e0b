import { useEffect } from 'react';

/** "Error: " stands first in the title while something is wrong, for those who hear the title first. */
export function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    const title = document.title;
    document.title = `Error: ${title}`;
    return () => {
      if (document.title === `Error: ${title}`) document.title = title;
    };
  }, [wrong]);
}
