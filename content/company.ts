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
  licences: [
    {
      title: 'Westchester license',
      number: 'SAMPLE-WC-00000',
      registry: 'https://consumer.westchestergov.com/trades/home-improvement-contractors',
      sample: true,
    },
    {
      title: 'Putnam license',
      number: 'SAMPLE-PC-0000',
      registry: 'https://www.putnamcountyny.com',
      sample: true,
    },
    {
      title: 'Connecticut registration',
      number: 'SAMPLE-HIC.0000000',
      registry: 'https://www.elicense.ct.gov/Lookup/LicenseLookup.aspx',
      sample: true,
    },
  ],
  otherLicences: [
    {
      title: 'New York City DCWP license',
      number: 'SAMPLE-0000000-DCA',
      registry: 'https://www.nyc.gov/dcwp',
      sample: true,
    },
    {
      title: 'EPA Lead-Safe Certified Firm',
      number: 'SAMPLE-NAT-F000000',
      registry: 'https://www.epa.gov/lead',
      sample: true,
    },
  ],
  areasServed: ['New York City', 'Westchester County', 'Putnam County', 'Fairfield County, Connecticut'],
  leftOut: { 'Westchester County': 'not Yonkers' },
  timeZone: 'America/New_York',
  profiles: [
    { name: 'Facebook', icon: 'social-facebook', url: 'https://social.oakhand.example/facebook' },
    { name: 'Instagram', icon: 'social-instagram', url: 'https://social.oakhand.example/instagram' },
    { name: 'YouTube', icon: 'social-youtube', url: 'https://social.oakhand.example/youtube' },
  ],
};
