import { messages } from '../messages.ts';

export const textPage = messages('textPage', {
  /** Above the list of a text's sections. */
  contents: 'On this sheet',
});
