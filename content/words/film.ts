/** The button on a film; its title and its size stand in the text of its page. */
export const play = 'Play the film';
