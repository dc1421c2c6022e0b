import type { Logo } from '../../../content/schema.ts';

export const partners: Logo[] = [];
export const windowPartner = undefined;
export const licences: Logo[] = [];
export const awards: Logo[] = [];
