const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** "$1,200", "$1,200.50". */
export function formatCents(cents: number): string {
  return DOLLARS.format(cents / 100);
}

/** In cents: what the databases take as an integer. */
const LARGEST = 20_000_000_00;

/** The cents in "1200", "$1,200" or "1200.50"; undefined for anything else, and for more than any house costs. */
export function parseAmount(typed: string): number | undefined {
  const [, dollars, cents = ''] = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  if (dollars === undefined) return undefined;
  const amount = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  return amount <= LARGEST ? amount : undefined;
}
