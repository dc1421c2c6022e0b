import type { PageWords } from '../../../content/schema.ts';

export const pages = {
  home: {
    menu: 'Home',
    title: 'home',
    shareTitle: 'Small jobs, done properly',
    description:
      'Painting, drywall, floors, tile and porches from Two Harbors to Duluth: one carpenter looks, writes the price and does the work.',
  },
  about: {
    menu: 'About',
    title: 'About Us | Bramblewick Renovation, Two Harbors, MN',
    shareTitle: 'About Us',
    description:
      'Two carpenters and a painter in Two Harbors, Minnesota: who we are, and how we work in your house.',
  },
  contact: {
    menu: 'Contact',
    title: 'contact',
    shareTitle: 'Contact Us',
    description:
      'Write to us or call. The same number is answered in the daytime and, for water damage, at night.',
  },
  contactSent: {
    title: 'Message sent',
    description: 'Your message is with us. We read it and call or write to you in office hours.',
  },
  estimate: {
    title: 'Get a Free Estimate',
    description:
      'Tell us in a few lines what needs doing. We call in office hours, and the estimate is free.',
  },
  estimateSent: {
    title: 'Estimate request sent',
    description: 'Your estimate request is with us. We call or write to you in office hours.',
  },
  testimonials: {
    menu: 'Testimonials',
    title: 'Testimonials | Bramblewick Renovation',
    shareTitle: 'Testimonials',
    description:
      'What customers between Two Harbors and Duluth told us about our work, with the month they told us.',
  },
  services: {
    menu: 'Services',
    title: 'Home repair services in Two Harbors and Duluth',
    shareTitle: 'Services',
    description:
      'The {services} kinds of work that we do ourselves, from a sticking door to a new porch, with a page about each.',
  },
  tips: {
    menu: 'Tips & Ideas',
    title: 'Tips & Ideas | Bramblewick Renovation',
    shareTitle: 'Tips & Ideas',
    description:
      'Two small jobs that you can do yourself on a Saturday, and a short guide to selling your home.',
  },
  guide: {
    name: 'Selling',
    title: 'A short guide to selling your home',
    description:
      'Twelve things to do before the sign goes up, outside and inside, and what to leave as it is.',
  },
  privacy: {
    title: 'Privacy notice | Bramblewick Renovation',
    shareTitle: 'Privacy notice',
    description:
      'What this website stores when you send a form, for how long, who sees it, and how to have it deleted.',
  },
  accessibility: {
    title: 'Accessibility | Bramblewick Renovation',
    shareTitle: 'Accessibility',
    description:
      'What a program has tested on this website, what it has not, and how to tell us what is in your way.',
  },
  commercial: undefined,
  notFound: {
    title: 'Page not found',
    description:
      'There is no page at this address. Here are the ways to our services, the estimate form and the phone.',
  },
} satisfies Record<string, PageWords | undefined>;
