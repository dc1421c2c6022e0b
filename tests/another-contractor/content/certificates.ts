import type { About } from '../../../content/schema.ts';

export const certificates: About['certifications']['items'] = [];
