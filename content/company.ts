import type { Company } from './schema.ts';

export const company: Company = {
  name: 'Oakhand Home Repair',
  shortName: 'Oakhand',
  slogan: 'One Call Does it All',
  phone: '(914) 555-0142',
  emergencyPhone: '(914) 555-0199',
  email: 'office@oakhand.example',
  mailFrom: 'estimates@oakhand.example',
  address: {
    street: '1 Carpenter’s Row',
    city: 'Yorktown Heights',
    state: 'NY',
    zip: '10598',
    latitude: 41.2709,
    longitude: -73.7776,
  },
  parent: { name: 'Oakhand Carpentry', url: 'https://carpentry.oakhand.example', founded: 1994 },
  founded: 2008,
  foundedStory:
    'Oakhand Carpentry was founded in 1994; its home repair division, Oakhand Home Repair, followed in 2008.',
  experience: '25+',
  licences: [
    { area: 'Westchester', number: 'WC-00000-H00' },
    { area: 'Putnam', number: 'PC-0000' },
    { area: 'Connecticut', number: 'HIC.0000000' },
  ],
  areasServed: ['New York City', 'Westchester County', 'Putnam County', 'Fairfield County, Connecticut'],
  timeZone: 'America/New_York',
  profiles: [
    { name: 'Facebook', icon: 'social-facebook', url: 'https://social.oakhand.example/facebook' },
    { name: 'Instagram', icon: 'social-instagram', url: 'https://social.oakhand.example/instagram' },
    { name: 'YouTube', icon: 'social-youtube', url: 'https://social.oakhand.example/youtube' },
  ],
};
