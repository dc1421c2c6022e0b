/**
 * Ignores the rest of a double or triple click that began on the previous page: it would hit whatever is at that place on
 * the new page. Call it after client-side navigation.
 */
export function suppressDoubleClick(): void {
  const watch = new AbortController();
  function judge(event: MouseEvent) {
    // `detail` counts clicks in quick succession; 1, or the keyboard's 0, begins a new one.
    if (event.detail < 2) return watch.abort();
    event.preventDefault();
    event.stopPropagation();
  }
  for (const type of ['mousedown', 'click'] as const)
    addEventListener(type, judge, { capture: true, signal: watch.signal });
}
