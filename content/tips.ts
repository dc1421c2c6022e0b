import type { Tips } from './schema.ts';

export const tips: Tips = {
  title: 'Tips & Ideas',
  lead: 'What we tell our customers at the kitchen table, written down. Use it with us, with another contractor, or on your own on a Saturday.',
  articles: [
    {
      title: 'The ultimate guide to selling your home',
      text: 'Thirty days, eight parts of the house, one checklist that you can tick, print or put in your calendar. It also says which repairs to leave alone.',
      link: { text: 'Read the guide', to: '/ultimate-guide-to-selling-your-home' },
    },
  ],
  categories: {
    title: 'By subject',
    links: [
      { text: 'Service & Repairs', to: '/service/maintenance' },
      { text: 'Electrical', to: '/service/mechanical-repairs' },
      { text: 'Plumbing', to: '/service/mechanical-repairs' },
      { text: 'Painting', to: '/service/painting' },
      { text: 'Safety & Mobility', to: '/service/safety-and-mobility' },
      { text: 'Installation', to: '/service/installation' },
      { text: 'Carpentry', to: '/service/carpentry' },
    ],
  },
};
