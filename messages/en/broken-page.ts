import { messages } from '../messages.ts';

export const brokenPage = messages('brokenPage', {
  /** Stands where a page broke; it is true only of a fault of ours. `{again}` is the link, `{phone}` the office number. */
  title: 'Sorry, this page broke',
  text: '{again}. If it breaks again, call {phone} and we’ll help you with whatever you came for. The error has been reported to us.',

  /** The words of the link that loads the page again. */
  again: 'Reload the page',

  /** The title in the browser's tab where not even the frame of the page is left; `{company}` is our name. */
  tab: 'This page broke - {company}',
});
