import { certificates } from './certificates.ts';
import shop from './photos/banner-parent.jpg?photo';
import showroom from './photos/showroom.jpg?photo';
import type { About } from './schema.ts';

export const about: About = {
  title: 'About Us',
  lead: 'We’re a home repair company that grew out of a carpentry shop, and we still use its benches.',
  story: {
    mark: 'The story',
    title: 'From carpentry to home repair',
    years: '{years} years',
    today: 'today',
    photo: shop,
    paragraphs: [
      'Oakhand Carpentry began in 1994 with two carpenters, one table saw and a rented shop in Yorktown Heights. They built kitchens, stairs and porches.',
      'Kitchen customers called back about other things: a gutter, then a drain, then a boiler that banged at night.',
      'In 2008 it started taking those calls itself. Oakhand Home Repair became a division of the shop, with its own vans, its own crews and a phone answered day and night. That’s why you’ll see two dates on this site: 1994 for the carpentry, 2008 for home repair.',
      'The two still share a building. When a porch needs a baluster that’s no longer made, the repair crew takes a sound one to the shop, and the shop turns new ones to match.',
      'Today the name has 25+ years of experience behind it. We’re licensed in Westchester, Putnam and New York City, registered in Connecticut, and insured in all of them.',
    ],
  },
  crew: {
    mark: 'Who comes',
    title: 'The crew',
    text: 'Your contract names who’s in charge once work starts, and you can ask for anyone by name.',
    elevation: 'The crew in elevation, with their heights',
    height: '{feet}\u00A0ft. {inches}\u00A0in.',
    name: 'Name',
    trade: 'Trade',
    since: 'In trade since',
    credential: 'Credential',
    calledFor: 'Called for',
    measures: 'Measures and writes estimates',
    nights: 'Answers at night, and comes',
  },
  trades: {
    title: 'Licensed trades we schedule',
    text: 'Electrical, plumbing, gas and heating work is done by the firm that’s licensed where you live. Its license number is on your contract.',
    firm: 'Firm',
    licence: 'License',
    nights: 'Comes at night',
    allNights: 'All of them come at night.',
  },
  certifications: {
    mark: 'The certificates',
    title: 'Our certifications',
    text: 'A manufacturer certifies a company and trains its installers one by one. Ask to see the certificate, and ask to see both warranties before you sign: the manufacturer’s and ours. We’re an independent contractor; brand names belong to their owners.',
    items: certificates,
  },
  contract: {
    mark: 'The contract',
    title: 'What’s in our contract',
    text: 'These are the terms we work under{sample}. Your contract repeats them with your dates and your price. Oakhand Carpentry, Inc., doing business as Oakhand Home Repair, signs it and holds the licenses and the insurance.',
    licences: 'Licenses',
    towns: 'Towns we work in',
  },
  motto: {
    title: 'One Call Does it All',
    text: 'The person who measures writes the estimate, and the crew reads it before they come. If a leaking pipe has soaked a wall, the plumber comes first, then the carpenter, the taper and the painter. If we don’t do a kind of work, we’ll say so and tell you who we’d call.',
  },
  reviews: {
    mark: 'The neighbors',
    title: 'What some customers told us',
    lead: 'Picked from surveys and cards with five stars: not an average.',
    label: 'Customer reviews',
  },
  showroom: {
    mark: 'The showroom',
    title: 'The showroom in Yorktown Heights',
    text: 'Call ahead, then come try things out. Open the windows and doors, look at cutaway corners, see skylight flashing piece by piece, and compare weathered deck boards. Borrow samples of doors, tile and flooring to see them in your own light. See the album of our custom kitchens and bathrooms, over ten years’ worth.',
    photo: showroom,
  },
  parent: {
    title: 'Our carpentry shop',
    text: 'Oakhand Carpentry builds many of the stairs, built-ins, kitchens and porch parts we install.',
    links: ['Visit Oakhand Carpentry', 'See what the shop builds'],
  },
};
