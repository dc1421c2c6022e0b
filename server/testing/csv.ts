/** The cells of each line, as RFC 4180 has it and as spreadsheets read it. */
export function readCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  for (const [, quoted, plain, end] of csv
    .replace(/^\ufeff/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(cells);
    cells = [];
  }
  return rows;
}
