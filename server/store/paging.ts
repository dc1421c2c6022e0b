/**
 * Everything that `read` finds, a page at a time. It is told the last of the page before, and answers `size` rows while
 * there are more: no question about many leads may need all of them in memory.
 */
export async function* eachPage<Row>(
  size: number,
  read: (after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after: Row | undefined; ; ) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    after = rows.at(-1);
  }
}
