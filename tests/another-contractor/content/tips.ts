import type { Tips } from '../../../content/schema.ts';

export const tips: Tips = {
  title: 'Tips & Ideas',
  lead: 'What we tell people at the kitchen table.',
  wall: {
    title: 'A wall in section',
    scale: 'Not to scale.',
    parts: ['Siding', 'Paper', 'Sheathing', 'Insulation', 'Plaster', 'Base', 'Joist', 'Sill', 'Foundation'],
  },
  articles: [
    {
      title: 'A short guide to selling your home',
      text: 'Twelve things to do before the sign goes up. Tick them off as you go.',
      link: { text: 'Read the guide', to: '/ultimate-guide-to-selling-your-home' },
    },
  ],
  small: {
    title: '{Tips} for this weekend',
    items: [
      {
        title: 'Write down the color',
        text: 'Maker, color and sheen, in pencil on the top edge of the door. The can will be gone before the paint is.',
      },
      {
        title: 'Look up after rain',
        text: 'Walk through the top floor with a flashlight after a hard rain. A faint ring on the ceiling is cheaper to follow up now than in March.',
      },
    ],
  },
  categories: { title: 'By subject', links: [{ text: 'Painting', to: '/service/painting' }] },
};
