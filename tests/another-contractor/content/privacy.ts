/** The program's own notice has no names and is true of this site too. */
export { privacy } from '../../../content/privacy.ts';
