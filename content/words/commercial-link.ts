/** The line that leads those who look after property by trade to their page, and the words in it that are the link. */
export const before = 'Agent, property manager, shop or office?';
export const link = 'How we work with you';
