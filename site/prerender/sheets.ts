import type { ServiceSheet } from '../../content/schema.ts';
import { byName } from '../by-name.ts';

/** Every service's sheet, by the name of its file. Only for the build: a page brings its own sheet and no other. */
export const sheets = byName(
  import.meta.glob<ServiceSheet>('../../content/sheets/*.ts', { import: 'sheet', eager: true }),
);
