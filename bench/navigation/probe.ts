/** Events reported by the page, in fractional milliseconds since 1970: two documents have no other common clock. */
export type Told =
  | { type: 'click'; at: number }
  /** The heading of another page has been painted; `kind` says whether the document is still the same. */
  | { type: 'heading'; at: number; kind: 'move' | 'load'; path: string; text: string };

/**
 * Runs in every document before anything else, serialized, so it must not use anything outside itself. A heading counts as
 * painted in the first task after the frame in which it is in the page, visible and not empty; in a new document, not
 * before first contentful paint.
 */
export function probe(): void {
  if (window.top !== window) return;
  const tell = (told: Told) => (window as unknown as { benchTell?(told: Told): void }).benchTell?.(told);
  const since1970 = (time: number) => performance.timeOrigin + time;
  const heading = () =>
    [...document.querySelectorAll('h1')].find(
      (element) =>
        element.textContent?.trim() &&
        element.getClientRects().length > 0 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  const afterThisFrame = (callback: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = callback;
    port2.postMessage(undefined);
  };

  /** Calls back with the text of the heading and the time at which it was painted. */
  function whenPainted(isWanted: (text: string) => boolean, callback: (text: string, at: number) => void) {
    const text = heading()?.textContent?.trim() ?? '';
    if (text && isWanted(text)) afterThisFrame(() => callback(text, performance.now()));
    else requestAnimationFrame(() => whenPainted(isWanted, callback));
  }

  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return;
      const path = location.pathname;
      const before = heading()?.textContent?.trim();
      tell({ type: 'click', at: since1970(event.timeStamp) });
      const isNew = (text: string) => location.pathname !== path && text !== before;
      requestAnimationFrame(() =>
        whenPainted(isNew, (text, at) =>
          tell({ type: 'heading', at: since1970(at), kind: 'move', path: location.pathname, text }),
        ),
      );
    },
    { capture: true },
  );

  const path = location.pathname;
  let painted = Number.NaN;
  let words = '';
  let firstPaint = Number.NaN;
  const tellLoad = () => {
    const at = since1970(Math.max(painted, firstPaint));
    if (!Number.isNaN(at)) tell({ type: 'heading', at, kind: 'load', path, text: words });
  };
  whenPainted(
    () => location.pathname === path,
    (text, at) => {
      [words, painted] = [text, at];
      tellLoad();
    },
  );
  new PerformanceObserver((list, observer) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (!paint) return;
    observer.disconnect();
    firstPaint = paint.startTime;
    tellLoad();
  }).observe({ type: 'paint', buffered: true });
}
