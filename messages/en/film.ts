import { messages } from '../messages.ts';

export const film = messages('film', {
  /** The button on a film; its title and its size stand in the text of its page. */
  play: 'Play the film',
});
