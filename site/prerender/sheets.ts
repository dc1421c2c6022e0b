import type { ServiceSheet } from '../../content/schema.ts';
import { byName } from '../by-name.ts';
import { details } from '../drawings/details/details.ts';

/** Every service's sheet, by the name of its file. Only for the build: a page brings its own sheet and no other. */
export const sheets = byName(
  import.meta.glob<ServiceSheet>('../../content/sheets/*.ts', { import: 'sheet', eager: true }),
);

/** Throws where a sheet asks for a detail that is not drawn, or names other parts than the drawing points to. */
export function checkDetails(): void {
  for (const [name, { detail }] of sheets) {
    if (!detail) continue;
    const drawn = details[detail.drawing];
    if (!drawn) {
      const known = Object.keys(details).join(', ');
      throw new Error(
        `content/sheets/${name}.ts shows the detail ${detail.drawing}, and there are: ${known}`,
      );
    }
    const [parts, labels] = [Object.keys(drawn.parts), Object.keys(detail.labels)].map(String);
    if (parts !== labels) {
      throw new Error(
        `content/sheets/${name}.ts has the labels ${labels}; ${detail.drawing} points to ${parts}`,
      );
    }
  }
}
