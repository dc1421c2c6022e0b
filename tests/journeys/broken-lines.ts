/** Bad line breaks in the visible text, and how many dots were checked. */
export function findBrokenLines(): { broken: string[]; dots: number } {
  const broken: string[] = [];
  let dots = 0;
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.checkVisibility()) continue;
    for (const { index, 0: words } of text.data.matchAll(/·|SAMPLE-[\w.-]+(?: \(sample\))?/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + words.length);
      const rows = [...range.getClientRects()];
      const [first] = rows;
      if (!first) continue;
      if (words === '·') {
        dots++;
        let block: Element | null = text.parentElement;
        while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
        const start = block ? block.getBoundingClientRect().left : 0;
        const padding = block ? Number.parseFloat(getComputedStyle(block).paddingInlineStart) : 0;
        // Nothing but a space fits before it.
        if (first.left - start - padding < 8) broken.push(text.data);
      } else if (new Set(rows.map(({ top }) => Math.round(top))).size > 1) broken.push(words);
    }
  }
  return { broken, dots };
}
