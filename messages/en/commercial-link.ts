import { messages } from '../messages.ts';

export const commercialLink = messages('commercialLink', {
  /** The line that leads those who look after property by trade to their page, and the words in it that are the link. */
  before: 'Agent, manager, shop or office?',
  link: 'Closing soon? How we work with you',
});
