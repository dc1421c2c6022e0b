import { certificates } from './certificates.ts';
import shop from './photos/banner-parent.jpg?photo';
import showroom from './photos/showroom.jpg?photo';
import type { About } from './schema.ts';

export const about: About = {
  title: 'About Us',
  lead: 'A home repair company that grew out of a carpentry shop, and still walks over to borrow its bench.',
  story: {
    mark: 'The story',
    title: 'Two dates, one door',
    remark: '{parent} to {founded} to today',
    photo: shop,
    paragraphs: [
      'Oakhand Carpentry began in 1994 with two carpenters, one table saw and a rented shop in Yorktown Heights. They built kitchens, stairs and porches, and the next job was usually a few doors down from the last one.',
      'A customer whose kitchen was finished would call again about something else: first a gutter, then a drain, then a boiler that knocked at night. For years the shop passed those calls on to firms it knew.',
      'In 2008 it began to take those calls. Oakhand Home Repair became a division of the shop, with its own vans, its own crews and a phone that is answered day and night. Where a job needs a licensed trade, we schedule one. So both dates that you find on this site are true: the carpentry dates from 1994, the home repair from 2008.',
      'The two still share a roof, and that helps you in small ways. When a porch needs a baluster that is no longer made, the repair crew brings a sound one to the shop as a pattern, and the new ones are made from it.',
      'Today there are 25+ years of experience behind the name. We work in New York City, Westchester, Putnam County and Fairfield County, Connecticut, and we are licensed and insured in Westchester, Putnam and Connecticut. In Connecticut we are registered as a home improvement contractor. Those numbers, New York City’s license and the EPA number are at the foot of every page and every email. The electricians, plumbers and heating mechanics we schedule hold licenses of their own.',
    ],
  },
  certifications: {
    mark: 'The certificates',
    title: 'What we are certified in',
    text: 'A maker’s certificate means that the maker has trained the people who install its product. Ask to see the certificate and, before you sign, both warranties: the maker’s and ours.',
    items: certificates,
  },
  motto: {
    title: 'One Call Does it All',
    text: 'It means that you explain the problem once. The person who comes to measure writes the estimate, and the crew that arrives has read it. If the wall behind the leaking pipe needs a carpenter, a taper and a painter, we bring them in that order, and you do not have to introduce them to one another. If we don’t do it, we’ll say so and tell you whom we’d call.',
  },
  reviews: {
    mark: 'The neighbors',
    title: 'What people say',
    remark: 'some of our customers, and when',
    label: 'Customer reviews',
  },
  showroom: {
    mark: 'The showroom',
    title: 'The showroom in Yorktown Heights',
    text: 'Come and put your hands on things. There are windows and doors to open and close, corner sections sawn through so that you can see what is inside a frame, a skylight with its flashing laid out piece by piece, and deck boards that have lain outdoors so that you can see how they age. Cabinet doors, tile and flooring samples go home with you for a few days, because color is decided in your light and not in ours. There is also an album of custom kitchens and bathrooms, over ten years of them. Call first, so that someone has time for you.',
    photo: showroom,
  },
  parent: {
    title: 'The shop next door',
    text: 'Oakhand Carpentry builds what we install: stairs, built-ins, kitchens, porch parts. It has a site of its own.',
    links: ['Visit Oakhand Carpentry', 'See what the shop builds'],
  },
};
