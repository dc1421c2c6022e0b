import type { Tips } from './schema.ts';

export const tips: Tips = {
  title: 'Tips & Ideas',
  lead: 'The advice we give customers at the kitchen table. Use it with us, with another contractor or on your own some Saturday.',
  wall: {
    title: 'The foot of an outside wall, cut open',
    scale: 'Not to scale. Section.',
    parts: [
      'Clapboards',
      'House wrap',
      'Sheathing',
      'Insulation, kraft-faced',
      'Drywall, painted',
      'Baseboard',
      'Floor joist',
      'Sill plate, bolted down',
      'Foundation',
    ],
  },
  articles: [
    {
      title: 'The ultimate guide to selling your home',
      text: 'One checklist for thirty days and eight parts of the house. Check things off, print it or add it to your calendar, and see which repairs to skip.',
      link: { text: 'Read the guide', to: '/ultimate-guide-to-selling-your-home' },
    },
  ],
  small: {
    title: '{Tips} jobs for this weekend',
    items: [
      {
        title: 'Test your GFCI outlets',
        text: 'Once a month, plug in a lamp and press Test. The lamp should go off, then come back on when you press Reset. An outlet that won’t trip still has power but no longer protects you.',
      },
      {
        title: 'Exercise the main valve',
        text: 'Close it and open it again once a year, gently and by hand. If it’s stiff, stop. Forcing an old valve can break it, so have a plumber free or replace it. Hang a tag on it while you’re there.',
      },
      {
        title: 'Write down the paint color',
        text: 'Put the brand, color, sheen and year on the top edge of the door, in pencil. By the time the wall needs a touch-up, the can may be gone.',
      },
      {
        title: 'Check the dates on your alarms',
        text: 'Replace a smoke alarm ten years after the date on its back, even if the test button works. Carbon monoxide alarms last five to ten; check theirs too. If one sounds, get everyone out and call 911 from outside before you call anyone else. Stay out until responders say it’s safe.',
      },
      {
        title: 'Measure the way in',
        text: 'Before you order a refrigerator, measure every door and every turn between the street and the kitchen. The tightest spot is often on the way.',
      },
      {
        title: 'Leave a swollen door alone',
        text: 'A door that sticks only in August is probably swollen. Plane it now and it may rattle all winter. Mark where it rubs, and look again after a dry week in October.',
      },
      {
        title: 'Clean the dryer duct',
        text: 'If clothes need two cycles, the duct is probably clogged, and lint burns. Once a year, unplug an electric dryer, pull it out, and vacuum the duct and the hood outside. Don’t move a gas dryer: that can strain its connector. Have that duct cleaned.',
      },
      {
        title: 'Keep a list',
        text: 'Write down anything loose, stuck, dripping or burned out, and keep the list on the refrigerator. Ten small jobs cost less in one visit than in three, because there’s only one trip.',
      },
    ],
  },
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
