/** Text beyond the page's edge or cut off by its box, and phone numbers on two lines. */
export function findMisfits(): string[] {
  const misfits: string[] = [];
  const { scrollWidth } = document.documentElement;
  // The page is narrower than the window where room is kept for a scrollbar.
  const room = document.body.offsetWidth;
  if (scrollWidth > room) misfits.push(`the page is ${scrollWidth} wide and has ${room}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('svg, [role="status"]'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    const box = parent.closest('a, button, label, fieldset, li, main, header, footer, nav') ?? parent;
    const { left, right } = box.getBoundingClientRect();
    // Half of the gap between two columns, and the space after the last letter is no letter.
    const TOLERANCE = 9;
    const isOut = (line: DOMRect) => line.left < left - TOLERANCE || line.right > right + TOLERANCE;
    if (lines.some((line) => line.right > 0 && isOut(line))) misfits.push(`sticks out: ${text.textContent}`);
    const rows = new Set(lines.map(({ top }) => Math.round(top)));
    if (parent.closest('a[href^="tel:"]') && /\d{4}/.test(text.data) && rows.size > 1)
      misfits.push(`broken: ${text.textContent}`);
  }
  return misfits;
}
