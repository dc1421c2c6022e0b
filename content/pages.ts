import type { PageWords } from './schema.ts';

/** Titles quoted in the specification ("home", "contact", "Get a Free Estimate") stay as they are. */
export const pages = {
  home: {
    menu: 'Home',
    title: 'home',
    shareTitle: 'One Call Does it All',
    description:
      'Home repair, maintenance and remodeling in Westchester, Putnam, Fairfield and New York City. Free estimates for planned work and a 24/7 emergency line.',
  },
  about: {
    menu: 'About',
    title: 'About Us | Oakhand Home Repair, Yorktown Heights, NY',
    shareTitle: 'About Us',
    description:
      'How a Yorktown Heights carpentry shop, founded in 1994, became a home repair company in 2008. Our story, our certifications and our showroom.',
  },
  contact: {
    menu: 'Contact',
    title: 'contact',
    shareTitle: 'Contact Us',
    description:
      'Call or send us a message. To see the showroom, please call first. The emergency line is answered day and night.',
  },
  contactSent: {
    title: 'Message sent',
    description: 'We have your message. We’ll read it and call or write to you during office hours.',
  },
  estimate: {
    title: 'Get a Free Estimate',
    description:
      'Tell us in a few lines what you need done. We’ll answer during office hours, and estimates for planned work are free.',
  },
  estimateSent: {
    title: 'Estimate request sent',
    description: 'We have your estimate request. A person will call or write to you during office hours.',
  },
  testimonials: {
    menu: 'Testimonials',
    title: 'Testimonials | Oakhand Home Repair',
    shareTitle: 'Testimonials',
    description:
      'What some customers in Westchester, Putnam, Fairfield and New York City told us about our work, with the month of each quote.',
  },
  services: {
    menu: 'Services',
    title: 'Home repair services in Westchester, Putnam and Fairfield',
    shareTitle: 'Services',
    description:
      'All {services} services, from a sticking door to a new deck: how we do the work, what raises the price and when to call.',
  },
  tips: {
    menu: 'Tips & Ideas',
    title: 'Tips & Ideas | Oakhand Home Repair',
    shareTitle: 'Tips & Ideas',
    description:
      'Eight small jobs for a weekend and a guide to selling your home: what you can do yourself and when to call for help.',
  },
  guide: {
    name: 'Selling your home',
    title: 'The ultimate guide to selling your home',
    description:
      'A 30-day checklist, room by room, for selling a home: what to repair, what to leave alone and where buyers look.',
  },
  privacy: {
    title: 'Privacy notice | Oakhand Home Repair',
    shareTitle: 'Privacy notice',
    description:
      'What this website stores when you send a form, for how long, who sees it, and how to see, correct or delete it.',
  },
  accessibility: {
    title: 'Accessibility | Oakhand Home Repair',
    shareTitle: 'Accessibility',
    description:
      'How this website is tested by keyboard, in narrow windows and in both color themes, what is still missing, and how to tell us.',
  },
  /** `undefined`, as `commercial.ts` is, where you have no such page. */
  commercial: {
    name: 'Agents & managers',
    title: 'Repairs for agents, managers and shops | Oakhand Home Repair',
    shareTitle: 'For agents, managers, shops and offices',
    description:
      'Repairs for real estate agents, landlords, property managers, shops and offices: one contact, proof of insurance, a report with photos.',
  } satisfies PageWords as PageWords | undefined,
  notFound: {
    title: 'Page not found',
    description:
      'There’s no page at this address. From here you can reach our services, the estimate form and our phone.',
  },
} satisfies Record<string, PageWords | undefined>;
