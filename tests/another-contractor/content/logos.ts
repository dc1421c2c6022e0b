import type { Logo, Seal } from '../../../content/schema.ts';

export const partners: Logo[] = [];
export const windowPartner = undefined;
export const licences: Seal[] = [];
export const awards: Seal[] = [];
