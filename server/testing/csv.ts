/**
 * Parses CSV like a spreadsheet that splits at any of these separators: quotes count only at the start of a cell, and text
 * after the closing quote belongs to the cell.
 */
export function readCsv(csv: string, separators = ','): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let isFresh = true;
  const text = csv.replace(/^\ufeff/, '');
  const endCell = () => {
    cells.push(cell);
    cell = '';
    isFresh = true;
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') cell += text[++at];
      else isQuoted = false;
    } else if (letter === '"' && isFresh) {
      isQuoted = true;
      isFresh = false;
    } else if (separators.includes(letter)) {
      endCell();
    } else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[at + 1] === '\n') at++;
      endCell();
      rows.push(cells);
      cells = [];
    } else {
      cell += letter;
      isFresh = false;
    }
  }
  return rows;
}
