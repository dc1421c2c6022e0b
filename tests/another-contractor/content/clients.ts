import type { Logo } from '../../../content/schema.ts';

export const clients: Logo[] = [];
