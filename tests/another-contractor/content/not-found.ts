import type { NotFoundWords } from '../../../content/schema.ts';

export const notFoundWords: NotFoundWords = {
  title: 'No such page',
  text: 'The address may be old or misspelled.',
  home: 'Go to the home page',
  links: [
    { text: 'Services', to: '/services' },
    { text: 'Contact', to: '/contact' },
  ],
  drawing: {
    label: 'this page',
    alt: 'The house in section; dashed outlines stand where a window and a door should be',
  },
  motto: 'Small jobs, done properly',
  button: 'Get an Estimate',
  external: 'Opens {site}',
  clients: 'Clients',
};
