import { messages } from '../messages.ts';

export const commercialLink = messages('commercialLink', {
  /** The line that leads those who look after property by trade to their page, and the words in it that are the link. */
  before: 'Agent with a closing soon? Manager, shop or office?',
  link: 'How we work with you',
});
