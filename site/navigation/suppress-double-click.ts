/**
 * Ignores the rest of a double or triple press that began on the page before: it would land on whatever stands at
 * that place by now, follow a link that nobody has read, or take the focus away. Call it when a page has changed.
 */
export function suppressDoubleClick(): void {
  const watch = new AbortController();
  function judge(event: MouseEvent) {
    // `detail` counts presses in quick succession at one place; a first one, or the keyboard's 0, is a new one.
    if (event.detail < 2) return watch.abort();
    event.preventDefault();
    event.stopPropagation();
  }
  for (const type of ['mousedown', 'click'] as const)
    addEventListener(type, judge, { capture: true, signal: watch.signal });
}
