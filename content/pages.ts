import type { PageWords } from './schema.ts';

/** Titles quoted in the specification ("home", "contact", "Get a Free Estimate") stay as they are. */
export const pages = {
  home: {
    title: 'home',
    shareTitle: 'One Call Does it All',
    description:
      'Home repair, maintenance and remodeling in New York City, Westchester, Putnam and Fairfield. One call does it all, with a 24/7 emergency line and free estimates.',
  },
  about: {
    title: 'About Us',
    description:
      'A home repair company that grew out of a carpentry shop in Yorktown Heights: who we are, what we are certified in and why 1994 and 2008 are both true.',
  },
  contact: {
    title: 'contact',
    shareTitle: 'Contact Us',
    description:
      'Write to us, call or come by: our address, phone and e-mail, and where we work. The emergency line is answered day and night.',
  },
  contactSent: {
    title: 'Message sent',
    description: 'Your message is with us. Here is what happens next.',
  },
  estimate: {
    title: 'Get a Free Estimate',
    description:
      'Tell us in a few lines what needs doing. We answer within one working day, and the estimate costs nothing.',
  },
  estimateSent: {
    title: 'Estimate request sent',
    description: 'Your request is with us. Here is what happens next.',
  },
  testimonials: {
    title: 'Testimonials',
    description: 'What homeowners in Westchester, Putnam and Fairfield say about the work after it was done.',
  },
  services: {
    title: 'Services',
    description:
      'All fifteen kinds of work that we do, from a sticking door to a new deck, with a page of plain facts about each.',
  },
  tips: {
    title: 'Tips & Ideas',
    description: 'Guides for homeowners, written by the people who do the work.',
  },
  guide: {
    title: 'The ultimate guide to selling your home',
    description:
      'A 30-day checklist, room by room: what to repair, what to leave alone and which upgrades pay before a sale.',
  },
  notFound: {
    title: 'Page not found',
    description: 'This page does not exist. Here is the way back.',
  },
} satisfies Record<string, PageWords>;
