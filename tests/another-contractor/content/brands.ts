import type { Logo } from '../../../content/schema.ts';

export const brands: Logo[] = [];
