import type { PageWords } from './schema.ts';

/** Titles quoted in the specification ("home", "contact", "Get a Free Estimate") stay as they are. */
export const pages = {
  home: {
    menu: 'Home',
    title: 'home',
    shareTitle: 'One Call Does it All',
    description:
      'Home repair, maintenance and remodeling in Westchester, Putnam, Fairfield and New York City. One call does it all: free estimates and a 24/7 emergency line.',
  },
  about: {
    menu: 'About',
    title: 'About Us | Oakhand Home Repair, Yorktown Heights, NY',
    shareTitle: 'About Us',
    description:
      'A home repair company that grew out of a carpentry shop in Yorktown Heights: who we are, what we are certified in and why 1994 and 2008 are both true.',
  },
  contact: {
    menu: 'Contact',
    title: 'contact',
    shareTitle: 'Contact Us',
    description:
      'Write to us or call; if you want to see the showroom, please call first. The emergency line is answered day and night.',
  },
  contactSent: {
    title: 'Message sent',
    description: 'Your message is with us. We read it and call or write to you within one working day.',
  },
  estimate: {
    title: 'Get a Free Estimate',
    description:
      'Tell us in a few lines what needs doing. We answer within one working day, and the estimate for planned work is free.',
  },
  estimateSent: {
    title: 'Estimate request sent',
    description: 'Your estimate request is with us. You hear from a person within one working day.',
  },
  testimonials: {
    menu: 'Testimonials',
    title: 'Testimonials | Oakhand Home Repair',
    shareTitle: 'Testimonials',
    description:
      'What some customers in Westchester, Putnam, Fairfield and New York City told us about our work, with the month they told us.',
  },
  services: {
    menu: 'Services',
    title: 'Home repair services in Westchester, Putnam and Fairfield',
    shareTitle: 'Services',
    description:
      'All {services} kinds of work that we do, from a sticking door to a new deck, with a page of plain facts about each.',
  },
  tips: {
    menu: 'Tips & Ideas',
    title: 'Tips & Ideas | Oakhand Home Repair',
    shareTitle: 'Tips & Ideas',
    description:
      'Eight small jobs for a weekend and a guide to selling your home: what homeowners can do themselves, and when to call someone.',
  },
  guide: {
    title: 'The ultimate guide to selling your home',
    description:
      'A 30-day checklist, room by room: what to repair, what to leave alone and where buyers look.',
  },
  privacy: {
    title: 'Privacy notice | Oakhand Home Repair',
    shareTitle: 'Privacy notice',
    description:
      'What this website stores when you send a form, for how long, who sees it, and how to have it shown, corrected or deleted.',
  },
  notFound: {
    title: 'Page not found',
    description:
      'There is no page at this address. Here are the ways to our services, the estimate form and the phone.',
  },
} satisfies Record<string, PageWords>;
