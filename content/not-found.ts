import type { NotFoundWords } from './schema.ts';

export const notFoundWords: NotFoundWords = {
  title: 'Oops!',
  text: "Sorry, that page doesn't exist.",
  home: 'Go to the home page',
  links: [
    { text: 'Home', to: '/' },
    { text: 'Services', to: '/services' },
    { text: 'About', to: '/about' },
    { text: 'Contact', to: '/contact' },
    { text: 'Tips & Ideas', to: '/tips' },
    { text: 'Testimonials', to: '/testimonials' },
    { text: 'Get a Free Estimate', to: '/estimate' },
  ],
  drawing: {
    label: 'this page',
    alt: 'Cutaway of a house with dashed outlines where a window and a door should be',
  },
  motto: 'The Home of the One\u00a0Call Does it All...',
  button: 'Get an Estimate',
  external: 'For carpentry, from the company we’re a division of. Opens {site}.',
  clients: 'Clients',
};
