/** The notice that comes with the program names nobody and is true of this site too, so it is taken as it is. */
export { privacy } from '../../../content/privacy.ts';
