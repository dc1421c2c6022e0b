import type { Job } from '../../../contract/content/schema.ts';

/** "$5,500–$11,000", or how the job is priced. */
export function priceOf({ price, priced }: Pick<Job, 'price' | 'priced'>): string | undefined {
  return price ? inDollars(price) : priced;
}

/** "$450" where both ends are the same. */
export function inDollars(price: readonly number[], dash = '–'): string {
  return [...new Set(price.map(dollars))].join(dash);
}

/** "$5,500". By hand: the browser's own number formats cost a phone more than the rest of the table. */
export function dollars(amount: number): string {
  return `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
