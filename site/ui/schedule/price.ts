import type { Job } from '../../../contract/content/schema.ts';

/** "$5,500–$11,000", or how the job is priced. */
export function priceOf({ price, priced }: Pick<Job, 'price' | 'priced'>): string | undefined {
  return price ? price.map(dollars).join('–') : priced;
}

/** "$5,500". By hand: the browser's own number formats cost a phone more than the rest of the table. */
export function dollars(amount: number): string {
  return `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
