import type { MouseEvent } from 'react';

/** True for a press that would follow the link here, and not in a new tab or as a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
