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
  small: {
    title: '{Tips} for this weekend',
    items: [
      {
        title: 'Press every test button',
        text: 'A GFCI outlet has one. Press it once a month: the lamp that is plugged in there must go out. An outlet that will not trip no longer protects you, though it still gives power.',
      },
      {
        title: 'Turn the main valve',
        text: 'Close it and open it again once a year, by hand and gently. If it is stiff, stop: an old valve that is forced can break, and a plumber should free or replace it. Hang a tag on it while you are there.',
      },
      {
        title: 'Write down the color',
        text: 'Maker, color, sheen and year, in pencil on the top edge of the door. In six years the can is gone, and the wall still needs that color.',
      },
      {
        title: 'Read the back of the smoke alarm',
        text: 'Ten years after the date that is printed there it is worn out, whatever its test button says. Alarms for carbon monoxide last five to ten; theirs is printed too. When one sounds, everyone goes out, and you call 911 from outside before you call anyone else. Stay out until responders say that you may go back.',
      },
      {
        title: 'Measure the way, not the gap',
        text: 'Before you order a refrigerator, measure each door and each turn between the street and the kitchen. The place where it will stand is seldom the narrowest.',
      },
      {
        title: 'Leave a swollen door alone',
        text: 'One that sticks only in August is not crooked. Planed then, it rattles all winter. Mark where it rubs, and look again after a dry week in October.',
      },
      {
        title: 'Empty the dryer’s duct',
        text: 'If clothes need two cycles, the duct is probably clogged, and lint burns. Once a year unplug the machine, pull it out, and vacuum the hose and the hood outside. A gas dryer stays where it is: moving it can strain its connector, so have that one cleaned.',
      },
      {
        title: 'Keep a list',
        text: 'On the refrigerator, for all that is loose, stuck, dripping or dark. Ten small things in one visit cost less than in three: the drive to you is the same each time.',
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
