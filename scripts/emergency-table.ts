import type { Plugin } from 'vite';
import { TABLE } from '../contract/emergency/table.ts';

/** Puts the table of the words for emergencies in the place of what makes it, which a browser need not download. */
export const emergencyTable: Plugin = {
  name: 'emergency-table',
  apply: 'build',
  transform: {
    filter: { id: /\/contract\/emergency\/table\.ts$/ },
    handler: () => `export const TABLE = ${JSON.stringify(TABLE)};`,
  },
};
